import { lineKind, toUnicode, type Minor } from '@storefront/shared/domain';
import type { AddOnService, OrderItemId } from '@storefront/shared/contract';
import { addOnNames, formatAddOnName } from '../../core/add-on-names';
import { hello, pageUrl, renderEmail, type Message } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import { getItemMessage, isKept, type OrderItemRow, type OrderRow } from '../orders';
import { consentLines, nameOfNotes, notePath } from '../receipts';
import * as messages from './messages';
import type { OrderDeps } from './order-step';

/** What an email about an order is written from. */
export interface OrderEmailContent {
  readonly order: Pick<
    OrderRow,
    | 'id'
    | 'language'
    | 'currency_code'
    | 'total'
    | 'captured'
    | 'voided'
    | 'refunded'
    | 'consent'
    | 'created_at'
    | 'tax_country'
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
  readonly customer: { readonly email: string; readonly first_name: string };
  readonly config: OrderDeps['config'];
}

type EmailItem = OrderEmailContent['items'][number];

/** What every sentence about an item is said with. */
const getFacts = (locale: Locale, item: EmailItem) => {
  const kind = lineKind(item);
  return { kind, domain: toUnicode(item.domain_name), addOns: addOnNames(locale, item.sub_items, kind) };
};

/** Why an item was not carried out. */
const getReason = (locale: Locale, item: EmailItem): string =>
  getItemMessage(item, locale)?.message ?? locale.t(messages.notDone);

/** Tells the customer what became of an order: each name, and what was really charged. */
export function orderEndedEmail(content: OrderEmailContent): Message {
  const { order, items, config } = content;
  const locale = getLocale(order.language);
  const { t } = locale;
  const money = (minor: Minor): string => locale.money(minor, order.currency_code);
  const released = { isReleased: order.voided > 0, released: money(order.voided) };
  return write(content, locale, endedSubject(locale, items), [
    ...items.flatMap((item) => itemLines(content, locale, item)),
    order.captured === 0
      ? t(messages.nothingCharged, released)
      : t(messages.charged, {
          charged: money(order.captured),
          isRefunded: order.refunded > 0,
          refunded: money(order.refunded),
          ...released,
        }),
    ...consentLines(locale, config, order, items),
  ]);
}

function endedSubject(locale: Locale, items: readonly EmailItem[]): string {
  const { t } = locale;
  const got = items.filter((item) => item.state === 'completed' || isKept(item));
  const [only] = got;
  if (!only) return t(messages.failedSubject);
  if (got.length < items.length) return t(messages.partSubject, { got: got.length, all: items.length });
  return got.length === 1
    ? t(messages.doneSubject, getFacts(locale, only))
    : t(messages.severalSubject, { count: got.length });
}

/** Tells the customer that the order is paid while some of it takes days. */
export function orderPaidEmail(content: OrderEmailContent): Message {
  const { order, items, config } = content;
  const locale = getLocale(order.language);
  const { t } = locale;
  const open = items.filter(({ state }) => state !== 'completed' && state !== 'failed' && state !== 'cancelled');
  const [only] = open;
  const subject =
    open.length === 1 && only
      ? t(messages.runningSubject, getFacts(locale, only))
      : t(messages.openSubject, { count: open.length });
  return write(content, locale, subject, [
    ...items.flatMap((item) => itemLines(content, locale, item)),
    t(messages.charged, {
      charged: locale.money(order.captured, order.currency_code),
      isRefunded: false,
      refunded: '',
      isReleased: order.voided > 0,
      released: locale.money(order.voided, order.currency_code),
    }),
    t(messages.paidNote, { isAsked: open.some(({ message_code }) => message_code === 'owner_asked') }),
    ...consentLines(locale, config, order, items),
  ]);
}

/** Tells the customer that money for one item has gone back: `refunded`, in minor units. */
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
  const locale = getLocale(order.language);
  const { t } = locale;
  const amount = locale.money(refunded, order.currency_code);
  const domain = toUnicode(item.domain_name);
  const paragraphs = [
    t(messages.refundWhy, { domain, reason: getReason(locale, item) }),
    t(messages.refundText, { amount }),
    ...(isKept(item) ? [t(messages.refundKept, { kind: lineKind(item) === 'add_ons' ? 'add_ons' : 'domain' })] : []),
  ];
  return write(content, locale, t(messages.refundSubject, { amount, domain }), paragraphs, {
    document: nameOfNotes([note]),
    label: t(messages.seeNote, { count: 1 }),
    path: notePath(order.id, [note]),
  });
}

/** What is said of the privacy service that was ordered with a domain and that its registrar refused. */
const privacyLine = (locale: Locale, item: EmailItem): string[] =>
  item.state === 'completed' && item.message_code === 'privacy_refused'
    ? [
        locale.t(messages.privacyNotCharged, {
          domain: toUnicode(item.domain_name),
          addOn: formatAddOnName(locale, 'contact_privacy'),
        }),
      ]
    : [];

/** What is said of an item: what became of it, the add-ons that were bought with it, and where they are set up. */
const itemLines = (content: OrderEmailContent, locale: Locale, item: EmailItem): string[] => [
  itemLine(locale, item),
  ...privacyLine(locale, item),
  ...addOnLines(content, locale, item),
];

/** Nothing is to be had of such an item. */
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
    // Add-ons alone are named by the line of the domain.
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
      if (isKept(item)) return t(messages.refundWhy, { domain: facts.domain, reason: keptReason(locale, item) });
      return t(messages.refunded, { domain: facts.domain, reason: getReason(locale, item) });
    default: {
      const said = getItemMessage(item, locale);
      return said ? t(messages.runningWhy, { ...facts, reason: said.message }) : t(messages.running, facts);
    }
  }
}

/** What is said of an item that the shop paid back, and that its customer keeps. */
const keptReason = (locale: Locale, item: EmailItem): string =>
  [
    getReason(locale, item),
    locale.t(messages.refundKept, { kind: lineKind(item) === 'add_ons' ? 'add_ons' : 'domain' }),
  ].join(locale.language === 'ja' ? '' : ' ');

function write(
  { order, customer, config }: OrderEmailContent,
  locale: Locale,
  subject: string,
  paragraphs: readonly string[],
  /** What the email is about, with its page; the receipt of the order where nothing else is named. */
  paper?: { readonly document: string; readonly label: string; readonly path: string },
): Message {
  const { t } = locale;
  const isCharged = order.captured > 0;
  const document = paper?.document ?? (isCharged ? `receipt:${order.id}` : null);
  return renderEmail({
    locale,
    to: customer.email,
    subject,
    paragraphs: [hello(locale, customer.first_name), ...paragraphs],
    about: `order:${order.id}`,
    ...(document !== null && { document }),
    action: {
      label: paper?.label ?? t(isCharged ? messages.seeReceipt : messages.seeOrder),
      url: pageUrl(locale, config, paper?.path ?? `/account/receipt?orderId=${order.id}`),
    },
    after: [t(messages.orderNote, { order: order.id, email: config.supportEmail })],
    from: config.shopName,
  });
}
