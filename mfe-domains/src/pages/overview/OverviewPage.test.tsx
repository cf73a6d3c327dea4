import { queryClient } from '@storefront/shared/api';
import { cartAtom, deselectAddOn, seenPricesAtom, selectAddOn } from '@storefront/shared/cart';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import {
  contact,
  countries,
  domainInfo,
  pasteInto,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverviewPage } from './OverviewPage';

jest.mock('@storefront/shared/reference', () => ({
  ...jest.requireActual<object>('@storefront/shared/reference'),
  loadCountries: () => Promise.resolve(countries),
}));

const NAME = 'brindlewharf.com';
const held = { registrant: contact(), tld_data: {}, as_of: '2026-11-22T12:00:00Z', is_current: true };
const noHistory = () => ({ entries: [], next: null });
const show = (api: Handlers, route = `/domain/overview?name=${NAME}&status=ok`) =>
  renderWithProviders(<OverviewPage />, {
    route,
    session: {},
    api: {
      getDomainInfo: () => domainInfo(),
      getDomainHistory: noHistory,
      getDomainRegistrant: () => held,
      listRegistrantVerifications: () => [],
      getDomainDeletion: () => ({ is_possible: false, refund: null }),
      getAutorenewal: () => ({ next: null }),
      ...api,
    },
  });

const PASSWORD = 'tannery lane wharf 7';
async function givePassword(user: ReturnType<typeof userEvent.setup>, password = PASSWORD) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
  await user.clear(within(dialog).getByLabelText('Password'));
  await pasteInto(user, within(dialog).getByLabelText('Password'), password);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
}

/** A server that asks for the password once. */
function guarded() {
  let confirmed = false;
  return {
    demand: () => {
      if (!confirmed) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
    },
    confirmPassword: ({ input }: { input: { password: string } }) => {
      if (input.password !== PASSWORD) throw refusal(422, { message: 'Wrong password.', code: 'wrong_password' });
      confirmed = true;
    },
  };
}

