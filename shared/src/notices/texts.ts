/** The words of notices: those promised word for word, each with its id, and those that several parts say. */
export const NOTICES = {
  /** NT-01 */
  success: 'Success',
  /** NT-03, GD-03 */
  sessionExpired: 'Your session has expired. Please log in again.',
  /** NT-06 */
  invalidToken: 'Session expired. Please log in again.',
  /** NT-08 */
  invalidDnsRecord: 'Invalid DNS record',
  dnsResetFailed: 'Failed to reset DNS records',
  /** NT-09 */
  orderNotCreated: 'Order was not created, please try later',
  orderStatusFailed: 'Error when checking order',
  /** NT-10 */
  defaultCurrencyUpdated: 'Default currency updated.',
  defaultCurrencyFailed: 'Failed to update default currency.',
  /** NT-12: beside a line of the cart. */
  priceUnknown: 'The price is not known right now.',
} as const;

interface NamedCurrency {
  readonly code: string;
  readonly symbol: string;
}

/** NT-11, CU-04. */
export function currencyGone(selected: NamedCurrency, fallback: NamedCurrency): string {
  return `The selected currency (${selected.code} ${selected.symbol}) is no longer available. Reverting to default currency (${fallback.code} ${fallback.symbol}).`;
}
