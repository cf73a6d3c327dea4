import type { OrderItemId } from '@storefront/shared/contract';

/** What giving back the money of an item is known by; a refund that the provider reports as failed is followed by another. */
export const refundKey = (itemId: OrderItemId, failed: number): string => `item-${itemId}-refund-${failed + 1}`;

/** The same for the part of an item that could not be had. */
export const partRefundKey = (itemId: OrderItemId, failed: number): string =>
  `item-${itemId}-part-refund-${failed + 1}`;

/** Whether a refund was asked for under a key of the shop's, and not made in the provider's own pages. */
export const isRefundOfShop = (key: string): boolean => /^item-[0-9a-f-]{36}(-part)?-refund-\d+$/.test(key);

/** Whether it was for a part of an item. */
export const isPartRefund = (key: string): boolean => isRefundOfShop(key) && key.includes('-part-refund-');
