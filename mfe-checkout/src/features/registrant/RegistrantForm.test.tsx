import { countries, pasteInto, renderWithProviders } from '@storefront/shared/testing';
import { emptyRegistrant } from '@storefront/shared/registrant';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistrantForm } from './RegistrantForm';

jest.mock('@storefront/shared/reference', () => ({
  ...jest.requireActual<object>('@storefront/shared/reference'),
  loadCountries: () => Promise.resolve(countries),
}));

/** Renders the form for domains under these TLDs, with known name and country. */
function show(tlds: readonly string[] = ['com'], country = 'US') {
  const onDone = jest.fn();
  const known = {
    ...emptyRegistrant,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    country,
    phonePrefix: '+1',
  };
  renderWithProviders(
    <RegistrantForm
      id="owner"
      tlds={tlds}
      draft={known}
      submit="Continue to billing"
      onDraft={() => undefined}
      onDone={onDone}
    />,
  );
  return { onDone };
}
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

describe('[RT-14] the form of an owner', () => {
  test('[LG-03] asks for person or organisation first when nothing is known, and chooses for nobody', async () => {
    const user = userEvent.setup();
    show();
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

  test('[RG-05a] asks no further questions when all TLDs are open', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(screen.queryByText(/^Extra for/)).not.toBeInTheDocument();
  });

  test('[RG-04b] takes the look-up lists from sessionStorage when they were loaded before', async () => {
    const user = userEvent.setup();
    show(['us']);
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    const purposes = () =>
      within(screen.getByRole('combobox', { name: 'What the domain is for' })).getAllByRole('option');
    expect(purposes()).toHaveLength(6);
    await waitFor(() => expect(sessionStorage.getItem('sf:tld-lists')).toContain('{"value":"P1"},'));
    cleanup();
    sessionStorage.setItem(
      'sf:tld-lists',
      (sessionStorage.getItem('sf:tld-lists') ?? '').replace('{"value":"P1"},', ''),
    );
    show(['us']);
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    await waitFor(() => expect(purposes()).toHaveLength(5));
    expect(screen.getByRole('option', { name: 'Personal use' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Business, for profit' })).not.toBeInTheDocument();
  });

  test('[RG-05c] says who may register and whose rules those are when a TLD is restricted', async () => {
    const user = userEvent.setup();
    show(['ca']);
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(screen.getByText(/^For people and organisations with a connection to Canada/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^CIRA/ })).toHaveAttribute('href', 'https://www.cira.ca');
  });

  test('[RG-05b] says what is missing in a summary that takes focus and at the field when sent, and keeps everything typed', async () => {
    const user = userEvent.setup();
    const { onDone } = show(['us']);
    await fillIn(user);
    await user.click(continueButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Choose what the domain is for', 'Choose the connection to the United States']);
    expect(screen.getByRole('combobox', { name: 'What the domain is for' })).toBeInvalid();
    expect(await getField('Street address')).toHaveValue('5 Ellis Street');
    await user.click(within(summary).getByRole('link', { name: 'Choose what the domain is for' }));
    expect(screen.getByRole('combobox', { name: 'What the domain is for' })).toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ['fr', 'Country of birth', 'Choose the country of birth'],
    ['it', 'Nationality', 'Choose the nationality'],
  ])(
    '[RG-05a] [RG-05b] names everything that is missing at once, the untouched country question too, when .%s asks one',
    async (tld, label, said) => {
      const user = userEvent.setup();
      show([tld], 'NO');
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

  test('[RG-05c] calls nothing optional that a name needs, and names the TLD when one registry demands it', async () => {
    const user = userEvent.setup();
    show(['com', 'us'], 'NO');
    await user.click(await screen.findByRole('radio', { name: 'A person' }));
    expect(await getField('Postal code')).toBeRequired();
    expect(await getField('State or region')).toBeRequired();
    expect(await getField('State or region')).toHaveAccessibleDescription('Asked for by .us.');
    await user.click(continueButton());
    expect(
      await screen.findByRole('link', { name: 'Enter the state or region: the .us registry requires it' }),
    ).toBeInTheDocument();
    cleanup();
    show(['com'], 'US');
    await waitFor(async () => expect(await getField('ZIP code')).toBeRequired());
    expect(screen.getByRole('combobox', { name: 'State' })).toBeRequired();
    cleanup();
    show(['com'], 'HK');
    expect(await getField('Postal code (optional)')).not.toBeRequired();
  });
});
