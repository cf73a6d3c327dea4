import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { OutputOf } from '@storefront/shared/contract';
import type { deskPartner, Partner, PartnerKey } from '@storefront/shared/contract/desk';
import { accessibilityFindings, asId, refusal } from '@storefront/shared/testing';
import { listInputs, openDesk, type DeskHandlers } from '../../testing/open-desk';

const toKey = (key: string, given: Partial<PartnerKey> = {}): PartnerKey => ({
  key,
  is_current: true,
  issued_at: '2027-02-01T10:00:00Z',
  ends_at: null,
  is_working: true,
  ...given,
});
const hosting: Partner = {
  id: asId('hosting'),
  name: 'Harbour Hosting',
  keys: [toKey('pk_hosting')],
  origins: ['https://hosting.example'],
  source: 'desk',
  version: 3,
  disabled_at: null,
};
type Viewed = OutputOf<typeof deskPartner>;
const viewed = (given: Partial<Viewed> = {}): Viewed => ({
  ...hosting,
  changes: [],
  totals: [],
  carts: { made: 0, taken: 0 },
  ...given,
});
const order = (number: number) => ({
  id: `0000000${number}-0000-4000-8000-000000000000`,
  status: 'completed' as const,
  domains: ['quill.com'],
  customer: { id: 'mara', name: 'Mara Lind', email: 'mara@example.com' },
  currency_code: 'USD',
  total: 12.9,
  refunded: 0,
  created_at: '2027-03-01T10:00:00Z',
});

const open = (path: string, api: DeskHandlers = {}, role: 'admin' | 'finance' = 'admin') => ({
  api: openDesk(
    path,
    {
      deskPartners: () => ({ partners: [hosting] }),
      deskPartner: () => viewed(),
      deskPartnerOrders: () => ({ rows: [], has_more: false }),
      ...api,
    },
    { role },
  ),
  user: userEvent.setup(),
});

