import { cartAtom } from '@storefront/shared/cart';
import { selectedAddOns } from '@storefront/shared/domain';
import { noticesAtom } from '@storefront/shared/notices';
import { useLocation } from '@storefront/shared/routing';
import { store } from '@storefront/shared/store';
import {
  domainInfo,
  domainRow,
  priceAnswer,
  refusal,
  renderWithProviders,
  WithHeaders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstView } from '../../../model/list-query';
import { DomainList } from './DomainList';
import { PendingTransfers } from './PendingTransfers';

function Where() {
  return <output aria-label="path">{useLocation().pathname}</output>;
}
const show = (api: Handlers) =>
  renderWithProviders(
    <>
      <DomainList view={firstView} onView={() => undefined} />
      <Where />
    </>,
    { route: '/domain/list', session: {}, api },
  );

const rows = [
  domainRow({ id: '1', name: 'brindlewharf.com' }),
  domainRow({ id: '2', name: 'oldmillarchive.org', status: 'expired' }),
];
const answer = (total: number) => new WithHeaders(rows, { 'content-range': `0-1/${total}` });

/** The terms of an automatic renewal. */
const terms = {
  charge_at: '2027-02-04T12:00:00Z',
  currency_code: 'USD',
  amount: 14.9,
  tax: 3.73,
  total: 18.63,
  card: { brand: 'Visa', last4: '4242', holds: true },
};

