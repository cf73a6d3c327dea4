import type { Receipt } from '@storefront/shared/contract';
import { asId, renderWithProviders } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import { line, receipt } from '../../testing/receipt';
import { ReceiptDocument } from './ReceiptDocument';

const show = (given: Partial<Receipt>) => renderWithProviders(<ReceiptDocument receipt={receipt(given)} />);

describe('a receipt', () => {
  it('[OR-09a] [R9] takes the cost apart when a name was restored', () => {
    show({
      lines: [line({ id: asId('a'), type: 'renew', cost: 103.9, amount: 103.9, fee: { kind: 'restore', amount: 89 } })],
    });
    const table = screen.getByRole('table', { name: 'What was ordered' });
    for (const part of ['of which Renewal, 1 year: $14.90', 'of which Restoring the domain: $89.00'])
      expect(within(table).getByText(part)).toBeInTheDocument();
  });

  it('[DM-09a] [OR-09a] names no years, but until when, when add-ons were bought alone', () => {
    show({
      lines: [
        line({
          id: asId('a'),
          type: 'renew',
          period: 0,
          cost: 0,
          amount: 3.42,
          sub_items: [{ type: 'contact_privacy', quantity: 1, cost: 3.42 }],
        }),
      ],
    });
    const table = screen.getByRole('table', { name: 'What was ordered' });
    for (const part of ['Add-ons, until March 1st, 2027', 'of which Privacy Protection: $3.42'])
      expect(within(table).getByText(part)).toBeInTheDocument();
  });

  it('[OR-13e] says that a refund came back, and counts it no more', () => {
    const note = { domain_name: 'mountain.com', amount: 16.13, issued_at: '2026-11-23T10:00:00Z' };
    show({
      lines: [line({ id: asId('a'), money: 'refund_pending', domain_name: 'mountain.com' })],
      captured: 16.13,
      refunded: 0,
      refunds: [
        { ...note, number: 'R-000043' },
        { ...note, number: 'R-000044', issued_at: '2026-11-25T10:00:00Z', failed: true },
      ],
    });
    expect(screen.getByText(/^Refund returned by the bank on November 25th, 2026/)).toHaveTextContent('R-000044');
    expect(screen.getByText(/^Charged; a refund is on its way/)).toBeInTheDocument();
  });

  it('[OR-09a] names what was not charged and what was refunded when not all went through', () => {
    show({
      status_name: 'partially_completed',
      lines: [
        line({
          id: asId('a'),
          money: 'refunded',
          type: 'transfer',
          domain_name: 'mountain.com',
          code: 'denied',
          message: 'The transfer was denied.',
        }),
        line({
          id: asId('b'),
          money: 'not_charged',
          domain_name: 'taken.com',
          code: 'taken',
          message: 'Taken a moment ago by someone else.',
        }),
      ],
      voided: 16.13,
      refunded: 16.13,
      refunds: [{ number: 'R-000043', issued_at: '2026-11-23T10:00:00Z', domain_name: 'mountain.com', amount: 16.13 }],
    });
    const table = screen.getByRole('table', { name: 'What was ordered' });
    expect(within(table).getByText('Charged, then refunded: The transfer was denied.')).toBeInTheDocument();
    expect(within(table).getByText('Not charged: Taken a moment ago by someone else.')).toBeInTheDocument();
    expect(screen.getByText(/R-000043/).closest('div')).toHaveTextContent('-$16.13');
  });
});
