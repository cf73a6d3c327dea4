import { millisecondsInDay } from 'date-fns/constants';
import type { OutputOf, PartnerId } from '@storefront/shared/contract';
import type { deskPartner, deskPartners, Partner, PartnerChange, PartnerState } from '@storefront/shared/contract/desk';
import { toWire } from '@storefront/shared/domain';
import type { ReadDb } from '../../db/client';
import type { Deps } from '../../deps';
import { isWorking, type Partner as KnownPartner } from '../../core/partners';
import { findStaffNames } from '../audit';
import { noSuchPartner } from '../partners';
import {
  countReferredCarts,
  listPartnerEntries,
  listReferredOrders,
  sumReferredOrders,
  type Period,
} from './partner-queries';
import { showOrder, toPage, toPart } from './search';

type PartnerDeps = Pick<Deps, 'clock' | 'partners'>;

/** Maximum number of changes shown per partner. */
const CHANGES = 50;

/** The first and last day of a period, as the request gives them. */
interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Converts days to a period that includes the last day. */
const toPeriod = ({ from, until }: Days): Period => ({
  from: from === undefined ? null : new Date(from),
  before: until === undefined ? null : new Date(Date.parse(until) + millisecondsInDay),
});

export const showPartner = ({ id, name, origins, keys, version, disabledAt }: KnownPartner, now: Date): Partner => ({
  id,
  name,
  origins: [...origins],
  keys: keys.map((key) => ({
    key: key.key,
    is_current: key.isCurrent,
    issued_at: key.issuedAt?.toISOString() ?? null,
    ends_at: key.endsAt?.toISOString() ?? null,
    is_working: isWorking(key, now),
  })),
  source: version === 0 ? 'settings' : 'desk',
  version,
  disabled_at: disabledAt?.toISOString() ?? null,
});

/** Includes the changes that other instances have made until now. */
export async function listPartners({ partners, clock }: PartnerDeps): Promise<OutputOf<typeof deskPartners>> {
  await partners.refresh();
  const shown = partners.list().map((partner) => showPartner(partner, clock.now()));
  return { partners: shown.sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)) };
}

/** Returns a partner with its changes and its referrals in a period. @param late database for late reads @throws HttpError 404 */
export async function viewPartner(
  { partners, clock }: PartnerDeps,
  late: ReadDb,
  id: PartnerId,
  days: Days,
): Promise<OutputOf<typeof deskPartner>> {
  await partners.refresh();
  const partner = partners.find(id);
  if (!partner) throw noSuchPartner();
  const period = toPeriod(days);
  const [totals, carts, changes] = await Promise.all([
    sumReferredOrders(late, id, period),
    countReferredCarts(late, id, period),
    listPartnerChanges(late, id),
  ]);
  return {
    ...showPartner(partner, clock.now()),
    changes,
    totals: totals.map(({ currency_code: currency, captured, refunded, ...counts }) => ({
      currency_code: currency,
      ...counts,
      captured: toWire(captured, currency),
      refunded: toWire(refunded, currency),
    })),
    carts,
  };
}

async function listPartnerChanges(db: ReadDb, id: PartnerId): Promise<PartnerChange[]> {
  const rows = await listPartnerEntries(db, id, CHANGES);
  const toStaffId = (actor: string): string => actor.slice('staff:'.length);
  const names = await findStaffNames(
    db,
    rows.map(({ actor }) => toStaffId(actor)),
  );
  return rows.map(({ id: entry, at, actor, action, before, after }) => ({
    id: String(entry),
    at: at.toISOString(),
    staff: names.get(toStaffId(actor)) ?? null,
    action,
    before: before as PartnerState | null,
    after: after as PartnerState,
  }));
}

export async function listPartnerOrders(
  db: ReadDb,
  id: PartnerId,
  { page, ...days }: Days & { readonly page: number },
) {
  const part = toPart(page);
  return toPage(await listReferredOrders(db, id, toPeriod(days), part), part, showOrder);
}
