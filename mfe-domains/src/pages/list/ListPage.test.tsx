import { useLocation } from '@storefront/shared/routing';
import { domainRow, pasteInto, renderWithProviders, WithHeaders } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPage } from './ListPage';

function Where() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="path">{pathname}</output>
      <output aria-label="query">{search}</output>
    </>
  );
}

const page = (
  <>
    <ListPage />
    <Where />
  </>
);

const rows = [
  domainRow({ id: '1', name: 'brindlewharf.com' }),
  domainRow({ id: '2', name: 'oldmillarchive.org', status: 'expired' }),
];
const answer = (total: number) => new WithHeaders(rows, { 'content-range': `0-1/${total}` });

describe('[RT-29] the list of domains', () => {
  it('[TR-03a] shows pending transfers above the list', async () => {
    const coming = {
      domain: 'tannery-lane.com',
      order_id: 'order-1',
      ordered_at: '2026-11-21T12:00:00Z',
      actor: 'you' as const,
      until: null,
    };
    renderWithProviders(page, {
      route: '/domain/list',
      session: {},
      api: { listDomains: () => answer(2), listTransfers: () => [coming] },
    });
    const region = await screen.findByRole('region', { name: 'Transfers in progress' });
    const row = await screen.findByRole('row', { name: /brindlewharf/ });
    expect(region.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Calendar file' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'CSV file' })).toBeInTheDocument();
  });

  it('[DM-01a] [DM-01b] queries the server and updates the URL when the list is searched, filtered and paged', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(page, {
      route: '/domain/list',
      session: {},
      api: { listDomains: () => answer(60) },
    });
    await screen.findByRole('row', { name: /brindlewharf/ });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.listInputs('listDomains').at(-1)).toMatchObject({ offset: 25 }));
    await user.click(screen.getByRole('radio', { name: 'Expired' }));
    await waitFor(() => expect(api.listInputs('listDomains').at(-1)).toMatchObject({ status: 'neq.ok', offset: 0 }));
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Find in your domains' }), 'wharf');
    await waitFor(() => expect(api.listInputs('listDomains').at(-1)).toMatchObject({ unicode_name: 'ilike.*wharf*' }));
    expect(screen.getByLabelText('query')).toHaveTextContent('?find=wharf&filter=expired');
  });

  it('[DM-01a] offers to reset the filters when nothing matches', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, {
      route: '/domain/list?find=zzz',
      session: {},
      api: { listDomains: () => new WithHeaders([], { 'content-range': '*/0' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Show all domains' }));
    expect(screen.getByLabelText('query')).toHaveTextContent('');
  });

  it('[LG-01a] [LG-01c] says which domain’s owner has to confirm an address, and asks for no confirmed owners', async () => {
    const registrant = {
      id: 'r-1',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'owner@example.com',
      verified_at: null,
      last_mail_at: '2026-11-21T10:00:00Z',
      domains: ['brindlewharf.com'],
    };
    const owners = {
      listRegistrantVerifications: () => [
        { ...registrant, state: 'suspended' as const, verify_by: '2026-11-01T10:00:00Z' },
      ],
    };
    const { api } = renderWithProviders(page, {
      route: '/domain/list',
      session: {},
      api: { listDomains: () => answer(2), ...owners },
    });
    expect(
      await screen.findByText(
        /brindlewharf\.com is suspended: the owner’s address owner@example\.com was not confirmed in time/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'No email? Send it again' })).toHaveAttribute('href', '/site/verification');
    expect(api.listInputs('listRegistrantVerifications')).toEqual([{ state: 'unconfirmed' }]);
  });
});
