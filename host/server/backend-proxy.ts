import httpProxy from '@fastify/http-proxy';
import type { CodedError, ErrorBody } from '@storefront/shared/contract';
import { ATTRIBUTES, errorType, type OpenSpan, type Tracing } from '@storefront/shared/tracing';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backends } from './backends';
import { sendAnswer } from './compressed-answer';
import { beginCall } from './trace-requests';

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

/**
 * Hop-by-hop headers (RFC 9110, 7.6.1): the client that calls the backend refuses requests with them, and browsers keep connections of
 * their own.
 */
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

/** A client's own trace headers: backends continue the gateway's trace and no other (W3C Trace Context, 6.3). */
const CLIENTS_TRACE = ['traceparent', 'tracestate', 'baggage'];

function without<Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[] = HOP_BY_HOP,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));
}

const NOT_PASSED_ON = [...HOP_BY_HOP, ...CLIENTS_TRACE];

/** Safe methods (RFC 9110, 9.2.1): it does not matter whether one was carried out before its connection broke. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Answers of reads up to this size are held until they are whole, so that another backend can be asked where one breaks off. Bytes. */
const HELD = 256 * 1024;

/** How a request fares on its way to a backend. */
interface Passage {
  readonly tried: Set<string>;
  /** The try that is under way. */
  span: OpenSpan | undefined;
  /** Sends the request, to the next backend. */
  readonly send: () => void;
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Proxies the calls of the contract; where no backend answers, the answer is 503 with a message. A read that one backend does not answer is
 * sent to the next, once to each. A write is sent once, since it may have been carried out.
 * @param watch `unanswered` is called for each call that no backend answered
 */
export async function proxyBackend(
  app: FastifyInstance,
  backends: Backends,
  { tracing, unanswered }: { readonly tracing: Tracing; readonly unanswered: () => void },
): Promise<void> {
  const passages = new WeakMap<FastifyRequest, Passage>();

  /** Whether the request goes to another backend instead of returning this answer, or none. */
  function isSentElsewhere(request: FastifyRequest, reply: FastifyReply): boolean {
    const passage = passages.get(request);
    if (!passage || reply.sent || !SAFE_METHODS.has(request.method) || passage.tried.size >= backends.count)
      return false;
    for (const name of ['retry-after', 'content-length', 'content-encoding']) reply.removeHeader(name);
    passage.send();
    return true;
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    request.log.warn({ event: 'gateway.backend_unavailable', err: error, url: request.url }, 'Backend did not respond');
    unanswered();
    for (const name of ['content-length', 'content-encoding']) reply.removeHeader(name);
    void reply.code(503).header('retry-after', '2').send(UNAVAILABLE);
  }

  /** Ends the span of a try. @param how the status of the answer, or why there is none */
  function endSpan(request: FastifyRequest, how: number | Error): void {
    const passage = passages.get(request);
    const span = passage?.span;
    if (!span) return;
    if (typeof how === 'number') span.set({ [ATTRIBUTES.httpStatus]: how });
    if (typeof how !== 'number' || how >= 500) span.fail(typeof how === 'number' ? String(how) : errorType(how));
    span.end();
    passage.span = undefined;
  }

  function lastTried(request: FastifyRequest): string {
    return [...(passages.get(request)?.tried ?? [])].at(-1) ?? '';
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, stream: Readable): Promise<void> {
    if (reply.statusCode === 503) {
      const isElsewhere = isSentElsewhere(request, reply);
      if (isElsewhere) stream.resume();
      else void sendAnswer(request, reply, stream);
      return;
    }
    const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
    if (backends.count < 2 || request.method !== 'GET' || length > HELD) {
      void sendAnswer(request, reply, stream);
      return;
    }
    let whole: Buffer;
    try {
      whole = await readWhole(stream);
    } catch (error) {
      backends.failed(lastTried(request), error);
      if (!isSentElsewhere(request, reply)) refuse(request, reply, error);
      return;
    }
    void sendAnswer(request, reply, Readable.from([whole], { objectMode: false }));
  }

  /** The trace that the backend continues: that of the present attempt or, if it is not recorded, the fact that nothing is. */
  function traceHeader(request: FastifyRequest): Record<string, string> {
    const traceparent = passages.get(request)?.span?.traceparent ?? tracing.unrecorded;
    return traceparent === undefined ? {} : { traceparent };
  }

  for (const prefix of [...PREFIXES, ...FILES]) {
    await app.register(httpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: { connect: { timeout: 2000 }, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
      disableRequestLogging: true,
      handler: (request, reply, source, options) => {
        const tried = new Set<string>();
        const passage: Passage = { tried, span: undefined, send: () => void send() };
        const send = () => {
          const origin = backends.pick(tried) ?? '';
          if (tracing.isRecording()) passage.span = beginCall(tracing, request.method, origin, tried.size);
          tried.add(origin);
          return reply.from(source, { ...options, getUpstream: () => origin });
        };
        passages.set(request, passage);
        return send();
      },
      replyOptions: {
        // Only to check the path with; each try has its own.
        getUpstream: () => backends.first,
        // The library's own retries go to the backend that has just said that it cannot.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...without(headers, NOT_PASSED_ON),
          ...traceHeader(request as FastifyRequest),
          'x-request-id': String(request.id),
          'x-forwarded-for': (request as FastifyRequest).ip,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': (request as FastifyRequest).protocol,
        }),
        rewriteHeaders: (headers) => without(headers),
        onResponse: (request, reply, response) => {
          endSpan(request as FastifyRequest, (reply as FastifyReply).statusCode);
          void answer(
            request as FastifyRequest,
            reply as FastifyReply,
            (response as unknown as { stream: Readable }).stream,
          );
        },
        onError: (given, { error }) => {
          const reply = given as FastifyReply;
          const { request } = reply;
          endSpan(request, error);
          // The client hung up, which is no fault of the backend's: there is nobody to answer.
          if (reply.raw.destroyed) return;
          backends.failed(lastTried(request), error);
          // Whoever has waited that long for one backend does not wait as long for the next.
          const isLate = (error as { statusCode?: number }).statusCode === 504;
          if (isLate || !isSentElsewhere(request, reply)) refuse(request, reply, error);
        },
      },
    });
  }
}
