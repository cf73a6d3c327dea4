import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
// OTLP messages by their own definition, in another version of the SDK than the one that writes them.
import messages from 'otlp-messages/build/src/generated/root';

interface Value {
  readonly stringValue?: string | null;
  readonly intValue?: number | string | null;
  readonly doubleValue?: number | null;
  readonly boolValue?: boolean | null;
  readonly arrayValue?: { readonly values: readonly Value[] } | null;
}
interface KeyValue {
  readonly key: string;
  readonly value: Value;
}
interface WrittenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: string;
  readonly attributes?: readonly KeyValue[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status?: { readonly code?: string };
}
interface Request {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly WrittenSpan[] }[];
  }[];
}

/** A span as it arrived. Ids are in hexadecimal. */
export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the root of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly hasFailed: boolean;
}

const toHex = (base64: string | undefined): string => Buffer.from(base64 ?? '', 'base64').toString('hex');

function readValue({ stringValue, intValue, doubleValue, boolValue, arrayValue }: Value): unknown {
  if (arrayValue) return arrayValue.values.map(readValue);
  return stringValue ?? (intValue === undefined || intValue === null ? (doubleValue ?? boolValue) : Number(intValue));
}

const readAll = (attributes: readonly KeyValue[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]));

interface Root {
  readonly opentelemetry: {
    readonly proto: {
      readonly collector: {
        readonly trace: {
          readonly v1: {
            readonly ExportTraceServiceRequest: {
              decode(bytes: Uint8Array): unknown;
              toObject(message: unknown, options: object): Request;
            };
          };
        };
      };
    };
  };
}

function decode(bytes: Buffer): ReceivedSpan[] {
  const { ExportTraceServiceRequest } = (messages as unknown as Root).opentelemetry.proto.collector.trace.v1;
  const request = ExportTraceServiceRequest.toObject(ExportTraceServiceRequest.decode(bytes), {
    bytes: String,
    longs: String,
    enums: String,
  });
  return (request.resourceSpans ?? []).flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, links = [], status }) => ({
        service: String(readAll(resource.attributes)['service.name']),
        traceId: toHex(traceId),
        spanId: toHex(spanId),
        parentId: toHex(parentSpanId),
        name,
        kind: kind.replace('SPAN_KIND_', '').toLowerCase(),
        attributes: readAll(attributes),
        links: links.map((link) => ({ traceId: toHex(link.traceId), spanId: toHex(link.spanId) })),
        hasFailed: status?.code === 'STATUS_CODE_ERROR',
      })),
    ),
  );
}

/** Receives and keeps everything that exporters send. */
export interface OtlpReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything received, as text, to search for what must not be in it. */
  raw(): string;
  /** Headers of the newest request. */
  headers(): Readonly<Record<string, unknown>>;
  /** Responds with this status from now on; with 0, requests wait until another status is set. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function startOtlpReceiver(port = 0): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  let raw = '';
  let status = 200;
  let waiting: (() => void)[] = [];
  let newest: Readonly<Record<string, unknown>> = {};
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (status === 0) waiting.push(answer);
      else answer();
    });
    const answer = () => {
      const body = Buffer.concat(parts);
      newest = request.headers;
      if (request.url !== '/v1/traces' || request.method !== 'POST') response.writeHead(404).end();
      else if (status !== 200) response.writeHead(status).end();
      else {
        raw += body.toString('latin1');
        spans.push(...decode(body));
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      }
    };
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw: () => raw,
    headers: () => newest,
    answer(next) {
      status = next;
      const all = waiting;
      waiting = [];
      for (const go of all) go();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
