import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerRemoval } from './AnswerRemoval';
import { WaitingRemoval } from './WaitingRemoval';

const waits_until = '2026-12-05T10:00:00Z';

describe('[SS-08c] a removal of two-step sign-in that waits', () => {
  it('is shown to a signed-in customer, who can stop it with one button', async () => {
    let isWaiting = true;
    const { api } = renderWithProviders(<WaitingRemoval />, {
      session: {},
      api: {
        getSecurity: () => ({
          totp_since: '2026-11-01T10:00:00Z',
          passkeys: [],
          recovery_codes_left: 10,
          pending_email: null,
          sessions: [],
          ...(isWaiting && { factor_removal_until: waits_until }),
        }),
        stopFactorRemoval: () => void (isWaiting = false),
      },
    });
    const banner = await screen.findByText(/Two-step sign-in will be removed on/);
    expect(banner).toHaveTextContent(/December 5.*stop it and change your password/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Stop the removal' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the removal' })).not.toBeInTheDocument());
    expect(api.listInputs('stopFactorRemoval')).toEqual([{}]);
  });
});

describe('the answer to an email about two-step sign-in', () => {
  const open = (asks: 'begin' | 'stop', api: Handlers) => ({
    ...renderWithProviders(<AnswerRemoval token="abc" asks={asks} />, { api }),
    user: userEvent.setup(),
  });

  it('[SS-08a] begins the wait when the button is pressed, and says until when', async () => {
    const { api, user } = open('begin', { answerFactorRemoval: () => ({ outcome: 'waiting', waits_until }) });
    const begin = await screen.findByRole('button', { name: 'Begin the removal' });
    expect(screen.getByRole('link', { name: 'set a new one' })).toHaveAttribute('href', '/site/recover');
    expect(api.listInputs('answerFactorRemoval')).toEqual([]);
    await user.click(begin);
    expect(await screen.findByRole('status')).toHaveTextContent(/will be removed on December 5.*twice more/);
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    expect(api.listInputs('answerFactorRemoval')).toEqual([{ token: 'abc', answer: 'begin' }]);
  });

  it('[SS-08c] stops the removal when the button is pressed, and links to setting a new password', async () => {
    const { api, user } = open('stop', { answerFactorRemoval: () => ({ outcome: 'stopped', waits_until }) });
    await user.click(await screen.findByRole('button', { name: 'Stop the removal' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Two-step sign-in stays as it was.');
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/site/recover');
    expect(api.listInputs('answerFactorRemoval')).toEqual([{ token: 'abc', answer: 'stop' }]);
  });

  it('[SS-08g] says so, and that nothing is pending, when the removal has ended; a new password is what is left to do', async () => {
    const { user } = open('stop', {
      answerFactorRemoval: () => {
        throw refusal(422, { message: 'This link no longer works: the removal has ended.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop the removal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/the removal has ended/);
    expect(document.activeElement).toHaveTextContent(/the removal has ended/);
    expect(screen.queryByRole('button', { name: 'Stop the removal' })).not.toBeInTheDocument();
    expect(screen.queryByText(/we will remove two-step sign-in/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/site/recover');
  });

  it('[SS-08a] says why and can be tried again when it is refused for now', async () => {
    const { user } = open('begin', {
      answerFactorRemoval: () => {
        throw refusal(429, { message: 'Too many attempts. Wait a while and try again.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Begin the removal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts/);
    expect(screen.getByRole('button', { name: 'Begin the removal' })).toBeEnabled();
  });
});
