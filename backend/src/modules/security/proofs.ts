import type { PasskeyQuestion, SecondFactorNeeded } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Session } from '../../http/session';
import { audit } from '../audit/audit';
import { passkeyOptions, passkeysOf } from './passkeys';
import { issueTicket, type TicketPurpose } from './proof-tickets';
import type { FactorDeps, Factors } from './second-factor';

/** What a right password is to be completed with. */
export async function askSecondFactor(deps: FactorDeps, customerId: string, factors: Factors): Promise<SecondFactorNeeded> {
  const asked = factors.passkeys > 0 ? await passkeyOptions(deps, await passkeysOf(deps.db, customerId)) : null;
  const ticket = await issueTicket(deps.db, 'second_factor', { customerId, challenge: asked?.challenge ?? null, now: deps.clock.now() });
  return { ticket, takes_app_code: factors.totpSince !== null, passkey: asked?.options ?? null };
}

/** Asks for a passkey: for one of a customer's own, or for any where nobody is named. */
export async function askPasskey(deps: FactorDeps, purpose: TicketPurpose, customerId: string | null): Promise<PasskeyQuestion> {
  const { challenge, options } = await passkeyOptions(deps, customerId === null ? [] : await passkeysOf(deps.db, customerId));
  return { ticket: await issueTicket(deps.db, purpose, { customerId, challenge, now: deps.clock.now() }), options };
}

/** From now on the session may do for five minutes what asks for a fresh proof. */
export async function noteProof({ db, clock }: Pick<FactorDeps, 'db' | 'clock'>, session: Session | undefined, action: 'customer.password_confirmed' | 'customer.proved_by_passkey', requestId: string): Promise<void> {
  if (!session) return;
  const at = clock.now();
  const actor = `customer:${session.customer.id}`;
  await inTransaction(db, async (tx) => {
    await tx.update(sessions).set({ password_confirmed_at: at }).where(eq(sessions.id, session.id));
    await audit(tx, { at, actor, action, subject: actor, requestId });
  });
}
