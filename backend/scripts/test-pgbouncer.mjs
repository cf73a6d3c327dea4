// Runs tests of the backend on a PostgreSQL server through PgBouncer: `node backend/scripts/test-pgbouncer.mjs [Jest arguments]`. Where
// there is none and none can be installed it says why and succeeds.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPgBouncer } from './pgbouncer-server.mjs';
import { startPostgres } from './postgres-server.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const jest = createRequire(join(root, 'package.json')).resolve('jest/bin/jest');

const server = await startPostgres();
const pooler = 'unavailable' in server ? server : await startPgBouncer(server.url);
if ('unavailable' in pooler) {
  console.log(`The tests through PgBouncer were not run: ${pooler.unavailable}.`);
} else {
  console.log(`Testing on ${server.version} through ${pooler.version}`);
  const child = spawn(process.execPath, [jest, ...process.argv.slice(2), '--selectProjects', 'backend'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url, TEST_DATABASE_POOLER: pooler.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await pooler.stop();
}
if (!('unavailable' in server)) await server.stop();
