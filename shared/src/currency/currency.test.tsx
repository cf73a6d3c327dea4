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
  it('[CU-02] [CU-05] are loaded in order, and the default is taken where nothing was picked', async () => {
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

  it("[SS-01a] the customer's own default goes before the shop's", async () => {
    surround({ api: { listCurrencies: () => [gbp, usd, eur], getDefaultCurrency: () => gbp } });
    await loadCurrencies({ signedIn: true });
    expect(codes()[0]).toBe('GBP');
    expect(state().shopCurrency?.code).toBe('GBP');
  });

  it('[CU-03a] one can be picked, is kept, and only from the list', async () => {
    surround({ api: { listCurrencies: () => [usd, eur] } });
    await loadCurrencies();
    setShopCurrency('EUR');
    setShopCurrency('XXX');
    expect(shopCurrency().code).toBe('EUR');
    expect(localStorage.getItem('sf:currency')).toBe('{"v":1,"data":"EUR"}');
    await loadCurrencies();
    expect([shopCurrency().code, texts()]).toEqual(['EUR', []]);
  });

  it('[CU-04] [NT-11] one that is gone gives way to the default, and it is said', async () => {
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

  it('[CU-04] [NT-11] [C3] one that is taken away while a page is open gives way as soon as a call is refused for it', async () => {
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

  it('[CU-04] another refusal loads nothing anew', () => {
    const api = surround();
    for (const error of [new Error('no'), refusal(422, { code: 'not_sold' })]) noticeRefusedCurrency(error);
    expect(api.calls).toEqual([]);
  });

  it('[CU-04] coming back to a page after a while looks at the list again', async () => {
    const api = surround({ api: { listCurrencies: () => [usd, eur] } });
    await loadCurrencies();
    setShopCurrency('EUR');
    api.answer({ listCurrencies: () => [usd] });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(shopCurrency().code).toBe('USD'));
    now.mockRestore();
  });

  it('[CU-04] [NT-11] also when it went between two visits', async () => {
    surround();
    store.set(chosenCurrencyAtom, 'CAD');
    await loadCurrencies();
    expect(texts()).toEqual([
      'The selected currency (CAD $) is no longer available. Reverting to default currency (USD $).',
    ]);
  });

  it('[NT-13] that cannot be loaded are logged only, and what was known stays', async () => {
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

  it('[CU-06a] [NT-10] the default of the customer is changed on the server', async () => {
    const api = surround({
      api: { listCurrencies: () => [usd, eur, gbp], setDefaultCurrency: () => ({ ...eur, is_default: true }) },
    });
    await loadCurrencies();
    expect(await setDefaultCurrency('EUR')).toBe(true);
    expect(api.listInputs('setDefaultCurrency')).toEqual([{ currency_code: 'EUR' }]);
    expect(codes()).toEqual(['EUR', 'USD', 'GBP']);
    expect(texts()).toEqual(['Default currency updated.']);
  });

  it('[CU-06a] of two currencies that are picked one after the other, the second is the default, however long the first takes', async () => {
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

  it("[SS-01a] the customer's own default stays where the answer to the guest of before comes after it", async () => {
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

  it('[CU-02] another default leaves the priority list as it is', async () => {
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

  it('[CU-06b] [NT-10] and stays when the server does not take it', async () => {
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

describe('[CU-05] before the list of currencies is there', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('the default that came with the document is asked for, and nothing the shop does not sell', () => {
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

  it('the settings that came with the document are asked for again only when they have grown old', async () => {
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

describe('[CU-03a] the currency in components', () => {
  function Picker() {
    const { code, symbol } = useCurrency();
    return <p>{`${code} ${symbol} of ${useCurrencies().prioritizedCurrencies.length}`}</p>;
  }

  it('follows the choice', async () => {
    renderWithProviders(<Picker />, { api: { listCurrencies: () => [usd, eur] } });
    await act(() => loadCurrencies());
    act(() => setShopCurrency('EUR'));
    expect(screen.getByText('EUR € of 2')).toBeInTheDocument();
  });

  it('follows the choice of another tab', async () => {
    renderWithProviders(<Picker />, { api: { listCurrencies: () => [usd, eur] } });
    await act(() => loadCurrencies());
    localStorage.setItem('sf:currency', '{"v":1,"data":"EUR"}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sf:currency' })));
    expect(screen.getByText('EUR € of 2')).toBeInTheDocument();
  });

  it('is dollars before anything is known', () => {
    surround();
    expect(renderHook(() => useCurrency()).result.current).toMatchObject({ code: 'USD', symbol: '$' });
  });
});
