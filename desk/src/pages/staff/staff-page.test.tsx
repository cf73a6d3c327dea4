import { refusal, accessibilityFindings } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listInputs, openDesk, staffMember, type DeskHandlers } from '../../testing/open-desk';

const LINK = 'https://desk.shop.example/set-up#token-of-sixteen';
const bo = {
  id: 's-2',
  name: 'Bo Lindgren',
  email: 'bo@shop.example',
  role: 'finance',
  status: 'active',
  last_used_at: null,
} as const;
const open = (api: DeskHandlers = {}) => ({
  api: openDesk('/staff', {
    listStaff: () => ({ staff: [{ ...staffMember(), status: 'active', last_used_at: '2026-11-20T10:00:00Z' }, bo] }),
    ...api,
  }),
  user: userEvent.setup(),
});

describe('[BO-01d] the staff', () => {
  it('are listed, added with a link that is shown once, and cannot change themselves', async () => {
    const { api, user } = open({ addStaff: () => ({ link: LINK }) });
    expect(await screen.findByText('Ines Okafor (you)')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change Ines Okafor' })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await user.type(screen.getByLabelText('Name'), 'Noor Haddad');
    await user.type(screen.getByLabelText('Email'), 'noor@shop.example');
    await user.click(screen.getByRole('button', { name: 'Add and create the link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set-up link for Noor Haddad' }));
    expect(dialog.getByLabelText('Link')).toHaveValue(LINK);
    expect(listInputs(api, 'addStaff')).toEqual([{ name: 'Noor Haddad', email: 'noor@shop.example', role: 'support' }]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue(LINK)).not.toBeInTheDocument();
  });

  it('are changed after a confirmation, which shows why it was refused', async () => {
    const { api, user } = open({
      changeStaff: () => {
        throw refusal(409, { message: 'One administrator has to remain.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change Bo Lindgren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Bo Lindgren' }));
    await user.click(dialog.getByLabelText('Disable the account'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/One administrator has to remain/)).toBeInTheDocument();
    expect(listInputs(api, 'changeStaff')).toEqual([{ role: 'finance', is_disabled: true }]);
    expect(await accessibilityFindings()).toEqual([]);
  });
});

describe('[BO-01b] staff with a lesser role', () => {
  it('have no link to the staff page', async () => {
    openDesk('/', {}, { role: 'finance' });
    await screen.findByRole('heading', { name: 'What are you looking for?' });
    expect(screen.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  });
});
