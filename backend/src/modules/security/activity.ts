import type { OutputOf, getActivity } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { entriesAbout } from '../audit';

type Activity = OutputOf<typeof getActivity>;

type Entry = Activity['entries'][number];
type Details = Pick<Entry, 'method' | 'sessions' | 'last4'>;

const METHODS: Readonly<Record<NonNullable<Entry['method']>, string>> = {
  password: 'by password',
  code: 'by password and code',
  recovery_code: 'by password and recovery code',
  passkey: 'by passkey',
};

/** What an entry says beside its action, of all that it keeps. */
function getDetails(after: unknown): Details {
  const { method, sessions, last4 } = (after ?? {}) as { readonly [field: string]: unknown };
  return {
    ...(typeof method === 'string' && method in METHODS && { method: method as NonNullable<Entry['method']> }),
    ...(typeof sessions === 'number' && { sessions }),
    ...(typeof last4 === 'string' && last4 !== '' && { last4 }),
  };
}

/** The same in English, for programs. */
const getTexts = ({ method, sessions, last4 }: Details): string =>
  [
    method && METHODS[method],
    sessions !== undefined && (sessions === 1 ? '1 session' : `${sessions} sessions`),
    last4 !== undefined && `card ending in ${last4}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What was done with an account and its cards, from the audit log, the newest first. Names and orders have histories of their own. */
export async function listActivity(
  db: Db,
  customerId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<Activity> {
  const me = `customer:${customerId}`;
  const rows = await entriesAbout(db, me, before, limit + 1);
  const page = rows.slice(0, limit);
  return {
    entries: page.map(({ id, at, actor, action, after }) => ({
      id,
      at: at.toISOString(),
      by: actor === me ? 'you' : 'shop',
      action,
      what: getTexts(getDetails(after)),
      ...getDetails(after),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
