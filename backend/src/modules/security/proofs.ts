import type { PasskeyQuestion, SecondFactorNeeded, CustomerId } from '@storefront/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import { findSession } from '../../http/session';
import { audit } from '../audit';
import { writeNewToken, recordPasswordConfirmed, renewToken } from '../sessions';
import { listPasskeys, type Factors } from './factor-queries';
import { passkeyOptions } from './passkeys';
import { issueTicket, type TicketPurpose } from './proof-ticket-queries';
import type { FactorDeps } from './second-factor';

/** Who has to prove something, and where the response goes. */
interface ProofRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Requests the second factor that has to follow a correct password. */
export async function createSecondFactorTicket(
  deps: FactorDeps,
  customerId: CustomerId,
  factors: Factors,
): Promise<SecondFactorNeeded> {
  const passkeyQuestion =
    factors.passkeys > 0 ? await passkeyOptions(deps, await listPasskeys(deps.db, customerId)) : null;
  const ticket = await issueTicket(deps.db, 'second_factor', {
    customerId,
    challenge: passkeyQuestion?.challenge ?? null,
    now: deps.clock.now(),
  });
  return {
    ticket,
    takes_app_code: factors.totpSince !== null,
    passkey: passkeyQuestion?.options ?? null,
    factor_removal_days: deps.config.factorRemovalDays,
  };
}

/** Requests a passkey: one of the given customer's, or any if no customer is given. */
export async function createPasskeyTicket(
  deps: FactorDeps,
  purpose: TicketPurpose,
  customerId: CustomerId | null,
): Promise<PasskeyQuestion> {
  const { challenge, options } = await passkeyOptions(
    deps,
    customerId === null ? [] : await listPasskeys(deps.db, customerId),
  );
  return { ticket: await issueTicket(deps.db, purpose, { customerId, challenge, now: deps.clock.now() }), options };
}

/** Allows the session actions that need step-up for five minutes, under a new token. */
export async function recordReauth(
  { config, db, clock }: Pick<FactorDeps, 'config' | 'db' | 'clock'>,
  { request, reply }: ProofRequest,
  action: 'customer.password_confirmed' | 'customer.proved_by_passkey',
): Promise<void> {
  const session = await findSession(request);
  if (!session) return;
  const at = clock.now();
  const actor = `customer:${session.customer.id}`;
  const renewed = await inTransaction(db, async (tx) => {
    await recordPasswordConfirmed(tx, session.id, at);
    await audit(tx, { at, actor, action, subject: actor, requestId: request.id });
    return renewToken(tx, session, at);
  });
  if (renewed) writeNewToken({ config }, reply, renewed, at);
}
