import { toUnicode, type Minor } from '@storefront/shared/domain';
import { emailTo, renderEmail, type Message, type Reader, type Shop } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Dispute } from '../../ports/payment-provider';
import type { OrderItemRow, OrderRow } from '../orders';
import { nameOfNotes, notePath } from '../receipts';
import * as messages from './messages';

interface CustomerOrder {
  readonly order: Pick<OrderRow, 'id' | 'language' | 'currency_code'>;
  readonly customer: Pick<Reader, 'email' | 'first_name'>;
  readonly config: Shop;
}

/** The amount returned (minor units), the lines it was for if known, and who decided it. */
interface ReturnedMoney {
  readonly amount: Minor;
  readonly isAll: boolean;
  readonly lines: readonly Pick<OrderItemRow, 'domain_name'>[];
  /** The numbers of the refund notes. */
  readonly notes: readonly number[];
  readonly by: 'shop' | 'bank';
}

/** Tells the customer that money of an order was returned for a reason outside the order itself. */
export function moneyReturnedEmail(
  { order, customer, config }: CustomerOrder,
  { amount: returned, isAll, lines, notes, by }: ReturnedMoney,
): Message {
  const [only] = lines.length === 1 ? lines : [];
  const part = isAll ? 'all' : only ? 'line' : 'part';
  return emailTo(config, { ...customer, language: order.language }, ({ t, money }) => {
    const amount = money(returned, order.currency_code);
    return {
      subject: t(messages.subject, { amount }),
      paragraphs: [
        by === 'bank'
          ? t(messages.byBank, { amount })
          : t(messages.byShop, { part, amount, domain: only ? toUnicode(only.domain_name) : '' }),
        ...(by === 'shop' ? [t(messages.days)] : []),
        ...(by === 'shop' && lines.length > 0 ? [t(messages.kept, { count: lines.length })] : []),
      ],
      document: nameOfNotes(notes),
      about: `order:${order.id}`,
      action: { label: t(messages.seeNote, { count: notes.length }), path: notePath(order.id, notes) },
      after: [t(messages.orderNote, { order: order.id, email: config.supportEmail })],
    };
  });
}

/** Tells staff that a refund failed after it had succeeded, and what follows. */
export function refundFailedEmail(
  { supportEmail, shopName }: Pick<Shop, 'supportEmail' | 'shopName'>,
  { id, currency_code }: Pick<OrderRow, 'id' | 'currency_code'>,
  { amount, domains }: { readonly amount: Minor; readonly domains: readonly string[] },
): Message {
  const money = ENGLISH_LOCALE.money(amount, currency_code);
  return renderEmail({
    locale: ENGLISH_LOCALE,
    to: supportEmail,
    subject: `A refund came back: order ${id}`,
    paragraphs: [
      `The customer’s bank did not take a refund of ${money} that had succeeded, so the shop has the money again. A note of its own in the order says so.`,
      domains.length > 0
        ? `It was for ${domains.join(', ')}. The shop refunds it again; you are told if that does not go through.`
        : 'It was for no one domain, so the shop does not refund it by itself. Decide, and refund it in the provider’s own pages.',
    ],
    from: shopName,
  });
}

export type DisputeNews = Dispute['status'] | 'inquiry_closed';

/** Tells staff what is new about a dispute. */
export function disputeEmail(
  { supportEmail, shopName }: Pick<Shop, 'supportEmail' | 'shopName'>,
  { id, currency_code }: Pick<OrderRow, 'id' | 'currency_code'>,
  { news, amount }: Pick<Dispute, 'amount'> & { readonly news: DisputeNews },
): Message {
  const money = ENGLISH_LOCALE.money(amount, currency_code);
  const [subject, ...paragraphs] = {
    inquiry: [
      `The bank is inquiring about a payment: order ${id}`,
      `The customer’s bank is inquiring about a payment of ${money}. It has not taken any money back. Answer in the provider’s own pages; the deadline is shown there. Without an answer, the inquiry may become a dispute.`,
      'You can also refund the order at the desk, if the customer is right.',
    ],
    inquiry_closed: [
      `The bank’s inquiry is closed: order ${id}`,
      `The bank is no longer inquiring about the payment of ${money}, and the order is no longer flagged.`,
    ],
    open: [
      `A payment is disputed: order ${id}`,
      `The customer’s bank wants ${money} back. Orders and domains stay as they are until you decide, and the shop refunds nothing until the bank has decided.`,
      'Answer in the provider’s own pages; the deadline is shown there.',
    ],
    won: [`A dispute is won: order ${id}`, `${money} stays with the shop, and the order is no longer flagged.`],
    lost: [
      `A dispute is lost: order ${id}`,
      `The bank has returned ${money} to the customer. It is booked as refunded, with a refund note, and the customer is told.`,
      'The domains stay with the customer until you decide otherwise.',
    ],
  }[news];
  return renderEmail({ locale: ENGLISH_LOCALE, to: supportEmail, subject: subject ?? '', paragraphs, from: shopName });
}

/** Tells staff that the bank considers the payment of an order fraudulent. */
export const fraudWarningEmail = (
  { supportEmail, shopName }: Pick<Shop, 'supportEmail' | 'shopName'>,
  { id }: Pick<OrderRow, 'id'>,
): Message =>
  renderEmail({
    locale: ENGLISH_LOCALE,
    to: supportEmail,
    subject: `The bank suspects fraud: order ${id}`,
    paragraphs: [
      'The cardholder’s bank considers this payment fraudulent. It has not taken any money back yet, but most such payments are disputed later.',
      'Look at the order and its customer. If you refund the order at the desk before it is disputed, there is no dispute. Orders and domains stay as they are until you decide.',
    ],
    from: shopName,
  });
