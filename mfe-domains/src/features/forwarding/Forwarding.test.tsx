import { cartAtom, deselectAddOn, selectAddOn } from '@storefront/shared/cart';
import { noticesAtom } from '@storefront/shared/notices';
import { endSession } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import {
  domainInfo,
  givePassword,
  guardedByPassword,
  pasteInto,
  refusal,
  type Handlers,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenewDomain } from '../../components/RenewDomain';
import { NAME, renderForDomain } from '../../testing/own-domain';
import { Forwarding } from './Forwarding';

/** Renders the forwarding beside the renew button, because both share one cart line. */
const show = (api: Handlers) =>
  renderForDomain(
    (domain) => (
      <>
        <RenewDomain name={domain.domain} status={domain.status} />
        <Forwarding domain={domain} />
      </>
    ),
    api,
  );

/** A price check that never responds, so that the cart keeps the prices of the page. */
const unanswered: Handlers['checkCartPrice'] = () => new Promise(() => undefined);

const sold = domainInfo({
  privacy_switchable: false,
  add_on_prices: { contact_privacy: 8, domain_forwarding: 5, email_forwarding: 3 },
  add_on_offers: {
    contact_privacy: { cost: 3.42, is_least: false },
    domain_forwarding: { cost: 2.14, is_least: false },
    email_forwarding: { cost: 0.5, is_least: true },
  },
});

