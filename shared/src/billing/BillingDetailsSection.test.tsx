import { billingDetails, pasteInto, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { endSession, logout } from '@storefront/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import { store } from '@storefront/shared/store';
import userEvent from '@testing-library/user-event';
import { billingDetailsDraftAtom } from './billing-details-draft';
import { BillingDetailsSection } from './BillingDetailsSection';

const show = (api: Handlers) =>
  renderWithProviders(<BillingDetailsSection />, {
    session: {},
    api: { getBillingDetails: () => billingDetails(), ...api },
  });

beforeEach(() => store.set(billingDetailsDraftAtom, null));

describe('[SS-06a] billing details', () => {
  it.each([
    [1, /^This did not change your domain’s owner, and its registry has different details\. Check them/],
    [12, /^This did not change the owners of 12 of your domains/],
  ])('[SS-06d] say whose owners keep other details, and lead to each, when %p domains do', async (count, words) => {
    const user = userEvent.setup();
    const names = Array.from({ length: count }, (_, index) => `tide-${index}.com`);
    show({
      saveBillingDetails: ({ input }) => ({ ...input, vat: null, unchanged_owners: names }),
      checkCartPrice: () => ({ lines: [], unpriced: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Street address (optional)' }), 'Kai 7');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Postal code (optional)' }), '20457');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Town or city (optional)' }), 'Hamburg');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'tide-0.com' })).toHaveAttribute(
      'href',
      '/domain/overview?name=tide-0.com',
    );
    expect(screen.queryAllByRole('link', { name: 'All your domains' })).toHaveLength(count > 10 ? 1 : 0);

    await user.click(screen.getByRole('button', { name: 'Edit billing details' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('[RT-35a] take their later space while they load, with the names of what will stand there', async () => {
    let answer = () => {};
    show({ getBillingDetails: () => new Promise((resolve) => (answer = () => resolve(billingDetails()))) });
    const loading = await screen.findByRole('status');
    expect(loading).toHaveTextContent(/^Loading your billing details/);
    const names = ['Billed to', 'Address', 'Country', 'VAT number'];
    expect([...loading.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(names);
    answer();
    await screen.findByRole('button', { name: 'Edit billing details' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('[SS-06g] are not saved, and each missing part is named, when the address is incomplete', async () => {
    const user = userEvent.setup();
    const { api } = show({});
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Company (optional)' }), 'Wharf AS');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Street address (optional)' }), 'Kai 7');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    expect(await screen.findByRole('textbox', { name: 'Town or city (optional)' })).toHaveAccessibleDescription(
      /Enter the town or city, or leave the whole address empty/,
    );
    expect(screen.getByRole('textbox', { name: 'Postal code (optional)' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Street address (optional)' })).toBeValid();
    expect(api.listInputs('saveBillingDetails')).toEqual([]);
  });

  it('are changed in place when company, address, country and VAT number are entered', async () => {
    const user = userEvent.setup();
    let saved = billingDetails();
    const { api } = show({
      getBillingDetails: () => saved,
      saveBillingDetails: ({ input }) =>
        (saved = {
          ...input,
          vat_number: 'DE136695976',
          vat: { status: 'confirmed', confirmed_at: '2026-11-22T10:00:00Z', reverse_charge: true },
        }),
      checkCartPrice: () => ({ lines: [], unpriced: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    expect(await screen.findByRole('textbox', { name: 'Given name' })).toHaveFocus();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await user.clear(country);
    await pasteInto(user, country, 'Germany');
    await user.tab();
    await pasteInto(user, screen.getByRole('textbox', { name: 'VAT number (optional)' }), 'de 136 695 976');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Street address (optional)' }), 'Kai 7');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Postal code (optional)' }), '20457');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Town or city (optional)' }), 'Hamburg');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    expect(await screen.findByText(/you account for it \(reverse charge\)/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit billing details' })).toHaveFocus();
    expect(api.listInputs('saveBillingDetails')).toEqual([
      {
        first_name: 'Mara',
        last_name: 'Lindqvist',
        country: 'DE',
        company: 'Wharf GmbH',
        vat_number: 'de 136 695 976',
        address: { address1: 'Kai 7', address2: '', city: 'Hamburg', state: '', postal_code: '20457' },
      },
    ]);
  });

  it('[GD-03g] [RT-35a] are restored as typed after the session expired, and deleted when another customer signs in', async () => {
    const user = userEvent.setup();
    const { unmount } = show({
      saveBillingDetails: () => {
        throw refusal(401, { message: 'Sign in.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Street address (optional)' }), 'Kai 7');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Postal code (optional)' }), '20457');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Town or city (optional)' }), 'Hamburg');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    // The end of a session leads to the sign-in page.
    window.history.replaceState(null, '', '/site/login');
    act(() => endSession('expired'));
    unmount();

    const again = show({});
    expect(await screen.findByRole('textbox', { name: 'Company (optional)' })).toHaveValue('Wharf GmbH');
    expect(screen.getByRole('textbox', { name: 'Street address (optional)' })).toHaveValue('Kai 7');
    expect(screen.getByRole('textbox', { name: 'Given name' })).not.toHaveFocus();
    again.unmount();

    renderWithProviders(<BillingDetailsSection />, {
      session: { email: 'somebody@example.com' },
      api: { getBillingDetails: () => billingDetails() },
    });
    expect(await screen.findByRole('button', { name: 'Edit billing details' })).toBeInTheDocument();
    expect(window.sessionStorage.getItem('sf:billing-details')).toBeNull();
  });

  it.each([
    ['cancels', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['signs out', () => act(() => logout())],
  ])('[GD-03g] [SS-03a] are deleted from the tab when the customer %s', async (_what, leave) => {
    const user = userEvent.setup();
    show({ logout: () => undefined });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
    expect(window.sessionStorage.getItem('sf:billing-details')).toContain('Wharf GmbH');
    await leave();
    expect(window.sessionStorage.getItem('sf:billing-details')).toBeNull();
  });

  it.each([
    [true, 'DE136695976. No VAT is added to your orders: you account for it (reverse charge).'],
    [false, 'DE136695976. Your country’s tax is added to your orders.'],
  ])(
    '[SS-06f] only say how the VAT number affects the tax when no register is queried (reverse charge: %p)',
    async (reverse_charge, said) => {
      show({
        getBillingDetails: () =>
          billingDetails({
            country: 'DE',
            vat_number: 'DE136695976',
            vat: { status: 'unconfirmed', confirmed_at: null, reverse_charge, is_asked: false },
          }),
      });
      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(screen.queryByText(/not confirmed/)).not.toBeInTheDocument();
    },
  );

  it('keep the input and show the reason beside it when the VAT number is refused', async () => {
    const user = userEvent.setup();
    show({
      saveBillingDetails: () => {
        throw refusal(422, {
          message: 'The VAT number cannot be used.',
          code: 'vat_number',
          'invalid-params': [
            {
              loc: 'vat_number',
              reason: 'This number is not in the VAT register (VIES). Check it, or leave the field empty.',
            },
          ],
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
    const number = await screen.findByRole('textbox', { name: 'VAT number (optional)' });
    await user.type(number, 'NO1');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/is not in the VAT register/));
    expect(number).toHaveValue('NO1');
  });
});
