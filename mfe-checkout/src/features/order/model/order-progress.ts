import type {
  AddOnService,
  ItemMessageCode,
  ItemType,
  Order,
  OrderItemStatus,
  OrderStatus,
  OrderedItem,
  PaidWith,
  PaymentMessageCode,
} from '@storefront/shared/contract';
import {
  formatDate,
  formatMoney,
  isFinal,
  lineKind,
  methodTitle,
  subtractMinor,
  sumMinor,
  toMinor,
  toUnicode,
  type Minor,
  withoutFullStop,
} from '@storefront/shared/domain';
import { addOnName, formatAddOn, formatAddOns } from '@storefront/shared/words';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';

/** The state shown by the icon beside a domain; each has its own shape, never only a colour. */
export type LineMark = 'done' | 'working' | 'unanswered' | 'failed' | 'stopped';

/** An add-on that was ordered with a domain. */
interface AddOnPart {
  type: AddOnService;
  name: string;
  amount: Minor;
}

/** One item of the order as shown on the page. Amounts are before tax, in minor units. */
export interface ProgressLine {
  id: string;
  domain: string;
  type: ItemType;
  mark: LineMark;
  text: string;
  /** The amount of the domain alone if its add-ons are listed below it, else of the whole item. */
  amount: Minor;
  /** The add-ons bought with it; empty if the text itself names them. */
  addOns: AddOnPart[];
  /** False once it is certain that nothing will be charged for this line. */
  charged: boolean;
}

/**
 * The amounts of an order in minor units: `captured` was charged, `refunded` is the part of it that was refunded, `spared` was never
 * charged.
 */
export interface OrderMoney {
  amount: Minor;
  tax: Minor;
  total: Minor;
  captured: Minor;
  refunded: Minor;
  spared: Minor;
}

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

/** Whether the shop refunded the item after it was carried out, so that the customer keeps it. */
const isKept = ({ status, code }: Pick<OrderedItem, 'status' | 'code'>): boolean =>
  (status === 'refund_pending' || status === 'refunded') && code === ('refunded_by_shop' satisfies ItemMessageCode);

/** Whether the customer has received an item. */
export const isObtained = (item: Pick<OrderedItem, 'status' | 'code'>): boolean =>
  item.status === 'completed' || isKept(item);

/** Item statuses for which no money is kept. */
const UNPAID: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

/** Whether money is or will be kept for an item; false for a refunded one, even if the customer keeps it. */
export const isPaid = ({ status }: Pick<OrderedItem, 'status'>, order: Pick<Order, 'status_name'>): boolean =>
  !UNPAID.has(status) && !tookNothing(order.status_name);

/** Returns the items of an order with their progress, in their original sequence. */
export function progressLines(t: Translate, order: Order): ProgressLine[] {
  const minor = (wire: number): Minor => toMinor(wire, order.currency_code);
  return order.order_items.map((item) => {
    // The text of an add-ons-only item already names them.
    const addOns = lineKind(item) === 'add_ons' ? [] : item.sub_items;
    return {
      id: item.id,
      domain: item.domain_name,
      type: item.type,
      mark: toMark(item, order),
      text: lineText(t, item, order),
      amount: subtractMinor(minor(item.amount), sumMinor(addOns.map(({ cost }) => minor(cost)))),
      addOns: addOns.map((addOn) => ({
        type: addOn.type,
        name: formatAddOn(addOn, lineKind(item), t),
        amount: minor(addOn.cost),
      })),
      charged: isPaid(item, order),
    };
  });
}

function toMark(item: OrderedItem, { status_name: status }: Order): LineMark {
  if (isObtained(item)) return 'done';
  return item.status === 'waiting' && tookNothing(status) ? 'stopped' : marks[item.status];
}

function lineText(t: Translate, item: OrderedItem, { status_name: status, may_take_longer: isSlow }: Order): string {
  const kind = lineKind(item);
  if (isKept(item))
    return t(messages.kept, {
      done: t(messages.done, toGot(t, item)),
      isDue: item.status === 'refund_pending',
      kind: kind === 'add_ons' ? 'add_ons' : 'domain',
    });
  const working = (): string =>
    getMessage(item) ?? (isSlow ? t(messages.awaitingRegistrar) : t(messages.working, { kind }));
  switch (item.status) {
    case 'completed':
      return item.code === 'privacy_refused'
        ? t(messages.doneWithout, { addOn: addOnName('contact_privacy', t), until: toGot(t, item).until })
        : t(messages.done, toGot(t, item));
    case 'registering':
      return working();
    case 'checking':
      return getMessage(item) ?? t(messages.checking);
    case 'waiting':
      if (tookNothing(status)) return t(messages.undone, { kind });
      return status === 'provisioning' ? working() : (getMessage(item) ?? t(messages.awaitingPayment));
    case 'failed':
    case 'cancelled':
      return t(messages.notCharged, { fact: getFact(t, item) });
    case 'refund_pending':
      return t(messages.refundDue, { fact: getFact(t, item) });
    case 'refunded':
      return t(messages.refunded, { fact: getFact(t, item) });
  }
}

