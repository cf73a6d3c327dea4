import { peekInitialData } from '../api/initial-data';
import { getSettings, listCurrencies, type Currency, type Settings } from '../contract/billing';
import { callAddress } from '../contract/call-address';
import { sellCurrencies } from '../domain/money';

/** What prices are written in where neither document nor server has said anything: the specification's only fixed currency. */
const LAST_RESORT = { code: 'USD', symbol: '$' } as const;

let known: { readonly code: string; readonly symbol: string } | undefined;

/**
 * The shop's default as it came with the document, until the list of currencies is there: what the shop does not sell is never asked
 * for (CU-05).
 */
export function documentCurrency(): { readonly code: string; readonly symbol: string } {
  if (known) return known;
  const settings = peekInitialData(callAddress(getSettings, {}, {})) as Settings | undefined;
  const list = peekInitialData(callAddress(listCurrencies, {}, {})) as readonly Currency[] | undefined;
  // The very first price has to say which dollar it is.
  if (list) sellCurrencies(list.map(({ code }) => code));
  if (settings) known = settings.default_currency;
  return known ?? LAST_RESORT;
}

/** For tests: the next call reads the document anew. */
export function forgetDocumentCurrency(): void {
  known = undefined;
}
