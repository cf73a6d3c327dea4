import type {
  AccountClosing,
  AccountExport,
  AddressCorrection,
  BillingDetails,
  OrderRow,
  Security,
} from '@storefront/shared/contract';
import { queryClient } from '@storefront/shared/api';
import { useLocation } from '@storefront/shared/routing';
import {
  pasteInto,
  paymentMethod,
  profile,
  refusal,
  renderWithProviders,
  signedIn,
  asId,
} from '@storefront/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './AccountPage';

const order = (given: Partial<OrderRow> = {}): OrderRow => ({
  id: asId('order-1'),
  status_name: 'partially_completed',
  created_at: '2026-11-21T10:00:00Z',
  currency_code: 'USD',
  amount: 38.7,
  tax: 9.68,
  total: 48.38,
  captured: 32.26,
  item_count: 4,
  domain_names: ['xn--mnchen-3ya.de', 'wharf.page', 'tannery-lane.com', 'rookery.app'],
  partner_id: null,
  ...given,
});

const accountCopy: AccountExport = {
  exported_at: '2026-11-22T10:00:00Z',
  profile: { ...profile(), default_currency: null, language: 'en' },
  billing: {
    company: '',
    address: { address1: '', address2: '', city: '', state: '', postal_code: '' },
    vat_number: '',
    vat_status: null,
    vat_confirmed_at: null,
    vat_consultation_number: null,
  },
  contacts: [],
  registrants: [],
  cards: [],
  domains: [],
  autorenewals: [],
  expiry_notices: [],
  dns_records: [],
  orders: [],
  order_items: [],
  receipts: [],
  transfers: [],
  cart: [],
  letters: [],
  address_corrections: [],
  app_codes: [],
  passkeys: [],
  api_keys: [],
  sessions: [],
  activity: [],
};

const billing = (given: Partial<BillingDetails> = {}): BillingDetails => ({
  first_name: 'Mara',
  last_name: 'Lindqvist',
  country: 'NO',
  company: '',
  address: { address1: '', address2: '', city: '', state: '', postal_code: '' },
  vat_number: '',
  vat: null,
  ...given,
});

const security: Security = {
  totp_since: null,
  passkeys: [],
  recovery_codes_left: null,
  pending_email: null,
  sessions: [],
};

type Answers = Parameters<typeof renderWithProviders>[1] extends { api?: infer Api } | undefined ? Api : never;
function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = (route: string, api: Answers = {}) =>
  renderWithProviders(
    <>
      <AccountPage />
      <Where />
    </>,
    {
      session: signedIn(),
      route,
      api: {
        getProfile: () => profile(),
        getBillingDetails: () => billing(),
        listOrders: () => [order()],
        listPaymentMethods: () => [paymentMethod()],
        getSecurity: () => security,
        getActivity: () => ({ entries: [], next: null }),
        ...api,
      },
    },
  );

