/** The origin of a piece of work, stored with a job: W3C Trace Context, and when the trace started. */
export interface TraceOrigin {
  readonly traceparent: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** Must never identify a customer, a domain or a secret: see docs/operating.md, "Traces". */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | string[]>>;

export interface SpanStart {
  readonly kind?: SpanKind;
  /** A function is called only if the span is recorded. */
  readonly attributes?: SpanAttributes | (() => SpanAttributes);
  /** Starts a new trace even within a running one, if the sampler accepts it. Other spans are recorded if their parent is. */
  readonly isRoot?: boolean;
  /** The trace to continue instead of the current one. A span that starts too late gets a link to it instead. */
  readonly origin?: TraceOrigin;
  /** `traceparent` of a related span in another trace. */
  readonly link?: string | undefined;
}

export const readAttributes = ({ attributes }: Pick<SpanStart, 'attributes'>): SpanAttributes | undefined =>
  typeof attributes === 'function' ? attributes() : attributes;

export interface OpenSpan {
  /** Undefined if the span is not recorded; its children are not recorded either then. */
  readonly traceparent: string | undefined;
  /** Runs work within the span: spans started by it, now or later, are its children. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param type the class of the error; not its message, which may identify customers */
  fail(type: string): void;
  end(): void;
}

/** The tracing interface of the shop's programs, with the concepts of OpenTelemetry. */
export interface Tracing {
  readonly isOn: boolean;
  /** The `traceparent` to send for unrecorded work, so that others do not record it either; undefined if none is sent. */
  readonly unrecorded: string | undefined;
  /** Whether the current work is part of a recorded span. */
  isRecording(): boolean;
  begin(name: string, start?: SpanStart): OpenSpan;
  /** The origin to store for work that is done later; null if there is nothing to continue. */
  origin(): TraceOrigin | null;
  /** The trace fields for log lines; undefined outside a recorded trace. */
  logFields(): { readonly trace_id: string; readonly span_id: string } | undefined;
  /** Sends pending spans now, instead of within five seconds. */
  flush(): Promise<void>;
  /** Sends pending spans, for two seconds at most. */
  end(): Promise<void>;
}

/** A span that is not recorded, which costs as little as with tracing off. */
export const NO_SPAN: OpenSpan = {
  traceparent: undefined,
  run: (work) => work(),
  rename() {},
  set() {},
  fail() {},
  end() {},
};

const NO_FIELDS: object = {};

/** Tracing switched off: nothing is loaded, stored or sent. */
export const untraced: Tracing = {
  isOn: false,
  unrecorded: undefined,
  isRecording: () => false,
  begin: () => NO_SPAN,
  origin: () => null,
  logFields: () => undefined,
  flush: async () => {},
  end: async () => {},
};

/** A pino option that adds the trace fields; lines outside a trace stay unchanged. */
export const logsTraces = (getTracing: () => Tracing) => ({
  mixin: (): object => getTracing().logFields() ?? NO_FIELDS,
  mixinMergeStrategy: (line: object, fields: object): object => (fields === NO_FIELDS ? line : { ...line, ...fields }),
});

/** The class of an error; its message may identify customers. */
export const errorType = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Runs work in a span of its own. */
export async function inSpan<T>(
  tracing: Tracing,
  name: string,
  start: SpanStart,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = tracing.begin(name, start);
  if (span === NO_SPAN) return work(span);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}
