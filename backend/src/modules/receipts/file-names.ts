import type { OrderId } from '@storefront/shared/contract';

/** Returns a file name such as `receipt-R-000042.pdf`. */
export function getFileName({
  number,
  order_id,
}: {
  readonly number: string | null;
  readonly order_id: OrderId;
}): string {
  return number ? `receipt-${number}.pdf` : `order-${order_id}.pdf`;
}

/** Returns a file name such as `refund-note-R-000043.pdf`. */
export const noteFileName = (numbers: readonly string[]): string => `refund-note-${numbers.join('-')}.pdf`;
