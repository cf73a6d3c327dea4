// Starts a PostgreSQL server in a child process, for tests that kill or restart it: Jest cannot load `postgres-server.mjs`. The argument is JSON:
// options of `startPostgres`, and `pooled` for a PgBouncer in front of it. Messages from the parent are `stop`, `kill` and `restart`.
import { startPgBouncer } from './pgbouncer-server.mjs';
import { startPostgres } from './postgres-server.mjs';

const { pooled = false, ...options } = JSON.parse(process.argv[2] ?? '{}');
const server = await startPostgres(options);
const pooler = pooled && 'url' in server ? await startPgBouncer(server.url) : undefined;
const unavailable = [server, pooler].find((each) => each && 'unavailable' in each);
process.send(unavailable ?? { url: server.url, binaries: server.binaries, pooledUrl: pooler?.url });
const stop = async () => {
  await pooler?.stop?.();
  await server.stop?.();
};
process.on('message', async (order) => {
  await (order === 'stop' ? stop() : server[order]());
  process.send({ done: order });
  if (order === 'stop') process.disconnect();
});
// When the test process ends, so do its servers.
process.on('disconnect', async () => {
  await stop();
  process.exit();
});