describe('[RT-30] the overview of a domain', () => {
  it('[DM-02] shows its name and its status from the address at once, then the facts', async () => {
    let answer: () => void = () => undefined;
    const come = new Promise<void>((resolve) => (answer = resolve));
    show({ getDomainInfo: () => come.then(() => domainInfo({ status: 'redemption' })) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NAME);
    expect(screen.getByText('Active')).toBeInTheDocument();
    answer();
    expect(await screen.findByText(/^Expired/)).toBeInTheDocument();
    expect(document.title).toContain(NAME);
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

  it('[LG-04d] says that it renews automatically when a card will pay for it', async () => {
    const card = { brand: 'Visa', last4: '4242', holds: true };
    const next = { charge_at: '2027-02-04T12:00:00Z', currency_code: 'USD', amount: 14.9, tax: 0, total: 14.9, card };
    show({ getDomainInfo: () => domainInfo({ is_auto_renew: true }), getAutorenewal: () => ({ next }) });
    expect(await screen.findByText(/renews automatically/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Your cards' })).not.toBeInTheDocument();
  });

  it('[DM-02] stands with its state and its renewal under the tabs, which no page of a domain moves', async () => {
    show({});
    const renew = await screen.findByRole('button', { name: /^Renew/ });
    const tabs = screen.getByRole('navigation', { name: `Pages of ${NAME}` });
    const isUnderTabs = (place: HTMLElement) =>
      Boolean(tabs.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isUnderTabs(renew)).toBe(true);
    expect(isUnderTabs(screen.getByText(/^Active/))).toBe(true);
    expect(isUnderTabs(screen.getByRole('heading', { level: 1 }))).toBe(false);
  });

  it.each([
    ['no add-on', {}, 'One more year costs $14.90.'],
    [
      'a paid one',
      { email_forwarding: true, email_forwards_max: 2 },
      'One more year costs $14.90 without its add-ons.',
    ],
    ['a free one', { has_whois_privacy: true }, 'One more year costs $14.90.'],
    [
      'one that is not renewed',
      { email_forwarding: true, add_on_ends: { email_forwarding: '2027-03-01T12:00:00Z' } },
      'One more year costs $14.90.',
    ],
  ])('[PR-01a] says what a year more costs: with %s', async (_what, given, sentence) => {
    show({ getDomainInfo: () => domainInfo({ add_on_prices: { contact_privacy: 0, email_forwarding: 3 }, ...given }) });
    await waitFor(() => expect(screen.getByText(/^Active/).parentElement).toHaveTextContent(sentence));
  });

  it('[DM-11b] says what the registrar has not confirmed, with what was set before, once a change has no answer', async () => {
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

  it('[DM-10d] says that it is being deleted, and offers no renewal, while a deletion is under way', async () => {
    show({
      getDomainInfo: () => domainInfo({ unsettled: [{ change: 'deletion', asked_at: '2026-11-28T10:00:00Z' }] }),
    });
    expect(
      await screen.findByText(
        `${NAME} is being deleted. Nothing can be ordered or changed for it any more. We email you when it is done.`,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
  });

  it('[DM-06] tells its life with the date and the price of every step', async () => {
    show({});
    const life = await screen.findByRole('list', { name: `The life of ${NAME}` });
    expect(
      within(life)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'RegisteredMarch 1st, 2026',
      expect.stringMatching(/^Today\w+ \d+\w\w, \d{4}$/),
      'ExpiresMarch 1st, 2027Renew for $14.90 until redemption',
      'RedemptionMarch 31st, 2027Restore for $89.00 and a year',
      'ReleasedMay 5th, 2027Anyone can register it',
    ]);
  });

  it('[DM-04b] a switch acts at once, and goes back with the reason when the change fails', async () => {
    const user = userEvent.setup();
    let refuse: () => void = () => undefined;
    const { api } = show({
      editDomain: ({ input }) =>
        'privacy' in input && input.privacy
          ? new Promise(
              (_resolve, reject) =>
                (refuse = () =>
                  reject(refusal(409, { message: 'Privacy Protection was not bought for this domain.' }))),
            )
          : domainInfo(),
    });
    const privacy = await screen.findByRole('switch', { name: 'Privacy Protection' });
    await user.click(privacy);
    expect(privacy).toBeChecked();
    await waitFor(() => expect(api.listInputs('editDomain')).toEqual([{ privacy: true }]));
    refuse();
    expect(await screen.findByText('Privacy Protection was not bought for this domain.')).toBeInTheDocument();
    expect(privacy).not.toBeChecked();
  });

  it('[DM-04b] [DM-04g] a change that fails takes back itself alone: what was changed beside it meanwhile stays as it is', async () => {
    const user = userEvent.setup();
    let refuse: () => void = () => undefined;
    show({
      getDomainInfo: () => domainInfo({ is_locked: false }),
      editDomain: ({ input }) =>
        'privacy' in input
          ? new Promise(
              (_resolve, reject) =>
                (refuse = () =>
                  reject(refusal(409, { message: 'Privacy Protection was not bought for this domain.' }))),
            )
          : domainInfo({ is_locked: true }),
    });
    const [privacy, lock] = [
      await screen.findByRole('switch', { name: 'Privacy Protection' }),
      screen.getByRole('switch', { name: 'Transfer lock' }),
    ];
    // Held, so that what is shown is what the page made of the answers.
    const held = jest.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
    await user.click(privacy);
    await user.click(lock);
    await waitFor(() => expect(lock).not.toHaveAttribute('aria-busy'));
    refuse();
    expect(await screen.findByText('Privacy Protection was not bought for this domain.')).toBeInTheDocument();
    expect(privacy).not.toBeChecked();
    expect(lock).toBeChecked();
    held.mockRestore();
  });

  it('[DM-04b] [DM-04g] of two changes at once, whose answers come in the other order, the page shows both', async () => {
    const user = userEvent.setup();
    let answerFirst: () => void = () => undefined;
    const now = { has_whois_privacy: false, is_locked: false };
    show({
      getDomainInfo: () => domainInfo(now),
      editDomain: ({ input }) => {
        if ('privacy' in input) {
          now.has_whois_privacy = true;
          const answer = domainInfo(now);
          return new Promise((resolve) => (answerFirst = () => resolve(answer)));
        }
        now.is_locked = true;
        return domainInfo(now);
      },
    });
    const [privacy, lock] = [
      await screen.findByRole('switch', { name: 'Privacy Protection' }),
      screen.getByRole('switch', { name: 'Transfer lock' }),
    ];
    await user.click(privacy);
    await user.click(lock);
    await waitFor(() => expect(lock).not.toHaveAttribute('aria-busy'));
    answerFirst();
    await waitFor(() => expect(privacy).not.toHaveAttribute('aria-busy'));
    await waitFor(() =>
      expect([privacy, lock].map((control) => (control as HTMLInputElement).checked)).toEqual([true, true]),
    );
  });

  it('[DM-04b] an answer that was on its way before a change does not take it back on screen', async () => {
    const user = userEvent.setup();
    const now = { has_whois_privacy: false };
    const late: (() => void)[] = [];
    let isLate = false;
    show({
      getDomainInfo: () => {
        const answer = domainInfo(now);
        return isLate ? new Promise((resolve) => late.push(() => resolve(answer))) : answer;
      },
      editDomain: ({ input }) => {
        if ('privacy' in input) now.has_whois_privacy = true;
        return domainInfo(now);
      },
    });
    const privacy = await screen.findByRole('switch', { name: 'Privacy Protection' });
    isLate = true;
    void queryClient.invalidateQueries();
    await waitFor(() => expect(late).toHaveLength(1));
    isLate = false;
    await user.click(privacy);
    await waitFor(() =>
      expect(store.get(noticesAtom).map(({ text }) => text)).toContain(
        'Privacy Protection for brindlewharf.com is on.',
      ),
    );
    late[0]?.();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(privacy).toBeChecked();
  });

  it('[DM-04c] says where a registry allows no privacy service', async () => {
    show({ getDomainInfo: () => domainInfo({ privacy_allowed: false }) });
    expect(await screen.findByText(/Privacy Protection is not offered here/)).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
  });

  it('[A7] [DM-04g] unlocking asks for the password, keeps the dialog open for a wrong one, and says so when it is done', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guarded();
    const { api } = show({ confirmPassword, editDomain: () => (demand(), domainInfo({ is_locked: false })) });
    const lock = await screen.findByRole('switch', { name: 'Transfer lock' });
    await user.click(lock);
    await givePassword(user, 'not my password');
    expect(await screen.findByText('Wrong password.')).toBeInTheDocument();
    // What is not done is not shown as done.
    expect(lock).toBeChecked();
    await givePassword(user);
    await waitFor(() => expect(lock).not.toBeChecked());
    expect(api.listInputs('editDomain')).toEqual([{ locked: false }, { locked: false }]);
    expect(store.get(noticesAtom)).toMatchObject([
      { tone: 'warning', text: expect.stringContaining('brindlewharf.com is unlocked') },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[A7] [DM-04g] nothing happens where the password is not given', async () => {
    const user = userEvent.setup();
    const { demand } = guarded();
    const { api } = show({ editDomain: () => (demand(), domainInfo({ is_locked: false })) });
    await user.click(await screen.findByRole('switch', { name: 'Transfer lock' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('switch', { name: 'Transfer lock' })).toBeChecked();
    expect(api.listInputs('editDomain')).toHaveLength(1);
  });

  it('[DM-04g] [I8] the transfer code is shown on demand, hidden again, and in no storage, address or cache', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guarded();
    show({ confirmPassword, revealAuthCode: () => (demand(), { auth_code: 'Xy7!kQ92' }) });
    await user.click(await screen.findByRole('button', { name: 'Show the transfer code' }));
    await givePassword(user);
    const code = await screen.findByText('Xy7!kQ92');
    expect(code).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hide the code' })).toHaveFocus();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href])).not.toContain(
      'Xy7!kQ92',
    );
    await user.click(screen.getByRole('button', { name: 'Hide the code' }));
    expect(screen.queryByText('Xy7!kQ92')).toBeNull();
  });

  it('[DM-04g] says why there is no transfer code, and keeps the way to ask again', async () => {
    const user = userEvent.setup();
    show({
      revealAuthCode: () => {
        throw refusal(503, { message: 'The registrar did not respond. Request the code again in a moment.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show the transfer code' }));
    expect(await screen.findByText(/The registrar did not respond/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show the transfer code' })).toBeEnabled();
  });

  it('[DM-07] shows the history page by page, by whom and when', async () => {
    const user = userEvent.setup();
    const entry = (id: number, action: string, by: 'you' | 'shop') => ({
      id,
      at: '2026-11-22T12:00:00Z',
      by,
      action,
      changes: [],
    });
    show({
      getDomainHistory: ({ input }) =>
        input.before === undefined
          ? { entries: [entry(9, 'domain.renewed', 'shop')], next: 9 }
          : { entries: [entry(3, 'domain.registered', 'you')], next: null },
    });
    expect((await screen.findByText('Renewed')).closest('li')).toHaveTextContent(/November 22nd, 2026.*The shop/);
    await user.click(screen.getByRole('button', { name: 'Show older changes' }));
    expect(
      (await within(screen.getByRole('region', { name: 'History' })).findByText('Registered')).closest('li'),
    ).toHaveTextContent(/You$/);
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
  });

  it('[BO-03d] names who of support changed something in the name of the customer', async () => {
    show({
      getDomainHistory: () => ({
        entries: [
          {
            id: 9,
            at: '2026-11-22T12:00:00Z',
            by: 'shop',
            staff: 'Ines Okafor',
            action: 'domain.nameservers_set',
            changes: [],
          },
        ],
        next: null,
      }),
    });
    expect(
      await within(await screen.findByRole('region', { name: 'History' })).findByText('Support (Ines Okafor)'),
    ).toBeInTheDocument();
  });

  it('[DM-04f] shows the owner, and while the registrar is silent the last that it said, with its date', async () => {
    show({ getDomainRegistrant: () => ({ ...held, is_current: false }) });
    expect(
      await screen.findByText(/The registrar is not responding right now\. This is what it told us on/),
    ).toHaveTextContent('November 22nd, 2026');
    expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Edit the owner of ${NAME}` })).toHaveAccessibleDescription(
      'The registrar is not responding right now',
    );
  });

  it('[DM-04f] warns before another owner is saved, keeps what was typed when it is refused, and asks for the password', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guarded();
    let refuse = true;
    const { api } = show({
      confirmPassword,
      editDomain: () => {
        demand();
        if (refuse) throw refusal(503, { message: 'The registrar did not respond.' });
        return domainInfo();
      },
    });
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${NAME}` }));
    const drawer = await screen.findByRole('dialog', { name: `The owner of ${NAME}` });
    const family = within(drawer).getByLabelText('Family name');
    await user.clear(family);
    await pasteInto(user, family, 'Byron');
    expect(
      await within(drawer).findByText(/cannot be transferred to another registrar for 60 days/),
    ).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await givePassword(user);
    expect(
      await within(drawer).findByText(/The owner was not changed\. The registrar did not respond/),
    ).toBeInTheDocument();
    expect(family).toHaveValue('Byron');
    refuse = false;
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({ registrant: contact({ last_name: 'Byron' }) });
  });

  it('[RG-09b] [DM-04f] lists every contact; each has its own form without the questions of the registry, and can be the owner again', async () => {
    const user = userEvent.setup();
    const name = 'brindlewharf.us';
    const ada = contact({ first_name: 'Mara', last_name: 'Lind', email: 'mara@example.com' });
    let contacts: { admin: typeof ada | null; tech: typeof ada | null; billing: null } = {
      admin: null,
      tech: ada,
      billing: null,
    };
    const { demand, confirmPassword } = guarded();
    const { api } = show(
      {
        confirmPassword,
        getDomainInfo: () => domainInfo({ domain: name }),
        getDomainRegistrant: () => ({ ...held, tld_data: { app_purpose: 'P3', category: 'C11' }, contacts }),
        editDomain: () => {
          demand();
          return domainInfo({ domain: name });
        },
      },
      `/domain/overview?name=${name}&status=ok`,
    );
    const list = within(await screen.findByRole('region', { name: 'Contacts' }));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Owner',
      'Administrative',
      'Technical',
      'Billing',
    ]);
    expect(list.getAllByText('Same as owner')).toHaveLength(2);
    expect(list.getByText('Mara Lind, mara@example.com')).toBeInTheDocument();

    await user.click(list.getByRole('button', { name: 'Edit the administrative contact' }));
    const drawer = within(await screen.findByRole('dialog', { name: `The administrative contact of ${name}` }));
    expect(drawer.queryByRole('combobox', { name: 'Connection to the United States' })).toBeNull();
    const given = drawer.getByRole('textbox', { name: 'Given name' });
    await user.clear(given);
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('link', { name: /Enter a given name/ })).toBeInTheDocument();
    expect(api.listInputs('editDomain')).toEqual([]);
    await user.type(given, 'Bo');
    contacts = { ...contacts, admin: contact({ first_name: 'Bo' }) };
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await givePassword(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({
      contact_role: 'admin',
      contact: contact({ first_name: 'Bo' }),
    });
    expect(await list.findByText(/^Bo .*, /)).toBeInTheDocument();

    contacts = { ...contacts, tech: null };
    await user.click(list.getByRole('button', { name: 'Use the owner’s for the technical contact' }));
    await waitFor(() => expect(list.queryByText('Mara Lind, mara@example.com')).toBeNull());
    expect(api.listInputs('editDomain').at(-1)).toEqual({ contact_role: 'tech', contact: null });
    expect(list.queryByRole('button', { name: 'Use the owner’s for the technical contact' })).toBeNull();
  });

  it('[DM-04f] [RG-05a] from person to organisation, the questions of the registry are asked, with the phone in parts and no state left out', async () => {
    const user = userEvent.setup();
    const name = 'brindlewharf.us';
    const { api } = show(
      {
        getDomainInfo: () => domainInfo({ domain: name }),
        getDomainRegistrant: () => ({ ...held, tld_data: { app_purpose: 'P3', category: 'C11' } }),
        editDomain: () => domainInfo({ domain: name }),
      },
      `/domain/overview?name=${name}&status=ok`,
    );
    await user.click(await screen.findByRole('button', { name: `Edit the owner of ${name}` }));
    const drawer = within(await screen.findByRole('dialog', { name: `The owner of ${name}` }));
    expect(drawer.getByRole('textbox', { name: 'Country code' })).toHaveValue('+1');
    expect(drawer.getByRole('textbox', { name: 'Phone' })).toHaveValue('2125550142');
    expect(drawer.getByRole('combobox', { name: 'State' })).toHaveValue('MA');
    await user.click(drawer.getByRole('radio', { name: 'An organisation' }));
    await pasteInto(user, drawer.getByRole('textbox', { name: 'Organisation' }), 'Brindle Wharf Inc');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('link', { name: /^Choose.*connection to the United States$/ })).toBeInTheDocument();
    expect(api.listInputs('editDomain')).toEqual([]);
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Connection to the United States' }), 'C21');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.listInputs('editDomain')).toEqual([
      {
        registrant: contact({ kind: 'organization', org_name: 'Brindle Wharf Inc' }),
        tld_data: { app_purpose: 'P3', category: 'C21' },
      },
    ]);
  });

  it('[RG-07b] [LG-01a] says until when its owner has to confirm the address, and nothing of the owners of other domains', async () => {
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

  it('[DM-04d] [DM-04e] visitors and mail are sent on only where it was bought, to what can be reached', async () => {
    const user = userEvent.setup();
    const bought = domainInfo({ domain_forwarding: true, email_forwarding: true, email_forwards_max: 1 });
    const { api } = show({
      getForwardingState: () => ({ visitors: null, mail: null }),
      getDomainInfo: () => bought,
      editDomain: ({ input }) => ({
        ...bought,
        ...('forwarding_url' in input ? { forwarding_url: input.forwarding_url } : {}),
        ...('email_forwards' in input ? { email_forwards: input.email_forwards } : {}),
      }),
    });
    const to = await screen.findByLabelText('Domain Forwarding');
    await user.type(to, 'http://localhost{Enter}');
    expect(await screen.findByText('localhost cannot be reached from the Internet')).toBeInTheDocument();
    await user.clear(to);
    await user.type(to, 'example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stop forwarding' }));
    await pasteInto(user, screen.getByLabelText(/^Alias, before/), 'in fo');
    await user.click(screen.getByRole('button', { name: 'Save aliases' }));
    expect(within(await screen.findByRole('alert', { name: 'There is a problem' })).getAllByRole('link')).toHaveLength(
      2,
    );
    await user.clear(screen.getByLabelText(/^Alias, before/));
    await pasteInto(user, screen.getByLabelText(/^Alias, before/), 'info');
    await user.type(screen.getByLabelText('Forwards to'), 'ada@example.com{Enter}');
    await waitFor(() =>
      expect(api.listInputs('editDomain')).toEqual([
        { forwarding_url: 'https://example.com/', forwarding_permanent: false, forwarding_keeps_path: false },
        { forwarding_url: null },
        { email_forwards: [{ alias: 'info', target: 'ada@example.com' }] },
      ]),
    );
  });

  it('[DM-04d] [DM-04e] what is typed while the last is being saved stays in its field', async () => {
    const user = userEvent.setup();
    const answers: (() => void)[] = [];
    const bought = domainInfo({ domain_forwarding: true, email_forwarding: true, email_forwards_max: 2 });
    show({
      getForwardingState: () => ({ visitors: null, mail: null }),
      getDomainInfo: () => bought,
      editDomain: ({ input }) =>
        new Promise((resolve) =>
          answers.push(() =>
            resolve({
              ...bought,
              ...('forwarding_url' in input ? { forwarding_url: input.forwarding_url } : {}),
              ...('email_forwards' in input ? { email_forwards: input.email_forwards } : {}),
            }),
          ),
        ),
    });
    const to = await screen.findByLabelText('Domain Forwarding');
    await user.type(to, 'example.com{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await pasteInto(user, to, '/shop');
    answers[0]?.();
    await screen.findByRole('button', { name: 'Stop forwarding' });
    expect(to).toHaveValue('example.com/shop');

    const [first, second] = screen.getAllByLabelText(/^Alias, before/);
    await pasteInto(user, first as HTMLElement, 'info');
    await user.type(screen.getAllByLabelText('Forwards to')[0] as HTMLElement, 'ada@example.com{Enter}');
    await waitFor(() => expect(answers).toHaveLength(2));
    await pasteInto(user, second as HTMLElement, 'sales');
    answers[1]?.();
    await waitFor(() =>
      expect(store.get(noticesAtom).map(({ text }) => text)).toContain(
        'The email aliases of brindlewharf.com are saved.',
      ),
    );
    expect(second).toHaveValue('sales');
  });

  it('[SS-05g] [DM-04d] [DM-04e] asks for the password where the sign-in was long ago, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guarded();
    const bought = domainInfo({ domain_forwarding: true, email_forwarding: true, email_forwards_max: 1 });
    const { api } = show({
      confirmPassword,
      getForwardingState: () => ({ visitors: null, mail: null }),
      getDomainInfo: () => bought,
      editDomain: ({ input }) => {
        demand();
        return { ...bought, ...('email_forwards' in input ? { email_forwards: input.email_forwards } : {}) };
      },
    });
    await pasteInto(user, await screen.findByLabelText(/^Alias, before/), 'info');
    await user.type(screen.getByLabelText('Forwards to'), 'ada@example.com{Enter}');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Forwards to')).toHaveValue('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Save aliases' }));
    await givePassword(user);
    await waitFor(() =>
      expect(store.get(noticesAtom).map(({ text }) => text)).toContain(
        'The email aliases of brindlewharf.com are saved.',
      ),
    );
    const asked = { email_forwards: [{ alias: 'info', target: 'ada@example.com' }] };
    expect(api.listInputs('editDomain')).toEqual([asked, asked, asked]);
  });

  it('[DM-09a] asks before the customer’s own records are replaced, and says what was found and not what was wished', async () => {
    const user = userEvent.setup();
    const bought = domainInfo({ domain_forwarding: true });
    const set = { ...bought, forwarding_url: 'https://example.com/', forwarding_keeps_path: true };
    const { api } = show({
      getDomainInfo: () => bought,
      getForwardingState: () => ({
        visitors: {
          state: 'elsewhere',
          https: false,
          records: [{ name: 'www', type: 'A', rdata: '203.0.113.40' }],
          in_the_way: [],
        },
        mail: null,
      }),
      editDomain: ({ input }) => {
        if ('replace_records' in input) return set;
        throw refusal(409, {
          message: 'Domain Forwarding has to replace a DNS record of yours.',
          code: 'records_in_the_way',
          detail: [{ loc: 'www', msg: 'www CNAME pages.example.net.' }],
        });
      },
    });
    await user.click(await screen.findByLabelText('Keep the path and query'));
    await user.type(screen.getByLabelText('Domain Forwarding'), 'example.com{Enter}');
    expect(await screen.findByText('www CNAME pages.example.net.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace them and save' }));
    expect(await screen.findByText(/the DNS of this domain is hosted elsewhere/)).toBeInTheDocument();
    expect(screen.getByText('www A 203.0.113.40')).toBeInTheDocument();
    const given = { forwarding_url: 'https://example.com/', forwarding_permanent: false, forwarding_keeps_path: true };
    expect(api.listInputs('editDomain')).toEqual([given, { ...given, replace_records: true }]);
  });

  it('[DM-04d] [DM-04e] says nothing of mail where the shop does not sell its forwarding', async () => {
    show({ getDomainInfo: () => domainInfo({ email_forwarding_sold: false }) });
    expect(await screen.findByText('Domain Forwarding')).toBeInTheDocument();
    expect(screen.queryByText('Email Forwarding')).toBeNull();
  });

  it('[DM-04d] says where forwarding was not bought', async () => {
    show({});
    expect(
      await screen.findByText(/Automatically transfer visitors from another page to your domain\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/Receive email to and from your other email addresses\./)).toBeInTheDocument();
    expect(screen.getAllByText('Add it with the next renewal.')).toHaveLength(2);
  });

  it('[DM-09a] offers an add-on that is not paid for with its price, and no switch that could only be refused; a free one is switched on', async () => {
    const user = userEvent.setup();
    const unpaid = domainInfo({
      privacy_switchable: false,
      add_on_prices: { contact_privacy: 8, domain_forwarding: 0, email_forwarding: 3 },
    });
    const { api } = show({ getDomainInfo: () => unpaid, editDomain: () => ({ ...unpaid, domain_forwarding: true }) });
    expect(await screen.findByText(/Add it with the next renewal, \$8\.00\/year\./)).toBeInTheDocument();
    expect(screen.getByText(/Add it with the next renewal, \$3\.00\/year for each address\./)).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Domain Forwarding' }));
    expect(await screen.findByRole('button', { name: 'Save forwarding' })).toBeInTheDocument();
    expect(api.listInputs('editDomain')).toEqual([{ add_on: 'domain_forwarding', wanted: true }]);
  });

  it('[DM-09b] a paid add-on is cancelled for the end of its term, which the page names, and kept after all', async () => {
    const user = userEvent.setup();
    const paid = domainInfo({ domain_forwarding: true, add_on_prices: { domain_forwarding: 5 }, add_on_ends: {} });
    const { api } = show({
      getDomainInfo: () => paid,
      editDomain: ({ input }) =>
        'wanted' in input && input.wanted ? paid : { ...paid, add_on_ends: { domain_forwarding: paid.expiry_date } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Domain Forwarding' }));
    expect(await screen.findByText('Domain Forwarding ends on March 1st, 2027.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep Domain Forwarding' }));
    expect(await screen.findByRole('button', { name: 'Cancel Domain Forwarding' })).toBeInTheDocument();
    expect(screen.queryByText(/^Domain Forwarding ends on/)).toBeNull();
    expect(api.listInputs('editDomain')).toMatchObject([{ wanted: false }, { wanted: true }]);
  });

  it('[DM-09a] an add-on that a renewal left out cannot be kept for nothing', async () => {
    show({
      getDomainInfo: () =>
        domainInfo({
          domain_forwarding: true,
          add_on_prices: { domain_forwarding: 5 },
          add_on_ends: { domain_forwarding: '2027-01-10T12:00:00Z' },
        }),
    });
    expect(
      await screen.findByText(/^Domain Forwarding ends on January 10th, 2027\. The domain was renewed without it\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep Domain Forwarding' })).toBeNull();
  });

  it('[DM-09a] says from when email forwarding is sold again whose addresses a renewal left out', async () => {
    show({
      getForwardingState: () => ({ visitors: null, mail: null }),
      getDomainInfo: () =>
        domainInfo({
          email_forwarding: true,
          email_forwards_max: 2,
          add_on_prices: { email_forwarding: 3 },
          add_on_offers: {},
          add_on_ends: { email_forwarding: '2027-01-10T12:00:00Z' },
        }),
    });
    expect(
      await screen.findByText('Email Forwarding ends on January 10th, 2027. The domain was renewed without it.'),
    ).toBeInTheDocument();
    expect(screen.getByText('You can buy it again here from that day.')).toBeInTheDocument();
  });

  const sold = domainInfo({
    privacy_switchable: false,
    add_on_prices: { contact_privacy: 8, domain_forwarding: 5, email_forwarding: 3 },
    add_on_offers: {
      contact_privacy: { cost: 3.42, is_least: false },
      domain_forwarding: { cost: 2.14, is_least: false },
      email_forwarding: { cost: 0.5, is_least: true },
    },
  });

  /** The cart keeps the prices of the page until the server has its say. */
  const unanswered: Handlers['checkCartPrice'] = () => new Promise(() => undefined);

  it('[DM-09a] sells a paid add-on for the rest of the term, at the price that it names, and leads to the cart', async () => {
    const user = userEvent.setup();
    show({ getDomainInfo: () => sold, checkCartPrice: unanswered });
    const offers = (await screen.findAllByText(/^Until March 1st, 2027:/)).map(({ textContent }) => textContent);
    expect(offers).toEqual([
      'Until March 1st, 2027: $3.42. Then $8.00/year, renewed with the domain. Prices before tax.',
      'Until March 1st, 2027: $2.14. Then $5.00/year, renewed with the domain. Prices before tax.',
      'Until March 1st, 2027: $0.50 for each address, the smallest amount a card can be charged. Then $3.00/year, renewed with the domain. Prices before tax.',
    ]);
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Add to cart Privacy Protection for ${NAME}` }));
    const link = await screen.findByRole('link', { name: `In cart Privacy Protection for ${NAME}` });
    expect(link).toHaveFocus();
    // A notice would say it a second time, and lie over the link on a phone.
    expect(store.get(noticesAtom)).toEqual([]);
    expect(link).toHaveAttribute('href', '/site/cart');
    await user.click(screen.getByRole('button', { name: `Add to cart Email Forwarding for ${NAME}` }));
    const [line, ...others] = store.get(cartAtom).items;
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      type: 'renew',
      period: 0,
      domain: NAME,
      cost: 0,
      date: sold.expiry_date,
      isUpdate: true,
      privacy: true,
    });
    expect(
      line?.sub_products.map(({ type, cost, price, service_prorated }) => [type, cost, price, service_prorated]),
    ).toEqual([
      ['contact_privacy', 342, 800, true],
      ['email_forwarding', 50, 300, true],
    ]);
    // What the page said is what a later price is compared with.
    expect(store.get(seenPricesAtom)[NAME]).toMatchObject({
      period: 0,
      add_ons: [
        { type: 'contact_privacy', cost: 342 },
        { type: 'email_forwarding', cost: 50 },
      ],
    });
    // The renewal is another thing, and is offered still.
    expect(screen.getByRole('button', { name: /^Renew/ })).toBeInTheDocument();
  });

  it('[DM-09a] sells one more address for email forwarding that works, beside its aliases', async () => {
    const user = userEvent.setup();
    const working = {
      ...sold,
      email_forwarding: true,
      email_forwards_max: 2,
      email_forwards: [{ alias: 'info', target: 'mara@example.org' }],
      add_on_offers: { email_forwarding: { cost: 1.49, is_least: false } },
    };
    show({
      getForwardingState: () => ({ visitors: null, mail: null }),
      getDomainInfo: () => working,
      checkCartPrice: unanswered,
    });
    expect(await screen.findByText(/^One more address costs/)).toHaveTextContent(
      'One more address costs $1.49 until March 1st, 2027, then $3.00/year, renewed with the domain. Prices before tax.',
    );
    expect(screen.getByRole('group', { name: 'Email Forwarding, 2 addresses' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Add to cart One more email address for ${NAME}` }));
    expect(await screen.findByRole('link', { name: `In cart One more email address for ${NAME}` })).toHaveFocus();
    expect(store.get(cartAtom).items).toMatchObject([
      {
        type: 'renew',
        period: 0,
        domain: NAME,
        sub_products: [{ type: 'email_forwarding', quantity: 1, cost: 149, price: 300, is_selected: true }],
      },
    ]);
    act(() => selectAddOn(NAME, 'email_forwarding'));
    expect(screen.getByRole('link', { name: `In cart: 2 new addresses for ${NAME}` })).toBeInTheDocument();
    act(() => deselectAddOn(NAME, 'email_forwarding'));
    // The renewal that takes its place has the addresses that are there, and the one that was chosen.
    await user.click(screen.getByRole('button', { name: /^Renew/ }));
    expect(store.get(cartAtom).items).toMatchObject([
      { type: 'renew', period: 1, sub_products: [{ type: 'email_forwarding', quantity: 3, is_selected: true }] },
    ]);
    expect(
      screen.getByText(
        /^The renewal of this domain is in your cart\. Choose there how many email addresses it has, \$3\.00\/year for each address;/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `In cart One more email address for ${NAME}` })).toHaveAttribute(
      'href',
      '/site/cart',
    );
  });

  it('[DM-09a] with the renewal in the cart, an add-on is chosen on it; an expired domain is renewed first', async () => {
    const user = userEvent.setup();
    show({ getDomainInfo: () => sold, checkCartPrice: unanswered });
    await user.click(await screen.findByRole('button', { name: /^Renew/ }));
    await user.click(await screen.findByRole('button', { name: `Add to the renewal Domain Forwarding for ${NAME}` }));
    expect(store.get(cartAtom).items).toMatchObject([
      {
        type: 'renew',
        period: 1,
        sub_products: expect.arrayContaining([
          expect.objectContaining({ type: 'domain_forwarding', is_selected: true, cost: 500, service_prorated: false }),
        ]) as unknown,
      },
    ]);
  });

  it('[DM-09a] what cannot be bought by itself is sold with a renewal, of an expired domain first of all', async () => {
    show({ getDomainInfo: () => ({ ...sold, add_on_offers: {}, stage: 'grace', status: 'grace' }) });
    expect(
      await screen.findByText('The domain has expired. Renew it to add Privacy Protection, $8.00/year.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
  });

  it('[DM-09a] [DM-09b] privacy that is paid for has one control, which cancels it for the end of its term', async () => {
    const user = userEvent.setup();
    const paid = domainInfo({
      has_whois_privacy: true,
      privacy_switchable: true,
      add_on_prices: { contact_privacy: 8 },
      add_on_ends: {},
    });
    const { api } = show({
      getDomainInfo: () => paid,
      editDomain: () => ({ ...paid, add_on_ends: { contact_privacy: paid.expiry_date } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Privacy Protection' }));
    expect(await screen.findByText('Privacy Protection ends on March 1st, 2027.')).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
    expect(api.listInputs('editDomain')).toEqual([{ add_on: 'contact_privacy', wanted: false }]);
  });

  it('[DM-08a] says when the export failed', async () => {
    const user = userEvent.setup();
    show({
      exportDomain: () => {
        throw refusal(500, { message: 'Something went wrong on our side.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export everything' }));
    expect(
      await screen.findByText('Nothing was saved. Something went wrong on our side. Try again in a moment.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['another’s or an unknown name', `/domain/overview?name=${NAME}`],
    ['no name', '/domain/overview'],
    ['what is no name', '/domain/overview?name=%20'],
  ])('[I9] %s leads back to the list', async (_what, route) => {
    show(
      {
        getDomainInfo: () => {
          throw refusal(404, { message: `${NAME} is not among your domains.` });
        },
      },
      route,
    );
    expect(await screen.findByRole('link', { name: 'See your domains' })).toHaveAttribute('href', '/domain/list');
  });

  it('says when it did not load, and tries again', async () => {
    const user = userEvent.setup();
    let down = true;
    show({
      getDomainInfo: () => {
        if (down) throw refusal(500, { message: 'Something went wrong on our side.' });
        return domainInfo();
      },
    });
    expect(await screen.findByText('brindlewharf.com did not load')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: 'Transfer lock' })).toBeInTheDocument();
  });
});

describe('[DM-10a] the end of a domain', () => {
  const refund = { amount: 16.13, currency_code: 'USD', until: '2026-11-27T10:00:00Z' };

  it('[DM-10a] is deleted after its name was typed and the password given, with what is paid back said before', async () => {
    const user = userEvent.setup();
    const server = guarded();
    const { api } = show({
      getDomainDeletion: () => ({ is_possible: true, refund }),
      confirmPassword: server.confirmPassword,
      deleteDomain: () => {
        server.demand();
        return { state: 'deleted' };
      },
    });
    await user.click(await screen.findByRole('button', { name: `Delete ${NAME}` }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${NAME}?` });
    expect(dialog).toHaveTextContent('$16.13 is refunded to your card if you delete it before November 27th, 2026.');
    await user.click(within(dialog).getByRole('button', { name: `Delete ${NAME}` }));
    expect(api.listInputs('deleteDomain')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), NAME);
    await user.click(within(dialog).getByRole('button', { name: `Delete ${NAME}` }));
    await givePassword(user);
    await waitFor(() => expect(store.get(noticesAtom).at(-1)?.text).toBe(`${NAME} was deleted. We sent you an email.`));
    expect(api.listInputs('deleteDomain').at(-1)).toEqual({ confirm: NAME, refund: 16.13 });
  });

  it('[DM-10b] says how it is left to expire, and that a deletion pays nothing back after the add grace period', async () => {
    show({ getDomainDeletion: () => ({ is_possible: true, refund: null }) });
    const section = await screen.findByRole('region', { name: 'Delete this domain' });
    expect(section).toHaveTextContent('To let it expire instead, turn off auto-renew. You get no refund.');
  });

  it('[DM-10a] is not offered where the registrar cannot delete it', async () => {
    const { api } = show({ getDomainDeletion: () => ({ is_possible: false, refund: null }) });
    await waitFor(() => expect(api.calls.some(({ id }) => id === 'getDomainDeletion')).toBe(true));
    await screen.findByRole('switch', { name: 'Transfer lock' });
    expect(screen.queryByRole('button', { name: `Delete ${NAME}` })).not.toBeInTheDocument();
  });
});
