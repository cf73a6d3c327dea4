import { millisecondsInDay } from 'date-fns/constants';
import type { OutputOf } from '@storefront/shared/contract';
import type { deskPartner, deskPartners, Partner } from '@storefront/shared/contract/desk';
import { toWire } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { countReferredCarts, listReferredOrders, sumReferredOrders, type Period } from './partner-queries';
import { showOrder, toPage, toPart } from './search';

type PartnerDeps = Pick<Deps, 'db' | 'config'>;

/** Days as they are asked for. */
interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The last day is included. */
const toPeriod = ({ from, until }: Days): Period => ({
  from: from === undefined ? null : new Date(from),
  before: until === undefined ? null : new Date(Date.parse(until) + millisecondsInDay),
});

const show = ({ id, name, key, origins }: PartnerDeps['config']['partners'][number]): Partner => ({
  id,
  name,
  key,
  origins: [...origins],
});

export function listPartners({ config }: Pick<PartnerDeps, 'config'>): OutputOf<typeof deskPartners> {
  return { partners: config.partners.map(show).sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}

/** A partner and what came of it in a period. @throws HttpError 404 */
export async function viewPartner(
  { db, config }: PartnerDeps,
  id: string,
  days: Days,
): Promise<OutputOf<typeof deskPartner>> {
  const partner = config.partners.find((one) => one.id === id);
  if (!partner) throw notFound('There is no such partner.', { code: 'desk_refused', params: { what: 'not_found' } });
  const period = toPeriod(days);
  const [totals, carts] = await Promise.all([sumReferredOrders(db, id, period), countReferredCarts(db, id, period)]);
  return {
    ...show(partner),
    totals: totals.map(({ currency_code: currency, captured, refunded, ...counts }) => ({
      currency_code: currency,
      ...counts,
      captured: toWire(captured, currency),
      refunded: toWire(refunded, currency),
    })),
    carts,
  };
}

export async function listPartnerOrders(
  { db }: Pick<PartnerDeps, 'db'>,
  id: string,
  { page, ...days }: Days & { readonly page: number },
) {
  const part = toPart(page);
  return toPage(await listReferredOrders(db, id, toPeriod(days), part), part, showOrder);
}
