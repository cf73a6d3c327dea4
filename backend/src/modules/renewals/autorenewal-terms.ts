import { methodEnd, type Minor } from '@storefront/shared/domain';
import type { CustomerId } from '@storefront/shared/contract';
import { toMethodDetails } from '../../db/payment-method';
import type { Tx } from '../../db/client';
import type { payment_methods } from '../../db/schema';
import { type SellingDeps, isSaleCurrency, type SaleCurrency } from '../price-list';
import { findSoldName } from '../../core/catalog/catalog';
import type { PlaceOrderDeps } from '../checkout';
import { listMethods } from '../payment';
import { firstCharge, lastCharge, earliestChargeDate } from './autorenewal-plan';
import { type AutorenewalRow, findAutorenewal, saveAnnounced } from './queries';
import { priceRenewal, type HeldDomain, type PricedRenewal } from './renewal-order';

export type TermsDeps = Pick<
  PlaceOrderDeps,
  'config' | 'db' | 'clock' | 'registrar' | 'priceListCache' | 'availabilityCache'
> &
  Pick<SellingDeps, 'payment'>;

export type CardRow = typeof payment_methods.$inferSelect;

/** The terms of an automatic renewal as emailed to the customer, to which the shop is then bound. */
export interface Terms {
  readonly year: PricedRenewal;
  readonly chargeAt: Date;
  /** The amount announced before, if it was lower in the same currency. */
  readonly risenFrom: Minor | null;
  readonly card: CardRow | null;
  /** The row that the terms were computed from; null if there was none. */
  readonly seen: AutorenewalRow | null;
}

export function ownCurrency(
  { customer }: HeldDomain,
  { currencies }: Pick<SellingDeps['config'], 'currencies'>,
): SaleCurrency {
  const own = currencies.find((code) => code === customer.default_currency) ?? currencies[0];
  if (own === undefined) throw new Error('The shop sells in no currency');
  return own;
}

/** Returns the announced currency, or null if the shop no longer sells in it. */
export function announcedCurrency(
  { currency_code }: AutorenewalRow,
  { currencies }: Pick<SellingDeps['config'], 'currencies'>,
): SaleCurrency | null {
  return isSaleCurrency(currency_code) && currencies.includes(currency_code) ? currency_code : null;
}

/** Returns the customer's default card, which is the one charged. */
export async function defaultCard(deps: TermsDeps, customerId: CustomerId): Promise<CardRow | null> {
  const [first] = await listMethods(deps, customerId);
  return first?.is_default ? first : null;
}

/** Whether a card has expired: at the end of the month printed on it, in UTC. */
export function isExpired(card: CardRow, at: Date): boolean {
  const end = methodEnd(toMethodDetails(card));
  return end !== null && at >= end;
}

/**
 * Returns the terms to announce for a domain's automatic renewal now. `busy`: an attempt is in progress; null: there will be none, or its
 * price is unknown.
 */
export async function getTerms(deps: TermsDeps, held: HeldDomain): Promise<Terms | 'busy' | null> {
  const row = await findAutorenewal(deps.db, held.domain);
  if (row?.order_id) return 'busy';
  if (row?.next_at === null) return null;
  const now = deps.clock.now();
  const { expiry_date, name, customer_id } = held.domain;
  const currency = (row && announcedCurrency(row, deps.config)) ?? ownCurrency(held, deps.config);
  const year = await priceRenewal(deps, held, currency);
  // A restore fee is never charged automatically: the customer has to decide.
  if (!year || year.fee?.kind === 'restore') return null;
  const planned = row?.next_at ?? firstCharge(expiry_date, deps.config.autorenewDaysBefore, now);
  const announced = row?.currency_code === currency ? row.told_total : null;
  const chargeAt = new Date(
    Math.max(
      planned.getTime(),
      (announced !== null && year.total <= announced ? now : earliestChargeDate(now)).getTime(),
    ),
  );
  if (chargeAt > lastCharge(expiry_date, findSoldName(name)?.record.graceDays ?? 0)) return null;
  return {
    year,
    chargeAt,
    risenFrom: announced !== null && announced < year.total ? announced : null,
    card: await defaultCard(deps, customer_id),
    seen: row ?? null,
  };
}

/** Saves the terms, in the transaction that sends their email. @returns false if another process has announced or started one meanwhile */
export function saveTerms(
  tx: Tx,
  { domain }: HeldDomain,
  { year, chargeAt, seen }: Terms,
  now: Date,
): Promise<boolean> {
  const announced = { told_at: now, currency_code: year.currency, told_total: year.total, next_at: chargeAt };
  return saveAnnounced(tx, domain, announced, seen);
}
