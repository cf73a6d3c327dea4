import { registrantDraftAtom, removeItem, undo } from '@storefront/shared/cart';
import type { SavedContact } from '@storefront/shared/contract';
import { noticesAtom } from '@storefront/shared/notices';
import { toRegistrantValues } from '@storefront/shared/registrant';
import { store } from '@storefront/shared/store';
import {
  cartItem,
  contact,
  countries,
  order,
  pasteInto,
  refusal,
  renderWithProviders,
  type Surroundings,
  asId,
} from '@storefront/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { chooseCard, giveToOther } from '../../testing/drafts';
import { OnlyAt } from '../../testing/OnlyAt';
import { Prepared } from '../../testing/Prepared';
import { RegistrantPage } from './RegistrantPage';

jest.mock('@storefront/shared/reference', () => ({
  ...jest.requireActual<object>('@storefront/shared/reference'),
  loadCountries: () => Promise.resolve(countries),
}));

const page = (
  <OnlyAt path="/site/registrant">
    <RegistrantPage />
  </OnlyAt>
);
const surroundings = (given: Surroundings = {}): Surroundings => ({
  route: '/site/registrant',
  session: {},
  cart: [cartItem()],
  ...given,
  api: { getContactInfo: () => ({ contact: null }), listContacts: () => [], ...given.api },
});
const address = () => screen.getByLabelText('address');
const getField = (name: string) => screen.findByRole('textbox', { name });
const continueButton = () => screen.getByRole('button', { name: 'Continue to billing' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'A person' }));
  await pasteInto(user, await getField('Street address'), '5 Ellis Street');
  await pasteInto(user, await getField('Town or city'), 'Boston');
  await pasteInto(user, await getField('ZIP code'), '02101');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Massachusetts');
  await pasteInto(user, await getField('Phone'), '(212) 555-0142');
}

