import type { ExporterLog, ProgramName } from './otlp-tracing';
import type { TracingConfig } from './settings';
import { untraced, type Tracing } from './tracing';

export { ATTRIBUTES } from './attributes';
export { RequestSpans } from './request-spans';
export { readTracing, tracingSettings, type TracingConfig } from './settings';
export { errorType, inSpan, logsTraces, untraced } from './tracing';
export type { OpenSpan, SpanStart, TraceOrigin, Tracing } from './tracing';

/**
 * Starts tracing for this program, once. Only this loads the packages of OpenTelemetry.
 * @param config where spans are sent; undefined disables tracing
 */
export async function openTracing(
  config: TracingConfig | undefined,
  program: ProgramName,
  log: ExporterLog,
): Promise<Tracing> {
  if (!config) return untraced;
  const { OtlpTracing } = await import('./otlp-tracing');
  return new OtlpTracing(config, program, log);
}
