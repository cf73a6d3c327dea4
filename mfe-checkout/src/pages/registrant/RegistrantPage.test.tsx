import { registrantDraftAtom } from '@storefront/shared/cart';
import type { SavedContact } from '@storefront/shared/contract';
import { store } from '@storefront/shared/store';
import {
  cartItem,
  contact,
  countries,
  pasteInto,
  refusal,
  renderWithProviders,
  type Surroundings,
  asId,
} from '@storefront/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OnlyAt } from '../../testing/OnlyAt';
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
  test('[LG-03] asks for person or organisation first and chooses for nobody', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings());
    const first = within(
      (await screen.findByRole('heading', { name: 'Owner' })).closest('section') as HTMLElement,
    ).getAllByRole('radio');
    expect(first.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    expect(first[0]?.compareDocumentPosition(await getField('Given name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('textbox', { name: 'Organisation' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'An organisation' }));
    expect(screen.getByRole('textbox', { name: 'Organisation' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Given name of the contact' })).toBeInTheDocument();
  });

  test('[RG-05a] asks nothing extra for open TLDs', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings());
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(screen.queryByText(/^Extra for/)).not.toBeInTheDocument();
  });

  test('[RG-05c] names the TLD that asks, and why, and leaves renewals alone', async () => {
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
    expect(screen.getByRole('combobox', { name: 'What the name is for' })).toHaveAccessibleDescription(
      'The .us registry records the purpose of every name.',
    );
  });

  test('[RG-04b] offers the look-up lists, and takes them from sessionStorage where they were loaded before', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings({ cart: [cartItem({ domain: 'tannery-lane.us' })] }));
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    const purposes = () =>
      within(screen.getByRole('combobox', { name: 'What the name is for' })).getAllByRole('option');
    expect(purposes()).toHaveLength(6);
    await waitFor(() => expect(sessionStorage.getItem('sf:tld-lists')).toContain('{"value":"P1"},'));
    cleanup();
    sessionStorage.setItem(
      'sf:tld-lists',
      (sessionStorage.getItem('sf:tld-lists') ?? '').replace('{"value":"P1"},', ''),
    );
    renderWithProviders(page, surroundings({ cart: [cartItem({ domain: 'tannery-lane.us' })] }));
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    await waitFor(() => expect(purposes()).toHaveLength(5));
    expect(screen.getByRole('option', { name: 'Personal use' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Business, for profit' })).not.toBeInTheDocument();
  });

  test('[RG-05c] says who may register and whose rules those are', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings({ cart: [cartItem({ domain: 'tannery-lane.ca' })] }));
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(screen.getByText(/^For people and organisations with a connection to Canada/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^CIRA/ })).toHaveAttribute('href', 'https://www.cira.ca');
  });

  test('starts from the contact used last', async () => {
    renderWithProviders(
      page,
      surroundings({ api: { getContactInfo: () => ({ contact: contact({ phone: '+1.2125550142x7' }) }) } }),
    );
    await waitFor(async () => expect(await getField('Street address')).toHaveValue('5 Ellis Street'));
    expect(await getField('Country code')).toHaveValue('+1');
    expect(await getField('Extension (optional)')).toHaveValue('7');
    expect(screen.getByRole('radio', { name: 'A person' })).toBeChecked();
  });

  test('[RG-08f] what was typed for an order that nothing came of is there again, with the answers to registries', async () => {
    const contactInfo = {
      contact: contact(),
      tld_data: { 'co.uk': { entity_type: 'IND' }, us: { app_purpose: 'P3', category: 'C12' } },
    };
    renderWithProviders(
      page,
      surroundings({ cart: [cartItem({ domain: 'tannery-lane.us' })], api: { getContactInfo: () => contactInfo } }),
    );
    await waitFor(async () => expect(await getField('Street address')).toHaveValue('5 Ellis Street'));
    expect(await screen.findByRole('combobox', { name: 'What the name is for' })).toHaveValue('P3');
    expect(screen.getByRole('combobox', { name: 'Connection to the United States' })).toHaveValue('C12');
    await userEvent.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
  });

  test('starts from the profile where there is no contact yet, with the calling code of its country', async () => {
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

  test('[RG-01a] shows the phone as the registry stores it, and goes on to billing', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings());
    await waitFor(async () => expect(await getField('Email')).toHaveValue('ada@example.com'));
    await fillIn(user);
    expect(await screen.findByText('The registry stores it as +1.2125550142')).toBeInTheDocument();
    await user.click(continueButton());
    await waitFor(() => expect(address()).toHaveTextContent('/site/billing'));
    expect(store.get(registrantDraftAtom)?.contact).toMatchObject({
      kind: 'individual',
      phone: '(212) 555-0142',
      phone_prefix: '+1',
      city: 'Boston',
    });
  });

  test('[RG-05b] what is missing stands in a summary that takes focus and at the field, and everything typed stays', async () => {
    const user = userEvent.setup();
    renderWithProviders(page, surroundings({ cart: [cartItem({ domain: 'tannery-lane.us' })] }));
    await waitFor(async () => expect(await getField('Email')).toHaveValue('ada@example.com'));
    await fillIn(user);
    await user.click(continueButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Choose what the name is for', 'Choose the connection to the United States']);
    expect(screen.getByRole('combobox', { name: 'What the name is for' })).toBeInvalid();
    expect(await getField('Street address')).toHaveValue('5 Ellis Street');
    await user.click(within(summary).getByRole('link', { name: 'Choose what the name is for' }));
    expect(screen.getByRole('combobox', { name: 'What the name is for' })).toHaveFocus();
    expect(address()).toHaveTextContent('/site/registrant');
  });

  test.each([
    ['brindlewharf.fr', 'Country of birth', 'Choose the country of birth'],
    ['brindlewharf.it', 'Nationality', 'Choose the nationality'],
  ])(
    '[RG-05a] [RG-05b] with %s in the cart, everything that is missing is named at once, the untouched country question too',
    async (domain, label, said) => {
      const user = userEvent.setup();
      renderWithProviders(page, surroundings({ cart: [cartItem({ domain })], session: { country: 'NO' } }));
      await user.click(await screen.findByRole('radio', { name: 'A person' }));
      await screen.findByRole('combobox', { name: label });
      await user.click(continueButton());
      const summary = await screen.findByRole('alert');
      const told = within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent);
      expect(told).toEqual(
        expect.arrayContaining([
          said,
          'Enter a street address',
          'Enter a town or city',
          'Enter a phone number',
          'Enter the postal code, such as 1234',
        ]),
      );
      expect(told).not.toContain('Invalid input');
      expect(screen.getByRole('combobox', { name: label })).toBeInvalid();
    },
  );

  test('[RG-05c] nothing is called optional that the cart needs, and a demand of one registry names its TLD', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      page,
      surroundings({ cart: [cartItem(), cartItem({ domain: 'tannery-lane.us' })], session: { country: 'NO' } }),
    );
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(await getField('Postal code')).toBeRequired();
    expect(await getField('State or region')).toBeRequired();
    expect(await getField('State or region')).toHaveAccessibleDescription('Asked by .us.');
    await user.click(continueButton());
    expect(
      await screen.findByRole('link', { name: 'Enter the state or region: the .us registry requires it' }),
    ).toBeInTheDocument();
    cleanup();
    renderWithProviders(page, surroundings({ session: { country: 'US' } }));
    await waitFor(async () => expect(await getField('ZIP code')).toBeRequired());
    expect(screen.getByRole('combobox', { name: 'State' })).toBeRequired();
    cleanup();
    renderWithProviders(page, surroundings({ session: { country: 'HK' } }));
    expect(await getField('Postal code (optional)')).not.toBeRequired();
  });

  test('[RG-08d] leaving and coming back keeps what was typed; identity numbers never reach the storage', async () => {
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

  test('[RG-07a] a saved contact fills the form, and its change is saved only where that is ticked', async () => {
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

  test('[RG-07a] nothing is saved without a tick; with one, the contact is, without the answers to registries', async () => {
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

  test('[RG-07a] a saved contact is deleted after a question, or made the default', async () => {
    const user = userEvent.setup();
    let contacts = [saved('c-1', {}, true), company];
    const { api } = renderWithProviders(
      page,
      surroundings({
        api: {
          listContacts: () => contacts,
          changeContact: () => {
            contacts = [{ ...company, is_default: true }, saved('c-1', {})];
            return company;
          },
          deleteContact: () => {
            contacts = contacts.slice(0, 1);
          },
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Make default.*Brindle Wharf Ltd$/ }));
    expect(await screen.findByRole('button', { name: /^Make default.*Ada Lovelace$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Delete.*Ada Lovelace$/ }));
    expect(api.calls.some(({ id }) => id === 'deleteContact')).toBe(false);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete the contact Ada Lovelace?' })).getByRole('button', {
        name: 'Delete the contact',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Use.*Ada Lovelace$/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Use.*Brindle Wharf Ltd$/ })).toBeInTheDocument();
  });

  test('[RG-07a] saved contacts that do not load are told of, and the form works without them', async () => {
    renderWithProviders(
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
  });

  test('[GD-02a] a guest signs in first and comes back here', () => {
    renderWithProviders(page, surroundings({ session: 'guest' }));
    expect(address()).toHaveTextContent('/site/login?next=%2Fsite%2Fregistrant');
  });

  test('an empty cart leads to the cart, renewals alone to billing', () => {
    renderWithProviders(page, surroundings({ cart: [] }));
    expect(address()).toHaveTextContent('/site/cart');
    cleanup();
    renderWithProviders(page, surroundings({ cart: [cartItem({ type: 'renew', date: '2027-01-01T00:00:00Z' })] }));
    expect(address()).toHaveTextContent('/site/billing');
  });
});
