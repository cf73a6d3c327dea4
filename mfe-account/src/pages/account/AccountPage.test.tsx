import type { OrderRow } from '@storefront/shared/contract';
import { paymentMethod, profile, refusal, renderWithProviders, signedIn } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountPage from './AccountPage';

const order = (given: Partial<OrderRow> = {}): OrderRow => ({
  id: 'order-1',
  status_name: 'partially_completed',
  created_at: '2026-11-21T10:00:00Z',
  currency_code: 'USD',
  amount: 38.7,
  tax: 9.68,
  total: 48.38,
  captured: 32.26,
  item_count: 4,
  domain_names: ['xn--mnchen-3ya.de', 'wharf.page', 'tannery-lane.com', 'rookery.app'],
  ...given,
});

type Answers = Parameters<typeof renderWithProviders>[1] extends { api?: infer Api } | undefined ? Api : never;
const open = (route: string, api: Answers = {}) =>
  renderWithProviders(<AccountPage />, { session: signedIn(), route, api: { getProfile: () => profile(), listOrders: () => [order()], listPaymentMethods: () => [paymentMethod()], ...api } });

describe('[RT-26] the account page', () => {
  it('is one page with two tabs, each with its own address', async () => {
    open('/account/billing');
    const tabs = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(tabs.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/account/detail');
    await userEvent.click(tabs.getByRole('link', { name: 'Details' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'You' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Orders' })).not.toBeInTheDocument();
  });

  it('lists the orders with state and total, each with its own page and receipt', async () => {
    const { api } = open('/account/billing');
    const row = await screen.findByRole('row', { name: /münchen\.de/ });
    expect(within(row).getByRole('link', { name: 'münchen.de, wharf.page, tannery-lane.com, 1 more' })).toHaveAttribute('href', '/site/purchase?order=order-1');
    expect(within(row).getByRole('link', { name: /^Receipt for/ })).toHaveAttribute('href', '/account/receipt?orderId=order-1');
    expect(row).toHaveTextContent('Completed in part');
    expect(row).toHaveTextContent('$48.38');
    expect(api.inputsOf('listOrders')).toEqual([{ order: 'created_at.desc,id.desc', limit: 21, offset: 0 }]);
  });

  it('leads through older orders', async () => {
    const { api } = open('/account/billing', { listOrders: () => Array.from({ length: 21 }, (_, index) => order({ id: `order-${index}` })) });
    await screen.findAllByRole('row', { name: /wharf/ });
    expect(screen.getAllByRole('row', { name: /wharf/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(api.inputsOf('listOrders').at(-1)).toMatchObject({ offset: 20 }));
  });

  it('says what will be there, and what did not load', async () => {
    const failing = () => {
      throw refusal(404, { message: 'There is nothing at this address.' });
    };
    open('/account/billing', { listOrders: () => [], listPaymentMethods: failing });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(await screen.findByText('Your cards did not load')).toBeInTheDocument();
  });

  it('[OR-08] removes a card after asking', async () => {
    const user = userEvent.setup();
    const { api } = open('/account/billing', { deletePaymentMethod: () => undefined });
    await user.click(await screen.findByRole('button', { name: /^Remove / }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the card' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.inputsOf('deletePaymentMethod')).toEqual([{ id: paymentMethod().id }]);
  });

  it('shows who is signed in', async () => {
    open('/account/detail', { getProfile: () => profile({ first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', email_verified: true }) });
    expect(await screen.findByText('Mara Lindqvist')).toBeInTheDocument();
    expect(screen.getByText(/, confirmed$/)).toBeInTheDocument();
    expect(screen.getByText(/^Norway/)).toBeInTheDocument();
  });
});
