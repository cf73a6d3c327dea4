import type { Receipt } from '@storefront/shared/contract';

/**
 * Whether the payment of an order in progress expired before it was captured: nothing was charged, and the shop writes to the customer about
 * how to pay.
 */
export const isPaymentExpired = ({
  status_name,
  captured,
  voided = 0,
}: Pick<Receipt, 'status_name' | 'captured'> & Partial<Pick<Receipt, 'voided'>>): boolean =>
  status_name === 'provisioning' && captured === 0 && voided > 0;
