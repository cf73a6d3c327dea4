import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  beginTotp,
  changeEmail,
  changePassword,
  completeLogin,
  confirmByPasskey,
  confirmTotp,
  endOtherSessions,
  endSessionOf,
  getActivity,
  getSecurity,
  passkeyLogin,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@storefront/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import { passkeys, sign_in_methods, totp_secrets } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { conflict, notFound, unprocessable } from '../../http/errors';
import { customerRoute, route } from '../../http/route';
import { findSession, requireReauth, type Customer } from '../../http/session';
import { audit } from '../audit';
import { addressSubject, type AttemptLimits } from '../../http/attempt-limits';
import { refuseGuessable } from './guessable-passwords';
import { hashPassword, type SignIn, giveToken, renewToken } from '../sessions';
import { activityOf } from './activity';
import { askEmailChange, endPendingChange, registerEmailChangeJob, pendingEmail } from './email-change';
import { securityEmail, type SecurityChange } from './emails';
import { newPasskeyOptions, passkeysOf, readNewPasskey } from './passkeys';
import { askPasskey, recordReauth } from './proofs';
import { endTicket, issueTicket, tryTicket } from './proof-tickets';
import { dropCodes, renewCodes } from './recovery-codes';
import { completeByCode, factorsOf, hasFactor, takePasskey } from './second-factor';
import { endOneSession, endSessionsBut, liveSessions } from './sessions';
import { beginTotpSecret, takeTotpCode } from './totp';

const HOUR = 3_600;
const QUARTER = 900;

/** Devices and services; more than anybody has. */
const PASSKEYS_MAX = 20;

const noFactor = () => conflict('Turn on two-step verification first.', { code: 'no_second_factor' });

