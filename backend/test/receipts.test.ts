import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderId, OrderRow, Receipt, RefundNote } from '@storefront/shared/contract';
import { receiptPdfPath, refundNotePdfPath } from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT, toMinor } from '@storefront/shared/domain';
import { asc, eq } from 'drizzle-orm';
import { receipts } from '../src/db/schema';
import { PdfText } from '../src/modules/receipts/pdf-text';
import { makeDocument } from '../src/modules/receipts/receipt-attachment';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, newItem, newKey, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

const getReceipt = async (id: string, whose = customer): Promise<Receipt> =>
  (await whose.request({ method: 'GET', url: `/api/checkout/1.0/order/${id}/receipt` })).json<Receipt>();
const getPdf = (id: string, whose = customer) => whose.request({ method: 'GET', url: receiptPdfPath(id) });

const place = (count: number, card?: string): Promise<string> =>
  shop.place(customer, { bought: Array.from({ length: count }, () => `${freshLabel()}.com`), card });
const buy = async (count: number, card?: string): Promise<string> =>
  (await shop.settle(customer, await place(count, card))).order_id;

test('[OR-09c] a receipt shows seller, buyer, lines, taxes by tax_id, and what was paid', async () => {
  const id = await buy(2);
  const receipt = await getReceipt(id);
  expect(receipt).toMatchObject({
    order_id: id,
    status_name: 'completed',
    number: expect.stringMatching(/^R-\d{6}$/),
    seller: { name: 'Onymeter Demonstration Ltd.', tax_number: 'EX000000000' },
    buyer: { name: 'Mara Lindqvist', email: customer.email, country: 'NO' },
    card: { brand: 'Visa', last4: '4242' },
    amount: 25.8,
    taxes: [{ tax_amount: 6.46 }],
    total: 32.26,
    captured: 32.26,
    voided: 0,
    refunded: 0,
    refunds: [],
  });
  expect(receipt.lines.map(({ money, amount }) => [money, amount])).toEqual([
    ['charged', 12.9],
    ['charged', 12.9],
  ]);
});

test('[OR-09c] numbers are gapless, whatever fails in between', async () => {
  await buy(1);
  await buy(1, CARDS.declined);
  shop.deps.faults.add({ operation: 'register', fault: { kind: 'taken' }, times: 1 });
  await buy(1);
  const ids = await Promise.all(Array.from({ length: 4 }, () => place(1)));
  for (const id of ids) await shop.settle(customer, id);
  const issued = await shop.deps.db.select({ number: receipts.number }).from(receipts).orderBy(asc(receipts.number));
  expect(issued.length).toBeGreaterThanOrEqual(5);
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
});

test('[OR-09a] [I1] failed items are listed without a charge; the totals are those of the charged ones', async () => {
  shop.deps.faults.add({ operation: 'register', fault: { kind: 'taken' }, times: 1 });
  const id = await buy(3);
  const receipt = await getReceipt(id);
  expect(receipt.lines.filter(({ money }) => money === 'not_charged')).toHaveLength(1);
  expect(receipt).toMatchObject({ total: 32.26, captured: 32.26, voided: 16.13 });
  const charged = receipt.lines.filter(({ money }) => money === 'charged');
  expect(toMinor(receipt.total, 'USD')).toBe(
    charged.reduce((sum, line) => sum + toMinor(line.amount, 'USD') + toMinor(line.tax, 'USD'), 0),
  );
});

test('[OR-09c] a refund has its own number and is shown on the receipt; seller and buyer stay as they were', async () => {
  const id = await shop.place(customer, { brought: ['mountain.com'] });
  await shop.settle(customer, id, ({ captured }) => captured > 0);
  const before = await getReceipt(id);
  shop.deps.faults.add({ operation: 'find', subject: 'mountain.com', fault: { kind: 'taken' }, times: 0 });
  await shop.settle(customer, id);
  const receipt = await getReceipt(id);
  expect(receipt).toMatchObject({
    number: before.number,
    status_name: 'refunded',
    refunded: before.captured,
    refunds: [{ domain_name: 'mountain.com', amount: before.captured }],
  });
  expect(receipt.refunds[0]?.number.localeCompare(before.number ?? '')).toBe(1);
  expect(receipt.lines[0]?.money).toBe('refunded');
  expect([receipt.seller, receipt.buyer]).toEqual([before.seller, before.buyer]);
});

