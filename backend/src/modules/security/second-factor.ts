import { secondsInHour } from 'date-fns/constants';
import type { PasskeyAnswer, CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { unprocessable } from '../../http/errors';
import { audit } from '../audit';
import type { AttemptLimits } from '../../http/attempt-limits';
import type { RequestOrigin } from '../../http/visitor-country';
import { codeUsedEmail } from './emails';
import { getFactors, recordPasskeyUse } from './factor-queries';
import { readPasskey } from './passkeys';
import { endTicket, tryTicket, type TicketPurpose } from './proof-ticket-queries';
import { lockOpenAccount, type Account } from './queries';
import { stopByProof } from './removal/end-removal';
import { consumeRecoveryCode } from './recovery-codes';
import { consumeTotpCode } from './totp';

export type FactorDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'mail'>;

/** How the customer proved their identity, for the audit log. */
type ProofMethod = 'password' | 'code' | 'recovery_code' | 'passkey';

const wrongCode = () =>
  unprocessable('This code is not correct or was already used. Wait for the next one, or use a recovery code.', {
    code: 'wrong_code',
    params: { what: 'second_factor' },
  });
export const ticketEnded = () =>
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
 * Consumes a TOTP or recovery code, and stops a waiting removal, as not all second factors are lost. Locks the account meanwhile, so that a
 * concurrent removal takes effect either before or not at all.
 * @throws HttpError 422 `wrong_code`
 */
export async function consumeCode(
  deps: FactorDeps,
  customerId: CustomerId,
  code: string,
  origin: RequestOrigin,
): Promise<ProofMethod> {
  const digits = code.replaceAll(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(digits);
  const now = deps.clock.now();
  const isTaken = await inTransaction(deps.db, async (tx) => {
    const account = await lockOpenAccount(tx, customerId);
    const isRight = isOfApp
      ? await consumeTotpCode(tx, deps, { customerId, code: digits, state: 'on', now })
      : await consumeRecoveryCode(tx, deps, { customerId, code, now });
    if (!isRight) return false;
    if (!isOfApp) await recordCodeUse(tx, deps, { customerId, account, ...origin });
    await stopByProof(tx, deps, customerId, origin.requestId);
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
    country,
  }: RequestOrigin & { readonly customerId: CustomerId; readonly account: Account | undefined },
): Promise<void> {
  const actor = `customer:${customerId}`;
  await audit(tx, { at: clock.now(), actor, action: 'customer.recovery_code_used', subject: actor, requestId });
  if (!account) return;
  const { recoveryCodesLeft } = await getFactors(tx, customerId);
  await mail.send(codeUsedEmail(config, account, recoveryCodesLeft, country), tx);
}

/**
 * Consumes a passkey's answer to a ticket, and stops a waiting removal of the second factors.
 * @param signedIn customer of the session to reauthenticate; another customer's ticket and passkey are refused
 * @throws HttpError 422 `ticket_ended`, `wrong_passkey` @returns whose passkey it is
 */
export async function consumePasskey(
  deps: FactorDeps,
  purpose: TicketPurpose,
  response: { readonly ticket: string; readonly answer: PasskeyAnswer },
  { requestId, signedIn }: { readonly requestId: string; readonly signedIn?: CustomerId },
): Promise<CustomerId> {
  const now = deps.clock.now();
  const ticket = await tryTicket(deps.db, purpose, response.ticket, now);
  if (!ticket?.challenge || (signedIn !== undefined && ticket.customerId !== signedIn)) throw ticketEnded();
  const used = await readPasskey(deps, response.answer, ticket.challenge);
  if (!used || (ticket.customerId !== null && used.row.customer_id !== ticket.customerId)) throw wrongPasskey();
  const customerId = used.row.customer_id;
  const isFirst = await inTransaction(deps.db, async (tx) => {
    await lockOpenAccount(tx, customerId);
    if (!(await endTicket(tx, ticket)) || !(await recordPasskeyUse(tx, used, now))) return false;
    await stopByProof(tx, deps, customerId, requestId);
    return true;
  });
  if (!isFirst) throw ticketEnded();
  return customerId;
}

/** Completes a sign-in with a code. @throws HttpError 422 `ticket_ended`, `wrong_code` @returns the customer and the method */
export async function completeByCode(
  deps: FactorDeps,
  limits: Pick<AttemptLimits, 'count'>,
  { ticket: token, code }: { readonly ticket: string; readonly code: string },
  origin: RequestOrigin,
): Promise<{ customerId: CustomerId; method: ProofMethod }> {
  const ticket = await tryTicket(deps.db, 'second_factor', token, deps.clock.now());
  if (!ticket?.customerId) throw ticketEnded();
  // A ticket requires the password, so a stranger cannot lock the owner out with this limit.
  await limits.count([{ name: 'second-factor-account', subject: ticket.customerId, max: 30, seconds: secondsInHour }]);
  const method = await consumeCode(deps, ticket.customerId, code, origin);
  if (!(await inTransaction(deps.db, (tx) => endTicket(tx, ticket)))) throw ticketEnded();
  return { customerId: ticket.customerId, method };
}
