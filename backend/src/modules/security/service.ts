import type {
  NewPasskeyAnswer,
  OutputOf,
  addPasskey as addPasskeyEndpoint,
  getSecurity as getSecurityEndpoint,
  CustomerId,
  PasskeyId,
  SessionId,
} from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound, unprocessable } from '../../http/errors';
import { toReader, type Customer, type Session } from '../../http/session';
import type { RequestOrigin } from '../../http/visitor-country';
import { audit } from '../audit';
import {
  endOneSession,
  endSessionsBut,
  hashPassword,
  liveSessions,
  renewToken,
  setPassword,
  type NewToken,
} from '../sessions';
import { findRestoreEnd } from '../email-restore';
import { securityEmail, type SecurityChange } from './emails';
import {
  deletePasskey,
  deleteRecoveryCodes,
  getFactors,
  hasFactor,
  hasPasskey,
  insertPasskey,
  listPasskeys,
  removeTotpSecret,
  type PasskeyRow,
} from './factor-queries';
import { refuseGuessable } from './guessable-passwords';
import { cancelPendingRequests, findPendingEmail } from './mail-token-queries';
import { newPasskeyOptions, readNewPasskey } from './passkeys';
import { endTicket, issueTicket, tryTicket } from './proof-ticket-queries';
import { lockOpenAccount } from './queries';
import { stopByProof } from './removal/end-removal';
import { findOpenRemoval } from './removal/queries';
import { renewCodes } from './recovery-codes';
import { beginTotpSecret, consumeTotpCode } from './totp';

/** Maximum number of passkeys; more than anyone needs. */
const PASSKEYS_MAX = 20;

/** The customer and the current session, which stays when the others are ended. */
export interface SignedInRequest extends RequestOrigin {
  readonly user: Customer;
  readonly session: Session | undefined;
}

type SecurityDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'mail'>;

/**
 * Records the change in the activity, emails the customer, and ends every other session. Also stops a waiting removal of the second
 * factors, since such a change requires proving one if there is any.
 */
async function recordChange(
  deps: SecurityDeps,
  tx: Tx,
  { user, session, requestId, country }: SignedInRequest,
  change: SecurityChange,
  stopped = 0,
): Promise<void> {
  const { config, clock, mail } = deps;
  const actor = `customer:${user.id}`;
  await audit(tx, { at: clock.now(), actor, action: `customer.${change}`, subject: actor, requestId });
  await mail.send(securityEmail(config, toReader(user), change, { stopped, country }), tx);
  // New recovery codes give no access that the earlier ones did not give.
  if (change !== 'recovery_codes_renewed') await endSessionsBut(tx, user.id, session?.id ?? null);
  await stopByProof(tx, deps, user.id, requestId);
}

/** Changes second factors with the account locked, so that a concurrent removal happens before or after. */
const changeFactors = <T>(deps: SecurityDeps, { user }: SignedInRequest, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(deps.db, async (tx) => {
    await lockOpenAccount(tx, user.id);
    return work(tx);
  });

const toPasskey = ({ id, name, created_at, last_used_at, is_synced }: PasskeyRow) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  is_synced,
});

export async function getSecurity(
  { db, clock }: SecurityDeps,
  { user, session }: SignedInRequest,
): Promise<OutputOf<typeof getSecurityEndpoint>> {
  const now = clock.now();
  const [factors, own, live, pending, restoreEnd, removal] = await Promise.all([
    getFactors(db, user.id),
    listPasskeys(db, user.id),
    liveSessions(db, user.id, session?.id ?? null, now),
    findPendingEmail(db, user.id, now),
    findRestoreEnd(db, user.id, now),
    findOpenRemoval(db, user.id),
  ]);
  return {
    totp_since: factors.totpSince?.toISOString() ?? null,
    passkeys: own.map(toPasskey),
    recovery_codes_left: hasFactor(factors) ? factors.recoveryCodesLeft : null,
    pending_email: pending,
    ...(restoreEnd && { way_back_until: restoreEnd.toISOString() }),
    ...(removal && { factor_removal_until: removal.waits_until.toISOString() }),
    sessions: live,
  };
}

