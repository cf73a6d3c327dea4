import type { Receipt, RefundNote } from '@storefront/shared/contract';
import { refusal, renderWithProviders, signedIn } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { receipt, refundNote } from '../../testing/receipt';
import { ReceiptPage } from './ReceiptPage';

const open = (answer: () => Receipt, route = '/account/receipt?orderId=order-1') =>
  renderWithProviders(<ReceiptPage />, { session: signedIn(), route, api: { getReceipt: answer } });

describe('the receipt page', () => {
  it('[RT-27] [OR-09c] shows number, parties, lines, taxes by tax_id and what was paid when it is loaded', async () => {
    const { api } = open(() => receipt());
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt R-000042' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('$16.13 was charged to Visa 4242.');
    for (const text of ['Onymeter Demonstration Ltd.', 'Tax number EX000000000', 'Norway', 'Visa 4242'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('שרה כהן').tagName).toBe('BDI');
    expect(screen.getByText('VAT Norway 25%').closest('div')).toHaveTextContent('VAT Norway 25%$3.23');
    // The id of a tax is internal.
    expect(document.body).not.toHaveTextContent('vat-no');
    expect(api.calls.filter(({ id }) => id === 'getReceipt').map(({ params }) => params)).toEqual([{ id: 'order-1' }]);
  });

  it('[OR-09b] prints, and downloads as a PDF, when asked', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open(() => receipt());
    await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/checkout/1.0/order/c0ffee00-0000-4000-8000-000000000000/receipt.pdf',
    );
  });

  it("[RT-27] links to the orders when the order does not exist or is another customer's", async () => {
    open(() => {
      throw refusal(404, { message: 'Order not found.' });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/billing');
  });

  it('[RT-27] says so when the address has no order', async () => {
    open(() => receipt(), '/account/receipt');
    expect(await screen.findByRole('heading', { level: 1, name: 'No order was chosen' })).toBeInTheDocument();
  });

  it('[NT-05a] [NT-05b] keeps calm and offers another try when it failed', async () => {
    let fails = true;
    open(() => {
      if (fails) throw refusal(503, { message: 'The database does not answer.' });
      return receipt();
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The receipt cannot be shown right now');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt R-000042' })).toBeInTheDocument();
  });

  it.each([
    ['provisioning', 16.13, 'the payment expired before we took the money. We will email you about how to pay.'],
    ['provisioning', 0, 'yet.'],
    ['completed', 16.13, ''],
  ] as const)(
    '[OR-10h] says why nothing was charged, and what comes next: %s, with %d released',
    async (status_name, voided, more) => {
      open(() => receipt({ number: null, status_name, captured: 0, voided }));
      await screen.findByRole('heading', { level: 1, name: 'Order without a charge' });
      const said = screen.getByRole('status');
      expect(said).toHaveTextContent(/^Nothing was charged to Visa 4242/);
      expect(said.textContent.endsWith(more === '' ? '4242.' : more)).toBe(true);
    },
  );

  it('[OR-09a] shows a refund in its lead', async () => {
    open(() => receipt({ status_name: 'partially_completed', voided: 16.13, refunded: 16.13 }));
    await screen.findByRole('heading', { level: 1, name: 'Receipt R-000042' });
    expect(screen.getByRole('status')).toHaveTextContent('$16.13 was charged to Visa 4242. $16.13 was refunded.');
  });
});

describe('[OR-09d] the page of a refund note', () => {
  const show = (note: () => RefundNote) =>
    renderWithProviders(<ReceiptPage />, {
      session: signedIn(),
      route: '/account/receipt?orderId=order-1&note=R-000043',
      api: { getRefundNote: note },
    });

  it('shows its receipt, parties, line, tax by rate, and to which card how much was refunded, and is there as a PDF', async () => {
    const { api } = show(() => refundNote());
    expect(await screen.findByRole('heading', { level: 1, name: 'Refund note R-000043' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('$16.13 was refunded to Visa 4242 on November 23rd, 2026.');
    expect(screen.getByRole('link', { name: 'R-000042, November 21st, 2026' })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=c0ffee00-0000-4000-8000-000000000000',
    );
    for (const text of ['Billed to', 'Onymeter Demonstration Ltd.', 'Refunded to', 'Transfer, 1 year'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('VAT Norway 25%').closest('div')).toHaveTextContent('VAT Norway 25%$3.23');
    expect(screen.getByText('Refunded').closest('div')).toHaveTextContent('Refunded$16.13');
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/checkout/1.0/order/c0ffee00-0000-4000-8000-000000000000/refund-notes/R-000043/note.pdf',
    );
    expect(api.calls.map(({ id, params }) => [id, params])).toContainEqual([
      'getRefundNote',
      { id: 'order-1', number: 'R-000043' },
    ]);
  });

  it('says which part of a line was refunded', async () => {
    show(() => refundNote({ line: null }));
    expect(await screen.findByText('The order as a whole')).toBeInTheDocument();
  });

  it('[OR-13e] takes the note before it back when the bank returned the refund', async () => {
    show(() => refundNote({ number: 'R-000044', failed: true }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cancelled refund note R-000044' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/the refund note for it no longer applies/)).toBeInTheDocument();
  });

  it("links to the orders when the note does not exist or is another customer's", async () => {
    show(() => {
      throw refusal(404, { message: 'Document not found.' });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Refund note not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/billing');
  });

  it('is listed below the receipt, where it is downloaded', async () => {
    const note = { number: 'R-000043', issued_at: '2026-11-23T10:00:00Z', domain_name: 'mountain.com', amount: 16.13 };
    open(() => receipt({ refunded: 16.13, refunds: [note, { ...note, number: 'R-000044', failed: true }] }));
    expect(await screen.findByRole('link', { name: 'Refund note R-000043' })).toHaveAttribute(
      'href',
      '/account/receipt?orderId=c0ffee00-0000-4000-8000-000000000000&note=R-000043',
    );
    expect(screen.getByRole('link', { name: 'Refund note R-000043 as a PDF' })).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Cancelled refund note R-000044' })).toBeInTheDocument();
  });
});
