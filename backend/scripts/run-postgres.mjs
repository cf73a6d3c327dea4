// A PostgreSQL server for a test that kills it, as a child process that is told what to do: Jest cannot load its script. Its argument has options
// of `startPostgres`, as JSON, and `pooled` where PgBouncer stands before it as well.
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
// A test that has ended leaves no server behind.
process.on('disconnect', async () => {
  await stop();
  process.exit();
});
