import httpProxy from '@fastify/http-proxy';
import type { CodedError, ErrorBody } from '@storefront/shared/contract';
import { ATTRIBUTES, errorType, type OpenSpan, type Tracing } from '@storefront/shared/tracing';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COUNTRY } from '@storefront/shared/serving';
import type { Backends } from './backends';
import { sendAnswer } from './compressed-answer';
import { beginCall } from './trace-requests';
import { countryHeader } from './visitor-country';

/** Path prefixes that are proxied to the backend. */
const PREFIXES = ['/api', '/auth', '/tables', '/dev', '/docs'];
const FILES = ['/openapi.json'];

/** Time limit for a backend's response, after which the shopper gets an error. Milliseconds. */
const ANSWER_TIMEOUT_MS = 30_000;

const UNAVAILABLE = {
  message: 'This service is not available right now. Your data is safe; try again in a moment.',
  code: 'unavailable',
  params: { what: 'service' },
} satisfies ErrorBody & CodedError;

/**
 * Hop-by-hop headers (RFC 9110, 7.6.1): the client that calls the backend refuses requests with them, and browsers keep their own
 * connections.
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

/** Trace headers of clients are dropped: backends continue only the gateway's trace (W3C Trace Context, 6.3). */
const CLIENTS_TRACE = ['traceparent', 'tracestate', 'baggage'];

function without<Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[] = HOP_BY_HOP,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));
}

/** `VISITOR_COUNTRY` of clients is dropped: backends believe it. */
const NOT_PASSED_ON = [...HOP_BY_HOP, ...CLIENTS_TRACE, VISITOR_COUNTRY];

/** Safe methods (RFC 9110, 9.2.1): these can be repeated even if the request was carried out before its connection broke. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Responses to reads are buffered up to this size, so that another backend can be tried if one breaks off. Bytes. */
const HELD = 256 * 1024;

/** The state of a request on its way to a backend. */
interface ProxiedRequest {
  readonly tried: Set<string>;
  /** The span of the current attempt. */
  span: OpenSpan | undefined;
  /** Sends the request to the next backend. */
  readonly send: () => void;
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface ProxyOptions {
  readonly tracing: Tracing;
  /** See `GatewayConfig`. */
  readonly countryHeader: string | undefined;
  /** Called for each call to which no backend responded. */
  readonly unanswered: () => void;
}

/** Sends requests to backends, and handles what comes back. */
class BackendProxy {
  readonly #backends: Backends;
  readonly #tracing: Tracing;
  readonly #unanswered: () => void;
  readonly #requests = new WeakMap<FastifyRequest, ProxiedRequest>();

  constructor(backends: Backends, { tracing, unanswered }: ProxyOptions) {
    this.#backends = backends;
    this.#tracing = tracing;
    this.#unanswered = unanswered;
  }

