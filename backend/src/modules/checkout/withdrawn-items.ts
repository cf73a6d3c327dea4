import { addOnsInWords, lineKind, toUnicode } from '@storefront/shared/domain';
import { renderEmail } from '../../core/email';
import type { ItemState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { audit } from '../audit';
import { itemColumns, itemMessage, type OrderItemRow } from '../orders';
import { holderAddress } from '../portfolio';
import type { StepContext } from './order-step';
import { noteCalledOff, sayOfPendingItem } from './withdrawal-queries';

/** What is said about an item that its customer withdrew from too late to stop it. */
const TOO_LATE = { code: 'withdrawal_too_late' } as const;

/**
 * What a withdrawal means for one item, in a sentence for its customer. The right has ended for what was carried out with the
 * customer's consent (Directive 2011/83/EU, Art. 16(a)); the rest is refunded within 14 days (Art. 13(1)).
 */
export function withdrawnItemText({
  domain_name,
  type,
  period,
  fee,
  sub_items,
  state,
}: Pick<OrderItemRow, 'domain_name' | 'type' | 'period' | 'fee' | 'sub_items' | 'state'>): string {
  const name = toUnicode(domain_name);
  switch (state) {
    case 'waiting':
    case 'cancelled':
      return `${name} was not begun. It is taken out of the order and is not charged.`;
    case 'failed':
      return `${name} could not be had and was not charged.`;
    case 'completed':
      return `${name} ${{ new: 'is registered', renew: fee?.kind === 'restore' ? 'is restored' : 'is renewed', transfer: 'has arrived here', add_ons: `has ${addOnsInWords(sub_items, 'add_ons')}` }[lineKind({ type, period })]}, as you asked before paying, so the right to withdraw has ended for it. Nothing is refunded for it.`;
    case 'refund_pending':
    case 'refunded':
      return `${name} could not be had. The money for it goes back to your card in any case.`;
    case 'pending':
      if (type === 'transfer')
        return `${name} is on its way here. We call the transfer off; what you paid for it goes back to your card, and we write to you when it is done, or when it cannot be stopped any more.`;
      return `${name} is with its registry now. If that carries it out, the right to withdraw has ended for it; if not, you pay nothing for it.`;
    case 'registering':
    case 'unknown':
      return `${name} is being carried out at this moment. If the registry takes it, the right to withdraw has ended for it; if not, you pay nothing for it.`;
  }
}

/** Whether an item runs that its customer has withdrawn from, and nobody has found yet that it cannot be stopped. */
export function isToBeCalledOff({ order }: StepContext, item: OrderItemRow, state: ItemState): boolean {
  return (
    order.withdrawn_at !== null &&
    item.type === 'transfer' &&
    state === 'pending' &&
    item.message_code !== TOO_LATE.code
  );
}

/**
 * Calls the transfer of a withdrawn item off. The order learns of its end by asking, as of everything else, and gives the money
 * back once. Where the registrar refuses, customer and shop are told once and a person decides; silence is asked again.
 * @returns whether the registrar has called it off
 */
export async function callOffWithdrawn({ deps, order, by }: StepContext, item: OrderItemRow): Promise<boolean> {
  const outcome = await deps.registrar.cancelTransfer({ reference: item.id, domain: item.domain_name });
  if (outcome.kind === 'unknown') return false;
  const at = deps.clock.now();
  const subject = `order_item:${item.id}`;
  if (outcome.kind === 'done') {
    await inTransaction(deps.db, async (tx) => {
      await noteCalledOff(tx, item.id, at);
      await audit(tx, {
        at,
        actor: by.actor,
        action: 'transfer.called_off',
        subject,
        after: { withdrawn: order.id },
        requestId: by.requestId,
      });
    });
    return true;
  }
  await inTransaction(deps.db, async (tx) => {
    const isNews = await sayOfPendingItem(tx, item.id, { ...itemColumns(TOO_LATE), message_code: TOO_LATE.code }, at);
    const customer = await holderAddress(tx, order.customer_id);
    if (!isNews || !customer) return;
    await audit(tx, {
      at,
      actor: by.actor,
      action: 'order.withdrawal_undecided',
      subject,
      after: { order: order.id, reason: outcome.message },
      requestId: by.requestId,
    });
    const name = toUnicode(item.domain_name);
    const draft = {
      subject: `${name} could not be called off`,
      action: { label: 'See the order', url: `${deps.config.publicUrl}/site/purchase?order=${order.id}` },
      from: deps.config.shopName,
    };
    await deps.mail.send(
      renderEmail({
        ...draft,
        to: customer.email,
        paragraphs: [`Hello ${customer.firstName},`, `${name}: ${itemMessage(TOO_LATE)}`],
        after: [`Questions? Write to ${deps.config.supportEmail}.`],
      }),
      tx,
    );
    await deps.mail.send(
      renderEmail({
        ...draft,
        to: deps.config.supportEmail,
        paragraphs: [
          `${customer.email} withdrew from order ${order.id} while ${name} was on its way: ${outcome.message}`,
          'Decide what is refunded and write to the customer within 14 days of the withdrawal.',
        ],
      }),
      tx,
    );
  });
  return false;
}
