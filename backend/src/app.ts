import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { requestCheck } from './http/body-check';
import { sendCommonHeaders } from './http/common-headers';
import { endKeptConnections } from './http/ending';
import { answerCompiler } from './http/compilers';
import { answerBeforeRouting, handleErrors } from './http/errors';
import { healthRoutes, type Readiness } from './http/health';
import { logAnswers, requestIdOf } from './http/logging';
import { describeApi } from './http/openapi';
import { limitRates } from './http/rate-limit';
import { answerPartnerPages } from './http/partner-pages';
import { guardRequests } from './http/request-guard';
import { shedLoad } from './http/shed-load';
import { exposeStatementCount } from './http/statement-count';
import { accountRoutes } from './modules/account/routes';
import { authRoutes } from './modules/auth/routes';
import { createSessionReader } from './modules/sessions/session-reader';
import { billingRoutes } from './modules/billing/routes';
import { contactRoutes } from './modules/contacts/routes';
import { mailboxRoutes } from './modules/mailbox/routes';
import { registrantVerificationRoutes } from './modules/registrant-verification/routes';
import { tablesRoutes } from './modules/tables/routes';
import { cartRoutes } from './modules/cart/routes';
import { catalogRoutes } from './modules/catalog/routes';
import { checkoutRoutes } from './modules/checkout/routes';
import { dnsRoutes } from './modules/dns/routes';
import { dnssecRoutes } from './modules/dnssec/routes';
import { registerAddOnEndJob } from './modules/domains/add-on-ends';
import { domainRoutes } from './modules/domains/routes';
import { embedRoutes } from './modules/embed/routes';
import { faultRoutes } from './modules/faults/routes';
import { forwardingFeed } from './modules/forwarding/feed';
import { paymentRoutes } from './modules/payment/routes';
import { webhookRoutes } from './modules/payment/webhook';
import { priceRoutes } from './modules/prices/routes';
import { receiptRoutes } from './modules/receipts/routes';
import { registerReconciliationJob } from './modules/reconciliation/reconcile-job';
import { AvailabilityCache } from './modules/availability/availability-cache';
import { registerAutorenewalJob } from './modules/renewals/autorenewals';
import { registerExpiryNoticeJob } from './modules/renewals/expiry-notices';
import { registerNameLifeJob } from './modules/renewals/name-life-job';
import { renewalRoutes } from './modules/renewals/routes';
import { searchRoutes } from './modules/search/routes';
import { transferRoutes } from './modules/transfers/routes';
import type { SellingDeps } from './modules/price-list/price-list-cache';

/** Bytes; an order of a thousand lines fits, see the limits of each route. */
const BODY_LIMIT = 1024 * 1024;
const MAX_PARAM_LENGTH = 300;
/** A request has arrived whole within this time, or its connection is cut: one that comes in drops would stay open for ever. */
const REQUEST_TIMEOUT_MS = 60_000;

/** What modules are given. Search, prices and orders share what registries have said. */
interface ModuleDeps extends SellingDeps {
  readonly availabilityCache: AvailabilityCache;
}

/** A module's routes and jobs: a Fastify plugin that is given the dependencies. */
type Routes = (app: FastifyInstance, deps: ModuleDeps) => Promise<void>;

/** The jobs of what runs out: domains, and the add-ons of them. */
async function termJobs(_app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  registerExpiryNoticeJob(deps);
  registerNameLifeJob(deps);
  registerAddOnEndJob(deps);
  registerAutorenewalJob(deps);
}

const modules: readonly Routes[] = [
  authRoutes,
  accountRoutes,
  billingRoutes,
  contactRoutes,
  registrantVerificationRoutes,
  tablesRoutes,
  mailboxRoutes,
  termJobs,
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
];

/** @property requestTimeoutMs how long a request may take to arrive */
interface Limits {
  readonly requestTimeoutMs?: number;
}

/** The whole API, ready to listen or to be injected into. */
export async function buildApp(
  deps: SellingDeps,
  readiness: Readiness = { draining: false },
  { requestTimeoutMs = REQUEST_TIMEOUT_MS }: Limits = {},
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: [...config.trustedProxies],
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    // A request that a kept connection brings while the server ends is answered, and its connection closed.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000) },
    frameworkErrors: answerBeforeRouting,
  });
  app.setValidatorCompiler(requestCheck);
  app.setSerializerCompiler(answerCompiler);
  handleErrors(app);

  endKeptConnections(app, readiness);
  if (config.mode === 'test') exposeStatementCount(app);
  logAnswers(app, log);
  sendCommonHeaders(app, config);
  answerPartnerPages(app, config);
  guardRequests(app, config);
  await app.register(cookie);
  app.decorate('sessionReader', createSessionReader(deps));
  await limitRates(app, config.rateLimits);
  shedLoad(app, config);

  await describeApi(app, config);
  await healthRoutes(app, deps, readiness);
  const moduleDeps = { ...deps, availabilityCache: new AvailabilityCache(deps) };
  for (const routes of modules) await app.register(async (scope) => routes(scope, moduleDeps));
  return app;
}
