import type { PasskeyAnswer, CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { unprocessable } from '../../http/errors';
import { audit } from '../audit';
import type { AttemptLimits } from '../../http/attempt-limits';
import { codeUsedEmail } from './emails';
import { getFactors, notePasskeyUse } from './factor-queries';
import { readPasskey } from './passkeys';
import { endTicket, tryTicket, type TicketPurpose } from './proof-ticket-queries';
import { lockOpenAccount, type Account } from './queries';
import { stopByProof } from './removal/end-removal';
import { takeRecoveryCode } from './recovery-codes';
import { takeTotpCode } from './totp';

const HOUR = 3_600;

export type FactorDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'mail'>;

/** How somebody proved to be the customer, for the log. */
export type ProofMethod = 'password' | 'code' | 'recovery_code' | 'passkey';

const wrongCode = () =>
  unprocessable('This code is not correct or was already used. Wait for the next one, or use a recovery code.', {
    code: 'wrong_code',
    params: { what: 'second_factor' },
  });
const ticketEnded = () =>
  unprocessable('That took too long, or there were too many wrong codes. Sign in again.', {
    code: 'ticket_ended',
    params: { what: 'sign_in' },
  });
const wrongPasskey = () =>
  unprocessable('Unknown passkey. Use another one, or your password.', {
    code: 'wrong_passkey',
    params: { what: 'sign_in' },
  });

/**
 * Takes a code of the customer's app or a recovery code, once, and stops a removal of the second factors that waits: not all are lost. The
 * account is kept as it is meanwhile, so that a removal that takes effect at the same time is either before it or not at all.
 * @throws HttpError 422 `wrong_code`
 */
export async function takeCode(
  deps: FactorDeps,
  customerId: CustomerId,
  code: string,
  requestId: string,
): Promise<ProofMethod> {
  const digits = code.replaceAll(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(digits);
  const now = deps.clock.now();
  const isTaken = await inTransaction(deps.db, async (tx) => {
    const account = await lockOpenAccount(tx, customerId);
    const isRight = isOfApp
      ? await takeTotpCode(tx, deps, { customerId, code: digits, state: 'on', now })
      : await takeRecoveryCode(tx, deps, { customerId, code, now });
    if (!isRight) return false;
    if (!isOfApp) await recordCodeUse(tx, deps, { customerId, account, requestId });
    await stopByProof(tx, deps, customerId, requestId);
    return true;
  });
  if (!isTaken) throw wrongCode();
  return isOfApp ? 'code' : 'recovery_code';
}

async function recordCodeUse(
  tx: Tx,
  { config, clock, mail }: FactorDeps,
  {
    customerId,
    account,
    requestId,
  }: { readonly customerId: CustomerId; readonly account: Account | undefined; readonly requestId: string },
): Promise<void> {
  const actor = `customer:${customerId}`;
  await audit(tx, { at: clock.now(), actor, action: 'customer.recovery_code_used', subject: actor, requestId });
  if (!account) return;
  const { recoveryCodesLeft } = await getFactors(tx, customerId);
  await mail.send(codeUsedEmail(config, account, recoveryCodesLeft), tx);
}

/**
 * Takes the answer of a passkey to a ticket, once, and stops a removal of the second factors that waits.
 * @param signedIn whose session is proved by it; somebody else's ticket, with their own passkey, proves nothing for it
 * @throws HttpError 422 `ticket_ended`, `wrong_passkey` @returns whose passkey it is
 */
export async function takePasskey(
  deps: FactorDeps,
  purpose: TicketPurpose,
  given: { readonly ticket: string; readonly answer: PasskeyAnswer },
  { requestId, signedIn }: { readonly requestId: string; readonly signedIn?: CustomerId },
): Promise<CustomerId> {
  const now = deps.clock.now();
  const ticket = await tryTicket(deps.db, purpose, given.ticket, now);
  if (!ticket?.challenge || (signedIn !== undefined && ticket.customerId !== signedIn)) throw ticketEnded();
  const used = await readPasskey(deps, given.answer, ticket.challenge);
  if (!used || (ticket.customerId !== null && used.row.customer_id !== ticket.customerId)) throw wrongPasskey();
  const customerId = used.row.customer_id;
  const isFirst = await inTransaction(deps.db, async (tx) => {
    await lockOpenAccount(tx, customerId);
    if (!(await endTicket(tx, ticket)) || !(await notePasskeyUse(tx, used, now))) return false;
    await stopByProof(tx, deps, customerId, requestId);
    return true;
  });
  if (!isFirst) throw ticketEnded();
  return customerId;
}

/** Takes the code that completes a sign-in. @throws HttpError 422 `ticket_ended`, `wrong_code` @returns who signs in, and by what */
export async function completeByCode(
  deps: FactorDeps,
  limits: Pick<AttemptLimits, 'count'>,
  { ticket: token, code }: { readonly ticket: string; readonly code: string },
  requestId: string,
): Promise<{ customerId: CustomerId; method: ProofMethod }> {
  const ticket = await tryTicket(deps.db, 'second_factor', token, deps.clock.now());
  if (!ticket?.customerId) throw ticketEnded();
  // Only who knows the password gets here, so no stranger can keep the owner out by it.
  await limits.count([{ name: 'second-factor-account', subject: ticket.customerId, max: 30, seconds: HOUR }]);
  const method = await takeCode(deps, ticket.customerId, code, requestId);
  if (!(await inTransaction(deps.db, (tx) => endTicket(tx, ticket)))) throw ticketEnded();
  return { customerId: ticket.customerId, method };
}
