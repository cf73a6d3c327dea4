import { screen } from '@testing-library/react';
import { renderWithProviders } from '@storefront/shared/testing';
import { item, settled } from '../../testing/cart';
import { CartPage } from './CartPage';

jest.mock('../../features/cart-tools/CartTools', () => {
  throw new Error('Loading chunk 7 failed.');
});

it('[M3] [CT-09d] shows the cart without the tools for all lines when their script does not arrive, and logs why', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderWithProviders(<CartPage />, { cart: [item(), item({ domain: 'tannery-lane.com' })], route: '/site/cart' });
  await settled();
  expect(screen.getByRole('heading', { name: 'Cart, 2 domains' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Check out' })).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'Term for all domains' })).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Loading chunk 7 failed.'));
  log.mockRestore();
});
