import type { RequestEnd } from '../serving';
import { ATTRIBUTES, knownMethod } from './attributes';
import { NO_SPAN, readAttributes, type OpenSpan, type SpanStart, type Tracing } from './tracing';

/** The part of a Fastify request that is used. */
interface TracedRequest {
  readonly id: unknown;
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

interface RequestSpansOptions<Request> {
  /** Whether to start a span: not for files or health checks. */
  readonly isTraced: (request: Request) => boolean;
  /** The trace that the span continues or is linked to. */
  readonly start: (request: Request) => Pick<SpanStart, 'isRoot' | 'origin' | 'link' | 'attributes'>;
  /** The route, if Fastify's pattern is too general. */
  readonly route?: (request: Request) => string | undefined;
}

/** Spans for the requests to a program, created in Fastify's hooks. */
export class RequestSpans<Request extends TracedRequest> {
  readonly #spans = new WeakMap<Request, OpenSpan>();

  constructor(
    private readonly tracing: Tracing,
    private readonly options: RequestSpansOptions<Request>,
  ) {}

  find(request: Request): OpenSpan | undefined {
    return this.#spans.get(request);
  }

  /** Called first for each request. */
  begin(request: Request, next: () => void): void {
    if (!this.options.isTraced(request)) {
      next();
      return;
    }
    const method = knownMethod(request.method);
    const route = request.routeOptions.url;
    const start = this.options.start(request);
    const span = this.tracing.begin(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      ...start,
      // Most requests are not recorded.
      attributes: () => ({
        [ATTRIBUTES.httpMethod]: method,
        [ATTRIBUTES.requestId]: [String(request.id)],
        ...(route !== undefined && { [ATTRIBUTES.httpRoute]: route }),
        ...readAttributes(start),
      }),
    });
    if (span === NO_SPAN) {
      next();
      return;
    }
    this.#spans.set(request, span);
    span.run(next);
  }

  /** Called once the body has been read, to restore the span: reading runs in the context of the connection. */
  restore(request: Request, next: () => void): void {
    const span = this.#spans.get(request);
    if (span) span.run(next);
    else next();
  }

  /** Called once the response was sent or the request abandoned. @param next logs the request */
  end(
    request: Request,
    { status, end }: { readonly status: number; readonly end: RequestEnd },
    next: () => void,
  ): void {
    const span = this.#spans.get(request);
    if (!span) {
      next();
      return;
    }
    const route = this.options.route?.(request);
    if (route !== undefined) {
      span.rename(`${knownMethod(request.method)} ${route}`);
      span.set({ [ATTRIBUTES.httpRoute]: route });
    }
    span.set({ [ATTRIBUTES.httpStatus]: status, ...(end === 'abandoned' && { [ATTRIBUTES.outcome]: end }) });
    if (status >= 500) span.fail(String(status));
    span.end();
    span.run(next);
  }
}