describe('[RT-14] who owns the names', () => {
  test('[RG-05c] names the TLD that asks, and why, when one of the cart does, and leaves renewals alone', async () => {
    const user = userEvent.setup();
    const cart = [
      cartItem(),
      cartItem({ domain: 'tannery-lane.us' }),
      cartItem({ domain: 'wharf.fr', type: 'renew', date: '2027-01-01T00:00:00Z' }),
    ];
    renderWithProviders(page, surroundings({ cart }));
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(screen.getByRole('heading', { name: 'Extra for .us' })).toBeInTheDocument();
    expect(screen.queryByText(/\.fr/)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'What the domain is for' })).toHaveAccessibleDescription(
      'The .us registry records the purpose of every domain.',
    );
  });

  test('starts from the contact used last when there is one', async () => {
    renderWithProviders(
      page,
      surroundings({ api: { getContactInfo: () => ({ contact: contact({ phone: '+1.2125550142x7' }) }) } }),
    );
    await waitFor(async () => expect(await getField('Street address')).toHaveValue('5 Ellis Street'));
    expect(await getField('Country code')).toHaveValue('+1');
    expect(await getField('Extension (optional)')).toHaveValue('7');
    expect(screen.getByRole('radio', { name: 'A person' })).toBeChecked();
  });

  test('[RG-08f] shows again what was typed, with the answers to registries, when nothing came of an order', async () => {
    const contactInfo = {
      contact: contact(),
      tld_data: { 'co.uk': { entity_type: 'IND' }, us: { app_purpose: 'P3', category: 'C12' } },
    };
    renderWithProviders(
      page,
      surroundings({ cart: [cartItem({ domain: 'tannery-lane.us' })], api: { getContactInfo: () => contactInfo } }),
    );
    await waitFor(async () => expect(await getField('Street address')).toHaveValue('5 Ellis Street'));
    expect(await screen.findByRole('combobox', { name: 'What the domain is for' })).toHaveValue('P3');
    expect(screen.getByRole('combobox', { name: 'Connection to the United States' })).toHaveValue('C12');
    await userEvent.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
  });

  test('starts from the profile, with the calling code of its country, when there is no contact yet', async () => {
    renderWithProviders(
      page,
      surroundings({
        session: { first_name: 'Mara', last_name: 'Lindqvist', email: 'mara@example.com', country: 'NO' },
      }),
    );
    await waitFor(async () => expect(await getField('Given name')).toHaveValue('Mara'));
    expect(await getField('Country code')).toHaveValue('+47');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway');
    expect(screen.getByRole('radio', { name: 'A person' })).not.toBeChecked();
  });

  test('[RG-01a] goes on to billing when it is complete, and shows the phone as the registry stores it', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings());
    await waitFor(async () => expect(await getField('Email')).toHaveValue('ada@example.com'));
    await fillIn(user);
    expect(await screen.findByText('The registry stores it as +1 2125550142')).toBeInTheDocument();
    await user.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
    expect(store.get(registrantDraftAtom)?.contact).toMatchObject({
      kind: 'individual',
      phone: '(212) 555-0142',
      phone_prefix: '+1',
      city: 'Boston',
    });
  });

  test('[RG-08d] keeps what was typed when somebody leaves and comes back, and no identity number in the storage', async () => {
    const user = userEvent.setup();
    function Coming() {
      const [here, setHere] = useState(true);
      return (
        <>
          <button onClick={() => setHere(!here)}>Leave or come back</button>
          {here && <RegistrantPage />}
        </>
      );
    }
    renderWithProviders(<Coming />, surroundings({ cart: [cartItem({ domain: 'wharf.se' })] }));
    await waitFor(async () => expect(await getField('Email')).toHaveValue('ada@example.com'));
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: 'Personal identity number' }), '[[US]850101-1234');
    expect(localStorage.getItem('sf:registrant')).toContain('5 Ellis Street');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('850101-1234');
    await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    expect(await getField('Street address')).toHaveValue('5 Ellis Street');
    expect(await getField('Phone')).toHaveValue('(212) 555-0142');
    expect(screen.getByRole('radio', { name: 'A person' })).toBeChecked();
  });

  const saved = (id: string, given: Parameters<typeof contact>[0], is_default = false): SavedContact => ({
    id: asId(id),
    contact: contact(given),
    is_default,
    created_at: '2026-11-01T10:00:00Z',
    updated_at: '2026-11-01T10:00:00Z',
  });
  const company = saved('c-2', { kind: 'organization', org_name: 'Brindle Wharf Ltd', city: 'Salem' });

  test('[RG-07a] fills the form when a saved contact is used, and saves its change only when that is ticked', async () => {
    const user = userEvent.setup();
    const { api } = renderWithProviders(
      page,
      surroundings({ api: { listContacts: () => [saved('c-1', {}, true), company], changeContact: () => company } }),
    );
    await user.click(await screen.findByRole('button', { name: /^Use.*Brindle Wharf Ltd$/ }));
    expect(await getField('Organisation')).toHaveValue('Brindle Wharf Ltd');
    expect(await getField('Town or city')).toHaveValue('Salem');
    expect(screen.getByText(/The form now shows this contact/)).toBeInTheDocument();
    await pasteInto(user, await getField('Second address line (optional)'), 'Floor 2');
    const keep = screen.getByRole('checkbox', { name: 'Update my saved contact too' });
    expect(keep).not.toBeChecked();
    await user.click(keep);
    await user.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
    expect(api.calls.filter(({ id }) => id === 'changeContact')).toEqual([
      expect.objectContaining({
        params: { id: 'c-2' },
        input: { contact: { ...company.contact, address2: 'Floor 2' } },
      }),
    ]);
    expect(api.listInputs('saveContact')).toEqual([]);
  });

  test('[RG-07a] saves the contact only when that is ticked, without the answers to registries', async () => {
    const user = userEvent.setup();
    const filled = () =>
      surroundings({
        cart: [cartItem({ domain: 'wharf.nu' })],
        api: { getContactInfo: () => ({ contact: contact() }), saveContact: () => company },
      });
    for (const ticked of [false, true]) {
      const { api } = renderWithProviders(page, filled());
      await waitFor(async () => expect(await getField('Town or city')).toHaveValue('Boston'));
      await user.type(screen.getByRole('textbox', { name: 'Personal identity number' }), '[[US]850101-1234');
      const keep = screen.getByRole('checkbox', { name: 'Save this contact to my account for the next purchase' });
      expect(keep).not.toBeChecked();
      if (ticked) await user.click(keep);
      await user.click(continueButton());
      await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
      expect(api.listInputs('saveContact')).toEqual(ticked ? [{ contact: contact(), consent: true }] : []);
      cleanup();
    }
  });

  test('[GD-02a] lets a guest sign in first and come back when one comes', () => {
    renderWithProviders(page, surroundings({ session: 'guest' }));
    expect(address()).toHaveTextContent('/site/login?next=%2Fsite%2Fregistrant');
  });

  test('[OR-05e] follows an order that was sent and has arrived, even for renewals alone, when the answer was lost', async () => {
    const renewal = cartItem({ type: 'renew', date: '2027-01-01T00:00:00Z' });
    for (const cart of [[cartItem()], [renewal]]) {
      renderWithProviders(
        <Prepared prepare={() => chooseCard({ sent: true })}>{page}</Prepared>,
        surroundings({ cart, api: { getOrder: () => order({ order_id: 'order-0' }) } }),
      );
      await waitFor(() => expect(address()).toHaveTextContent('/site/purchase?order=order-0'));
      cleanup();
    }
  });

  test('[OR-05e] asks who the owner is when the order that was sent did not arrive', async () => {
    renderWithProviders(
      <Prepared prepare={() => chooseCard({ sent: true })}>{page}</Prepared>,
      surroundings({
        api: {
          getOrder: () => {
            throw refusal(404, { message: 'No such order.' });
          },
        },
      }),
    );
    expect(await screen.findByRole('radio', { name: 'A person' })).toBeInTheDocument();
  });

  test('leads to the cart when it is empty, and to billing when it has renewals alone', () => {
    renderWithProviders(page, surroundings({ cart: [] }));
    expect(address()).toHaveTextContent('/site/cart');
    cleanup();
    renderWithProviders(page, surroundings({ cart: [cartItem({ type: 'renew', date: '2027-01-01T00:00:00Z' })] }));
    expect(address()).toHaveTextContent('/site/billing');
  });

  test('[RG-07a] shows the form, and asks nobody again by itself, when the saved contacts did not load', async () => {
    const { api } = renderWithProviders(
      page,
      surroundings({
        api: {
          listContacts: () => {
            throw refusal(422, { message: 'Not now.' });
          },
        },
      }),
    );
    expect(await screen.findByText(/Your saved contacts did not load/)).toBeInTheDocument();
    expect(continueButton()).toBeInTheDocument();
    expect(api.listInputs('listContacts')).toHaveLength(1);
    const phone = await getField('Phone');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.listInputs('listContacts')).toHaveLength(2));
    expect(phone).toBeInTheDocument();
  });
});

