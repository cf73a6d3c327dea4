import type { StaffId } from '@storefront/shared/contract';
import type { AuditAction } from '../../core/audit-actions';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { revokeKeys } from '../api-keys';
import { audit, type Actor } from '../audit';
import { addressChangedEmail, deleteMailTokens, endAccess, issueToken, moveToAddress, type Account } from '../security';
import { decideStep, type CorrectionStep } from './correction-step';
import { correctionDoneEmail, correctionEndedEmail, type EndReason } from './emails';
import { endCorrection, type CorrectionOutcome, type CorrectionRow } from './queries';

export type CorrectionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mail'>;

export const readStep = (row: CorrectionRow, account: Pick<Account, 'email'>, now: Date): CorrectionStep =>
  decideStep(
    {
      formerEmail: row.former_email,
      waitsUntil: row.waits_until,
      expiresAt: row.expires_at,
      formerConfirmedAt: row.former_confirmed_at,
      newConfirmedAt: row.new_confirmed_at,
      endedAt: row.ended_at,
      accountEmail: account.email,
    },
    now,
  );

const REASONS: Readonly<Record<Exclude<CorrectionOutcome, 'done'>, EndReason>> = {
  stopped_by_former: 'stopped',
  stopped_by_new: 'stopped',
  stopped_by_customer: 'stopped',
  cancelled: 'cancelled',
  expired: 'expired',
  overtaken: 'dropped',
  // Only its owner may learn whether an address has an account (SS-05).
  address_taken: 'dropped',
};

/** Audit action of each outcome, also shown in the customer's activity: the reader of either address need not be the customer. */
const ACTIONS: Readonly<Record<Exclude<CorrectionOutcome, 'done'>, AuditAction>> = {
  stopped_by_former: 'customer.address_correction_former_stopped',
  stopped_by_new: 'customer.address_correction_new_stopped',
  stopped_by_customer: 'customer.address_correction_stopped',
  cancelled: 'customer.address_correction_cancelled',
  expired: 'customer.address_correction_expired',
  overtaken: 'customer.address_correction_dropped',
  address_taken: 'customer.address_correction_dropped',
};

/** Lists the addresses to notify of an end without effect. If the account has moved otherwise, that was already notified. */
const listNotified = (row: CorrectionRow, { email }: Pick<Account, 'email'>): readonly string[] =>
  email === row.former_email ? [email, row.new_email] : [row.new_email].filter((address) => address !== email);

/** Ends a correction without effect and notifies its addresses. @returns false if it had already ended */
export async function dropCorrection(
  tx: Tx,
  { config, clock, mail }: CorrectionDeps,
  { row, account }: { readonly row: CorrectionRow; readonly account: Account },
  outcome: Exclude<CorrectionOutcome, 'done'>,
  { actor, requestId, staffId }: Actor & { readonly staffId?: StaffId },
): Promise<boolean> {
  const now = clock.now();
  if (!(await endCorrection(tx, row.id, { outcome, now, ...(staffId !== undefined && { staffId }) }))) return false;
  await deleteMailTokens(tx, account.id, 'correction_former', 'correction_new');
  const reason = REASONS[outcome];
  await audit(tx, {
    at: now,
    actor,
    action: ACTIONS[outcome],
    subject: `customer:${account.id}`,
    after: { correction: row.id, outcome },
    requestId,
  });
  for (const email of listNotified(row, account))
    await mail.send(correctionEndedEmail(config, { ...account, email }, { newEmail: row.new_email, reason }), tx);
  return true;
}

/**
 * Moves the account and revokes all access except the second factors: sessions, links, API keys and the password, which is reset by
 * email. The former address is notified as with every change, and can take the account back for a day.
 * @throws a unique violation if another account has the address
 */
export async function finishCorrection(
  tx: Tx,
  deps: CorrectionDeps,
  { row, account }: { readonly row: CorrectionRow; readonly account: Account },
  { actor, requestId }: Actor,
): Promise<void> {
  const { config, clock, mail } = deps;
  const now = clock.now();
  const moved = { ...account, email: row.new_email };
  await moveToAddress(tx, account.id, row.new_email, now);
  const stopped = await endAccess(tx, account.id);
  await endCorrection(tx, row.id, { outcome: 'done', now });
  await audit(tx, {
    at: now,
    actor,
    action: 'customer.address_corrected',
    subject: `customer:${account.id}`,
    after: { correction: row.id, opened_by: row.opened_by },
    requestId,
  });
  const restoreToken = await issueToken(tx, 'restore_email', account.id, now, row.former_email);
  await mail.send(
    addressChangedEmail(config, account, { newEmail: row.new_email, token: restoreToken, country: null }),
    tx,
  );
  await mail.send(correctionDoneEmail(config, moved, stopped), tx);
  await revokeKeys(tx, deps, moved, requestId);
}
