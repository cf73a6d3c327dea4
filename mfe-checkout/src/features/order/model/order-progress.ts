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

/** An add-on that was ordered with a name. */
interface AddOnPart {
  type: AddOnService;
  name: string;
  amount: Minor;
}

/** One ordered name as a person follows it. Amounts are before tax, in minor units. */
export interface ProgressLine {
  id: string;
  domain: string;
  type: ItemType;
  mark: LineMark;
  text: string;
  /** For the domain alone where its add-ons are listed below it, else for all of it. */
  amount: Minor;
  /** The add-ons bought with it; none where the text itself names them. */
  addOns: AddOnPart[];
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

/** Refunded by the shop voluntarily after it was carried out; the customer keeps it. */
const isKept = ({ status, code }: Pick<OrderedItem, 'status' | 'code'>): boolean =>
  (status === 'refund_pending' || status === 'refunded') && code === ('refunded_by_shop' satisfies ItemMessageCode);

/** What the customer gets from an order. */
export const isObtained = (item: Pick<OrderedItem, 'status' | 'code'>): boolean =>
  item.status === 'completed' || isKept(item);

/** What nothing is kept for. */
const UNPAID: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

/** Whether money is kept, or going to be, for an item; not for one that was refunded, even where its customer keeps it. */
export const isPaid = ({ status }: Pick<OrderedItem, 'status'>, order: Pick<Order, 'status_name'>): boolean =>
  !UNPAID.has(status) && !tookNothing(order.status_name);

/** Each ordered name with what has become of it, in the order of the order. */
export function progressLines(t: Translate, order: Order): ProgressLine[] {
  const minor = (wire: number): Minor => toMinor(wire, order.currency_code);
  return order.order_items.map((item) => {
    // Where only add-ons are bought, they are what the line itself says.
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

/** What was ordered and until when it is paid for, as parameters of the messages. */
const toGot = (t: Translate, item: OrderedItem) => ({
  kind: lineKind(item),
  addOns: formatAddOns(item.sub_items, 'add_ons', t),
  until: item.expiry_date ? formatDate(item.expiry_date) : 'none',
});

/** The server's message about an item or a payment; null where the status says it all. */
const getMessage = ({ code, message }: Pick<OrderedItem | Order['payment'], 'code' | 'message'>): string | null =>
  code === undefined ? null : message;

/** What became of the domain; what became of its money follows. */
const getFact = (t: Translate, item: OrderedItem): string =>
  withoutFullStop(getMessage(item) ?? t(messages.undone, { kind: lineKind(item) }));

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
    spared: subtractMinor(total, captured),
  };
}

/** The card as people know it, such as `Visa 4242`; `none`, as the messages expect it, where it is unknown. */
export function cardName(payment: PaidWith): string {
  return methodTitle(payment) || 'none';
}

/** Nothing more happens to such a name. */
const ENDED: ReadonlySet<OrderItemStatus> = new Set<OrderItemStatus>([
  'completed',
  'failed',
  'cancelled',
  'refund_pending',
  'refunded',
]);

/** The heading of the page after waiting this many milliseconds: the present fact. */
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
 * The domain to go on with: the first that this order registered, whose DNS is empty, else the first that it brought in, which keeps its
 * nameservers and works as before.
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

/** The bought services that do nothing until they are set up. */
export const listSetUps = ({ order_items }: Order): SetUp[] =>
  order_items
    .filter(isObtained)
    .flatMap(({ domain_name, sub_items }) =>
      (['email_forwarding', 'domain_forwarding'] as const)
        .filter((service) => sub_items.some(({ type }) => type === service))
        .map((service) => ({ domain: domain_name, service })),
    );

/** What the customer can do next about an order. */
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
    case 'cancelled':
      return isCancelledByCustomer(order) ? 'other-card' : 'back-to-cart';
    case 'failed':
      return 'back-to-cart';
    default:
      return 'none';
  }
}

/** Milliseconds for which the shop waits for the bank's answer before it asks what became of the payment. */
export const BANK_DEADLINE_MS = 5_000;

const isBankSilent = ({ payment }: Order): boolean => payment.code === ('bank_silent' satisfies PaymentMessageCode);

/** The customer has cancelled the payment, and the payment provider has not confirmed that yet. */
export const isBeingCancelled = ({ payment }: Order): boolean =>
  payment.code === ('being_cancelled' satisfies PaymentMessageCode);

/** The customer has cancelled the payment, and it can no longer be charged. */
export const isCancelledByCustomer = ({ status_name, payment }: Order): boolean =>
  status_name === 'cancelled' && payment.code === ('payment_cancelled' satisfies PaymentMessageCode);

/** The bank's answer is overdue: the server says so, or this page has waited as long as the server would (P1). */
const isStillConfirming = (order: Order, waited: number): boolean => isBankSilent(order) || waited >= BANK_DEADLINE_MS;

/** Milliseconds after which a wait is explained, and after which it is called long. */
export const WAIT_EXPLAINED_MS = 10_000;
export const WAIT_LONG_MS = 60_000;

/** The text about waiting for this many milliseconds. */
function waitText(t: Translate, order: Order, waited: number): string {
  const paying = order.status_name !== 'provisioning';
  if (order.may_take_longer && !paying) return t(messages.registrarSilent);
  if (paying && isBeingCancelled(order)) return t(messages.cancelAsked);
  if (paying && isBankSilent(order)) return t(messages.bankSilent, { said: order.payment.message });
  if (waited < (paying ? BANK_DEADLINE_MS : WAIT_EXPLAINED_MS)) return t(messages.mayLeave);
  if (waited < WAIT_LONG_MS) return t(paying ? messages.bankWait : messages.registryWait);
  return t(paying ? messages.bankLong : messages.registryLong);
}

/** The owner of the domain has to confirm the transfer. */
const isOwnerAsked = ({ code }: OrderedItem): boolean => code === ('owner_asked' satisfies ItemMessageCode);

/**
 * What the state of an order means for the customer's money, after waiting this many milliseconds; the next step follows from it.
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
