import { queryClient, replaceApi } from '../api';
import { clearCheckoutDrafts } from '../cart';
import { leaveAccount } from '../cart/account-sync';
import { EMPTY_CART } from '../cart/cart-state';
import { seenPricesAtom } from '../cart/seen-prices-atom';
import { cartStateAtom } from '../cart/stored-cart';
import { forgetRemovals } from '../cart/undo';
import { chosenCurrencyAtom } from '../currency/currency-state';
import { sellCurrencies } from '../domain/money';
import { noticesAtom } from '../notices';
import { forgetPendingVerification, sessionAtom } from '../session';
import { expiryToldAtom } from '../session/session-state';
import { store } from '../store';

/** Resets all module state to that of a first visit. */
export function resetShared(): void {
  store.set(sessionAtom, { status: 'unknown' });
  leaveAccount();
  store.set(cartStateAtom, EMPTY_CART);
  store.set(seenPricesAtom, {});
  store.set(noticesAtom, []);
  store.set(chosenCurrencyAtom, '');
  store.set(expiryToldAtom, false);
  forgetRemovals();
  forgetPendingVerification();
  clearCheckoutDrafts();
  sellCurrencies([]);
  queryClient.clear();
  replaceApi(undefined);
}
