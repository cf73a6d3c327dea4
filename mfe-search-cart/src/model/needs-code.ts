import type { CartItem } from '@storefront/shared/cart';

/** Whether a transfer came from another device, where its code stayed. */
export const needsCode = ({ type, auth_info }: Pick<CartItem, 'type' | 'auth_info'>): boolean =>
  type === 'transfer' && !auth_info;
