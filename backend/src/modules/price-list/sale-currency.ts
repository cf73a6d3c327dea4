import type { Config } from '../../config/config';
import { KNOWN_CURRENCIES } from '../../config/settings';
import { unprocessable } from '../../http/errors';

export const SALE_CURRENCIES = KNOWN_CURRENCIES;
export type SaleCurrency = (typeof KNOWN_CURRENCIES)[number];

/** The currency in which every price must be listed; other currencies are listed or converted. */
export const LIST_CURRENCY = 'USD' satisfies SaleCurrency;

export function isSaleCurrency(code: string): code is SaleCurrency {
  return (KNOWN_CURRENCIES as readonly string[]).includes(code);
}

/**
 * Returns the requested currency if the shop sells in it.
 * @throws HttpError 422
 */
export function saleCurrency(code: string, config: Pick<Config, 'currencies'>): SaleCurrency {
  if (isSaleCurrency(code) && config.currencies.includes(code)) return code;
  throw unprocessable(`We do not sell in ${code}.`, { code: 'currency_not_sold', params: { currency: code } });
}
