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
import { getBuyer, insertDocument } from './queries';

/** What the documents of the shop say of the shop. */
export type SellerConfig = Pick<Config, 'seller' | 'supportEmail' | 'publicUrl' | 'shopName'>;

interface Issued {
  readonly orderId: OrderId;
  /** Minor units. */
  readonly amount: Minor;
  readonly at: Date;
}

/** Issues the receipt of an order, in the transaction that books its money. */
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
 * Issues the note of a refund, in the transaction that books it; one that fails after it had succeeded gets another with the amount below
 * nothing.
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
    /** Null where it is for no one line of the order. */
    readonly itemId: OrderItemId | null;
    /** What the payment provider knows the refund by; null for what a bank took. */
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

/** Whether a note says that a refund before it has failed. */
const isCounterNote = ({ amount }: { readonly amount: Minor }): boolean => amount < 0;

/** What a document is, and what it comes to, as it is told outside: amounts are never below nothing there. */
export function showDocument({ kind, amount }: { readonly kind: 'receipt' | 'refund'; readonly amount: Minor }): {
  readonly kind: 'receipt' | 'refund' | 'refund_failed';
  readonly amount: Minor;
} {
  return isCounterNote({ amount })
    ? { kind: 'refund_failed', amount: subtractMinor(assertMinor(0), amount) }
    : { kind, amount };
}

/** Who sells to whom now. */
export const getParties = async (
  tx: Pick<Tx, 'select'>,
  config: SellerConfig,
  orderId: OrderId,
): Promise<Pick<Receipt, 'seller' | 'buyer'>> => (await partiesAndLanguage(tx, config, orderId)).parties;

/** Who sells to whom now, and in which language. */
async function partiesAndLanguage(tx: Pick<Tx, 'select'>, { seller, supportEmail }: SellerConfig, orderId: OrderId) {
  const buyer = await getBuyer(tx, orderId);
  const language = buyer.language ?? 'en';
  const parties: Pick<Receipt, 'seller' | 'buyer'> = {
    seller: { name: seller.name, address: [...seller.address], tax_number: seller.taxNumber, email: supportEmail },
    buyer: {
      name: formatPersonName(buyer, language),
      email: buyer.email,
      country: buyer.country,
      ...(buyer.company && { company: buyer.company }),
      ...(buyer.address && { address: formatAddressLines(buyer.address, buyer.country, language) }),
      // That of the order, not a newer one: it is why the tax is as it is.
      ...(buyer.vat && { vat_number: buyer.vat.number }),
    },
  };
  return { parties, language: buyer.language };
}
