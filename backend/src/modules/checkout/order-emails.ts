import { lineKind, toUnicode, type LineKind, type Minor } from '@storefront/shared/domain';
import type { AddOnService, OrderItemId } from '@storefront/shared/contract';
import { addOnNames, formatAddOnName } from '../../core/add-on-names';
import { emailTo, joinSentences, pageUrl, type Message, type Reader } from '../../core/email';
import type { Locale } from '../../core/locale';
import { getItemMessage, holdLapsedText, isKept, type OrderItemRow, type OrderRow } from '../orders';
import { consentLines, nameOfNotes, notePath } from '../receipts';
import * as messages from './messages';
import type { OrderDeps } from './order-step';

/** The data for an email about an order. */
export interface OrderEmailContent {
  readonly order: Pick<
    OrderRow,
    'id' | 'language' | 'currency_code' | 'total' | 'captured' | 'voided' | 'refunded' | 'consent'
  >;
  readonly items: readonly Pick<
    OrderItemRow,
    | 'id'
    | 'domain_name'
    | 'type'
    | 'period'
    | 'fee'
    | 'sub_items'
    | 'state'
    | 'message_code'
    | 'message_params'
    | 'message'
    | 'expiry_date'
    | 'amount'
    | 'tax'
  >[];
  readonly customer: Pick<Reader, 'email' | 'first_name'>;
  /** Null without the right to withdraw. */
  readonly lastWithdrawalDay: string | null;
  readonly config: OrderDeps['config'];
}

type EmailItem = OrderEmailContent['items'][number];

/** Returns the parameters of every message about an item. */
const getFacts = (locale: Locale, item: EmailItem) => {
  const kind = lineKind(item);
  return { kind, domain: toUnicode(item.domain_name), addOns: addOnNames(locale, item.sub_items, kind) };
};

/** Describes why an item was not carried out. */
const getReason = (locale: Locale, item: EmailItem): string =>
  getItemMessage(item, locale)?.message ?? locale.t(messages.notDone);

/** Reports the outcome of each item of an order, and what was actually charged. */
export function orderEndedEmail(content: OrderEmailContent): Message {
  const { order, items, lastWithdrawalDay, config } = content;
  return orderEmail(content, (locale) => {
    const { t } = locale;
    const money = (minor: Minor): string => locale.money(minor, order.currency_code);
    const released = { isReleased: order.voided > 0, released: money(order.voided) };
    return {
      subject: endedSubject(locale, items),
      paragraphs: [
        ...items.flatMap((item) => itemLines(content, locale, item)),
        order.captured === 0
          ? t(messages.nothingCharged, released)
          : t(messages.charged, {
              charged: money(order.captured),
              isRefunded: order.refunded > 0,
              refunded: money(order.refunded),
              ...released,
            }),
        ...consentLines(locale, config, order, items, lastWithdrawalDay),
      ],
    };
  });
}

/** Returns the kind of all items; `new` also for registrations and transfers together, `mixed` for other combinations. */
function commonKind(items: readonly EmailItem[]): LineKind | 'mixed' {
  const kinds = new Set(items.map((item) => lineKind(item)));
  const [kind = 'mixed'] = kinds;
  if (kinds.size === 1) return kind;
  return kinds.size === 2 && kinds.has('new') && kinds.has('transfer') ? 'new' : 'mixed';
}

function endedSubject(locale: Locale, items: readonly EmailItem[]): string {
  const { t } = locale;
  const got = items.filter((item) => item.state === 'completed' || isKept(item));
  const [only] = got;
  if (!only) return t(messages.failedSubject);
  if (got.length < items.length)
    return t(messages.partSubject, { kind: commonKind(items), got: got.length, all: items.length });
  return got.length === 1
    ? t(messages.doneSubject, getFacts(locale, only))
    : t(messages.severalSubject, { kind: commonKind(got), count: got.length });
}

/** Reports that the order is paid while some of its items take days. */
export function orderPaidEmail(content: OrderEmailContent): Message {
  const { order, items, lastWithdrawalDay, config } = content;
  const open = items.filter(({ state }) => state !== 'completed' && state !== 'failed' && state !== 'cancelled');
  const [only] = open;
  return orderEmail(content, (locale) => {
    const { t, money } = locale;
    return {
      subject:
        open.length === 1 && only
          ? t(messages.runningSubject, getFacts(locale, only))
          : t(messages.openSubject, { isRenewed: commonKind(open) === 'renew', count: open.length }),
      paragraphs: [
        ...items.flatMap((item) => itemLines(content, locale, item)),
        t(messages.charged, {
          charged: money(order.captured, order.currency_code),
          isRefunded: false,
          refunded: '',
          isReleased: order.voided > 0,
          released: money(order.voided, order.currency_code),
        }),
        t(messages.paidNote, { isAsked: open.some(({ message_code }) => message_code === 'owner_asked') }),
        ...consentLines(locale, config, order, items, lastWithdrawalDay),
      ],
    };
  });
}

/** Reports that the hold of an order lapsed, so that nothing was charged for it, and what comes next. */
export function orderLapsedEmail(content: OrderEmailContent): Message {
  return orderEmail(content, (locale) => ({
    subject: locale.t(messages.lapsedSubject),
    paragraphs: [holdLapsedText(locale), ...content.items.flatMap((item) => itemLines(content, locale, item))],
  }));
}

/** What was delivered and not paid for, and what staff write about it. */
export interface UnpaidDecision {
  readonly items: readonly Pick<OrderItemRow, 'domain_name'>[];
  /** In minor units. */
  readonly owed: Minor;
  readonly message: string;
}