describe('[OR-09d] a refund note', () => {
  /** An order whose transfer was charged but failed, with its refund note. */
  async function refunded(): Promise<{ id: string; before: Receipt; note: RefundNote }> {
    const name = `sixdays-${freshLabel().slice(-10)}.com`;
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`], brought: [name] });
    await shop.settle(customer, id, ({ captured }) => captured > 0);
    const before = await getReceipt(id);
    shop.deps.faults.add({ operation: 'find', subject: name, fault: { kind: 'taken' }, times: 0 });
    await shop.settle(customer, id);
    shop.deps.faults.clear();
    const [listed] = (await getReceipt(id)).refunds;
    const answer = await customer.request({ url: notePath(id, listed?.number ?? '') });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return { id, before, note: answer.json<RefundNote>() };
  }
  const notePath = (id: string, number: string) => `/api/checkout/1.0/order/${id}/refund-notes/${number}`;
  const asPdf = (id: string, number: string, whose = customer) => whose.request({ url: refundNotePdfPath(id, number) });

  test('states what was refunded, the tax by rate, recipient, payment method and receipt; the receipt stays as issued', async () => {
    const { id, before, note } = await refunded();
    const line = before.lines[1];
    expect(note).toMatchObject({
      order_id: id,
      receipt: { number: before.number, issued_at: before.issued_at },
      seller: before.seller,
      buyer: before.buyer,
      card: { brand: 'Visa', last4: '4242' },
      line: { domain_name: line?.domain_name, type: 'transfer', period: 1, part: 'all' },
      amount: line?.amount,
      taxes: line?.tax_rates,
      total: toMinor(line?.amount ?? 0, 'USD') / 100 + toMinor(line?.tax ?? 0, 'USD') / 100,
    });
    expect(note.number.localeCompare(before.number ?? '')).toBe(1);
    const after = await getReceipt(id);
    const kept = ['number', 'issued_at', 'seller', 'buyer', 'amount', 'taxes', 'total', 'captured'] as const;
    for (const field of kept) expect([field, after[field]]).toEqual([field, before[field]]);
  });

  test('is a one-page PDF, attached to the email about the refund', async () => {
    const { id, note } = await refunded();
    const pen = jest.spyOn(PdfText.prototype, 'line');
    const answer = await asPdf(id, note.number);
    const drawn = pen.mock.calls.map(([text]) => text).join('\n');
    pen.mockRestore();
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="refund-note-${note.number}.pdf"`,
    ]);
    expect(pageCount(answer.rawPayload)).toBe(1);
    for (const said of [`Refund note ${note.number}`, note.receipt?.number, 'Billed to', 'Refunded to', 'Visa 4242'])
      expect(drawn).toContain(said);
    const email = (await shop.emails()).find(({ subject }) => subject.endsWith('has been refunded'));
    const attached = await makeDocument(shop.deps, email?.document ?? '');
    expect(attached?.filename).toBe(`refund-note-${note.number}.pdf`);
    expect(email?.text).toContain(`/account/receipt?orderId=${id}&note=${note.number}`);
    expect(await makeDocument(shop.deps, 'refund-notes:999999')).toBeNull();

    // A refund of several lines has a note for each.
    const { note: other } = await refunded();
    const several = [note, other].map(({ number }) => Number(number.slice(2)));
    const both = await makeDocument(shop.deps, `refund-notes:${several.join(',')}`);
    expect(both?.filename).toBe(`refund-note-${note.number}-${other.number}.pdf`);
    expect(pageCount(both?.content ?? Buffer.alloc(0))).toBe(2);
  });

  test('[I9] exists only for its customer, and not under the number of a receipt', async () => {
    const { id, before, note } = await refunded();
    const stranger = await shop.asCustomer();
    for (const url of [notePath(id, note.number), refundNotePdfPath(id, note.number)]) {
      expect((await stranger.request({ url })).statusCode).toBe(404);
      expect((await shop.request({ url })).statusCode).toBe(401);
    }
    expect((await asPdf(id, before.number ?? '')).statusCode).toBe(404);
    expect((await asPdf(id, 'rubbish')).statusCode).toBe(404);
  });

  test('is listed with its order', async () => {
    const { id, note } = await refunded();
    const [row] = (await customer.request({ url: `/tables/orders?id=eq.${id}` })).json<OrderRow[]>();
    expect(row?.refund_notes).toEqual([note.number]);
  });
});

test('[OR-09c] there is no number before anything is charged', async () => {
  const id = await buy(1, CARDS.declined);
  expect(await getReceipt(id)).toMatchObject({
    number: null,
    issued_at: null,
    captured: 0,
    lines: [{ money: 'not_charged' }],
    total: 0,
  });
});

