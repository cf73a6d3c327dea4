import { millisecondsInDay } from 'date-fns/constants';
import { sumMinor, toUnicode } from '@storefront/shared/domain';
import type { ListedPayment } from '../../ports/payment-provider';
import type { ListedName } from '../../ports/registrar';
import type { Deps } from '../../deps';
import { isFinalState, type OrderRow } from '../orders';
import { changesUnderWay } from '../registrar-changes';
import { hasUnbookedReversals } from '../reversals';
import { compareSettings, withSettings } from './compare-settings';
import { domainBooks, movingNames, orderBooks } from './queries';

/** Where two books say different things about one order or one name. */
export interface Difference {
  readonly books: 'payments' | 'names';
  /** `order:<id>`, `payment:<provider's id>` or a domain name. */
  readonly subject: string;
  readonly ours: string;
  readonly theirs: string;
}

export interface Reconciliation {
  readonly at: Date;
  /** What was compared; null for a book that could not be read. */
  readonly payments: number | null;
  readonly names: number | null;
  /** Orders that still run: their money and names are on the move. */
  readonly underWay: number;
  readonly differences: readonly Difference[];
  /** Payments with refunds or disputes that the books of their orders do not have yet. */
  readonly unbooked: readonly ListedPayment[];
}

type ReconciliationContext = Pick<Deps, 'db' | 'clock' | 'payment' | 'registrar'>;
type Order = Pick<OrderRow, 'id' | 'state' | 'captured' | 'refunded' | 'currency_code'>;

/** Compares our books with those of the payment provider and the registrar. Changes nothing, hides nothing. */
export async function reconcile({ db, clock, payment, registrar }: ReconciliationContext): Promise<Reconciliation> {
  const readAt = clock.now();
  const [listed, held] = await Promise.all([payment.list(), registrar.registeredDomains()]);
  // Read after theirs: what happened in between is at most missing there, and such an order is still under way here.
  const ours = await orderBooks(db);
  const live = await domainBooks(db);
  const moving = await movingNames(db);
  const unbooked: ListedPayment[] = [];
  const known = new Set<string>(ours.filter(({ captured }) => captured > 0).map(({ id }) => id));
  for (const payment of listed === 'unknown' ? [] : listed)
    if (known.has(payment.orderId) && (await hasUnbookedReversals(db, payment))) unbooked.push(payment);
  return {
    at: clock.now(),
    payments: listed === 'unknown' ? null : listed.length,
    names: held === 'unknown' ? null : held.length,
    underWay: ours.filter(({ state }) => !isFinalState(state)).length,
    differences: [
      ...(listed === 'unknown' ? [] : comparePayments(ours, listed)),
      ...(held === 'unknown' ? [] : compareNames(live, held, moving)),
      ...(held === 'unknown' ? [] : await settingDifferences({ db, registrar }, live, held, { readAt, moving })),
    ],
    unbooked,
  };
}

function comparePayments(ours: readonly Order[], listed: readonly ListedPayment[]): Difference[] {
  const known = new Map<string, (typeof ours)[number]>(ours.map((order) => [order.id, order]));
  const paid = new Map<string, ListedPayment>();
  const differences: Difference[] = [];
  const differ = (subject: string, says: string, theirs: string): void =>
    void differences.push({ books: 'payments', subject, ours: says, theirs });
  for (const payment of listed) {
    const order = known.get(payment.orderId);
    if (!order) differ(`payment:${payment.ref}`, 'no such order', `${payment.status} for order ${payment.orderId}`);
    else if (paid.has(order.id)) differ(`order:${order.id}`, 'one payment', `another one, ${payment.ref}`);
    paid.set(payment.orderId, payment);
  }
  for (const order of ours.filter(({ state }) => isFinalState(state))) {
    const payment = paid.get(order.id);
    const sums = (captured: number, refunded: number): string =>
      `${captured} ${order.currency_code} captured, ${refunded} refunded`;
    if (!payment && order.captured > 0) differ(`order:${order.id}`, sums(order.captured, order.refunded), 'no payment');
    if (!payment) continue;
    if (payment.status === 'authorised' || payment.status === 'requires_action')
      differ(`order:${order.id}`, `ended as ${order.state}`, `money is still held (${payment.status})`);
    const returned = sumReturned(payment);
    if (payment.captured !== order.captured || returned !== order.refunded)
      differ(`order:${order.id}`, sums(order.captured, order.refunded), sums(payment.captured, returned));
  }
  return differences;
}

