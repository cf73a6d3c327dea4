import httpProxy from '@fastify/http-proxy';
import type { CodedError, ErrorBody } from '@storefront/shared/contract';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from './compressed-answer';

/** Everything below these paths is the backend's. */
const PREFIXES = ['/api', '/auth', '/tables', '/dev', '/docs'];
const FILES = ['/openapi.json'];

/** The longest that a shopper waits for an answer before being told that it did not come. */
const ANSWER_TIMEOUT_MS = 30_000;

const UNAVAILABLE = {
  message: 'This service is not available right now. Your data is safe; try again in a moment.',
  code: 'unavailable',
  params: { what: 'service' },
} satisfies ErrorBody & CodedError;

/** What the two ends of one connection agree on (RFC 9110, 7.6.1): the client of the backend refuses requests with it, and browsers hold their own. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

function withoutHopByHop<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name.toLowerCase())));
}

/**
 * Passes the calls of the contract on; a backend that is down or silent is answered with 503 and a message.
 * @param unanswered hears of each call that the backend did not answer
 */
export async function proxyBackend(app: FastifyInstance, apiOrigin: string, unanswered: () => void): Promise<void> {
  for (const prefix of [...PREFIXES, ...FILES]) {
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      undici: { connect: { timeout: 2000 }, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutHopByHop(headers),
          'x-request-id': String(request.id),
          'x-forwarded-for': (request as FastifyRequest).ip,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': (request as FastifyRequest).protocol,
        }),
        rewriteHeaders: (headers) => withoutHopByHop(headers),
        onResponse: (request, reply, answer) =>
          void sendAnswer(
            request as FastifyRequest,
            reply as FastifyReply,
            (answer as unknown as { stream: Readable }).stream,
          ),
        onError: (reply, { error }) => {
          reply.request.log.warn(
            { event: 'gateway.backend_unavailable', err: error, url: reply.request.url },
            'Backend did not respond',
          );
          unanswered();
          void reply.code(503).header('retry-after', '2').send(UNAVAILABLE);
        },
      },
    });
  }
}
