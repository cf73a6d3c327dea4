import { use } from 'react';
import { InitialDataContext } from '../api';
import { store, useStored, type Atom } from '../store';
import { currencyAtom, type CurrencyState } from './currency-state';
import { documentCurrency } from './document-currency';

const NOTHING_LOADED: CurrencyState = { shopCurrency: null, defaultCurrency: null, prioritizedCurrencies: [] };

/** The currency that prices are shown in and asked for. */
export function useCurrency(): { readonly code: string; readonly symbol: string } {
  const { shopCurrency } = useCurrencies();
  const rendered = use(InitialDataContext);
  return shopCurrency ?? documentCurrency(rendered);
}

/** The list to choose from and the choice. */
export function useCurrencies(): CurrencyState {
  return useStored<CurrencyState>(currencyAtom as Atom<CurrencyState>, NOTHING_LOADED);
}

/** The currency that prices are asked for, outside React. */
export function shopCurrency(): { readonly code: string; readonly symbol: string } {
  return store.get(currencyAtom).shopCurrency ?? documentCurrency();
}
