import { statedByProxy, type RequestEnds } from '@storefront/shared/serving';
import { RequestSpans, type Tracing } from '@storefront/shared/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Returns the trace context of the gateway, a trusted proxy (`TRUSTED_PROXIES`); a `traceparent` from anyone else is ignored. */
const gatewaysSpan = (request: FastifyRequest): string | undefined => statedByProxy(request, 'traceparent');

/** Traces each request with a span if tracing is on. Register before all other hooks except those that follow requests to their end. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, ends: RequestEnds): void {
  if (!tracing.isOn) return;
  const spans = new RequestSpans<FastifyRequest>(tracing, {
    isTraced: ({ routeOptions: { url } }) => !url?.startsWith('/health') && !url?.startsWith('/assets/'),
    start(request) {
      const traceparent = gatewaysSpan(request);
      return traceparent === undefined ? { isRoot: true } : { origin: { traceparent, since: Date.now() } };
    },
  });
  app.addHook('onRequest', (request, _reply, done) => spans.begin(request, done));
  app.addHook('preValidation', (request, _reply, done) => spans.restore(request, done));
  ends.subscribe((request, reply, end, next) => spans.end(request, { status: reply.statusCode, end }, next));
}
