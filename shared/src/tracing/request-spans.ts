import { ATTRIBUTES, knownMethod } from './attributes';
import type { RequestEnd } from './request-ends';
import { NO_SPAN, type OpenSpan, type SpanStart, type Tracing } from './tracing';

/** What is read of a request of Fastify. */
export interface TracedRequest {
  readonly id: unknown;
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

interface RequestSpansOptions<Request> {
  /** Whether a span begins: not for files, and for who looks whether the program lives. */
  readonly isTraced: (request: Request) => boolean;
  /** What it continues or is linked to. */
  readonly start: (request: Request) => Pick<SpanStart, 'isRoot' | 'origin' | 'link' | 'attributes'>;
  /** The route where the pattern of Fastify says less. */
  readonly route?: (request: Request) => string | undefined;
}

/** The spans of the requests that a program answers, by the hooks of Fastify. */
export class RequestSpans<Request extends TracedRequest> {
  readonly #spans = new WeakMap<Request, OpenSpan>();

  constructor(
    private readonly tracing: Tracing,
    private readonly options: RequestSpansOptions<Request>,
  ) {}

  find(request: Request): OpenSpan | undefined {
    return this.#spans.get(request);
  }

  /** Before anything else is done for the request. */
  begin(request: Request, go: () => void): void {
    if (!this.options.isTraced(request)) {
      go();
      return;
    }
    const method = knownMethod(request.method);
    const route = request.routeOptions.url;
    const { attributes, ...start } = this.options.start(request);
    const span = this.tracing.begin(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      ...start,
      attributes: {
        [ATTRIBUTES.httpMethod]: method,
        [ATTRIBUTES.requestId]: [String(request.id)],
        ...(route !== undefined && { [ATTRIBUTES.httpRoute]: route }),
        ...attributes,
      },
    });
    if (span === NO_SPAN) {
      go();
      return;
    }
    this.#spans.set(request, span);
    span.run(go);
  }

  /** Once its body is read, which has happened in the context of the connection. */
  goOn(request: Request, go: () => void): void {
    const span = this.#spans.get(request);
    if (span) span.run(go);
    else go();
  }

  /** Once it is answered, or nobody waits for the answer any more. @param go what is logged of it */
  end(request: Request, { status, end }: { readonly status: number; readonly end: RequestEnd }, go: () => void): void {
    const span = this.#spans.get(request);
    if (!span) {
      go();
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
    span.run(go);
  }
}
