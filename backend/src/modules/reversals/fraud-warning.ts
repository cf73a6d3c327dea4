import type { OrderId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit, type Actor } from '../audit';
import { fraudWarningEmail } from './emails';
import { lockOrder, wasWarnedOfFraud } from './queries';

/**
 * Tells staff, once for an order, that the bank considers its payment fraudulent: most such payments are disputed later, unless they are refunded
 * first (https://docs.stripe.com/disputes/measuring#early-fraud-warnings). Changes nothing of the order: staff decide.
 */
export async function warnOfFraud(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>,
  orderId: OrderId,
  by: Actor,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (await wasWarnedOfFraud(tx, orderId))) return;
    await audit(tx, { at: deps.clock.now(), ...by, action: 'order.fraud_warned', subject: `order:${orderId}` });
    await deps.mail.send(fraudWarningEmail(deps.config, order), tx);
  });
}
