import {
  contact,
  countries,
  domainInfo,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverviewPage } from './OverviewPage';

jest.mock('@storefront/shared/reference', () => ({
  ...jest.requireActual<object>('@storefront/shared/reference'),
  loadCountries: () => Promise.resolve(countries),
}));

const NAME = 'brindlewharf.com';
const held = { registrant: contact(), tld_data: {}, as_of: '2026-11-22T12:00:00Z', is_current: true };
const show = (api: Handlers, route = `/domain/overview?name=${NAME}&status=ok`) =>
  renderWithProviders(<OverviewPage />, {
    route,
    session: {},
    api: {
      getDomainInfo: () => domainInfo(),
      getDomainHistory: () => ({ entries: [], next: null }),
      getDomainRegistrant: () => held,
      listRegistrantVerifications: () => [],
      getDomainDeletion: () => ({ is_possible: false, refund: null }),
      getAutorenewal: () => ({ next: null }),
      ...api,
    },
  });

describe('[RT-30] the overview of a domain', () => {
  it('[DM-02] shows name and status from the URL immediately, and the rest when loaded', async () => {
    let answer: () => void = () => undefined;
    const come = new Promise<void>((resolve) => (answer = resolve));
    show({ getDomainInfo: () => come.then(() => domainInfo({ status: 'redemption' })) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NAME);
    expect(screen.getByText('Active')).toBeInTheDocument();
    answer();
    expect(await screen.findByText(/^Expired/)).toBeInTheDocument();
    expect(document.title).toContain(NAME);
  });

  it('[DM-10e] says that it is being deleted, without prices or a renewal, after its deletion was requested', async () => {
    show(
      {
        getDomainInfo: () =>
          domainInfo({ status: 'deleting', unsettled: [{ change: 'deletion', asked_at: '2026-11-28T10:00:00Z' }] }),
      },
      `/domain/overview?name=${NAME}&status=deleting`,
    );
    expect(screen.getByText('Being deleted')).toBeInTheDocument();
    await screen.findByText(/is being deleted\. You can no longer order/);
    expect(screen.getByText('Being deleted')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/One more year costs|Renew for/);
    expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
  });

  it.each([
    ['stands in its term', { stage: 'active', status: 'deleting' }],
    ['has expired', { stage: 'grace', status: 'deleting' }],
  ] as const)(
    '[DM-10e] [DM-09a] offers no add-on with it, at a price or for nothing, when one that is being deleted %s',
    async (_, standing) => {
      show(
        {
          getDomainInfo: () =>
            domainInfo({
              ...standing,
              is_auto_renew: true,
              has_whois_privacy: true,
              unsettled: [{ change: 'deletion', asked_at: '2026-11-28T10:00:00Z' }],
              add_on_prices: { contact_privacy: 8, domain_forwarding: 5, email_forwarding: 0 },
            }),
        },
        `/domain/overview?name=${NAME}&status=deleting`,
      );
      await screen.findByRole('switch', { name: 'Auto-renew' });
      expect(document.body).not.toHaveTextContent(/\/year|\$|Cancel Privacy|renewed with the domain|Renewed for/);
      expect(screen.queryByRole('heading', { name: 'Forwarding' })).not.toBeInTheDocument();
      expect(screen.queryByText('Email Forwarding')).not.toBeInTheDocument();
    },
  );

  it('[BO-05h] says upfront when code, unlocking and owner changes become possible while a former address can take the account back', async () => {
    const { api } = show({ getDomainInfo: () => domainInfo({ way_back_until: '2026-11-29T10:00:00Z' }) });
    expect(
      await screen.findByText(/^Your account’s email address has just changed\. From November 29th, 2026/),
    ).toBeInTheDocument();
    expect(api.listInputs('revealAuthCode')).toEqual([]);
  });

  it.each([
    ['no card is saved', null, 'No default card is saved yet; without one nothing is renewed.'],
    [
      'the default card was declined',
      { brand: 'Visa', last4: '4242', holds: false, declined: true },
      'It was declined when it was last charged; make another card the default.',
    ],
  ])('[LG-04d] [OR-12a] does not say that it renews automatically when %s', async (_, card, problem) => {
    const next = { charge_at: '2027-02-04T12:00:00Z', currency_code: 'USD', amount: 14.9, tax: 0, total: 14.9, card };
    show({ getDomainInfo: () => domainInfo({ is_auto_renew: true }), getAutorenewal: () => ({ next }) });
    const autoRenew = await screen.findByRole('switch', { name: 'Auto-renew' });
    await waitFor(() => expect(autoRenew).toHaveAccessibleDescription(expect.stringContaining(problem)));
    expect(screen.getByRole('link', { name: 'Your cards' })).toHaveAttribute('href', '/account/billing');
    expect(screen.queryByText(/renews automatically/)).not.toBeInTheDocument();
  });

  it('[DM-11b] shows an unconfirmed change with the previous value when the registrar did not respond', async () => {
    const user = userEvent.setup();
    let unsettled: { change: 'lock'; asked_at: string }[] | undefined;
    show({
      getDomainInfo: () => domainInfo({ is_locked: false, ...(unsettled && { unsettled }) }),
      editDomain: () => {
        unsettled = [{ change: 'lock', asked_at: '2026-11-28T10:00:00Z' }];
        throw refusal(503, {
          message: 'The registrar did not respond. Check again in a moment whether the change was made.',
          code: 'registrar_silent',
          params: { what: 'change' },
        });
      },
    });
    await user.click(await screen.findByRole('switch', { name: /lock/i }));
    expect(
      await screen.findByText(/^The registrar has not confirmed your change of.* yet: transfer lock\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /lock/i })).not.toBeChecked();
  });

  it('[LG-04d] shows the automatic renewal with its date, amount with tax and card', async () => {
    const card = { brand: 'Visa', last4: '4242', holds: true };
    const next = { charge_at: '2027-02-04T12:00:00Z', currency_code: 'USD', amount: 14.9, tax: 3.6, total: 18.5, card };
    show({ getDomainInfo: () => domainInfo({ is_auto_renew: true }), getAutorenewal: () => ({ next }) });
    expect(await screen.findByText(/renews automatically/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Auto-renew' })).toHaveAccessibleDescription(
        expect.stringMatching(
          /^Renewed for a year before it expires\..*Renewal on February 4th, 2027 ?: \$18\.50 with tax to Visa .*4242, your default card\.$/,
        ),
      ),
    );
    expect(screen.queryByRole('link', { name: 'Your cards' })).not.toBeInTheDocument();
  });

  it('[DM-02] shows state and renewal below the tabs, so that the tabs stay in place on every page', async () => {
    show({});
    const renew = await screen.findByRole('button', { name: /^Renew/ });
    const tabs = screen.getByRole('navigation', { name: `Pages of ${NAME}` });
    const isUnderTabs = (place: HTMLElement) =>
      Boolean(tabs.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isUnderTabs(renew)).toBe(true);
    expect(isUnderTabs(screen.getByText(/^Active/))).toBe(true);
    expect(isUnderTabs(screen.getByRole('heading', { level: 1 }))).toBe(false);
  });

  it('shows every part of the domain when it is loaded', async () => {
    show({
      getDomainDeletion: () => ({ is_possible: true, refund: null }),
      getDomainRegistrant: () => ({ ...held, contacts: { admin: null, tech: null, billing: null } }),
    });
    await screen.findByRole('region', { name: 'Delete this domain' });
    expect(screen.getByRole('list', { name: `The life of ${NAME}` })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Settings',
      'Forwarding',
      'Owner',
      'Contacts',
      'Transfer out',
      'Export',
      'Delete this domain',
      'History',
    ]);
  });

  it.each([
    ['no add-on', {}, 'One more year costs $14.90.'],
    ['a paid one', { email_forwarding: true, email_forwards_max: 2 }, 'One more year costs $20.90 with its add-ons.'],
    ['a free one', { has_whois_privacy: true }, 'One more year costs $14.90.'],
    [
      'one that is not renewed',
      { email_forwarding: true, add_on_ends: { email_forwarding: '2027-03-01T12:00:00Z' } },
      'One more year costs $14.90.',
    ],
  ])('[PR-01a] says what one more year costs when it has %s', async (_what, given, sentence) => {
    show({ getDomainInfo: () => domainInfo({ add_on_prices: { contact_privacy: 0, email_forwarding: 3 }, ...given }) });
    await waitFor(() => expect(screen.getByText(/^Active/).parentElement).toHaveTextContent(sentence));
    const amount = /costs (\S+?)\.?( |$)/.exec(sentence)?.[1] ?? '';
    expect(screen.getByRole('list', { name: `The life of ${NAME}` })).toHaveTextContent(`Renew for ${amount} until`);
  });

  it('[RG-07b] [LG-01a] shows the deadline for its owner to confirm the address, even if other owners have to as well', async () => {
    const owner = {
      id: 'r-1',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'mara@example.com',
      state: 'pending' as const,
      verify_by: '2100-01-01T12:00:00Z',
      verified_at: null,
      last_mail_at: '2026-11-21T10:00:00Z',
      domains: [NAME, 'else.com'],
    };
    show({
      listRegistrantVerifications: () => [
        owner,
        { ...owner, id: 'r-2', email: 'other@example.com', domains: ['else.com'] },
      ],
    });
    expect(
      await screen.findByText(
        /Open the link that we sent to mara@example\.com by January 1st, 2100 .*Otherwise brindlewharf\.com is suspended/,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/other@example\.com/)).toBeNull();
  });
});
