import { store } from '../store';
import { cartItem, contact, signedIn, surround } from '../testing';
import { logout } from '../session';
import { accountMarkAtom } from './account-mark';
import { cartLines } from './cart-store';
import { registrantDraftAtom } from './checkout-drafts';
import { followCart } from './follow';
import { cartAtom } from './shown-cart';
import { cartStateAtom } from './stored-cart';

const CART = 'c3b0a9f2-6c1e-4b6e-9d57-0d6f1f0e2a41';

describe('signing out before the cart is loaded', () => {
  it('[SS-03a] [RG-08b] leaves nothing of the customer’s once it is, except what the account does not have yet', async () => {
    surround({ api: { logout: () => undefined }, session: signedIn() });
    // Written directly, as left by an earlier visit, because every function that changes the cart also starts following it.
    const line = (domain: string, at: number) => ({ at, by: 'a', since: at, item: cartItem({ domain }) });
    store.set(cartStateAtom, {
      generation: 0,
      entries: { 'brindlewharf.com': line('brindlewharf.com', 1), 'brindlewharf.net': line('brindlewharf.net', 2) },
    });
    store.set(accountMarkAtom, { cart_id: CART, version: 3, through: 1 });
    store.set(registrantDraftAtom, { contact: contact(), tld_data: {} });
    localStorage.setItem('sf:transfer', '{}');
    for (const area of ['billing-details', 'registration']) sessionStorage.setItem(`sf:${area}`, '{}');

    await logout({ isCartLate: true });
    expect(localStorage.getItem('sf:cart-left')).not.toBeNull();
    // Until then, none of the customer's lines are counted or shown.
    expect(store.get(cartAtom).items).toEqual([]);
    followCart();
    expect(store.get(cartAtom).items.map(({ domain }) => domain)).toEqual(['brindlewharf.net']);
    expect(cartLines().map(({ domain }) => domain)).toEqual(['brindlewharf.net']);
    expect(store.get(accountMarkAtom)).toBeNull();
    expect(store.get(registrantDraftAtom)).toBeNull();
    expect(localStorage.getItem('sf:transfer')).toBeNull();
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
    expect(localStorage.getItem('sf:cart-left')).toBeNull();
  });
});
