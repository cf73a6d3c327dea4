import type {
  ItemType,
  Order,
  OrderItemStatus,
  OrderStatus,
  OrderedItem,
  PaidWith,
  PaymentMessageCode,
} from '@storefront/shared/contract';
import {
  addOnsInWords,
  formatDate,
  formatMoney,
  isFinal,
  lineKind,
  methodTitle,
  toMinor,
  toUnicode,
  type LineKind,
  type Minor,
} from '@storefront/shared/domain';
import { nameCount } from '../../../model/name-count';

/** What the mark beside a name says; the kit draws each as a shape of its own, never as a colour alone. */
export type LineMark = 'done' | 'working' | 'unanswered' | 'failed' | 'stopped';

/** One ordered name as a person follows it. Amounts are of the name with its add-ons, before tax, in minor units. */
export interface ProgressLine {
  id: string;
  domain: string;
  type: ItemType;
  mark: LineMark;
  text: string;
  amount: Minor;
  /** False once it is certain that nothing is taken for this line. */
  charged: boolean;
}

/** The money of an order in minor units: `captured` was taken, `refunded` the part of that which was refunded, `spared` never taken. */
export interface OrderMoney {
  amount: Minor;
  tax: Minor;
  total: Minor;
  captured: Minor;
  refunded: Minor;
  spared: Minor;
}

const working: Record<LineKind, string> = {
  new: 'Payment authorised. Registering, usually under a minute',
  renew: 'Payment authorised. Renewing, usually under a minute',
  transfer: 'Payment authorised. Asking the present registrar',
  add_ons: 'Payment authorised. Switching on, usually under a minute',
};

const WAITING_FOR_REGISTRAR = 'Payment authorised. Waiting for the registrar to answer';

const done: Record<ItemType, string> = { new: 'Registered', renew: 'Renewed', transfer: 'Transferred' };

const undone: Record<LineKind, string> = {
  new: 'Not registered',
  renew: 'Not renewed',
  transfer: 'Not transferred',
  add_ons: 'Not added',
};

const marks: Record<OrderItemStatus, LineMark> = {
  waiting: 'working',
  registering: 'working',
  checking: 'unanswered',
  completed: 'done',
  failed: 'failed',
  cancelled: 'stopped',
  refund_pending: 'failed',
  refunded: 'failed',
};

/** What nothing is kept for. */
const UNPAID: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

/** Each ordered name with what has become of it, in the order of the order. */
export function progressLines(order: Order): ProgressLine[] {
  return order.order_items.map((item) => ({
    id: item.id,
    domain: item.domain_name,
    type: item.type,
    mark: item.status === 'waiting' && tookNothing(order.status_name) ? 'stopped' : marks[item.status],
    text: lineText(item, order),
    amount: toMinor(item.amount, order.currency_code),
    charged: !UNPAID.has(item.status) && !tookNothing(order.status_name),
  }));
}

function lineText(item: OrderedItem, { status_name: status, may_take_longer: isSlow }: Order): string {
  switch (item.status) {
    case 'completed':
      return `${lineKind(item) === 'add_ons' ? addOnsInWords(item.sub_items, 'add_ons') : done[item.type]}${item.expiry_date ? ` until ${formatDate(item.expiry_date)}` : ''}`;
    case 'registering':
      return saidOf(item) ?? (isSlow ? WAITING_FOR_REGISTRAR : working[lineKind(item)]);
    case 'checking':
      return saidOf(item) ?? 'No answer from the registry yet. We keep asking; nothing is charged twice';
    case 'waiting':
      if (tookNothing(status)) return undone[lineKind(item)];
      if (status === 'provisioning') return saidOf(item) ?? (isSlow ? WAITING_FOR_REGISTRAR : working[lineKind(item)]);
      return saidOf(item) ?? 'Waiting for the payment';
    case 'failed':
    case 'cancelled':
      return `${factOf(item)}. Not charged`;
    case 'refund_pending':
      return `${factOf(item)}. A refund is on its way`;
    case 'refunded':
      return `${factOf(item)}. Refunded`;
  }
}

