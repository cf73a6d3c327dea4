import { endKeptConnections } from '@storefront/shared/serving';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { requestCheck } from './body-check';
import { answerCompiler } from './compilers';
import { answerBeforeRouting, handleErrors } from './errors';
import type { Readiness } from './health';
import { getRequestId } from './logging';
import { RequestLog } from './request-log';

/** In bytes; enough for an order of a thousand lines. Routes have limits of their own. */
const BODY_LIMIT = 1024 * 1024;
const MAX_PARAM_LENGTH = 300;
/** Time within which a request must arrive completely; otherwise a slow one would keep its connection open forever. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Ignores requests whose connection was reset before they were processed: nobody would get the response, and the address that limits are
 * counted by is gone. Requests whose connection is lost later keep their address.
 */
function passOverLostConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { ip } = request as { readonly ip: string | undefined };
    if (ip === undefined) {
      reply.hijack();
      return;
    }
    Object.defineProperty(request, 'ip', { value: ip });
    done();
  });
}

/** @property requestTimeoutMs how long a request may take to arrive */
export interface Limits {
  readonly requestTimeoutMs?: number;
}

/** Creates a server without routes: parsing, validation, error handling and shutdown. */
export function createServer(
  { config, log }: { readonly config: Pick<Config, 'trustedProxies'>; readonly log: Logger },
  readiness: Readiness,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS }: Limits = {},
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options) => new RequestLog(() => logger.child(bindings, options)),
    genReqId: getRequestId,
    requestIdHeader: false,
    trustProxy: [...config.trustedProxies],
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    forceCloseConnections: 'idle',
    // Serves a request that arrives on a kept connection during shutdown, and then closes the connection.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000) },
    frameworkErrors: answerBeforeRouting,
  });
  app.setValidatorCompiler(requestCheck);
  app.setSerializerCompiler(answerCompiler);
  handleErrors(app);
  passOverLostConnections(app);
  endKeptConnections(app, { isDraining: () => readiness.draining });
  return app;
}
