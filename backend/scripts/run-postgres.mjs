// A PostgreSQL server for a test that kills it, as a child process that is told what to do: Jest cannot load its script. Its argument has options
// of `startPostgres`, as JSON.
import { startPostgres } from './postgres-server.mjs';

const server = await startPostgres(JSON.parse(process.argv[2] ?? '{}'));
process.send('unavailable' in server ? server : { url: server.url });
process.on('message', async (order) => {
  await server[order]();
  process.send({ done: order });
  if (order === 'stop') process.disconnect();
});
// A test that has ended leaves no server behind.
process.on('disconnect', async () => {
  await server.stop?.();
  process.exit();
});
