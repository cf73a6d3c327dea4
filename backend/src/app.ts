import cookie from '@fastify/cookie';
import { RequestEnds } from '@storefront/shared/serving';
import type { FastifyInstance } from 'fastify';
import { FairShare, getShare } from './http/fair-share';
import { sendCommonHeaders } from './http/common-headers';
import { healthRoutes, type Readiness } from './http/health';
import { logAnswers } from './http/logging';
import { describeApi } from './http/openapi';
import { limitRates } from './http/rate-limit';
import { answerPartnerPages } from './http/partner-pages';
import { reportAnswers, type Answered } from './http/report-answers';
import { guardRequests } from './http/request-guard';
import { createServer, type Limits } from './http/server';
import { traceRequests } from './http/trace-requests';
import { shedLoad } from './http/shed-load';
import { exposeStatementCount } from './http/statement-count';
import { accountRoutes } from './modules/account';
import { apiKeyRoutes, createApiKeyReader } from './modules/api-keys';
import { addressCorrectionRoutes } from './modules/address-corrections';
import { authRoutes } from './modules/auth';
import { createSessionReader } from './modules/sessions';
import { billingRoutes } from './modules/billing';
import { contactRoutes } from './modules/contacts';
import { mailboxRoutes } from './modules/mailbox';
import { registrantVerificationRoutes } from './modules/registrant-verification';
import { tablesRoutes } from './modules/tables';
import { bulkChangeRoutes } from './modules/bulk-changes';
import { cartRoutes } from './modules/cart';
import { catalogRoutes } from './modules/catalog';
import { checkoutRoutes } from './modules/checkout';
import { dnsRoutes } from './modules/dns';
import { dnssecRoutes } from './modules/dnssec';
import { registerAddOnEndJob, domainRoutes } from './modules/domains';
import { embedRoutes } from './modules/embed';
import { faultRoutes } from './modules/fault-injection';
import { registerAuditRetentionJob } from './modules/audit';
import { registerMissingDomainsJob } from './modules/missing-domains';
import { registerStaffCleanupJob } from './modules/staff';
import { forwardingFeed } from './modules/forwarding';
import { paymentRoutes, webhookRoutes } from './modules/payment';
import { powerDnsRoutes } from './modules/powerdns';
import { priceRoutes } from './modules/prices';
import { receiptRoutes } from './modules/receipts';
import { registerReconciliationJob } from './modules/reconciliation';
import { registerReversalJob } from './modules/reversals';
import { AvailabilityCache, registerAnswerCleanupJob } from './modules/availability';
import {
  registerAutorenewalJob,
  registerExpiryNoticeJob,
  registerNameLifeJob,
  renewalRoutes,
} from './modules/renewals';
import { searchRoutes } from './modules/search';
import { registerWebhookJobs } from './modules/webhooks';
import { transferRoutes } from './modules/transfers';
import type { SellingDeps } from './modules/price-list';

/** Dependencies of modules. Search, prices and orders share the cached registry answers. */
interface ModuleDeps extends SellingDeps {
  readonly availabilityCache: AvailabilityCache;
}

/** A module's routes and jobs, as a Fastify plugin that gets the dependencies. */
type Routes = (app: FastifyInstance, deps: ModuleDeps) => Promise<void>;

async function termJobs(_app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  registerExpiryNoticeJob(deps);
  registerNameLifeJob(deps);
  registerMissingDomainsJob(deps);
  registerAddOnEndJob(deps);
  registerAutorenewalJob(deps);
}

async function answerJobs(_app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  registerAnswerCleanupJob(deps);
}

/** Registers the cleanup of staff sessions here, because the desk may run in another process. */
async function staffJobs(_app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  registerStaffCleanupJob(deps);
}

const modules: readonly Routes[] = [
  addressCorrectionRoutes,
  authRoutes,
  apiKeyRoutes,
  accountRoutes,
  billingRoutes,
  contactRoutes,
  registrantVerificationRoutes,
  tablesRoutes,
  mailboxRoutes,
  termJobs,
  catalogRoutes,
  answerJobs,
  searchRoutes,
  priceRoutes,
  cartRoutes,
  embedRoutes,
  paymentRoutes,
  webhookRoutes,
  checkoutRoutes,
  receiptRoutes,
  registerReversalJob,
  registerReconciliationJob,
  domainRoutes,
  bulkChangeRoutes,
  renewalRoutes,
  transferRoutes,
  dnsRoutes,
  dnssecRoutes,
  powerDnsRoutes,
  forwardingFeed,
  registerAuditRetentionJob,
  faultRoutes,
  staffJobs,
  registerWebhookJobs,
];

interface AppOptions extends Limits {
  readonly answered?: Answered | undefined;
}

export async function buildApp(
  deps: SellingDeps,
  readiness: Readiness = { draining: false },
  { answered, ...limits }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = createServer(deps, readiness, limits);
  const ends = new RequestEnds(app);
  traceRequests(app, deps.tracing, ends);
  if (config.mode === 'test') exposeStatementCount(app);
  logAnswers(ends, log);
  reportAnswers(ends, answered);
  sendCommonHeaders(app, config);
  answerPartnerPages(app, deps);
  guardRequests(app, config);
  await app.register(cookie);
  app.decorate('sessionReader', createSessionReader(deps));
  app.decorate('apiKeyReader', createApiKeyReader(deps));
  app.decorate('fairShare', new FairShare(getShare(config.databasePoolMax)));
  await limitRates(app, 'shop', deps);
  shedLoad(app, config, deps.metrics);

  await describeApi(app, config);
  await healthRoutes(app, deps, readiness);
  const moduleDeps = { ...deps, availabilityCache: new AvailabilityCache(deps) };
  for (const routes of modules) await app.register(async (scope) => routes(scope, moduleDeps));
  return app;
}
