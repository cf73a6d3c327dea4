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
    const table = screen.getByRole('table', { name: 'What you ordered' });
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
    const table = screen.getByRole('table', { name: 'What you ordered' });
    for (const part of ['Add-ons, until March 1st, 2027', 'of which Privacy Protection: $3.42'])
      expect(within(table).getByText(part)).toBeInTheDocument();
  });

  it('[OR-09a] says for how many years a domain was transferred', () => {
    show({ lines: [line({ id: asId('a'), type: 'transfer' })] });
    expect(screen.getByText('Transfer, 1 year, until March 1st, 2027')).toBeInTheDocument();
  });

  it('[OR-09a] isolates the name and the address of the seller, which a page from right to left would reorder', () => {
    const { seller } = receipt();
    show({});
    for (const text of [seller.name, ...seller.address])
      expect(screen.getByText(text, { selector: 'bdi' })).toBeVisible();
  });

  it('[LG-05d] confirms what a consumer agreed to, in the language of the receipt', () => {
    show({ confirmed: { language: 'de', paragraphs: ['Sie haben zugestimmt.', 'Sie können widerrufen.'] } });
    expect(screen.getByText('Sie können widerrufen.').closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it('[OR-09a] [OR-09d] lists what was not charged, and does not change after a later refund', () => {
    const refunds = [
      { number: 'R-000043', issued_at: '2026-11-23T10:00:00Z', domain_name: 'mountain.com', amount: 16.13 },
    ];
    const lines = [
      line({ id: asId('a'), money: 'charged', type: 'transfer', domain_name: 'mountain.com' }),
      line({
        id: asId('b'),
        money: 'not_charged',
        domain_name: 'taken.com',
        code: 'taken',
        message: 'Taken a moment ago by someone else.',
      }),
    ];
    const { container, unmount } = show({ status_name: 'partially_completed', lines, voided: 16.13 });
    const issued = container.textContent;
    expect(screen.getByText('Not charged: Taken a moment ago by someone else.')).toBeInTheDocument();
    unmount();
    for (const money of ['refund_pending', 'refunded'] as const) {
      const [first, second] = lines;
      if (!first || !second) throw new Error('No lines');
      const later = show({
        status_name: 'partially_completed',
        lines: [{ ...first, money, code: 'denied', message: 'The transfer was denied.' }, second],
        voided: 16.13,
        refunded: 16.13,
        refunds,
      });
      expect(later.container.textContent).toBe(issued);
      later.unmount();
    }
  });
});
