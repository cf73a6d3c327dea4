import type { RequestEnds } from '@storefront/shared/serving';
import { ATTRIBUTES, inSpan, RequestSpans, type OpenSpan, type Tracing } from '@storefront/shared/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AskBackend } from './backends';

/** Paths that are not traced: files, browser reports, and health checks. */
const UNTRACED = /^\/(?:h|embed|health|reports)\/|\.\w{2,11}$/;
/** W3C Trace Context; 00 is the only version so far. */
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/;

/**
 * Begins a trace for each request, if tracing is on. Trust begins at the gateway: a client's `traceparent` neither decides whether the
 * request is recorded nor puts it into a trace. The request's span is only linked to it, as a call is linked to the document of its page.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  ends: RequestEnds,
  route: (request: FastifyRequest) => string | undefined,
): RequestSpans<FastifyRequest> | undefined {
  if (!tracing.isOn) return undefined;
  const spans = new RequestSpans<FastifyRequest>(tracing, {
    isTraced: ({ routeOptions: { url } }) => url === undefined || !UNTRACED.test(url),
    start({ headers: { traceparent } }) {
      const pageTrace = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
      if (pageTrace === undefined) return { isRoot: true };
      return { isRoot: true, link: String(traceparent), attributes: { [ATTRIBUTES.pageTrace]: pageTrace } };
    },
    route,
  });
  app.addHook('onRequest', (request, _reply, done) => spans.begin(request, done));
  app.addHook('preValidation', (request, _reply, done) => spans.restore(request, done));
  ends.subscribe((request, reply, end, next) => spans.end(request, { status: reply.statusCode, end }, next));
  return spans;
}

/** Sends the page the span of its document in a header that browsers expose to scripts. Calls of the page send it back. */
export function linkToPage(reply: FastifyReply, span: OpenSpan | undefined): void {
  if (span?.traceparent !== undefined) reply.header('server-timing', `traceparent;desc="${span.traceparent}"`);
}

/** Begins a span for a request to a backend. The address contains what customers search for, so the span only has the host. */
export function beginCall(tracing: Tracing, method: string, origin: string, resend = 0): OpenSpan {
  const { hostname, port, protocol } = new URL(origin);
  return tracing.begin(method, {
    kind: 'client',
    attributes: {
      [ATTRIBUTES.httpMethod]: method,
      [ATTRIBUTES.serverAddress]: hostname,
      [ATTRIBUTES.serverPort]: Number(port || (protocol === 'https:' ? 443 : 80)),
      ...(resend > 0 && { [ATTRIBUTES.httpResend]: resend }),
    },
  });
}

/** Wraps the gateway's own requests to a backend in spans. */
export function traceAsk(ask: AskBackend, tracing: Tracing): AskBackend {
  if (!tracing.isOn) return ask;
  return (path, init) =>
    inSpan(tracing, 'GET', { kind: 'client', attributes: { [ATTRIBUTES.httpMethod]: 'GET' } }, async (span) => {
      const headers = new Headers(init?.headers);
      headers.set('traceparent', span.traceparent ?? tracing.unrecorded ?? '');
      const answer = await ask(path, { ...init, headers });
      span.set({ [ATTRIBUTES.httpStatus]: answer.status });
      if (answer.status >= 500) span.fail(String(answer.status));
      return answer;
    });
}
