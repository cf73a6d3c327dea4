import { RequestSpans, type Tracing } from '@storefront/shared/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppEnds } from './request-ends';

/**
 * The gateway's trace is continued: the gateway also names the client, and only trusted proxies may do that (`TRUSTED_PROXIES`). Any other
 * sender of a `traceparent`, such as a browser at the desk, decides neither what is recorded nor where it belongs.
 */
function gatewaysSpan({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && (ips?.length ?? 0) > 1 ? traceparent : undefined;
}

/** Begins a span with each request and ends it with the answer, where somebody watches. Before all other hooks but those that follow requests to their end. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, ends: AppEnds): void {
  if (!tracing.isOn) return;
  const spans = new RequestSpans<FastifyRequest>(tracing, {
    isTraced: ({ routeOptions: { url } }) => !url?.startsWith('/health') && !url?.startsWith('/assets/'),
    start(request) {
      const traceparent = gatewaysSpan(request);
      return traceparent === undefined ? { isRoot: true } : { origin: { traceparent, since: Date.now() } };
    },
  });
  app.addHook('onRequest', (request, _reply, done) => spans.begin(request, done));
  app.addHook('preValidation', (request, _reply, done) => spans.goOn(request, done));
  ends.hear((request, reply, end, go) => spans.end(request, { status: reply.statusCode, end }, go));
}
