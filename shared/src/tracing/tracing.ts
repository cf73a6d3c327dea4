/** Where a piece of work comes from, as it is kept beside a job: W3C Trace Context, and when what began it began. */
export interface TraceOrigin {
  readonly traceparent: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** Never what names a customer, a domain or a secret: see docs/operating.md, "Traces". */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | string[]>>;

export interface SpanStart {
  readonly kind?: SpanKind;
  readonly attributes?: SpanAttributes;
  /** Begins a trace, whatever runs now, if the sampler takes it. Anything else is recorded where what it is part of is. */
  readonly isRoot?: boolean;
  /** What it continues in the place of what runs now; a span that begins too late for that has a link to it. */
  readonly origin?: TraceOrigin;
  /** `traceparent` of a span in another trace that it has to do with. */
  readonly link?: string | undefined;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Undefined where it is not recorded: then nothing below it is. */
  readonly traceparent: string | undefined;
  /** Runs work as part of the span: what begins meanwhile, then and later, is below it. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param type a class of errors, of which there are few: messages may name customers */
  fail(type: string): void;
  end(): void;
}

/** What the programs of the shop tell of their work, as OpenTelemetry understands it. */
export interface Tracing {
  readonly isOn: boolean;
  /** What others are told of work that is not recorded, so that they record none of it either; undefined where nothing is told. */
  readonly unrecorded: string | undefined;
  /** Whether the work that runs now is part of a span that is recorded. */
  isRecording(): boolean;
  begin(name: string, start?: SpanStart): OpenSpan;
  /** What work that is begun now and done later is to continue; null where there is nothing to continue. */
  origin(): TraceOrigin | null;
  /** What log lines have of the trace; undefined outside of one that is recorded. */
  logFields(): { readonly trace_id: string; readonly span_id: string } | undefined;
  /** Sends what waits now, in place of within five seconds. */
  flush(): Promise<void>;
  /** Sends what waits, for two seconds at most. */
  end(): Promise<void>;
}

/** What is not recorded costs no more than where nobody watches. */
export const NO_SPAN: OpenSpan = {
  traceparent: undefined,
  run: (work) => work(),
  rename() {},
  set() {},
  fail() {},
  end() {},
};

const NO_FIELDS: object = {};

/** Where nobody watches: nothing is loaded, kept or sent. */
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

/** How a logger of pino gets them: most lines are outside, and are left as they are. */
export const logsTraces = (getTracing: () => Tracing) => ({
  mixin: (): object => getTracing().logFields() ?? NO_FIELDS,
  mixinMergeStrategy: (line: object, fields: object): object => (fields === NO_FIELDS ? line : { ...line, ...fields }),
});

/** The class of an error; its message may name customers. */
export const errorType = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Does work in a span of its own. */
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
