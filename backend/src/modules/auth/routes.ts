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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../db/transaction';
import { customers, sessions, sign_in_methods } from '../../db/schema';
import type { Deps } from '../../deps';
import { badRequest, unprocessable } from '../../http/errors';
import { isFromOtherSite } from '../../http/request-guard';
import { customerRoute, route } from '../../http/route';
import { findSession } from '../../http/session';
import { audit } from '../audit';
import {
  endPendingChange,
  followEmailLink,
  askSecondFactor,
  recordReauth,
  factorsOf,
  hasFactor,
  takeCode,
  securityRoutes,
  refuseGuessable,
  findTokenOwner,
  useToken,
} from '../security';
import { registerAccountRequestJobs, recoveryQueue, registrationQueue, resendQueue } from './account-requests';
import { addressSubject, createAttemptLimits } from '../../http/attempt-limits';
import { registerAccountCleanupJob } from './clean-accounts';
import { passwordChangedEmail, RECOVERY_QUEUE } from './emails';
import { hashToken, hashPassword, verifyPassword, createSignIn, headersFor } from '../sessions';
import { findRegistration, forgetRegistrations, openAccount } from './registrations';

const HOUR = 3_600;
const QUARTER = 900;
const KNOWN_SECONDS = 90 * 24 * HOUR;

/** What the accounts library says of a sign-in that went well. */
const signedIn = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

const linkIsDead = () =>
  unprocessable('This link no longer works. It may have been used already, or have expired. Request a new one.', {
    code: 'token_invalid',
    params: { what: 'account' },
  });

