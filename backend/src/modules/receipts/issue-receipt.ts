import type { Receipt, OrderId, OrderItemId } from '@storefront/shared/contract';
import {
  assertMinor,
  formatAddressLines,
  formatPersonName,
  subtractMinor,
  type Minor,
} from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { Tx } from '../../db/client';
import { findReceiptParties, getBuyer, insertDocument } from './queries';

export type SellerConfig = Pick<Config, 'seller' | 'supportEmail' | 'publicUrl' | 'shopName'>;

interface Issued {
  readonly orderId: OrderId;
  readonly amount: Minor;
  readonly at: Date;
}

/** Issues the receipt of an order, in the transaction that books the capture. */
export async function issueReceipt(tx: Tx, config: SellerConfig, { orderId, amount, at }: Issued): Promise<void> {
  await insertDocument(tx, {
    kind: 'receipt',
    order_id: orderId,
    amount,
    ...(await partiesAndLanguage(tx, config, orderId)),
    issued_at: at,
  });
}

/**
 * Issues the note of a refund, in the transaction that books it. A refund that fails after it had succeeded gets a second note with the
 * negative amount.
 * @returns its number
 */
export async function issueRefundNote(
  tx: Tx,
  config: SellerConfig,
  {
    orderId,
    amount,
    at,
    itemId,
    refundKey,
  }: Issued & {
    /** Null if it is not for a single item of the order. */
    readonly itemId: OrderItemId | null;
    /** The refund's key at the payment provider; null for a lost dispute. */
    readonly refundKey: string | null;
  },
): Promise<number> {
  return insertDocument(tx, {
    kind: 'refund',
    order_id: orderId,
    order_item_id: itemId,
    refund_key: refundKey,
    amount,
    ...(await partiesAndLanguage(tx, config, orderId)),
    issued_at: at,
  });
}

/** Whether a note cancels an earlier one whose refund failed. */
const isCounterNote = ({ amount }: { readonly amount: Minor }): boolean => amount < 0;

/** Returns the kind and amount of a document as shown outside, where amounts are never negative. */
export function showDocument({ kind, amount }: { readonly kind: 'receipt' | 'refund'; readonly amount: Minor }): {
  readonly kind: 'receipt' | 'refund' | 'refund_failed';
  readonly amount: Minor;
} {
  return isCounterNote({ amount })
    ? { kind: 'refund_failed', amount: subtractMinor(assertMinor(0), amount) }
    : { kind, amount };
}

export const getParties = async (
  tx: Pick<Tx, 'select'>,
  config: SellerConfig,
  orderId: OrderId,
): Promise<Pick<Receipt, 'seller' | 'buyer'>> => (await partiesAndLanguage(tx, config, orderId)).parties;

async function partiesAndLanguage(tx: Pick<Tx, 'select'>, { seller, supportEmail }: SellerConfig, orderId: OrderId) {
  const buyer = await getBuyer(tx, orderId);
  const language = buyer.language ?? 'en';
  // The details of a closed account are erased. Its receipt is kept by law, and a later refund note is for the same buyer.
  const issuedBuyer = buyer.closed_at === null ? undefined : (await findReceiptParties(tx, orderId))?.buyer;
  const parties: Pick<Receipt, 'seller' | 'buyer'> = {
    seller: { name: seller.name, address: [...seller.address], tax_number: seller.taxNumber, email: supportEmail },
    buyer: issuedBuyer ?? {
      name: formatPersonName(buyer, language),
      email: buyer.email,
      country: buyer.country,
      ...(buyer.company && { company: buyer.company }),
      ...(buyer.address && { address: formatAddressLines(buyer.address, buyer.country, language) }),
      // The order's VAT number, not a newer one: the tax depends on it.
      ...(buyer.vat && { vat_number: buyer.vat.number }),
    },
  };
  return { parties, language: buyer.language };
}
