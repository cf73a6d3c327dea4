import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { FaultScripts } from '../src/core/fault-scripts';
import { buildPaymentSandbox } from '../src/payment-sandbox/app';
import { PaymentStore, type PaymentRecord } from '../src/payment-sandbox/payment-store';
import { WebhookSender } from '../src/payment-sandbox/webhook-sender';
import { passesLuhn, testCards } from '../src/payment-sandbox/test-cards';
import { FakeClock } from './support/fake-clock';

const SHOP = 'http://localhost:3000';
const KEY = 'key-of-the-test';
const clock = new FakeClock(new Date('2026-11-21T12:00:00Z'));

let folder: string;
let store: PaymentStore;
let app: FastifyInstance;

async function open(): Promise<void> {
  store = await PaymentStore.open(join(folder, 'journal.jsonl'));
  const faults = new FaultScripts();
  const webhooks = new WebhookSender({ url: 'http://localhost:9', secret: 'secret', clock, faults });
  app = buildPaymentSandbox({
    store,
    faults,
    webhooks,
    clock,
    keys: [KEY],
    shopOrigins: [SHOP],
    publicOrigin: 'http://localhost:4010',
    devSurface: true,
  });
}

async function close(): Promise<void> {
  await app.close();
  await store.close();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-pay-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const shopCall = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${KEY}`, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });

interface Intent {
  id: string;
  secret: string;
  frame_url: string;
}
const newIntent = async (): Promise<Intent> => (await shopCall('POST', '/v1/setup_intents', { customer: 'c1' })).json();
const card = { number: '4242424242424242', exp_month: 11, exp_year: 2026, cvc: '123' };
const confirm = (intent: Intent, change: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/v1/setup_intents/${intent.id}/confirm`,
    payload: { secret: intent.secret, ...card, ...change },
  });

async function storedCard(number = card.number): Promise<string> {
  const intent = await newIntent();
  await confirm(intent, { number });
  return (await shopCall('GET', `/v1/setup_intents/${intent.id}`)).json<{ card: { id: string } }>().card.id;
}

const asked = (cardId: string, change: object = {}) => ({
  order: 'o1',
  card: cardId,
  amount: 1_290,
  currency: 'USD',
  return_url: `${SHOP}/site/purchase?order=o1`,
  ...change,
});

