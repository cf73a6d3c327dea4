import { secondsInHour } from 'date-fns/constants';
import type { OutputOf, ReadInputOf, StaffId } from '@storefront/shared/contract';
import { addressSubject } from '@storefront/shared/domain';
import type { beginSetUp, deskSecondFactor, deskSignIn, finishSetUp } from '@storefront/shared/contract/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openText, sealText } from '../../core/sealed-text';
import { newTotpSecret, findTotpStep } from '../../core/totp';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { AttemptLimits } from '../../http/attempt-limits';
import { unprocessable } from '../../http/errors';
import { createToken, hashToken } from '../../http/signed-cookie';
import { audit } from '../audit';
import { refuseGuessable, ticketEnded } from '../security';
import { hashPassword, verifyPassword } from '../sessions';
import {
  endAllOfStaff,
  endTicket,
  findByEmail,
  insertTicket,
  saveTicketSecret,
  toMember,
  recordStep,
  tryTicket,
  updateStaff,
} from './queries';
import { openStaffSession } from './staff-sessions';

export type StaffDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'> & { readonly limits: AttemptLimits };

interface Browser {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const QUARTER = 900;
/** Seconds within which a code has to follow the password, and wrong codes until the password is required again. */
const CODE_SECONDS = 300;
const CODE_TRIES = 5;

const toKey = ({ config }: Pick<StaffDeps, 'config'>): string => config.secrets.derive('staff-totp');

const wrongCredentials = () => unprocessable('Wrong email address or password.', { code: 'wrong_credentials' });
export const wrongCode = () =>
  unprocessable('This code is not correct or was already used. Wait for the next one.', {
    code: 'wrong_code',
    params: { what: 'second_factor' },
  });
const linkIsDead = () =>
  unprocessable('This link has expired or was already used. Ask an administrator for a new one.', {
    code: 'token_invalid',
    params: { what: 'account' },
  });

/** Returns the time step of a code; null for a wrong one. */
export function findStep(deps: StaffDeps, sealed: string, staffId: StaffId, code: string): number | null {
  const secret = openText(sealed, staffId, deps.config.secrets.accepted('staff-totp'));
  if (secret === null)
    throw new Error('Cannot decrypt TOTP secret of staff; was SECRET_KEY changed without SECOND_SECRET_KEY?');
  return findTotpStep(secret, code, deps.clock.now());
}

/** Checks a password; a code follows in any case. An unknown address takes as long. @throws HttpError 422 `wrong_credentials` */
export async function signIn(
  deps: StaffDeps,
  { email: typedEmail, password }: ReadInputOf<typeof deskSignIn>,
  { request }: Browser,
): Promise<OutputOf<typeof deskSignIn>> {
  const { db, clock, limits } = deps;
  const email = typedEmail.toLowerCase();
  const address = addressSubject(request.ip);
  // Counted per IP address too, so that strangers cannot lock staff out from elsewhere.
  await limits.count([
    { name: 'staff-pair', subject: `${address} ${email}`, max: 10, seconds: QUARTER },
    { name: 'staff-address', subject: address, max: 30, seconds: QUARTER },
    { name: 'staff-account', subject: email, max: 100, seconds: secondsInHour },
  ]);
  const member = await findByEmail(db, email);
  if (!member?.password_hash || !member.sealed_secret || member.disabled_at) {
    await hashPassword(password);
    throw wrongCredentials();
  }
  if (!(await verifyPassword({ hash: member.password_hash, password }))) throw wrongCredentials();
  const ticket = createToken();
  await insertTicket(db, {
    token_hash: hashToken(ticket),
    purpose: 'second_factor',
    staff_id: member.id,
    attempts_left: CODE_TRIES,
    expires_at: new Date(clock.now().getTime() + CODE_SECONDS * 1_000),
  });
  return { ticket };
}

/** Completes a sign-in with a code. @throws HttpError 422 `ticket_ended`, `wrong_code` */
export async function completeSignIn(
  deps: StaffDeps,
  { ticket: token, code }: ReadInputOf<typeof deskSecondFactor>,
  { request, reply }: Browser,
): Promise<OutputOf<typeof deskSecondFactor>> {
  const found = await tryTicket(deps.db, 'second_factor', hashToken(token), deps.clock.now());
  if (!found?.owner.sealed_secret) throw ticketEnded();
  const { owner } = found;
  // Requires the password first, so that no stranger can lock the owner out by this limit.
  await deps.limits.count([{ name: 'staff-code', subject: owner.id, max: 30, seconds: secondsInHour }]);
  const step = findStep(deps, found.owner.sealed_secret, owner.id, code);
  if (step === null || !(await recordStep(deps.db, owner.id, step))) throw wrongCode();
  if (!(await inTransaction(deps.db, (tx) => endTicket(tx, hashToken(token))))) throw ticketEnded();
  await openStaffSession(deps, owner, request, reply);
  return { staff: toMember(owner) };
}

/** Returns the owner of a set-up link and a secret for the app, new with each call. @throws HttpError 422 `token_invalid` */
export async function beginStaffSetUp(
  deps: StaffDeps,
  { token }: ReadInputOf<typeof beginSetUp>,
  { request }: Browser,
): Promise<OutputOf<typeof beginSetUp>> {
  await deps.limits.count([{ name: 'staff-set-up', subject: addressSubject(request.ip), max: 30, seconds: QUARTER }]);
  const found = await tryTicket(deps.db, 'set_up', hashToken(token), deps.clock.now());
  if (!found) throw linkIsDead();
  const { id, name, email } = found.owner;
  const made = newTotpSecret({ issuer: `${deps.config.shopName} desk`, label: email });
  await saveTicketSecret(deps.db, hashToken(token), sealText(made.secret, id, toKey(deps)));
  return { name, email, ...made };
}

/** Sets password and second factor together, uses up the link and signs in. @throws HttpError 422 */
export async function finishStaffSetUp(
  deps: StaffDeps,
  { token, password, code }: ReadInputOf<typeof finishSetUp>,
  { request, reply }: Browser,
): Promise<OutputOf<typeof finishSetUp>> {
  const { db, clock, config, limits } = deps;
  await limits.count([{ name: 'staff-set-up', subject: addressSubject(request.ip), max: 30, seconds: QUARTER }]);
  const tokenHash = hashToken(token);
  const found = await tryTicket(db, 'set_up', tokenHash, clock.now());
  const sealed = found?.ticket.sealed_secret;
  if (!found || !sealed) throw linkIsDead();
  const { owner } = found;
  refuseGuessable(password, { email: owner.email, names: owner.name.split(' '), shopName: config.shopName });
  const step = findStep(deps, sealed, owner.id, code);
  if (step === null) throw wrongCode();
  const password_hash = await hashPassword(password);
  const now = clock.now();
  const isSet = await inTransaction(db, async (tx) => {
    if (!(await endTicket(tx, tokenHash))) return false;
    await endAllOfStaff(tx, owner.id);
    await updateStaff(tx, owner.id, { password_hash, sealed_secret: sealed, last_step: step }, now);
    const actor = `staff:${owner.id}`;
    await audit(tx, { at: now, actor, action: 'staff.set_up', subject: actor, requestId: request.id });
    return true;
  });
  if (!isSet) throw linkIsDead();
  await openStaffSession(deps, owner, request, reply);
  return { staff: toMember(owner) };
}
