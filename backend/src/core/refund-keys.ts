import type { OrderItemId } from '@storefront/shared/contract';

/** Returns the idempotency key of a refund of an item. The attempt after a failed refund gets a new key. */
export const refundKey = (itemId: OrderItemId, failed: number): string => `item-${itemId}-refund-${failed + 1}`;

/** Like `refundKey`, for the part of an item that could not be provided. */
export const partRefundKey = (itemId: OrderItemId, failed: number): string =>
  `item-${itemId}-part-refund-${failed + 1}`;

/** Whether the shop made a refund itself, not staff on the provider's own pages. */
export const isRefundOfShop = (key: string): boolean => /^item-[0-9a-f-]{36}(-part)?-refund-\d+$/.test(key);

/** Returns the item that a refund of the shop is for; null for a refund that the shop did not make. */
export function toRefundedItem(key: string): { readonly itemId: string; readonly isPart: boolean } | null {
  const itemId = isRefundOfShop(key) ? key.slice('item-'.length, 'item-'.length + UUID_LENGTH) : undefined;
  return itemId === undefined ? null : { itemId, isPart: isPartRefund(key) };
}

const UUID_LENGTH = 36;

export const isPartRefund = (key: string): boolean => isRefundOfShop(key) && key.includes('-part-refund-');
