import {
  context,
  createContextKey,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind as OtelSpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Link,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent, type ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { ATTRIBUTES } from './attributes';
import type { TracingConfig } from './settings';
import {
  NO_SPAN,
  readAttributes,
  type OpenSpan,
  type SpanAttributes,
  type SpanKind,
  type SpanStart,
  type TraceOrigin,
  type Tracing,
} from './tracing';

/** Identifies the program in its spans. */
export interface ProgramName {
  readonly service: string;
  readonly version: string;
  readonly instance: string;
}

/** Notified once when spans cannot be sent, and once when they can again. */
export interface ExporterLog {
  readonly failed: (error: unknown) => void;
  readonly recovered: (lost: number) => void;
}

/**
 * Work that starts later than this after its cause gets a new trace, because receivers close traces and one that spans days is unreadable.
 */
const LONGEST_TRACE_MS = 3_600_000;
/** How long the program's exit waits for the receiver. */
const LAST_EXPORT_MS = 2_000;
/** Keeps a span small even if it is filled by mistake. */
const LIMITS = { attributeCountLimit: 32, attributeValueLengthLimit: 256, linkCountLimit: 8, eventCountLimit: 0 };

const KINDS: Readonly<Record<SpanKind, OtelSpanKind>> = {
  internal: OtelSpanKind.INTERNAL,
  server: OtelSpanKind.SERVER,
  client: OtelSpanKind.CLIENT,
  producer: OtelSpanKind.PRODUCER,
  consumer: OtelSpanKind.CONSUMER,
};

/** The start time of the trace's first span, in this program or in one that queued a job. */
const SINCE = createContextKey('storefront.since');

function chooseSampler({ sampler, ratio }: TracingConfig): Sampler {
  if (sampler.startsWith('parentbased_')) return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  if (sampler === 'always_off') return new AlwaysOffSampler();
  return sampler === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/**
 * Returns the share of traces starting here that are recorded, for parent-based samplers. It is decided before a span is created, which
 * would cost a busy backend a twentieth of its cheapest requests. Since ids are random, the result equals that of the ratio sampler.
 */
function getRootShare({ sampler, ratio }: TracingConfig): number {
  if (sampler === 'parentbased_traceidratio') return ratio;
  return sampler === 'parentbased_always_off' ? 0 : 1;
}

/** Logs once that spans cannot be sent, instead of for each batch. The processor limits the queue and drops new spans. */
function watchExporter(exporter: SpanExporter, log: ExporterLog): SpanExporter {
  let lost = 0;
  const recordResult = ({ code, error }: ExportResult, spans: number): void => {
    if (code === ExportResultCode.SUCCESS) {
      if (lost > 0) log.recovered(lost);
      lost = 0;
      return;
    }
    if (lost === 0) log.failed(error);
    lost += spans;
  };
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        recordResult(result, spans.length);
        done({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

/** Parses the context of a remote span; undefined if the text is invalid. `tracestate` is dropped, as we do not use it. */
function remoteSpan(traceparent: string): SpanContext | undefined {
  const parsed = parseTraceParent(traceparent);
  return parsed && isSpanContextValid(parsed) ? { ...parsed, isRemote: true } : undefined;
}

class OtlpSpan implements OpenSpan {
  constructor(
    private readonly span: Span,
    private readonly inside: Context,
  ) {}

  get traceparent(): string {
    return writeTraceparent(this.span.spanContext());
  }

  run<T>(work: () => T): T {
    return context.with(this.inside, work);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  fail(type: string): void {
    this.span.setAttribute(ATTRIBUTES.errorType, type);
    this.span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/** Traces with the SDK of OpenTelemetry, sent in batches by OTLP in the background. */
export class OtlpTracing implements Tracing {
  readonly isOn = true;
  /** A dummy trace id with the sampled flag unset, which only says that nothing should be recorded. */
  readonly unrecorded = '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-00';
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;
  readonly #rootShare: number;
  /** Whether the sampler is parent-based. */
  readonly #asksParent: boolean;

  constructor(config: TracingConfig, { service, version, instance }: ProgramName, log: ExporterLog) {
    const exporter = new OTLPTraceExporter({
      url: `${config.endpoint.replace(/\/+$/, '')}/v1/traces`,
      headers: parseKeyPairsIntoRecord(config.headers),
    });
    this.#provider = new NodeTracerProvider({
      sampler: chooseSampler(config),
      resource: resourceFromAttributes({
        'service.version': version,
        'service.instance.id': instance,
        ...parseKeyPairsIntoRecord(config.resource),
        'service.name': config.serviceName ?? service,
      }),
      spanLimits: LIMITS,
      spanProcessors: [new BatchSpanProcessor(watchExporter(exporter, log))],
    });
    // Context is propagated by hand: nothing is read from or sent to other services automatically.
    this.#provider.register({ propagator: null });
    this.#tracer = this.#provider.getTracer('storefront');
    this.#rootShare = getRootShare(config);
    this.#asksParent = config.sampler.startsWith('parentbased_');
  }

  isRecording(): boolean {
    return trace.getActiveSpan()?.isRecording() ?? false;
  }

  begin(name: string, start: SpanStart = {}): OpenSpan {
    const { isRoot = false, origin } = start;
    const cause = origin && remoteSpan(origin.traceparent);
    if (cause) return this.#continue(name, start, cause, origin.since);
    if (isRoot || origin) return Math.random() < this.#rootShare ? this.#start(name, start, ROOT_CONTEXT) : NO_SPAN;
    const active = context.active();
    return trace.getSpan(active)?.isRecording() ? this.#start(name, start, active) : NO_SPAN;
  }

  /** Continues a trace started elsewhere, unless that was too long ago. */
  #continue(name: string, start: SpanStart, cause: SpanContext, since: number): OpenSpan {
    if (this.#asksParent && !(cause.traceFlags & TraceFlags.SAMPLED)) return NO_SPAN;
    if (Date.now() - since > LONGEST_TRACE_MS) return this.#start(name, start, ROOT_CONTEXT, [{ context: cause }]);
    return this.#start(name, start, trace.setSpanContext(ROOT_CONTEXT, cause).setValue(SINCE, since));
  }

  #start(name: string, start: SpanStart, around: Context, links?: Link[]): OpenSpan {
    const { kind = 'internal', link } = start;
    const linked = link === undefined ? undefined : remoteSpan(link);
    const span = this.#tracer.startSpan(
      name,
      {
        kind: KINDS[kind],
        attributes: readAttributes(start),
        links: linked ? [...(links ?? []), { context: linked }] : links,
      },
      around,
    );
    return span.isRecording() ? new OtlpSpan(span, trace.setSpan(around, span)) : NO_SPAN;
  }

  origin(): TraceOrigin | null {
    const active = context.active();
    const span = trace.getSpanContext(active);
    if (!span) return null;
    return { traceparent: writeTraceparent(span), since: (active.getValue(SINCE) as number | undefined) ?? Date.now() };
  }

  logFields(): { readonly trace_id: string; readonly span_id: string } | undefined {
    const span = trace.getSpanContext(context.active());
    return span && { trace_id: span.traceId, span_id: span.spanId };
  }

  flush(): Promise<void> {
    return this.#provider.forceFlush();
  }

  async end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, LAST_EXPORT_MS)));
    await Promise.race([this.#provider.shutdown().catch(() => undefined), late]);
    clearTimeout(timer);
  }
}
