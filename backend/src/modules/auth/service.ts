import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type {
  OutputOf,
  ReadInputOf,
  confirmPassword as confirmPasswordEndpoint,
  login as loginEndpoint,
  resetPassword as resetPasswordEndpoint,
  validateToken,
  verifyEmail as verifyEmailEndpoint,
  CustomerId,
} from '@storefront/shared/contract';
import { addressSubject, KNOWN_ADDRESS_DAYS } from '@storefront/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { AttemptLimits } from '../../http/attempt-limits';
import { unprocessable } from '../../http/errors';
import { findSession, type Customer } from '../../http/session';
import { requestOrigin } from '../../http/visitor-country';
import { revokeKeys } from '../api-keys';
import { audit } from '../audit';
import {
  createSecondFactorTicket,
  cancelPendingRequests,
  getFactors,
  findTokenOwner,
  redeemEmailLink,
  hasFactor,
  recordReauth,
  refuseGuessable,
  consumeCode,
  useToken,
} from '../security';
import { endAllSessions, findPassword, hashPassword, setPassword, verifyPassword, type SignIn } from '../sessions';
import { passwordChangedEmail, RECOVERY_QUEUE } from './emails';
import {
  confirmAddress,
  forgetRegistrations,
  openAccount,
  listWaitingRegistrations,
  type Registration,
} from './queries';

const QUARTER = 900;
const KNOWN_SECONDS = KNOWN_ADDRESS_DAYS * secondsInDay;

