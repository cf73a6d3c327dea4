import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { createGateway } from './gateway';

// The bundle lies in host/dist/server, beside the client that it serves.
const config = readConfig(process.env, path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
const app = await createGateway(config);

const stop = () => {
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: config.port, host: config.bind });