describe('[RT-30] the forwarding of a domain', () => {
  it('[DM-04j] restores the input after an expired session, and clears it once saved', async () => {
    const user = userEvent.setup();
    const bought = domainInfo({ domain_forwarding: true, email_forwarding: true, email_forwards_max: 1 });
    const api: Handlers = {
      getForwardingState: () => ({ visitors: null, mail: null }),
      getDomainInfo: () => bought,
      editDomain: ({ input }) => ({
        ...bought,
        ...('forwarding_url' in input
          ? { forwarding_url: input.forwarding_url, forwarding_keeps_path: input.forwarding_keeps_path }
          : {}),
      }),
    };
    const first = show(api);
    await pasteInto(user, await screen.findByLabelText('Domain Forwarding'), 'example.com/shop');
    await user.click(screen.getByRole('checkbox', { name: /path/ }));
    await pasteInto(user, await screen.findByLabelText(/^Alias/), 'hello');
    await pasteInto(user, screen.getByLabelText('Forwards to'), 'ada@example.com');
    act(() => endSession('expired'));
    first.unmount();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada@example.com');

    const second = show(api);
    expect(await screen.findByLabelText('Domain Forwarding')).toHaveValue('example.com/shop');
    expect(screen.getByRole('checkbox', { name: /path/ })).toBeChecked();
    expect(await screen.findByLabelText(/^Alias/)).toHaveValue('hello');
    expect(screen.getByLabelText('Forwards to')).toHaveValue('ada@example.com');
    await user.type(screen.getByLabelText('Domain Forwarding'), '{Enter}');
    await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
    act(() => endSession('expired'));
    second.unmount();

    show({ ...api, getDomainInfo: () => ({ ...bought, forwarding_url: 'https://example.com/else' }) });
    expect(await screen.findByLabelText('Domain Forwarding')).toHaveValue('https://example.com/else');
  });

  it('[DM-04d] [DM-04e] forwards visitors and mail, once bought, to reachable targets', async () => {
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

  it('[DM-04d] [DM-04e] keeps input typed while the previous change is being saved', async () => {
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

  it('[SS-05g] [DM-04d] [DM-04e] asks for the password when the sign-in was long ago, and keeps the input', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guardedByPassword();
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

  it('[DM-09a] asks before replacing the customer’s own records, and reports what was found if it does not work', async () => {
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
          message: 'Domain Forwarding has to replace one of your DNS records.',
          code: 'records_in_the_way',
          detail: [{ loc: 'www', msg: 'www CNAME pages.example.net.' }],
        });
      },
    });
    await user.click(await screen.findByLabelText('Keep the path and query'));
    await user.type(screen.getByLabelText('Domain Forwarding'), 'example.com{Enter}');
    expect(await screen.findByText('www CNAME pages.example.net.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace them and save' }));
    expect(await screen.findByText(/this domain’s DNS is hosted elsewhere/)).toBeInTheDocument();
    expect(screen.getByText('www A 203.0.113.40')).toBeInTheDocument();
    const given = { forwarding_url: 'https://example.com/', forwarding_permanent: false, forwarding_keeps_path: true };
    expect(api.listInputs('editDomain')).toEqual([given, { ...given, replace_records: true }]);
  });

  it('[DM-04d] [DM-04e] hides email forwarding when the shop does not sell it', async () => {
    show({ getDomainInfo: () => domainInfo({ email_forwarding_sold: false }) });
    expect(await screen.findByText('Domain Forwarding')).toBeInTheDocument();
    expect(screen.queryByText('Email Forwarding')).toBeNull();
  });

  it('[DM-04d] says so when forwarding was not bought', async () => {
    show({});
    expect(
      await screen.findByText(/Automatically transfer visitors from another page to your domain\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/Receive email to and from your other email addresses\./)).toBeInTheDocument();
    expect(screen.getAllByText('Add it with the next renewal.')).toHaveLength(2);
  });

  it('[DM-09a] shows the price of a paid add-on, and switches on a free one', async () => {
    const user = userEvent.setup();
    const unpaid = domainInfo({
      privacy_switchable: false,
      add_on_prices: { contact_privacy: 8, domain_forwarding: 0, email_forwarding: 3 },
    });
    let now = unpaid;
    const { api } = show({
      getDomainInfo: () => now,
      editDomain: () => (now = { ...unpaid, domain_forwarding: true }),
    });
    expect(
      await screen.findByText(/Add it with the next renewal, \$3\.00\/year for each address\./),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Domain Forwarding' }));
    expect(await screen.findByRole('button', { name: 'Save forwarding' })).toBeInTheDocument();
    expect(api.listInputs('editDomain')).toEqual([{ add_on: 'domain_forwarding', wanted: true }]);
  });

  it('[DM-09b] shows the end of a cancelled add-on, and can revoke the cancellation', async () => {
    const user = userEvent.setup();
    const paid = domainInfo({ domain_forwarding: true, add_on_prices: { domain_forwarding: 5 }, add_on_ends: {} });
    let now = paid;
    const { api } = show({
      getDomainInfo: () => now,
      editDomain: ({ input }) =>
        (now =
          'wanted' in input && input.wanted ? paid : { ...paid, add_on_ends: { domain_forwarding: paid.expiry_date } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Domain Forwarding' }));
    const dialog = await screen.findByRole('dialog', { name: /^Cancel Domain Forwarding for/ });
    expect(dialog).toHaveTextContent('It works until March 1st, 2027, is not renewed, and is not refunded.');
    expect(api.listInputs('editDomain')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Domain Forwarding' }));
    expect(await screen.findByText('Domain Forwarding ends on March 1st, 2027.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep Domain Forwarding' }));
    expect(await screen.findByRole('button', { name: 'Cancel Domain Forwarding' })).toBeInTheDocument();
    expect(screen.queryByText(/^Domain Forwarding ends on/)).toBeNull();
    expect(api.listInputs('editDomain')).toMatchObject([{ wanted: false }, { wanted: true }]);
  });

  it('[DM-09b] sells no further address any more when email forwarding was cancelled', async () => {
    const user = userEvent.setup();
    const paid = domainInfo({
      email_forwarding: true,
      email_forwards_max: 1,
      add_on_prices: { email_forwarding: 3 },
      add_on_offers: { email_forwarding: { cost: 1.5, is_least: false } },
      add_on_ends: {},
    });
    let now = paid;
    show({
      getDomainInfo: () => now,
      editDomain: () => (now = { ...paid, add_on_offers: {}, add_on_ends: { email_forwarding: paid.expiry_date } }),
    });
    expect(await screen.findByText(/^One more address costs/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel Email Forwarding' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel Email Forwarding' }));
    await waitFor(() => expect(screen.queryByText(/^One more address costs/)).not.toBeInTheDocument());
  });

  it('[DM-09d] asks for an alias at its field, and saves nothing, when all fields are empty and none was saved', async () => {
    const user = userEvent.setup();
    const { api } = show({ getDomainInfo: () => domainInfo({ email_forwarding: true, email_forwards_max: 1 }) });
    await user.click(await screen.findByRole('button', { name: 'Save aliases' }));
    expect(screen.getByRole('textbox', { name: /^Alias, before/ })).toHaveAccessibleDescription(
      /Enter an alias, such as info/,
    );
    expect(api.listInputs('editDomain')).toEqual([]);
  });

  it('[DM-09a] offers no way to keep an add-on when a renewal left it out', async () => {
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

  it('[DM-09a] says when email forwarding can be bought again after a renewal left out its addresses', async () => {
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

  it('[DM-09a] sells one more address when email forwarding works', async () => {
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
    // The renewal that replaces it includes the existing addresses and the chosen one.
    await user.click(screen.getByRole('button', { name: /^Renew/ }));
    expect(store.get(cartAtom).items).toMatchObject([
      { type: 'renew', period: 1, sub_products: [{ type: 'email_forwarding', quantity: 3, is_selected: true }] },
    ]);
    expect(
      screen.getByText(
        /^This domain’s renewal is in your cart\. Choose there how many email addresses you want, \$3\.00\/year for each address;/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `In cart One more email address for ${NAME}` })).toHaveAttribute(
      'href',
      '/site/cart',
    );
  });
});
