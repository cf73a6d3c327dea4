import { saveAccountCart } from '../contract';
import { followCart } from '../cart';
import * as navigation from '../routing/navigation';
import { store } from '../store';
import { cartItem, profile, surround, type Handlers } from '../testing';
import { refreshSession } from './session';
import { sessionAtom } from './session-state';

jest.mock('../routing/navigation', () => ({
  ...jest.requireActual<object>('../routing/navigation'),
  reloadPage: jest.fn(),
}));
const reloadPage = jest.mocked(navigation.reloadPage);

const support = { staff: 'Ines Okafor', ends_at: '2026-11-22T10:00:00Z', desk_url: 'https://desk.shop.example' };
const acting: Handlers = { sessionActive: () => ({ is_authenticated: true, support }), getProfile: () => profile() };

beforeEach(() => reloadPage.mockClear());
afterEach(() => (document.cookie = 'storefront_support=; max-age=0'));

describe('[BO-03g] a page that was open before a support session', () => {
  it('reloads before it asks who the customer is', async () => {
    const api = surround({ session: 'unknown', api: acting });
    document.cookie = 'storefront_support=1';
    void refreshSession();
    await new Promise<void>((resolve) => reloadPage.mockImplementation(() => resolve()));
    expect(store.get(sessionAtom).status).toBe('unknown');
    expect(api.calls.map(({ id }) => id)).toEqual(['sessionActive']);
  });
});

describe('[BO-03g] the cart in a support session', () => {
  it('neither sends the cart of this browser to the customer’s account nor fetches theirs', async () => {
    const api = surround({ session: 'unknown', api: acting, cart: [cartItem({ domain: 'of-the-staff.com' })] });
    followCart();
    await refreshSession();
    expect(store.get(sessionAtom)).toMatchObject({ status: 'authenticated', support });
    expect(reloadPage).not.toHaveBeenCalled();
    jest.useFakeTimers();
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect(api.calls.map(({ id }) => id)).not.toContain(saveAccountCart.id);
    expect(api.calls.map(({ id }) => id)).not.toContain('getAccountCart');
  });
});
