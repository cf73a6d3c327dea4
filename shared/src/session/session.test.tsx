import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../api';
import { chosenCurrencyAtom } from '../currency/currency-state';
import { getOrder, listCurrencies } from '../contract';
import { api as pageApi } from '../api';
import { currencyAtom } from '../currency';
import { noticesAtom } from '../notices';
import { useLocation, useNavigationOutsideReact } from '../routing';
import { logProblem, store } from '../store';
import {
  eur,
  order,
  profile,
  refusal,
  renderWithProviders,
  settings,
  signedIn,
  surround,
  usd,
  type FakeApi,
  type Handlers,
} from '../testing';
import { pendingVerificationAtom, rememberPendingVerification } from './pending-verification';
import { endSession, logout, onSessionEnd, refreshSession, startSession, type SessionEnd } from './session';
import { sessionAtom, useSession } from './session-state';

class Channel {
  static all: Channel[] = [];
  listeners: ((event: { data: unknown }) => void)[] = [];
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    this.listeners.push(listener);
  }
  postMessage = jest.fn();
}

/** Delivers a message from another tab. */
const hear = (data: unknown) => {
  for (const channel of Channel.all) for (const listener of channel.listeners) listener({ data });
};
const told = () => Channel.all.flatMap(({ postMessage }) => postMessage.mock.calls.flat() as unknown[]);

// jsdom has no BroadcastChannel.
Object.assign(globalThis, { BroadcastChannel: Channel });

const customer: Handlers = {
  sessionActive: () => ({ is_authenticated: true }),
  getProfile: () => profile(),
  getDefaultCurrency: () => eur,
  listCurrencies: () => [usd, eur],
  logout: () => undefined,
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  for (const channel of Channel.all) channel.postMessage.mockClear();
  window.history.replaceState(null, '', '/domain/list?page=2#row');
});
afterEach(() => jest.restoreAllMocks());

const session = () => store.get(sessionAtom);
const texts = () => store.get(noticesAtom).map(({ text }) => text);
const ids = (api: FakeApi) => api.calls.map(({ id }) => id);

/** An app with a router that shows its current location. */
function Site() {
  useNavigationOutsideReact();
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  return <p>{[status, user?.display_name, pathname + search].filter(Boolean).join(' | ')}</p>;
}

