import { cartAtom } from '@storefront/shared/cart';
import { noticesAtom } from '@storefront/shared/notices';
import { useLocation } from '@storefront/shared/routing';
import { store } from '@storefront/shared/store';
import { domainInfo, domainRow, refusal, renderWithProviders, WithHeaders } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ListPage from './ListPage';

function Where() {
  const { search } = useLocation();
  return <output aria-label="query">{search}</output>;
}

const page = (
  <>
    <ListPage />
    <Where />
  </>
);

const rows = [domainRow({ id: '1', name: 'brindlewharf.com' }), domainRow({ id: '2', name: 'oldmillarchive.org', status: 'expired' })];
const answer = (total: number) => new WithHeaders(rows, { 'content-range': `0-1/${total}` });

describe('[RT-29] the list of domains', () => {
  it('[TR-03] names on their way here stand above it, each with whose turn it is', async () => {
    const coming = { domain: 'tannery-lane.com', order_id: 'order-1', ordered_at: '2026-11-21T12:00:00Z', actor: 'registrar' as const, until: '2026-11-26T12:00:00Z' };
    renderWithProviders(page, { route: '/domain/list', session: {}, api: { listDomains: () => answer(2), listTransfers: () => [coming] } });
    const region = await screen.findByRole('region', { name: 'On their way here' });
    expect(within(region).getByRole('link')).toHaveAttribute('href', '/site/transfer-message?domain=tannery-lane.com');
    expect(region).toHaveTextContent('Its present registrar may still object, until November 26th, 2026');
  });

  it('[DM-01] [DM-02] shows each name with its state, and how many there are', async () => {
    renderWithProviders(page, { route: '/domain/list', session: {}, api: { listDomains: () => answer(2) } });
    const first = await screen.findByRole('row', { name: /brindlewharf/ });
    expect(within(first).getByText('Active')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /oldmillarchive/ })).getByText('Expired')).toBeInTheDocument();
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
    expect(within(first).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/domain/overview?name=brindlewharf.com'));
  });

  it('[DM-04] [CT-03] puts the renewal of a name into the cart with its add-ons, and leads there', async () => {
    const user = userEvent.setup();
    const info = domainInfo({ domain: 'brindlewharf.com', has_whois_privacy: true, domain_forwarding: false, email_forwarding: false });
    const { api } = renderWithProviders(page, { route: '/domain/list', session: {}, api: { listDomains: () => answer(2), getDomainInfo: () => info } });
    await user.click(await screen.findByRole('button', { name: 'Renew brindlewharf.com' }));
    const link = await screen.findByRole('link', { name: /^In your cart.*renewal of brindlewharf\.com$/ });
    expect(link).toHaveAttribute('href', '/site/cart');
    expect(link).toHaveFocus();
    expect(api.inputsOf('getDomainInfo')).toEqual([{ currency_code: 'USD' }]);
    expect(store.get(cartAtom).items).toMatchObject([{ type: 'renew', domain: 'brindlewharf.com', period: 1, date: info.expiry_date, sub_products: [{ type: 'contact_privacy' }] }]);
    expect(screen.getByRole('button', { name: 'Renew oldmillarchive.org' })).toBeInTheDocument();
  });

  it('[DM-04] says when a renewal could not be put into the cart', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, {
      route: '/domain/list',
      session: {},
      api: {
        listDomains: () => answer(2),
        getDomainInfo: () => {
          throw refusal(500, { message: 'Something went wrong on our side' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Renew brindlewharf.com' }));
    await waitFor(() => expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: expect.stringContaining('brindlewharf.com was not put into the cart') }]));
    expect(screen.getByRole('button', { name: 'Renew brindlewharf.com' })).toBeEnabled();
  });

  it('[DM-01] asks the server for what was found, filtered, sorted and paged, and keeps it in the URL', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(page, { route: '/domain/list', session: {}, api: { listDomains: () => answer(60) } });
    await screen.findByRole('row', { name: /brindlewharf/ });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.inputsOf('listDomains').at(-1)).toMatchObject({ offset: 25 }));
    await user.click(screen.getByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(api.inputsOf('listDomains').at(-1)).toMatchObject({ status: 'neq.ok', offset: 0 }));
    await user.type(screen.getByRole('searchbox', { name: 'Find in your domains' }), 'wharf');
    await waitFor(() => expect(api.inputsOf('listDomains').at(-1)).toMatchObject({ unicode_name: 'ilike.*wharf*' }));
    expect(screen.getByLabelText('query')).toHaveTextContent('?find=wharf&filter=expired');
  });

  it('[DM-01] says what will be here while there is nothing', async () => {
    renderWithProviders(page, { route: '/domain/list', session: {}, api: { listDomains: () => new WithHeaders([], { 'content-range': '*/0' }) } });
    expect(await screen.findByText('Domains you own are listed here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a name' })).toHaveAttribute('href', '/site/home');
  });

  it('[DM-01] says that nothing matches and shows the way back', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, {
      route: '/domain/list?find=zzz',
      session: {},
      api: { listDomains: () => new WithHeaders([], { 'content-range': '*/0' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Show all domains' }));
    expect(screen.getByLabelText('query')).toHaveTextContent('');
  });

  it('[DM-01] says when the list did not load, and tries again', async () => {
    const user = userEvent.setup();
    let down = true;
    renderWithProviders(page, {
      route: '/domain/list',
      session: {},
      api: {
        listDomains: () => {
          if (down) throw refusal(500, { message: 'Something went wrong on our side' });
          return answer(2);
        },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Your domains did not load')).toBeInTheDocument();
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /brindlewharf/ })).toBeInTheDocument();
  });

  it('[LG-01] says whose owner has to confirm an address, and until when', async () => {
    const registrant = { id: 'r-1', first_name: 'Mara', last_name: 'Lindqvist', email: 'owner@example.com', verified_at: null, last_mail_at: '2026-11-21T10:00:00Z', domains: ['brindlewharf.com'] };
    const owners = { listRegistrantVerifications: () => [{ ...registrant, state: 'suspended' as const, verify_by: '2026-11-01T10:00:00Z' }] };
    renderWithProviders(page, { route: '/domain/list', session: {}, api: { listDomains: () => answer(2), ...owners } });
    expect(await screen.findByText(/brindlewharf\.com is suspended: the owner’s address owner@example\.com was not confirmed in time/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'No mail? Send it again' })).toHaveAttribute('href', '/site/verification');
  });
});
