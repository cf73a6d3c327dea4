import * as navigation from '../routing/navigation';
import { profile, surround } from '../testing';
import { endSession, logout, refreshSession, startSession } from './session';

jest.mock('../store/browser-storage', () => ({
  ...jest.requireActual<object>('../store/browser-storage'),
  isSupportPage: true,
}));
jest.mock('../routing/navigation', () => ({
  ...jest.requireActual<object>('../routing/navigation'),
  fullLoad: jest.fn(),
  leaveSite: jest.fn(),
}));
const { fullLoad, leaveSite } = jest.mocked(navigation);

const DESK = 'https://desk.shop.example/customers/c-1';
const listeners: ((event: { data: unknown }) => void)[] = [];

// jsdom has no BroadcastChannel.
Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage = jest.fn();
    addEventListener = (_type: string, listener: (event: { data: unknown }) => void) => void listeners.push(listener);
  },
});
const hear = (data: unknown) => listeners.forEach((listener) => listener({ data }));

beforeEach(() => {
  surround({
    session: 'unknown',
    api: {
      sessionActive: () => ({
        is_authenticated: true,
        support: { staff: 'Ines Okafor', ends_at: '2026-11-22T10:00:00Z', desk_url: DESK },
      }),
      getProfile: () => profile(),
      logout: () => undefined,
    },
  });
  document.cookie = 'storefront_support=1';
  jest.clearAllMocks();
});
afterEach(() => (document.cookie = 'storefront_support=; max-age=0'));

describe('[BO-03f] the end of a support session', () => {
  it('leads to the start page when the server ends it', async () => {
    await startSession();
    endSession('expired');
    expect(fullLoad.mock.calls).toEqual([['/site/home']]);
    expect(leaveSite).not.toHaveBeenCalled();
  });

  it.each([
    ['a call that was under way is refused', () => endSession('expired')],
    ['another tab has found that the session is over', () => hear('expired')],
    ['another tab has signed out', () => hear('signed-out')],
  ])('leads to the desk when staff end it, even when %s', async (_what, news) => {
    await startSession();
    await refreshSession();
    await logout();
    news();
    expect(fullLoad).not.toHaveBeenCalled();
    expect(new Set(leaveSite.mock.calls.flat())).toEqual(new Set([DESK]));
  });
});