describe('[SS-01a] [SS-01b] starting the session', () => {
  it('loads profile, default currency and currencies for a customer', async () => {
    const api = surround({ session: 'unknown', api: customer });
    await startSession();
    expect(session()).toEqual({
      status: 'authenticated',
      user: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        display_name: 'Ada Lovelace',
        email: 'ada@example.com',
        country: 'US',
        email_verified: true,
      },
    });
    expect(store.get(currencyAtom).defaultCurrency?.code).toBe('EUR');
    expect(ids(api).sort()).toEqual([
      'getDefaultCurrency',
      'getProfile',
      'getSettings',
      'listCurrencies',
      'sessionActive',
    ]);
  });

  it('[GD-04b] leaves a guest with the shop’s default currency, and makes no call that needs a session', async () => {
    const api = surround({ session: 'unknown', api: { getSettings: () => settings({ default_currency: usd }) } });
    await startSession();
    expect(session()).toEqual({ status: 'guest' });
    expect(store.get(currencyAtom).shopCurrency?.code).toBe('USD');
    expect(ids(api).sort()).toEqual(['getSettings', 'listCurrencies', 'sessionActive']);
  });

  it.each([
    [
      'the session check',
      {
        sessionActive: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    ],
    [
      'the profile',
      {
        ...customer,
        getProfile: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    ],
  ] as [string, Handlers][])('[NT-13] leaves a guest when %s fails, which is only logged', async (_what, api) => {
    surround({ session: 'unknown', api });
    await startSession();
    expect(session()).toEqual({ status: 'guest' });
    expect(console.warn).toHaveBeenCalledWith('[session] ApiError: Busy');
    expect(texts()).toEqual([]);
  });

  it('[SS-02] signs a customer in only when the profile has a name', async () => {
    surround({
      session: 'unknown',
      api: { ...customer, getProfile: () => profile({ first_name: ' ', last_name: '' }) },
    });
    await startSession();
    expect(session()).toEqual({ status: 'guest' });
    surround({
      session: 'unknown',
      api: { ...customer, getProfile: () => profile({ first_name: '', last_name: ' Lovelace ' }) },
    });
    await refreshSession();
    expect(session().user?.display_name).toBe('Lovelace');
  });

  it('uses the response to the later of two calls', async () => {
    let answerFirst: () => void = () => undefined;
    const first = new Promise<{ is_authenticated: boolean }>((resolve) => {
      answerFirst = () => resolve({ is_authenticated: false });
    });
    const api = surround({ session: 'unknown', api: { ...customer, sessionActive: () => first } });
    const early = refreshSession();
    api.answer({ sessionActive: () => ({ is_authenticated: true }) });
    await refreshSession();
    answerFirst();
    await early;
    expect(session().status).toBe('authenticated');
  });

  it.each([
    ['who signed out meanwhile', 'logout'],
    ['whose session expired meanwhile', 'expired'],
  ] as const)('ignores a late answer for a customer %s', async (_who, why) => {
    window.history.replaceState(null, '', '/site/login');
    let answer: () => void = () => undefined;
    const api = surround({
      session: {},
      api: { ...customer, getProfile: () => new Promise((resolve) => (answer = () => resolve(profile()))) },
    });
    const asked = refreshSession();
    await waitFor(() => expect(ids(api)).toContain('getProfile'));
    endSession(why);
    answer();
    await asked;
    expect(session().status).toBe('guest');
    expect(told()).not.toContain('signed-in');
  });

  it('[RT-12] clears the pending verification when the customer signs in', async () => {
    surround({ api: customer });
    rememberPendingVerification('ada@example.com');
    await refreshSession();
    expect(store.get(pendingVerificationAtom)).toBeNull();
  });
});

describe('[SS-03a] [SS-03b] sign-out', () => {
  it('clears user and cache, keeps the chosen currency, and returns to the shop’s default', async () => {
    const api = surround({ session: {}, api: { ...customer, sessionActive: () => ({ is_authenticated: false }) } });
    store.set(chosenCurrencyAtom, 'EUR');
    queryClient.setQueryData(['getOrder'], order());
    const heard: SessionEnd[] = [];
    const stop = onSessionEnd((why) => heard.push(why));
    await logout();
    stop();
    expect(session()).toEqual({ status: 'guest' });
    expect(heard).toEqual(['logout']);
    // The session and the currencies stay cached; nothing that was returned for the customer does.
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0])
        .sort(),
    ).toEqual(['currencies', 'getSettings', 'session']);
    expect(store.get(currencyAtom).shopCurrency?.code).toBe('EUR');
    expect(ids(api)).not.toContain('getDefaultCurrency');
    expect(texts()).toEqual([]);
  });

  it('keeps the session when the server refuses', async () => {
    surround({
      session: {},
      api: {
        logout: () => {
          throw refusal(503, { message: 'Busy' });
        },
      },
    });
    await expect(logout()).rejects.toThrow('Busy');
    expect(session().status).toBe('authenticated');
  });
});

