import { listRecords, resetRecords, saveRecords } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { ownZone } from './own-zone';
import { viewRecord } from './record-view';
import { resetZone, saveZone } from './save-zone';
import { recordsOf } from './zone-settling';
import { watchZones } from './zone-watch';

/** The zones of customers whose DNS is kept here. */
export async function dnsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  watchZones(deps);

  customerRoute(app, listRecords, async ({ params: { domain }, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const zone = await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    return (await recordsOf(deps, zone.id)).map((record) => viewRecord(record, domain));
  });

  customerRoute(app, saveRecords, async ({ params: { domain }, input, user, request }) => {
    const asker = { customerId: user.id, requestId: request.id };
    const zone = await ownZone(deps, asker, domain);
    return (await saveZone(deps, asker, zone, input)).map((record) => viewRecord(record, domain));
  });

  customerRoute(app, resetRecords, async ({ params: { domain }, user, request }) => {
    const asker = { customerId: user.id, requestId: request.id };
    const zone = await ownZone(deps, asker, domain);
    return (await resetZone(deps, asker, zone)).map((record) => viewRecord(record, domain));
  });
}
