import { logout } from '@storefront/shared/session';
import { cartItem, renderWithProviders } from '@storefront/shared/testing';
import { act, screen } from '@testing-library/react';
import { CartLink } from './CartLink';

jest.mock('@storefront/shared/cart', () => ({
  ...jest.requireActual<object>('@storefront/shared/cart'),
  followCart: jest.fn(),
}));

describe('CartLink', () => {
  it('[SS-03a] counts no domains of a customer who has signed out while the cart’s code has not loaded', async () => {
    renderWithProviders(<CartLink />, { session: {}, cart: [cartItem()], api: { logout: () => undefined } });
    expect(await screen.findByText('1')).toBeInTheDocument();
    await act(() => logout({ isCartLate: true }));
    expect(screen.getByRole('link', { name: /Cart/ })).toHaveTextContent(/^Cart(?!.*1)/);
  });
});