describe('[OR-08c] the card frame', () => {
  test('can be framed by the shop only, loads nothing, and posts only to itself', async () => {
    const intent = await newIntent();
    const page = await app.inject({
      url: `${new URL(intent.frame_url).pathname}${new URL(intent.frame_url).search}&theme=dark&locale=de-AT`,
    });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w+/=]+'; base-uri 'none'; script-src 'nonce-[\w+/=]+'; connect-src 'self'; form-action 'none'; frame-ancestors http:\/\/localhost:3000$/,
    );
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(page.body).toContain('<html lang="de" dir="ltr" data-theme="dark">');
    expect(page.body).not.toMatch(/src=|href=|@import/);
    for (const [label, autocomplete] of [
      ['Kartennummer', 'cc-number'],
      ['Ablaufdatum', 'cc-exp'],
      ['Prüfnummer', 'cc-csc'],
    ]) {
      expect(page.body).toContain(`>${label}</label>`);
      expect(page.body).toContain(`autocomplete="${autocomplete}"`);
    }
  });

  test.each([
    ['de', 'ltr', 'Kartennummer', 'Geben Sie die Kartennummer ein', 'Das Ablaufdatum ist vorbei'],
    ['fr', 'ltr', 'Numéro de carte', 'Saisissez le numéro de carte', 'La date d’expiration est passée'],
    ['es', 'ltr', 'Número de tarjeta', 'Introduce el número de tarjeta', 'La fecha de caducidad ya ha pasado'],
    ['ja', 'ltr', 'カード番号', 'カード番号を入力してください', '有効期限が過ぎています'],
    ['ar', 'rtl', 'رقم البطاقة', 'أدخل رقم البطاقة', 'انقضى تاريخ انتهاء الصلاحية'],
  ])('[RT-39a] is in the language of the surrounding checkout, including its errors: %s', async (...expected) => {
    const [language, direction, label, nothingEntered, passed] = expected;
    const intent = await newIntent();
    const { body } = await app.inject({ url: `/frame/${intent.id}?secret=${intent.secret}&locale=${language}` });
    expect(body).toContain(`<html lang="${language}" dir="${direction}"`);
    expect(body).toContain(`>${label}</label>`);
    expect(body).toContain(`enterNumber&quot;:&quot;${nothingEntered}&quot;`);
    // Card digits are written from left to right in every language.
    expect(body.match(/<(?:input|code)\b[^>]*/g)?.filter((tag) => !tag.includes('dir="ltr"'))).toEqual([]);
    const english = (await app.inject({ url: `/frame/${intent.id}?secret=${intent.secret}&locale=en` })).body;
    const said = (page: string): readonly string[] =>
      page
        .slice(page.indexOf('<form'), page.indexOf('</form>'))
        .replace(/<[^>]*>/g, '|')
        .match(/\p{L}+(?: \p{L}+)+/gu) ?? [];
    expect(said(english)).toContain('This is a test shop');
    expect(said(body).filter((words) => said(english).includes(words))).toEqual([]);
    const action = /data-confirm="([^"]+)"/.exec(body)?.[1] ?? '';
    const answer = await app.inject({
      method: 'POST',
      url: action.replaceAll('&amp;', '&'),
      payload: { secret: intent.secret, number: '4242424242424242', exp_month: 10, exp_year: 2026, cvc: '123' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([422, { field: 'expiry', message: passed }]);
  });

  test('does not exist without its secret, and its URL cannot inject markup', async () => {
    const intent = await newIntent();
    expect((await app.inject({ url: `/frame/${intent.id}?secret=guessed` })).statusCode).toBe(404);
    const page = await app.inject({
      url: `/frame/${intent.id}?secret=${intent.secret}&theme="><script>&locale=<script>`,
    });
    expect(page.body).toContain('<html lang="en" dir="ltr" data-theme="auto">');
  });

  test('stores a test card as brand and last four digits, once', async () => {
    const intent = await newIntent();
    expect([(await confirm(intent)).json(), (await confirm(intent, { number: '5555555555554444' })).json()]).toEqual([
      { id: intent.id },
      { id: intent.id },
    ]);
    const state = (await shopCall('GET', `/v1/setup_intents/${intent.id}`)).json<{ card: Record<string, unknown> }>();
    expect(state.card).toEqual({
      id: expect.any(String) as string,
      brand: 'Visa',
      last4: '4242',
      exp_month: 11,
      exp_year: 2026,
      verified: true,
    });
  });

  test.each([
    ['a mistyped number', { number: '4242424242424241' }, 'number'],
    ['a real card', { number: '4111111111111111' }, 'number'],
    ['an expired card', { exp_month: 10 }, 'expiry'],
    ['an invalid month', { exp_month: 13 }, 'expiry'],
    ['a code that is too short', { cvc: '12' }, 'cvc'],
    ['a code of the wrong length for the brand', { number: '378282246310005' }, 'cvc'],
  ])('%s is refused at its field', async (_what, change, field) => {
    const intent = await newIntent();
    const answer = await confirm(intent, change);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
    expect((await shopCall('GET', `/v1/setup_intents/${intent.id}`)).json()).toMatchObject({ card: null });
  });

  test('every test number passes the Luhn check', () => {
    for (const { number } of testCards) expect(passesLuhn(number)).toBe(true);
  });
});

