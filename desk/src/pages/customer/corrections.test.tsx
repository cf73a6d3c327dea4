import type { OutputOf } from '@storefront/shared/contract';
import type { deskCorrections } from '@storefront/shared/contract/desk';
import { accessibilityFindings, refusal } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correction, customer } from '../../testing/fixtures';
import { listInputs, openDesk, type DeskHandlers } from '../../testing/open-desk';

type Corrections = OutputOf<typeof deskCorrections>;

const none = () => ({ rows: [], has_more: false });
const open = (given: Partial<Corrections>, api: DeskHandlers = {}) => {
  const opened = openDesk('/customers/c-1', {
    deskCustomer: () => customer(),
    deskCustomerOrders: none,
    deskCustomerDomains: none,
    deskCustomerEmails: none,
    deskCustomerActivity: none,
    deskFactorRemovals: () => ({ removals: [], can_open: false, wait_days: 7 }),
    deskCorrections: () => ({ corrections: [], can_open: false, wait_hours: 72, ...given }),
    ...api,
  });
  return { api: opened, user: userEvent.setup() };
};
const region = async () => within(await screen.findByRole('region', { name: 'Email address' }));

describe('[BO-05a] a correction of the email address at the desk', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await (await region()).findByRole('button', { name: 'Correct the email address' }));
    return within(await screen.findByRole('dialog', { name: 'Correct the email address of Yusuf Demir?' }));
  };

  it('explains the consequences, and calls the server only when the form is complete', async () => {
    const { api, user } = open({ can_open: true });
    const dialog = await ask(user);
    expect(
      dialog.getByText(/no answer within 72 hours counts as agreement.*Two-step sign-in stays/),
    ).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Where it is documented'), '010170 12345');
    await user.click(dialog.getByRole('button', { name: 'Email both addresses' }));
    expect(dialog.getByLabelText('New email address')).toHaveAccessibleDescription(/Enter an email address/);
    expect(dialog.getByLabelText('What proof did you see?')).toHaveAccessibleDescription(/Choose the proof/);
    expect(dialog.getByLabelText('Where it is documented')).toHaveAccessibleDescription(/not the number of a document/);
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Enter the six-digit code/);
    expect(await accessibilityFindings()).toEqual([]);
    expect(listInputs(api, 'deskOpenCorrection')).toEqual([]);
  });

  it('is opened once however often the button is pressed, and sends the address that staff saw', async () => {
    const corrections: Corrections['corrections'] = [];
    const { api, user } = open(
      {},
      {
        deskCorrections: () => ({ corrections, can_open: corrections.length === 0, wait_hours: 72 }),
        deskOpenCorrection: () => {
          corrections.push(correction());
          return correction();
        },
      },
    );
    const dialog = await ask(user);
    await user.type(dialog.getByLabelText('New email address'), ' yusuf@example.org ');
    await user.selectOptions(dialog.getByLabelText('What proof did you see?'), 'call_back');
    await user.type(dialog.getByLabelText('Where it is documented'), 'Ticket 4711');
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.dblClick(dialog.getByRole('button', { name: 'Email both addresses' }));
    expect(await (await region()).findByText(/Waits for the new address to confirm/)).toBeInTheDocument();
    expect(listInputs(api, 'deskOpenCorrection')).toEqual([
      {
        former_email: 'yusuf@example.com',
        new_email: 'yusuf@example.org',
        proof: 'call_back',
        reference: 'Ticket 4711',
        code: '123456',
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Correct the email address' })).not.toBeInTheDocument();
  });
});

describe('[BO-05c] an open correction at the desk', () => {
  it('is cancelled after a confirmation, which reports if it has already ended', async () => {
    let isOver = true;
    const { user } = open(
      { corrections: [correction({ new_confirmed_at: '2026-11-21T10:00:00Z' })] },
      {
        deskCancelCorrection: () => {
          if (isOver) throw refusal(409, { message: 'This correction is over already.' });
          return correction({ outcome: 'cancelled', ended_at: '2026-11-21T10:00:00Z', cancelled_by: 'Ines Okafor' });
        },
      },
    );
    expect(await (await region()).findByText(/Confirmed. Takes effect/)).toBeInTheDocument();
    await user.click((await region()).getByRole('button', { name: 'Cancel the change to yusuf@example.org' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the change to yusuf@example.org?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the change' }));
    expect(await dialog.findByText(/over already/)).toBeInTheDocument();
    isOver = false;
    await user.click(dialog.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText('Cancelled. The account keeps its address.')).toBeInTheDocument();
  });
});

describe('[BO-05f] past corrections at the desk', () => {
  it('show how they ended, the proof and who opened them', async () => {
    const ended_at = '2026-11-24T10:00:00Z';
    open({
      corrections: [
        correction({ id: '1', outcome: 'cancelled', ended_at, cancelled_by: 'Noor Haddad' }),
        correction({ id: '2', outcome: 'stopped_by_former', ended_at }),
        correction({ id: '3', outcome: 'done', ended_at, proof: 'domain_control' }),
      ],
    });
    const rows = (await (await region()).findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    for (const [index, said] of ['Cancelled by Noor Haddad', 'Stopped by the former address', 'Done'].entries())
      expect(rows[index]).toContain(said);
    expect(rows[2]).toContain('Control of a domain: Ticket 4711');
    expect(rows[2]).toContain('Ines Okafor');
    expect(screen.queryByRole('button', { name: /Cancel the change/ })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  it('say who can open one if there are none', async () => {
    open({});
    expect(
      await (await region()).findByText(/No corrections yet. Administrators correct the address/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Correct the email address' })).not.toBeInTheDocument();
  });
});
