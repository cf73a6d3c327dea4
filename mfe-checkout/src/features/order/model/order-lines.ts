import type {
  AddOnService,
  ItemMessageCode,
  ItemType,
  Order,
  OrderItemStatus,
  OrderedItem,
} from '@storefront/shared/contract';
import {
  formatDate,
  isFinal,
  lineKind,
  subtractMinor,
  sumMinor,
  toMinor,
  type Minor,
  withoutFullStop,
} from '@storefront/shared/domain';
import { addOnName, formatAddOn, formatAddOns } from '@storefront/shared/words';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';
import { wasNothingCharged } from './order-money';

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
export const isPaid = (
  { status }: Pick<OrderedItem, 'status'>,
  { status_name, captured }: Pick<Order, 'status_name' | 'captured'>,
): boolean => !UNPAID.has(status) && !(isFinal(status_name) && captured === 0);

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
  return item.status === 'waiting' && wasNothingCharged(status) ? 'stopped' : marks[item.status];
}

function lineText(t: Translate, item: OrderedItem, { status_name: status, may_take_longer: isSlow }: Order): string {
  const kind = lineKind(item);
  if (isKept(item))
    return t(messages.kept, {
      done: t(messages.done, toOrderedParams(t, item)),
      isDue: item.status === 'refund_pending',
      kind: kind === 'add_ons' ? 'add_ons' : 'domain',
    });
  const working = (): string =>
    getMessage(item) ?? (isSlow ? t(messages.awaitingRegistrar) : t(messages.working, { kind }));
  switch (item.status) {
    case 'completed':
      return item.code === 'privacy_refused'
        ? t(messages.doneWithout, { addOn: addOnName('contact_privacy', t), until: toOrderedParams(t, item).until })
        : t(messages.done, toOrderedParams(t, item));
    case 'registering':
      return working();
    case 'checking':
      return getMessage(item) ?? t(messages.checking);
    case 'waiting':
      if (wasNothingCharged(status)) return t(messages.undone, { kind });
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
export const toOrderedParams = (t: Translate, item: OrderedItem) => ({
  kind: lineKind(item),
  addOns: formatAddOns(item.sub_items, 'add_ons', t),
  until: item.expiry_date ? formatDate(item.expiry_date) : 'none',
});

/** Returns the server's message about an item or a payment; null if the status says everything. */
export const getMessage = ({
  code,
  message,
}: Pick<OrderedItem | Order['payment'], 'code' | 'message'>): string | null => (code === undefined ? null : message);

/** Returns what happened to the domain, to be followed by what happened to the payment. */
const getFact = (t: Translate, item: OrderedItem): string =>
  withoutFullStop(getMessage(item) ?? t(messages.undone, { kind: lineKind(item) }));