/** @throws HttpError 409 `totp_is_on` */
export async function beginTotp(deps: SecurityDeps, user: Customer): Promise<{ secret: string; uri: string }> {
  const begun = await inTransaction(deps.db, (tx) => beginTotpSecret(tx, deps, user, deps.clock.now()));
  if (!begun)
    throw conflict('An authenticator app is already set up. Turn it off before you set up another one.', {
      code: 'totp_is_on',
    });
  return begun;
}

/** Turns the app on with its first code. @returns recovery codes, if it is the first factor @throws HttpError 422 `wrong_code` */
export async function confirmTotp(deps: SecurityDeps, asker: SignedInRequest, code: string): Promise<string[]> {
  const { id } = asker.user;
  const now = deps.clock.now();
  const codes = await changeFactors(deps, asker, async (tx) => {
    const hadFactor = hasFactor(await getFactors(tx, id));
    if (!(await consumeTotpCode(tx, deps, { customerId: id, code, state: 'waiting', now }))) return null;
    await recordChange(deps, tx, asker, 'totp_added');
    return hadFactor ? [] : renewCodes(tx, deps, id, now);
  });
  if (!codes)
    throw unprocessable('This code is not correct. Check your device’s clock, and enter the code the app shows now.', {
      code: 'wrong_code',
      params: { what: 'setup' },
    });
  return codes;
}

/** Deletes the recovery codes if no second factor is left. */
async function deleteUnusedRecoveryCodes(tx: Tx, customerId: CustomerId): Promise<void> {
  if (!hasFactor(await getFactors(tx, customerId))) await deleteRecoveryCodes(tx, customerId);
}

export async function removeTotp(deps: SecurityDeps, asker: SignedInRequest): Promise<void> {
  await changeFactors(deps, asker, async (tx) => {
    if (!(await removeTotpSecret(tx, asker.user.id))) return;
    await recordChange(deps, tx, asker, 'totp_removed');
    await deleteUnusedRecoveryCodes(tx, asker.user.id);
  });
}

/** @throws HttpError 409 `no_second_factor` */
export async function renewRecoveryCodes(deps: SecurityDeps, asker: SignedInRequest): Promise<string[]> {
  const codes = await changeFactors(deps, asker, async (tx) => {
    if (!hasFactor(await getFactors(tx, asker.user.id))) return null;
    await recordChange(deps, tx, asker, 'recovery_codes_renewed');
    return renewCodes(tx, deps, asker.user.id, deps.clock.now());
  });
  if (!codes) throw conflict('Turn on two-step sign-in first.', { code: 'no_second_factor' });
  return codes;
}

/** @throws HttpError 409 `too_many_passkeys` */
export async function beginPasskey(deps: SecurityDeps, { id, email, firstName, lastName }: Customer) {
  const own = await listPasskeys(deps.db, id);
  if (own.length >= PASSKEYS_MAX)
    throw conflict(`An account has at most ${PASSKEYS_MAX} passkeys. Remove one first.`, {
      code: 'too_many_passkeys',
      params: { max: PASSKEYS_MAX },
    });
  const customer = { id, email, displayName: `${firstName} ${lastName}` };
  const { challenge, options } = await newPasskeyOptions(deps, customer, own);
  const ticket = await issueTicket(deps.db, 'passkey_new', { customerId: id, challenge, now: deps.clock.now() });
  return { ticket, options };
}

