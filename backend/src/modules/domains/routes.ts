import {
  deleteDomain as deleteDomainEndpoint,
  editDomain as editDomainEndpoint,
  exportDomain,
  getDomainDeletion,
  getDomainHistory,
  getDomainInfo,
  getDomainRegistrant,
  getForwardingState,
  revealAuthCode,
  type DomainInfo,
} from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { customerRoute } from '../../http/route';
import { requireReauth, requireRecentSignIn, ZONE_REAUTH_MS } from '../../http/session';
import { readForwardingState } from '../forwarding';
import { listOpenChanges } from '../registrar-changes';
import { findRestoreEnd, refuseWhileRestorable } from '../email-restore';
import { revealCode } from './auth-code';
import { deleteDomain, getDeletion } from './delete-domain';
import { isForwarding } from './domain-change';
import { getHistory } from './domain-history';
import { viewRegistrant } from './domain-registrant';
import { isPrivileged } from './book-change';
import { createExport } from './export-domain';
import { makeEdit } from './make-edit';
import { ownDomain, type OwnDomain } from '../portfolio';
import { domainInfo } from './domain-info';
import { registerFormerDeletions } from './former-deletions';
import { registerSettlingJob } from './settling-job';

/** Routes for single domains of a customer; the list is `/tables/domains`. */
export async function domainRoutes(
  app: FastifyInstance,
  deps: Pick<
    SellingDeps,
    'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'priceListCache' | 'nameServer' | 'jobs' | 'log'
  >,
): Promise<void> {
  registerSettlingJob(deps);
  registerFormerDeletions(deps);

  const describe = async (own: OwnDomain, currency: ReturnType<typeof saleCurrency>): Promise<DomainInfo> => {
    const [unsettled, restoreEnd] = await Promise.all([
      listOpenChanges(deps.db, own.domain.id),
      findRestoreEnd(deps.db, own.domain.customer_id, deps.clock.now()),
    ]);
    return domainInfo(own, { priceList: deps.priceListCache.current(), currency }, deps, unsettled, restoreEnd);
  };

  customerRoute(app, getDomainInfo, async ({ params, input, user }) => {
    const currency = saleCurrency(input.currency_code, deps.config);
    return describe(await ownDomain(deps, user.id, params.domainName), currency);
  });

  customerRoute(app, editDomainEndpoint, async ({ params, input, user, request }) => {
    const { own, sale } = await makeEdit(
      deps,
      { customer: user, requestId: request.id },
      params.domainName,
      input,
      async () => {
        if (isPrivileged(input)) await requireReauth(request, deps.clock.now());
        else if (isForwarding(input)) await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
      },
    );
    return describe(own, sale.currency);
  });

  customerRoute(app, getForwardingState, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return readForwardingState(deps, (await ownDomain(deps, user.id, params.domainName)).domain);
  });

  customerRoute(app, revealAuthCode, async ({ params, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const own = await ownDomain(deps, user.id, params.domainName);
    await refuseWhileRestorable(deps.db, user.id, deps.clock.now());
    await requireReauth(request, deps.clock.now());
    return { auth_code: await revealCode(deps, { customer: user, requestId: request.id }, own) };
  });

  customerRoute(app, getDomainDeletion, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return getDeletion(deps, await ownDomain(deps, user.id, params.domainName));
  });

  customerRoute(app, deleteDomainEndpoint, async ({ params, input, user, request }) => {
    const own = await ownDomain(deps, user.id, params.domainName);
    await refuseWhileRestorable(deps.db, user.id, deps.clock.now());
    await requireReauth(request, deps.clock.now());
    return { state: await deleteDomain(deps, user.id, own, input, request.id) };
  });

  customerRoute(app, getDomainRegistrant, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return viewRegistrant(deps, await ownDomain(deps, user.id, params.domainName));
  });

  customerRoute(app, exportDomain, async ({ params, input, user, reply }) => {
    reply.header('cache-control', 'no-store');
    const own = await ownDomain(deps, user.id, params.domainName);
    const currency = saleCurrency(input.currency_code, deps.config);
    return createExport(deps, own, await describe(own, currency));
  });

  customerRoute(app, getDomainHistory, async ({ params, input, user }) =>
    getHistory(deps, await ownDomain(deps, user.id, params.domainName), input),
  );
}
