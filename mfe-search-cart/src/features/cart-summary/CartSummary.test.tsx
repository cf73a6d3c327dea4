import { useCart, type CartItem } from '@storefront/shared/cart';
import { REVERSE_CHARGE } from '@storefront/shared/domain';
import {
  addOnAnswer,
  addOnLine,
  priceAnswer,
  renderWithProviders,
  signedIn,
  type Surroundings,
} from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { item, taxed } from '../../testing/cart';
import { CartSummary } from './CartSummary';

function Summary() {
  return <CartSummary cart={useCart()} block={undefined} order={undefined} onCheckOut={() => undefined} />;
}
const open = (cart: readonly CartItem[], given: Surroundings = {}) =>
  renderWithProviders(<Summary />, { cart, ...given });
const summary = (): HTMLElement => screen.getByRole('region', { name: 'Summary' });

describe('the summary of a cart', () => {
  it('[CT-08a] [CT-08b] sums names, tax by rule and total in the currency when all is priced', async () => {
    open([item(), item({ domain: 'tannery-lane.com' })], {
      api: { checkCartPrice: taxed },
      session: { country: 'NO' },
    });
    await waitFor(() => expect(summary()).toHaveTextContent('VAT 25%$6.46'));
    expect(summary()).toHaveTextContent('Domains$25.80');
    expect(summary()).toHaveTextContent('Total USD$32.26');
    expect(summary()).not.toHaveTextContent('Tax is added at checkout');
  });

  it('[PR-04b] names the country whose tax it includes when a guest comes', async () => {
    const { api } = open([item()], { api: { checkCartPrice: taxed } });
    await waitFor(() => expect(summary()).toHaveTextContent('Total USD$16.13'));
    expect(summary()).toHaveTextContent('VAT 25%$3.23');
    expect(summary()).toHaveTextContent('Includes tax for the United States');
    expect(api.listInputs('checkCartPrice').at(-1)).toMatchObject({ country: 'US' });
  });

  it('[PR-04b] says that no tax is added when the country has none', async () => {
    open([item()]);
    await waitFor(() => expect(summary()).toHaveTextContent('Total USD$12.90No tax is added in the United States'));
  });

  it('[SS-06c] says that no tax is added, and not that one is included, when its payer is the buyer', async () => {
    open([item()], {
      api: {
        checkCartPrice: ({ input }) => ({
          lines: input.items.map(({ domain }) =>
            priceAnswer({ domain, tax_rates: [{ ...REVERSE_CHARGE, tax_amount: 0 }] }),
          ),
          unpriced: [],
        }),
      },
      session: signedIn({ country: 'DE' }),
    });
    await waitFor(() => expect(summary()).toHaveTextContent('Reverse charge'));
    expect(summary()).toHaveTextContent('No tax is added in Germany');
    expect(summary()).not.toHaveTextContent('Includes tax');
  });

  it('[PR-04c] calls the sum one before tax when the tax is not known yet', () => {
    open([item()]);
    expect(summary()).toHaveTextContent('Total before tax USD$12.90');
    expect(summary()).toHaveTextContent('Calculating tax');
  });

  it('[DM-09a] sums add-ons alone when no name is bought', async () => {
    open([addOnLine()], { api: { checkCartPrice: () => ({ lines: [addOnAnswer()], unpriced: [] }) } });
    await waitFor(() => expect(summary()).toHaveTextContent(/^SummaryAdd-ons\$3\.42/));
  });

  it('[CT-08d] comes to an end, with nothing calculated, when all that is in the cart left the account', async () => {
    open([item({ type: 'renew', priced: 'unknown', problem: 'not_yours' })], {
      session: { country: 'NO' },
      api: { checkCartPrice: () => ({ lines: [], unpriced: [{ domain: 'brindlewharf.com', reason: 'not_yours' }] }) },
    });
    await waitFor(() => expect(summary()).toHaveTextContent('Nothing in your cart can be bought right now.'));
    expect(summary()).not.toHaveTextContent('Calculating tax');
    expect(screen.queryByRole('button', { name: 'Check all prices again' })).not.toBeInTheDocument();
  });
});
