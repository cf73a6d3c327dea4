import { addChoices, cartAtom, referralAtom, seenPricesAtom } from '@storefront/shared/cart';
import type { CartTransfer } from '@storefront/shared/contract';
import { chosenCurrencyAtom, setShopCurrency } from '@storefront/shared/currency';
import { toMinor } from '@storefront/shared/domain';
import { sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';

/** The result of adding a cart. */
interface AddResult {
  readonly added: number;
  /** Domains that were already in the cart and stay unchanged. */
  readonly known: number;
}

/** Continues in the currency of the partner's page, unless the shopper already has one here: a guest who has chosen one, or a customer. */
function keepCurrency({ from }: CartTransfer): void {
  const [first] = from?.seen ?? [];
  if (first && store.get(chosenCurrencyAtom) === '' && store.get(sessionAtom).status === 'guest')
    setShopCurrency(first.currency_code);
}

/**
 * Adds the cart from a partner's page. The prices that the shopper saw there are recorded as seen, so that the cart shows where the shop's
 * own price differs (CT-14). The prices themselves are fetched here.
 */
export function addPartnerCart(transfer: CartTransfer): AddResult {
  const { choices, from } = transfer;
  keepCurrency(transfer);
  const before = new Set(store.get(cartAtom).items.map(({ domain }) => domain));
  const added = addChoices(choices);
  const fresh = choices.filter(({ domain }) => !before.has(domain));
  if (from) {
    const seen = from.seen.filter(({ domain }) => !before.has(domain));
    store.set(seenPricesAtom, (known) => ({
      ...known,
      ...Object.fromEntries(
        seen.map(({ domain, period, currency_code, cost }) => [
          domain,
          { type: 'new' as const, period, currency_code, cost: toMinor(cost, currency_code), elsewhere: true },
        ]),
      ),
    }));
    if (fresh.length > 0) store.set(referralAtom, { token: from.referral, names: fresh.map(({ domain }) => domain) });
  }
  return { added, known: choices.length - added };
}
