import type { OutputOf } from '@storefront/shared/contract';
import type { deskFactorRemovals } from '@storefront/shared/contract/desk';
import { accessibilityFindings, refusal } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, factorRemoval } from '../../testing/fixtures';
import { listInputs, openDesk, type DeskHandlers } from '../../testing/open-desk';

type Removals = OutputOf<typeof deskFactorRemovals>;

const none = () => ({ rows: [], has_more: false });
const open = (given: Partial<Removals>, api: DeskHandlers = {}) => {
  const opened = openDesk('/customers/c-1', {
    deskCustomer: () => customer(),
    deskCustomerOrders: none,
    deskCustomerDomains: none,
    deskCustomerEmails: none,
    deskCustomerActivity: none,
    deskCorrections: () => ({ corrections: [], can_open: false, wait_hours: 72 }),
    deskFactorRemovals: () => ({ removals: [], can_open: false, wait_days: 7, ...given }),
    ...api,
  });
  return { api: opened, user: userEvent.setup() };
};
const region = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));

describe('[BO-06a] a removal of two-step sign-in at the desk', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await (await region()).findByRole('button', { name: 'Remove two-step sign-in' }));
    return within(await screen.findByRole('dialog', { name: 'Remove two-step sign-in for Yusuf Demir?' }));
  };

  it('explains what will happen and when, and calls the server only when the form is complete', async () => {
    const { api, user } = open({ can_open: true });
    const dialog = await ask(user);
    expect(dialog.getByText(/email yusuf@example.com now.*After 7 days.*Nobody can shorten/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Start the wait' }));
    expect(dialog.getByLabelText('What proof did you see?')).toHaveAccessibleDescription(/Choose the proof/);
    expect(dialog.getByLabelText('Where it is documented')).toHaveAccessibleDescription(/Enter where the proof/);
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Enter the six-digit code/);
    expect(await accessibilityFindings()).toEqual([]);
    expect(listInputs(api, 'deskOpenFactorRemoval')).toEqual([]);
  });

  it('is opened once however often the button is pressed', async () => {
    const removals: Removals['removals'] = [];
    const opened = factorRemoval({ proof: 'call_back', reference: 'Ticket 4711', opened_by: 'Ines Okafor' });
    const { api, user } = open(
      {},
      {
        deskFactorRemovals: () => ({ removals, can_open: removals.length === 0, wait_days: 7 }),
        deskOpenFactorRemoval: () => {
          removals.push(opened);
          return opened;
        },
      },
    );
    const dialog = await ask(user);
    await user.selectOptions(dialog.getByLabelText('What proof did you see?'), 'call_back');
    await user.type(dialog.getByLabelText('Where it is documented'), 'Ticket 4711');
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.dblClick(dialog.getByRole('button', { name: 'Start the wait' }));
    expect(await (await region()).findByText(/Waits until/)).toBeInTheDocument();
    expect((await region()).getByText('Callback: Ticket 4711')).toBeInTheDocument();
    expect(listInputs(api, 'deskOpenFactorRemoval')).toEqual([
      { proof: 'call_back', reference: 'Ticket 4711', code: '123456' },
    ]);
    expect(screen.queryByRole('button', { name: 'Remove two-step sign-in' })).not.toBeInTheDocument();
  });
});

describe('[BO-06b] a removal that waits, at the desk', () => {
  it('is stopped after a confirmation, which reports if it has already ended', async () => {
    let isOver = true;
    const { user } = open(
      { removals: [factorRemoval()] },
      {
        deskCancelFactorRemoval: () => {
          if (isOver) throw refusal(409, { message: 'This removal is over already.' });
          return factorRemoval({ outcome: 'cancelled', ended_at: '2026-11-21T10:00:00Z', cancelled_by: 'Odd Berg' });
        },
      },
    );
    expect(await (await region()).findByText(/the customer at sign-in/)).toBeInTheDocument();
    await user.click((await region()).getByRole('button', { name: 'Stop the removal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop the removal of two-step sign-in?' }));
    await user.click(dialog.getByRole('button', { name: 'Stop the removal' }));
    expect(await dialog.findByText(/over already/)).toBeInTheDocument();
    isOver = false;
    await user.click(dialog.getByRole('button', { name: 'Stop the removal' }));
    expect(await screen.findByText('Stopped. Two-step sign-in stays as it is.')).toBeInTheDocument();
  });

  it('shows how it ended', async () => {
    const ended_at = '2026-11-24T10:00:00Z';
    open({
      removals: [
        factorRemoval({ id: '1', outcome: 'cancelled', ended_at, cancelled_by: 'Noor Haddad' }),
        factorRemoval({ id: '2', outcome: 'proved', ended_at }),
        factorRemoval({ id: '3', outcome: 'done', ended_at }),
      ],
    });
    const rows = (await (await region()).findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    for (const [index, said] of ['Stopped by Noor Haddad', 'the customer used two-step', 'Removed'].entries())
      expect(rows[index]).toContain(said);
    expect(screen.queryByRole('button', { name: /Stop the removal/ })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });
});
