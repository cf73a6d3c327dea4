import type { Receipt } from '@storefront/shared/contract';
import { LANGUAGES } from '@storefront/shared/contract';
import { getLocale, listSpokenLanguages } from '../src/core/locale';
import { PdfText } from '../src/modules/receipts/pdf-text';
import { receiptPdf } from '../src/modules/receipts/receipt-pdf';
import { asId } from './support/as-id';
import { everyEmail } from './support/every-email';

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
const english = everyEmail();

/** The lines of an email that are sentences: input, links and amounts are the same in every language. */
const sentences = (text: string): string[] =>
  text.split('\n').filter((line) => /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(line.replace(/https?:\S+/g, '')));

it('[RT-39b] [RT-39c] emails and receipts support every language of the shop', () => {
  expect([...listSpokenLanguages()].sort()).toEqual([...LANGUAGES].sort());
});

describe.each(TRANSLATED)('in %s', (language) => {
  const emails = everyEmail(language);

  it.each(Object.keys(english))('[RT-39b] the email “%s” has no English text', (name) => {
    const { subject, text, html } = emails[name] ?? { subject: '', text: '', html: '' };
    const { subject: englishSubject = '', text: englishText = '' } = english[name] ?? {};
    expect(subject).not.toBe(englishSubject);
    const said = new Set(sentences(englishText));
    expect(sentences(text).filter((line) => said.has(line))).toEqual([]);
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|\[object/);
    expect(html).toMatch(
      new RegExp(`^<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head>`),
    );
  });

  it('[RT-39c] a receipt has no English text', async () => {
    const pen = jest.spyOn(PdfText.prototype, 'line');
    const linesIn = async (locale: ReturnType<typeof getLocale>) => {
      pen.mockClear();
      await receiptPdf({ receipt: RECEIPT, locale }, 'Onymeter');
      return pen.mock.calls.map(([text]) => text);
    };
    const inEnglish = await linesIn(getLocale(null));
    const translated = await linesIn(getLocale(language));
    pen.mockRestore();
    const same = translated.filter((line) => inEnglish.includes(line));
    expect(
      same.filter((line) => !AS_IT_IS.includes(line) && !/^(Total )?[€\d.]+$|^Total EUR$|^Domain$/.test(line)),
    ).toEqual([]);
    expect(translated).toEqual(expect.arrayContaining(AS_IT_IS));
  });
});

/** Parts of a receipt that are the same in every language. */
const AS_IT_IS = [
  'Onymeter',
  'R-000042',
  'Visa 4242',
  'Onymeter Ltd.',
  '1 Quay',
  'Ada Lovelace',
  '2 Quay',
  'ada@example.org',
  'help@shop.example',
];

const RECEIPT: Receipt = {
  order_id: asId('0199a0b0-0000-7000-8000-000000000001'),
  status_name: 'completed',
  number: 'R-000042',
  ordered_at: '2026-11-25T14:30:05Z',
  issued_at: '2026-11-25T14:31:05Z',
  seller: { name: 'Onymeter Ltd.', address: ['1 Quay'], tax_number: 'EX1', email: 'help@shop.example' },
  buyer: { name: 'Ada Lovelace', address: ['2 Quay'], email: 'ada@example.org', country: 'DE' },
  card: { type: 'card', brand: 'Visa', last4: '4242' },
  currency_code: 'EUR',
  lines: [],
  amount: 10,
  taxes: [],
  total: 10,
  captured: 10,
  voided: 0,
  refunded: 0,
  refunds: [],
};
