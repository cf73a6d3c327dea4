import type { OutputOf, getActivity, CustomerId, StaffId } from '@storefront/shared/contract';
import { isRequestedByAnyone } from '../../core/audit-actions';
import { assertMinor, countryInSentence, toWire } from '@storefront/shared/domain';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { entriesAbout, findDomainsOfSubjects, findSignInCountries, findStaffNames } from '../audit';

type Activity = OutputOf<typeof getActivity>;

type Entry = Activity['entries'][number];
type Details = Pick<Entry, 'method' | 'country' | 'sessions' | 'last4' | 'api_key'>;

const METHODS: Readonly<Record<NonNullable<Entry['method']>, string>> = {
  password: 'by password',
  code: 'by password and code',
  recovery_code: 'by password and recovery code',
  passkey: 'by passkey',
};

/** Extracts the details of an entry that are shown. */
function getDetails(after: unknown, country: string | undefined): Details {
  const { method, sessions, last4, api_key } = (after ?? {}) as { readonly [field: string]: unknown };
  return {
    ...(typeof method === 'string' && method in METHODS && { method: method as NonNullable<Entry['method']> }),
    ...(country !== undefined && { country }),
    ...(typeof sessions === 'number' && { sessions }),
    ...(typeof last4 === 'string' && last4 !== '' && { last4 }),
    ...(typeof api_key === 'string' && { api_key }),
  };
}

/** Formats the details in English, for API clients. */
const getTexts = ({ method, country, sessions, last4, api_key }: Details): string =>
  [
    method && METHODS[method],
    country && `from ${countryInSentence(country, 'en')}`,
    sessions !== undefined && (sessions === 1 ? '1 session' : `${sessions} sessions`),
    last4 !== undefined && `card ending in ${last4}`,
    api_key !== undefined && `${api_key}…`,
  ]
    .filter(Boolean)
    .join(', ');

const refundOfOrder = z.object({
  order: z.string().brand<'OrderId', 'inout'>(),
  amount: z.number().transform(assertMinor),
  currency_code: z.string(),
});

/** Extracts order and amount from an entry about a refund. */
function findOrder(action: string, after: unknown): Pick<Entry, 'order'> {
  const refund = action.startsWith('customer.order_refund') ? refundOfOrder.safeParse(after).data : undefined;
  if (!refund) return {};
  const { order: id, amount, currency_code } = refund;
  return { order: { id, amount: toWire(amount, currency_code), currency_code } };
}

/** Actions for which the member of staff is named: support sessions, address corrections and removals. Others are shown as by the shop. */
const NAMED = /^customer\.(support|address_correct|factor)/;

/** Finds the staff who opened a correction, since it takes effect later without them. */
const findOpener = (after: unknown): string | undefined => {
  const { opened_by: id } = (after ?? {}) as { readonly opened_by?: unknown };
  return typeof id === 'string' ? id : undefined;
};

const findActing = ({
  actor,
  staffId,
  action,
  after,
}: {
  readonly actor: string;
  readonly staffId: StaffId | null;
  readonly action: string;
  readonly after: unknown;
}) => staffId ?? (NAMED.test(action) ? (findOpener(after) ?? actor.replace(/^staff:/, '')) : null);

/**
 * Lists audit entries about an account and its cards, and what support did for the customer, newest first. Domains and orders have
 * histories of their own.
 */
export async function listActivity(
  db: Db,
  customerId: CustomerId,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<Activity> {
  const me = `customer:${customerId}`;
  const rows = await entriesAbout(db, me, before, limit + 1);
  const page = rows.slice(0, limit);
  const names = await findStaffNames(db, page.map(findActing));
  const countries = await findSignInCountries(db, page);
  const domains = await findDomainsOfSubjects(
    db,
    page.map(({ subject }) => subject),
  );
  return {
    entries: page.map((row) => {
      const { id, at, actor, action, subject, after } = row;
      const staff = names.get(findActing(row) ?? '');
      const domain = domains.get(subject);
      const isAnonymous = isRequestedByAnyone(action);
      const details = getDetails(after, countries.get(id));
      return {
        id,
        at: at.toISOString(),
        by: actor === me && row.staffId === null && !isAnonymous ? 'you' : 'shop',
        ...(isAnonymous && { is_anonymous: true }),
        action,
        what: getTexts(details),
        ...details,
        ...(staff !== undefined && { staff }),
        ...(domain !== undefined && { domain }),
        ...findOrder(action, after),
      };
    }),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
