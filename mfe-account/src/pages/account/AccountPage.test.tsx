import type { AddressCorrection, BillingDetails, OrderRow, Security } from '@storefront/shared/contract';
import {
  asId,
  paymentMethod,
  profile,
  refusal,
  renderWithProviders,
  signedIn,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  voided: 16.12,
  refunded: 0,
  item_count: 4,
  domain_names: ['xn--mnchen-3ya.de', 'wharf.page', 'tannery-lane.com', 'rookery.app'],
  refund_notes: [],
  partner_id: null,
  ...given,
});

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

const open = (route: string, api: Handlers = {}) =>
  renderWithProviders(<AccountPage />, {
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
  });

describe('[RT-26] the account page', () => {
  it('shows orders and cards or the details when its tab is opened', async () => {
    open('/account/billing');
    const tabs = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(tabs.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/account/detail');
    await userEvent.click(tabs.getByRole('link', { name: 'Details' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'You' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Orders' })).not.toBeInTheDocument();
  });

  it('[RT-36a] has a title of its own when it shows the billing tab, beside that of the checkout step', async () => {
    open('/account/billing');
    await waitFor(() => expect(document.title).toContain('Orders and cards'));
  });

  it('explains empty parts and says which ones did not load', async () => {
    const failing = () => {
      throw refusal(404, { message: 'There is nothing at this address.' });
    };
    open('/account/billing', { listOrders: () => [], listPaymentMethods: failing });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(await screen.findByText('Your cards did not load')).toBeInTheDocument();
  });

  it('shows who is signed in when it shows the details', async () => {
    open('/account/detail', {
      getProfile: () => profile({ first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', email_verified: true }),
    });
    expect(await screen.findByText('Mara Lindqvist')).toBeInTheDocument();
    expect(screen.getByText(/, confirmed$/)).toBeInTheDocument();
  });

  it('shows every part of the details when it is loaded', async () => {
    const correction: AddressCorrection = {
      new_email: 'mara@example.org',
      opened_at: '2026-11-28T10:00:00Z',
      waits_until: '2026-12-01T10:00:00Z',
      expires_at: '2026-12-08T10:00:00Z',
      is_confirmed: false,
    };
    open('/account/detail', {
      listApiKeys: () => [],
      getAddressCorrection: () => ({ correction }),
      getSecurity: () => ({ ...security, factor_removal_until: '2026-12-05T10:00:00Z' }),
    });
    expect(await screen.findByText(/Two-step sign-in will be removed on/)).toBeInTheDocument();
    expect(await screen.findByText(/Our support team is moving your account to/)).toBeInTheDocument();
    expect(await screen.findByText('You have no API keys yet.')).toBeInTheDocument();
    await screen.findByRole('region', { name: 'Password' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'You',
      'Billing details',
      'Sign-in and security',
      'API keys',
      'Owners',
      'Your data',
    ]);
  });
});
