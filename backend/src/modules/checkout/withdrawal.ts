import type { Withdrawal, CustomerId, OrderId } from '@storefront/shared/contract';
import { isWithdrawalOver, lastWithdrawalDay, withdrawalEnd } from '@storefront/shared/domain';
import { ENGLISH_LOCALE } from '../../core/locale';
import { loadPublicHolidays } from '../../core/public-holidays';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound } from '../../http/errors';
import type { Customer } from '../../http/session';
import { audit } from '../audit';
import { cancelWaitingItems, listItems, type OrderRow, wakeOrder } from '../orders';
import { withdrawalReceivedEmail } from './withdrawal-emails';
import { recordWithdrawn, findOwnOrder } from './withdrawal-queries';

type WithdrawalDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

/** Consumers in the EU and the UK have the right, so it applies to orders with a consent. */
async function findState(
  {
    consent,
    created_at,
    tax_country,
    withdrawn_at,
  }: Pick<OrderRow, 'consent' | 'created_at' | 'tax_country' | 'withdrawn_at'>,
  now: Date,
): Promise<Withdrawal> {
  if (!consent) return { open: false, until: null, last_day: null, declared_at: null };
  const isPublicHoliday = await loadPublicHolidays();
  return {
    open: withdrawn_at === null && !isWithdrawalOver(created_at, tax_country, now, isPublicHoliday),
    until: withdrawalEnd(created_at, tax_country, isPublicHoliday).toISOString(),
    last_day: lastWithdrawalDay(created_at, tax_country, isPublicHoliday),
    declared_at: withdrawn_at?.toISOString() ?? null,
  };
}

/** @throws HttpError 404 for another customer's order as for a missing one (I9) */
async function ownOrder(db: WithdrawalDeps['db'], customerId: CustomerId, id: string): Promise<OrderRow> {
  const order = await findOwnOrder(db, customerId, id);
  if (!order) throw notFound('Order not found.', { code: 'no_such_order' });
  return order;
}

/** Whether a customer can withdraw from an order (LG-05). */
export async function viewWithdrawal(
  { db, clock }: WithdrawalDeps,
  customerId: CustomerId,
  id: string,
): Promise<Withdrawal> {
  return findState(await ownOrder(db, customerId, id), clock.now());
}

/**
 * Records a declaration of withdrawal, once, and acknowledges it with date and time on a durable medium: an email that says what the
 * withdrawal means for each item, with a copy to the shop (Directive 2011/83/EU, Art. 11a). Cancels items that have not begun; the order's
 * next step cancels those in progress and refunds the money.
 * @throws HttpError 404, or 409 if there is no right of withdrawal or its period is over
 */
export async function declareWithdrawal(
  { db, clock, mail, config }: WithdrawalDeps,
  customer: Customer,
  id: string,
  requestId: string,
): Promise<{ readonly orderId: OrderId; readonly declared: Withdrawal }> {
  const order = await ownOrder(db, customer.id, id);
  const now = clock.now();
  const state = await findState(order, now);
  if (state.declared_at !== null) return { orderId: order.id, declared: state };
  if (!state.last_day) throw conflict('This order has no right of withdrawal.', { code: 'no_withdrawal_right' });
  if (!state.open)
    throw conflict(`The withdrawal period ended on ${ENGLISH_LOCALE.date(state.last_day)}.`, {
      code: 'withdrawal_over',
      params: { until: state.last_day },
    });
  await inTransaction(db, async (tx) => {
    if (!(await recordWithdrawn(tx, order.id, now))) return;
    const by = { actor: `customer:${customer.id}`, requestId };
    await cancelWaitingItems(tx, order.id, now, by, { code: 'withdrawn_in_time' });
    // Makes the order due immediately; a final one has no next step.
    await wakeOrder(tx, order.id, now);
    const items = await listItems(tx, order.id);
    await audit(tx, {
      at: now,
      ...by,
      action: 'order.withdrawn',
      subject: `order:${id}`,
      after: {
        withdrawn_at: now.toISOString(),
        items: items.map(({ domain_name, state }) => ({ domain_name, state })),
      },
    });
    const received = { customer, order, items, now, config };
    const recipients = [
      { email: customer.email, language: order.language },
      { email: config.supportEmail, language: null },
    ];
    for (const to of recipients) await mail.send(withdrawalReceivedEmail({ ...received, to }), tx);
  });
  return { orderId: order.id, declared: await findState(await ownOrder(db, customer.id, id), now) };
}
