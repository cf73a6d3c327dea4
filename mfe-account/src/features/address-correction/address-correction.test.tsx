import type { AddressCorrection } from '@storefront/shared/contract';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerCorrection } from './AnswerCorrection';
import { OpenCorrection } from './OpenCorrection';

describe('[BO-05c] a move to another address that support has opened', () => {
  it('is said, and stopped by one press, when it is open', async () => {
    const correction: AddressCorrection = {
      new_email: 'mara@example.org',
      opened_at: '2026-11-28T10:00:00Z',
      waits_until: '2026-12-01T10:00:00Z',
      expires_at: '2026-12-08T10:00:00Z',
      is_confirmed: false,
    };
    let isOpen = true;
    const { api } = renderWithProviders(<OpenCorrection />, {
      session: {},
      api: {
        getAddressCorrection: () => ({ correction: isOpen ? correction : null }),
        stopAddressCorrection: () => void (isOpen = false),
      },
    });
    const banner = await screen.findByText(/Our support team is moving your account to/);
    expect(banner).toHaveTextContent(/mara@example\.org, on December 1.* at the earliest/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Stop the change' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop the change' })).not.toBeInTheDocument());
    expect(api.listInputs('stopAddressCorrection')).toEqual([{}]);
  });
});

describe('the answer to an address correction', () => {
  const open = (at: 'former' | 'new', api: Handlers) => ({
    ...renderWithProviders(<AnswerCorrection token="abc" at={at} />, { api }),
    user: userEvent.setup(),
  });
  const waits_until = '2026-12-01T10:00:00Z';

  it('[BO-05c] is stopped when the former address presses, not when its link is opened', async () => {
    const { api, user } = open('former', {
      answerAddressCorrection: () => ({ outcome: 'stopped', is_confirmed: true, waits_until }),
    });
    const stop = await screen.findByRole('button', { name: 'Stop the change' });
    expect(api.listInputs('answerAddressCorrection')).toEqual([]);
    await user.click(stop);
    const said = await screen.findByText(/was stopped, and the account keeps its address/);
    expect(document.activeElement).toContainElement(said);
    expect(api.listInputs('answerAddressCorrection')).toEqual([{ token: 'abc', answer: 'stop' }]);
  });

  it('[BO-05c] is the first one that was pressed, also while it is on its way', async () => {
    let arrive = () => {};
    const { api, user } = open('former', {
      answerAddressCorrection: () =>
        new Promise((resolve) => (arrive = () => resolve({ outcome: 'stopped', is_confirmed: true, waits_until }))),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop the change' }));
    await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
    arrive();
    await screen.findByText(/was stopped, and the account keeps its address/);
    expect(api.listInputs('answerAddressCorrection')).toEqual([{ token: 'abc', answer: 'stop' }]);
  });

  it.each([
    ['former', 'Confirm the change', false, 'Thank you. The account moves as soon as the new address is confirmed.'],
    [
      'new',
      'Confirm the address',
      true,
      'unless someone stops it, or sooner if the change is confirmed from the current address.',
    ],
  ] as const)(
    '[BO-05b] says what it waits for when the %s address confirms',
    async (at, button, is_confirmed, said) => {
      const { api, user } = open(at, {
        answerAddressCorrection: () => ({ outcome: 'waiting', is_confirmed, waits_until }),
      });
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(said, { exact: false })).toBeInTheDocument();
      expect(api.listInputs('answerAddressCorrection')).toEqual([{ token: 'abc', answer: 'confirm' }]);
    },
  );

  it('[BO-05d] leads to a new password when it is done', async () => {
    const { user } = open('new', {
      answerAddressCorrection: () => ({ outcome: 'done', is_confirmed: true, waits_until }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
    expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/site/recover');
  });

  it('[BO-05e] says so and offers no buttons when the correction has ended', async () => {
    const { user } = open('new', {
      answerAddressCorrection: () => {
        throw refusal(422, { message: 'This link no longer works: the change of address has ended.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('the change of address has ended');
    expect(screen.queryByRole('button', { name: 'Confirm the address' })).not.toBeInTheDocument();
  });
});
