import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { createGateway } from './gateway';

// The bundle lies in host/dist/server, beside the client that it serves.
const config = readConfig(process.env, path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
const app = await createGateway(config);

/** What is under way may take so long to end. */
const GRACE_MS = 9_000;

const stop = () => {
  setTimeout(() => {
    app.log.error({ event: 'gateway.shutdown_timeout' }, 'Graceful shutdown timed out; closing remaining connections');
    process.exit(1);
  }, GRACE_MS).unref();
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: config.port, host: config.bind });
