import { peekInitialData } from '../api/initial-data';
import { listCurrencies, type Currency } from '../contract/billing';
import { callAddress } from '../contract/call-address';
import { sellCurrencies } from '../domain/money';
import { knownSettings } from './settings';

/** What prices are written in where neither document nor server has said anything: the specification's only fixed currency. */
const LAST_RESORT = { code: 'USD', symbol: '$' } as const;

/**
 * The shop's default as it came with the document, until the list of currencies is there: what the shop does not sell is never asked
 * for (CU-05).
 */
export function documentCurrency(): { readonly code: string; readonly symbol: string } {
  const list = peekInitialData(callAddress(listCurrencies, {}, {})) as readonly Currency[] | undefined;
  // The very first price has to say which dollar it is.
  if (list) sellCurrencies(list.map(({ code }) => code));
  return knownSettings()?.default_currency ?? LAST_RESORT;
}
