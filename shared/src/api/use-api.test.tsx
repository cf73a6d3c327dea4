import { hydrateRoot } from 'react-dom/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { getOrder, listCurrencies, logout, setDefaultCurrency } from '../contract';
import { eur, fakeApi, order, refusal, surround, usd } from '../testing';
import { ApiError } from './api-error';
import { queryClient } from './query-client';
import { QueryProvider } from './QueryProvider';
import { apiQueryKey } from './query-key';
import { useApiQuery } from './use-api';
import { useApiMutation } from './use-api-mutation';

const wrapper = QueryProvider;

/** No delay between retries. */
const immediately = { retryDelay: 0 };

describe('useApiQuery and useApiMutation', () => {
  it('[CA-01c] makes one call when two components use the same query', async () => {
    const api = surround({ api: { getOrder: ({ params }) => order({ order_id: params.id }) } });
    const { result } = renderHook(
      () => [useApiQuery(getOrder, { params: { id: 'o-1' } }), useApiQuery(getOrder, { params: { id: 'o-1' } })],
      { wrapper },
    );
    await waitFor(() => expect(result.current.map(({ data }) => data?.order_id)).toEqual(['o-1', 'o-1']));
    expect(api.calls).toHaveLength(1);
    expect(queryClient.getQueryData(apiQueryKey(getOrder, { params: { id: 'o-1' } }))).toMatchObject({
      order_id: 'o-1',
    });
  });

  it('retries a query, twice at most, when there is no response', async () => {
    const answers = [refusal(503), refusal(501), null];
    const api = surround({
      api: {
        listCurrencies: () => {
          const error = answers.shift();
          if (error) throw error;
          return [usd];
        },
      },
    });
    const { result } = renderHook(() => useApiQuery(listCurrencies, {}, immediately), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual([usd]));
    expect(api.calls).toHaveLength(3);
  });

  it.each([400, 404, 422, 429])('does not repeat a query when the server answers %i', async (status) => {
    const api = surround({
      api: {
        listCurrencies: () => {
          throw refusal(status, { message: 'No' });
        },
      },
    });
    const { result } = renderHook(() => useApiQuery(listCurrencies, {}, immediately), { wrapper });
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
    expect(result.current.error?.message).toBe('No');
    expect(api.calls).toHaveLength(1);
  });

  it('[OR-05b] never retries a mutation automatically', async () => {
    const api = surround({
      api: {
        setDefaultCurrency: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    });
    const { result } = renderHook(() => useApiMutation(setDefaultCurrency), { wrapper });
    await act(() => result.current.mutateAsync({ input: { currency_code: 'EUR' } }).catch(() => undefined));
    await waitFor(() => expect(result.current.error?.message).toBe('Busy'));
    expect(api.listInputs('setDefaultCurrency')).toEqual([{ currency_code: 'EUR' }]);
  });

  it('[NT-02] [C8] fails a mutation at once when there is no network, and does not send it later', async () => {
    const api = surround({
      api: {
        setDefaultCurrency: () => {
          throw refusal(501, { message: 'Network error: offline' });
        },
      },
    });
    const { result } = renderHook(() => useApiMutation(setDefaultCurrency), { wrapper });
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => result.current.mutate({ input: { currency_code: 'EUR' } }));
    await waitFor(() => expect(result.current.error?.message).toBe('Network error: offline'));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(api.listInputs('setDefaultCurrency')).toHaveLength(1);
  });

  it('runs a mutation with or without input', async () => {
    surround({ api: { setDefaultCurrency: () => eur, logout: () => undefined } });
    const { result } = renderHook(() => ({ set: useApiMutation(setDefaultCurrency), leave: useApiMutation(logout) }), {
      wrapper,
    });
    await act(async () => {
      expect(await result.current.set.mutateAsync({ input: { currency_code: 'EUR' } })).toEqual(eur);
      await result.current.leave.mutateAsync();
    });
    await waitFor(() => expect(result.current.leave.isSuccess).toBe(true));
  });

  it('aborts a query when its component unmounts', async () => {
    let signal: AbortSignal | undefined;
    const api = fakeApi({
      listCurrencies: (request) => {
        signal = request.signal;
        return new Promise(() => undefined);
      },
    });
    surround({ api });
    const { unmount } = renderHook(() => useApiQuery(listCurrencies), { wrapper });
    await waitFor(() => expect(signal).toBeDefined());
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('[RT-35a] hydrates prerendered HTML without a mismatch even when the response is already cached', async () => {
    surround({ api: { listCurrencies: () => [usd] } });
    queryClient.setQueryData(apiQueryKey(listCurrencies, {}), [usd]);
    function Currencies() {
      const { data } = useApiQuery(listCurrencies, {}, { staleTime: Infinity });
      return <p>{data ? data.map(({ code }) => code).join() : 'not known yet'}</p>;
    }
    const root = document.createElement('div');
    root.innerHTML = '<p>not known yet</p>';
    const mismatches: unknown[] = [];
    await act(async () =>
      hydrateRoot(
        root,
        <QueryProvider>
          <Currencies />
        </QueryProvider>,
        { onRecoverableError: (error) => mismatches.push(error) },
      ),
    );
    expect(mismatches).toEqual([]);
    expect(root.textContent).toBe('USD');
  });

  it('drops a mutation only while the same one is pending', async () => {
    const answers: (() => void)[] = [];
    const api = surround({
      api: { setDefaultCurrency: () => new Promise((resolve) => answers.push(() => resolve(eur))) },
    });
    const { result } = renderHook(() => useApiMutation(setDefaultCurrency), { wrapper });
    const change = (currency_code: string) => result.current.mutate({ input: { currency_code } });
    act(() => {
      change('EUR');
      change('EUR');
      change('USD');
    });
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => answers.forEach((answer) => answer()));
    await waitFor(() => expect(result.current.isPending).toBe(false));
    act(() => change('EUR'));
    await waitFor(() =>
      expect(api.listInputs('setDefaultCurrency')).toEqual(
        ['EUR', 'USD', 'EUR'].map((currency_code) => ({ currency_code })),
      ),
    );
  });
});