describe('domains of one order for different owners', () => {
  const cart = [cartItem(), cartItem({ domain: 'tannery-lane.us' }), cartItem({ domain: 'wharf.net' })];
  const known = { getContactInfo: () => ({ contact: contact() }) };
  const addFirst = () => screen.findByRole('link', { name: 'Choose another owner for some domains' });
  const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
  const save = () => screen.getAllByRole('button', { name: 'Save this owner' })[0] as HTMLElement;
  const company = toRegistrantValues(contact({ kind: 'organization', org_name: 'Brindle Wharf Ltd' }));
  const show = (given: Surroundings = {}, prepare = () => undefined as void) =>
    renderWithProviders(
      <Prepared prepare={prepare}>{page}</Prepared>,
      surroundings({ cart, ...given, api: { ...known, ...given.api } }),
    );

  test('[RG-11b] are one quiet link when there are several domains, and nothing when there is one', async () => {
    show();
    expect(await addFirst()).toHaveAttribute('href', '/site/registrant?other=2');
    expect(screen.getByText(/^One owner for all 3 domains\./)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Other owners' })).not.toBeInTheDocument();
    cleanup();
    show({ cart: [cartItem()], route: '/site/registrant?other=2' });
    expect(await screen.findByRole('button', { name: 'Continue to billing' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /another owner/ })).not.toBeInTheDocument();
  });

  test('[RG-11a] [RG-11c] gives chosen domains to a saved contact, asks it what only their registries ask, and shows who gets what', async () => {
    const user = userEvent.setup();
    show({
      api: {
        ...known,
        listContacts: () => [
          {
            id: asId('c-2'),
            contact: contact({ kind: 'organization', org_name: 'Brindle Wharf Ltd' }),
            is_default: false,
            created_at: '2026-11-01T10:00:00Z',
            updated_at: '2026-11-01T10:00:00Z',
          },
        ],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Extra for .us' })).toBeInTheDocument();
    await user.click(await addFirst());
    await waitFor(() => expect(address()).toHaveTextContent('/site/registrant?other=2'));
    const title = screen.getByRole('heading', { level: 1, name: 'Another owner for some domains' });
    await waitFor(() => expect(title).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: /^Use.*Brindle Wharf Ltd$/ }));
    expect(screen.queryByRole('heading', { name: 'Extra for .us' })).not.toBeInTheDocument();

    await user.click(save());
    expect(await screen.findByText(/Choose at least one domain/)).toBeInTheDocument();
    expect(await box('brindlewharf')).toHaveFocus();
    await user.click(await box('^tannery'));
    expect(screen.queryByText(/Choose at least one domain/)).not.toBeInTheDocument();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What the domain is for' }), 'P1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Connection to the United States' }), 'C21');
    await user.click(save());

    const owners = within(
      (await screen.findByRole('heading', { name: 'Other owners' })).closest('section') as HTMLElement,
    );
    expect(owners.getByRole('listitem')).toHaveTextContent(/Brindle Wharf Ltdtannery-lane\.us/);
    expect(owners.getByText('The owner below gets brindlewharf.com and wharf.net.')).toBeInTheDocument();
    expect(owners.queryByText('Not complete yet')).not.toBeInTheDocument();
    // The main owner is not asked what only the other one's registry asks.
    expect(screen.queryByRole('heading', { name: 'Extra for .us' })).not.toBeInTheDocument();
    expect(await getField('Town or city')).toHaveValue('Boston');
    await user.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
    expect(store.get(registrantDraftAtom)?.others).toMatchObject([
      {
        domains: ['tannery-lane.us'],
        contact: { org_name: 'Brindle Wharf Ltd' },
        tld_data: { us: { category: 'C21' } },
      },
    ]);
  });

  test('[RG-11e] keep what was typed for one that is not complete, and lead to it before billing', async () => {
    const user = userEvent.setup();
    show({ cart: [cartItem(), cartItem({ domain: 'wharf.net' })] });
    await user.click(await addFirst());
    await user.click(await box('^wharf'));
    await user.click(screen.getByRole('radio', { name: 'A person' }));
    await pasteInto(user, await getField('Given name'), 'Mara');
    await user.click(screen.getByRole('link', { name: 'Back to all owners' }));
    expect(await screen.findByText('Not complete yet')).toBeInTheDocument();
    await user.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/registrant?other=2'));
    expect(await getField('Given name')).toHaveValue('Mara');
    expect(await box('^wharf')).toBeChecked();
  });

  test('[RG-11a] can be removed, which gives the domains back, and brought back with one click', async () => {
    const user = userEvent.setup();
    show({}, () => giveToOther(['wharf.net'], { ...company, answers: {} }));
    await user.click(await screen.findByRole('button', { name: /^Remove.*Brindle Wharf Ltd$/ }));
    expect(await addFirst()).toBeInTheDocument();
    expect(store.get(registrantDraftAtom)?.others).toBeUndefined();
    const [notice] = store.get(noticesAtom);
    expect(notice?.text).toBe('Brindle Wharf Ltd was removed. These domains now go to the owner below.');
    act(() => notice?.action?.run());
    expect(await screen.findByRole('link', { name: /^Change.*Brindle Wharf Ltd$/ })).toBeInTheDocument();
  });

  test('[RG-11a] need no main owner when all domains are given to others', async () => {
    const user = userEvent.setup();
    show({}, () =>
      giveToOther(
        cart.map(({ domain }) => domain).filter((one) => !one.endsWith('.us')),
        { ...company, answers: {} },
      ),
    );
    expect(await screen.findByText('The owner below gets tannery-lane.us.')).toBeInTheDocument();
    cleanup();
    const two = cart.filter(({ domain }) => !domain.endsWith('.us'));
    // Also when the last domain of the main owner has left the cart.
    show({ cart: two.slice(0, 1) }, () => giveToOther(['brindlewharf.com', 'gone.com'], { ...company, answers: {} }));
    expect(await screen.findByRole('link', { name: /^Change.*Brindle Wharf Ltd$/ })).toBeInTheDocument();
    cleanup();
    show({ cart: two }, () =>
      giveToOther(
        two.map(({ domain }) => domain),
        { ...company, answers: {} },
      ),
    );
    expect(await screen.findByText('Every domain has an owner.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'A person' })).not.toBeInTheDocument();
    await user.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
  });

  test('[RG-11e] are forgotten with a domain that has left the cart, even when it comes back', async () => {
    show({ cart: [cartItem(), cartItem({ domain: 'tannery-lane.us' })] }, () =>
      giveToOther(['wharf.net'], { ...company, answers: {} }),
    );
    expect(await addFirst()).toBeInTheDocument();
    await waitFor(() => expect(store.get(registrantDraftAtom)?.others).toBeUndefined());
  });

  test('[RG-11e] get their domain back when its removal from the cart is undone', async () => {
    show({}, () => giveToOther(['wharf.net'], { ...company, answers: {} }));
    const change = () => screen.findByRole('link', { name: /^Change.*Brindle Wharf Ltd$/ });
    expect(await change()).toBeInTheDocument();
    act(() => removeItem('wharf.net'));
    expect(await addFirst()).toBeInTheDocument();
    act(() => undo());
    expect(await change()).toBeInTheDocument();
  });

  test('[RG-11a] are listed with some of their domains, and how many more, when there are many', async () => {
    const domains = Array.from({ length: 14 }, (_, index) => `wharf${index + 1}.com`);
    show({ cart: domains.map((domain) => cartItem({ domain })) }, () =>
      giveToOther(domains.slice(0, 7), { ...company, answers: {} }),
    );
    expect(
      await screen.findByText('wharf1.com, wharf2.com, wharf3.com, wharf4.com, wharf5.com and 2 more'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^The owner below gets wharf8\.com.* and 2 more\.$/)).toBeInTheDocument();
  });

  test('[RG-08d] keep no identity number of another owner in the storage, nor for the next one', async () => {
    const user = userEvent.setup();
    show({ cart: [cartItem(), cartItem({ domain: 'wharf.se' })] });
    await user.click(await addFirst());
    await user.click(await box('^wharf'));
    await user.click(screen.getByRole('radio', { name: 'A person' }));
    await user.type(await screen.findByRole('textbox', { name: 'Personal identity number' }), '[[US]850101-1234');
    expect(localStorage.getItem('sf:registrant')).toContain('wharf.se');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('850101-1234');
    await user.click(screen.getByRole('link', { name: 'Back to all owners' }));
    await user.click(await screen.findByRole('button', { name: /^Remove.*Another owner$/ }));
    await user.click(await addFirst());
    await user.click(await box('^wharf'));
    await user.click(screen.getByRole('radio', { name: 'A person' }));
    expect(await screen.findByRole('textbox', { name: 'Personal identity number' })).toHaveValue('');
  });
});
