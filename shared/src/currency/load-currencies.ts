import { ApiError, api, apiQueryKey, queryClient } from '../api';
import {
  getDefaultCurrency,
  getSettings,
  listCurrencies,
  setDefaultCurrency as putDefaultCurrency,
  type Currency,
} from '../contract/billing';
import { prioritizedCurrencies } from '../domain/currency';
import { sellCurrencies } from '../domain/money';
import { NOTICES, currencyGone, notify } from '../notices';
import { logProblem, store } from '../store';
import { chosenCurrencyAtom, offeredCurrenciesAtom } from './currency-state';
import { documentCurrency } from './document-currency';

/** A shop changes its settings by the month; a page that stays open for days sees them within a minute of coming back. */
const SETTINGS_FRESH_MS = 60_000;

/** Whose default is asked for when the list is looked at again, and when it was looked at last (milliseconds since the epoch). */
let asCustomer = false;
let loadedAt = 0;
let following = false;
/** How many loads have begun, and the newest whose answer was taken in: that of a guest may come after the customer's. */
let begun = 0;
let taken = 0;
/** The reseller's order of preference, as last loaded (CU-02). */
let priority: readonly string[] = [];

/**
 * Looks at the list again when somebody comes back to a page after a while, and at once when the server refuses a currency that
 * this page still has: it left the list while the page was open (CU-04).
 */
function follow(): void {
  if (following || typeof window === 'undefined') return;
  following = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - loadedAt > SETTINGS_FRESH_MS)
      void loadCurrencies({ signedIn: asCustomer });
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') noticeRefusedCurrency(event.action.error);
  });
}

/** Takes note of a call that failed: where the shop does not sell in the chosen currency any more, the list is loaded anew. */
export function noticeRefusedCurrency(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'currency_not_sold') return;
  queryClient.removeQueries({ queryKey: apiQueryKey(getSettings) });
  void loadCurrencies({ signedIn: asCustomer });
}

/** The currency as it was last known, for the words of NT-11. */
let lastChosen: Currency | undefined;

function reconcileChoice(list: readonly Currency[], fallback: Currency): void {
  const chosen = store.get(chosenCurrencyAtom);
  if (chosen === '') return;
  const offered = list.find(({ code }) => code === chosen);
  if (offered) {
    lastChosen = offered;
    return;
  }
  const gone = lastChosen?.code === chosen ? lastChosen : { code: chosen, symbol: symbolOf(chosen) };
  store.set(chosenCurrencyAtom, '');
  notify({ tone: 'warning', text: currencyGone(gone, fallback) });
}

/** The sign of a currency that the shop no longer lists. */
function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/**
 * Loads the list of currencies and the default: the customer's own where somebody is signed in, else the shop's (SS-01). A
 * chosen currency that is no longer offered gives way to the default, with a notice (CU-04, NT-11). Failures are logged only
 * (NT-13) and leave what was known.
 */
export async function loadCurrencies({ signedIn = false }: { signedIn?: boolean } = {}): Promise<void> {
  asCustomer = signedIn;
  loadedAt = Date.now();
  begun += 1;
  const turn = begun;
  follow();
  // The calls below take the answers out of the document.
  documentCurrency();
  try {
    const [list, settings, own] = await Promise.all([
      api.call(listCurrencies),
      // The page itself asks for the settings as well; one answer serves both.
      queryClient.fetchQuery({
        queryKey: apiQueryKey(getSettings, {}),
        queryFn: () => api.call(getSettings),
        staleTime: SETTINGS_FRESH_MS,
        retry: false,
      }),
      signedIn ? api.call(getDefaultCurrency) : undefined,
    ]);
    if (turn < taken) return;
    taken = turn;
    const wanted = (own ?? settings.default_currency).code;
    const marked = list.map((currency) => ({ ...currency, is_default: currency.code === wanted }));
    const defaultCurrency = marked.find(({ is_default }) => is_default) ?? settings.default_currency;
    priority = settings.currency_priority;
    sellCurrencies(list.map(({ code }) => code));
    reconcileChoice(list, defaultCurrency);
    store.set(offeredCurrenciesAtom, {
      defaultCurrency,
      prioritizedCurrencies: prioritizedCurrencies(marked, settings.currency_priority),
    });
  } catch (error) {
    logProblem('currency', error);
  }
}

/** Picks the currency that prices are shown in; one that is not offered changes nothing (CU-03). */
export function setShopCurrency(code: string): void {
  const offered = store.get(offeredCurrenciesAtom).prioritizedCurrencies.find((currency) => currency.code === code);
  if (!offered) return;
  lastChosen = offered;
  store.set(chosenCurrencyAtom, code);
}

/** The change of the default that was begun last; it never fails. */
let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Changes the customer's default currency on the server and says how it went (CU-06, NT-10). Changes in quick succession are sent one
 * after the other: two at once could arrive in either order. Gives back whether it did.
 */
export function setDefaultCurrency(code: string): Promise<boolean> {
  const change = lastChange.then(() => sendDefaultCurrency(code));
  lastChange = change;
  return change;
}

async function sendDefaultCurrency(code: string): Promise<boolean> {
  try {
    const next = await api.call(putDefaultCurrency, { input: { currency_code: code } });
    store.set(offeredCurrenciesAtom, ({ prioritizedCurrencies: list }) => {
      const marked = list.map((currency) => ({ ...currency, is_default: currency.code === next.code }));
      return { defaultCurrency: next, prioritizedCurrencies: prioritizedCurrencies(marked, priority) };
    });
    notify({ tone: 'success', text: NOTICES.defaultCurrencyUpdated });
    return true;
  } catch (error) {
    logProblem('currency', error);
    notify({ tone: 'error', text: NOTICES.defaultCurrencyFailed });
    return false;
  }
}