/** Reports what staff decided about an order that was delivered and not paid for, as they wrote it. */
export function unpaidDecidedEmail(content: OrderEmailContent, { items, owed, message }: UnpaidDecision): Message {
  return orderEmail(content, (locale) => ({
    subject: locale.t(messages.unpaidSubject),
    paragraphs: [
      locale.t(messages.unpaidText, {
        amount: locale.money(owed, content.order.currency_code),
        domains: locale.list(items.map(({ domain_name }) => toUnicode(domain_name))),
      }),
      ...message.split('\n').flatMap((line) => line.trim() || []),
    ],
  }));
}

/** Reports the refund of one item: `refunded`, in minor units. */
export function itemRefundedEmail(
  content: OrderEmailContent,
  {
    itemId,
    amount: refunded,
    note,
  }: {
    readonly itemId: OrderItemId;
    readonly amount: Minor;
    /** The number of the refund note. */
    readonly note: number;
  },
): Message {
  const { order, items } = content;
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Error(`Order ${order.id} has no item ${itemId}`);
  const domain = toUnicode(item.domain_name);
  return orderEmail(content, (locale) => {
    const { t, money } = locale;
    const amount = money(refunded, order.currency_code);
    return {
      subject: t(messages.refundSubject, { amount, domain }),
      paragraphs: [
        t(messages.refundWhy, { domain, reason: getReason(locale, item) }),
        t(messages.refundText, { amount }),
        ...(isKept(item) ? [describeKept(locale, item)] : []),
      ],
      document: nameOfNotes([note]),
      action: { label: t(messages.seeNote, { count: 1 }), path: notePath(order.id, [note]) },
    };
  });
}

/** States that the registrar refused the privacy service ordered with a domain. */
const privacyLine = (locale: Locale, item: EmailItem): string[] =>
  item.state === 'completed' && item.message_code === 'privacy_refused'
    ? [
        locale.t(messages.privacyNotCharged, {
          domain: toUnicode(item.domain_name),
          addOn: formatAddOnName(locale, 'contact_privacy'),
        }),
      ]
    : [];

/** Describes the outcome of an item, the add-ons bought with it, and where to set them up. */
const itemLines = (content: OrderEmailContent, locale: Locale, item: EmailItem): string[] => [
  itemLine(locale, item),
  ...privacyLine(locale, item),
  ...addOnLines(content, locale, item),
];

/** Whether the customer gets nothing of an item. */
const isLost = (item: EmailItem): boolean =>
  !isKept(item) && ['failed', 'cancelled', 'refund_pending', 'refunded'].includes(item.state);

function addOnLines({ config }: OrderEmailContent, locale: Locale, item: EmailItem): string[] {
  if (item.sub_items.length === 0 || isLost(item)) return [];
  const { t } = locale;
  const facts = getFacts(locale, item);
  const url = pageUrl(locale, config, `/domain/overview?name=${item.domain_name}`);
  const isBought = (service: AddOnService): boolean =>
    item.state === 'completed' && item.sub_items.some(({ type }) => type === service);
  return [
    // For add-ons alone, the line of the domain already lists them.
    ...(facts.kind === 'add_ons' ? [] : [t(messages.withAddOns, facts)]),
    ...(isBought('email_forwarding')
      ? [t(messages.setUpForwarding, { service: 'email', domain: facts.domain, url })]
      : []),
    ...(isBought('domain_forwarding')
      ? [t(messages.setUpForwarding, { service: 'domain', domain: facts.domain, url })]
      : []),
  ];
}

function itemLine(locale: Locale, item: EmailItem): string {
  const { t, date } = locale;
  const facts = getFacts(locale, item);
  switch (item.state) {
    case 'completed':
      return item.expiry_date
        ? t(messages.doneUntil, { ...facts, date: date(item.expiry_date) })
        : t(messages.done, facts);
    case 'failed':
    case 'cancelled':
      return t(messages.notCharged, { domain: facts.domain, reason: getReason(locale, item) });
    case 'refund_pending':
    case 'refunded':
      if (isKept(item)) return t(messages.refundWhy, { domain: facts.domain, reason: describeReason(locale, item) });
      return t(messages.refunded, { domain: facts.domain, reason: getReason(locale, item) });
    default: {
      const reason = getItemMessage(item, locale);
      return reason ? t(messages.runningWhy, { ...facts, reason: reason.message }) : t(messages.running, facts);
    }
  }
}

/** States that the customer keeps an item although the shop refunded it. */
const describeKept = ({ t }: Locale, item: EmailItem): string =>
  t(messages.refundKept, { kind: lineKind(item) === 'add_ons' ? 'add_ons' : 'domain' });

const describeReason = (locale: Locale, item: EmailItem): string =>
  joinSentences(locale, [getReason(locale, item), describeKept(locale, item)]);

/** Content of an email about an order, which attaches and links to the receipt unless it names another document. */
interface OrderEmailBody {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly document?: string;
  readonly action?: { readonly label: string; readonly path: string };
}

/** Creates an email about an order, in the language of the order. */
const orderEmail = (
  { order, customer, config }: OrderEmailContent,
  write: (locale: Locale) => OrderEmailBody,
): Message =>
  emailTo(config, { ...customer, language: order.language }, (locale) => ({
    about: `order:${order.id}`,
    ...(order.captured > 0 && { document: `receipt:${order.id}` }),
    action: {
      label: locale.t(order.captured > 0 ? messages.seeReceipt : messages.seeOrder),
      path: `/account/receipt?orderId=${order.id}`,
    },
    ...write(locale),
    after: [locale.t(messages.orderNote, { order: order.id, email: config.supportEmail })],
  }));
