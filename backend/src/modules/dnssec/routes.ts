import { getDnssec, setDnssec } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { unavailable } from '../../http/errors';
import { customerRoute } from '../../http/route';
import { requireRecentProof, ZONE_PROOF_MS } from '../../http/session';
import { ownDomain } from '../domains/own-domain';
import { watchDnssec } from './dnssec-driver';
import { dnssecRow, standingOf, viewDnssec } from './standing';
import { setDs, turnOff, turnOn } from './turn-dnssec';
import { keepZonesSigned } from './zone-signing';

/** DNSSEC of customers' domains: DS records at the registry. */
export async function dnssecRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  watchDnssec(deps);
  keepZonesSigned(deps);

  customerRoute(app, getDnssec, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    const { domain } = await ownDomain(deps, user.id, params.domain);
    const row = await standingOf(deps, domain);
    if (row === 'unknown')
      throw unavailable('The registrar did not respond, so it is not known whether DNSSEC is on.', 10, {
        code: 'registrar_silent',
      });
    return viewDnssec(deps, domain, row);
  });

  customerRoute(app, setDnssec, async ({ params, input, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { domain } = await ownDomain(deps, user.id, params.domain);
    await requireRecentProof(request, deps.clock.now(), ZONE_PROOF_MS);
    const asker = { customerId: user.id, requestId: request.id };
    if ('ds_records' in input) await setDs(deps, asker, domain, input.ds_records);
    else await (input.on ? turnOn : turnOff)(deps, asker, domain);
    return viewDnssec(deps, domain, await dnssecRow(deps, domain.id));
  });
}