/** Pastes the text at once, because typing it takes seconds on a busy machine. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function press(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

const giveCode = (user: UserEvent, dialog: HTMLElement) => user.type(within(dialog).getByLabelText('Code'), '123456');

test('[BO-04h] a partner is opened from the list; its totals and orders are those of the period, in pages', async () => {
  const { api, user } = open(
    '/partners',
    {
      deskPartner: ({ input }) =>
        viewed({
          totals: input.from
            ? [{ currency_code: 'USD', orders: 3, paid: 2, captured: 25.8, refunded: 12.9 }]
            : [{ currency_code: 'EUR', orders: 1, paid: 1, captured: 11.9, refunded: 0 }],
          carts: { made: 5, taken: 1 },
        }),
      deskPartnerOrders: ({ input }) => ({
        rows: [order(Number(input.page ?? 1))],
        has_more: Number(input.page ?? 1) < 2,
      }),
    },
    'finance',
  );
  const list = await screen.findByRole('table', { name: 'Partners' });
  expect(list).toHaveTextContent(/pk_hosting.*https:\/\/hosting\.example/);
  await user.click(within(list).getByRole('link', { name: 'Harbour Hosting' }));

  const totals = await screen.findByRole('table', { name: 'Orders by currency' });
  expect(within(totals).getByRole('row', { name: /EUR/ })).toHaveTextContent('€11.90');
  expect(screen.getByText('5 carts came from there, 1 reached the shop. Carts are kept for 30 days.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-03-01' } });
  expect(await screen.findByRole('row', { name: /USD/ })).toHaveTextContent(/3.*2.*\$25\.80.*\$12\.90/);

  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: '00000002' })).toHaveAttribute(
    'href',
    expect.stringContaining('/orders/'),
  );
  await waitFor(() => expect(listInputs(api, 'deskPartnerOrders').at(-1)).toEqual({ from: '2027-03-01', page: 2 }));
});

test('[BO-04h] a partner without referrals in the period has a single message saying so', async () => {
  open('/partners/hosting');
  const referred = within(await screen.findByRole('region', { name: 'Referred orders' }));
  expect(await referred.findByText('No orders in this period')).toBeInTheDocument();
  expect(referred.queryByRole('table')).not.toBeInTheDocument();
});

describe('[BO-04j] an administrator', () => {
  it('adds a partner once the form is complete, and opens its page', async () => {
    const { api, user } = open('/partners', { deskAddPartner: () => hosting });
    const dialog = await press(user, 'Add a partner');
    const inside = within(dialog);
    expect(await accessibilityFindings()).toEqual([]);
    await fill(user, inside.getByLabelText('ID on orders'), 'Hosting!');
    await fill(user, inside.getByLabelText('Origins'), 'https://hosting.example/shop');
    await user.click(inside.getByRole('button', { name: 'Add a partner' }));
    expect(inside.getByText('Use at most 40 lower-case letters, digits and hyphens')).toBeVisible();
    expect(inside.getByText('Enter a name')).toBeVisible();
    expect(inside.getByText(/These are not origins: https:\/\/hosting\.example\/shop$/)).toBeVisible();
    expect(inside.getByText('Enter the six-digit code')).toBeVisible();
    expect(listInputs(api, 'deskAddPartner')).toEqual([]);

    await fill(user, inside.getByLabelText('ID on orders'), 'hosting');
    await fill(user, inside.getByLabelText('Name'), 'Harbour Hosting');
    await fill(user, inside.getByLabelText('Origins'), 'https://Hosting.example/\nhttp://localhost:*');
    await giveCode(user, dialog);
    await user.click(inside.getByRole('button', { name: 'Add a partner' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Hosting' })).toBeVisible();
    expect(listInputs(api, 'deskAddPartner')).toEqual([
      {
        id: 'hosting',
        name: 'Harbour Hosting',
        origins: ['https://hosting.example', 'http://localhost:*'],
        code: '123456',
      },
    ]);
  });

  it('[LG-06e] is asked before Escape discards what was entered', async () => {
    const { user } = open('/partners');
    const dialog = await press(user, 'Add a partner');
    await fill(user, within(dialog).getByLabelText('Name'), 'Harbour Hosting');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you entered?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Harbour Hosting');
  });

  it('edits a partner based on the displayed state, and is told about a concurrent change', async () => {
    let now = viewed();
    const { api, user } = open('/partners/hosting', {
      deskPartner: () => now,
      deskEditPartner: () => {
        now = viewed({ name: 'Harbour', version: 4 });
        throw refusal(409, {
          message: 'Somebody else has changed this partner.',
          code: 'desk_refused',
          params: { what: 'partner_changed' },
        });
      },
    });
    const dialog = await press(user, 'Edit');
    await user.type(within(dialog).getByLabelText('Name'), ' Ltd');
    await giveCode(user, dialog);
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody else has changed this partner.');
    // The page shows the current state; the open dialog still refers to the one displayed before.
    await screen.findByRole('heading', { level: 1, name: 'Harbour', hidden: true });
    await user.click(save);
    await waitFor(() => expect(listInputs(api, 'deskEditPartner')).toHaveLength(2));
    for (const input of listInputs(api, 'deskEditPartner'))
      expect(input).toEqual({ name: 'Harbour Hosting Ltd', origins: hosting.origins, version: 3, code: '123456' });
  });

  it('disables and enables a partner after a confirmation that explains the effect', async () => {
    let disabled_at: string | null = null;
    const { api, user } = open('/partners/hosting', {
      deskPartner: () => viewed({ disabled_at }),
      deskSwitchPartner: ({ input }) => {
        disabled_at = input.is_disabled ? '2027-03-01T10:00:00Z' : null;
        return { ...hosting, disabled_at };
      },
    });
    const dialog = await press(user, 'Disable');
    expect(dialog).toHaveTextContent('Orders that the partner referred stay');
    await giveCode(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText(/^This partner is disabled\./)).toBeVisible();
    const again = await press(user, 'Enable');
    await giveCode(user, again);
    await user.click(within(again).getByRole('button', { name: 'Enable' }));
    await screen.findByRole('button', { name: 'Disable' });
    expect(screen.queryByText(/^This partner is disabled\./)).toBeNull();
    expect(listInputs(api, 'deskSwitchPartner')).toEqual([
      { version: 3, code: '123456', is_disabled: true },
      { version: 3, code: '123456', is_disabled: false },
    ]);
  });

  it('is required for changes: finance has no buttons for them', async () => {
    open('/partners/hosting', { deskPartner: () => viewed({ keys: [toKey('pk_new'), former] }) }, 'finance');
    await screen.findByRole('table', { name: 'Keys' });
    for (const name of ['Edit', 'Disable', 'Issue a new key', /^Revoke/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

const former = toKey('pk_hosting', { is_current: false });

describe('[BO-04k] a new key', () => {
  it('is issued with an explicit choice whether and when the previous one expires', async () => {
    const { api, user } = open('/partners/hosting', { deskIssuePartnerKey: () => hosting });
    const dialog = await press(user, 'Issue a new key');
    const inside = within(dialog);
    await giveCode(user, dialog);
    await user.click(inside.getByLabelText('to the end of a day'));
    await user.click(inside.getByRole('button', { name: 'Issue the key' }));
    expect(inside.getByText('Choose today or a later day')).toBeVisible();
    fireEvent.change(inside.getByLabelText('Last day'), { target: { value: '2999-01-31' } });
    await user.click(inside.getByRole('button', { name: 'Issue the key' }));
    await waitFor(() =>
      expect(listInputs(api, 'deskIssuePartnerKey')).toEqual([{ version: 3, code: '123456', until: '2999-01-31' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await press(user, 'Issue a new key');
    await giveCode(user, again);
    await user.click(within(again).getByRole('button', { name: 'Issue the key' }));
    await waitFor(() =>
      expect(listInputs(api, 'deskIssuePartnerKey').at(-1)).toEqual({ version: 3, code: '123456', until: null }),
    );
  });

  it('coexists with the previous one, which must be revoked before a third can be issued', async () => {
    const ended = toKey('pk_older', { is_current: false, is_working: false, ends_at: '2027-01-01T00:00:00Z' });
    const { api, user } = open('/partners/hosting', {
      deskPartner: () => viewed({ keys: [toKey('pk_new'), former, ended] }),
      deskRevokePartnerKey: () => hosting,
    });
    const keys = within(await screen.findByRole('table', { name: 'Keys' }));
    expect(keys.getByRole('row', { name: /pk_new/ })).toHaveTextContent('Current');
    expect(keys.getByRole('row', { name: /pk_hosting/ })).toHaveTextContent('Works until it is revoked');
    expect(keys.getByRole('row', { name: /pk_older/ })).toHaveTextContent(/Ended.*2027/);
    expect(screen.queryByRole('button', { name: 'Issue a new key' })).toBeNull();
    expect(keys.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
    expect(await accessibilityFindings()).toEqual([]);
    const dialog = await press(user, 'Revoke pk_hosting');
    expect(dialog).toHaveTextContent(/Harbour Hosting.*pk_hosting/);
    await giveCode(user, dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(listInputs(api, 'deskRevokePartnerKey')).toEqual([{ version: 3, code: '123456', key: 'pk_hosting' }]),
    );
  });
});

test('[BO-04l] the page says who changed what, from the states before and after', async () => {
  const state = {
    name: 'Harbour',
    origins: ['https://a.example', 'https://b.example'],
    is_disabled: false,
    keys: [{ key: 'pk_one', is_current: true, ends_at: null }],
  };
  const change = { staff: 'Ada Verne', at: '2027-03-01T10:00:00Z', before: state, after: state };
  const two = [
    { key: 'pk_two', is_current: true, ends_at: null },
    { key: 'pk_one', is_current: false, ends_at: null },
  ];
  open('/partners/hosting', {
    deskPartner: () =>
      viewed({
        changes: [
          {
            ...change,
            id: '4',
            action: 'partner.key_revoked',
            before: { ...state, keys: two },
            after: { ...state, keys: two.slice(0, 1) },
          },
          { ...change, id: '3', action: 'partner.key_issued', after: { ...state, keys: two } },
          {
            ...change,
            id: '2',
            action: 'partner.edited',
            after: { ...state, name: 'Haven', origins: ['https://b.example', 'https://c.example'] },
          },
          { ...change, id: '1', action: 'partner.added', staff: null, before: null },
        ],
      }),
  });
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Changes' })).getAllByRole('row');
  expect(rows[0]).toHaveTextContent(/^Key revoked\s*Ended: pk_one\s*Who Ada Verne/);
  expect(rows[1]).toHaveTextContent(/^New key issued\s*New: pk_two\s*Former: pk_one/);
  expect(rows[2]).toHaveTextContent(
    /^Edited\s*Harbour → Haven\s*Added https:\/\/c\.example\s*Removed https:\/\/a\.example\s*Who Ada Verne/,
  );
  expect(rows[3]).toHaveTextContent(
    /^Added\s*Added https:\/\/a\.example\s*Added https:\/\/b\.example\s*New: pk_one\s*Who Staff/,
  );
});

test('[BO-04n] a partner from the settings can only be taken over, which does not affect its pages', async () => {
  let source: Partner['source'] = 'settings';
  const { api, user } = open('/partners/hosting', {
    deskPartner: () => viewed({ source, version: source === 'settings' ? 0 : 1 }),
    deskTakeOverPartner: () => {
      source = 'desk';
      return { ...hosting, version: 1 };
    },
  });
  expect(await screen.findByText(/PARTNERS_FILE/)).toBeVisible();
  for (const name of ['Edit', 'Disable', 'Issue a new key']) expect(screen.queryByRole('button', { name })).toBeNull();
  const dialog = await press(user, 'Manage here');
  await giveCode(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Manage here' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(listInputs(api, 'deskTakeOverPartner')).toEqual([{ code: '123456' }]);
});
