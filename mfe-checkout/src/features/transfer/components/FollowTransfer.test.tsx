import type { Transfer } from '@storefront/shared/contract';
import { renderWithProviders, signedIn, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOwnTransfer } from '../api/use-own-transfer';
import { FollowTransfer } from './FollowTransfer';
import { copiedAt, runningTransfer } from '../../../testing/transfers';

function Follow() {
  const { transfer } = useOwnTransfer(runningTransfer.domain);
  return transfer && <FollowTransfer transfer={transfer} />;
}
const show = (transfer: Transfer, api: Handlers = {}) =>
  renderWithProviders(<Follow />, { session: {}, api: { getTransfer: () => transfer, ...api } });

describe('[TR-03a] [TR-06] a transfer that was ordered', () => {
  test('says whose turn it is, step by step, and shows the zone that was copied when it is under way [TR-05]', async () => {
    show(runningTransfer);
    expect(
      await screen.findByText('Your turn: confirm the transfer in the email sent to the owner.'),
    ).toBeInTheDocument();
    const steps = within(screen.getByRole('region', { name: 'Who does what, and when' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('Done: Ordered and paid'),
      expect.stringContaining('Done: DNS records copied'),
      expect.stringContaining('Done: Transfer requested from the registry'),
      expect.stringMatching(/Now: The owner confirms by emailYou, until November 26th, 2026/),
      expect.stringContaining('Later: The current registrar may object; no answer means yes'),
      expect.stringContaining('Later: The domain arrives'),
    ]);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
    const zone = screen.getByRole('region', { name: 'DNS records before the transfer' });
    expect(within(zone).getByRole('row', { name: '@ MX 10 mail.tannery-lane.com.' })).toBeInTheDocument();
    expect(zone).toHaveTextContent(
      'Nothing changes while the domain keeps its nameservers. When you switch to ours, they answer with this copy.',
    );
    expect(within(zone).getByRole('region', { name: 'Before you change nameservers' })).toHaveTextContent(
      'Records under other names cannot be seen from outside.',
    );
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/site/purchase?order=order-1');
  });

  test('promises no copy when no record was copied [TR-05]', async () => {
    show({
      ...runningTransfer,
      zone: {
        copied_at: copiedAt,
        nameservers: ['ns1.fernhill.example'],
        records: [],
        missing: ['ns1.fernhill.example did not answer.'],
      },
    });
    const zone = await screen.findByRole('region', { name: 'DNS records before the transfer' });
    expect(zone).toHaveTextContent('Nothing could be copied');
    expect(zone).not.toHaveTextContent('this copy');
    expect(within(zone).queryByRole('table')).not.toBeInTheDocument();
    expect(within(zone).getByRole('region', { name: 'Before you change nameservers' })).toHaveTextContent(
      'ns1.fernhill.example did not answer.',
    );
  });

  test('[LG-05b] is called off when that is confirmed and the holder has not confirmed yet', async () => {
    const { api } = show(runningTransfer, {
      cancelTransfer: () => ({
        ...runningTransfer,
        can_cancel: false,
        can_resend: false,
        code: 'called_off' as const,
        message: 'You have called it off; the registrar confirms that in a moment.',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the transfer' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel the transfer of tannery-lane.com?' });
    expect(dialog).toHaveTextContent('We confirm the cancellation by email.');
    expect(api.calls.some(({ id }) => id === 'cancelTransfer')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel and refund' }));
    expect(
      await screen.findByText('You have called it off; the registrar confirms that in a moment.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/^You have called it off/).closest('[role=status]')).toHaveFocus());
  });

  test('[BO-03j] cannot be called off by staff who act for the customer, and says so', async () => {
    const support = { staff: 'Ines Okafor', ends_at: '2026-12-01T10:00:00Z', desk_url: 'https://desk.shop.example' };
    const { user } = signedIn();
    if (!user) throw new Error('Nobody is signed in');
    renderWithProviders(<Follow />, {
      session: { status: 'authenticated', user, support },
      api: { getTransfer: () => runningTransfer },
    });
    const button = await screen.findByRole('button', { name: 'Cancel the transfer' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send the email again' })).not.toHaveAttribute('aria-disabled');
  });

  test('sends the confirmation email again when asked', async () => {
    const { api } = show(runningTransfer, { resendTransferConfirmation: () => runningTransfer });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(api.calls.some(({ id }) => id === 'resendTransferConfirmation')).toBe(true));
  });

  test('[TR-06] says why it failed, what happens to the payment and how to start again, without further steps', async () => {
    show({
      ...runningTransfer,
      state: 'failed',
      code: 'denied',
      money: 'refunded',
      message: 'The current registrar has denied the transfer. Your money went back to your card.',
      can_cancel: false,
      can_resend: false,
      ended_at: copiedAt,
      steps: runningTransfer.steps.map((step) => ({
        ...step,
        ...(step.name === 'confirmed' && { state: 'done' as const }),
        ...(step.name === 'released' && { state: 'failed' as const }),
      })),
    });
    const steps = within(await screen.findByRole('region', { name: 'Who does what, and when' })).getAllByRole(
      'listitem',
    );
    expect(steps.at(-1)).toHaveTextContent('Ended here: Not released by the current registrar');
    expect(screen.queryByText(/The domain arrives/)).not.toBeInTheDocument();
    const zone = screen.getByRole('region', { name: 'DNS records before the transfer' });
    expect(zone).toHaveTextContent('The transfer has ended, and the domain keeps its nameservers.');
    expect(zone).not.toHaveTextContent(/When you switch to ours|Before you change nameservers/);
    expect(screen.getByText(/denied the transfer\. Your money went back to your card\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/site/transfer-review?domain=tannery-lane.com',
    );
  });

  test('leads to the domain when it arrived', async () => {
    show({ ...runningTransfer, state: 'completed', can_cancel: false, can_resend: false, ended_at: copiedAt });
    expect(await screen.findByRole('link', { name: 'Manage this domain' })).toBeInTheDocument();
  });
});
