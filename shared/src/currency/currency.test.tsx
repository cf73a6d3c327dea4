import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { noticesAtom } from '../notices';
import { store } from '../store';
import { eur, refusal, renderWithProviders, settings, surround, usd } from '../testing';
import { chosenCurrencyAtom, currencyAtom } from './currency-state';
import { queryClient } from '../api';
import { listTlds } from '../contract/catalog';
import { loadCurrencies, noticeRefusedCurrency, setDefaultCurrency, setShopCurrency } from './load-currencies';
import { shopCurrency, useCurrencies, useCurrency } from './use-currency';

const gbp = { code: 'GBP', name: 'Pound Sterling', symbol: '£', is_default: false, label: 'GBP - Pound Sterling' };
const state = () => store.get(currencyAtom);
const texts = () => store.get(noticesAtom).map(({ text }) => text);
const codes = () => state().prioritizedCurrencies.map(({ code }) => code);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('the currencies of the shop', () => {
  it('[CU-02] [CU-05] load in order, and the default is used when nothing was chosen', async () => {
    surround({
      api: {
        listCurrencies: () => [gbp, usd, eur],
        getSettings: () => settings({ default_currency: eur, currency_priority: ['USD'] }),
      },
    });
    await loadCurrencies();
    expect(codes()).toEqual(['EUR', 'USD', 'GBP']);
    expect([state().shopCurrency?.code, state().defaultCurrency]).toEqual(['EUR', { ...eur, is_default: true }]);
  });

  it('[SS-01a] put the customer’s own default before the shop’s', async () => {
    surround({ api: { listCurrencies: () => [gbp, usd, eur], getDefaultCurrency: () => gbp } });
    await loadCurrencies({ signedIn: true });
    expect(codes()[0]).toBe('GBP');
    expect(state().shopCurrency?.code).toBe('GBP');
  });

  it('[CU-03a] keep the one that was chosen, and accept only one from the list', async () => {
    surround({ api: { listCurrencies: () => [usd, eur] } });
    await loadCurrencies();
    setShopCurrency('EUR');
    setShopCurrency('XXX');
    expect(shopCurrency().code).toBe('EUR');
    expect(localStorage.getItem('sf:currency')).toBe('{"v":1,"data":"EUR"}');
    await loadCurrencies();
    expect([shopCurrency().code, texts()]).toEqual(['EUR', []]);
  });

  it('[CU-04] [NT-11] fall back to the default, with a notice, when the chosen one is gone', async () => {
    const api = surround({ api: { listCurrencies: () => [usd, eur] } });
    await loadCurrencies();
    setShopCurrency('EUR');
    api.answer({ listCurrencies: () => [usd] });
    await loadCurrencies();
    expect(shopCurrency().code).toBe('USD');
    expect(texts()).toEqual([
      'The selected currency (EUR €) is no longer available. Reverting to default currency (USD $).',
    ]);
    expect(localStorage.getItem('sf:currency')).toBeNull();
  });

  it('[CU-04] [NT-11] [C3] fall back to the default when one that was withdrawn on an open page causes an error', async () => {
    const api = surround({ api: { listCurrencies: () => [usd, eur] } });
    await loadCurrencies();
    setShopCurrency('EUR');
    api.answer({
      listCurrencies: () => [usd],
      listTlds: () => {
        throw refusal(422, { code: 'currency_not_sold' });
      },
    });
    const asked = queryClient.fetchQuery({
      queryKey: ['prices'],
      queryFn: () => api.call(listTlds, { input: { currency_code: 'EUR' } }),
      retry: false,
    });
    await expect(asked).rejects.toThrow();
    await waitFor(() => expect(shopCurrency().code).toBe('USD'));
    expect(texts()).toEqual([
      'The selected currency (EUR €) is no longer available. Reverting to default currency (USD $).',
    ]);
  });

  it('[CU-04] do not load again after any other error', () => {
    const api = surround();
    for (const error of [new Error('no'), refusal(422, { code: 'not_sold' })]) noticeRefusedCurrency(error);
    expect(api.calls).toEqual([]);
  });

  it('[CU-04] load again when the customer returns to the page after a minute', async () => {
    const api = surround({ api: { listCurrencies: () => [usd, eur] } });
    await loadCurrencies();
    setShopCurrency('EUR');
    api.answer({ listCurrencies: () => [usd] });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(shopCurrency().code).toBe('USD'));
    now.mockRestore();
  });

  it('[CU-04] [NT-11] fall back to the default, with a notice, when the chosen one was withdrawn between two visits', async () => {
    surround();
    store.set(chosenCurrencyAtom, 'CAD');
    await loadCurrencies();
    expect(texts()).toEqual([
      'The selected currency (CAD $) is no longer available. Reverting to default currency (USD $).',
    ]);
  });

  it('[NT-13] stay as they were when they cannot be loaded, which is only logged', async () => {
    surround({
      api: {
        listCurrencies: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    });
    await loadCurrencies();
    expect([codes(), texts()]).toEqual([['USD'], []]);
    expect(console.warn).toHaveBeenCalledWith('[currency] ApiError: Busy');
  });

  it('[CU-06a] [NT-10] have their default changed on the server', async () => {
    const api = surround({
      api: { listCurrencies: () => [usd, eur, gbp], setDefaultCurrency: () => ({ ...eur, is_default: true }) },
    });
    await loadCurrencies();
    expect(await setDefaultCurrency('EUR')).toBe(true);
    expect(api.listInputs('setDefaultCurrency')).toEqual([{ currency_code: 'EUR' }]);
    expect(codes()).toEqual(['EUR', 'USD', 'GBP']);
    expect(texts()).toEqual(['Default currency updated.']);
  });

  it('[CU-06a] keep the last of two defaults chosen in a row, however long the first one takes', async () => {
    let first: () => void = () => undefined;
    let ofAccount = 'USD';
    const take = (code: string) => {
      ofAccount = code;
      return { ...(code === 'EUR' ? eur : gbp), is_default: true };
    };
    const api = surround({
      api: {
        listCurrencies: () => [usd, eur, gbp],
        setDefaultCurrency: ({ input: { currency_code: code } }) =>
          code === 'EUR' ? new Promise((resolve) => (first = () => resolve(take(code)))) : take(code),
      },
    });
    await loadCurrencies();
    const changes = [setDefaultCurrency('EUR'), setDefaultCurrency('GBP')];
    await waitFor(() => expect(api.listInputs('setDefaultCurrency')).not.toEqual([]));
    first();
    expect(await Promise.all(changes)).toEqual([true, true]);
    expect([ofAccount, state().defaultCurrency?.code]).toEqual(['GBP', 'GBP']);
  });

  it('[SS-01a] keep the customer’s own default when the guest’s response arrives late', async () => {
    const lists: (() => void)[] = [];
    surround({
      api: {
        listCurrencies: () => new Promise((resolve) => lists.push(() => resolve([gbp, usd, eur]))),
        getDefaultCurrency: () => gbp,
      },
    });
    const loads = [loadCurrencies(), loadCurrencies({ signedIn: true })];
    await waitFor(() => expect(lists).toHaveLength(2));
    lists[1]?.();
    await loads[1];
    lists[0]?.();
    await loads[0];
    expect(state().shopCurrency?.code).toBe('GBP');
  });

  it('[CU-02] keep their priority list when the default changes', async () => {
    const cad = { ...gbp, code: 'CAD', label: 'CAD - Canadian Dollar' };
    surround({
      api: {
        listCurrencies: () => [cad, eur, gbp, usd],
        getSettings: () => settings({ default_currency: eur, currency_priority: ['USD', 'GBP'] }),
        setDefaultCurrency: () => ({ ...cad, is_default: true }),
      },
    });
    await loadCurrencies();
    expect(codes()).toEqual(['EUR', 'USD', 'GBP', 'CAD']);
    await setDefaultCurrency('CAD');
    expect(codes()).toEqual(['CAD', 'USD', 'GBP', 'EUR']);
  });

  it('[CU-06b] [NT-10] keep their default when the server does not accept another one', async () => {
    surround({
      api: {
        setDefaultCurrency: () => {
          throw refusal(422, { message: 'Not sold in' });
        },
      },
    });
    expect(await setDefaultCurrency('EUR')).toBe(false);
    expect(texts()).toEqual(['Failed to update default currency.']);
    expect(state().defaultCurrency?.code).toBe('USD');
  });
});

