import { translator } from '../i18n';
import * as messages from './messages';

// Code outside of React does not know the language of the page, and says these in English.
const t = translator('en');

/** The words of notices: those promised word for word, each with its id, and those that several parts say. */
export const NOTICES = {
  /** NT-01 */
  success: t(messages.success),
  /** NT-03, GD-03 */
  sessionExpired: t(messages.sessionExpired),
  /** NT-06 */
  invalidToken: t(messages.invalidToken),
  /** NT-08 */
  invalidDnsRecord: t(messages.invalidRecord),
  dnsResetFailed: t(messages.dnsResetFailed),
  /** NT-09 */
  orderNotCreated: t(messages.orderNotCreated),
  orderStatusFailed: t(messages.orderStatusFailed),
  /** NT-10 */
  defaultCurrencyUpdated: t(messages.currencyUpdated),
  defaultCurrencyFailed: t(messages.currencyFailed),
  /** NT-12: beside a line of the cart. */
  priceUnknown: t(messages.priceUnknown),
} as const;

interface NamedCurrency {
  readonly code: string;
  readonly symbol: string;
}

/** NT-11, CU-04. */
export function currencyGone(selected: NamedCurrency, fallback: NamedCurrency): string {
  return t(messages.currencyGone, { ...selected, fallbackCode: fallback.code, fallbackSymbol: fallback.symbol });
}
