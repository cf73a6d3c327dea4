import { ApiError, api, queryClient } from '../api';
import { askAnew } from '../api/query-client';
import {
  getDefaultCurrency,
  listCurrencies,
  setDefaultCurrency as putDefaultCurrency,
  type Currency,
  type Settings,
} from '../contract/billing';
import { prioritizedCurrencies } from '../domain/currency';
import { sellCurrencies } from '../domain/money';
import { once } from '../domain/once';
import { NOTICES, currencyGone, notify } from '../notices';
import { logProblem, store } from '../store';
import { chosenCurrencyAtom, currenciesKey, offeredCurrenciesAtom, type OfferedCurrencies } from './currency-state';
import { documentCurrency } from './document-currency';
import { SETTINGS_FRESH_MS, knownSettings, settingsKey } from './settings';

/** Reloads the list of currencies with the latest query. */
const loadAgain = (): Promise<void> => queryClient.refetchQueries({ queryKey: currenciesKey });

/**
 * Reloads the list when the visitor returns to the page after a while, and immediately when the server refuses a currency that this page
 * still offers, because it was withdrawn while the page was open (CU-04).
 */
const follow = once((): void => {
  document.addEventListener('visibilitychange', () => {
    const loadedAt = queryClient.getQueryState(currenciesKey)?.dataUpdatedAt ?? 0;
    if (document.visibilityState === 'visible' && Date.now() - loadedAt > SETTINGS_FRESH_MS) void loadAgain();
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') noticeRefusedCurrency(event.action.error);
  });
});

/** Reloads the list if a call failed because the shop no longer sells in the chosen currency. */
export function noticeRefusedCurrency(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'currency_not_sold') return;
  void queryClient.invalidateQueries({ queryKey: settingsKey });
  void loadAgain();
}

/** Drops a chosen currency that is no longer in the list. The earlier list still has its symbol for the text of NT-11. */
function reconcileChoice(list: readonly Currency[], fallback: Currency): void {
  const chosen = store.get(chosenCurrencyAtom);
  if (chosen === '' || list.some(({ code }) => code === chosen)) return;
  const before = store.get(offeredCurrenciesAtom).prioritizedCurrencies.find(({ code }) => code === chosen);
  store.set(chosenCurrencyAtom, '');
  notify({ tone: 'warning', text: currencyGone(before ?? { code: chosen, symbol: getSymbol(chosen) }, fallback) });
}

/** The symbol of a currency that the shop no longer lists. */
function getSymbol(code: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

async function fetchCurrencies(signedIn: boolean, signal: AbortSignal): Promise<OfferedCurrencies> {
  try {
    const [list, settings, own] = await Promise.all([
      api.call(listCurrencies),
      queryClient.fetchQuery<Settings>({ queryKey: settingsKey, retry: false, networkMode: 'always' }),
      signedIn ? api.call(getDefaultCurrency) : undefined,
    ]);
    signal.throwIfAborted();
    const wanted = (own ?? settings.default_currency).code;
    const marked = list.map((currency) => ({ ...currency, is_default: currency.code === wanted }));
    const defaultCurrency = marked.find(({ is_default }) => is_default) ?? settings.default_currency;
    sellCurrencies(list.map(({ code }) => code));
    reconcileChoice(list, defaultCurrency);
    return { defaultCurrency, prioritizedCurrencies: prioritizedCurrencies(marked, settings.currency_priority) };
  } catch (error) {
    if (!signal.aborted) logProblem('currency', error);
    throw error;
  }
}

/**
 * Loads the list of currencies and the default: the customer's own when signed in, else the shop's (SS-01). A chosen currency that is no
 * longer offered is replaced by the default, with a notice (CU-04, NT-11). Failures are only logged (NT-13) and leave the known list. Of
 * two loads the later one counts, because the response for a guest may arrive after the customer's.
 */
export async function loadCurrencies({ signedIn = false }: { signedIn?: boolean } = {}): Promise<void> {
  follow();
  // First, because the calls below take the responses out of the document.
  documentCurrency();
  await askAnew(currenciesKey, ({ signal }) => fetchCurrencies(signedIn, signal)).catch(() => undefined);
}

/** Sets the currency in which prices are shown; ignores one that is not offered (CU-03). */
export function setShopCurrency(code: string): void {
  const { prioritizedCurrencies: offered } = store.get(offeredCurrenciesAtom);
  if (offered.some((currency) => currency.code === code)) store.set(chosenCurrencyAtom, code);
}

/**
 * Saves the customer's default currency and shows a notice (CU-06, NT-10). Changes in quick succession are sent one after the other.
 * Resolves to whether it succeeded.
 */
export function setDefaultCurrency(code: string): Promise<boolean> {
  return queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: sendDefaultCurrency, scope: { id: 'default-currency' } })
    .execute(code);
}

async function sendDefaultCurrency(code: string): Promise<boolean> {
  try {
    const next = await api.call(putDefaultCurrency, { input: { currency_code: code } });
    store.set(offeredCurrenciesAtom, ({ prioritizedCurrencies: list }) => {
      const marked = list.map((currency) => ({ ...currency, is_default: currency.code === next.code }));
      return {
        defaultCurrency: next,
        prioritizedCurrencies: prioritizedCurrencies(marked, knownSettings()?.currency_priority ?? []),
      };
    });
    notify({ tone: 'success', text: NOTICES.defaultCurrencyUpdated });
    return true;
  } catch (error) {
    logProblem('currency', error);
    notify({ tone: 'error', text: NOTICES.defaultCurrencyFailed });
    return false;
  }
}
