import type { FastifyInstance } from 'fastify';
import type { SellingDeps } from './price-list/price-list-cache';
import { cartRoutes } from './cart/routes';
import { catalogRoutes } from './catalog/routes';
import { checkoutRoutes } from './checkout/routes';
import { dnsRoutes } from './dns/routes';
import { dnssecRoutes } from './dnssec/routes';
import { registerAddOnEndJob } from './domains/add-on-ends';
import { domainRoutes } from './domains/routes';
import { embedRoutes } from './embed/routes';
import { faultRoutes } from './faults/routes';
import { forwardingFeed } from './forwarding/feed';
import { paymentRoutes } from './payment/routes';
import { webhookRoutes } from './payment/webhook';
import { priceRoutes } from './prices/routes';
import { receiptRoutes } from './receipts/routes';
import { registerReconciliationJob } from './reconciliation/reconcile-job';
import { AvailabilityCache } from './availability/availability-cache';
import { registerAutorenewalJob } from './renewals/autorenewals';
import { registerExpiryNoticeJob } from './renewals/expiry-notices';
import { registerNameLifeJob } from './renewals/name-life-job';
import { renewalRoutes } from './renewals/routes';
import { searchRoutes } from './search/routes';
import { transferRoutes } from './transfers/routes';

/** Everything that sells: from the price list to the order. Search, prices and orders share what registries have said. */
export async function commerceRoutes(app: FastifyInstance, deps: SellingDeps): Promise<void> {
  const selling = { ...deps, availabilityCache: new AvailabilityCache(deps) };
  registerExpiryNoticeJob(selling);
  registerNameLifeJob(selling);
  registerAddOnEndJob(selling);
  registerAutorenewalJob(selling);
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
    registerReconciliationJob,
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
