import { isDeepStrictEqual } from 'node:util';
import type {
  actOnBulkChange,
  BulkChange,
  BulkChangeId,
  BulkEdit,
  BulkOutcome,
  CustomerId,
  ReadInputOf,
  startBulkChange,
} from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import { badRequest, notFound } from '../../http/errors';
import { toReader, type Customer } from '../../http/session';
import { isPrivileged } from '../domains';
import { bulkStartedEmail } from './bulk-started-email';
import { type BulkDeps, enqueueBulkChange } from './bulk-job';
import {
  type BulkChangeRow,
  countOutcomes,
  dismissBulkChange,
  findAttempt,
  findBulkChange,
  insertBulkChange,
  listNames,
  replaceOutcomes,
  resume,
} from './queries';

/** Outcomes of domains that a retry processes again. */
const RETRIED: readonly BulkOutcome[] = ['refused', 'not_made', 'stopped'];

/** Returns bulk changes as the API shows them, with the counts of their outcomes. */
export async function describeBulkChanges(db: Db, rows: readonly BulkChangeRow[]): Promise<BulkChange[]> {
  const counted = await countOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, edit, created_at, stop_reason }) => ({
    id,
    edit,
    created_at: created_at.toISOString(),
    counts: counted.get(id) ?? {},
    stop_reason,
  }));
}

/** @throws HttpError 404 */
export async function getOwnBulkChange(db: Db, customerId: CustomerId, id: BulkChangeId): Promise<BulkChangeRow> {
  const found = isUuid<BulkChangeId>(id) ? await findBulkChange(db, customerId, id) : undefined;
  if (!found) throw notFound('There is no such change.', { code: 'no_such_bulk_change' });
  return found;
}

/** Saves and enqueues a bulk change. A repeated request with the same key returns the one that was saved first. @throws HttpError 400 */
export async function saveBulkChange(
  deps: BulkDeps,
  user: Customer,
  { edit, domains, idempotency_key }: ReadInputOf<typeof startBulkChange>,
  requestId: string,
): Promise<BulkChangeRow> {
  const { db, clock } = deps;
  const names = [...new Set(domains)];
  const added = await inTransaction(db, async (tx) => {
    const change = { customer_id: user.id, idempotency_key, edit, request_id: requestId, created_at: clock.now() };
    const row = await insertBulkChange(tx, change, names);
    if (row) await begin(deps, tx, user, row, names.length);
    return row;
  });
  if (added) return added;
  const row = await findAttempt(db, user.id, idempotency_key);
  if (!row) throw new Error('The saved bulk change was not found');
  await refuseOtherStart(db, row, edit, names);
  return row;
}

/** A key stands for one change: one with other contents would otherwise be confirmed and never made. @throws HttpError 400 */
async function refuseOtherStart(db: Db, row: BulkChangeRow, edit: BulkEdit, names: readonly string[]): Promise<void> {
  const isSame =
    isDeepStrictEqual(row.edit, JSON.parse(JSON.stringify(edit))) &&
    isDeepStrictEqual(new Set(await listNames(db, row.id)), new Set(names));
  if (!isSame)
    throw badRequest('Some fields are not valid.', {
      code: 'invalid',
      detail: [{ loc: 'idempotency_key', msg: 'This key was used for another change.' }],
    });
}

/** Enqueues a change, with one email for all its domains if the edit is privileged. */
async function begin(
  { mail, config, jobs }: BulkDeps,
  tx: Tx,
  user: Customer,
  { id, edit }: BulkChangeRow,
  count: number,
): Promise<void> {
  if (isPrivileged(edit)) await mail.send(bulkStartedEmail(config, toReader(user), edit, count), tx);
  await enqueueBulkChange(jobs, id, { tx });
}

/** Retries the failed domains of a change, stops those that wait, or dismisses a change that has ended. */
export async function applyBulkAction(
  deps: BulkDeps,
  user: Customer,
  row: BulkChangeRow,
  action: ReadInputOf<typeof actOnBulkChange>['action'],
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (action === 'retry') {
      const retried = await replaceOutcomes(tx, row.id, RETRIED, 'waiting');
      if (retried === 0) return;
      await resume(tx, row.id);
      await begin(deps, tx, user, row, retried);
    } else if (action === 'stop') {
      await replaceOutcomes(tx, row.id, ['waiting'], 'stopped');
    } else {
      const counts = (await countOutcomes(tx, [row.id])).get(row.id);
      // A running change cannot be dismissed.
      if (!counts?.waiting) await dismissBulkChange(tx, row.id, deps.clock.now());
    }
  });
}