describe('[CU-05] the currency before the list has loaded', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is the default that came with the document, when the shop sells in it', () => {
    const answers = {
      '/api/tucowsbilling/1.0/settings': settings({ default_currency: eur }),
      '/api/tucowsbilling/1.0/currencies': [eur],
    };
    document.body.innerHTML = `<script id="sf-answers" type="application/json">${JSON.stringify(answers)}</script>`;
    Object.assign(performance, { getEntriesByType: () => [] });
    queryClient.clear();
    expect(shopCurrency().code).toBe('EUR');
    expect(renderHook(() => useCurrency()).result.current.code).toBe('EUR');
  });

  it('comes from the settings in the document until those are a minute old', async () => {
    const api = surround({ api: { listCurrencies: () => [usd, eur], getSettings: () => settings() } });
    const answers = { '/api/tucowsbilling/1.0/settings': settings({ default_currency: eur }) };
    document.body.innerHTML = `<script id="sf-answers" type="application/json">${JSON.stringify(answers)}</script>`;
    Object.assign(performance, { getEntriesByType: () => [] });
    queryClient.clear();
    await loadCurrencies();
    expect([shopCurrency().code, api.listInputs('getSettings')]).toEqual(['EUR', []]);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await loadCurrencies();
    expect([shopCurrency().code, api.listInputs('getSettings')]).toEqual(['USD', [undefined]]);
    later.mockRestore();
  });
});

describe('[CU-03a] useCurrency and useCurrencies', () => {
  function Picker() {
    const { code, symbol } = useCurrency();
    return <p>{`${code} ${symbol} of ${useCurrencies().prioritizedCurrencies.length}`}</p>;
  }

  it('follow the choice', async () => {
    renderWithProviders(<Picker />, { api: { listCurrencies: () => [usd, eur] } });
    await act(() => loadCurrencies());
    act(() => setShopCurrency('EUR'));
    expect(screen.getByText('EUR € of 2')).toBeInTheDocument();
  });

  it('follow the choice of another tab', async () => {
    renderWithProviders(<Picker />, { api: { listCurrencies: () => [usd, eur] } });
    await act(() => loadCurrencies());
    localStorage.setItem('sf:currency', '{"v":1,"data":"EUR"}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sf:currency' })));
    expect(screen.getByText('EUR € of 2')).toBeInTheDocument();
  });

  it('give dollars before anything is known', () => {
    surround();
    expect(renderHook(() => useCurrency()).result.current).toMatchObject({ code: 'USD', symbol: '$' });
  });
});
