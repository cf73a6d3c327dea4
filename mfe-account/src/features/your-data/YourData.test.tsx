import type { AccountClosing, AccountExport } from '@storefront/shared/contract';
import {
  asId,
  givePassword,
  guardedByPassword,
  pasteInto,
  profile,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { YourData } from './YourData';

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
  bulk_changes: [],
  dns_records: [],
  orders: [],
  order_items: [],
  receipts: [],
  transfers: [],
  cart: [],
  letters: [],
  address_corrections: [],
  factor_removals: [],
  app_codes: [],
  passkeys: [],
  api_keys: [],
  sessions: [],
  activity: [],
};

describe('[LG-07a] [LG-07b] [SS-04k] [SS-04l] your data', () => {
  const closing = (given: Partial<AccountClosing> = {}): AccountClosing => ({
    is_possible: true,
    active_names: { count: 0, first: [] },
    open_orders: { count: 0, first: [] },
    expired_names: 0,
    receipts: 0,
    ...given,
  });
  const details = (api: Handlers = {}) => ({
    user: userEvent.setup(),
    ...renderWithProviders(<YourData email="mara@example.com" />, { session: {}, api }),
  });

  it('is saved as a file only after the password was entered', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { demand, confirmPassword } = guardedByPassword();
    const { user, api } = details({ exportAccount: () => (demand(), accountCopy), confirmPassword });
    const button = await screen.findByRole('button', { name: 'Download my data' });
    await user.click(button);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saved).toEqual([]);

    await user.click(button);
    await givePassword(user);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(api.listInputs('confirmPassword')).toEqual([{ password: 'tannery lane wharf 7' }]);
  });

  it('lists what prevents closing the account, with links', async () => {
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

  it('says what is deleted and kept, and closes the account after address and password were entered', async () => {
    const { demand, confirmPassword } = guardedByPassword();
    const { user, api } = details({
      getAccountClosing: () => closing({ expired_names: 1, receipts: 3 }),
      confirmPassword,
      closeAccount: demand,
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
    await givePassword(user, 'wrong');
    await waitFor(() => expect(question.getByLabelText('Password')).toHaveAccessibleDescription(/Wrong password/));
    expect(api.listInputs('logout')).toEqual([]);
    await givePassword(user);
    await waitFor(() => expect(api.listInputs('logout')).toHaveLength(1));
    expect(api.listInputs('closeAccount')).toEqual([{ email: 'Mara@example.com' }, { email: 'Mara@example.com' }]);
  });

  it('closes nothing when the password is not entered', async () => {
    const { user, api } = details({ getAccountClosing: () => closing(), closeAccount: guardedByPassword().demand });
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

  it('[BO-05h] says from when it is possible when a former address can take the account back', async () => {
    const { user } = details({
      getAccountClosing: () => closing({ is_possible: false, way_back_until: '2026-12-01T10:00:00Z' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Close my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your account cannot be closed yet' });
    expect(dialog).toHaveTextContent(
      /You can close the account from December 1.*2026.*the former address can take it back/,
    );
  });

  it('[BO-05h] says why it waits when a former address can take the account back', async () => {
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

  it('looks again when something came in between', async () => {
    let found = closing();
    const { user } = details({
      getAccountClosing: () => found,
      closeAccount: () => {
        found = closing({ is_possible: false, active_names: { count: 1, first: ['wharf.page'] } });
        throw refusal(409, {
          message: 'The account still has 1 active domain and 0 open orders.',
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
