import {
  confirmPassword,
  login,
  logout,
  recover,
  register,
  resendVerification,
  resetPassword,
  sessionActive,
  validateToken,
  verifyEmail,
} from '@storefront/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import { customers, sessions, sign_in_methods } from '../../db/schema';
import type { Deps } from '../../deps';
import { badRequest, unprocessable } from '../../http/errors';
import { isFromOtherSite } from '../../http/request-guard';
import { customerRoute, route } from '../../http/route';
import { findSession } from '../../http/session';
import { audit } from '../audit/audit';
import { handleAccountRequests, recoveryQueue, registrationQueue, resendQueue } from './account-requests';
import { CLIENT_ADDRESS_HEADER, createAccounts, sessionCookie } from './accounts-library';
import { addressSubject, createAttemptLimits } from './attempt-limits';
import { cleanAccounts } from './clean-accounts';
import { passwordChangedLetter, RECOVERY_QUEUE } from './letters';
import { findTokenOwner, useToken } from './mail-tokens';
import { hashPassword, verifyPassword } from './passwords';

const HOUR = 3_600;
const QUARTER = 900;
const KNOWN_SECONDS = 90 * 24 * HOUR;

const linkIsDead = () =>
  unprocessable('This link does not work any more. It may have been used already, or be too old. Ask for a new one.', { code: 'token_invalid' });

