import { isDeepStrictEqual } from 'node:util';
import {
  actOnBulkChange,
  listBulkChanges,
  listBulkDomains,
  startBulkChange,
  type BulkChange,
  type BulkChangeId,
  type BulkEdit,
  type BulkOutcome,
  type CustomerId,
} from '@storefront/shared/contract';
import { secondsInHour } from 'date-fns/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUuid } from '../../db/uuid';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { createAttemptLimits } from '../../http/attempt-limits';
import { badRequest, notFound } from '../../http/errors';
import { customerRoute } from '../../http/route';
import { requireReauth, toReader, type Customer } from '../../http/session';
import { isPrivileged } from '../domains';
import { bulkStartedEmail } from './bulk-started-email';
import { type BulkDeps, enqueueBulkChange, registerBulkJob } from './bulk-job';
import {
  type BulkChangeRow,
  countOutcomes,
  findAttempt,
  findBulkChange,
  insertBulkChange,
  listNames,
  listOutcomes,
  listShown,
  dismissBulkChange,
  resume,
  replaceOutcomes,
} from './queries';

/** Maximum bytes of a request: enough for the maximum number of domains of usual length. */
const BODY_LIMIT = 1024 * 1024;
/** Maximum bulk changes that a customer may start per hour: each may keep a row per domain for a month. */
const STARTED_AN_HOUR = 60;
/** Maximum bulk changes listed. */
const MOST_SHOWN = 20;

/** Registers the calls for changes to many domains (DM-13). */
export async function bulkChangeRoutes(app: FastifyInstance, deps: BulkDeps): Promise<void> {
  const { db, clock, jobs } = deps;
  const limits = createAttemptLimits(deps);
  registerBulkJob(deps);

  const describe = async (rows: readonly BulkChangeRow[]): Promise<BulkChange[]> => {
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
  };
  const describeOne = async (row: BulkChangeRow): Promise<BulkChange> => {
    const [described] = await describe([row]);
    if (!described) throw new Error(`Bulk change ${row.id} was not described`);
    return described;
  };

  async function getOwnBulkChange(customerId: CustomerId, id: BulkChangeId): Promise<BulkChangeRow> {
    const found = isUuid<BulkChangeId>(id) ? await findBulkChange(db, customerId, id) : undefined;
    if (!found) throw notFound('There is no such change.', { code: 'no_such_bulk_change' });
    return found;
  }

  /** A key stands for one change: one with other contents would otherwise be confirmed and never made. @throws HttpError 400 */
  const refuseOtherStart = async (row: BulkChangeRow, edit: BulkEdit, names: readonly string[]): Promise<void> => {
    const isSame =
      isDeepStrictEqual(row.edit, JSON.parse(JSON.stringify(edit))) &&
      isDeepStrictEqual(new Set(await listNames(db, row.id)), new Set(names));
    if (!isSame)
      throw badRequest('Some fields are not valid.', {
        code: 'invalid',
        detail: [{ loc: 'idempotency_key', msg: 'This key was used for another change.' }],
      });
  };

  /** Requires a reauthentication for a privileged edit, once for all domains. */
  const requireProof = async (request: FastifyRequest, edit: BulkEdit): Promise<void> => {
    if (isPrivileged(edit)) await requireReauth(request, clock.now());
  };

  /** Enqueues the change, with one email for all its domains if the edit is privileged. */
  const begin = async (tx: Tx, user: Customer, { id, edit }: BulkChangeRow, count: number): Promise<void> => {
    if (isPrivileged(edit)) await deps.mail.send(bulkStartedEmail(deps.config, toReader(user), edit, count), tx);
    await enqueueBulkChange(jobs, id, { tx });
  };

  customerRoute(
    app,
    startBulkChange,
    async ({ input, user, request }) => {
      await requireProof(request, input.edit);
      await limits.count([{ name: 'bulk-changes', subject: user.id, max: STARTED_AN_HOUR, seconds: secondsInHour }]);
      const names = [...new Set(input.domains)];
      const added = await inTransaction(db, async (tx) => {
        const row = await insertBulkChange(
          tx,
          {
            customer_id: user.id,
            idempotency_key: input.idempotency_key,
            edit: input.edit,
            request_id: request.id,
            created_at: clock.now(),
          },
          names,
        );
        if (!row) return undefined;
        await begin(tx, user, row, names.length);
        return row;
      });
      const row = added ?? (await findAttempt(db, user.id, input.idempotency_key));
      if (!row) throw new Error('The saved bulk change was not found');
      if (!added) await refuseOtherStart(row, input.edit, names);
      return describeOne(row);
    },
    { bodyLimit: BODY_LIMIT },
  );

  customerRoute(app, listBulkChanges, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return describe(await listShown(db, user.id, MOST_SHOWN));
  });

  customerRoute(app, listBulkDomains, async ({ params, input, user, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id } = await getOwnBulkChange(user.id, params.bulkChangeId);
    return listOutcomes(db, id, input.limit);
  });

  customerRoute(app, actOnBulkChange, async ({ params, input: { action }, user, request }) => {
    const row = await getOwnBulkChange(user.id, params.bulkChangeId);
    if (action === 'retry') await requireProof(request, row.edit);
    await inTransaction(db, async (tx) => {
      if (action === 'retry') {
        const again: readonly BulkOutcome[] = ['refused', 'not_made', 'stopped'];
        const turned = await replaceOutcomes(tx, row.id, again, 'waiting');
        if (turned === 0) return;
        await resume(tx, row.id);
        await begin(tx, user, row, turned);
      } else if (action === 'stop') {
        await replaceOutcomes(tx, row.id, ['waiting'], 'stopped');
      } else {
        const counts = (await countOutcomes(tx, [row.id])).get(row.id);
        // A running change cannot be dismissed.
        if (!counts?.waiting) await dismissBulkChange(tx, row.id, clock.now());
      }
    });
    return describeOne(await getOwnBulkChange(user.id, row.id));
  });
}
