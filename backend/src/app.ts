import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { countStatements, statementsSoFar } from './db/statement-counter';
import type { Deps } from './deps';
import { handleErrors } from './http/errors';
import { healthRoutes, type Readiness } from './http/health';
import { requestIdOf } from './http/logging';
import { describeApi } from './http/openapi';
import { limitRates } from './http/rate-limit';
import { guardRequests } from './http/request-guard';
import { sendSecurityHeaders } from './http/security-headers';
import { answerCompiler } from './http/serializer';
import { authRoutes } from './modules/auth/routes';
import { createSessionReader } from './modules/auth/session-reader';
import { billingRoutes } from './modules/billing/routes';
import { commerceRoutes } from './modules/commerce';
import { contactRoutes } from './modules/contacts/routes';
import { mailboxRoutes } from './modules/mailbox/routes';
import { registrantVerificationRoutes } from './modules/registrant-verification/routes';
import { tablesRoutes } from './modules/tables/routes';

/** Bytes; an order of a thousand lines fits, see the limits of each route. */
const BODY_LIMIT = 1024 * 1024;
const MAX_PARAM_LENGTH = 300;

/** A module's routes: a Fastify plugin that is given the dependencies. */
type Routes = (app: FastifyInstance, deps: Deps) => Promise<void>;

const modules: readonly Routes[] = [authRoutes, billingRoutes, contactRoutes, registrantVerificationRoutes, tablesRoutes, mailboxRoutes, commerceRoutes];

/** The whole API, ready to listen or to be injected into. */
export async function buildApp(deps: Deps, readiness: Readiness = { draining: false }): Promise<FastifyInstance> {
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
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler);
  handleErrors(app);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    countStatements(done);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (config.mode === 'test') reply.header('x-statement-count', statementsSoFar());
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  await sendSecurityHeaders(app, config);
  guardRequests(app, config);
  await app.register(cookie);
  app.decorate('sessionReader', createSessionReader(deps));
  await limitRates(app, config.rateLimits);

  await describeApi(app, config);
  await healthRoutes(app, deps, readiness);
  for (const routes of modules) await app.register(async (scope) => routes(scope, deps));
  return app;
}
