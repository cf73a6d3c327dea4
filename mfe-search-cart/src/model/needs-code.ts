import type { CartItem } from '@storefront/shared/cart';

/** Whether a transfer lacks its code, which stayed on the device where it was added. */
export const needsCode = ({ type, auth_info }: Pick<CartItem, 'type' | 'auth_info'>): boolean =>
  type === 'transfer' && !auth_info;
