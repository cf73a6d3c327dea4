import type { CustomerId, StaffId } from '@storefront/shared/contract';
import type { AuditAction } from '../../../core/audit-actions';
import type { Tx } from '../../../db/client';
import type { Deps } from '../../../deps';
import { audit, type Actor } from '../../audit';
import { endAllSessions } from '../../sessions';
import { removeFactors } from '../factor-queries';
import { deleteMailTokens } from '../mail-token-queries';
import { lockOpenAccount, type Account } from '../queries';
import { removalDoneEmail, removalEndedEmail, type RemovalEnd } from './emails';
import { endRemoval, findOpenRemoval, type RemovalOutcome, type RemovalRow } from './queries';

export type RemovalDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mail'>;

interface LockedRemoval {
  readonly account: Account;
  readonly row: RemovalRow;
}

type DropOutcome = Exclude<RemovalOutcome, 'done'>;

const REASONS: Readonly<Record<DropOutcome, RemovalEnd>> = {
  stopped_by_link: 'stopped',
  stopped_by_customer: 'stopped',
  proved: 'proved',
  cancelled: 'cancelled',
  overtaken: 'overtaken',
  undelivered: 'undelivered',
};

/** Audit action of each outcome, also shown in the customer's activity: the reader of the email need not be the customer. */
const ACTIONS: Readonly<Record<DropOutcome, AuditAction>> = {
  stopped_by_link: 'customer.factor_removal_link_stopped',
  stopped_by_customer: 'customer.factor_removal_stopped',
  proved: 'customer.factor_removal_proved',
  cancelled: 'customer.factor_removal_cancelled',
  overtaken: 'customer.factor_removal_dropped',
  undelivered: 'customer.factor_removal_undelivered',
};

export const getRequester = ({ opened_by }: Pick<RemovalRow, 'opened_by'>) =>
  opened_by === null ? 'customer' : 'staff';

/** Locks an account and its removal until the end of the transaction. */
export async function lockRemoval(tx: Tx, customerId: CustomerId): Promise<LockedRemoval | undefined> {
  const account = await lockOpenAccount(tx, customerId);
  const row = account && (await findOpenRemoval(tx, customerId));
  return account && row && { account, row };
}

/** Ends a removal without effect and notifies the customer. @returns false if it had already ended */
export async function dropRemoval(
  tx: Tx,
  { config, clock, mail }: Omit<RemovalDeps, 'db'>,
  { row, account }: LockedRemoval,
  outcome: DropOutcome,
  { actor, requestId, staffId }: Actor & { readonly staffId?: StaffId },
): Promise<boolean> {
  const now = clock.now();
  if (!(await endRemoval(tx, row.id, { outcome, now, ...(staffId !== undefined && { staffId }) }))) return false;
  await deleteMailTokens(tx, account.id, 'begin_factor_removal', 'stop_factor_removal');
  await audit(tx, {
    at: now,
    actor,
    action: ACTIONS[outcome],
    subject: `customer:${account.id}`,
    after: { removal: row.id, outcome },
    requestId,
  });
  await mail.send(removalEndedEmail(config, account, { reason: REASONS[outcome], by: getRequester(row) }), tx);
  return true;
}

/** Ends a waiting removal after a second factor was proved, as not all are lost. The caller has locked the account. */
export async function stopByProof(
  tx: Tx,
  deps: Omit<RemovalDeps, 'db'>,
  customerId: CustomerId,
  requestId: string,
): Promise<void> {
  const locked = await lockRemoval(tx, customerId);
  if (locked) await dropRemoval(tx, deps, locked, 'proved', { actor: `customer:${customerId}`, requestId });
}

/** Removes all second factors and recovery codes, and ends sessions and sign-ins that wait for a code. The password stays. */
export async function finishRemoval(
  tx: Tx,
  { config, clock, mail }: Omit<RemovalDeps, 'db'>,
  { row, account }: LockedRemoval,
  { actor, requestId }: Actor,
): Promise<void> {
  const now = clock.now();
  if (!(await endRemoval(tx, row.id, { outcome: 'done', now }))) return;
  await removeFactors(tx, account.id);
  await endAllSessions(tx, account.id);
  await deleteMailTokens(tx, account.id, 'begin_factor_removal', 'stop_factor_removal');
  await audit(tx, {
    at: now,
    actor,
    action: 'customer.factors_removed',
    subject: `customer:${account.id}`,
    after: { removal: row.id },
    requestId,
  });
  await mail.send(removalDoneEmail(config, account), tx);
}
