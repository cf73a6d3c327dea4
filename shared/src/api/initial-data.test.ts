import { fetchOrUseInitialData, takeInitialData } from './initial-data';

/** Opens a document with these responses as its initial data, by the given navigation type. */
function arrive(answers: object | undefined, type = 'navigate', serverTiming?: readonly object[]): void {
  document.body.innerHTML = '';
  Object.assign(performance, { getEntriesByType: () => [{ type, serverTiming }] });
  if (answers) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'sf-answers';
    script.textContent = JSON.stringify(answers);
    document.body.append(script);
  }
}

describe('takeInitialData', () => {
  it('[SS-01a] is used for the first call to a URL only', () => {
    arrive({ '/auth/session_active': { is_authenticated: false }, '/api/x?a=1': [1] });
    expect(takeInitialData('/api/x?a=1')).toEqual([1]);
    expect(takeInitialData('/api/x?a=1')).toBeUndefined();
    expect(takeInitialData('/api/x?a=2')).toBeUndefined();
    expect(takeInitialData('/auth/session_active')).toEqual({ is_authenticated: false });
  });

  it('ignores the data when the document comes from the browser’s history', () => {
    arrive({ '/auth/session_active': { is_authenticated: false } }, 'back_forward');
    expect(takeInitialData('/auth/session_active')).toBeUndefined();
  });

  it('returns nothing when the document carries no data', () => {
    arrive(undefined);
    expect(takeInitialData('/auth/session_active')).toBeUndefined();
  });
});

describe('fetchOrUseInitialData', () => {
  const sentHeaders = async (init?: RequestInit): Promise<unknown> => {
    const send = jest.fn((_address: unknown, _init?: RequestInit) => Promise.resolve({} as Response));
    jest.spyOn(globalThis, 'fetch' as never).mockImplementation(send as never);
    await fetchOrUseInitialData('/api/x', init);
    jest.restoreAllMocks();
    return send.mock.calls[0]?.[1]?.headers;
  };
  beforeAll(() => void (globalThis.fetch ??= () => Promise.reject(new Error('no network'))));

  it('[OP-07c] sends the trace of the document when the document was traced', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    arrive(undefined, 'navigate', [
      { name: 'db', description: '' },
      { name: 'traceparent', description: traceparent },
    ]);
    expect(await sentHeaders({ headers: { accept: 'application/json' } })).toEqual({
      accept: 'application/json',
      traceparent,
    });
  });

  it.each([[undefined], [[]], [[{ name: 'db', description: '' }]]])(
    '[OP-07a] sends no trace when the timing of the document is %j',
    async (timing) => {
      arrive(undefined, 'navigate', timing);
      expect(await sentHeaders({ headers: { accept: 'application/json' } })).toEqual({ accept: 'application/json' });
    },
  );
});
