import { peekInitialData } from '../api/initial-data';
import type { InitialData } from '../api';
import { getSettings, listCurrencies, type Currency, type Settings } from '../contract/billing';
import { callAddress } from '../contract/call-address';
import { sellCurrencies } from '../domain/money';
import { knownSettings } from './settings';

/** The currency used if neither the document nor the server has named one: the specification's only fixed currency. */
const LAST_RESORT = { code: 'USD', symbol: '$' } as const;

const SETTINGS = callAddress(getSettings, {}, {});
const CURRENCIES = callAddress(listCurrencies, {}, {});

/**
 * Returns the shop's default currency from the document, for use until the list of currencies is loaded, so that a currency that the shop
 * does not sell in is never requested (CU-05).
 * @param rendered the initial data, on the server, which has no document
 */
export function documentCurrency(rendered?: InitialData): { readonly code: string; readonly symbol: string } {
  const list = (rendered?.[CURRENCIES] ?? peekInitialData(CURRENCIES)) as readonly Currency[] | undefined;
  // Set before the first price is shown, which has to say which dollar it is in.
  if (list) sellCurrencies(list.map(({ code }) => code));
  const settings = knownSettings() ?? (rendered?.[SETTINGS] as Settings | undefined);
  return settings?.default_currency ?? LAST_RESORT;
}
