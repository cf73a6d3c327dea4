import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { requestCheck } from './body-check';
import { passOverLostConnections } from './lost-connections';
import { answerCompiler } from './compilers';
import { endKeptConnections } from './ending';
import { answerBeforeRouting, handleErrors } from './errors';
import type { Readiness } from './health';
import { getRequestId } from './logging';

/** Bytes; an order of a thousand lines fits, see the limits of each route. */
const BODY_LIMIT = 1024 * 1024;
const MAX_PARAM_LENGTH = 300;
/** A request has arrived whole within this time, or its connection is cut: one that comes in drops would stay open for ever. */
const REQUEST_TIMEOUT_MS = 60_000;

/** @property requestTimeoutMs how long a request may take to arrive */
export interface Limits {
  readonly requestTimeoutMs?: number;
}

/** A server without routes yet: what it takes, how it checks and answers, and how it ends. */
export function createServer(
  { config, log }: { readonly config: Pick<Config, 'trustedProxies'>; readonly log: Logger },
  readiness: Readiness,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS }: Limits = {},
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: getRequestId,
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
  passOverLostConnections(app);
  endKeptConnections(app, readiness);
  return app;
}
