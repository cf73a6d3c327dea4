import {
  domainInfo,
  givePassword,
  guardedByPassword,
  refusal,
  renderWithProviders,
  type Handlers,
} from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthCode } from './AuthCode';

const show = (api: Handlers) => renderWithProviders(<AuthCode domain={domainInfo()} />, { session: {}, api });

describe('[RT-30] the transfer code of a domain', () => {
  it('[DM-04g] says when an unlocked domain can be transferred, and that the code suffices only once it can', () => {
    const unlocked = { is_locked: false };
    const { unmount } = renderWithProviders(
      <AuthCode domain={domainInfo({ ...unlocked, transferable_from: '2027-01-28T12:00:00Z' })} />,
      { session: {} },
    );
    expect(screen.getByText(/^You can transfer it from/)).toHaveTextContent(
      'You can transfer it from January 28th, 2027',
    );
    expect(screen.queryByText(/all it takes/)).not.toBeInTheDocument();
    unmount();
    renderWithProviders(<AuthCode domain={domainInfo(unlocked)} />, { session: {} });
    expect(screen.getByText(/the code is all it takes to transfer it/)).toBeInTheDocument();
  });

  it('[DM-04g] [I8] shows the code on request, hides it again, and leaves it in no storage, URL or cache', async () => {
    const user = userEvent.setup();
    const { demand, confirmPassword } = guardedByPassword();
    show({ confirmPassword, revealAuthCode: () => (demand(), { auth_code: 'Xy7!kQ92' }) });
    await user.click(await screen.findByRole('button', { name: 'Show the transfer code' }));
    await givePassword(user);
    const code = await screen.findByText('Xy7!kQ92');
    expect(code).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hide the code' })).toHaveFocus();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href])).not.toContain(
      'Xy7!kQ92',
    );
    await user.click(screen.getByRole('button', { name: 'Hide the code' }));
    expect(screen.queryByText('Xy7!kQ92')).toBeNull();
  });

  it('[DM-04g] explains that the registrar does not respond, and offers a retry', async () => {
    const user = userEvent.setup();
    show({
      revealAuthCode: () => {
        throw refusal(503, { message: 'The registrar did not respond. Request the code again in a moment.' });
      },
    });
    const button = await screen.findByRole('button', { name: 'Show the transfer code' });
    const regions = screen.getAllByRole('status');
    await user.click(button);
    const told = await screen.findByText(/The registrar did not respond/);
    expect(regions).toContain(told.closest('[role=status]'));
    expect(screen.getByRole('button', { name: 'Show the transfer code' })).toBeEnabled();
  });
});
