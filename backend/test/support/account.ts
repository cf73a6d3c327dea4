import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessions, sign_in_methods } from '../../src/db/schema';
import { hashPassword } from '../../src/modules/sessions/passwords';
import type { TestApp, TestCustomer } from './app';
import { getCookie } from './cookies';

export const PASSWORD = 'tannery lane wharf 7';

export const newEmail = () => `mara-${randomUUID().slice(0, 8)}@example.com`;

/** Registers an account and waits for the job and its email. */
export async function registerCustomer(
  shop: TestApp,
  email: string,
  password = PASSWORD,
  person: Record<string, string> = {},
) {
  const answer = await shop.request({
    method: 'POST',
    url: '/auth/register',
    payload: { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO', email, password, ...person },
  });
  await shop.deps.jobs.drain();
  return answer;
}

/** The newest email to an address, and the token in its link. */
export async function emailTo(shop: TestApp, email: string) {
  const message = (await shop.emails()).find(({ recipient }) => recipient === email);
  const token = message && /[?&]token=([\w-]+)/.exec(message.text)?.[1];
  return { message, token: token ?? '' };
}

/** Creates an account with a confirmed address. @returns the session's cookie */
export async function verifiedCustomer(shop: TestApp, email: string, password = PASSWORD): Promise<string> {
  await registerCustomer(shop, email, password);
  shop.clock.advance(1);
  const { token } = await emailTo(shop, email);
  return getCookie(await shop.request({ method: 'POST', url: '/auth/verify', payload: { token, password } }));
}

/** Sets the tests' password for a customer that was written directly into the database. */
export async function givePassword(shop: TestApp, customer: TestCustomer): Promise<void> {
  const now = shop.clock.now();
  await shop.deps.db
    .insert(sign_in_methods)
    .values({
      customer_id: customer.id,
      account_id: customer.id,
      provider_id: 'credential',
      password_hash: await hashPassword(PASSWORD),
      created_at: now,
      updated_at: now,
    });
}

/** Reauthenticates with the password, as the page does before a change that could lose a domain. */
export const confirm = (customer: TestCustomer, password = PASSWORD) =>
  customer.request({ method: 'POST', url: '/auth/confirm_password', payload: { password } });

/**
 * Sends a request after a reauthentication, as a page does if the last one was too long ago. The customers of most tests have no password,
 * so their sessions are marked in the database.
 */
export async function proving(
  shop: Pick<TestApp, 'deps' | 'clock'>,
  customer: TestCustomer,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  const answer = await customer.request(request);
  if (answer.statusCode !== 409 || answer.json<{ code?: string }>().code !== 'password_needed') return answer;
  await shop.deps.db
    .update(sessions)
    .set({ password_confirmed_at: shop.clock.now() })
    .where(eq(sessions.customer_id, customer.id));
  return customer.request(request);
}

export const login = (shop: TestApp, email: string, password = PASSWORD) =>
  shop.request({ method: 'POST', url: '/auth/login', payload: { email, password } });

export const isSignedIn = async (shop: TestApp, cookie: string): Promise<boolean> =>
  (await shop.request({ url: '/auth/session_active', headers: { cookie } })).json<{ is_authenticated: boolean }>()
    .is_authenticated;
