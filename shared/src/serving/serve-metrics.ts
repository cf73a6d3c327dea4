import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

const PATH = '/metrics';
/** The content type that Prometheus requests. */
const TEXT = 'text/plain; version=0.0.4; charset=utf-8';
/** Scrapers keep one connection each. */
const MAX_CONNECTIONS = 20;
const REQUEST_TIMEOUT_MS = 10_000;

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Serves scrapes on a separate listener, which only Prometheus needs to reach. @param metrics `text` returns them in text format */
export async function serveMetrics(
  metrics: { text(): Promise<string> },
  { host, port, log }: ServeOptions,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (body) => response.writeHead(200, { 'content-type': TEXT }).end(request.method === 'HEAD' ? undefined : body),
      (error: unknown) => {
        log.error({ event: 'metrics.scrape_failed', err: error }, 'Failed to collect metrics');
        response.writeHead(500).end();
      },
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
