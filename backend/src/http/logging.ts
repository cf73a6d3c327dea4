import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestEnds } from '@storefront/shared/serving';
import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config';
import { findAdmittedKey } from './api-key';

/** Fields that are never logged, in whatever object they occur. */
const SECRET_FIELDS = [
  'password',
  'token',
  'auth_info',
  'authCode',
  'client_secret',
  'cookie',
  'authorization',
  'Authorization',
  'secret',
  'number',
  'cvc',
];

/** Such headers whose names are not identifiers. */
const SECRET_HEADERS = ['set-cookie', 'x-api-key'];

interface LoggedRequest extends Pick<FastifyRequest, 'method' | 'url'> {
  readonly ip?: string;
  /** Absent before routing. */
  readonly routeOptions?: Partial<Pick<FastifyRequest['routeOptions'], 'url' | 'config'>>;
}

/** pino's levels; from `warn` on, lines are written immediately. */
const INFO = 30;
const WARN = 40;

/** Creates the structured log, one JSON object per line, with secrets redacted (invariant I8). @param traces adds trace IDs to each line */
export function createLog(
  { logLevel, version }: Pick<Config, 'logLevel' | 'version'>,
  output: DestinationStream & { flush?(): void },
  traces?: Pick<pino.LoggerOptions, 'mixin' | 'mixinMergeStrategy'>,
): Logger {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: { version },
    ...traces,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        ...SECRET_HEADERS.flatMap((header) => [`["${header}"]`, `*["${header}"]`, `*.*["${header}"]`]),
      ],
      censor: '[removed]',
    },
    serializers: {
      err: errorForLog,
      // Neither query nor body, which may contain tokens and passwords.
      req: (request: LoggedRequest) => ({
        method: request.method,
        path: request.routeOptions?.config?.secretPath ? request.routeOptions.url : request.url.split('?')[0],
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(line, write, level) {
      write.apply(this, line);
      if (level >= WARN) output.flush?.();
    },
  };
  return pino({ ...options, hooks }, output);
}

/**
 * Logs one line per request at its end. It contains no secrets, so redaction is skipped: it would cost more than the line itself. Requests
 * of routes with a log level above info, which other programs poll, are logged only if they fail.
 */
export function logAnswers(ends: RequestEnds, log: Logger): void {
  const answers = log.child({}, { redact: [] });
  ends.subscribe((request, reply, end, next) => {
    const { logLevel = 'info' } = request.routeOptions;
    if (end === 'sent' && reply.statusCode < 400 && (log.levels.values[logLevel] ?? 0) > INFO) {
      next();
      return;
    }
    const key = findAdmittedKey(request);
    const about = {
      reqId: request.id,
      req: request,
      res: reply,
      ms: Math.round(reply.elapsedTime),
      ...(key && { api_key: key.prefix }),
    };
    if (end === 'sent') answers.info({ event: 'http.request_completed', ...about }, 'Request completed');
    else answers.info({ event: 'http.request_abandoned', ...about }, 'Client went away before it had the whole answer');
    next();
  });
}

/** Drizzle includes a failed statement's parameters in its message; remove them, since they may be secrets or personal data. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const withoutParameters = (text: string | undefined) =>
    text?.replace(/\nparams:[^]*?(?=\n\s+at |$)/, '\nparams: [removed]');
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: withoutParameters(error.stack),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

/** Returns the caller's request ID if it is harmless, otherwise a new one. */
export function getRequestId(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
