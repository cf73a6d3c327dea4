import type { OrderItemId } from '@storefront/shared/contract';

/** Idempotency key of a refund of an item. A failed refund is followed by one with a new key. */
export const refundKey = (itemId: OrderItemId, failed: number): string => `item-${itemId}-refund-${failed + 1}`;

/** As `refundKey`, for the part of an item that could not be provided. */
export const partRefundKey = (itemId: OrderItemId, failed: number): string =>
  `item-${itemId}-part-refund-${failed + 1}`;

/** Whether the shop made a refund, as opposed to one made in the provider's own pages. */
export const isRefundOfShop = (key: string): boolean => /^item-[0-9a-f-]{36}(-part)?-refund-\d+$/.test(key);

export const isPartRefund = (key: string): boolean => isRefundOfShop(key) && key.includes('-part-refund-');