/** Returns what was ordered and until when it is paid for, as message parameters. */
const toGot = (t: Translate, item: OrderedItem) => ({
  kind: lineKind(item),
  addOns: formatAddOns(item.sub_items, 'add_ons', t),
  until: item.expiry_date ? formatDate(item.expiry_date) : 'none',
});

/** Returns the server's message about an item or a payment; null if the status says everything. */
const getMessage = ({ code, message }: Pick<OrderedItem | Order['payment'], 'code' | 'message'>): string | null =>
  code === undefined ? null : message;

/** Returns what happened to the domain, to be followed by what happened to the payment. */
const getFact = (t: Translate, item: OrderedItem): string =>
  withoutFullStop(getMessage(item) ?? t(messages.undone, { kind: lineKind(item) }));

function tookNothing(status: OrderStatus): boolean {
  return status === 'payment_failed' || status === 'failed' || status === 'cancelled';
}

/** Returns the order's amounts in minor units. */
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
    spared: subtractMinor(total, captured),
  };
}

/** Formats the card, such as `Visa 4242`; `none`, for the messages, if it is unknown. */
export function cardName(payment: PaidWith): string {
  return methodTitle(payment) || 'none';
}

/** Statuses of items that are final. */
const ENDED: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'completed',
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

/** Returns the heading of the page, which states the current situation. @param waited milliseconds */
export function orderHeading(t: Translate, order: Order, waited = 0): string {
  const items = order.order_items;
  const got = items.filter(isObtained);
  switch (order.status_name) {
    case 'pending':
    case 'payment_processing':
      if (order.payment.challenge_url) return t(messages.bankConfirms);
      if (isBeingCancelled(order)) return t(messages.beingCancelled);
      return isStillConfirming(order, waited)
        ? t(messages.bankConfirming)
        : t(messages.bankAsked, { card: cardName(order.payment) });
    case 'provisioning': {
      const paid = order.captured > 0;
      const open = paid ? items.filter((item) => !ENDED.has(item.status)) : items;
      if (open.length === 0) return t(messages.refundComing);
      const kinds = new Set(open.map(lineKind));
      const [kind = 'new'] = kinds;
      return t(messages.inProgress, { paid, kind: kinds.size === 1 ? kind : 'mixed', count: open.length });
    }
    case 'completed':
      return completedHeading(t, got);
    case 'partially_completed':
      return t(messages.partlyDone, { got: got.length, all: items.length });
    case 'payment_failed':
      return t(messages.paymentFailed);
    case 'failed': {
      const [only] = items;
      return only && items.length === 1 ? t(messages.oneFailed, { kind: lineKind(only) }) : t(messages.allFailed);
    }
    case 'cancelled':
      return t(isCancelledByCustomer(order) ? messages.paymentCancelled : messages.orderCancelled);
    case 'refunded':
      return t(messages.orderRefunded);
  }
}

function completedHeading(t: Translate, got: readonly OrderedItem[]): string {
  const [only] = got;
  if (got.length === 1 && only) return t(messages.oneDone, { ...toGot(t, only), domain: toUnicode(only.domain_name) });
  const renewed = got.every((item) => item.type === 'renew') ? 'renew' : 'yours';
  const kind = got.some((item) => lineKind(item) === 'add_ons') ? 'mixed' : renewed;
  return t(messages.allDone, { kind, count: got.length });
}

/**
 * Returns the domain to continue with: the first that this order registered, whose DNS is empty, else the first that it transferred, which
 * keeps its nameservers and works as before.
 */
export function goOnWith({
  order_items,
}: Order): { readonly domain: string; readonly type: 'new' | 'transfer' } | undefined {
  const got = order_items.filter(isObtained);
  for (const type of ['new', 'transfer'] as const) {
    const first = got.find((item) => item.type === type);
    if (first) return { domain: first.domain_name, type };
  }
  return undefined;
}

