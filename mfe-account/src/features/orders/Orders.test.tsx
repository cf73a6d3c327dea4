import { queryClient } from '@storefront/shared/api';
import type { OrderRow } from '@storefront/shared/contract';
import { useLocation } from '@storefront/shared/routing';
import { asId, pasteInto, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Orders } from './Orders';

const order = (given: Partial<OrderRow> = {}): OrderRow => ({
  id: asId('order-1'),
  status_name: 'partially_completed',
  created_at: '2026-11-21T10:00:00Z',
  currency_code: 'USD',
  amount: 38.7,
  tax: 9.68,
  total: 48.38,
  captured: 32.26,
  voided: 16.12,
  refunded: 0,
  item_count: 4,
  domain_names: ['xn--mnchen-3ya.de', 'wharf.page', 'tannery-lane.com', 'rookery.app'],
  refund_notes: [],
  partner_id: null,
  ...given,
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = (route: string, api: Handlers = {}) =>
  renderWithProviders(
    <>
      <Orders />
      <Where />
    </>,
    { session: {}, route, api: { listOrders: () => [order()], ...api } },
  );

describe('[RT-26] the orders of an account', () => {
  it('lists state and total, with a page and a receipt, when an order was charged', async () => {
    const { api } = open('/account/billing');
    const row = await screen.findByRole('row', { name: /münchen\.de/ });
    expect(within(row).getByRole('link', { name: 'münchen.de, wharf.page, tannery-lane.com, 1 more' })).toHaveAttribute(
      'href',
      '/site/purchase?order=order-1',
    );
    expect(within(row).getByRole('link', { name: /^Receipt for/ })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=order-1',
    );
    expect(row).toHaveTextContent('Partly completed');
    // One of the four items failed.
    expect(row).toHaveTextContent('was $48.38 now $32.26');
    expect(api.listInputs('listOrders')).toEqual([{ order: 'created_at.desc,id.desc', limit: 21, offset: 0 }]);
  });

  it('[OR-03a] strikes through the total and shows the amount kept when part of an order was refunded', async () => {
    open('/account/billing', { listOrders: () => [order({ captured: 48.38, refunded: 16.12 })] });
    expect(await screen.findByRole('row', { name: /münchen\.de/ })).toHaveTextContent('was $48.38 now $32.26');
  });

  it('[OR-09d] leads to the refund notes of an order beside its receipt', async () => {
    open('/account/billing', { listOrders: () => [order({ refunded: 16.13, refund_notes: ['R-000043'] })] });
    expect(await screen.findByRole('link', { name: 'Refund note R-000043' })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=order-1&note=R-000043',
    );
  });

  it('[OR-10h] says that nothing was charged, while and after staff decide, when the payment expired before it was captured', async () => {
    const expired = order({ status_name: 'provisioning', captured: 0, voided: 48.38 });
    open('/account/billing', {
      listOrders: () => [
        expired,
        { ...expired, id: asId('order-2'), status_name: 'completed', domain_names: ['rookery.app'] },
        { ...expired, id: asId('order-3'), status_name: 'partially_completed', domain_names: ['quarry.app'] },
      ],
    });
    const row = await screen.findByRole('row', { name: /münchen\.de/ });
    expect(row).toHaveTextContent('Payment expired, not charged');
    expect(row).toHaveTextContent('was $48.38 now $0.00');
    expect(row).not.toHaveTextContent('In progress');
    const completed = screen.getByRole('row', { name: /^rookery\.app/ });
    expect(completed).toHaveTextContent('Completed, not charged');
    expect(completed).toHaveTextContent('was $48.38 now $0.00');
    expect(screen.getByRole('row', { name: /^quarry\.app/ })).toHaveTextContent('Partly completed, not charged');
    expect(screen.queryByRole('link', { name: /^(Receipt|Pay again)/ })).not.toBeInTheDocument();
  });

  it('[OR-03a] says the total alone when all of it was kept', async () => {
    open('/account/billing', { listOrders: () => [order({ captured: 48.38, status_name: 'completed' })] });
    const row = await screen.findByRole('row', { name: /münchen\.de/ });
    expect(row).toHaveTextContent('$48.38');
    expect(row).not.toHaveTextContent('now');
  });

  it('[BO-02c] [OR-03a] shows the refunded amount of a completed order', async () => {
    open('/account/billing', {
      listOrders: () => [order({ captured: 48.38, refunded: 16.13, status_name: 'completed' })],
    });
    expect(await screen.findByRole('row', { name: /münchen\.de/ })).toHaveTextContent('Completed, $16.13 refunded');
  });

  it('[OR-03a] offers to pay again, with no receipt and no price as if paid, when the payment was refused', async () => {
    const id = '7f3e2a10-5b0c-4c1e-9d57-0a4f6be1c2d3';
    open('/account/billing', {
      listOrders: () => [
        order({ id: asId(id), status_name: 'payment_failed', captured: 0, total: 12.9, domain_names: ['wharf.page'] }),
      ],
    });
    const row = await screen.findByRole('row', { name: /wharf\.page/ });
    expect(within(row).queryByRole('link', { name: /Receipt/ })).not.toBeInTheDocument();
    expect(within(row).getByRole('deletion')).toHaveTextContent('$12.90');
    expect(within(row).getByRole('insertion')).toHaveTextContent('$0.00');
    expect(within(row).getByRole('link', { name: 'Pay again for wharf.page' })).toHaveAttribute(
      'href',
      `/site/purchase?order=${id}`,
    );
    expect(row).toHaveTextContent('Order 7f3e2a10');
  });

  it('offers no receipt when an order is not charged yet', async () => {
    open('/account/billing', { listOrders: () => [order({ status_name: 'provisioning', captured: 0, voided: 0 })] });
    const row = await screen.findByRole('row', { name: /wharf\.page/ });
    expect(within(row).queryByRole('link', { name: /Receipt|Pay again/ })).not.toBeInTheDocument();
  });

  it('loads older orders when there is more than one page', async () => {
    const { api } = open('/account/billing', {
      listOrders: () => Array.from({ length: 21 }, (_, index) => order({ id: asId(`order-${index}`) })),
    });
    await screen.findAllByRole('row', { name: /wharf/ });
    expect(screen.getAllByRole('row', { name: /wharf/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(api.listInputs('listOrders').at(-1)).toMatchObject({ offset: 20 }));
  });

  it('[RT-35a] keeps the page in the address when another one is opened', async () => {
    const { api } = open('/account/billing?page=3', { listOrders: () => [order()] });
    await screen.findByRole('row', { name: /wharf/ });
    expect(api.listInputs('listOrders')).toEqual([expect.objectContaining({ offset: 40 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
    await waitFor(() => expect(api.listInputs('listOrders').at(-1)).toMatchObject({ offset: 20 }));
    expect(screen.getByTestId('address')).toHaveTextContent('/account/billing?page=2');
  });

  it('[RT-26] filters orders by domain and state, and offers to show all again when none matches', async () => {
    const user = userEvent.setup();
    const { api } = open('/account/billing?page=2', {
      listOrders: ({ input }) => ('and' in input && String(input.and).includes('nothing') ? [] : [order()]),
    });
    await screen.findByRole('row', { name: /wharf/ });
    const asked = () => api.listInputs('listOrders').at(-1) as Record<string, unknown>;
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Find an order' }), 'Tannery-Lane.com');
    await waitFor(() =>
      expect(asked()).toEqual({
        order: 'created_at.desc,id.desc',
        limit: 21,
        offset: 0,
        and: '(or(domain_names.ilike.*tannery-lane.com*,id.ilike.tannery-lane.com*))',
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Not charged' }));
    await waitFor(() => expect(asked().and).toContain('status_name.in.(payment_failed,failed,cancelled)'));
    await user.clear(screen.getByRole('searchbox', { name: 'Find an order' }));
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Find an order' }), 'nothing');
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Find an order' })).toHaveValue('nothing');
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    await screen.findByRole('row', { name: /wharf/ });
    expect(asked()).toEqual({ order: 'created_at.desc,id.desc', limit: 21, offset: 0 });
  });

  it('[RT-26] offers to search when orders are many', async () => {
    const { unmount } = open('/account/billing', {
      listOrders: () => Array.from({ length: 5 }, (_, index) => order({ id: asId(`order-${index}`) })),
    });
    expect(await screen.findAllByRole('row', { name: /wharf/ })).toHaveLength(5);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    open('/account/billing', {
      listOrders: () => Array.from({ length: 6 }, (_, index) => order({ id: asId(`order-${index}`) })),
    });
    await screen.findAllByRole('row', { name: /wharf/ });
    expect(screen.getByRole('search', { name: 'Find orders' })).toBeInTheDocument();
  });

  it('[RT-26] [RT-35a] shows the matching orders when the address says which', async () => {
    const { api } = open('/account/billing?find=wharf&state=completed&from=2026-03-01&to=2026-03-31', {
      listOrders: () => [order()],
    });
    await screen.findByRole('row', { name: /wharf/ });
    expect(screen.getByRole('searchbox', { name: 'Find an order' })).toHaveValue('wharf');
    expect(screen.getByRole('radio', { name: 'Completed' })).toBeChecked();
    expect(screen.getByLabelText('From')).toHaveValue('2026-03-01');
    expect(screen.getByLabelText('To')).toHaveValue('2026-03-31');
    const and = String((api.listInputs('listOrders')[0] as { and?: string }).and);
    // Whole days in the customer's time zone.
    expect(and).toContain(
      `created_at.gte.${new Date(2026, 2, 1).toISOString()},created_at.lt.${new Date(2026, 3, 1).toISOString()}`,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 order found');
  });
});
