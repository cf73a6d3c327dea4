import { addOnsInWords, formatDate, formatMoney, lineKind, toUnicode } from '@storefront/shared/domain';
import { renderEmail, type Message } from '../../core/email';
import { saidOfItem, type OrderItemRow, type OrderRow } from '../orders';
import type { OrderDeps } from './order-step';

/** What an email about an order is written from. */
export interface OrderEmailContent {
  readonly order: Pick<OrderRow, 'id' | 'currency_code' | 'total' | 'captured' | 'voided' | 'refunded'>;
  readonly items: readonly Pick<
    OrderItemRow,
    | 'id'
    | 'domain_name'
    | 'type'
    | 'period'
    | 'sub_items'
    | 'state'
    | 'message_code'
    | 'message_params'
    | 'message'
    | 'expiry_date'
    | 'amount'
    | 'tax'
  >[];
  readonly customer: { readonly email: string; readonly first_name: string };
  readonly config: OrderDeps['config'];
}

type EmailItem = OrderEmailContent['items'][number];

/** What is so of a name whose item was carried out, and what happens to it until then. */
function wordsOf(item: EmailItem): { readonly done: string; readonly running: string } {
  return {
    new: { done: 'is yours', running: 'is being registered' },
    renew: { done: 'is renewed', running: 'is being renewed' },
    transfer: { done: 'is with us', running: 'is on its way to us' },
    add_ons: {
      done: `has ${addOnsInWords(item.sub_items, 'add_ons')}`,
      running: `is getting ${addOnsInWords(item.sub_items, 'add_ons')}`,
    },
  }[lineKind(item)];
}

const moneyIn =
  (currency: string) =>
  (minor: number): string =>
    `${formatMoney(minor, currency)} ${currency}`;

/** What is said about an item, without the full stop: what became of its money follows. */
const factOf = (item: EmailItem): string => (saidOfItem(item)?.message ?? 'Not carried out').replace(/\.$/, '');

/** Tells the customer what became of an order: each name, and what was really charged. */
export function orderEndedEmail(content: OrderEmailContent): Message {
  const { order, items } = content;
  const money = moneyIn(order.currency_code);
  const got = items.filter(({ state }) => state === 'completed');
  const [only] = got;
  const subject =
    got.length === 0
      ? 'Your order could not be carried out'
      : got.length < items.length
        ? `${got.length} of ${items.length} names are yours`
        : got.length === 1 && only
          ? `${toUnicode(only.domain_name)} ${wordsOf(only).done}`
          : `Your ${got.length} names are ready`;
  const charged = [
    order.captured === 0 ? 'Nothing was charged.' : `Charged to your card: ${money(order.captured)}.`,
    ...(order.refunded > 0 ? [`${money(order.refunded)} of that was refunded.`] : []),
    ...(order.voided > 0
      ? [
          order.captured === 0
            ? `${money(order.voided)} that your card held for us is released.`
            : `${money(order.voided)} is released.`,
        ]
      : []),
  ].join(' ');
  return write(content, subject, [...items.map((item) => itemLine(item)), charged]);
}

/** Tells the customer that the order is paid while some of it takes days. */
export function orderPaidEmail(content: OrderEmailContent): Message {
  const { order, items } = content;
  const money = moneyIn(order.currency_code);
  const open = items.filter(({ state }) => state !== 'completed' && state !== 'failed' && state !== 'cancelled');
  const [only] = open;
  const subject =
    open.length === 1 && only
      ? `${toUnicode(only.domain_name)} ${wordsOf(only).running}`
      : `${open.length} names are on their way`;
  return write(content, subject, [
    ...items.map((item) => itemLine(item)),
    `Charged to your card: ${money(order.captured)}.${order.voided > 0 ? ` ${money(order.voided)} is released.` : ''}`,
    'What does not go through in the end goes back to your card. You have nothing to do for it.',
  ]);
}

/** Tells the customer that money for one item has gone back. */
export function itemRefundedEmail(content: OrderEmailContent, itemId: string): Message {
  const item = content.items.find(({ id }) => id === itemId);
  if (!item) throw new Error(`Order ${content.order.id} has no item ${itemId}`);
  const sum = moneyIn(content.order.currency_code)(item.amount + item.tax);
  const name = toUnicode(item.domain_name);
  return write(content, `${sum} for ${name} goes back to your card`, [
    `${name}: ${factOf(item)}.`,
    `We gave ${sum} back to your card. Banks take five to ten days to show it.`,
  ]);
}

function itemLine(item: EmailItem): string {
  const name = toUnicode(item.domain_name);
  switch (item.state) {
    case 'completed':
      return `${name} ${wordsOf(item).done}${item.expiry_date ? ` until ${formatDate(item.expiry_date)}` : ''}.`;
    case 'failed':
    case 'cancelled':
      return `${name}: ${factOf(item)}. Not charged.`;
    case 'refund_pending':
    case 'refunded':
      return `${name}: ${factOf(item)}. Given back.`;
    default: {
      const said = saidOfItem(item);
      return `${name} ${wordsOf(item).running}.${said ? ` ${said.message}` : ''}`;
    }
  }
}

function write(
  { order, customer, config }: OrderEmailContent,
  subject: string,
  paragraphs: readonly string[],
): Message {
  return renderEmail({
    to: customer.email,
    subject,
    paragraphs: [`Hello ${customer.first_name},`, ...paragraphs],
    ...(order.captured > 0 && { document: `receipt:${order.id}` }),
    action: {
      label: order.captured > 0 ? 'See the receipt' : 'See the order',
      url: `${config.publicUrl}/account/receipt?orderId=${order.id}`,
    },
    after: [`Order ${order.id}. Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}