/** @throws HttpError 409 `passkey_known`, 422 `ticket_ended`, `wrong_passkey` */
export async function addPasskey(
  deps: SecurityDeps,
  asker: SignedInRequest,
  {
    ticket: token,
    name,
    answer,
  }: { readonly ticket: string; readonly name: string; readonly answer: NewPasskeyAnswer },
): Promise<OutputOf<typeof addPasskeyEndpoint>> {
  const { id } = asker.user;
  const now = deps.clock.now();
  const ticket = await tryTicket(deps.db, 'passkey_new', token, now);
  if (!ticket?.challenge || ticket.customerId !== id)
    throw unprocessable('That took too long. Try again.', { code: 'ticket_ended', params: { what: 'passkey' } });
  const made = await readNewPasskey(deps, answer, ticket.challenge);
  if (!made)
    throw unprocessable('This passkey could not be verified. Try again, or use another device.', {
      code: 'wrong_passkey',
      params: { what: 'setup' },
    });
  try {
    return await changeFactors(deps, asker, async (tx) => {
      const hadFactor = hasFactor(await getFactors(tx, id));
      await endTicket(tx, ticket);
      const row = await insertPasskey(tx, { ...made, customer_id: id, name, created_at: now });
      await recordChange(deps, tx, asker, 'passkey_added');
      return { passkey: toPasskey(row), recovery_codes: hadFactor ? [] : await renewCodes(tx, deps, id, now) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This passkey is already set up.', { code: 'passkey_known' });
    throw error;
  }
}

const noSuchPasskey = () => notFound('Passkey not found.', { code: 'no_such_passkey' });

/** @throws HttpError 404 `no_such_passkey` */
export async function requirePasskey({ db }: SecurityDeps, user: Customer, id: PasskeyId): Promise<void> {
  if (!(await hasPasskey(db, user.id, id))) throw noSuchPasskey();
}

/** @throws HttpError 404 `no_such_passkey` */
export async function removePasskey(deps: SecurityDeps, asker: SignedInRequest, id: PasskeyId): Promise<void> {
  const isRemoved = await changeFactors(deps, asker, async (tx) => {
    if (!(await deletePasskey(tx, asker.user.id, id))) return false;
    await recordChange(deps, tx, asker, 'passkey_removed');
    await deleteUnusedRecoveryCodes(tx, asker.user.id);
    return true;
  });
  if (!isRemoved) throw noSuchPasskey();
}

/** @returns the session's new token @throws HttpError 422 `password_guessable` */
export async function changePassword(
  deps: SecurityDeps,
  asker: SignedInRequest,
  password: string,
): Promise<NewToken | null> {
  const { user, session } = asker;
  const { config, clock, db } = deps;
  refuseGuessable(password, { email: user.email, names: [user.firstName, user.lastName], shopName: config.shopName });
  const hash = await hashPassword(password);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await setPassword(tx, user.id, hash, now);
    const stopped = await cancelPendingRequests(tx, user.id);
    await recordChange(deps, tx, asker, 'password_changed', stopped);
    return session ? renewToken(tx, session, now) : null;
  });
}

/** @throws HttpError 404 `no_such_session` */
export async function endSession(
  { db, clock }: SecurityDeps,
  { user, requestId }: SignedInRequest,
  id: SessionId,
): Promise<void> {
  const isEnded = await inTransaction(db, async (tx) => {
    if (!(await endOneSession(tx, user.id, id))) return false;
    const actor = `customer:${user.id}`;
    await audit(tx, { at: clock.now(), actor, action: 'customer.session_ended', subject: actor, requestId });
    return true;
  });
  if (!isEnded) throw notFound('This session has already ended.', { code: 'no_such_session' });
}

export async function endOtherSessions(
  { db, clock }: SecurityDeps,
  { user, session, requestId }: SignedInRequest,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await endSessionsBut(tx, user.id, session?.id ?? null);
    if (ended === 0) return;
    const actor = `customer:${user.id}`;
    const after = { sessions: ended };
    await audit(tx, { at: clock.now(), actor, action: 'customer.sessions_ended', subject: actor, after, requestId });
  });
}
