import { queryClient } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract';
import { refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, orderedItem } from '../../../testing/orders';
import { Withdrawal } from '../Withdrawal';

const bought = anOrder({
  status_name: 'completed',
  captured: 16.13,
  order_items: [orderedItem({ status: 'completed', expiry_date: '2027-11-21T10:00:00Z' })],
});
const show = (order: Order, api: Handlers) => renderWithProviders(<Withdrawal order={order} />, { session: {}, api });

describe('the withdrawal from an order', () => {
  test('[LG-05b] says what is declared before, and the time of it after, when a consumer in the EU withdraws', async () => {
    const user = userEvent.setup();
    const open = { open: true, until: '2026-12-05T22:59:59.999Z', last_day: '2026-12-05', declared_at: null };
    const { api } = show(bought, {
      getWithdrawal: () => open,
      withdraw: () => ({ ...open, open: false, declared_at: '2026-11-21T10:00:00Z' }),
    });
    const button = await screen.findByRole('button', { name: 'Withdraw from contract here' });
    expect(screen.getByText(/^As a consumer in the EU or the UK you may withdraw until/)).toHaveTextContent(
      'the right ends sooner: for a registration as soon as the name is registered.',
    );
    expect(screen.getByText(/^As a consumer/)).toHaveTextContent('withdraw until the end of December 5th, 2026.');
    // A withdrawal would change nothing, which both the section and the dialog say.
    const nothing = 'Nothing in this order is still open, so nothing would be refunded.';
    expect(screen.getByText(/^As a consumer/)).toHaveTextContent(nothing);
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw from this order?' });
    expect(dialog).toHaveTextContent(nothing);
    expect(dialog).toHaveTextContent('Ada Lovelace');
    expect(dialog).toHaveTextContent('brindlewharf.com');
    expect(api.listInputs('withdraw')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/You withdrew from this order on/)).toBeInTheDocument();
    expect(api.listInputs('withdraw')).toEqual([{ confirm: true }]);
    expect(screen.queryByRole('button', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
  });

  test('[LG-05b] is offered when a paid transfer is under way, which it still stops', async () => {
    const running = anOrder({ status_name: 'provisioning', captured: 16.13 });
    show(running, {
      getWithdrawal: () => ({
        open: true,
        until: '2026-12-05T22:59:59.999Z',
        last_day: '2026-12-05',
        declared_at: null,
      }),
    });
    expect(await screen.findByRole('button', { name: 'Withdraw from contract here' })).toBeInTheDocument();
    expect(screen.getByText(/a transfer in progress is cancelled/)).toBeInTheDocument();
    expect(screen.queryByText(/nothing would be refunded/)).not.toBeInTheDocument();
  });

  test('[LG-05b] says so and can be sent again when it did not arrive', async () => {
    const user = userEvent.setup();
    show(bought, {
      getWithdrawal: () => ({
        open: true,
        until: '2026-12-05T22:59:59.999Z',
        last_day: '2026-12-05',
        declared_at: null,
      }),
      withdraw: () => {
        throw refusal(503, { message: 'The shop does not answer.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/Your withdrawal was not sent/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled();
  });

  test('[LG-05b] names the last day when the backend is of a former release, which has it in `until`', async () => {
    show(bought, { getWithdrawal: () => ({ open: true, until: '2026-12-05T11:00:00Z', declared_at: null }) });
    expect(await screen.findByText(/^As a consumer/)).toHaveTextContent('until the end of December 5th, 2026.');
  });

  test('[LG-05b] says nothing when there is no such right', async () => {
    const { api } = show(bought, {
      getWithdrawal: () => ({ open: false, until: null, last_day: null, declared_at: null }),
    });
    await waitFor(() => expect(api.calls.some(({ id }) => id === 'getWithdrawal')).toBe(true));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/withdraw/i)).not.toBeInTheDocument();
  });
});
