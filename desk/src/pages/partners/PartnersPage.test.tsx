import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@storefront/shared/routing';
import { renderWithProviders } from '@storefront/shared/testing';
import { PartnerPage, PartnersPage } from './PartnersPage';

const hosting = { id: 'hosting', name: 'Harbour Hosting', key: 'pk_hosting', origins: ['https://hosting.example'] };
const order = (number: number) => ({
  id: `0000000${number}-0000-4000-8000-000000000000`,
  status: 'completed' as const,
  domains: ['quill.com'],
  customer: { id: 'mara', name: 'Mara Lind', email: 'mara@example.com' },
  currency_code: 'USD',
  total: 12.9,
  refunded: 0,
  created_at: '2027-03-01T10:00:00Z',
});

test('[BO-04h] a partner is opened from the list; its totals and orders are those of the period, in pages', async () => {
  const { api } = renderWithProviders(
    <Routes>
      <Route path="/partners" element={<PartnersPage />} />
      <Route path="/partners/:id" element={<PartnerPage />} />
    </Routes>,
    {
      route: '/partners',
      api: {
        deskPartners: () => ({ partners: [hosting] }),
        deskPartner: ({ input }) => ({
          ...hosting,
          totals: input.from
            ? [{ currency_code: 'USD', orders: 3, paid: 2, captured: 25.8, refunded: 12.9 }]
            : [{ currency_code: 'EUR', orders: 1, paid: 1, captured: 11.9, refunded: 0 }],
          carts: { made: 5, taken: 1 },
        }),
        deskPartnerOrders: ({ input }) => ({ rows: [order(input.page)], has_more: input.page < 2 }),
      },
    },
  );
  const user = userEvent.setup();
  const list = await screen.findByRole('table', { name: 'Partners' });
  expect(list).toHaveTextContent(/pk_hosting.*https:\/\/hosting\.example/);
  await user.click(within(list).getByRole('link', { name: 'Harbour Hosting' }));

  const totals = await screen.findByRole('table', { name: 'Orders by currency' });
  expect(within(totals).getByRole('row', { name: /EUR/ })).toHaveTextContent('€11.90');
  expect(screen.getByText('5 carts came from there, 1 reached the shop. Carts are kept for 30 days.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-03-01' } });
  expect(await screen.findByRole('row', { name: /USD/ })).toHaveTextContent(/3.*2.*\$25\.80.*\$12\.90/);

  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: '00000002' })).toHaveAttribute(
    'href',
    expect.stringContaining('/orders/'),
  );
  await waitFor(() => expect(api.listInputs('deskPartnerOrders').at(-1)).toEqual({ from: '2027-03-01', page: 2 }));
});
