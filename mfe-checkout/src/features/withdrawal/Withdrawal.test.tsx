import { renderWithProviders } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import { anOrder } from '../../testing/orders';
import { Withdrawal } from './Withdrawal';

jest.mock('./section/WithdrawalSection', () => {
  throw new Error('Loading chunk 112 failed.');
});

it('[LG-05b] says until when there is a right to withdraw, and what to do, where its button could not be loaded', async () => {
  renderWithProviders(<Withdrawal order={anOrder()} />, {
    session: {},
    api: {
      getWithdrawal: () => ({
        open: true,
        until: '2026-12-05T22:59:59.999Z',
        last_day: '2026-12-05',
        declared_at: null,
      }),
    },
  });
  expect(await screen.findByText(/^You may withdraw until the end of/)).toHaveTextContent(
    'until the end of December 5th, 2026, but the button for it could not be loaded. Check your connection and reload the page.',
  );
});
