/**
 * Span attributes: names of OpenTelemetry's stable semantic conventions, and our own with the prefix `storefront.`, which match those of
 * the metrics. Written out, since the conventions' package is loaded only if tracing is on; a test compares them with it.
 */
export const ATTRIBUTES = {
  dbOperation: 'db.operation.name',
  dbSummary: 'db.query.summary',
  dbSystem: 'db.system.name',
  dbTable: 'db.collection.name',
  errorType: 'error.type',
  httpMethod: 'http.request.method',
  httpResend: 'http.request.resend_count',
  httpRoute: 'http.route',
  httpStatus: 'http.response.status_code',
  requestId: 'http.response.header.x-request-id',
  serverAddress: 'server.address',
  serverPort: 'server.port',

  adapter: 'storefront.adapter',
  attempt: 'storefront.attempt',
  operation: 'storefront.operation',
  order: 'storefront.order_id',
  outcome: 'storefront.outcome',
  page: 'storefront.page',
  pageTrace: 'storefront.page_trace_id',
  queue: 'storefront.queue',
  release: 'storefront.release',
  remote: 'storefront.remote',
  service: 'storefront.service',
} as const;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'CONNECT', 'TRACE']);

/** The method name for spans: unknown ones could be any text. */
export const knownMethod = (method: string): string => (METHODS.has(method) ? method : '_OTHER');
