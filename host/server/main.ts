import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveMetrics } from '@storefront/shared/serving';
import { readConfig } from './config';
import { createGateway } from './gateway';

// The bundle is in host/dist/server, beside the client that it serves.
const config = readConfig(process.env, path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
const metrics = config.metrics && new (await import('./gateway-metrics')).GatewayMetrics();
const app = await createGateway(config, undefined, metrics);
const scrapes = config.metrics && metrics && (await serveMetrics(metrics, { ...config.metrics, log: app.log }));

/** How long the shutdown may take. Milliseconds. */
const GRACE_MS = 9_000;

const stop = () => {
  setTimeout(() => {
    app.log.error({ event: 'gateway.shutdown_timeout' }, 'Graceful shutdown timed out; closing remaining connections');
    process.exit(1);
  }, GRACE_MS).unref();
  scrapes?.close().closeAllConnections();
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: config.port, host: config.bind });
