import type { Receipt } from '@storefront/shared/contract';
import { asId } from '../../../test/support/as-id';
import { untranslated } from '../../../test/support/pseudo-text';
import { getLocale } from '../../core/locale';
import { PdfText } from './pdf-text';
import { receiptPdf } from './receipt-pdf';

jest.mock('../../core/translations', () => jest.requireActual('../../../test/support/pseudo-translations'));

type Line = Receipt['lines'][number];

const line = (changes: Partial<Line>): Line =>
  ({
    id: asId('1'),
    type: 'new',
    domain_name: 'xn--bcher-kva.com',
    period: 2,
    status: 'completed',
    message: '',
    cost: 12.9,
    amount: 12.9,
    tax: 3.23,
    taxes: [],
    sub_items: [],
    money: 'charged',
    ...changes,
  }) as Line;

const receipt: Receipt = {
  order_id: asId('0199a0b0-0000-7000-8000-000000000001'),
  status_name: 'partially_completed',
  number: 'R-000042',
  ordered_at: '2026-11-25T14:30:05Z',
  issued_at: '2026-11-25T14:31:05Z',
  seller: { name: 'Onymeter Ltd.', address: ['1 Quay'], tax_number: 'EX1', email: 'help@shop.example' },
  buyer: {
    name: 'Ada Lovelace',
    company: 'Engines',
    address: ['2 Quay'],
    email: 'ada@example.org',
    country: 'IE',
    vat_number: 'IE6388047V',
  },
  card: { type: 'card', brand: 'Visa', last4: '4242' },
  currency_code: 'USD',
  lines: [
    line({ expiry_date: '2028-11-25T14:30:05Z' }),
    line({ type: 'renew', period: 1, domain_name: 'late.com', cost: 17.9, fee: { kind: 'late', amount: 5 } }),
    line({ type: 'renew', period: 1, domain_name: 'gone.com', cost: 92.9, fee: { kind: 'restore', amount: 80 } }),
    line({
      type: 'renew',
      period: 0,
      domain_name: 'more.com',
      sub_items: [
        { type: 'contact_privacy', quantity: 1, cost: 3, amount: 3 },
        { type: 'email_forwarding', quantity: 2, cost: 4, amount: 4 },
      ] as unknown as Line['sub_items'],
    }),
    line({
      type: 'transfer',
      period: 1,
      domain_name: 'mine.com',
      money: 'refunded',
      code: 'denied',
      message: 'The current registrar has denied the transfer. Ask it why, then try again.',
    }),
    line({ type: 'transfer', period: 1, domain_name: 'next.com', money: 'refund_pending' }),
    line({
      domain_name: 'took.com',
      money: 'not_charged',
      code: 'taken',
      message: 'Taken a moment ago by someone else.',
    }),
  ],
  amount: 143.6,
  taxes: [
    { tax_id: 'vat', tax_rule_name: 'VAT 1', tax_rate: 23, tax_amount: 5 },
    { tax_id: 'reverse-charge', tax_rule_name: 'Reverse charge', tax_rate: 0, tax_amount: 0 },
  ],
  total: 148.6,
  captured: 148.6,
  voided: 16.13,
  refunded: 12.9,
  refunds: [{ number: 'R-000043', issued_at: '2026-11-26T14:31:05Z', domain_name: 'mine.com', amount: 12.9 }],
};

async function drawn(content: Receipt, language: Parameters<typeof getLocale>[0]) {
  const pen = jest.spyOn(PdfText.prototype, 'line');
  const pdf = await receiptPdf({ receipt: content, locale: getLocale(language) }, 'Onymeter');
  const lines = pen.mock.calls.map(([text]) => text.replace(/[\u2066-\u2069]/g, ''));
  pen.mockRestore();
  return { lines, pdf: pdf.toString('latin1') };
}

describe('[OR-09b] a receipt as a PDF', () => {
  test('says in English what it is for', async () => {
    const { lines, pdf } = await drawn(receipt, null);
    expect(lines.join('\n')).toMatchSnapshot();
    expect(pdf).toContain('/Lang (en)');
  });

  test('is an order while it has no number', async () => {
    const { lines } = await drawn({ ...receipt, number: null, issued_at: null }, null);
    expect(lines.slice(0, 4)).toEqual(['Onymeter', `Order ${receipt.order_id}`, 'Number', 'None: nothing was charged']);
  });

  test('is in the language that it was issued in, and nothing of it in another', async () => {
    const { lines, pdf } = await drawn(receipt, 'en-XA');
    const names = [
      ...['Onymeter Ltd.', 'Onymeter', 'Quay', 'EX1', 'Ada Lovelace', 'Engines', 'Ireland', 'IE6388047V', 'Visa 4242'],
      ...['R-000042', receipt.order_id, 'bücher.com', 'xn--bcher-kva.com', 'VAT 1'],
      ...['late.com', 'gone.com', 'more.com', 'mine.com', 'next.com', 'took.com'],
    ];
    expect(lines.flatMap((text) => untranslated(text, names))).toEqual([]);
    expect(pdf).toContain('/Lang (en-XA)');
  });

  test('[OR-09d] stays as it was issued: what was refunded later is not on it', async () => {
    const { lines } = await drawn(receipt, null);
    const before = receipt.lines.map((each) =>
      each.money.startsWith('refund') ? { ...each, money: 'charged' as const } : each,
    );
    const { lines: issued } = await drawn({ ...receipt, refunded: 0, refunds: [], lines: before }, null);
    expect(lines).toEqual(issued);
    expect(lines.join('\n')).not.toMatch(/refund/i);
  });

  test('writes dates, amounts and countries as the language does', async () => {
    const { lines } = await drawn(receipt, 'de');
    expect(lines).toEqual(expect.arrayContaining(['25. November 2026', 'Irland']));
    expect(lines.filter((text) => /^148,60\s\$$/u.test(text))).not.toEqual([]);
  });
});