/** What has gone back to the customer: refunds, and what banks took after disputes. The shop's books know no more than was taken. */
function sumReturned({ captured, refunded, disputes }: ListedPayment): number {
  const lost = sumMinor(disputes.filter(({ status }) => status === 'lost').map(({ amount }) => amount));
  return Math.min(captured, refunded + lost);
}

function compareNames(
  live: readonly { name: string; expiry_date: Date }[],
  held: readonly ListedName[],
  moving: ReadonlySet<string>,
): Difference[] {
  const theirs = new Map(held.map((name) => [name.domain, name]));
  const mine = new Map(live.map((domain) => [domain.name, domain]));
  const differences: Difference[] = [];
  const differ = (name: string, says: string, theyHave: string): void =>
    void differences.push({ books: 'names', subject: toUnicode(name), ours: says, theirs: theyHave });
  for (const { name, expiry_date } of live) {
    const other = theirs.get(name);
    if (moving.has(name)) continue;
    if (!other) differ(name, 'in a customer’s list', 'not held');
    // Registrations are by the year; within a day, two books have the same one, noted with another precision.
    else if (Math.abs(other.expiresAt.getTime() - expiry_date.getTime()) >= millisecondsInDay)
      differ(name, `until ${expiry_date.toISOString()}`, `until ${other.expiresAt.toISOString()}`);
  }
  for (const { domain, expiresAt } of held) {
    if (!mine.has(domain) && !moving.has(domain))
      differ(domain, 'in no customer’s list', `held until ${expiresAt.toISOString()}`);
  }
  return differences;
}

/** Where nameservers, lock, privacy and auto-renew of a name are not what its holder was told. */
async function settingDifferences(
  { db, registrar }: Pick<ReconciliationContext, 'db' | 'registrar'>,
  live: Awaited<ReturnType<typeof domainBooks>>,
  held: readonly ListedName[],
  { readAt, moving }: { readonly readAt: Date; readonly moving: ReadonlySet<string> },
): Promise<Difference[]> {
  const resting = live.filter(({ name }) => !moving.has(name));
  const theirs = await withSettings(registrar, resting, new Map(held.map((name) => [name.domain, name])), readAt);
  const open = new Set((await changesUnderWay(db)).map(({ name, kind }) => `${kind} ${name}`));
  const isOpen = (name: string, kind: string): boolean => open.has(`${kind} ${name}`);
  return compareSettings(resting, theirs, { readAt, isOpen }).map(({ name, ours, theirs: says }) => ({
    books: 'names',
    subject: toUnicode(name),
    ours,
    theirs: says,
  }));
}

/** One difference in a line, for people. */
export const differenceText = ({ books, subject, ours, theirs }: Difference): string =>
  `${books} ${subject}: we have "${ours}", they have "${theirs}"`;

/** A report for people, one difference a line. */
export function reconciliationText({ at, payments, names, underWay, differences }: Reconciliation): string {
  const read = (count: number | null, what: string): string =>
    count === null ? `${what}: could not be read` : `${what}: ${count} compared`;
  return [
    `${at.toISOString()} ${read(payments, 'payments')}, ${read(names, 'names')}, ${underWay} orders under way`,
    ...differences.map((difference) => `  ${differenceText(difference)}`),
    differences.length === 0
      ? payments === null || names === null
        ? 'No difference in what could be read.'
        : 'No difference.'
      : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}.`,
  ].join('\n');
}