/** Accounts and sessions, by the status codes of the contract (SS-01 to SS-05). */
export async function authRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db, clock, jobs, mail } = deps;
  const signIn = createSignIn(deps);
  const limits = createAttemptLimits(deps);
  registerAccountRequestJobs(deps);
  registerAccountCleanupJob(deps, limits);
  securityRoutes(app, deps, { signIn, limits });

  const addressLimit = (name: string, request: FastifyRequest, max: number) => ({
    name,
    subject: addressSubject(request.ip),
    max,
    seconds: HOUR,
  });

  route(app, sessionActive, async ({ request }) => ({ is_authenticated: (await findSession(request)) !== undefined }));

  route(app, register, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([
      addressLimit('register-address', request, 20),
      { name: 'register-account', subject: email, max: 5, seconds: HOUR },
    ]);
    refuseGuessable(input.password, { email, names: [input.first_name, input.last_name], shopName: config.shopName });
    await jobs.enqueue(registrationQueue, {
      email,
      first_name: input.first_name,
      last_name: input.last_name,
      country: input.country,
      password_hash: await hashPassword(input.password),
      request_id: request.id,
    });
    return { message: 'Check your email: we sent you a link to confirm your address.' };
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
    if (!(await limits.has('login-known', pair)))
      await limits.count([{ name: 'login-account', subject: email, max: 100, seconds: HOUR }]);

    const answer = await signIn.accounts.api.signInEmail({
      body: { email, password: input.password },
      headers: headersFor(request),
      asResponse: true,
    });
    if (!answer.ok) {
      if (answer.status >= 500) throw new Error(`The accounts library answered ${answer.status} to a sign-in`);
      // Also where an account waits for its link, and the password is the one that it was asked for with: anybody may have asked for it, and
      // would learn from another answer that the address has no account.
      throw unprocessable(
        'Wrong email address or password. If you have just signed up, open the link in our email first.',
        { code: 'wrong_credentials' },
      );
    }
    await limits.count([{ name: 'login-known', subject: pair, max: Number.POSITIVE_INFINITY, seconds: KNOWN_SECONDS }]);
    const { token, user } = signedIn.parse(await answer.json());
    const factors = await factorsOf(db, user.id);
    if (hasFactor(factors)) {
      // The library has opened a session already; nobody was given its cookie.
      await db.delete(sessions).where(eq(sessions.token, hashToken(token)));
      return { is_authenticated: false, second_factor: await askSecondFactor(deps, user.id, factors) };
    }
    signIn.copyCookie(answer, reply);
    await signIn.endBrought(request);
    await signIn.note(user.id, 'password', request.id);
    return { is_authenticated: true };
  });

  customerRoute(app, confirmPassword, async ({ input, user, request, reply }) => {
    await limits.count([{ name: 'confirm-password', subject: user.id, max: 10, seconds: QUARTER }]);
    const [method] = await db
      .select({ hash: sign_in_methods.password_hash })
      .from(sign_in_methods)
      .where(and(eq(sign_in_methods.customer_id, user.id), eq(sign_in_methods.provider_id, 'credential')));
    if (!method?.hash || !(await verifyPassword({ hash: method.hash, password: input.password }))) {
      throw unprocessable('Wrong password.', { code: 'wrong_password', params: { what: 'account' } });
    }
    if (hasFactor(await factorsOf(db, user.id))) {
      if (!input.code)
        throw unprocessable('Enter a code from your authenticator app, or a recovery code.', { code: 'code_needed' });
      await takeCode(deps, user.id, input.code, request.id);
    }
    await recordReauth(deps, { request, reply }, 'customer.password_confirmed');
  });

  route(app, verifyEmail, async ({ input, request, reply }) => {
    await limits.count([addressLimit('verify-address', request, 60)]);
    const now = clock.now();
    const owner = await findTokenOwner(db, 'verify_email', input.token, now);
    if (owner) {
      // The link proves the address, not who asked for the account: anybody can ask with any address and a password of their own.
      if (input.password === undefined)
        throw unprocessable('Enter the password that you chose for your account.', {
          code: 'password_needed',
          params: { what: 'registration' },
        });
      await limits.count([{ name: 'verify-account', subject: owner.id, max: 20, seconds: QUARTER }]);
      const registration = await findRegistration(db, owner.id, input.password);
      if (!registration)
        throw unprocessable(
          'This is not the password that you chose for your account. If you forgot it, set a new one.',
          { code: 'wrong_password', params: { what: 'registration' } },
        );
      const isOpen = await inTransaction(db, async (tx) => {
        if (!(await useToken(tx, 'verify_email', input.token, now)) || !(await openAccount(tx, registration, now)))
          return false;
        const actor = `customer:${owner.id}`;
        await audit(tx, { at: now, actor, action: 'customer.email_verified', subject: actor, requestId: request.id });
        return true;
      });
      if (!isOpen) throw linkIsDead();
      await signIn.open(owner.id, request, reply);
      return { is_authenticated: true, outcome: 'verified' as const };
    }
    const outcome = await followEmailLink(deps, input.token, request.id);
    if (!outcome) throw linkIsDead();
    return { is_authenticated: outcome === 'email_changed' && (await findSession(request)) !== undefined, outcome };
  });

  route(app, resendVerification, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([
      addressLimit('resend-address', request, 20),
      { name: 'resend-account', subject: email, max: 5, seconds: HOUR },
    ]);
    await jobs.enqueue(resendQueue, { email });
    return { message: 'If an account with this address is waiting for confirmation, we have sent the email again.' };
  });

  route(app, recover, async ({ input, request }) => {
    const email = input.email.toLowerCase();
    await limits.count([
      addressLimit('recover-address', request, 20),
      { name: 'recover-account', subject: email, max: 5, seconds: HOUR },
    ]);
    await jobs.enqueue(recoveryQueue, { email, request_id: request.id });
    return { message: 'If there is an account with this address, we have sent a link to reset its password.' };
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
    refuseGuessable(input.password, { email: owner.email, names: owner.names, shopName: config.shopName });
    const password_hash = await hashPassword(input.password);
    const isSet = await inTransaction(db, async (tx) => {
      const id = (await useToken(tx, 'reset_password', input.token, now))?.customerId;
      if (!id) return false;
      // Whoever reads email to the address has proved it.
      const [customer] = await tx
        .update(customers)
        .set({ email_verified: true, updated_at: now })
        .where(eq(customers.id, id))
        .returning();
      if (!customer) return false;
      await tx
        .update(sign_in_methods)
        .set({ password_hash, updated_at: now })
        .where(and(eq(sign_in_methods.customer_id, id), eq(sign_in_methods.provider_id, 'credential')));
      await tx.delete(sessions).where(eq(sessions.customer_id, id));
      await endPendingChange(tx, id);
      await forgetRegistrations(tx, id);
      await audit(tx, {
        at: now,
        actor: `customer:${id}`,
        action: 'customer.password_reset',
        subject: `customer:${id}`,
        requestId: request.id,
      });
      await mail.send(passwordChangedEmail(config, customer), tx);
      return true;
    });
    if (!isSet) throw linkIsDead();
  });

  route(app, logout, async ({ request, reply }) => {
    // A GET that changes something: a page of another site could make a browser ask for it (fault A3).
    const site = request.headers['sec-fetch-site'];
    const cameFrom =
      request.headers.origin ?? (request.headers.referer === undefined ? undefined : originOf(request.headers.referer));
    const isOurs =
      site === undefined
        ? cameFrom !== undefined && !isFromOtherSite({ headers: { origin: cameFrom } }, config)
        : site === 'same-origin';
    if (!isOurs) throw badRequest('This request came from another site and was rejected.', { code: 'cross_site' });
    await signIn.end(request, reply);
  });

  route(app, { ...logout, id: 'logoutByPost', method: 'POST', summary: 'Signs out.' }, ({ request, reply }) =>
    signIn.end(request, reply),
  );
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null';
}
