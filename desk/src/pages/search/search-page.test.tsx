import { accessibilityFindings, refusal } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { foundOrder, person } from '../../testing/fixtures';
import { listInputs, openDesk } from '../../testing/open-desk';

const none = { rows: [], has_more: false };
const yusuf = { ...person, country: 'NO', created_at: '2026-11-20T10:00:00Z', is_closed: false };

describe('[BO-02a] the search', () => {
  it('is reached by / from anywhere, and shows what was found by kind', async () => {
    const user = userEvent.setup();
    const api = openDesk('/', {
      deskSearch: () => ({
        customers: { rows: [yusuf], has_more: true },
        domains: none,
        orders: { rows: [foundOrder()], has_more: false },
      }),
    });
    await screen.findByRole('heading', { name: 'What are you looking for?' });
    await user.keyboard('/');
    await user.keyboard('yusuf{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “yusuf”' })).toBeInTheDocument();
    const customers = within(await screen.findByRole('region', { name: 'Customers' }));
    expect(customers.getByRole('link', { name: 'Yusuf Demir' })).toHaveAttribute('href', '/customers/c-1');
    expect(screen.getByRole('region', { name: 'Orders' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Domains' })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await user.click(customers.getByRole('link', { name: 'All customers' }));
    await screen.findByRole('link', { name: 'All results' });
    expect(listInputs(api, 'deskSearch').at(-1)).toEqual({ q: 'yusuf', kind: 'customers', page: 1 });
  });

  it('says that nothing was found', async () => {
    openDesk('/?q=nobody', { deskSearch: () => ({ customers: none, domains: none, orders: none }) });
    expect(await screen.findByText('Nothing found for “nobody”')).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  it('names the reference of a failure once when the shop fails', async () => {
    openDesk('/?q=yusuf', {
      deskSearch: () => {
        throw refusal(500, { message: 'Internal error.', request_id: '8501f816' });
      },
    });
    const alert = await screen.findByText('This did not load');
    expect(alert.parentElement?.textContent.match(/8501f816/g)).toHaveLength(1);
  });
});