/** How an account is signed in to, and what was done with it (SS-04). */
export function securityRoutes(
  app: FastifyInstance,
  deps: Deps,
  { signIn, limits }: { readonly signIn: SignIn; readonly limits: AttemptLimits },
): void {
  const { config, db, clock, mail } = deps;
  registerEmailChangeJob(deps);

  const reauth = (request: FastifyRequest) => requireReauth(request, clock.now());
  const addressLimit = (name: string, request: FastifyRequest) => ({
    name,
    subject: addressSubject(request.ip),
    max: 60,
    seconds: QUARTER,
  });
  const currentSession = async (request: FastifyRequest): Promise<string> => (await findSession(request))?.id ?? '';

  /** Writes the change into the customer's activity and tells the address of the account. */
  async function tell(tx: Tx, user: Customer, change: SecurityChange, request: FastifyRequest): Promise<void> {
    const actor = `customer:${user.id}`;
    await audit(tx, { at: clock.now(), actor, action: `customer.${change}`, subject: actor, requestId: request.id });
    await mail.send(securityEmail(config, { email: user.email, first_name: user.firstName }, change), tx);
  }

  /** An account with its first second factor is given the codes for the day that it is lost; one without any has none. */
  async function codesForFirst(tx: Tx, user: Customer, hadFactor: boolean): Promise<string[]> {
    return hadFactor ? [] : renewCodes(tx, deps, user.id, clock.now());
  }
  async function dropCodesOfLast(tx: Tx, user: Customer): Promise<void> {
    if (!hasFactor(await factorsOf(tx, user.id))) await dropCodes(tx, user.id);
  }

  customerRoute(app, getSecurity, async ({ user, request }) => {
    const now = clock.now();
    const [factors, own, live, pending] = await Promise.all([
      factorsOf(db, user.id),
      passkeysOf(db, user.id),
      liveSessions(db, user.id, await currentSession(request), now),
      pendingEmail(db, user.id, now),
    ]);
    return {
      totp_since: factors.totpSince?.toISOString() ?? null,
      passkeys: own.map(shown),
      recovery_codes_left: hasFactor(factors) ? factors.recoveryCodesLeft : null,
      pending_email: pending,
      sessions: live,
    };
  });

  customerRoute(app, getActivity, async ({ user, input }) => activityOf(db, user.id, input));

  customerRoute(app, beginTotp, async ({ user, request }) => {
    await reauth(request);
    const begun = await inTransaction(db, (tx) => beginTotpSecret(tx, deps, user, clock.now()));
    if (!begun)
      throw conflict('An authenticator app is already set up. Turn it off before you set up another one.', {
        code: 'totp_is_on',
      });
    return begun;
  });

  customerRoute(app, confirmTotp, async ({ user, input, request }) => {
    await limits.count([{ name: 'totp-confirm', subject: user.id, max: 20, seconds: QUARTER }]);
    await reauth(request);
    const kept = await currentSession(request);
    const codes = await inTransaction(db, async (tx) => {
      const hadFactor = hasFactor(await factorsOf(tx, user.id));
      if (
        !(await takeTotpCode(tx, deps, { customerId: user.id, code: input.code, state: 'waiting', now: clock.now() }))
      )
        return null;
      await tell(tx, user, 'totp_added', request);
      await endSessionsBut(tx, user.id, kept);
      return codesForFirst(tx, user, hadFactor);
    });
    if (!codes)
      throw unprocessable(
        'This code is not correct. Check the clock of your device, and enter the code that the app shows now.',
        { code: 'wrong_code', params: { what: 'setup' } },
      );
    return { recovery_codes: codes };
  });

  customerRoute(app, removeTotp, async ({ user, request }) => {
    await reauth(request);
    const kept = await currentSession(request);
    await inTransaction(db, async (tx) => {
      const removed = await tx
        .delete(totp_secrets)
        .where(eq(totp_secrets.customer_id, user.id))
        .returning({ since: totp_secrets.confirmed_at });
      if (!removed[0]?.since) return;
      await tell(tx, user, 'totp_removed', request);
      await dropCodesOfLast(tx, user);
      await endSessionsBut(tx, user.id, kept);
    });
  });

  customerRoute(app, renewRecoveryCodes, async ({ user, request }) => {
    await reauth(request);
    const codes = await inTransaction(db, async (tx) => {
      if (!hasFactor(await factorsOf(tx, user.id))) return null;
      await tell(tx, user, 'recovery_codes_renewed', request);
      return renewCodes(tx, deps, user.id, clock.now());
    });
    if (!codes) throw noFactor();
    return { recovery_codes: codes };
  });

  customerRoute(app, beginPasskey, async ({ user, request }) => {
    await reauth(request);
    const own = await passkeysOf(db, user.id);
    if (own.length >= PASSKEYS_MAX)
      throw conflict(`An account has at most ${PASSKEYS_MAX} passkeys. Remove one first.`, {
        code: 'too_many_passkeys',
        params: { max: PASSKEYS_MAX },
      });
    const { challenge, options } = await newPasskeyOptions(
      deps,
      { id: user.id, email: user.email, displayName: `${user.firstName} ${user.lastName}` },
      own,
    );
    return {
      ticket: await issueTicket(db, 'passkey_new', { customerId: user.id, challenge, now: clock.now() }),
      options,
    };
  });

  customerRoute(app, addPasskey, async ({ user, input, request }) => {
    await reauth(request);
    const now = clock.now();
    const ticket = await tryTicket(db, 'passkey_new', input.ticket, now);
    if (!ticket?.challenge || ticket.customerId !== user.id)
      throw unprocessable('That took too long. Try again.', { code: 'ticket_ended', params: { what: 'passkey' } });
    const kept = await currentSession(request);
    const made = await readNewPasskey(deps, input.answer, ticket.challenge);
    if (!made)
      throw unprocessable('This passkey could not be verified. Try again, or use another device.', {
        code: 'wrong_passkey',
        params: { what: 'setup' },
      });
    try {
      return await inTransaction(db, async (tx) => {
        const hadFactor = hasFactor(await factorsOf(tx, user.id));
        await endTicket(tx, ticket);
        const [row] = await tx
          .insert(passkeys)
          .values({ ...made, customer_id: user.id, name: input.name, created_at: now })
          .returning();
        if (!row) throw new Error('Passkey insert returned no row');
        await tell(tx, user, 'passkey_added', request);
        await endSessionsBut(tx, user.id, kept);
        return { passkey: shown(row), recovery_codes: await codesForFirst(tx, user, hadFactor) };
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('This passkey is already set up.', { code: 'passkey_known' });
      throw error;
    }
  });

  customerRoute(app, removePasskey, async ({ user, params, request }) => {
    const mine = and(eq(passkeys.customer_id, user.id), eq(passkeys.id, params.id));
    const unknown = () => notFound('Passkey not found.', { code: 'no_such_passkey' });
    if (!isUuid(params.id) || (await db.select({ id: passkeys.id }).from(passkeys).where(mine)).length === 0)
      throw unknown();
    await reauth(request);
    const kept = await currentSession(request);
    const isRemoved = await inTransaction(db, async (tx) => {
      if ((await tx.delete(passkeys).where(mine).returning({ id: passkeys.id })).length === 0) return false;
      await tell(tx, user, 'passkey_removed', request);
      await dropCodesOfLast(tx, user);
      await endSessionsBut(tx, user.id, kept);
      return true;
    });
    if (!isRemoved) throw unknown();
  });

  route(app, completeLogin, async ({ input, request, reply }) => {
    await limits.count([addressLimit('second-factor-address', request)]);
    const { customerId, method } =
      'code' in input
        ? await completeByCode(deps, limits, input, request.id)
        : { customerId: await takePasskey(deps, 'second_factor', input), method: 'passkey' as const };
    await signIn.open(customerId, request, reply);
    await signIn.note(customerId, method, request.id);
    return { is_authenticated: true };
  });

  route(app, beginPasskeyLogin, async ({ request }) => {
    await limits.count([addressLimit('passkey-address', request)]);
    return askPasskey(deps, 'passkey_sign_in', null);
  });

  route(app, passkeyLogin, async ({ input, request, reply }) => {
    await limits.count([addressLimit('passkey-address', request)]);
    const customerId = await takePasskey(deps, 'passkey_sign_in', input);
    await signIn.open(customerId, request, reply);
    await signIn.note(customerId, 'passkey', request.id);
    return { is_authenticated: true };
  });

  customerRoute(app, beginPasskeyProof, async ({ user }) => {
    if ((await factorsOf(db, user.id)).passkeys === 0)
      throw conflict('Your account has no passkey yet. Use your password.', { code: 'no_passkey' });
    return askPasskey(deps, 'passkey_proof', user.id);
  });

  customerRoute(app, confirmByPasskey, async ({ user, input, request, reply }) => {
    await takePasskey(deps, 'passkey_proof', input, user.id);
    await recordReauth(deps, { request, reply }, 'customer.proved_by_passkey');
  });

  customerRoute(app, changePassword, async ({ user, input, request, reply }) => {
    await reauth(request);
    refuseGuessable(input.password, {
      email: user.email,
      names: [user.firstName, user.lastName],
      shopName: config.shopName,
    });
    const password_hash = await hashPassword(input.password);
    const session = await findSession(request);
    const now = clock.now();
    const renewed = await inTransaction(db, async (tx) => {
      await tx
        .update(sign_in_methods)
        .set({ password_hash, updated_at: now })
        .where(and(eq(sign_in_methods.customer_id, user.id), eq(sign_in_methods.provider_id, 'credential')));
      await endSessionsBut(tx, user.id, session?.id ?? '');
      await endPendingChange(tx, user.id);
      await tell(tx, user, 'password_changed', request);
      return session ? renewToken(tx, session, now) : null;
    });
    if (renewed) giveToken(deps, reply, renewed, now);
  });

  customerRoute(app, changeEmail, async ({ user, input, request }) => {
    await reauth(request);
    if (input.email.toLowerCase() === user.email)
      throw unprocessable('This is already the address of your account.', { code: 'same_email' });
    await limits.count([{ name: 'email-change', subject: user.id, max: 5, seconds: HOUR }]);
    await askEmailChange(deps, user.id, input.email, request.id);
    return { message: 'A link is on its way to the new address. Your address changes once you open the link.' };
  });

  customerRoute(app, endSessionOf, async ({ user, params, request }) => {
    const isEnded = await inTransaction(db, async (tx) => {
      if (!(await endOneSession(tx, user.id, params.id))) return false;
      await audit(tx, {
        at: clock.now(),
        actor: `customer:${user.id}`,
        action: 'customer.session_ended',
        subject: `customer:${user.id}`,
        requestId: request.id,
      });
      return true;
    });
    if (!isEnded) throw notFound('This session has already ended.', { code: 'no_such_session' });
  });

  customerRoute(app, endOtherSessions, async ({ user, request }) => {
    const kept = await currentSession(request);
    await inTransaction(db, async (tx) => {
      const ended = await endSessionsBut(tx, user.id, kept);
      if (ended > 0)
        await audit(tx, {
          at: clock.now(),
          actor: `customer:${user.id}`,
          action: 'customer.sessions_ended',
          subject: `customer:${user.id}`,
          after: { sessions: ended },
          requestId: request.id,
        });
    });
  });
}

function shown({ id, name, created_at, last_used_at, is_synced }: typeof passkeys.$inferSelect) {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    is_synced,
  };
}
