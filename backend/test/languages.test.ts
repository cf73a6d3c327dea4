import type { AccountExport } from '@storefront/shared/contract';
import { receiptPdfPath } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { customers, orders, receipts } from '../src/db/schema';
import { PdfText } from '../src/modules/receipts/pdf-text';
import { makeDocument } from '../src/modules/receipts/receipt-attachment';
import { emailTo, givePassword, newEmail, PASSWORD, proving } from './support/account';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

jest.mock('../src/core/translations', () => jest.requireActual('./support/pseudo-translations'));

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

/** The same customer with a browser in another language. */
const reading = (whose: TestCustomer, language: string): TestCustomer => ({
  ...whose,
  request: (options) => whose.request({ ...options, headers: { 'accept-language': language, ...options.headers } }),
});

const findLanguage = async (email: string) => {
  const [row] = await shop.deps.db.select().from(customers).where(eq(customers.email, email));
  return row?.language;
};

async function register(email: string, language: string | undefined) {
  await shop.request({
    method: 'POST',
    url: '/auth/register',
    payload: { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', email, password: PASSWORD },
    headers: language === undefined ? {} : { 'accept-language': language },
  });
  await shop.deps.jobs.drain();
  return (await emailTo(shop, email)).message;
}

const buy = async (whose: TestCustomer): Promise<string> =>
  (await shop.settle(whose, await shop.place(whose, { bought: [`${freshLabel()}.com`] }))).order_id;

/** The text of a receipt, as it is drawn. */
async function drawnBy(draw: () => Promise<unknown>): Promise<string> {
  const pen = jest.spyOn(PdfText.prototype, 'line');
  await draw();
  const text = pen.mock.calls.map(([line]) => line).join('\n');
  pen.mockRestore();
  return text;
}

describe('the language of a customer', () => {
  test.each([
    ['a language with a catalogue', 'en-XA, en;q=0.5', 'en-XA', /^\[Çöñƒîŕm/u],
    ['a language without one', 'ja, nl', null, /^Confirm your email address/],
    ['none', undefined, null, /^Confirm your email address/],
  ])('is that of the browser that registered: %s', async (_what, header, kept, subject) => {
    const email = newEmail();
    const message = await register(email, header);
    expect(message?.subject).toMatch(subject);
    expect(message?.html).toMatch(
      kept ? /^<!doctype html><html lang="en-XA" dir="ltr">/ : /^<!doctype html><html lang="en" dir="ltr">/,
    );
    expect(await findLanguage(email)).toBe(kept);
  });

  test('[RT-39b] is that of the last sign-in, and is used for emails that no request triggers', async () => {
    await givePassword(shop, customer);
    const signIn = (language: string) =>
      shop.request({
        method: 'POST',
        url: '/auth/login',
        payload: { email: customer.email, password: PASSWORD },
        headers: { 'accept-language': language },
      });
    expect((await signIn('en-XA')).statusCode).toBe(200);
    expect(await findLanguage(customer.email)).toBe('en-XA');
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email: customer.email } });
    await shop.deps.jobs.drain();
    expect((await emailTo(shop, customer.email)).message?.html).toContain('lang="en-XA"');
    await signIn('en');
    expect(await findLanguage(customer.email)).toBeNull();
  });

  test('[LG-07a] is in the copy of their data', async () => {
    await shop.deps.db.update(customers).set({ language: 'en-XA' }).where(eq(customers.id, customer.id));
    const copy = await proving(shop, customer, { url: '/api/account/1.0/export' });
    expect(copy.json<AccountExport>().profile.language).toBe('en-XA');
  });
});

describe('the language of an order', () => {
  test('[RT-39b] [RT-39c] is that in which it was placed: its emails and its receipt use it, and the receipt keeps it', async () => {
    const order = await buy(reading(customer, 'en-XA'));
    const [placed] = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.id, asId(order)));
    expect(placed?.language).toBe('en-XA');
    expect((await emailTo(shop, customer.email)).message).toMatchObject({
      html: expect.stringContaining('lang="en-XA"'),
      text: expect.stringContaining('Çĥåŕĝéð ţö ýöûŕ çåŕð'),
    });
    const [issued] = await shop.deps.db
      .select()
      .from(receipts)
      .where(eq(receipts.order_id, asId(order)));
    expect(issued?.language).toBe('en-XA');
    // Whatever language the customer uses later.
    await shop.deps.db
      .update(orders)
      .set({ language: null })
      .where(eq(orders.id, asId(order)));
    const ofPage = await drawnBy(() => customer.request({ url: receiptPdfPath(order) }));
    const ofEmail = await drawnBy(() => makeDocument(shop.deps, `receipt:${order}`));
    expect([ofPage, ofEmail].map((text) => text.includes('[Ŕéçéîp'))).toEqual([true, true]);
    expect(ofPage).not.toContain('Receipt');
  });

  test('is English if no other is requested, and an order from before languages has none', async () => {
    const order = await buy(customer);
    const [issued] = await shop.deps.db
      .select()
      .from(receipts)
      .where(eq(receipts.order_id, asId(order)));
    expect(issued?.language).toBeNull();
    expect(await drawnBy(() => customer.request({ url: receiptPdfPath(order) }))).toContain('Receipt');
  });
});