/** What the accounts library needs to know of a request, and nothing else of it. */
const headersFor = (request: FastifyRequest) => {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip });
  for (const name of ['user-agent', 'cookie'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
};


/** Accounts and sessions, by the status codes of the contract (SS-01 to SS-05). */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db, clock, jobs, mail } = deps;
  const accounts = createAccounts(deps);
  const limits = createAttemptLimits(deps);
  handleAccountRequests(deps);
  cleanAccounts(deps, limits);

  const { name: cookieName } = sessionCookie(config);
  /** The session's cookie only; the library also clears cookies that it never sets here. */
  const copyCookie = (from: Response, reply: FastifyReply) =>
    void reply.header('set-cookie', from.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`)));

  const openSession = async (customerId: string, request: FastifyRequest, reply: FastifyReply) =>
    copyCookie(await accounts.api.openSession({ body: { userId: customerId }, headers: headersFor(request), asResponse: true }), reply);

  const addressLimit = (name: string, request: FastifyRequest, max: number) => ({ name, subject: addressSubject(request.ip), max, seconds: HOUR });

  route(app, sessionActive, async ({ request }) => ({ is_authenticated: (await findSession(request)) !== undefined }));

  route(app, register, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([addressLimit('register-address', request, 20), { name: 'register-account', subject: email, max: 5, seconds: HOUR }]);
    await jobs.enqueue(registrationQueue, {
      email,
      first_name: input.first_name,
      last_name: input.last_name,
      country: input.country,
      password_hash: await hashPassword(input.password),
      request_id: request.id,
    });
    return { message: 'Check your mail: we sent a link that confirms your address.' };
  });

  route(app, login, async ({ input, request, reply }) => {
    const email = input.email.toLowerCase();
    const pair = `${email} ${addressSubject(request.ip)}`;
    await limits.count([
      { name: 'login-pair', subject: pair, max: 10, seconds: QUARTER },
      { name: 'login-address', subject: addressSubject(request.ip), max: 60, seconds: QUARTER },
    ]);
    // Guesses at one account from many addresses are slowed down, but never for an address its owner signed in from: a
    // stranger cannot lock anybody out.
    if (!(await limits.has('login-known', pair))) await limits.count([{ name: 'login-account', subject: email, max: 100, seconds: HOUR }]);

    const answer = await accounts.api.signInEmail({ body: { email, password: input.password }, headers: headersFor(request), asResponse: true });
    if (answer.status === 403) {
      throw unprocessable('Confirm your e-mail address first: open the link that we sent you, or have it sent again.', { code: 'email_not_verified' });
    }
    if (!answer.ok) {
      if (answer.status >= 500) throw new Error(`The accounts library answered ${answer.status} to a sign-in`);
      throw unprocessable('The e-mail address or the password is not right.', { code: 'wrong_credentials' });
    }
    await limits.count([{ name: 'login-known', subject: pair, max: Number.POSITIVE_INFINITY, seconds: KNOWN_SECONDS }]);
    copyCookie(answer, reply);
    return { is_authenticated: true };
  });

  customerRoute(app, confirmPassword, async ({ input, user, request }) => {
    await limits.count([{ name: 'confirm-password', subject: user.id, max: 10, seconds: QUARTER }]);
    const [method] = await db
      .select({ hash: sign_in_methods.password_hash })
      .from(sign_in_methods)
      .where(and(eq(sign_in_methods.customer_id, user.id), eq(sign_in_methods.provider_id, 'credential')));
    if (!method?.hash || !(await verifyPassword({ hash: method.hash, password: input.password }))) {
      throw unprocessable('The password is not right.', { code: 'wrong_password' });
    }
    const session = await findSession(request);
    const at = clock.now();
    await inTransaction(db, async (tx) => {
      await tx.update(sessions).set({ password_confirmed_at: at }).where(eq(sessions.id, session?.id ?? ''));
      await audit(tx, { at, actor: `customer:${user.id}`, action: 'customer.password_confirmed', subject: `customer:${user.id}`, requestId: request.id });
    });
  });

  route(app, verifyEmail, async ({ input, request, reply }) => {
    await limits.count([addressLimit('verify-address', request, 60)]);
    const now = clock.now();
    const customerId = await inTransaction(db, async (tx) => {
      const id = await useToken(tx, 'verify_email', input.token, now);
      if (!id) return undefined;
      await tx.update(customers).set({ email_verified: true, updated_at: now }).where(eq(customers.id, id));
      await audit(tx, { at: now, actor: `customer:${id}`, action: 'customer.email_verified', subject: `customer:${id}`, requestId: request.id });
      return id;
    });
    if (!customerId) throw linkIsDead();
    await openSession(customerId, request, reply);
    return { is_authenticated: true };
  });

  route(app, resendVerification, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([addressLimit('resend-address', request, 20), { name: 'resend-account', subject: email, max: 5, seconds: HOUR }]);
    await jobs.enqueue(resendQueue, { email });
    return { message: 'If an account waits for this address to be confirmed, the mail is on its way again.' };
  });

  route(app, recover, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([addressLimit('recover-address', request, 20), { name: 'recover-account', subject: email, max: 5, seconds: HOUR }]);
    await jobs.enqueue(recoveryQueue, { email, request_id: request.id });
    return { message: 'If there is an account with this address, a link to set a new password is on its way.' };
  });

  route(app, validateToken, async ({ input, request }) => {
    await limits.count([addressLimit('validate-address', request, 60)]);
    if (input.queue !== undefined && input.queue !== RECOVERY_QUEUE) throw linkIsDead();
    const owner = await findTokenOwner(db, 'reset_password', input.token, clock.now());
    if (!owner) throw linkIsDead();
    return { username: owner.email };
  });

  route(app, resetPassword, async ({ input, request }) => {
    await limits.count([addressLimit('reset-address', request, 60)]);
    const now = clock.now();
    const owner = await findTokenOwner(db, 'reset_password', input.token, now);
    if (owner?.email !== input.username.toLowerCase()) throw linkIsDead();
    const password_hash = await hashPassword(input.password);
    const isSet = await inTransaction(db, async (tx) => {
      const id = await useToken(tx, 'reset_password', input.token, now);
      if (!id) return false;
      // Whoever reads mail to the address has proved it.
      const [customer] = await tx.update(customers).set({ email_verified: true, updated_at: now }).where(eq(customers.id, id)).returning();
      if (!customer) return false;
      await tx
        .update(sign_in_methods)
        .set({ password_hash, updated_at: now })
        .where(and(eq(sign_in_methods.customer_id, id), eq(sign_in_methods.provider_id, 'credential')));
      await tx.delete(sessions).where(eq(sessions.customer_id, id));
      await audit(tx, { at: now, actor: `customer:${id}`, action: 'customer.password_reset', subject: `customer:${id}`, requestId: request.id });
      await mail.send(passwordChangedLetter(config, customer), tx);
      return true;
    });
    if (!isSet) throw linkIsDead();
  });

  const endSession = async (request: FastifyRequest, reply: FastifyReply) =>
    copyCookie(await accounts.api.signOut({ headers: headersFor(request), asResponse: true }), reply);

  route(app, logout, async ({ request, reply }) => {
    // A GET that changes something: a page of another site could make a browser ask for it (fault A3).
    const site = request.headers['sec-fetch-site'];
    const cameFrom = request.headers.origin ?? (request.headers.referer === undefined ? undefined : originOf(request.headers.referer));
    const isOurs = site === undefined ? cameFrom !== undefined && !isFromOtherSite({ headers: { origin: cameFrom } }, config) : site === 'same-origin';
    if (!isOurs) throw badRequest('This request came from another site and was not carried out.', { code: 'cross_site' });
    await endSession(request, reply);
  });

  route(app, { ...logout, id: 'logoutByPost', method: 'POST', summary: 'Ends the session.' }, ({ request, reply }) => endSession(request, reply));
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null';
}
