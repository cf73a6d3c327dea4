import type { CustomerId, Language, OrderId, Receipt, RefundNote } from '@storefront/shared/contract';
import { computeTax, groupTaxes, sumMinor, toWire, type Minor } from '@storefront/shared/domain';
import { getLocale, type Locale } from '../../core/locale';
import { isPartRefund } from '../../core/refund-keys';
import type { Db } from '../../db/client';
import { notFound } from '../../http/errors';
import { findOrder, type OrderItemRow } from '../orders';
import { showDocument } from './issue-receipt';
import { listDocuments } from './queries';
import { getTaxedPart, type Taxed } from './refund-sums';
import { receiptNumber } from './view-receipt';

/** A refund note with the language in which it was issued, which never changes. */
export interface WrittenNote {
  readonly note: RefundNote;
  readonly locale: Locale;
}

/**
 * Returns a refund note of an order. Its content never changes: parties, amount and date are stored with it, and the amounts paid for an
 * item are fixed.
 * @param customerId null to skip the check of the customer
 * @throws HttpError 404 for another customer's note as for a missing one (I9)
 */
export async function viewRefundNote(
  db: Db,
  customerId: CustomerId | null,
  orderId: string,
  number: string,
): Promise<WrittenNote> {
  const found = await findOrder(db, customerId, orderId);
  const documents = found ? await listDocuments(db, found.order.id) : [];
  const issued = documents.find(
    ({ document }) => document.kind === 'refund' && receiptNumber(document.number) === number,
  )?.document;
  if (!found || !issued) throw notFound('Document not found.', { code: 'no_such_document' });
  const { order, items, card } = found;
  const receipt = documents.find(({ document }) => document.kind === 'receipt')?.document;
  const { kind, amount: total } = showDocument(issued);
  const item = items.find(({ id }) => id === issued.order_item_id);
  const whole = item
    ? getRefundedPart(item, issued.refund_key)
    : { part: 'all' as const, taxed: toTaxed(items.filter(isCharged)) };
  const { amount, taxes } = getTaxedPart(whole.taxed, total);
  const wire = (minor: Minor): number => toWire(minor, order.currency_code);
  const note: RefundNote = {
    number,
    order_id: order.id,
    issued_at: issued.issued_at.toISOString(),
    ...(kind === 'refund_failed' && { failed: true as const }),
    receipt: receipt ? { number: receiptNumber(receipt.number), issued_at: receipt.issued_at.toISOString() } : null,
    ...(issued.parties satisfies Pick<Receipt, 'seller' | 'buyer'>),
    card,
    currency_code: order.currency_code,
    line: item
      ? {
          domain_name: item.domain_name,
          type: item.type,
          period: item.period,
          part: whole.part === 'all' && total < sumTaxed(whole.taxed) ? 'some' : whole.part,
        }
      : null,
    amount: wire(amount),
    taxes: taxes.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
    total: wire(total),
  };
  return { note, locale: getLocale(issued.language satisfies Language | null) };
}

const isCharged = ({ state }: OrderItemRow): boolean => state !== 'failed' && state !== 'cancelled';

const toTaxed = (items: readonly Pick<OrderItemRow, 'amount' | 'tax_rates'>[]): Taxed => ({
  amount: sumMinor(items.map(({ amount }) => amount)),
  taxes: groupTaxes(items.flatMap(({ tax_rates }) => tax_rates)),
});

const sumTaxed = ({ amount, taxes }: Taxed): Minor => sumMinor([amount, ...taxes.map(({ tax_amount }) => tax_amount)]);

/** Returns the part of an item that was refunded: add-ons that could not be provided (OR-03d), or the whole item. */
function getRefundedPart(
  item: OrderItemRow,
  key: string | null,
): { readonly part: 'all' | 'add_ons'; readonly taxed: Taxed } {
  const { left_out } = item;
  if (!left_out || key === null || !isPartRefund(key)) return { part: 'all', taxed: toTaxed([item]) };
  const taxes = item.tax_rates.map((line) => ({ ...line, tax_amount: computeTax(left_out.amount, line.tax_rate) }));
  return { part: 'add_ons', taxed: { amount: left_out.amount, taxes } };
}

/** Returns the document name of refund notes attached to an email. */
export const nameOfNotes = (numbers: readonly number[]): string => `refund-notes:${numbers.join(',')}`;

/** Returns the path to which an email about refund notes links: the only note, or the receipt, which lists all. */
export function notePath(orderId: OrderId, numbers: readonly number[]): string {
  const [only] = numbers.length === 1 ? numbers : [];
  return `/account/receipt?orderId=${orderId}${only === undefined ? '' : `&note=${receiptNumber(only)}`}`;
}