type AccountDeps = Deps & { readonly signIn: SignIn; readonly limits: AttemptLimits };
/** The request to sign in, and the reply that gets the session. */
interface Browser {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const linkIsDead = () =>
  unprocessable('This link no longer works. It may have been used already, or have expired. Request a new one.', {
    code: 'token_invalid',
    params: { what: 'account' },
  });

const knownPair = (email: string, ip: string): string => `${email} ${addressSubject(ip)}`;

/** Records that the owner of an account used an IP address. */
const recordKnown = (limits: AttemptLimits, pair: string): Promise<void> =>
  limits.count([{ name: 'login-known', subject: pair, max: Number.POSITIVE_INFINITY, seconds: KNOWN_SECONDS }]);

/** Opens a session, or asks for the second factor. @throws HttpError 422 `wrong_credentials`, 429 */
export async function login(
  deps: AccountDeps,
  input: ReadInputOf<typeof loginEndpoint>,
  { request, reply }: Browser,
): Promise<OutputOf<typeof loginEndpoint>> {
  const { limits, signIn } = deps;
  const email = input.email.toLowerCase();
  const pair = knownPair(email, request.ip);
  await limits.count([
    { name: 'login-pair', subject: pair, max: 10, seconds: QUARTER },
    { name: 'login-address', subject: addressSubject(request.ip), max: 60, seconds: QUARTER },
  ]);
  // Slows down distributed guesses at one account, but never from an address of its owner: strangers cannot lock anyone out.
  if (!(await limits.has('login-known', pair)))
    await limits.count([{ name: 'login-account', subject: email, max: 100, seconds: secondsInHour }]);

  const customerId = await signIn.findCustomer(email, input.password);
  // Same response for an unconfirmed account with the right password: anyone may have registered the address to test it.
  if (customerId === null)
    throw unprocessable(
      'Wrong email address or password. If you have just signed up, open the link in our email first.',
      { code: 'wrong_credentials' },
    );
  await recordKnown(limits, pair);
  const factors = await getFactors(deps.db, customerId);
  if (hasFactor(factors))
    return { is_authenticated: false, second_factor: await createSecondFactorTicket(deps, customerId, factors) };
  await signIn.open(customerId, request, reply);
  await signIn.note(customerId, 'password', request);
  return { is_authenticated: true };
}

/** Reauthenticates by password, and by code if the account has a second factor. @throws HttpError 422 `wrong_password`, `code_needed` */
export async function confirmPassword(
  deps: AccountDeps,
  user: Customer,
  { password, code }: ReadInputOf<typeof confirmPasswordEndpoint>,
  browser: Browser,
): Promise<void> {
  await deps.limits.count([{ name: 'confirm-password', subject: user.id, max: 10, seconds: QUARTER }]);
  const hash = (await findPassword(deps.db, { customerId: user.id }))?.hash;
  if (!hash || !(await verifyPassword({ hash, password })))
    throw unprocessable('Wrong password.', { code: 'wrong_password', params: { what: 'account' } });
  if (hasFactor(await getFactors(deps.db, user.id))) {
    if (!code)
      throw unprocessable('Enter a code from your authenticator app, or a recovery code.', { code: 'code_needed' });
    await consumeCode(deps, user.id, code, requestOrigin(browser.request));
  }
  await recordReauth(deps, browser, 'customer.password_confirmed');
}

/**
 * Finds the pending registration that a password belongs to. The reader of an address's email did not necessarily make every registration
 * for it; only the password tells which one is theirs.
 * @throws HttpError 503 if too many password checks are queued
 */
async function findRegistration(db: Db, customerId: CustomerId, password: string): Promise<Registration | undefined> {
  for (const registration of await listWaitingRegistrations(db, customerId)) {
    if (await verifyPassword({ hash: registration.password_hash, password })) return registration;
  }
  return undefined;
}

/** Follows an emailed link: opens an account, or changes its address. @throws HttpError 422 `token_invalid` */
export async function verifyEmail(
  deps: AccountDeps,
  { token, password }: ReadInputOf<typeof verifyEmailEndpoint>,
  { request, reply }: Browser,
): Promise<OutputOf<typeof verifyEmailEndpoint>> {
  const { db, clock, limits, signIn } = deps;
  const now = clock.now();
  const owner = await findTokenOwner(db, 'verify_email', token, now);
  if (!owner) {
    const outcome = await redeemEmailLink(deps, token, requestOrigin(request));
    if (!outcome) throw linkIsDead();
    return { is_authenticated: outcome === 'email_changed' && (await findSession(request)) !== undefined, outcome };
  }
  // The link proves the address, not who registered: anyone can register any address with a password of their own.
  if (password === undefined)
    throw unprocessable('Enter the password that you chose for your account.', {
      code: 'password_needed',
      params: { what: 'registration' },
    });
  await limits.count([{ name: 'verify-account', subject: owner.id, max: 20, seconds: QUARTER }]);
  const registration = await findRegistration(db, owner.id, password);
  if (!registration)
    throw unprocessable('This is not the password that you chose for your account. If you forgot it, set a new one.', {
      code: 'wrong_password',
      params: { what: 'registration' },
    });
  const isOpen = await inTransaction(db, async (tx) => {
    if (!(await useToken(tx, 'verify_email', token, now)) || !(await openAccount(tx, registration, now))) return false;
    const actor = `customer:${owner.id}`;
    await audit(tx, { at: now, actor, action: 'customer.email_verified', subject: actor, requestId: request.id });
    return true;
  });
  if (!isOpen) throw linkIsDead();
  await signIn.open(owner.id, request, reply);
  return { is_authenticated: true, outcome: 'verified' };
}

/** Returns whose password a link resets, without using it up. @throws HttpError 422 `token_invalid` */
export async function validateRecoveryLink(
  { db, clock }: Deps,
  { token, queue }: ReadInputOf<typeof validateToken>,
): Promise<OutputOf<typeof validateToken>> {
  const owner =
    queue === undefined || queue === RECOVERY_QUEUE
      ? await findTokenOwner(db, 'reset_password', token, clock.now())
      : undefined;
  if (!owner) throw linkIsDead();
  return { username: owner.email };
}

/** Sets a password by link, ends every session and revokes every API key. @throws HttpError 422 `token_invalid`, `password_guessable` */
export async function resetPassword(
  { config, db, clock, mail, limits }: Pick<AccountDeps, 'config' | 'db' | 'clock' | 'mail' | 'limits'>,
  { token, username, password }: ReadInputOf<typeof resetPasswordEndpoint>,
  request: FastifyRequest,
): Promise<void> {
  const { requestId, country } = requestOrigin(request);
  const now = clock.now();
  const owner = await findTokenOwner(db, 'reset_password', token, now);
  if (owner?.email !== username.toLowerCase()) throw linkIsDead();
  refuseGuessable(password, { email: owner.email, names: owner.names, shopName: config.shopName });
  const hash = await hashPassword(password);
  const isSet = await inTransaction(db, async (tx) => {
    const id = (await useToken(tx, 'reset_password', token, now))?.customerId;
    const customer = id && (await confirmAddress(tx, id, now));
    if (!customer) return false;
    await setPassword(tx, id, hash, now);
    await endAllSessions(tx, id);
    const stopped = await cancelPendingRequests(tx, id);
    await forgetRegistrations(tx, id);
    const actor = `customer:${id}`;
    await audit(tx, { at: now, actor, action: 'customer.password_reset', subject: actor, requestId });
    await mail.send(passwordChangedEmail(config, customer, { stopped, country }), tx);
    // An intruder may have created API keys.
    await revokeKeys(tx, { config, clock, mail }, { ...customer, id }, requestId);
    return true;
  });
  if (!isSet) throw linkIsDead();
  // The link was in the owner's mailbox, so guesses by strangers no longer keep this IP address out.
  await recordKnown(limits, knownPair(owner.email, request.ip));
}
