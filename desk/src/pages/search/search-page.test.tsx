import type { DomainId } from '@storefront/shared/contract';
import { accessibilityFindings, asId, refusal } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { foundOrder, person } from '../../testing/fixtures';
import { listInputs, openDesk } from '../../testing/open-desk';

const AT = '2026-11-20T10:00:00Z';
const none = { rows: [], has_more: false };
const yusuf = { ...person, country: 'NO', created_at: AT, is_closed: false };

describe('[BO-02a] the search', () => {
  it('is focused by / on any page, and shows results by kind', async () => {
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

  it('links from a domain to its customer, and formats dates as everywhere at the desk', async () => {
    const domain = {
      id: asId<DomainId>('d-1'),
      name: 'xn--bcher-kva.com',
      ended_at: null,
      expires_at: AT,
      customer: person,
    };
    openDesk('/?q=bücher', {
      deskSearch: () => ({
        customers: { rows: [yusuf], has_more: false },
        domains: { rows: [domain], has_more: false },
        orders: none,
      }),
    });
    const domains = within(await screen.findByRole('region', { name: 'Domains' }));
    expect(domains.getByRole('link', { name: 'bücher.com' })).toHaveAttribute('href', '/customers/c-1');
    expect(domains.getByText('Nov 20, 2026')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Customers' })).getByText('Nov 20, 2026')).toBeInTheDocument();
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

describe('[BO-02j] [BO-02l] [BO-02m] [BO-02n] [BO-02o] the list of what needs attention', () => {
  it('links from each kind to its order or customer, with the time since when it waits', async () => {
    const at = (
      kind:
        | 'stuck_order'
        | 'overdue_item'
        | 'dispute'
        | 'lost_dispute'
        | 'withdrawal'
        | 'withdrawal_unanswered'
        | 'failed_refund'
        | 'correction'
        | 'factor_removal'
        | 'missing_domain',
    ) => ({ kind, since: AT, customer: person, order_id: null, domain: null });
    openDesk('/', {
      deskAttention: () => ({
        rows: [
          { ...at('stuck_order'), order_id: 'a1b2c3d4-0000-4000-8000-000000000001' },
          { ...at('overdue_item'), order_id: 'a1b2c3d4-0000-4000-8000-000000000007', domain: 'xn--bcher-kva.com' },
          { ...at('dispute'), order_id: 'a1b2c3d4-0000-4000-8000-000000000002' },
          { ...at('lost_dispute'), order_id: 'a1b2c3d4-0000-4000-8000-000000000003' },
          { ...at('withdrawal'), order_id: 'a1b2c3d4-0000-4000-8000-000000000004', domain: 'xn--bcher-kva.com' },
          {
            ...at('withdrawal_unanswered'),
            order_id: 'a1b2c3d4-0000-4000-8000-000000000006',
            domain: 'xn--bcher-kva.com',
          },
          { ...at('failed_refund'), order_id: 'a1b2c3d4-0000-4000-8000-000000000005' },
          at('correction'),
          at('factor_removal'),
          { ...at('missing_domain'), domain: 'xn--bcher-kva.com' },
        ],
        has_more: true,
      }),
    });
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    const target = async (name: string) => (await list.findByRole('link', { name })).getAttribute('href');
    expect(await target('Order stuck')).toBe('/orders/a1b2c3d4-0000-4000-8000-000000000001');
    expect(await target('bücher.com is overdue at the registrar')).toBe('/orders/a1b2c3d4-0000-4000-8000-000000000007');
    expect(await target('Payment disputed, or under inquiry by the bank')).toBe(
      '/orders/a1b2c3d4-0000-4000-8000-000000000002',
    );
    expect(await target('Dispute lost: decide about the domains')).toBe('/orders/a1b2c3d4-0000-4000-8000-000000000003');
    expect(await target('Withdrawal too late to stop the transfer of bücher.com: decide on a refund')).toBe(
      '/orders/a1b2c3d4-0000-4000-8000-000000000004',
    );
    expect(await target('No answer from the registrar after a withdrawal: transfer of bücher.com')).toBe(
      '/orders/a1b2c3d4-0000-4000-8000-000000000006',
    );
    expect(await target('Refund came back: pay it again')).toBe('/orders/a1b2c3d4-0000-4000-8000-000000000005');
    expect(await target('Email address being corrected')).toBe('/customers/c-1');
    expect(await target('Two-step sign-in being removed')).toBe('/customers/c-1');
    expect(await target('bücher.com may be gone from the registrar')).toBe('/customers/c-1');
    expect(list.getAllByText('Nov 20, 2026, 10:00')).toHaveLength(10);
    expect(list.getByText('The 50 that have waited longest')).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  it('says so when nothing waits, and why when it could not be loaded', async () => {
    const user = userEvent.setup();
    let isDown = true;
    openDesk('/', {
      deskAttention: () => {
        if (isDown) throw refusal(503, { message: 'Busy' });
        return none;
      },
    });
    const retry = await screen.findByRole('button', { name: /again/i });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
  });
});
