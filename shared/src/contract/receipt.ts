import { z } from 'zod/mini';
import { itemType, orderedItem, orderStatus } from './checkout';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { paidWith } from './payment-method';
import { taxRate } from './price';
import { addedYears, currencyCode, domainName, instant, wireAmount } from './wire';

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** What happened to the payment for one line. `open`: nothing has been charged yet. */
export const receiptLineMoney = z.enum(['open', 'charged', 'not_charged', 'refund_pending', 'refunded']);
export type ReceiptLineMoney = z.infer<typeof receiptLineMoney>;

/** The buyer on a receipt. `country`: ISO 3166-1 alpha-2; its tax rules were applied. Details that the buyer has not given are left out. */
export const receiptBuyer = z.object({
  name: z.string(),
  email: z.string(),
  /** The country whose tax rules were applied, such as `NO`. */
  country: z.string(),
  company: z.optional(z.string()),
  address: z.optional(z.array(z.string())),
  vat_number: z.optional(z.string()),
});

/**
 * A receipt: seller, buyer, lines, the tax by `tax_id`, and what happened to the payment (OR-09). `number` and `issued_at` are null while
 * nothing was charged. Seller and buyer are as they were when it was issued.
 */
export const receipt = z.object({
  order_id: idSchema<'OrderId'>(),
  status_name: orderStatus,
  /** From the shop's one gapless sequence, such as `R-000042`. */
  number: z.nullable(z.string()),
  ordered_at: instant,
  issued_at: z.nullable(instant),
  seller: z.object({ name: z.string(), address: z.array(z.string()), tax_number: z.string(), email: z.string() }),
  buyer: receiptBuyer,
  card: paidWith({}),
  currency_code: currencyCode,
  lines: z.array(z.extend(orderedItem, { money: receiptLineMoney })),
  /** Totals of the lines that were charged, or will be: before tax, the tax by `tax_id`, and the total. */
  amount: wireAmount,
  taxes: z.array(taxRate),
  total: wireAmount,
  /** What was captured, released without being captured, and refunded. */
  captured: wireAmount,
  voided: wireAmount,
  refunded: wireAmount,
  /** The confirmations for a consumer; missing if there are none (LG-05). */
  confirmed: z.optional(
    z.object({
      /** The language in which the receipt was issued, such as `de`. */
      language: z.string(),
      /** The paragraphs, as text, such as `["On November 25th, 2026, before paying, you asked us to carry out your order at once."]`. */
      paragraphs: z.array(z.string()),
    }),
  ),
  /**
   * Refunds, each with a number of the same sequence; `domain_name` is null if it is not for one line. With `failed`, the note records
   * that an earlier refund of this amount did not reach the card: it is subtracted from `refunded` again.
   */
  refunds: z.array(
    z.object({
      number: z.string(),
      issued_at: instant,
      domain_name: z.nullable(domainName),
      amount: wireAmount,
      failed: z.optional(z.literal(true)),
    }),
  ),
});
export type Receipt = z.infer<typeof receipt>;

/** A refund note: a separate document of a refund, which never changes (OR-09d). */
export const refundNote = z.object({
  /** From the same sequence as receipts. */
  number: z.string(),
  order_id: idSchema<'OrderId'>(),
  issued_at: instant,
  /** True if the note reverses an earlier one, because that refund did not reach the customer. */
  failed: z.optional(z.literal(true)),
  /** The receipt that it refers to. */
  receipt: z.nullable(z.object({ number: z.string(), issued_at: instant })),
  seller: receipt.shape.seller,
  buyer: receiptBuyer,
  /** The card that was refunded. */
  card: paidWith({}),
  currency_code: currencyCode,
  /** The refunded line, in full or in part; null if the refund is not for a single line of the order. */
  line: z.nullable(
    z.object({
      domain_name: domainName,
      type: itemType,
      period: addedYears,
      /** `add_ons`: add-ons that could not be provided. `some`: less than was paid for the line. */
      part: z.enum(['all', 'add_ons', 'some']),
    }),
  ),
  /** The amount before tax, the tax by `tax_id`, and the total. */
  amount: wireAmount,
  taxes: z.array(taxRate),
  total: wireAmount,
});
export type RefundNote = z.infer<typeof refundNote>;

const noteParams = z.extend(params, { number: z.string().check(z.maxLength(64)) });

export const getRefundNote = endpoint({
  id: 'getRefundNote',
  method: 'GET',
  path: '/api/checkout/1.0/order/{id}/refund-notes/{number}',
  summary: 'A refund note of an order of the signed-in customer.',
  description: '`getReceipt` lists the numbers of refund notes.',
  tag: 'checkout',
  params: noteParams,
  output: refundNote,
  scopes: ['read', 'orders'],
  refusals: [401, 404],
});

export const downloadRefundNote = endpoint({
  id: 'downloadRefundNote',
  method: 'GET',
  path: '/api/checkout/1.0/order/{id}/refund-notes/{number}/note.pdf',
  summary: 'A refund note as a PDF.',
  description: 'The same document as `getRefundNote`.',
  tag: 'checkout',
  params: noteParams,
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  media: 'application/pdf',
  scopes: ['read', 'orders'],
  refusals: [401, 404],
});

/** Returns the path of a refund note as a PDF. */
export function refundNotePdfPath(orderId: string, number: string): string {
  return downloadRefundNote.path
    .replace('{id}', encodeURIComponent(orderId))
    .replace('{number}', encodeURIComponent(number));
}

export const getReceipt = endpoint({
  id: 'getReceipt',
  method: 'GET',
  path: '/api/checkout/1.0/order/{id}/receipt',
  summary: 'The receipt of an order of the signed-in customer.',
  description:
    'Number and date are null until something is charged. Refunds are listed with the numbers of their notes.',
  tag: 'checkout',
  params,
  output: receipt,
  scopes: ['read', 'orders'],
  refusals: [401, 404],
});

export const downloadReceipt = endpoint({
  id: 'downloadReceipt',
  method: 'GET',
  path: '/api/checkout/1.0/order/{id}/receipt.pdf',
  summary: 'The receipt as a PDF.',
  description: 'The same document as `getReceipt`.',
  tag: 'checkout',
  params,
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  media: 'application/pdf',
  scopes: ['read', 'orders'],
  refusals: [401, 404],
});

/** Returns the path of an order's receipt as a PDF. */
export function receiptPdfPath(orderId: string): string {
  return downloadReceipt.path.replace('{id}', encodeURIComponent(orderId));
}
