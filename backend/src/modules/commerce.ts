import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { cartRoutes } from './cart/routes';
import { catalogRoutes } from './catalog/routes';
import { checkoutRoutes } from './checkout/routes';
import { dnsRoutes } from './dns/routes';
import { dnssecRoutes } from './dnssec/routes';
import { watchAddOnEnds } from './domains/add-on-ends';
import { domainRoutes } from './domains/routes';
import { embedRoutes } from './embed/routes';
import { faultRoutes } from './faults/routes';
import { forwardingFeed } from './forwarding/feed';
import { paymentRoutes } from './payment/routes';
import { webhookRoutes } from './payment/webhook';
import { priceRoutes } from './prices/routes';
import { receiptRoutes } from './receipts/routes';
import { reconciliationJob } from './reconciliation/reconcile-job';
import { NameStates } from './search/name-states';
import { watchAutorenewals } from './renewals/autorenewals';
import { watchExpiries } from './renewals/expiry-notices';
import { watchLives } from './renewals/life-watch';
import { renewalRoutes } from './renewals/routes';
import { searchRoutes } from './search/routes';
import { transferRoutes } from './transfers/routes';

/** Everything that sells: from the price list to the order. Search, prices and orders share what registries have said. */
export async function commerceRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const selling = { ...deps, nameStates: new NameStates(deps) };
  watchExpiries(selling);
  watchLives(selling);
  watchAddOnEnds(selling);
  watchAutorenewals(selling);
  for (const routes of [
    catalogRoutes,
    searchRoutes,
    priceRoutes,
    cartRoutes,
    embedRoutes,
    paymentRoutes,
    webhookRoutes,
    checkoutRoutes,
    receiptRoutes,
    reconciliationJob,
    domainRoutes,
    renewalRoutes,
    transferRoutes,
    dnsRoutes,
    dnssecRoutes,
    forwardingFeed,
    faultRoutes,
  ]) {
    await routes(app, selling);
  }
}
