import { addOnsInWords, formatDate, lineKind, toUnicode } from '@storefront/shared/domain';
import { renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';
import { itemMessage, type OrderItemRow, type OrderRow } from '../orders';

type Shop = Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;

/** What is said about an item that its customer withdrew from too late to stop it. */
export const TOO_LATE = { code: 'withdrawal_too_late' } as const;

/**
 * What a withdrawal means for one item, in a sentence for its customer. The right has ended for what was carried out with the
 * customer's consent (Directive 2011/83/EU, Art. 16(a)); the rest is refunded within 14 days (Art. 13(1)).
 */
function withdrawnItemText({
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

interface Acknowledged {
  readonly to: string;
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly order: Pick<OrderRow, 'id' | 'created_at'>;
  readonly items: readonly Parameters<typeof withdrawnItemText>[0][];
  readonly now: Date;
  readonly config: Shop;
}

/** Acknowledges a declaration of withdrawal, with date and time, and says of each name what it means for it (LG-05). */
export function withdrawalReceivedEmail({ to, customer, order, items, now, config }: Acknowledged): Message {
  const at = `${formatDate(now)}, ${now.toISOString().slice(11, 19)} UTC`;
  return renderEmail({
    to,
    subject: `Your withdrawal from order ${order.id.slice(0, 8)} was received`,
    paragraphs: [
      `Hello ${customer.firstName},`,
      `We received your declaration of withdrawal on ${at}.`,
      `Declared by ${customer.firstName} ${customer.lastName} (${customer.email}), for order ${order.id} of ${formatDate(order.created_at)}.`,
      ...items.map(withdrawnItemText),
    ],
    action: { label: 'See the order', url: `${config.publicUrl}/site/purchase?order=${order.id}` },
    after: [`Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}

interface NotStopped {
  readonly customer: { readonly email: string; readonly firstName: string };
  readonly order: Pick<OrderRow, 'id'>;
  readonly item: Pick<OrderItemRow, 'domain_name'>;
  readonly config: Shop;
}

/** Tells a customer who withdrew that the registrar no longer stops the transfer. */
export function transferNotStoppedEmail({ customer, order, item, config }: NotStopped): Message {
  const name = toUnicode(item.domain_name);
  return renderEmail({
    to: customer.email,
    subject: `${name} could not be called off`,
    paragraphs: [`Hello ${customer.firstName},`, `${name}: ${itemMessage(TOO_LATE)}`],
    action: { label: 'See the order', url: `${config.publicUrl}/site/purchase?order=${order.id}` },
    after: [`Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}