  /** @param sendTo sends the request to the backend with this origin */
  send(request: FastifyRequest, sendTo: (origin: string) => unknown): unknown {
    const tried = new Set<string>();
    const send = () => {
      const origin = this.#backends.pick(tried) ?? '';
      if (this.#tracing.isRecording()) proxied.span = beginCall(this.#tracing, request.method, origin, tried.size);
      tried.add(origin);
      return sendTo(origin);
    };
    const proxied: ProxiedRequest = { tried, span: undefined, send: () => void send() };
    this.#requests.set(request, proxied);
    return send();
  }

  /** The trace header for the backend: the current attempt's or, if it is not recorded, one that says so. */
  traceHeader(request: FastifyRequest): Record<string, string> {
    const traceparent = this.#requests.get(request)?.span?.traceparent ?? this.#tracing.unrecorded;
    return traceparent === undefined ? {} : { traceparent };
  }

  /** Sends the response of a backend, unless another backend may have a better one. */
  answer(request: FastifyRequest, reply: FastifyReply, stream: Readable): void {
    this.#endSpan(request, reply.statusCode);
    if (reply.statusCode === 503) {
      if (this.#isSentElsewhere(request, reply)) stream.resume();
      else void sendAnswer(request, reply, stream);
      return;
    }
    const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
    if (this.#backends.count < 2 || request.method !== 'GET' || length > HELD) void sendAnswer(request, reply, stream);
    else void this.#answerWhole(request, reply, stream);
  }

  /** Handles an attempt that ended without a response. */
  fail(reply: FastifyReply, error: Error): void {
    const { request } = reply;
    this.#endSpan(request, error);
    // The client disconnected, which is not a fault of the backend.
    if (reply.raw.destroyed) return;
    this.#backends.failed(this.#lastTried(request), error);
    // After a timeout, the visitor does not wait for another backend.
    const isLate = (error as { statusCode?: number }).statusCode === 504;
    if (isLate || !this.#isSentElsewhere(request, reply)) this.#refuse(request, reply, error);
  }

  /** Sends a response once it has arrived completely, so that another backend can be tried if it breaks off. */
  async #answerWhole(request: FastifyRequest, reply: FastifyReply, stream: Readable): Promise<void> {
    let whole: Buffer;
    try {
      whole = await readWhole(stream);
    } catch (error) {
      this.#backends.failed(this.#lastTried(request), error);
      if (!this.#isSentElsewhere(request, reply)) this.#refuse(request, reply, error);
      return;
    }
    void sendAnswer(request, reply, Readable.from([whole], { objectMode: false }));
  }

  /** Sends the request to another backend if possible; returns whether it did. */
  #isSentElsewhere(request: FastifyRequest, reply: FastifyReply): boolean {
    const proxied = this.#requests.get(request);
    if (!proxied || reply.sent || !SAFE_METHODS.has(request.method) || proxied.tried.size >= this.#backends.count)
      return false;
    for (const name of ['retry-after', 'content-length', 'content-encoding']) reply.removeHeader(name);
    proxied.send();
    return true;
  }

  #refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    request.log.warn({ event: 'gateway.backend_unavailable', err: error, url: request.url }, 'Backend did not respond');
    this.#unanswered();
    for (const name of ['content-length', 'content-encoding']) reply.removeHeader(name);
    void reply.code(503).header('retry-after', '2').send(UNAVAILABLE);
  }

  /** Ends the span of an attempt. @param how the status of the response, or why there is none */
  #endSpan(request: FastifyRequest, how: number | Error): void {
    const proxied = this.#requests.get(request);
    const span = proxied?.span;
    if (!span) return;
    if (typeof how === 'number') span.set({ [ATTRIBUTES.httpStatus]: how });
    if (typeof how !== 'number' || how >= 500) span.fail(typeof how === 'number' ? String(how) : errorType(how));
    span.end();
    proxied.span = undefined;
  }

  #lastTried(request: FastifyRequest): string {
    return [...(this.#requests.get(request)?.tried ?? [])].at(-1) ?? '';
  }
}

/**
 * Proxies the calls of the contract. If no backend responds, the response is 503 with a message. A failed read is sent to each other
 * backend once. A write is sent only once, since it may have been carried out.
 */
export async function proxyBackend(app: FastifyInstance, backends: Backends, options: ProxyOptions): Promise<void> {
  const proxy = new BackendProxy(backends, options);
  for (const prefix of [...PREFIXES, ...FILES]) {
    await app.register(httpProxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: { connect: { timeout: 2000 }, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
      disableRequestLogging: true,
      handler: (request, reply, source, fromOptions) =>
        proxy.send(request, (origin) => reply.from(source, { ...fromOptions, getUpstream: () => origin })),
      replyOptions: {
        // Only used to check the path; each attempt has its own upstream.
        getUpstream: () => backends.first,
        // The library would retry with the same backend, which has just failed.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...without(headers, NOT_PASSED_ON),
          ...proxy.traceHeader(request as FastifyRequest),
          ...countryHeader(request as FastifyRequest, options.countryHeader),
          'x-request-id': String(request.id),
          'x-forwarded-for': (request as FastifyRequest).ip,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': (request as FastifyRequest).protocol,
        }),
        rewriteHeaders: (headers) => without(headers),
        onResponse: (request, reply, response) =>
          proxy.answer(
            request as FastifyRequest,
            reply as FastifyReply,
            (response as unknown as { stream: Readable }).stream,
          ),
        onError: (reply, { error }) => proxy.fail(reply as FastifyReply, error),
      },
    });
  }
}