describe('[GD-03a] [GD-03b] a session that a 401 or 403 ends', () => {
  const refusing = (status: number): Handlers => ({
    getOrder: () => {
      throw refusal(status);
    },
    listCurrencies: () => {
      throw refusal(status);
    },
  });

  it.each([401, 403])(
    'leads to the sign-in page with the way back on %i, with one notice however many calls fail',
    async (status) => {
      surround({ session: 'unknown', api: customer });
      await startSession();
      const { api } = renderWithProviders(<Site />, {
        session: {},
        route: '/domain/list?page=2',
        api: refusing(status),
      });
      expect(screen.getByText('authenticated | Ada Lovelace | /domain/list?page=2')).toBeInTheDocument();
      await act(async () => {
        const calls = [1, 2, 3].map((id) => pageApi.call(getOrder, { params: { id: String(id) } }));
        await Promise.allSettled([...calls, pageApi.call(listCurrencies)]);
      });
      expect(api.calls).toHaveLength(4);
      expect(texts()).toEqual(['Your session has expired. Please log in again.']);
      expect(store.get(noticesAtom)[0]?.tone).toBe('error');
      expect(
        screen.getByText('guest | /site/login?next=%2Fdomain%2Flist%3Fpage%3D2%23row&ended=1'),
      ).toBeInTheDocument();
    },
  );

  it('shows no notice when the sign-in page is already open', async () => {
    window.history.replaceState(null, '', '/site/login?next=%2Fdomain%2Flist');
    renderWithProviders(<Site />, { session: {}, route: '/site/login', api: refusing(401) });
    await act(() =>
      pageApi.call(getOrder, { params: { id: '1' } }).then(
        () => undefined,
        () => undefined,
      ),
    );
    expect(texts()).toEqual([]);
    expect(screen.getByText('guest | /site/login')).toBeInTheDocument();
  });

  it('shows another notice when the next session expires', async () => {
    renderWithProviders(<Site />, { route: '/domain/list', api: customer });
    await act(async () => {
      await refreshSession();
      endSession('expired');
      store.set(noticesAtom, []);
      endSession('expired');
    });
    expect(texts()).toEqual([]);
    await act(async () => {
      await refreshSession();
      endSession('expired');
    });
    expect(texts()).toEqual(['Your session has expired. Please log in again.']);
  });

  it('tells the stores why it ended, so that cart and drafts survive', () => {
    surround({ session: {} });
    window.history.replaceState(null, '', '/site/login');
    const heard: SessionEnd[] = [];
    const stop = onSessionEnd((why) => heard.push(why));
    endSession('expired');
    stop();
    expect(heard).toEqual(['expired']);
  });
});

describe('[GD-06] other tabs', () => {
  it('hear of a sign-in and of a sign-out, but not of a guest', async () => {
    surround({ api: customer });
    await refreshSession();
    expect(told()).toEqual(['signed-in']);
    await logout();
    expect(told()).toEqual(['signed-in', 'signed-out']);
    surround();
    await refreshSession();
    expect(told()).toHaveLength(2);
  });

  it('[GD-03c] are told that a session expired, even when the sign-in page is open', async () => {
    surround({ api: customer });
    await refreshSession();
    endSession('expired');
    expect(told()).toEqual(['signed-in', 'expired']);

    const ends: string[] = [];
    const stop = onSessionEnd((why) => ends.push(why));
    surround({ session: 'unknown' });
    await startSession();
    act(() => hear('expired'));
    expect(ends).toEqual(['expired']);
    stop();
  });

  it('sign this tab in when they sign in', async () => {
    surround({ session: 'unknown' });
    await startSession();
    surround({ api: customer });
    renderWithProviders(<Site />, { api: customer });
    await act(async () => {
      hear('signed-in');
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(screen.getByText('authenticated | Ada Lovelace | /')).toBeInTheDocument();
    expect(told()).toEqual([]);
  });

  it('[GD-03a] end the session here when theirs ends, with its reason', async () => {
    surround({ session: 'unknown', api: customer });
    await startSession();
    act(() => hear('expired'));
    expect(session()).toEqual({ status: 'guest', ended: 'expired' });
    act(() => hear('signed-out'));
    expect(session()).toEqual({ status: 'guest', ended: 'expired' });

    surround({ session: {} });
    act(() => hear('signed-out'));
    expect(session()).toEqual({ status: 'guest', ended: 'signed-out-elsewhere' });

    surround();
    store.set(sessionAtom, { status: 'guest' });
    act(() => hear('expired'));
    expect(session()).toEqual({ status: 'guest' });
  });

  it('sign this tab out without a notice when they sign out', () => {
    surround({ session: {} });
    hear('signed-out');
    expect(session()).toMatchObject({ status: 'guest' });
    expect(texts()).toEqual([]);
    store.set(sessionAtom, signedIn());
    hear('something else');
    expect(session().status).toBe('authenticated');
  });
});

it('the log never names the customer when the session has a problem', async () => {
  surround({
    session: 'unknown',
    api: {
      ...customer,
      getProfile: () => {
        throw refusal(500, { message: 'Failed' });
      },
    },
  });
  await startSession();
  logProblem('session', new Error('Failed'));
  expect(JSON.stringify((console.warn as jest.Mock).mock.calls)).not.toContain('ada@example.com');
});
