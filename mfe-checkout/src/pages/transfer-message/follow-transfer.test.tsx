import type { Transfer } from '@storefront/shared/contract';
import { refusal, renderWithProviders, type Handlers, asId } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnlyAt } from '../../testing/OnlyAt';
import { transferCheck } from '../../testing/transfers';
import { TransferMessagePage } from './TransferMessagePage';

const at = '2026-11-21T12:00:00Z';
const until = '2026-11-26T12:00:00Z';
const running: Transfer = {
  domain: 'tannery-lane.com',
  order_id: asId('order-1'),
  state: 'running',
  message: '',
  ordered_at: at,
  ended_at: null,
  steps: [
    { name: 'paid', state: 'done', actor: 'us', at, until: null },
    { name: 'zone_copied', state: 'done', actor: 'us', at, until: null },
    { name: 'asked', state: 'done', actor: 'us', at, until: null },
    { name: 'confirmed', state: 'current', actor: 'you', at: null, until },
    { name: 'released', state: 'todo', actor: 'registrar', at: null, until: null },
    { name: 'arrived', state: 'todo', actor: 'registry', at: null, until: null },
  ],
  can_cancel: true,
  can_resend: true,
  zone: {
    copied_at: at,
    nameservers: ['ns1.fernhill.example'],
    records: [{ name: '@', type: 'MX', ttl: 3600, data: '10 mail.tannery-lane.com.' }],
    missing: ['Records under other names cannot be seen from outside.'],
  },
};

function renderFollow(transfer: Transfer | 404, api: Handlers = {}) {
  return renderWithProviders(
    <OnlyAt path="/site/transfer-message">
      <TransferMessagePage />
    </OnlyAt>,
    {
      route: '/site/transfer-message?domain=tannery-lane.com',
      session: {},
      api: {
        getTransfer: () => (transfer === 404 ? Promise.reject(refusal(404, { message: 'None' })) : transfer),
        checkTransfers: () => ({ results: [transferCheck()] }),
        ...api,
      },
    },
  );
}

describe('[TR-03a] [TR-06] a transfer that was ordered', () => {
  test('says whose turn it is and until when, step by step, and shows the zone that was copied [TR-05]', async () => {
    renderFollow(running);
    expect(await screen.findByText('Your turn: confirm the email that was sent to the owner.')).toBeInTheDocument();
    const steps = within(screen.getByRole('region', { name: 'Who acts, and when' })).getAllByRole('listitem');
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

  test('where no record was copied, it promises none [TR-05]', async () => {
    renderFollow({
      ...running,
      zone: {
        copied_at: at,
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

  test('[LG-05b] can be called off while the holder has not confirmed, after a question', async () => {
    const { api } = renderFollow(running, {
      cancelTransfer: () => ({
        ...running,
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
  });

  test('sends the confirmation email again', async () => {
    const { api } = renderFollow(running, { resendTransferConfirmation: () => running });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(api.calls.some(({ id }) => id === 'resendTransferConfirmation')).toBe(true));
  });

  test('one that failed says why, where the money is, and how to start again', async () => {
    renderFollow({
      ...running,
      state: 'failed',
      code: 'denied',
      money: 'refunded',
      message: 'The present registrar has denied the transfer. Your money went back to your card.',
      can_cancel: false,
      can_resend: false,
      ended_at: at,
    });
    expect(await screen.findByText(/denied the transfer\. Your money went back to your card\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/site/transfer-review?domain=tannery-lane.com',
    );
  });

  test('one that arrived leads to the domain; without one the check is shown', async () => {
    const { unmount } = renderFollow({
      ...running,
      state: 'completed',
      can_cancel: false,
      can_resend: false,
      ended_at: at,
    });
    expect(await screen.findByRole('link', { name: 'Manage tannery-lane.com' })).toBeInTheDocument();
    unmount();
    renderFollow(404);
    expect(await screen.findByText('Ready to transfer')).toBeInTheDocument();
  });
});
