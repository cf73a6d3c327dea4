import { cartAtom, type CartItem } from '@storefront/shared/cart';
import { store } from '@storefront/shared/store';
import { cartItem, priceAnswer, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';

type CartPrice = NonNullable<Handlers['checkCartPrice']>;

const QUOTED = { quote: 'quote', quote_expires_at: '2099-01-01T00:00:00Z' };
export const item = (given: Partial<CartItem> = {}): CartItem => cartItem({ ...QUOTED, max_year: 10, ...given });

/** A price check with tax, so that sums are worth testing. */
export const taxed: CartPrice = ({ input }) => ({
  lines: input.items.map(({ domain, period, service }) =>
    priceAnswer({
      domain,
      period,
      service,
      tax: 3.23,
      tax_rates: [{ tax_id: 'vat-no', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: 3.23 }],
      sub_products: [],
    }),
  ),
  unpriced: [],
});

/** A price check with another price for one line, the others as in the fixtures. */
export const dearer =
  (domain: string, price: number): CartPrice =>
  ({ input }) => ({
    lines: input.items.map((asked) =>
      priceAnswer({
        domain: asked.domain,
        period: asked.period,
        service: asked.service,
        ...(asked.domain === domain ? { price, cost: price } : {}),
      }),
    ),
    unpriced: [],
  });

/** Waits until the first prices have been fetched and are in the cart. */
export const settled = async (): Promise<void> => {
  await waitFor(() =>
    expect(lines().every(({ quote, priced }) => priced === 'priced' && quote?.startsWith('quote-'))).toBe(true),
  );
};

/** Returns the current lines of the cart. */
export const lines = () => store.get(cartAtom).items;
/** Finds the line of a domain on screen. */
export const line = (domain: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.startsWith(domain));
  if (!found) throw new Error(`No line of ${domain}`);
  return found;
};
