import type { Receipt } from '@storefront/shared/contract';
import { orderedItem, refusal, renderWithProviders, signedIn, asId } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReceiptPage } from './ReceiptPage';

const line = (given: Partial<Receipt['lines'][number]>): Receipt['lines'][number] => ({
  ...orderedItem(),
  money: 'charged',
  tax: 3.23,
  ...given,
});

const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  order_id: asId('c0ffee00-0000-4000-8000-000000000000'),
  status_name: 'completed',
  number: 'R-000042',
  ordered_at: '2026-11-21T10:00:00Z',
  issued_at: '2026-11-21T10:00:05Z',
  seller: {
    name: 'Onymeter Demonstration Ltd.',
    address: ['1 Example Street'],
    tax_number: 'EX000000000',
    email: 'help@onymeter.example',
  },
  buyer: { name: 'שרה כהן', email: 'sara@example.com', country: 'NO' },
  card: { brand: 'Visa', last4: '4242' },
  currency_code: 'USD',
  lines: [line({ id: asId('a') })],
  amount: 12.9,
  taxes: [{ tax_id: 'vat-no', tax_rule_name: 'VAT Norway', tax_rate: 25, tax_amount: 3.23 }],
  total: 16.13,
  captured: 16.13,
  voided: 0,
  refunded: 0,
  refunds: [],
  ...given,
});

const open = (answer: () => Receipt, route = '/account/receipt?orderId=order-1') =>
  renderWithProviders(<ReceiptPage />, { session: signedIn(), route, api: { getReceipt: answer } });

describe('the receipt page', () => {
  it('[RT-27] [OR-09c] shows number, parties, lines, taxes by tax_id and what was paid', async () => {
    const { api } = open(() => receipt());
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt R-000042' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('$16.13 was charged to Visa 4242.');
    for (const text of ['Onymeter Demonstration Ltd.', 'Tax number EX000000000', 'Norway', 'Visa 4242'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('שרה כהן').tagName).toBe('BDI');
    expect(screen.getByText('VAT Norway 25 %').closest('div')).toHaveTextContent('VAT Norway 25 %$3.23');
    // The id of a tax is for the shop's own books.
    expect(document.body).not.toHaveTextContent('vat-no');
    expect(api.calls.filter(({ id }) => id === 'getReceipt').map(({ params }) => params)).toEqual([{ id: 'order-1' }]);
  });

  it('[OR-09a] [R9] takes the cost of a restored name apart', async () => {
    open(() =>
      receipt({
        lines: [
          line({ id: asId('a'), type: 'renew', cost: 103.9, amount: 103.9, fee: { kind: 'restore', amount: 89 } }),
        ],
      }),
    );
    const table = await screen.findByRole('table', { name: 'What was ordered' });
    for (const part of ['Renewal, 1 year, $14.90 included', 'Restoring the name, $89.00 included'])
      expect(within(table).getByText(part)).toBeInTheDocument();
  });

  it('[DM-09a] [OR-09a] names add-ons that were bought alone, until when, and no years', async () => {
    open(() =>
      receipt({
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
      }),
    );
    const table = await screen.findByRole('table', { name: 'What was ordered' });
    for (const part of ['Add-ons, until March 1st, 2027', 'Privacy Protection, $3.42 included'])
      expect(within(table).getByText(part)).toBeInTheDocument();
  });

  it('[OR-09a] names what was not charged and what was refunded', async () => {
    open(() =>
      receipt({
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
        refunds: [
          { number: 'R-000043', issued_at: '2026-11-23T10:00:00Z', domain_name: 'mountain.com', amount: 16.13 },
        ],
      }),
    );
    const table = await screen.findByRole('table', { name: 'What was ordered' });
    expect(within(table).getByText('Charged, then refunded: The transfer was denied.')).toBeInTheDocument();
    expect(within(table).getByText('Not charged: Taken a moment ago by someone else.')).toBeInTheDocument();
    expect(screen.getByText(/R-000043/).closest('div')).toHaveTextContent('-$16.13');
    expect(screen.getByRole('status')).toHaveTextContent('$16.13 was charged to Visa 4242. $16.13 was refunded.');
  });

  it('[OR-09b] prints, and downloads as a PDF', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open(() => receipt());
    await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/checkout/1.0/order/c0ffee00-0000-4000-8000-000000000000/receipt.pdf',
    );
  });

  it('[RT-27] an order that is not there, or of somebody else, leads to the orders', async () => {
    open(() => {
      throw refusal(404, { message: 'Order not found.' });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/billing');
  });

  it('[RT-27] an address without an order says so', async () => {
    open(() => receipt(), '/account/receipt');
    expect(await screen.findByRole('heading', { level: 1, name: 'No order was given' })).toBeInTheDocument();
  });

  it('[NT-05a] [NT-05b] a failure keeps calm and offers another try', async () => {
    let fails = true;
    open(() => {
      if (fails) throw refusal(503, { message: 'The database does not answer.' });
      return receipt();
    });
    expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent(
      'The receipt cannot be shown right now',
    );
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt R-000042' })).toBeInTheDocument();
  });
});
