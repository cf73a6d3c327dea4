import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { PASSWORD, emailTo, givePassword, newEmail, registerCustomer } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { openDesk, type TestDesk } from './support/staff';

let shop: TestApp;
let desk: TestDesk;
beforeAll(async () => {
  shop = await makeTestApp();
  desk = await openDesk(shop);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const token = () => randomUUID().replaceAll('-', '');
const address = (): string => `2001:db8:${Math.floor(Math.random() * 65_000).toString(16)}:${(made += 1)}::1`;
let made = 0;

/** So easy to guess that an attempt does not cost a hash. */
const GUESSABLE = 'passwordpassword';
const person = { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', password: GUESSABLE };

const ADDRESS = { address1: '12 Wharf Road', address2: '', city: 'Bergen', state: '', postal_code: '5003' };

const BILLING = {
  first_name: 'Mara',
  last_name: 'Lindqvist',
  country: 'NO',
  company: '',
  vat_number: '',
  address: ADDRESS,
};

type Answer = Promise<LightMyRequestResponse>;

const post = (url: string, payload: object | undefined, from: string): Answer =>
  shop.request({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } });

/** Sends attempts sequentially. @returns how many were allowed before the first 429 */
async function countAttempts(send: () => Answer, most: number): Promise<number> {
  for (let attempt = 0; attempt <= most; attempt += 1) if ((await send()).statusCode === 429) return attempt;
  return Number.POSITIVE_INFINITY;
}

describe('[SS-05b] attempts', () => {
  it.each<[string, number, () => object | undefined]>([
    ['/auth/register', 20, () => ({ ...person, email: newEmail() })],
    ['/auth/verify/resend', 20, () => ({ email: newEmail() })],
    ['/auth/recover', 20, () => ({ email: newEmail() })],
    ['/auth/verify', 60, () => ({ token: token(), password: PASSWORD })],
    ['/auth/validate', 60, () => ({ token: token() })],
    ['/auth/reset', 60, () => ({ token: token(), username: newEmail(), password: PASSWORD })],
    ['/auth/login/second_factor', 60, () => ({ ticket: token(), code: '123456' })],
    ['/auth/login/passkey/begin', 60, () => undefined],
    ['/auth/support_session', 60, () => ({ token: token() })],
    ['/auth/address_correction/answer', 60, () => ({ token: token(), answer: 'stop' })],
    ['/auth/factor_removal/answer', 60, () => ({ token: token(), answer: 'stop' })],
    ['/auth/login/lost_factors', 60, () => ({ ticket: token() })],
    ['/api/domain/1.0/registrant_verification/confirm', 60, () => ({ token: token() })],
  ])('of one address at %s end after %i, for any account', async (url, most, body) => {
    const from = address();
    expect(await countAttempts(() => post(url, body(), from), most)).toBe(most);
    expect((await post(url, body(), address())).statusCode).not.toBe(429);
  });

  it.each<[string, (email: string) => object]>([
    ['/auth/register', (email) => ({ ...person, email })],
    ['/auth/verify/resend', (email) => ({ email })],
    ['/auth/recover', (email) => ({ email })],
  ])(
    'for one account at %s end after 5, from any address, so that its owner is not flooded with emails',
    async (url, body) => {
      const email = newEmail();
      expect(await countAttempts(() => post(url, body(email), address()), 5)).toBe(5);
      expect((await post(url, body(newEmail()), address())).statusCode).not.toBe(429);
      shop.clock.advance(3_601);
      expect((await post(url, body(email), address())).statusCode).not.toBe(429);
    },
  );

  it('at the password of a registration end after 20, from any address', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const link = (await emailTo(shop, email)).token;
    const tries = () => post('/auth/verify', { token: link, password: 'not the right one 4' }, address());
    expect(await countAttempts(tries, 20)).toBe(20);
  });

  it.each([
    ['POST', '/auth/confirm_password', 10, { password: 'not the right one 4' }],
    ['POST', '/auth/totp/confirm', 20, { code: '123456' }],
    ['POST', '/auth/change_email', 5, { email: 'somebody-else@example.com' }],
    ['POST', '/auth/api_keys', 30, { name: 'Books', scopes: ['read'], days: 30 }],
    ['GET', '/api/account/1.0/export', 20, undefined],
    ['PUT', '/api/account/1.0/billing_details', 30, BILLING],
  ] as const)('of one customer at %s %s end after %i, from any address', async (method, url, most, payload) => {
    const from = async (customer: TestCustomer): Answer =>
      customer.request({ method, url, payload, headers: { 'x-forwarded-for': address() } });
    const mara = await shop.asCustomer();
    const lena = await shop.asCustomer();
    for (const customer of [mara, lena]) {
      await givePassword(shop, customer);
      const proof = { method: 'POST', url: '/auth/confirm_password', payload: { password: PASSWORD } } as const;
      if (url !== proof.url) expect((await customer.request(proof)).statusCode).toBe(204);
    }
    expect(await countAttempts(() => from(mara), most)).toBe(most);
    expect((await from(lena)).statusCode).not.toBe(429);
  });
});

describe('[SS-05b] attempts at the desk', () => {
  const at = (url: string, payload: object, from: string): Answer =>
    desk.request({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } });

  it('to sign in end after 30 per address', async () => {
    const from = address();
    const signIn = () => at('/desk/1.0/sign_in', { email: newEmail(), password: PASSWORD }, from);
    expect(await countAttempts(signIn, 30)).toBe(30);
  });

  it('at links of new accounts end after 30 per address', async () => {
    const from = address();
    expect(await countAttempts(() => at('/desk/1.0/set_up/begin', { token: token() }, from), 30)).toBe(30);
  });
});
