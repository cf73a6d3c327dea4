import type { Receipt, ReceiptLineMoney, CustomerId, OrderId } from '@storefront/shared/contract';
import { groupTaxes, sumMinor, toWire, type Minor } from '@storefront/shared/domain';
import { getLocale, type Locale } from '../../core/locale';
import type { Db } from '../../db/client';
import { notFound } from '../../http/errors';
import { toStatusName, type OrderItemRow, type OrderRow, findOrder, viewItem } from '../orders';
import { consentLines, findLastWithdrawalDay } from './consent-lines';
import { getParties, showDocument, type SellerConfig } from './issue-receipt';
import { listDocuments } from './queries';

export const receiptNumber = (number: number): string => `R-${String(number).padStart(6, '0')}`;

interface ReceiptDeps {
  readonly db: Db;
  readonly config: SellerConfig;
}

/** A receipt with the language in which it was issued, which never changes. */
export interface WrittenReceipt {
  readonly receipt: Receipt;
  readonly locale: Locale;
}

/**
 * Returns the receipt of a customer's order. Before capture it has no number and shows the amounts due.
 * @throws HttpError 404 for another customer's order as for a missing one (I9)
 */
export async function viewReceipt(
  { db, config }: ReceiptDeps,
  customerId: CustomerId,
  idOrKey: string,
): Promise<WrittenReceipt> {
  const found = await findOrder(db, customerId, idOrKey);
  if (!found) throw notFound('Order not found.', { code: 'no_such_order' });
  return compose({ db, config }, found);
}

/** Like `viewReceipt`, for an email, without checking the customer. */
export async function getOrderReceipt({ db, config }: ReceiptDeps, orderId: OrderId): Promise<WrittenReceipt | null> {
  const found = await findOrder(db, null, orderId);
  return found ? compose({ db, config }, found) : null;
}

async function compose(
  { db, config }: ReceiptDeps,
  { order, items, card }: NonNullable<Awaited<ReturnType<typeof findOrder>>>,
): Promise<WrittenReceipt> {
  const documents = await listDocuments(db, order.id);
  const issued = documents.find(({ document }) => document.kind === 'receipt')?.document;
  const wire = (minor: Minor): number => toWire(minor, order.currency_code);
  const lines = items.map((item) => ({ item, money: getMoney(order, item) }));
  const chargedItems = lines.filter(({ money }) => money !== 'not_charged').map(({ item }) => item);
  const { amount, taxes, total } = receiptSums(chargedItems);
  const locale = getLocale(issued ? issued.language : order.language);
  const paragraphs = consentLines(locale, config, order, items, await findLastWithdrawalDay(order));
  const receipt: Receipt = {
    order_id: order.id,
    status_name: toStatusName(order.state),
    number: issued ? receiptNumber(issued.number) : null,
    ordered_at: order.created_at.toISOString(),
    issued_at: issued?.issued_at.toISOString() ?? null,
    ...(issued?.parties ?? (await getParties(db, config, order.id))),
    card,
    currency_code: order.currency_code,
    lines: lines.map(({ item, money }) => ({ ...viewItem(item, wire), money })),
    amount: wire(amount),
    taxes: taxes.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
    total: wire(total),
    captured: wire(order.captured),
    voided: wire(order.voided),
    refunded: wire(order.refunded),
    ...(paragraphs.length > 0 && { confirmed: { language: locale.language, paragraphs } }),
    refunds: documents
      .filter(({ document }) => document.kind === 'refund')
      .map(({ document, domain_name }) => {
        const { kind, amount } = showDocument(document);
        return {
          number: receiptNumber(document.number),
          issued_at: document.issued_at.toISOString(),
          domain_name,
          amount: wire(amount),
          ...(kind === 'refund_failed' && { failed: true as const }),
        };
      }),
  };
  return { receipt, locale };
}

/** Sums up lines, in minor units: before tax, tax by `tax_id`, and total. */
export function receiptSums(items: readonly Pick<OrderItemRow, 'amount' | 'tax' | 'tax_rates'>[]) {
  const amount = sumMinor(items.map((item) => item.amount));
  return {
    amount,
    taxes: groupTaxes(items.flatMap(({ tax_rates }) => tax_rates)),
    total: sumMinor([amount, ...items.map(({ tax }) => tax)]),
  };
}

function getMoney(
  { captured, state }: Pick<OrderRow, 'captured' | 'state'>,
  { state: item, left_out }: Pick<OrderItemRow, 'state' | 'left_out'>,
): ReceiptLineMoney {
  if (left_out?.refund === 'pending') return 'refund_pending';
  if (item === 'refund_pending' || item === 'refunded') return item;
  if (item === 'failed' || item === 'cancelled' || state === 'payment_failed' || state === 'cancelled')
    return 'not_charged';
  return captured > 0 ? 'charged' : 'open';
}
