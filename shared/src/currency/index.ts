export { chosenCurrencyAtom, currencyAtom, type CurrencyState } from './currency-state';
export { loadCurrencies, noticeRefusedCurrency, setDefaultCurrency, setShopCurrency } from './load-currencies';
export { shopCurrency, useCurrencies, useCurrency } from './use-currency';
