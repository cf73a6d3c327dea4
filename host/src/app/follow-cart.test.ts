import { addNewDomain, followCart, resetCart } from '@storefront/shared/cart';
import { sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import { searchResult } from '@storefront/shared/testing';
import { cartFollowed, followCartOnceNeeded } from './follow-cart';

jest.mock('@storefront/shared/cart', () => ({
  ...jest.requireActual<object>('@storefront/shared/cart'),
  followCart: jest.fn(),
}));

const followed = jest.mocked(followCart);
const user = { email: 'ada@example.com', display_name: 'Ada Lovelace', country: 'GB' };
let stop: (() => void) | undefined;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function begin(): void {
  stop = followCartOnceNeeded();
}

beforeEach(() => {
  resetCart();
  localStorage.clear();
  store.set(sessionAtom, { status: 'guest' });
  followed.mockClear();
});
afterEach(() => stop?.());

describe('followCartOnceNeeded', () => {
  it('waits when a guest has nothing in this browser', async () => {
    begin();
    expect(cartFollowed()).toBeUndefined();
    await settled();
    expect(followed).not.toHaveBeenCalled();
  });

  it('[CT-11] [RG-08b] follows the cart when a customer signs in, and makes signing out wait for it', async () => {
    begin();
    store.set(sessionAtom, { status: 'authenticated', user } as never);
    expect(followed).not.toHaveBeenCalled();
    await cartFollowed();
    expect(followed).toHaveBeenCalled();
    expect(cartFollowed()).toBeUndefined();
  });

  it('[BO-03f] lets staff who act for a customer leave without waiting', () => {
    begin();
    store.set(sessionAtom, { status: 'authenticated', user, support: { staff: 'Ines Okafor' } } as never);
    expect(cartFollowed()).toBeUndefined();
  });

  it('follows the cart once when the first domain is added', async () => {
    begin();
    addNewDomain(searchResult({ domain: 'brindlewharf.com' }));
    addNewDomain(searchResult({ domain: 'brindlewharf.net' }));
    await settled();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each(['sf:cart', 'sf:cart:set-aside', 'sf:cart-account', 'sf:registrant', 'sf:order', 'sf:seen-prices'])(
    '[RG-08c] follows the cart at once when an earlier visit left %s',
    async (key) => {
      localStorage.setItem(key, '{}');
      begin();
      await settled();
      expect(followed).toHaveBeenCalledTimes(1);
    },
  );

  it('ignores other stored keys', async () => {
    localStorage.setItem('sf:currency', '{}');
    localStorage.setItem('cart', '{}');
    begin();
    await settled();
    expect(followed).not.toHaveBeenCalled();
  });
});
