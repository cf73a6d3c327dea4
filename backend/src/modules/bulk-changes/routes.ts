import {
  actOnBulkChange,
  listBulkChanges,
  listBulkDomains,
  startBulkChange,
  type BulkChange,
  type BulkEdit,
} from '@storefront/shared/contract';
import { secondsInHour } from 'date-fns/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAttemptLimits } from '../../http/attempt-limits';
import { customerRoute } from '../../http/route';
import { requireReauth } from '../../http/session';
import { isPrivileged } from '../domains';
import { type BulkDeps, registerBulkJob } from './bulk-job';
import { type BulkChangeRow, listOutcomes, listShown } from './queries';
import { applyBulkAction, describeBulkChanges, getOwnBulkChange, saveBulkChange } from './service';

/** Maximum bytes of a request: enough for the maximum number of domains of usual length. */
const BODY_LIMIT = 1024 * 1024;
/** Maximum bulk changes that a customer may start per hour: each may keep a row per domain for a month. */
const STARTED_AN_HOUR = 60;
/** Maximum bulk changes listed. */
const MOST_SHOWN = 20;

/** Registers the calls for changes to many domains (DM-13). */
export async function bulkChangeRoutes(app: FastifyInstance, deps: BulkDeps): Promise<void> {
  const { db, clock } = deps;
  const limits = createAttemptLimits(deps);
  registerBulkJob(deps);

  const describeOne = async (row: BulkChangeRow): Promise<BulkChange> => {
    const [described] = await describeBulkChanges(db, [row]);
    if (!described) throw new Error(`Bulk change ${row.id} was not described`);
    return described;
  };

  /** Requires a reauthentication for a privileged edit, once for all domains. */
  const requireProof = async (request: FastifyRequest, edit: BulkEdit): Promise<void> => {
    if (isPrivileged(edit)) await requireReauth(request, clock.now());
  };

  customerRoute(
    app,
    startBulkChange,
    async ({ input, user, request }) => {
      await requireProof(request, input.edit);
      await limits.count([{ name: 'bulk-changes', subject: user.id, max: STARTED_AN_HOUR, seconds: secondsInHour }]);
      return describeOne(await saveBulkChange(deps, user, input, request.id));
    },
    { bodyLimit: BODY_LIMIT },
  );

  customerRoute(app, listBulkChanges, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return describeBulkChanges(db, await listShown(db, user.id, MOST_SHOWN));
  });

  customerRoute(app, listBulkDomains, async ({ params, input, user, reply }) => {
    reply.header('cache-control', 'no-store');
    const { id } = await getOwnBulkChange(db, user.id, params.bulkChangeId);
    return listOutcomes(db, id, input.limit);
  });

  customerRoute(app, actOnBulkChange, async ({ params, input: { action }, user, request }) => {
    const row = await getOwnBulkChange(db, user.id, params.bulkChangeId);
    if (action === 'retry') await requireProof(request, row.edit);
    await applyBulkAction(deps, user, row, action);
    return describeOne(await getOwnBulkChange(db, user.id, row.id));
  });
}
