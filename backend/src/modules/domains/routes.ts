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
  type DomainEdit,
  type DomainInfo,
} from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type SellingDeps, saleCurrency } from '../price-list';
import { customerRoute } from '../../http/route';
import { requireReauth, requireRecentSignIn, ZONE_REAUTH_MS } from '../../http/session';
import { customerCurrency } from '../billing';
import { readForwardingState } from '../forwarding';
import { listOpenChanges } from '../registrar-changes';
import { findWayBack, refuseWhileReturnable } from '../way-back';
import { chooseAddOn } from './add-on-choice';
import { revealCode } from './auth-code';
import { changeContact } from './domain-contacts';
import { deleteDomain, getDeletion } from './delete-domain';
import { isForwarding } from './domain-change';
import { getHistory } from './domain-history';
import { changeRegistrant, viewRegistrant } from './domain-registrant';
import { isLastingEdit, isPrivileged } from './book-change';
import { editDomain } from './edit-domain';
import type { Editor } from './make-change';
import { createExport } from './export-domain';
import { ownDomain, type DomainRow, type OwnDomain } from '../portfolio';
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

  function edited(
    editor: Editor,
    own: OwnDomain,
    input: DomainEdit,
    sale: Parameters<typeof editDomain>[4],
  ): Promise<DomainRow> {
    if ('registrant' in input) return changeRegistrant(deps, editor, own, input);
    if ('contact_role' in input) return changeContact(deps, editor, own, input);
    return 'add_on' in input ? chooseAddOn(deps, editor, own, input, sale) : editDomain(deps, editor, own, input, sale);
  }

  const describe = async (own: OwnDomain, currency: ReturnType<typeof saleCurrency>): Promise<DomainInfo> => {
    const [unsettled, wayBack] = await Promise.all([
      listOpenChanges(deps.db, own.domain.id),
      findWayBack(deps.db, own.domain.customer_id, deps.clock.now()),
    ]);
    return domainInfo(own, { priceList: deps.priceListCache.current(), currency }, deps, unsettled, wayBack);
  };

  customerRoute(app, getDomainInfo, async ({ params, input, user }) => {
    const currency = saleCurrency(input.currency_code, deps.config);
    return describe(await ownDomain(deps, user.id, params.domainName), currency);
  });

  customerRoute(app, editDomainEndpoint, async ({ params, input, user, request }) => {
    const own = await ownDomain(deps, user.id, params.domainName);
    if (isLastingEdit(input)) await refuseWhileReturnable(deps.db, user.id, deps.clock.now());
    if (isPrivileged(input)) await requireReauth(request, deps.clock.now());
    else if (isForwarding(input)) await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
    const editor = { customer: user, requestId: request.id };
    const sale = {
      priceList: deps.priceListCache.current(),
      currency: saleCurrency(customerCurrency(deps.config, user.defaultCurrency).code, deps.config),
    };
    return describe({ ...own, domain: await edited(editor, own, input, sale) }, sale.currency);
  });

  customerRoute(app, getForwardingState, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return readForwardingState(deps, (await ownDomain(deps, user.id, params.domainName)).domain);
  });

  customerRoute(app, revealAuthCode, async ({ params, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const own = await ownDomain(deps, user.id, params.domainName);
    await refuseWhileReturnable(deps.db, user.id, deps.clock.now());
    await requireReauth(request, deps.clock.now());
    return { auth_code: await revealCode(deps, { customer: user, requestId: request.id }, own) };
  });

  customerRoute(app, getDomainDeletion, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return getDeletion(deps, await ownDomain(deps, user.id, params.domainName));
  });

  customerRoute(app, deleteDomainEndpoint, async ({ params, input, user, request }) => {
    const own = await ownDomain(deps, user.id, params.domainName);
    await refuseWhileReturnable(deps.db, user.id, deps.clock.now());
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
