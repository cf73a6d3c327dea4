import { z } from 'zod/mini';

/** Named as in the OpenTelemetry specification; the first is required for all others. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^\s?#]+$/, 'Use the address of an OTLP receiver, such as http://collector:4318')),
  ),
  /** Secret: `name=value`, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    z.string().check(z.regex(/^\s*[^\s=,]+=[^,]*(,\s*[^\s=,]+=[^,]*)*$/, 'Use name=value, separated by commas')),
  ),
  /** Listed so that a setting copied from elsewhere is not silently ignored. */
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(z.enum(['http/protobuf'])),
  OTEL_SERVICE_NAME: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Further resource attributes of this program's spans: `name=value`, separated by commas. */
  OTEL_RESOURCE_ATTRIBUTES: z.optional(
    z.string().check(z.regex(/^\s*[^\s=,]+=[^,]*(,\s*[^\s=,]+=[^,]*)*$/, 'Use name=value, separated by commas')),
  ),
  OTEL_TRACES_SAMPLER: z._default(
    z.enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    'parentbased_traceidratio',
  ),
  /** The share of traces recorded by ratio samplers. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 0.05),
};

const _all = z.object(tracingSettings);
type TracingEnv = z.infer<typeof _all>;

/** Where spans are sent, and which of them. */
export interface TracingConfig {
  readonly endpoint: string;
  /** As set; may contain a secret. */
  readonly headers: string;
  readonly serviceName: string | undefined;
  readonly resource: string;
  readonly sampler: TracingEnv['OTEL_TRACES_SAMPLER'];
  readonly ratio: number;
}

/** Returns undefined if no endpoint is set: then tracing is off. */
export function readTracing(env: TracingEnv): TracingConfig | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    serviceName: env.OTEL_SERVICE_NAME,
    resource: env.OTEL_RESOURCE_ATTRIBUTES ?? '',
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