describe('[RT-26] the account page', () => {
  it('is one page with two tabs, each with its own address', async () => {
    open('/account/billing');
    const tabs = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(tabs.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/account/detail');
    await userEvent.click(tabs.getByRole('link', { name: 'Details' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'You' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Orders' })).not.toBeInTheDocument();
  });

  it('lists the orders with state and total, each with its own page and receipt', async () => {
    const { api } = open('/account/billing');
    const row = await screen.findByRole('row', { name: /münchen\.de/ });
    expect(within(row).getByRole('link', { name: 'münchen.de, wharf.page, tannery-lane.com, 1 more' })).toHaveAttribute(
      'href',
      '/site/purchase?order=order-1',
    );
    expect(within(row).getByRole('link', { name: /^Receipt for/ })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=order-1',
    );
    expect(row).toHaveTextContent('Partly completed');
    expect(row).toHaveTextContent('$48.38');
    expect(api.listInputs('listOrders')).toEqual([{ order: 'created_at.desc,id.desc', limit: 21, offset: 0 }]);
  });

  it('[OR-03a] gives a refused order no receipt and no price as if paid, but a way to pay again', async () => {
    const id = '7f3e2a10-5b0c-4c1e-9d57-0a4f6be1c2d3';
    open('/account/billing', {
      listOrders: () => [
        order({ id: asId(id), status_name: 'payment_failed', captured: 0, total: 12.9, domain_names: ['wharf.page'] }),
      ],
    });
    const row = await screen.findByRole('row', { name: /wharf\.page/ });
    expect(within(row).queryByRole('link', { name: /Receipt/ })).not.toBeInTheDocument();
    expect(within(row).getByRole('deletion')).toHaveTextContent('$12.90');
    expect(within(row).getByRole('insertion')).toHaveTextContent('$0.00');
    expect(within(row).getByRole('link', { name: 'Pay again for wharf.page' })).toHaveAttribute(
      'href',
      `/site/purchase?order=${id}`,
    );
    expect(row).toHaveTextContent('Order 7f3e2a10');
  });

  it('gives an order that is not charged yet no receipt', async () => {
    open('/account/billing', { listOrders: () => [order({ status_name: 'provisioning', captured: 0 })] });
    const row = await screen.findByRole('row', { name: /wharf\.page/ });
    expect(within(row).queryByRole('link', { name: /Receipt|Pay again/ })).not.toBeInTheDocument();
  });

  it('leads through older orders', async () => {
    const { api } = open('/account/billing', {
      listOrders: () => Array.from({ length: 21 }, (_, index) => order({ id: asId(`order-${index}`) })),
    });
    await screen.findAllByRole('row', { name: /wharf/ });
    expect(screen.getAllByRole('row', { name: /wharf/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(api.listInputs('listOrders').at(-1)).toMatchObject({ offset: 20 }));
  });

  it('[RT-35a] keeps the page of the list in the address', async () => {
    const { api } = open('/account/billing?page=3', { listOrders: () => [order()] });
    await screen.findByRole('row', { name: /wharf/ });
    expect(api.listInputs('listOrders')).toEqual([expect.objectContaining({ offset: 40 })]);
    await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
    await waitFor(() => expect(api.listInputs('listOrders').at(-1)).toMatchObject({ offset: 20 }));
    expect(screen.getByTestId('address')).toHaveTextContent('/account/billing?page=2');
  });

  it('[RT-26] finds an order by a name in it, by its state and by its days, and keeps the view in the address', async () => {
    const user = userEvent.setup();
    const { api } = open('/account/billing?page=2', {
      listOrders: ({ input }) => ('and' in input && String(input.and).includes('nothing') ? [] : [order()]),
    });
    await screen.findByRole('row', { name: /wharf/ });
    const asked = () => api.listInputs('listOrders').at(-1) as Record<string, unknown>;
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Find an order' }), 'Tannery-Lane.com');
    await waitFor(() =>
      expect(asked()).toEqual({
        order: 'created_at.desc,id.desc',
        limit: 21,
        offset: 0,
        and: '(or(domain_names.ilike.*tannery-lane.com*,id.ilike.tannery-lane.com*))',
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Not charged' }));
    await waitFor(() => expect(asked().and).toContain('status_name.in.(payment_failed,failed,cancelled)'));
    await user.clear(screen.getByRole('searchbox', { name: 'Find an order' }));
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Find an order' }), 'nothing');
    expect(await screen.findByText('No order matches')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Find an order' })).toHaveValue('nothing');
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    await screen.findByRole('row', { name: /wharf/ });
    expect(asked()).toEqual({ order: 'created_at.desc,id.desc', limit: 21, offset: 0 });
  });

  it('[RT-26] offers to search where orders are many', async () => {
    const { unmount } = open('/account/billing', {
      listOrders: () => Array.from({ length: 5 }, (_, index) => order({ id: asId(`order-${index}`) })),
    });
    expect(await screen.findAllByRole('row', { name: /wharf/ })).toHaveLength(5);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    open('/account/billing', {
      listOrders: () => Array.from({ length: 6 }, (_, index) => order({ id: asId(`order-${index}`) })),
    });
    await screen.findAllByRole('row', { name: /wharf/ });
    expect(screen.getByRole('search', { name: 'Find orders' })).toBeInTheDocument();
  });

  it('[RT-26] [RT-35a] opens the orders of an address', async () => {
    const { api } = open('/account/billing?find=wharf&state=completed&from=2026-03-01&to=2026-03-31', {
      listOrders: () => [order()],
    });
    await screen.findByRole('row', { name: /wharf/ });
    expect(screen.getByRole('searchbox', { name: 'Find an order' })).toHaveValue('wharf');
    expect(screen.getByRole('radio', { name: 'Completed' })).toBeChecked();
    expect(screen.getByLabelText('From')).toHaveValue('2026-03-01');
    expect(screen.getByLabelText('To')).toHaveValue('2026-03-31');
    const and = String((api.listInputs('listOrders')[0] as { and?: string }).and);
    // Whole days where the customer is.
    expect(and).toContain(
      `created_at.gte.${new Date(2026, 2, 1).toISOString()},created_at.lt.${new Date(2026, 3, 1).toISOString()}`,
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 order found');
  });

  it('[RT-36a] has a title of its own beside the one of the checkout step', async () => {
    open('/account/billing');
    await waitFor(() => expect(document.title).toContain('Orders and cards'));
  });

  it('says what will be there, and what did not load', async () => {
    const failing = () => {
      throw refusal(404, { message: 'There is nothing at this address.' });
    };
    open('/account/billing', { listOrders: () => [], listPaymentMethods: failing });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(await screen.findByText('Your cards did not load')).toBeInTheDocument();
  });

  it('[OR-08a] removes a card after asking', async () => {
    const user = userEvent.setup();
    const { api } = open('/account/billing', { deletePaymentMethod: () => undefined });
    await user.click(await screen.findByRole('button', { name: /^Remove / }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the card' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.listInputs('deletePaymentMethod')).toEqual([{ id: paymentMethod().id }]);
  });

  it('[BO-05h] says from when cards pay for orders again that were saved before the address changed', async () => {
    open('/account/billing', { listPaymentMethods: () => [paymentMethod({ pays_from: '2026-12-01T10:00:00Z' })] });
    expect(
      await screen.findByText(/saved before your email address changed pay for orders again from December 1.*2026/),
    ).toBeInTheDocument();
  });

  it('[OR-08a] [LG-04d] makes another card the one that renews names', async () => {
    const user = userEvent.setup();
    const spare = paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444', is_default: false });
    const lapsed = paymentMethod({
      id: 'pm_3',
      brand: 'Visa',
      last4: '1881',
      is_default: false,
      exp_month: 1,
      exp_year: 2020,
    });
    let cards = [paymentMethod(), spare, lapsed];
    const { api } = open('/account/billing', {
      listPaymentMethods: () => cards,
      makeDefaultPaymentMethod: ({ input }) => {
        cards = cards.map((card) => ({ ...card, is_default: card.id === input.id }));
        return { ...spare, is_default: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Make Mastercard 4444 the default card' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Mastercard 4444/ })).toHaveTextContent(
        'Default card, also for auto-renew',
      ),
    );
    expect(screen.getByRole('row', { name: /1881/ })).toHaveTextContent('01/20, expired');
    expect(
      within(screen.getByRole('row', { name: /1881/ })).queryByRole('button', { name: /first$/ }),
    ).not.toBeInTheDocument();
    expect(api.listInputs('makeDefaultPaymentMethod')).toEqual([{ id: 'pm_2' }]);
  });

  describe('[SS-05g] cards, in a session whose sign-in was long ago', () => {
    /** A server that wants the password before it changes anything. */
    function guarded() {
      let proven = false;
      const fresh = <T,>(answer: T) => {
        if (!proven) throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        return answer;
      };
      return { fresh, forget: () => void (proven = false), confirmPassword: () => void (proven = true) };
    }
    async function givePassword(user: ReturnType<typeof userEvent.setup>) {
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
      await user.type(dialog.getByLabelText('Password'), 'tannery lane wharf 7{Enter}');
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Confirm your password' })).not.toBeInTheDocument(),
      );
    }

    it('asks before one is removed, and removes it then', async () => {
      const user = userEvent.setup();
      const { fresh, confirmPassword } = guarded();
      const { api } = open('/account/billing', { confirmPassword, deletePaymentMethod: () => fresh(undefined) });
      await user.click(await screen.findByRole('button', { name: /^Remove / }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the card' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.listInputs('deletePaymentMethod')).toHaveLength(2);
    });

    it('asks before another one becomes the default card, and changes nothing where the question is called off', async () => {
      const user = userEvent.setup();
      const { fresh, confirmPassword } = guarded();
      const spare = paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444', is_default: false });
      let cards = [paymentMethod(), spare];
      open('/account/billing', {
        confirmPassword,
        listPaymentMethods: () => cards,
        makeDefaultPaymentMethod: ({ input }) => {
          fresh(undefined);
          cards = cards.map((card) => ({ ...card, is_default: card.id === input.id }));
          return { ...spare, is_default: true };
        },
      });
      const button = await screen.findByRole('button', { name: 'Make Mastercard 4444 the default card' });
      await user.click(button);
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
      expect(screen.getByRole('row', { name: /Mastercard 4444/ })).not.toHaveTextContent(
        'Default card, also for auto-renew',
      );
      await user.click(button);
      await givePassword(user);
      await waitFor(() =>
        expect(screen.getByRole('row', { name: /Mastercard 4444/ })).toHaveTextContent(
          'Default card, also for auto-renew',
        ),
      );
    });

    it('asks before the card form comes, and again where the time ran out before the card was stored, which is not entered twice', async () => {
      const user = userEvent.setup();
      const { fresh, forget, confirmPassword } = guarded();
      const origin = 'http://localhost:5459';
      const { api } = open('/account/billing', {
        confirmPassword,
        createSetupIntent: () =>
          fresh({
            id: 'si_1',
            client_secret: 'secret',
            provider: 'sandbox' as const,
            frame_url: `${origin}/frame/si_1`,
          }),
        addPaymentMethod: () => fresh(paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444' })),
      });
      await user.click(await screen.findByRole('button', { name: 'Add a card' }));
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await screen.findByText(/You have not confirmed that it is you/);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await givePassword(user);
      const frame = await screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
      const says = (data: unknown) =>
        act(
          () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })),
        );
      says({ type: 'sf:pay:ready' });
      jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
      forget();
      await user.click(screen.getByRole('button', { name: 'Save the card' }));
      says({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await screen.findByText('The card is not stored yet');
      await user.click(screen.getByRole('button', { name: 'Save the card' }));
      await givePassword(user);
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'New card' })).not.toBeInTheDocument());
      expect(new Set(api.listInputs('addPaymentMethod').map((input) => JSON.stringify(input)))).toEqual(
        new Set([JSON.stringify({ setup_intent_id: 'si_1', make_default: true, save: true })]),
      );
    });
  });

  it('[OR-08a] asks for the card form again when it did not come, also by the button that would store the card', async () => {
    const user = userEvent.setup();
    const { api } = open('/account/billing', {
      createSetupIntent: () => {
        throw refusal(503, { message: 'The payment provider does not answer.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a card' }));
    await screen.findByText('Cards cannot be added right now');
    await user.click(screen.getByRole('button', { name: 'Save the card' }));
    await waitFor(() => expect(api.listInputs('createSetupIntent')).toHaveLength(2));
    expect(await screen.findByText(/^The payment provider does not answer\./)).toBeInTheDocument();
  });

  it('[OR-08a] says of the card that is used first when it has expired, and renews nothing', async () => {
    open('/account/billing', { listPaymentMethods: () => [paymentMethod({ exp_month: 1, exp_year: 2020 })] });
    expect(await screen.findByRole('cell', { name: /it has expired\. Choose another one/ })).toBeInTheDocument();
    expect(screen.queryByText('Default card, also for auto-renew')).not.toBeInTheDocument();
  });

  it('[OR-08a] stores another card without a purchase, to be used first unless that is taken off', async () => {
    const user = userEvent.setup();
    const origin = 'http://localhost:5459';
    const { api } = open('/account/billing', {
      createSetupIntent: () => ({
        id: 'si_1',
        client_secret: 'secret',
        provider: 'sandbox',
        frame_url: `${origin}/frame/si_1`,
      }),
      addPaymentMethod: () => paymentMethod({ id: 'pm_2', brand: 'Mastercard', last4: '4444' }),
    });
    const add = await screen.findByRole('button', { name: 'Add a card' });
    await user.click(add);
    expect(add).toHaveAttribute('aria-expanded', 'true');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card number, expiry date and security code');
    const says = (data: unknown) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })));
    says({ type: 'sf:pay:ready' });
    jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
    await user.click(screen.getByRole('checkbox', { name: 'Make it the default card, also for auto-renew' }));
    await user.click(screen.getByRole('button', { name: 'Save the card' }));
    says({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'New card' })).not.toBeInTheDocument());
    expect(api.listInputs('addPaymentMethod')).toEqual([{ setup_intent_id: 'si_1', make_default: false, save: true }]);
    expect(add).toHaveFocus();
  });

  it('shows who is signed in', async () => {
    open('/account/detail', {
      getProfile: () => profile({ first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', email_verified: true }),
    });
    expect(await screen.findByText('Mara Lindqvist')).toBeInTheDocument();
    expect(screen.getByText(/, confirmed$/)).toBeInTheDocument();
  });

  describe('[SS-06a] billing details', () => {
    it('are changed in place: company, address, country and VAT number; the cart is priced anew', async () => {
      const user = userEvent.setup();
      let saved = billing();
      const { api } = open('/account/detail', {
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
      expect(screen.getByRole('textbox', { name: 'Given name' })).toHaveFocus();
      await pasteInto(user, screen.getByRole('textbox', { name: 'Company (optional)' }), 'Wharf GmbH');
      const country = await screen.findByRole('combobox', { name: 'Country' });
      await user.clear(country);
      await pasteInto(user, country, 'Germany');
      await user.tab();
      await pasteInto(user, screen.getByRole('textbox', { name: 'VAT number (optional)' }), 'de 136 695 976');
      await pasteInto(user, screen.getByRole('textbox', { name: 'Street address (optional)' }), 'Kai 7');
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
          address: { address1: 'Kai 7', address2: '', city: '', state: '', postal_code: '' },
        },
      ]);
    });

    it('keep what was typed when the VAT number is refused, and say why beside it', async () => {
      const user = userEvent.setup();
      open('/account/detail', {
        saveBillingDetails: () => {
          throw refusal(422, {
            message: 'The VAT number cannot be used.',
            code: 'vat_number',
            'invalid-params': [
              {
                loc: 'vat_number',
                reason: 'The VAT register (VIES) does not know this number. Check it, or leave it empty.',
              },
            ],
          });
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Edit billing details' }));
      const number = screen.getByRole('textbox', { name: 'VAT number (optional)' });
      await user.type(number, 'NO1');
      await user.click(screen.getByRole('button', { name: 'Save billing details' }));
      await waitFor(() => expect(number).toHaveAccessibleDescription(/does not know this number/));
      expect(number).toHaveValue('NO1');
    });
  });

  describe('[LG-07a] [LG-07b] [SS-04k] [SS-04l] your data', () => {
    const closing = (given: Partial<AccountClosing> = {}): AccountClosing => ({
      is_possible: true,
      active_names: { count: 0, first: [] },
      open_orders: { count: 0, first: [] },
      expired_names: 0,
      receipts: 0,
      ...given,
    });
    const details = (api: Answers = {}) => {
      const user = userEvent.setup();
      return { user, ...open('/account/detail', { getProfile: () => profile({ email: 'mara@example.com' }), ...api }) };
    };

    it('is saved as a file once the password was given, and nothing is saved without', async () => {
      const saved: Blob[] = [];
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      });
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      let confirmed = false;
      const { user, api } = details({
        exportAccount: () => {
          if (!confirmed)
            throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
          return accountCopy;
        },
        confirmPassword: () => void (confirmed = true),
      });
      const button = await screen.findByRole('button', { name: 'Download my data' });
      await user.click(button);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(saved).toEqual([]);

      await user.click(button);
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
      await pasteInto(user, dialog.getByLabelText('Password'), 'tannery lane wharf 7');
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(api.listInputs('confirmPassword')).toEqual([{ password: 'tannery lane wharf 7' }]);
    });

    it('says what stands in the way of closing the account, with the way there', async () => {
      const { user } = details({
        getAccountClosing: () =>
          closing({
            is_possible: false,
            active_names: { count: 7, first: ['xn--mnchen-3ya.de', 'wharf.page'] },
            open_orders: {
              count: 1,
              first: [{ order_id: asId('order-1'), status_name: 'provisioning', created_at: '2026-11-21T10:00:00Z' }],
            },
          }),
      });
      await user.click(await screen.findByRole('button', { name: 'Close my account' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Your account cannot be closed yet' }));
      expect(dialog.getByRole('heading', { name: '7 domains are active' })).toBeInTheDocument();
      expect(dialog.getByRole('link', { name: 'münchen.de' })).toHaveAttribute(
        'href',
        '/domain/overview?name=xn--mnchen-3ya.de',
      );
      expect(dialog.getByRole('link', { name: '5 more' })).toHaveAttribute('href', '/domain/list');
      expect(dialog.getByRole('link', { name: /^Order from/ })).toHaveAttribute('href', '/site/purchase?order=order-1');
      expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Back to the account' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('closes the account for the address and the password, and says first what goes and what stays', async () => {
      let confirmed = false;
      const { user, api } = details({
        getAccountClosing: () => closing({ expired_names: 1, receipts: 3 }),
        confirmPassword: ({ input }) => {
          if (input.password !== 'tannery lane wharf 7')
            throw refusal(422, { message: 'Wrong password.', code: 'wrong_password' });
          confirmed = true;
        },
        closeAccount: () => {
          if (!confirmed)
            throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        },
        logout: () => undefined,
      });
      await user.click(await screen.findByRole('button', { name: 'Close my account' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
      expect(dialog.getByText(/^An expired domain: it can no longer be renewed or restored/)).toBeInTheDocument();
      expect(dialog.getByText(/^3 receipts with your name/)).toBeInTheDocument();
      const [address, go] = [
        dialog.getByLabelText('Your email address'),
        dialog.getByRole('button', { name: 'Close my account for good' }),
      ];
      await pasteInto(user, address, 'somebody@example.com');
      await user.click(go);
      expect(address).toHaveFocus();
      expect(address).toHaveAccessibleDescription(/Error: Type mara@example.com/);
      await user.clear(address);
      await pasteInto(user, address, 'Mara@example.com');
      await user.click(go);

      const question = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
      await pasteInto(user, question.getByLabelText('Password'), 'wrong');
      await user.click(question.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(question.getByLabelText('Password')).toHaveAccessibleDescription(/Wrong password/));
      expect(api.listInputs('logout')).toEqual([]);
      await user.clear(question.getByLabelText('Password'));
      await pasteInto(user, question.getByLabelText('Password'), 'tannery lane wharf 7');
      await user.click(question.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(api.listInputs('logout')).toHaveLength(1));
      expect(api.listInputs('closeAccount')).toEqual([{ email: 'Mara@example.com' }, { email: 'Mara@example.com' }]);
    });

    it('closes nothing where the password is not given', async () => {
      const { user, api } = details({
        getAccountClosing: () => closing(),
        closeAccount: () => {
          throw refusal(409, { message: 'Confirm your password to continue.', code: 'password_needed' });
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Close my account' }));
      await pasteInto(user, await screen.findByLabelText('Your email address'), 'mara@example.com');
      await user.click(screen.getByRole('button', { name: 'Close my account for good' }));
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Confirm your password' })).getByRole('button', {
          name: 'Cancel',
        }),
      );
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Close your account?' })).toBeInTheDocument());
      expect(api.listInputs('logout')).toEqual([]);
    });

    it('[BO-05h] says from when it is possible where a former address can take the account back', async () => {
      const { user } = details({
        getAccountClosing: () => closing({ is_possible: false, way_back_until: '2026-12-01T10:00:00Z' }),
      });
      await user.click(await screen.findByRole('button', { name: 'Close my account' }));
      const dialog = await screen.findByRole('dialog', { name: 'Your account cannot be closed yet' });
      expect(dialog).toHaveTextContent(
        /You can close the account from December 1.*2026.*the former address can take it back/,
      );
    });

    it('[BO-05h] says why it waits where a former address can take the account back', async () => {
      const { user } = details({
        getAccountClosing: () => closing(),
        closeAccount: () => {
          throw refusal(409, {
            message: 'The email address of this account changed less than a day ago.',
            code: 'address_just_changed',
            params: { until: '2026-12-01T10:00:00Z' },
          });
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Close my account' }));
      await pasteInto(user, await screen.findByLabelText('Your email address'), 'mara@example.com');
      await user.click(screen.getByRole('button', { name: 'Close my account for good' }));
      expect(await screen.findByText(/changed less than a day ago/)).toBeInTheDocument();
    });

    it('looks again where something came in between', async () => {
      let found = closing();
      const { user } = details({
        getAccountClosing: () => found,
        closeAccount: () => {
          found = closing({ is_possible: false, active_names: { count: 1, first: ['wharf.page'] } });
          throw refusal(409, {
            message: 'The account still has 1 active name and 0 open orders.',
            code: 'account_in_use',
          });
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Close my account' }));
      await pasteInto(user, await screen.findByLabelText('Your email address'), 'mara@example.com');
      await user.click(screen.getByRole('button', { name: 'Close my account for good' }));
      expect(await screen.findByRole('heading', { name: '1 domain is active' })).toBeInTheDocument();
    });
  });
});

describe('[BO-05c] a move to another address that support has opened', () => {
  it('is said on the account page, and stopped there by one press', async () => {
    const correction: AddressCorrection = {
      new_email: 'mara@example.org',
      opened_at: '2026-11-28T10:00:00Z',
      waits_until: '2026-12-01T10:00:00Z',
      expires_at: '2026-12-08T10:00:00Z',
      is_confirmed: false,
    };
    let isOpen = true;
    const { api } = open('/account/detail', {
      getAddressCorrection: () => ({ correction: isOpen ? correction : null }),
      stopAddressCorrection: () => void (isOpen = false),
    });
    const banner = await screen.findByText(/Our support team is moving your account to/);
    expect(banner).toHaveTextContent(/mara@example\.org, not before December 1/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Stop the change' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the change' })).not.toBeInTheDocument());
    expect(api.listInputs('stopAddressCorrection')).toEqual([{}]);
  });
});
