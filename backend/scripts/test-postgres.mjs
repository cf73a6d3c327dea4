// Runs the backend's tests on a real PostgreSQL server: `node backend/scripts/test-postgres.mjs [Jest arguments]`. Where there
// is none and none can be installed it says why and succeeds.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres-server.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const jest = createRequire(join(root, 'package.json')).resolve('jest/bin/jest');

const server = await startPostgres();
if ('unavailable' in server) {
  console.log(`The tests on PostgreSQL were not run: ${server.unavailable}.`);
} else {
  console.log(`Testing on ${server.version}`);
  const child = spawn(process.execPath, [jest, ...process.argv.slice(2), '--selectProjects', 'backend'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await server.stop();
}
