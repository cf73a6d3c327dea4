import type { DomainId } from '@storefront/shared/contract';
import { millisecondsInDay } from 'date-fns/constants';
import { sumMinor, toUnicode } from '@storefront/shared/domain';
import type { ListedPayment } from '../../ports/payment-provider';
import type { ListedName } from '../../ports/registrar';
import { isFinalState, type OrderRow } from '../orders';
import type { BookedSettings } from './compare-settings';

/** A difference between our records and another side's about one order or domain. */
export interface Difference {
  readonly books: 'payments' | 'names';
  /** `order:<id>`, `payment:<provider's id>` or a domain name. */
  readonly subject: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface FoundDifference extends Difference {
  /** Our row has changed since the other side was queried. */
  readonly hasJustChanged: boolean;
}

export type BookedOrder = Pick<OrderRow, 'id' | 'state' | 'captured' | 'refunded' | 'currency_code' | 'updated_at'>;

export interface BookedName extends BookedSettings {
  readonly id: DomainId;
  readonly expiry_date: Date;
}

/** Compares some of our orders with the provider's payments. Skips orders that still run. */
export function compareOrders(
  ours: readonly BookedOrder[],
  listed: readonly ListedPayment[],
  since: Date,
): FoundDifference[] {
  const byOrder = new Map<string, ListedPayment[]>();
  for (const payment of listed) byOrder.set(payment.orderId, [...(byOrder.get(payment.orderId) ?? []), payment]);
  return ours.flatMap((order) =>
    compareOrder(order, byOrder.get(order.id) ?? []).map((difference) => ({
      books: 'payments',
      subject: `order:${order.id}`,
      ...difference,
      hasJustChanged: order.updated_at > since,
    })),
  );
}

type Sides = Pick<Difference, 'ours' | 'theirs'>;

function compareOrder(order: BookedOrder, payments: readonly ListedPayment[]): Sides[] {
  const found: Sides[] = payments
    .slice(1)
    .map((payment) => ({ ours: 'one payment', theirs: `another one, ${payment.ref}` }));
  if (!isFinalState(order.state)) return found;
  const payment = payments.at(-1);
  const sums = (captured: number, refunded: number): string =>
    `${captured} ${order.currency_code} captured, ${refunded} refunded`;
  const ours = sums(order.captured, order.refunded);
  if (!payment) return order.captured > 0 ? [...found, { ours, theirs: 'no payment' }] : found;
  if (payment.status === 'authorised' || payment.status === 'requires_action')
    found.push({ ours: `ended as ${order.state}`, theirs: `money is still held (${payment.status})` });
  const returned = sumReturned(payment);
  if (payment.captured !== order.captured || returned !== order.refunded)
    found.push({ ours, theirs: sums(payment.captured, returned) });
  return found;
}

/** Returns what went back to the customer: refunds and lost disputes, capped at the captured amount as in our records. */
function sumReturned({ captured, refunded, disputes }: ListedPayment): number {
  const lost = sumMinor(disputes.filter(({ status }) => status === 'lost').map(({ amount }) => amount));
  return Math.min(captured, refunded + lost);
}

/** Finds payments at the provider for orders that we do not have. */
export const findStrayPayments = (
  listed: readonly Pick<ListedPayment, 'ref' | 'orderId' | 'status'>[],
  known: ReadonlySet<string>,
): FoundDifference[] =>
  listed
    .filter(({ orderId }) => !known.has(orderId))
    .map(({ ref, orderId, status }) => ({
      books: 'payments',
      subject: `payment:${ref}`,
      ours: 'no such order',
      theirs: `${status} for order ${orderId}`,
      hasJustChanged: false,
    }));

/**
 * Compares some domains in customers' lists with the registrar's.
 * @param moving domains in open orders
 */
export function compareNames(
  ours: readonly BookedName[],
  listed: readonly ListedName[],
  moving: ReadonlySet<string>,
  since: Date,
): FoundDifference[] {
  const theirs = new Map(listed.map(({ domain, expiresAt }) => [domain, expiresAt]));
  return ours.flatMap(({ name, expiry_date, updated_at }): FoundDifference[] => {
    if (moving.has(name)) return [];
    const about = { books: 'names', subject: toUnicode(name), hasJustChanged: updated_at > since } as const;
    const expiresAt = theirs.get(name);
    if (!expiresAt) return [{ ...about, ours: 'in a customer’s list', theirs: 'not held' }];
    // Terms are whole years, so a difference under a day is only one of precision.
    if (Math.abs(expiresAt.getTime() - expiry_date.getTime()) < millisecondsInDay) return [];
    return [{ ...about, ours: `until ${expiry_date.toISOString()}`, theirs: `until ${expiresAt.toISOString()}` }];
  });
}

/**
 * Finds domains at the registrar that no customer has.
 * @param ended when domains were last removed from a customer's list
 */
export const findStrayNames = (
  listed: readonly ListedName[],
  known: ReadonlySet<string>,
  ended: ReadonlyMap<string, Date>,
  since: Date,
): FoundDifference[] =>
  listed
    .filter(({ domain }) => !known.has(domain))
    .map(({ domain, expiresAt }) => {
      const endedAt = ended.get(domain);
      return {
        books: 'names',
        subject: toUnicode(domain),
        ours: 'in no customer’s list',
        theirs: `held until ${expiresAt.toISOString()}`,
        hasJustChanged: endedAt !== undefined && endedAt > since,
      };
    });

export const differenceText = ({ books, subject, ours, theirs }: Difference): string =>
  `${books} ${subject}: we have "${ours}", they have "${theirs}"`;
