import type {
  ItemMessageCode,
  Order,
  OrderItemStatus,
  OrderedItem,
  PaymentMessageCode,
} from '@storefront/shared/contract';
import { formatMoney, isFinal, lineKind, toUnicode, type Minor } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';
import { isObtained, toOrderedParams, getMessage } from './order-lines';
import { orderMoney, cardName } from './order-money';

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
      if (isLapsed(order)) {
        if (!isDelivered(order)) return t(messages.lapsedTitle);
        return got.length === items.length
          ? completedHeading(t, got)
          : t(messages.partlyDone, { got: got.length, all: items.length });
      }
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
  if (got.length === 1 && only)
    return t(messages.oneDone, { ...toOrderedParams(t, only), domain: toUnicode(only.domain_name) });
  const renewed = got.every((item) => item.type === 'renew') ? 'renew' : 'yours';
  const kind = got.some((item) => lineKind(item) === 'add_ons') ? 'mixed' : renewed;
  return t(messages.allDone, { kind, count: got.length });
}

/**
 * Returns the domain to continue with: the first that this order registered, whose DNS is empty, else the first that it transferred, which
 * keeps its nameservers and works as before.
 */
export function findDomainToContinueWith({
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
type NextAction = 'wait' | 'confirm-with-bank' | 'other-card' | 'see-domains' | 'back-to-cart' | 'none';

/** Returns the next step for an order in its current state. */
export function nextAction(order: Order): NextAction {
  if (!isFinal(order.status_name)) {
    if (isLapsed(order) && isDelivered(order)) return 'see-domains';
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

/** Whether the payment expired before it was captured, so that nothing was charged for what is delivered. */
export const isLapsed = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment.code === ('hold_lapsed' satisfies PaymentMessageCode);

/** Whether every item has ended, and the customer has received at least one. */
const isDelivered = ({ order_items }: Order): boolean =>
  order_items.every(({ status }) => ENDED.has(status)) && order_items.some(isObtained);

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
  if (paying && isBankSilent(order)) return t(messages.bankSilent, { message: order.payment.message });
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
  if (isLapsed(order)) return t(messages.holdLapsed, { card });
  switch (nextAction(order)) {
    case 'wait':
      return order.captured > 0
        ? t(messages.someDays, { isAsked: order.order_items.some(isOwnerAsked) })
        : waitText(t, order, waited);
    case 'confirm-with-bank':
      return t(messages.finishThere);
    case 'other-card':
      if (isCancelledByCustomer(order)) return t(messages.cancelledByYou, { inCart });
      return t(messages.payOtherwise, { message: getMessage(payment) ?? 'none', card, inCart });
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