describe('[RT-29] the list of domains', () => {
  it('[DM-01a] [DM-01b] [DM-02] shows each name with its state and how many there are when it is loaded', async () => {
    show({ listDomains: () => answer(2) });
    const first = await screen.findByRole('row', { name: /brindlewharf/ });
    expect(within(first).getByText('Active')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /oldmillarchive/ })).getByText('Expired')).toBeInTheDocument();
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
    expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/domain/overview?name=brindlewharf.com'),
    );
  });

  it('[DM-10e] says that a domain is being deleted, without a price or a renewal, when the registrar has not confirmed it', async () => {
    show({
      listDomains: () =>
        new WithHeaders([domainRow({ id: '1', name: 'brindlewharf.com', status: 'deleting' })], {
          'content-range': '0-0/1',
        }),
      checkCartPrice: () => ({ lines: [], unpriced: [{ domain: 'brindlewharf.com', reason: 'being_deleted' }] }),
    });
    const row = await screen.findByRole('row', { name: /brindlewharf/ });
    expect(within(row).getByText('Being deleted')).toBeInTheDocument();
    expect(row).not.toHaveTextContent(/\$/);
    expect(within(row).queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
  });

  it('[DM-04a] [CT-03] adds a renewal with its add-ons to the cart and links to it', async () => {
    const user = userEvent.setup();
    const info = domainInfo({
      domain: 'brindlewharf.com',
      has_whois_privacy: true,
      domain_forwarding: false,
      email_forwarding: false,
    });
    const { api } = show({ listDomains: () => answer(2), getDomainInfo: () => info });
    await user.click(await screen.findByRole('button', { name: 'Renew brindlewharf.com' }));
    const link = await screen.findByRole('link', { name: /^In cart.*renewal of brindlewharf\.com$/ });
    expect(link).toHaveAttribute('href', '/site/cart');
    expect(link).toHaveFocus();
    expect(api.listInputs('getDomainInfo')).toEqual([{ currency_code: 'USD' }]);
    expect(store.get(cartAtom).items).toMatchObject([
      { type: 'renew', domain: 'brindlewharf.com', period: 1, date: info.expiry_date },
    ]);
    expect(
      store
        .get(cartAtom)
        .items.flatMap(selectedAddOns)
        .map(({ type }) => type),
    ).toEqual(['contact_privacy']);
    expect(screen.getByRole('button', { name: 'Renew oldmillarchive.org' })).toBeInTheDocument();
  });

  it('[R9] [LG-02a] [DM-06] shows until when a domain can be renewed and at which price in each life stage', async () => {
    const user = userEvent.setup();
    const stage_ends = '2027-01-30T12:00:00Z';
    const stages = [
      domainRow({ id: '1', name: 'active.com' }),
      domainRow({ id: '2', name: 'late.studio', status: 'grace', stage_ends }),
      domainRow({ id: '3', name: 'lost.com', status: 'redemption', stage_ends }),
      domainRow({ id: '4', name: 'gone.com', status: 'pending_delete', stage_ends }),
    ];
    const fees = {
      'active.com': null,
      'late.studio': { kind: 'late' as const, amount: 6 },
      'lost.com': { kind: 'restore' as const, amount: 89 },
    };
    // One domain has three email addresses, the third of which is paid; the other has no paid add-ons.
    const addOns: Record<string, number> = { 'active.com': 9, 'lost.com': 6 };
    const lines = Object.entries(fees).map(([domain, fee]) =>
      priceAnswer({
        domain,
        service: 'domain_renew',
        price: 14.9,
        cost: 14.9 + (fee?.amount ?? 0),
        fee,
        held_add_ons_cost: addOns[domain] ?? 0,
      }),
    );
    const { api } = show({
      listDomains: () => new WithHeaders(stages, { 'content-range': '0-3/4' }),
      checkCartPrice: () => ({ lines, unpriced: [{ domain: 'gone.com', reason: 'not_renewable' }] }),
      getDomainInfo: () =>
        domainInfo({
          domain: 'lost.com',
          stage: 'redemption',
          fee: fees['lost.com'],
          tld_renewal_years: [{ period: 1, cost: 103.9 }],
        }),
    });
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await screen.findByText('$109.90');
    expect(row('active')).toHaveTextContent(/Active.*\$23\.90 with add-ons.*Renew/);
    expect(row('late')).not.toHaveTextContent(/add-ons/i);
    expect(row('late')).toHaveTextContent(
      /Expired.*Renew it before January 30th, 2027.*\$20\.90.*Renewal, 1 year \$14\.90.*Late renewal fee \$6\.00/,
    );
    expect(row('lost')).toHaveTextContent(
      /Expired.*In redemption\. Restore it before January 30th, 2027.*\$109\.90.*Restoring the domain \$89\.00.*Add-ons \$6\.00/,
    );
    expect(row('gone')).toHaveTextContent('Can no longer be renewed. Available to others from January 30th, 2027');
    expect(within(row('gone')).queryByRole('button', { name: /Renew|Restore/ })).not.toBeInTheDocument();
    expect(api.listInputs('checkCartPrice')).toMatchObject([
      { items: stages.map(({ name }) => ({ domain: name, period: 1, service: 'domain_renew', with_held: true })) },
    ]);

    await user.click(screen.getByRole('button', { name: 'Restore lost.com' }));
    await screen.findByRole('link', { name: /^In cart/ });
    expect(store.get(cartAtom).items).toMatchObject([
      { domain: 'lost.com', cost: 10_390, fee: { kind: 'restore', amount: 8_900 }, renewal_price: 1_490 },
    ]);
  });

  it('[LG-04b] [LG-04d] [DM-04a] [DM-04b] shows day, amount and card before switching auto-renew on, and nothing when switching it off', async () => {
    const user = userEvent.setup();
    const off = [domainRow({ name: 'brindlewharf.com', is_auto_renew: false }), domainRow({ name: 'tannery.com' })];
    const { api } = show({
      listDomains: () => new WithHeaders(off, { 'content-range': '0-1/2' }),
      getAutorenewal: () => ({ next: terms }),
      editDomain: () => domainInfo(),
    });
    await user.click(await screen.findByRole('switch', { name: 'Auto-renew brindlewharf.com' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn on auto-renew for brindlewharf.com' });
    expect(await within(dialog).findByText(/\$18\.63 with tax to Visa 4242, your default card\./)).toHaveTextContent(
      'February 4th, 2027',
    );
    expect(api.listInputs('editDomain')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.listInputs('editDomain')).toEqual([{ auto_renew: true }]);
    await user.click(screen.getByRole('switch', { name: 'Auto-renew tannery.com' }));
    await waitFor(() => expect(api.listInputs('editDomain').at(-1)).toEqual({ auto_renew: false }));
    expect(store.get(noticesAtom).at(-1)?.text).toContain('unless you renew it');
  });

  it('[LG-04b] [DM-04b] applies auto-renew changes in order when the switch is pressed again meanwhile', async () => {
    const user = userEvent.setup();
    const held: (() => void)[] = [];
    let isOn = true;
    const { api } = show({
      listDomains: () =>
        new WithHeaders([domainRow({ name: 'brindlewharf.com', is_auto_renew: isOn })], { 'content-range': '0-0/1' }),
      getAutorenewal: () => ({ next: terms }),
      editDomain: ({ input }) =>
        new Promise((resolve) =>
          held.push(() => {
            if ('auto_renew' in input) isOn = input.auto_renew === true;
            resolve(domainInfo({ is_auto_renew: isOn }));
          }),
        ),
    });
    const control = await screen.findByRole('switch', { name: 'Auto-renew brindlewharf.com' });
    await user.click(control);
    expect(control).not.toBeChecked();
    await user.click(control);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Turn on auto-renew for brindlewharf.com' })).getByRole(
        'button',
        { name: 'Turn on' },
      ),
    );
    expect(api.listInputs('editDomain')).toEqual([{ auto_renew: false }]);
    held[0]?.();
    await waitFor(() => expect(api.listInputs('editDomain')).toEqual([{ auto_renew: false }, { auto_renew: true }]));
    held[1]?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Auto-renew brindlewharf.com' })).toBeChecked());
    expect(isOn).toBe(true);
  });

  it('[DM-04b] shows auto-renew as on again, with the reason, when switching it off fails', async () => {
    const user = userEvent.setup();
    show({
      listDomains: () => new WithHeaders([domainRow({ name: 'brindlewharf.com' })], { 'content-range': '0-0/1' }),
      editDomain: () => {
        throw refusal(409, { message: 'The domain is not in the registrar account.' });
      },
    });
    const control = await screen.findByRole('switch', { name: 'Auto-renew brindlewharf.com' });
    await user.click(control);
    await waitFor(() =>
      expect(store.get(noticesAtom).at(-1)?.text).toContain('The domain is not in the registrar account.'),
    );
    await waitFor(() => expect(control).toBeChecked());
  });

  it('[DM-01c] renews domains together, and offers to change them, when they are selected', async () => {
    const user = userEvent.setup();
    show({ listDomains: () => answer(2), getDomainInfo: ({ params }) => domainInfo({ domain: params.domainName }) });
    const all = await screen.findByRole('checkbox', { name: 'Select all rows on this page' });
    const region = screen.getByText('Select domains to renew or change several at once.');
    await user.click(all);
    const bar = screen.getByRole('group', { name: 'Actions for the selected domains' });
    expect(within(bar).getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('2 domains selected');
    expect(within(bar).queryByRole('button', { name: /that match/ })).not.toBeInTheDocument();
    await user.click(within(bar).getByRole('button', { name: /^Renew 2 domains/ }));
    await waitFor(() =>
      expect(
        store
          .get(cartAtom)
          .items.map(({ domain }) => domain)
          .sort(),
      ).toEqual(['brindlewharf.com', 'oldmillarchive.org']),
    );
    await user.click(await within(bar).findByRole('button', { name: 'Change settings' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Turn on auto-renew',
      'Turn off auto-renew',
      'Lock',
      'Unlock',
      'Turn on WHOIS privacy',
      'Turn off WHOIS privacy',
      'Set nameservers',
    ]);
    await user.keyboard('{Escape}');
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Actions for the selected domains' })).not.toBeInTheDocument();
    // [LG-06d] The pressed button is gone.
    expect(screen.getByText('Select domains to renew or change several at once.')).toHaveFocus();
  });

  it('[DM-13f] changes every domain that matches, of all pages, when all are selected', async () => {
    const user = userEvent.setup();
    const every = Array.from({ length: 1_234 }, (_row, index) => ({ name: `tannery-${index}.com` }));
    const { api } = show({
      listDomains: ({ input }) =>
        input.select === 'name'
          ? every.slice(Number(input.offset), Number(input.offset) + Number(input.limit))
          : answer(every.length),
      startBulkChange: ({ input }) => ({
        id: 'change-1',
        edit: input.edit,
        created_at: '2026-11-29T12:00:00Z',
        counts: { waiting: input.domains.length },
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select brindlewharf.com' }));
    await user.click(screen.getByRole('button', { name: 'Select all 1,234 domains that match' }));
    const told = await screen.findByText('1,235 domains selected');
    // [LG-06d] The pressed button is gone.
    expect(told).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Renew 1,235 domains/ })).toHaveAccessibleDescription(
      'You can renew up to 200 domains at once.',
    );
    await user.click(await screen.findByRole('button', { name: 'Change settings' }));
    await user.click(screen.getByRole('menuitem', { name: 'Lock' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lock 1,235 domains?' });
    await user.click(within(dialog).getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [sent] = api.listInputs('startBulkChange') as { domains: string[] }[];
    expect(sent).toMatchObject({ edit: { locked: true } });
    expect(new Set(sent?.domains)).toEqual(new Set([...every.map(({ name }) => name), 'brindlewharf.com']));
  });

  it('[DM-01c] [LG-02a] shows the total of the selected renewals, including fees and add-ons', async () => {
    const user = userEvent.setup();
    let unpriced: 'registry_silent' | 'not_renewable' = 'registry_silent';
    show({
      listDomains: () =>
        new WithHeaders([...rows, domainRow({ id: '3', name: 'gone.com', status: 'pending_delete' })], {
          'content-range': '0-2/3',
        }),
      getDomainInfo: ({ params }) => domainInfo({ domain: params.domainName }),
      checkCartPrice: ({ input: { items } }) => ({
        lines: items
          .filter(({ domain }) => domain !== 'gone.com')
          .map(({ domain }) =>
            priceAnswer({
              domain,
              service: 'domain_renew',
              held_add_ons_cost: domain.startsWith('old') ? 0 : 3,
              cost: domain.startsWith('old') ? 103.9 : 14.9,
              fee: domain.startsWith('old') ? { kind: 'restore', amount: 89 } : null,
            }),
          ),
        unpriced: items
          .filter(({ domain }) => domain === 'gone.com')
          .map(({ domain }) => ({ domain, reason: unpriced })),
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select brindlewharf.com' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select oldmillarchive.org' }));
    expect(await screen.findByRole('button', { name: 'Renew 2 domains, $121.80' })).toBeInTheDocument();
    expect(screen.getByText('(prices before tax, with add-ons)')).toBeInTheDocument();

    // The price at an unavailable registry is not guessed, and domains that cannot be renewed are not counted.
    await user.click(screen.getByRole('checkbox', { name: 'Select gone.com' }));
    expect(await screen.findByRole('button', { name: 'Renew 3 domains' })).toBeInTheDocument();
    unpriced = 'not_renewable';
    await user.click(screen.getByRole('checkbox', { name: 'Select oldmillarchive.org' }));
    expect(await screen.findByRole('button', { name: 'Renew 1 domain, $17.90' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select gone.com' }));
    await user.click(await screen.findByRole('button', { name: 'Renew 1 domain, $17.90' }));
    await waitFor(() => expect(screen.getByLabelText('path')).toHaveTextContent('/site/cart'));
    expect(store.get(cartAtom).items.map(({ domain }) => domain)).toEqual(['brindlewharf.com']);
  });

  it('[DM-04a] shows an error when a renewal could not be added to the cart', async () => {
    const user = userEvent.setup();
    show({
      listDomains: () => answer(2),
      getDomainInfo: () => {
        throw refusal(500, { message: 'Something went wrong on our side' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Renew brindlewharf.com' }));
    await waitFor(() =>
      expect(store.get(noticesAtom)).toMatchObject([
        { tone: 'error', text: expect.stringContaining('brindlewharf.com was not added to the cart') },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Renew brindlewharf.com' })).toBeEnabled();
  });

  it('[DM-01a] explains the empty list', async () => {
    show({ listDomains: () => new WithHeaders([], { 'content-range': '*/0' }) });
    expect(await screen.findByText('Your domains appear here')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for a domain' })).toHaveAttribute('href', '/site/home');
  });

  it('[DM-01a] shows an error and retries when the list fails to load', async () => {
    const user = userEvent.setup();
    let down = true;
    show({
      listDomains: () => {
        if (down) throw refusal(500, { message: 'Something went wrong on our side' });
        return answer(2);
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Your domains did not load')).toBeInTheDocument();
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /brindlewharf/ })).toBeInTheDocument();
  });
});

describe('pending transfers', () => {
  it('[TR-03a] shows who has to act next', async () => {
    const coming = {
      domain: 'tannery-lane.com',
      order_id: 'order-1',
      ordered_at: '2026-11-21T12:00:00Z',
      actor: 'registrar' as const,
      until: '2026-11-26T12:00:00Z',
    };
    renderWithProviders(<PendingTransfers />, { session: {}, api: { listTransfers: () => [coming] } });
    const region = await screen.findByRole('region', { name: 'Transfers in progress' });
    expect(within(region).getByRole('link')).toHaveAttribute('href', '/site/transfer-message?domain=tannery-lane.com');
    expect(region).toHaveTextContent('Its current registrar may still object, until November 26th, 2026');
  });
});