/** What the server says of an item or a payment; null where the status says all. */
const saidOf = ({ code, message }: Pick<OrderedItem | Order['payment'], 'code' | 'message'>): string | null =>
  code === undefined ? null : message;

/** What became of the domain; what became of its money follows. */
const factOf = (item: OrderedItem): string => (saidOf(item) ?? undone[lineKind(item)]).replace(/\.\s*$/, '');

function tookNothing(status: OrderStatus): boolean {
  return status === 'payment_failed' || status === 'failed' || status === 'cancelled';
}

/** The order's amounts in minor units. */
export function orderMoney(order: Order): OrderMoney {
  const minor = (wire: number): Minor => toMinor(wire, order.currency_code);
  const total = minor(order.total);
  const captured = minor(order.captured);
  return {
    amount: minor(order.amount),
    tax: minor(order.tax),
    total,
    captured,
    refunded: minor(order.refunded),
    spared: total - captured,
  };
}

/** The card as a person knows it, such as `Visa 4242`. */
export function cardName(payment: PaidWith): string {
  return methodTitle(payment) || 'your card';
}

/** Nothing more happens to such a name. */
const ENDED: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'completed',
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

const verbs: Record<LineKind, string> = {
  new: 'Registering',
  renew: 'Renewing',
  transfer: 'Transferring',
  add_ons: 'Adding to',
};

/** What the page is called after a wait of so many milliseconds: the fact of the moment. */
export function orderHeading(order: Order, waited = 0): string {
  const items = order.order_items;
  const got = items.filter((item) => item.status === 'completed');
  switch (order.status_name) {
    case 'pending':
    case 'payment_processing':
      if (order.payment.challenge_url) return 'Your bank wants to confirm it is you';
      return isStillConfirming(order, waited)
        ? 'Still confirming with your bank'
        : `Asking the bank about ${cardName(order.payment)}`;
    case 'provisioning': {
      const open = order.captured > 0 ? items.filter((item) => !ENDED.has(item.status)) : items;
      if (open.length === 0) return 'A partial refund is on its way';
      const kinds = new Set(open.map(lineKind));
      const [kind = 'new'] = kinds;
      return `${order.captured > 0 ? 'Paid' : 'Payment authorised'}. ${kinds.size === 1 ? verbs[kind] : 'Working on'} ${nameCount(open.length)}`;
    }
    case 'completed':
      return completedHeading(got);
    case 'partially_completed':
      return `${got.length} of ${nameCount(items.length)} ${got.length === 1 ? 'is' : 'are'} yours`;
    case 'payment_failed':
      return 'The payment did not go through';
    case 'failed':
      return items.length === 1
        ? `${undone[items[0] ? lineKind(items[0]) : 'new']}, and not charged`
        : 'None of the names went through, and nothing was charged';
    case 'cancelled':
      return 'This order was cancelled';
    case 'refunded':
      return 'This order was refunded';
  }
}

function completedHeading(got: readonly OrderedItem[]): string {
  const [only] = got;
  if (got.length === 1 && only) {
    const until = only.expiry_date ? ` until ${formatDate(only.expiry_date)}` : '';
    const what = {
      new: 'is yours',
      renew: 'is renewed',
      transfer: 'is yours',
      add_ons: `has ${addOnsInWords(only.sub_items, 'add_ons')}`,
    }[lineKind(only)];
    return `${toUnicode(only.domain_name)} ${what}${until}`;
  }
  if (got.some((item) => lineKind(item) === 'add_ons')) return `All ${got.length} names are done`;
  if (got.every((item) => item.type === 'renew')) return `Your ${got.length} names are renewed`;
  return `${got.length === 2 ? 'Both' : `All ${got.length}`} names are yours`;
}

/** The name whose DNS is set up first: the first that this order registered, else the first that it brought in. */
export function dnsFirst({ order_items }: Order): string | undefined {
  const got = order_items.filter(({ status }) => status === 'completed');
  return (got.find(({ type }) => type === 'new') ?? got.find(({ type }) => type === 'transfer'))?.domain_name;
}

