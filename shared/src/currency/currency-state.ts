import { cachedAtom } from '../api/cached-atom';
import type { Currency } from '../contract/billing';
import { atom, storedAtom } from '../store';
import { toChecker, text } from '../store/shape';

/** The currencies of the shop (CU-01 to CU-05). */
export interface CurrencyState {
  /** The currency in which prices are shown; null until the list is loaded. */
  readonly shopCurrency: Currency | null;
  readonly defaultCurrency: Currency | null;
  /** Default first, then by priority, then by code (CU-02). */
  readonly prioritizedCurrencies: readonly Currency[];
}

/** The code that the visitor chose, which survives reloads and sign-out (SS-03); empty if none was chosen (CU-05). */
export const chosenCurrencyAtom = storedAtom<string>({
  key: 'currency',
  version: 1,
  empty: '',
  schema: toChecker(text(/^([A-Z]{3})?$/)),
});

export type OfferedCurrencies = Omit<CurrencyState, 'shopCurrency'>;

export const currenciesKey = ['currencies'] as const;

/** The currencies as the server sent them, without the choice. */
export const offeredCurrenciesAtom = cachedAtom<OfferedCurrencies>(currenciesKey, {
  defaultCurrency: null,
  prioritizedCurrencies: [],
});

/** The currency state: the chosen currency if it is offered, else the default (CU-04, CU-05). */
export const currencyAtom = atom((get): CurrencyState => {
  const offered = get(offeredCurrenciesAtom);
  const chosen = get(chosenCurrencyAtom);
  const shopCurrency = offered.prioritizedCurrencies.find(({ code }) => code === chosen) ?? offered.defaultCurrency;
  return { ...offered, shopCurrency };
});