describe('[OR-10a] payments', () => {
  test('only the shop can capture and refund', async () => {
    for (const [method, url] of [
      ['POST', '/v1/payments'],
      ['GET', '/v1/payments?key=k'],
      ['POST', '/v1/payments/x/capture'],
      ['POST', '/v1/setup_intents'],
    ] as const) {
      expect((await app.inject({ method, url, payload: method === 'POST' ? {} : undefined })).statusCode).toBe(401);
    }
  });

  test('[OR-05a] one key is one payment; another payment under it is refused', async () => {
    const cardId = await storedCard();
    const first = await shopCall('POST', '/v1/payments', asked(cardId), 'k1');
    expect((await shopCall('POST', '/v1/payments', asked(cardId), 'k1')).json()).toEqual(first.json());
    expect((await shopCall('POST', '/v1/payments', asked(cardId, { amount: 1 }), 'k1')).statusCode).toBe(409);
    expect(store.payments()).toHaveLength(1);
  });

  test('a part is captured once and the rest released; nothing more can be captured', async () => {
    const { id } = (await shopCall('POST', '/v1/payments', asked(await storedCard()), 'k1')).json<{ id: string }>();
    expect((await shopCall('POST', `/v1/payments/${id}/capture`, { amount: 2_000 }, 'c0')).statusCode).toBe(400);
    const captured = await shopCall('POST', `/v1/payments/${id}/capture`, { amount: 1_000 }, 'c1');
    expect(captured.json()).toMatchObject({ status: 'captured', captured: 1_000 });
    expect((await shopCall('POST', `/v1/payments/${id}/capture`, { amount: 1_000 }, 'c1')).json()).toEqual(
      captured.json(),
    );
    expect((await shopCall('POST', `/v1/payments/${id}/capture`, { amount: 290 }, 'c2')).statusCode).toBe(409);
    expect((await shopCall('POST', `/v1/payments/${id}/cancel`, {}, 'x1')).statusCode).toBe(409);
    expect((await shopCall('POST', `/v1/payments/${id}/refund`, { amount: 400 }, 'r1')).json()).toMatchObject({
      refunded: 400,
    });
    expect((await shopCall('POST', `/v1/payments/${id}/refund`, { amount: 400 }, 'r1')).json()).toMatchObject({
      refunded: 400,
    });
    expect((await shopCall('POST', `/v1/payments/${id}/refund`, { amount: 601 }, 'r2')).statusCode).toBe(400);
  });

  test('the bank’s page redirects to the shop only', async () => {
    const answer = await shopCall(
      'POST',
      '/v1/payments',
      asked(await storedCard(), { return_url: 'https://evil.example/' }),
      'k1',
    );
    expect(answer.statusCode).toBe(400);
  });

  test('the bank’s page shows amount and card, and cannot be framed', async () => {
    const payment = (await shopCall('POST', '/v1/payments', asked(await storedCard('4000002500003155')), 'k1')).json<{
      challenge_url: string;
      status: string;
    }>();
    expect(payment.status).toBe('requires_action');
    const url = new URL(payment.challenge_url);
    const page = await app.inject({ url: url.pathname + url.search });
    expect(page.body).toContain('$12.90');
    expect(page.body).toContain('Visa 3155');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await app.inject({ url: `${url.pathname}?secret=guessed` })).statusCode).toBe(404);
  });
});

describe('[OR-10a] the journal', () => {
  test('has everything that was returned after a restart, without an incomplete last line', async () => {
    const cardId = await storedCard();
    await shopCall('POST', '/v1/payments', asked(cardId), 'k1');
    const before: readonly PaymentRecord[] = store.payments();
    await close();
    appendFileSync(join(folder, 'journal.jsonl'), '{"kind":"payment","id":"pay_x","va');
    await open();
    expect(store.payments()).toEqual(before);
    expect(store.card(cardId)).toMatchObject({ last4: '4242' });
    await shopCall('POST', '/v1/payments', asked(cardId), 'k2');
    await close();
    await open();
    expect(store.payments()).toHaveLength(2);
  });

  test('[OR-08c] no card number is stored', async () => {
    await storedCard();
    await close();
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).not.toContain('4242424242424242');
    await open();
  });
});