/** What a person can do next about an order. */
export type NextAction = 'wait' | 'confirm-with-bank' | 'other-card' | 'see-domains' | 'back-to-cart' | 'none';

/** The next sensible step for an order in its present state. */
export function nextAction(order: Order): NextAction {
  if (!isFinal(order.status_name)) {
    return order.payment.challenge_url && order.status_name !== 'provisioning' ? 'confirm-with-bank' : 'wait';
  }
  switch (order.status_name) {
    case 'completed':
    case 'partially_completed':
      return 'see-domains';
    case 'payment_failed':
      return 'other-card';
    case 'failed':
    case 'cancelled':
      return 'back-to-cart';
    default:
      return 'none';
  }
}

/** Milliseconds for which the shop waits for the bank's answer before it asks what became of the payment. */
export const BANK_DEADLINE_MS = 5_000;

const isBankSilent = ({ payment }: Order): boolean => payment.code === ('bank_silent' satisfies PaymentMessageCode);

/** The bank's answer is overdue: the server has said so, or this page has waited for it as long as the server does (P1). */
const isStillConfirming = (order: Order, waited: number): boolean => isBankSilent(order) || waited >= BANK_DEADLINE_MS;

/** Milliseconds after which a wait is explained, and after which it is called long. */
export const WAIT_EXPLAINED_MS = 10_000;
export const WAIT_LONG_MS = 60_000;

const SLOW_REGISTRAR =
  'Our registrar does not answer at the moment, so this may take hours. Your order keeps its place in line, and what is refused in the end is not charged. You can leave this page; we write to you when it is done.';

/** What to say about a wait of so many milliseconds. */
function waitText(order: Order, waited: number): string {
  const paying = order.status_name !== 'provisioning';
  if (order.may_take_longer && !paying) return SLOW_REGISTRAR;
  if (paying && isBankSilent(order))
    return `${order.payment.message} You can leave this page; the order goes on without it, and we write to you.`;
  if (waited < (paying ? BANK_DEADLINE_MS : WAIT_EXPLAINED_MS))
    return 'You can leave this page; the order goes on without it.';
  if (waited < WAIT_LONG_MS) {
    return `${paying ? 'The bank is taking its time.' : 'Some registries take their time.'} You can leave this page; the order goes on without it, and we write to you.`;
  }
  return paying
    ? "We have not heard back from the bank. Don't pay again; we check and write to you."
    : 'This takes longer than usual. The order goes on, nothing is charged twice, and what a registry refuses is not charged. We write to you when it is done.';
}

/**
 * What the state of an order means for the person's money, after a wait of so many milliseconds; the next step follows it.
 * @param inCart whether the cart still holds every name of the order.
 */
export function orderExplanation(order: Order, waited: number, inCart = true): string {
  const { payment, currency_code } = order;
  const { captured, refunded, spared } = orderMoney(order);
  const card = cardName(payment);
  const money = (minor: Minor): string => formatMoney(minor, currency_code);
  switch (nextAction(order)) {
    case 'wait':
      return order.captured > 0
        ? 'This takes some days. You can leave this page: we write to you at each step, and what does not go through goes back to your card.'
        : waitText(order, waited);
    case 'confirm-with-bank':
      return 'Finish there, then come back. Nothing is charged before you do.';
    case 'other-card':
      return `${saidOf(payment) ?? `The bank declined ${card}. Nothing was charged. Use another card or ask the bank.`} ${inCart ? 'Your names are still in the cart.' : 'Pay again puts the names back into the cart, at today’s prices.'}`;
    case 'see-domains':
      return `${money(captured)} was charged to ${card}${spared > 0 ? `, ${money(spared)} was not charged` : ''}${refunded > 0 ? `, ${money(refunded)} was refunded` : ''}.`;
    case 'back-to-cart':
      return saidOf(payment) ?? 'Nothing was charged. What was reserved on your card is released.';
    case 'none':
      return `${money(refunded)} was refunded to ${card}. Banks take five to ten days to show it.`;
  }
}
