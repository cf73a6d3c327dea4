import { getDnssec, setDnssec } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { registrarUnavailable } from '../../http/errors';
import { customerRoute } from '../../http/route';
import { requireRecentSignIn, ZONE_REAUTH_MS } from '../../http/session';
import { ownDomain } from '../portfolio';
import { registerDnssecJob } from './dnssec-processor';
import { getDnssecStatus, viewDnssec } from './dnssec-status';
import { dnssecRow } from './queries';
import { setDs, turnOff, turnOn } from './turn-dnssec';
import { registerZoneSigningJob } from './zone-signing';

/** DNSSEC of customers' domains: DS records at the registry. */
export async function dnssecRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerDnssecJob(deps);
  registerZoneSigningJob(deps);

  customerRoute(app, getDnssec, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    const { domain } = await ownDomain(deps, user.id, params.domain);
    const row = await getDnssecStatus(deps, domain);
    if (row === 'unknown') throw registrarUnavailable('dnssec');
    return viewDnssec(deps, domain, row);
  });

  customerRoute(app, setDnssec, async ({ params, input, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { domain } = await ownDomain(deps, user.id, params.domain);
    await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
    const asker = { customerId: user.id, requestId: request.id };
    if ('ds_records' in input) await setDs(deps, asker, domain, input.ds_records);
    else await (input.on ? turnOn : turnOff)(deps, asker, domain);
    return viewDnssec(deps, domain, await dnssecRow(deps.db, domain.id));
  });
}