/** A service that the customer has to set up after buying it, with its domain. */
interface SetUp {
  domain: string;
  service: 'email_forwarding' | 'domain_forwarding';
}

/** Lists the bought services that do nothing until they are set up. */
export const listSetUps = ({ order_items }: Order): SetUp[] =>
  order_items
    .filter(isObtained)
    .flatMap(({ domain_name, sub_items }) =>
      (['email_forwarding', 'domain_forwarding'] as const)
        .filter((service) => sub_items.some(({ type }) => type === service))
        .map((service) => ({ domain: domain_name, service })),
    );

/** What the customer can do next. */
export type NextAction = 'wait' | 'confirm-with-bank' | 'other-card' | 'see-domains' | 'back-to-cart' | 'none';

/** Returns the next step for an order in its current state. */
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
    case 'cancelled':
      return isCancelledByCustomer(order) ? 'other-card' : 'back-to-cart';
    case 'failed':
      return 'back-to-cart';
    default:
      return 'none';
  }
}

/** Milliseconds that the shop waits for the payment provider's response before it queries the payment. */
export const BANK_DEADLINE_MS = 5_000;

const isBankSilent = ({ payment }: Order): boolean => payment.code === ('bank_silent' satisfies PaymentMessageCode);

/** Whether the customer has cancelled the payment and the payment provider has not confirmed that yet. */
export const isBeingCancelled = ({ payment }: Order): boolean =>
  payment.code === ('being_cancelled' satisfies PaymentMessageCode);

/** Whether the customer has cancelled the payment and it can no longer be charged. */
export const isCancelledByCustomer = ({ status_name, payment }: Order): boolean =>
  status_name === 'cancelled' && payment.code === ('payment_cancelled' satisfies PaymentMessageCode);

/** Whether the bank's response is overdue: the server says so, or this page has waited as long as the server would (P1). */
const isStillConfirming = (order: Order, waited: number): boolean => isBankSilent(order) || waited >= BANK_DEADLINE_MS;

/** Milliseconds after which the page explains the wait, and after which it says that it takes long. */
export const WAIT_EXPLAINED_MS = 10_000;
export const WAIT_LONG_MS = 60_000;

/** Returns the text about a wait of this many milliseconds. */
function waitText(t: Translate, order: Order, waited: number): string {
  const paying = order.status_name !== 'provisioning';
  if (order.may_take_longer && !paying) return t(messages.registrarSilent);
  if (paying && isBeingCancelled(order)) return t(messages.cancelAsked);
  if (paying && isBankSilent(order)) return t(messages.bankSilent, { said: order.payment.message });
  if (waited < (paying ? BANK_DEADLINE_MS : WAIT_EXPLAINED_MS)) return t(messages.mayLeave);
  if (waited < WAIT_LONG_MS) return t(paying ? messages.bankWait : messages.registryWait);
  return t(paying ? messages.bankLong : messages.registryLong);
}

/** Whether the registrant has to confirm the transfer. */
const isOwnerAsked = ({ code }: OrderedItem): boolean => code === ('owner_asked' satisfies ItemMessageCode);

/**
 * Explains what the state of an order means for the payment, leading to the next step. @param waited milliseconds
 * @param inCart whether the cart still contains every item of the order.
 */
export function orderExplanation(t: Translate, order: Order, waited: number, inCart = true): string {
  const { payment, currency_code } = order;
  const { captured, refunded, spared } = orderMoney(order);
  const card = cardName(payment);
  const money = (minor: Minor): string => formatMoney(minor, currency_code);
  switch (nextAction(order)) {
    case 'wait':
      return order.captured > 0
        ? t(messages.someDays, { isAsked: order.order_items.some(isOwnerAsked) })
        : waitText(t, order, waited);
    case 'confirm-with-bank':
      return t(messages.finishThere);
    case 'other-card':
      if (isCancelledByCustomer(order)) return t(messages.cancelledByYou, { inCart });
      return t(messages.payOtherwise, { said: getMessage(payment) ?? 'none', card, inCart });
    case 'see-domains':
      return t(messages.wasCharged, {
        charged: money(captured),
        card,
        spared: spared > 0 ? money(spared) : 'none',
        refunded: refunded > 0 ? money(refunded) : 'none',
      });
    case 'back-to-cart':
      return getMessage(payment) ?? t(messages.released);
    case 'none':
      return t(messages.wasRefunded, { refunded: money(refunded), card });
  }
}
