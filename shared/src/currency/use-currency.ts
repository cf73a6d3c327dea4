import { use } from 'react';
import { InitialDataContext } from '../api';
import { store, useStored, type Atom } from '../store';
import { currencyAtom, type CurrencyState } from './currency-state';
import { documentCurrency } from './document-currency';

const NOTHING_LOADED: CurrencyState = { shopCurrency: null, defaultCurrency: null, prioritizedCurrencies: [] };

/** The currency in which prices are shown and requested. */
export function useCurrency(): { readonly code: string; readonly symbol: string } {
  const { shopCurrency } = useCurrencies();
  const rendered = use(InitialDataContext);
  return shopCurrency ?? documentCurrency(rendered);
}

/** The list of currencies and the chosen one. */
export function useCurrencies(): CurrencyState {
  return useStored<CurrencyState>(currencyAtom as Atom<CurrencyState>, NOTHING_LOADED);
}

/** The currency in which prices are requested, outside React. */
export function shopCurrency(): { readonly code: string; readonly symbol: string } {
  return store.get(currencyAtom).shopCurrency ?? documentCurrency();
}
