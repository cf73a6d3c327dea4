import { pageTranslate, type Message } from '../i18n';
import * as messages from './messages';

/** The texts of notices in the page's language: those fixed by the specification, each with its id, and those that several parts use. */
export const NOTICES = saidWhenRead({
  /** NT-01 */
  success: messages.success,
  /** NT-03, GD-03 */
  sessionExpired: messages.sessionExpired,
  /** NT-06 */
  invalidToken: messages.invalidToken,
  /** NT-08 */
  invalidDnsRecord: messages.invalidRecord,
  dnsResetFailed: messages.dnsResetFailed,
  /** NT-09 */
  orderNotCreated: messages.orderNotCreated,
  orderStatusFailed: messages.orderStatusFailed,
  /** NT-10 */
  defaultCurrencyUpdated: messages.currencyUpdated,
  defaultCurrencyFailed: messages.currencyFailed,
  /** NT-12, shown beside a line of the cart. */
  priceUnknown: messages.priceUnknown,
});

/** Translates on access: the page's language is set only after this module has run. */
function saidWhenRead<Name extends string>(
  texts: Readonly<Record<Name, Message<unknown>>>,
): Readonly<Record<Name, string>> {
  const getters = {};
  for (const [name, message] of Object.entries<Message>(texts))
    Object.defineProperty(getters, name, { enumerable: true, get: () => pageTranslate()(message) });
  return getters as Readonly<Record<Name, string>>;
}

interface NamedCurrency {
  readonly code: string;
  readonly symbol: string;
}

/** NT-11, CU-04. */
export function currencyGone(selected: NamedCurrency, fallback: NamedCurrency): string {
  return pageTranslate()(messages.currencyGone, {
    ...selected,
    fallbackCode: fallback.code,
    fallbackSymbol: fallback.symbol,
  });
}
