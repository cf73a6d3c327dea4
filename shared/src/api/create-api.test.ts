import {
  deletePaymentMethod,
  getDomainInfo,
  listCurrencies,
  listDomains,
  logout,
  recover,
  searchAvailability,
  sessionActive,
  setDefaultCurrency,
} from '../contract';
import { setPageLanguage } from '../domain';
import type { CardId } from '../contract';
import { asId } from '../testing';
import { eur, usd } from '../testing/fixtures';
import { ApiError } from './api-error';
import { createApi } from './create-api';

type Send = jest.Mock<Promise<Response>, [string, RequestInit]>;

/** A response as returned by fetch; jsdom has no Response. */
function answer(
  status: number,
  body: string | object = '',
  type = 'application/json',
  headers: Record<string, string> = {},
): Response {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ ...(type ? { 'content-type': type } : {}), ...headers }),
    text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  } as Response;
}

function given(...answers: (Response | Error)[]) {
  const send: Send = jest.fn();
  for (const one of answers) {
    if (one instanceof Error) send.mockRejectedValueOnce(one);
    else send.mockResolvedValueOnce(one);
  }
  const onUnauthorized = jest.fn();
  return { api: createApi({ fetch: send as unknown as typeof fetch, onUnauthorized }), send, onUnauthorized };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const sent = (send: Send) => send.mock.calls[0]?.[1];

describe('createApi', () => {
  it('tells the time at which each response was sent, whatever it says', async () => {
    const onDate = jest.fn();
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    const send = jest
      .fn()
      .mockResolvedValueOnce(answer(204, '', '', { date }))
      .mockResolvedValueOnce(answer(503, { message: 'Busy' }));
    const api = createApi({ fetch: send as unknown as typeof fetch, onDate });
    await api.call(logout);
    await failure(api.call(logout));
    expect(onDate.mock.calls).toEqual([[date], [null]]);
  });

  it('[CA-01a] sends parameters in the path and the input of a GET in the query', async () => {
    const { api, send } = given(
      answer(200, { group: 'exact', search_key: 'k', is_search_completed: true, results: [] }),
    );
    await api.call(searchAvailability, {
      params: { word: 'blå bær' },
      input: { group: 'exact', currency_code: 'USD' },
    });
    expect(send.mock.calls[0]?.[0]).toBe(
      '/api/domain/1.0/availability/bl%C3%A5%20b%C3%A6r?group=exact&currency_code=USD',
    );
    expect(sent(send)).toMatchObject({
      method: 'GET',
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    expect(sent(send)).not.toHaveProperty('body');
    expect(sent(send)?.headers).not.toHaveProperty('content-type');
  });

  it('sends Accept-Language only when the page is in another language than the browser', async () => {
    const { api, send } = given(answer(200, eur), answer(200, eur));
    await api.call(setDefaultCurrency, { input: { currency_code: 'EUR' } });
    expect(sent(send)?.headers).not.toHaveProperty('accept-language');
    setPageLanguage('de');
    await api.call(setDefaultCurrency, { input: { currency_code: 'EUR' } });
    setPageLanguage('en');
    expect(send.mock.calls[1]?.[1]).toMatchObject({ headers: { 'accept-language': 'de' } });
  });

  it('[CA-01a] sends the input as JSON for every other method, DELETE included', async () => {
    const { api, send } = given(answer(200, eur), answer(204, '', ''));
    await api.call(setDefaultCurrency, { input: { currency_code: 'EUR' } });
    await api.call(deletePaymentMethod, { input: { id: asId<CardId>('pm_1') } });
    expect(sent(send)).toMatchObject({
      method: 'PUT',
      body: '{"currency_code":"EUR"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(send.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE', body: '{"id":"pm_1"}' });
  });

  it('[CA-01b] sends credentials with every auth call', async () => {
    const { api, send } = given(answer(200, { is_authenticated: true }));
    await api.call(sessionActive);
    expect(sent(send)).toMatchObject({ credentials: 'include' });
  });

  it('[DM-01b] sends the caller’s headers and returns those of the response, such as Content-Range', async () => {
    const { api, send } = given(
      answer(200, [], 'application/json; charset=utf-8', { 'content-range': '*/0', 'x-request-id': 'r-1' }),
    );
    const response = await api.callWithResponse(listDomains, {
      input: { name: 'ilike.*wharf*', limit: 25 },
      headers: { prefer: 'count=exact' },
    });
    expect(response.headers.get('content-range')).toBe('*/0');
    expect(response).toMatchObject({ data: [], status: 200, requestId: 'r-1' });
    expect(send.mock.calls[0]?.[0]).toBe('/tables/domains?name=ilike.*wharf*&limit=25');
    expect(sent(send)?.headers).toMatchObject({ prefer: 'count=exact' });
  });

  it('[NT-01] treats a 204 as a success without data', async () => {
    const { api } = given(answer(204, '', ''));
    await expect(api.callWithResponse(logout)).resolves.toMatchObject({
      status: 204,
      message: 'Success',
      data: undefined,
    });
  });

  it('[NT-02] fails with status 501 when the network fails', async () => {
    const { api } = given(new TypeError('Failed to fetch'));
    const error = await failure(api.call(listCurrencies));
    expect(error).toMatchObject({ status: 501, message: 'Network error: Failed to fetch', isTransient: true });
  });

  it('[NT-02] fails with status 501 when the body breaks off', async () => {
    const { api } = given({ ...answer(200), text: () => Promise.reject(new TypeError('network error')) } as Response);
    expect(await failure(api.call(listCurrencies))).toMatchObject({
      status: 501,
      message: 'Network error: network error',
    });
  });

  it.each([401, 403])('[NT-03] ends the session when the server answers %i, whatever the body', async (status) => {
    const { api, onUnauthorized } = given(answer(status, '<p>no</p>', 'text/html'));
    expect(await failure(api.call(listCurrencies))).toMatchObject({
      status,
      message: 'Your session has expired. Please log in again.',
    });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['text/html', '<h1>Bad gateway</h1>'],
    ['application/json', '{"message":'],
    ['', ''],
  ])('[NT-04] reports an unreadable answer when an error arrives as %p and cannot be parsed', async (type, body) => {
    const { api, onUnauthorized } = given(answer(502, body, type));
    expect(await failure(api.call(listCurrencies))).toMatchObject({
      status: 502,
      message: 'Unable to parse response',
      clientCode: 'unreadable_answer',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('[NT-04] reports an unreadable response when a success claims to be JSON and is not', async () => {
    const { api } = given(answer(200, 'true story'));
    expect(await failure(api.call(listCurrencies))).toMatchObject({
      status: 200,
      message: 'Unable to parse response',
      clientCode: 'unreadable_answer',
    });
  });

  it('[NT-05a] carries the body, the code and the request ID when the server answers with an error', async () => {
    const body = { message: 'The price changed.', detail: 'quill.page', code: 'price_changed' };
    const { api } = given(answer(409, body, 'application/problem+json', { 'x-request-id': 'r-9' }));
    const error = await failure(api.call(listCurrencies));
    expect(error).toMatchObject({
      status: 409,
      message: 'The price changed: quill.page',
      code: 'price_changed',
      body,
      requestId: 'r-9',
      isTransient: false,
    });
  });

  it('[RT-39a] waits for the messages of errors when the page is not in English, but for 1.5 seconds at most', async () => {
    jest.useFakeTimers();
    setPageLanguage('de');
    try {
      let arrive: () => void = () => undefined;
      globalThis.__SF_ERROR_MESSAGES__ = () => new Promise((resolve) => (arrive = resolve));
      const { api } = given(answer(422, { message: 'Too late' }), answer(422, { message: 'Too late' }));
      const refused = jest.fn();
      api.call(listCurrencies).catch(refused);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(refused).not.toHaveBeenCalled();
      arrive();
      await jest.advanceTimersByTimeAsync(0);
      expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status: 422 }));

      const late = jest.fn();
      api.call(listCurrencies).catch(late);
      await jest.advanceTimersByTimeAsync(1_500);
      expect(late).toHaveBeenCalled();
    } finally {
      setPageLanguage('en');
      delete globalThis.__SF_ERROR_MESSAGES__;
      jest.useRealTimers();
    }
  });

  it('[NT-05a] sets a client code only when an error comes without a message', async () => {
    const worded = await failure(given(answer(500, { message: 'boom' })).api.call(listCurrencies));
    expect(worded.clientCode).toBeUndefined();
    const wordless = await failure(given(answer(500, {})).api.call(listCurrencies));
    expect(wordless).toMatchObject({ message: 'An unknown error occurred', clientCode: 'wordless_answer' });
  });

  it('[NT-06] says that the session has expired when the token is invalid', async () => {
    const { api } = given(answer(400, { message: 'invalid authentication token' }));
    expect((await failure(api.call(listCurrencies))).message).toBe('Session expired. Please log in again.');
  });

  it('[NT-07] reports an unsupported type when a success is not JSON', async () => {
    const { api } = given(answer(200, 'a,b', 'text/csv'));
    expect(await failure(api.call(listCurrencies))).toMatchObject({
      message: 'Unsupported content type',
      status: 200,
      clientCode: 'unsupported_type',
    });
  });

  it('marks an error as transient when its status is 503', async () => {
    const { api } = given(answer(503, { message: 'Busy' }));
    expect(await failure(api.call(listCurrencies))).toMatchObject({ message: 'Busy', isTransient: true });
  });

  it('[CA-01c] names each field of a response that breaks the contract', async () => {
    const { api } = given(answer(200, [usd, { ...eur, code: 'euro' }]));
    await expect(api.call(listCurrencies)).rejects.toThrow(/listCurrencies breaks the contract\n1\.code: /);
  });

  it('keeps fields that are not in the contract', async () => {
    const { api } = given(answer(200, [{ ...usd, sign: '$' }]));
    expect(await api.call(listCurrencies)).toEqual([{ ...usd, sign: '$' }]);
  });

  it('rejects with an AbortError when the caller aborts', async () => {
    const controller = new AbortController();
    const { api, send } = given();
    send.mockImplementationOnce(
      (_address, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const call = api.call(getDomainInfo, {
      params: { domainName: 'a.com' },
      input: { currency_code: 'USD' },
      signal: controller.signal,
    });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('[NT-02] gives up at its deadline when there is no response', async () => {
    jest.useFakeTimers();
    const { api, send } = given();
    send.mockImplementationOnce(
      (_address, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const call = failure(api.call(recover, { input: { email: 'ada@example.com' }, deadline: 3000 }));
    jest.advanceTimersByTime(3000);
    expect(await call).toMatchObject({ status: 501, message: 'Network error: no answer within 3 seconds' });
    jest.useRealTimers();
  });
});