test('[RT-27] [I9] a receipt exists only for its customer', async () => {
  const id = await buy(1);
  const stranger = await shop.asCustomer();
  for (const url of [`/api/checkout/1.0/order/${id}/receipt`, receiptPdfPath(id)]) {
    expect((await stranger.request({ method: 'GET', url })).statusCode).toBe(404);
    expect((await shop.request({ method: 'GET', url })).statusCode).toBe(401);
    expect((await customer.request({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
  }
  expect((await getPdf('no-id')).statusCode).toBe(404);
});

test('[OR-09b] the PDF is one page with the same content, and a thousand lines continue on further pages', async () => {
  const id = await buy(4);
  const receipt = await getReceipt(id);
  const answer = await getPdf(id);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="receipt-${receipt.number}.pdf"`,
  ]);
  expect(pageCount(answer.rawPayload)).toBe(1);
  const text = getText(answer.rawPayload);
  if (text !== null) {
    for (const part of [
      receipt.number,
      'Mara Lindqvist',
      'Onymeter Demonstration Ltd.',
      ...receipt.lines.map(({ domain_name }) => domain_name),
      '$64.52',
      'VAT Norway 25%',
      id,
    ])
      expect(text).toContain(part);
    // Tax ids are only for the shop's own accounting.
    for (const { tax_id } of receipt.taxes) expect(text).not.toContain(tax_id);
  }
});

test('[OR-09a] the email about an order has the receipt as it is when it is sent', async () => {
  const id = await buy(1);
  const [message] = (await shop.emails()).filter(({ recipient }) => recipient === customer.email);
  expect(message?.document).toBe(`receipt:${id}`);
  const document = await makeDocument(shop.deps, message?.document ?? '');
  expect(document).toMatchObject({
    filename: expect.stringMatching(/^receipt-R-\d{6}\.pdf$/),
    contentType: 'application/pdf',
  });
  expect(document?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await makeDocument(shop.deps, 'receipt:c0ffee00-0000-4000-8000-000000000000')).toBeNull();
  expect(await makeDocument(shop.deps, 'something else')).toBeNull();

  const shown = await shop.request({ url: `/dev/mailbox/${message?.id}/document` });
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect((await shop.request({ url: '/dev/mailbox' })).body).toContain(`href="/dev/mailbox/${message?.id}/document"`);
  expect((await shop.request({ url: '/dev/mailbox/c0ffee00-0000-4000-8000-000000000000/document' })).statusCode).toBe(
    404,
  );
});

describe('[LG-05d] the PDF of a consumer', () => {
  const consent = { immediate_performance: true as const, text_version: PERFORMANCE_CONSENT.version };

  /** The text of a receipt in a language, without line breaks. */
  async function written(id: string, whose: TestCustomer, language: 'en' | 'de' | 'fr' | 'es' | 'ar' | 'ja') {
    await shop.deps.db
      .update(receipts)
      .set({ language })
      .where(eq(receipts.order_id, asId<OrderId>(id)));
    const pen = jest.spyOn(PdfText.prototype, 'line');
    expect((await getPdf(id, whose)).statusCode).toBe(200);
    const text = pen.mock.calls.map(([line]) => line).join(' ');
    pen.mockRestore();
    return text;
  }

  async function order(whose: TestCustomer, change: object): Promise<string> {
    const placed = await shop.placeOrder(whose, {
      ...(await shop.payloadFor(whose, [`${freshLabel()}.com`])),
      ...change,
    });
    expect(placed.statusCode).toBe(201);
    return (await shop.settle(whose, placed.json<{ order_id: string }>().order_id)).order_id;
  }

  test('confirms the consent, the end of the right and how to withdraw from the rest, in the language of the receipt', async () => {
    const consumer = await shop.asCustomer({ country: 'DE' });
    const id = await order(consumer, { consent });
    const english = await written(id, consumer, 'en');
    expect(english).toContain('before paying, you asked us to carry out your order at once');
    expect(english).toContain('For a registration, the right ends as soon as the domain is registered.');
    expect(english).toMatch(/you may withdraw until the end of [A-Z][a-z]+ \d+\w\w, \d{4}, without/);
    // A URL without spaces is broken at the end of the line.
    expect(english.replaceAll(' ', '')).toContain(`/site/purchase?order=${id}`);
    expect(english).toMatch(/Our terms and conditions: \S+\/tac/);
    for (const [language, words] of [
      ['de', 'bestätigt, dass Ihr Widerrufsrecht dann vorzeitig erlischt.'],
      ['fr', 'vous perdez plus tôt votre droit de rétractation.'],
      ['es', 'pierdes antes el derecho de desistimiento.'],
      ['ar', 'حق العدول قبل انقضاء مهلته'],
      ['ja', '撤回権が早期に消滅することに同意いただきました。'],
    ] as const)
      expect((await written(id, consumer, language)).replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
  });

  test('does not mention a right of withdrawal without consent', async () => {
    expect(await written(await buy(1), customer, 'en')).not.toMatch(/withdraw/);
  });
});

test('[PR-04a] quote, order and receipt show the same amount', async () => {
  const name = `${freshLabel()}.net`;
  const quoted = await shop.price(customer, { type: 'new', domain_name: name, period: 3 });
  const answer = await shop.placeOrder(customer, {
    original_amount: quoted.cost,
    original_tax: quoted.tax,
    payment_method_id: (await shop.storeCard(customer)).id,
    currency_code: 'USD',
    order_items: [{ ...newItem(name, quoted.quote), period: 3 }],
    idempotency_key: newKey(),
  });
  const order = await shop.settle(customer, answer.json<{ order_id: string }>().order_id);
  const receipt = await getReceipt(order.order_id);
  expect([order.amount, order.tax]).toEqual([quoted.cost, quoted.tax]);
  expect([receipt.amount, receipt.taxes.map(({ tax_amount }) => tax_amount), receipt.captured]).toEqual([
    quoted.cost,
    [quoted.tax],
    order.total,
  ]);
});

const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Extracts the text of a PDF with poppler, or returns null if that is not installed. */
function getText(pdf: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-receipt-'));
  try {
    writeFileSync(join(folder, 'receipt.pdf'), pdf);
    return execFileSync('pdftotext', ['-layout', join(folder, 'receipt.pdf'), '-'], { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
