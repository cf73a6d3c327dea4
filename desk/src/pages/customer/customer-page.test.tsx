import type { DomainId } from '@storefront/shared/contract';
import { asId, refusal, accessibilityFindings } from '@storefront/shared/testing';
import { fullLoad } from '@storefront/shared/routing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, foundOrder, person } from '../../testing/fixtures';
import { listInputs, openDesk, type DeskHandlers } from '../../testing/open-desk';

jest.mock('@storefront/shared/routing', () => ({
  ...jest.requireActual<object>('@storefront/shared/routing'),
  fullLoad: jest.fn(),
}));
const loads = jest.mocked(fullLoad);
beforeEach(() => loads.mockClear());

const none = () => ({ rows: [], has_more: false });
const open = (api: DeskHandlers = {}) => {
  const opened = openDesk('/customers/c-1', {
    deskCustomer: () => customer(),
    deskCustomerOrders: () => ({ rows: [foundOrder()], has_more: false }),
    deskCustomerDomains: none,
    deskCustomerEmails: none,
    deskCustomerActivity: none,
    deskCorrections: () => ({ corrections: [], can_open: false, wait_hours: 72 }),
    deskFactorRemovals: () => ({ removals: [], can_open: false, wait_days: 7 }),
    ...api,
  });
  return { api: opened, user: userEvent.setup() };
};

describe('[BO-03a] acting for a customer', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Act for this customer' }));
    return within(await screen.findByRole('dialog', { name: 'Act for Yusuf Demir?' }));
  };

  it('explains what it means, and calls the server only with a reason and a code', async () => {
    const { api, user } = open();
    const dialog = await ask(user);
    expect(dialog.getByText(/yusuf@example\.com.*30 minutes at most/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Open the shop as Yusuf Demir' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Enter the six-digit code/);
    expect(await accessibilityFindings()).toEqual([]);
    expect(listInputs(api, 'deskAct')).toEqual([]);
  });

  it('opens the shop once, however often the button is pressed', async () => {
    let answer: (link: { link: string }) => void = () => undefined;
    const { api, user } = open({ deskAct: () => new Promise((resolve) => (answer = resolve)) });
    const dialog = await ask(user);
    await user.type(dialog.getByLabelText('Reason'), '  Ticket 4711 ');
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.dblClick(dialog.getByRole('button', { name: 'Open the shop as Yusuf Demir' }));
    answer({ link: 'https://shop.example/site/support#token' });
    await waitFor(() => expect(loads).toHaveBeenCalledWith('https://shop.example/site/support#token'));
    expect(listInputs(api, 'deskAct')).toEqual([{ reason: 'Ticket 4711', code: '123456' }]);
  });

  it('stays on the page when the code is refused', async () => {
    const { user } = open({
      deskAct: () => {
        throw refusal(422, { message: 'This code is not correct.' });
      },
    });
    const dialog = await ask(user);
    await user.type(dialog.getByLabelText('Reason'), 'Ticket 4711');
    await user.type(dialog.getByLabelText('Code'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Open the shop as Yusuf Demir' }));
    expect(await dialog.findByText(/not correct/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Ticket 4711');
    expect(loads).not.toHaveBeenCalled();
  });

  it.each([{ is_closed: true }, { is_confirmed: false }])('is not offered when %j', async (given) => {
    open({ deskCustomer: () => customer(given) });
    await screen.findByRole('heading', { level: 1, name: person.name });
    expect(screen.queryByRole('button', { name: 'Act for this customer' })).not.toBeInTheDocument();
  });
});

describe('[BO-02a] the domains of a customer', () => {
  it('link to everything the desk has about each', async () => {
    const domain = {
      id: asId<DomainId>('d-1'),
      name: 'brindle.com',
      ended_at: null,
      expires_at: '2026-11-20T10:00:00Z',
    };
    open({ deskCustomerDomains: () => ({ rows: [{ ...domain, customer: person }], has_more: false }) });
    expect(await screen.findByRole('link', { name: 'brindle.com' })).toHaveAttribute('href', '/?q=brindle.com');
  });
});

describe('[BO-03d] the activity of a customer', () => {
  it('shows who did what, including staff acting for the customer, with domain and reason', async () => {
    const entry = { at: '2026-11-22T10:00:00Z', staff: null, domain: null, reason: null };
    open({
      deskCustomerActivity: () => ({
        rows: [
          { ...entry, id: '4', by: 'customer', staff: 'Ines Okafor', action: 'domain.lock_set', domain: 'a.com' },
          { ...entry, id: '3', by: 'staff', staff: 'Ines Okafor', action: 'customer.support_began', reason: 'T 4711' },
          { ...entry, id: '2', by: 'customer', action: 'customer.signed_in' },
          { ...entry, id: '1', by: 'shop', action: 'customer.vat_checked' },
          { ...entry, id: '0', by: 'customer', action: 'payment_method.added' },
          { ...entry, id: '-1', by: 'anybody', action: 'customer.recovery_asked' },
        ],
        has_more: false,
      }),
    });
    const activity = within(await screen.findByRole('region', { name: 'Activity' }));
    const rows = (await activity.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    for (const [index, said] of [
      'Lock set: a.com',
      'Ines Okafor (staff), for the customer',
      'Support began: T 4711',
      'Signed in',
      'Vat checked',
      'Payment method added',
    ].entries())
      expect(rows[[0, 0, 1, 2, 3, 4][index] ?? 0]).toContain(said);
    expect(rows[1]).toContain('Ines Okafor (staff)');
    expect(rows[2]).toContain('Customer');
    expect(rows[3]).toContain('Shop');
    expect(rows[5]).toContain('Somebody who was not signed in');
  });
});

describe('[BO-02e] the sessions of a customer', () => {
  it('are ended after a confirmation, which shows failures', async () => {
    let fails = true;
    const { user } = open({
      deskEndSessions: () => {
        if (fails) throw refusal(503, { message: 'Busy' });
        return { ended: 1 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Yusuf Demir out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'End 1 session' }));
    expect(await dialog.findByText(/Busy/)).toBeInTheDocument();
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'End 1 session' }));
    expect(await screen.findByText('1 session ended.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the page of a customer', () => {
  it('has no axe violations, and says so when the customer does not exist', async () => {
    open();
    await screen.findByRole('region', { name: 'Activity' });
    expect(await accessibilityFindings()).toEqual([]);
  });

  it('says that it did not load', async () => {
    open({
      deskCustomer: () => {
        throw refusal(404, { message: 'Customer not found.' });
      },
    });
    expect(await screen.findByText('The customer did not load')).toBeInTheDocument();
  });
});

describe('[BO-02e] the sessions of a customer', () => {
  it('are named by browser and system, as for the customer, and support sessions by member of staff', async () => {
    const [session] = customer().sessions;
    if (!session) throw new Error('The fixture has no session');
    open({
      deskCustomer: () =>
        customer({ sessions: [session, { ...session, id: asId('x-2'), device: 'curl/8.5', support: 'Ines Okafor' }] }),
    });
    const table = within(await screen.findByRole('table', { name: /sessions/i }));
    expect(table.getByRole('row', { name: /^Firefox on Linux/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Support session of Ines Okafor/ })).toBeInTheDocument();
  });
});
