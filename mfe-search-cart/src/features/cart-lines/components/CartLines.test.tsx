import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartAtom, useCart, usePriceChanges } from '@storefront/shared/cart';
import { store } from '@storefront/shared/store';
import { cartItem, renderWithProviders } from '@storefront/shared/testing';
import { useRemovals } from '../model/use-removals';
import { CartLines } from './CartLines';
import { LinePrice } from './LinePrice';

jest.mock('./LinePrice', () => ({ LinePrice: jest.fn(() => null) }));

function Cart() {
  return <CartLines items={useCart().items} {...usePriceChanges()} removals={useRemovals()} />;
}

describe('a long cart', () => {
  it('draws no other line when one is taken out', async () => {
    const cart = Array.from({ length: 50 }, (_, index) => cartItem({ domain: `name-${index}.com` }));
    renderWithProviders(<Cart />, { cart });
    await waitFor(() => expect(store.get(cartAtom).items.every(({ quote }) => quote !== undefined)).toBe(true));
    // The lines have been rendered with their quotes.
    await waitFor(() => expect(jest.mocked(LinePrice).mock.lastCall?.[0].item.quote).toBeDefined());
    jest.mocked(LinePrice).mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Remove name-3.com' }));
    expect(screen.getByText('name-3.com was removed from the cart.')).toBeInTheDocument();
    expect(jest.mocked(LinePrice)).not.toHaveBeenCalled();
  });
});
