// Runs backend tests with another program: `node backend/scripts/test-with.mjs <name> [Jest arguments]`. `postgres` and `pgbouncer` run all
// tests, or those that the arguments select; `dns-clients`, `opensrs-client`, `postfix` and `powerdns` run the tests of that program. Installs what is
// missing; without it, the script says why the tests did not run, and succeeds.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPgBouncer } from './pgbouncer-server.mjs';
import { startPostgres } from './postgres-server.mjs';
import { PROGRAMS, selectTests } from './tested-programs.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const jest = createRequire(join(root, 'package.json')).resolve('jest/bin/jest');

const SERVERS = {
  async postgres() {
    const server = await startPostgres();
    if ('unavailable' in server) return server;
    return { version: server.version, env: { TEST_DATABASE_URL: server.url }, stop: server.stop };
  },
  async pgbouncer() {
    const server = await startPostgres();
    if ('unavailable' in server) return server;
    const pooler = await startPgBouncer(server.url);
    if ('unavailable' in pooler) {
      await server.stop();
      return pooler;
    }
    return {
      version: `${server.version} through ${pooler.version}`,
      env: { TEST_DATABASE_URL: server.url, TEST_DATABASE_POOLER: pooler.url },
      async stop() {
        await pooler.stop();
        await server.stop();
      },
    };
  },
};

/** @returns what the tests need, with `args` for Jest */
async function prepare(name) {
  if (name in SERVERS) return { args: ['--selectProjects', 'backend'], ...(await SERVERS[name]()) };
  const { find, variable } = PROGRAMS[name];
  const found = find();
  return { ...found, args: selectTests(name), env: { [variable]: JSON.stringify(found) } };
}

function run(args, env) {
  const child = spawn(process.execPath, [jest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const [name, ...jestArgs] = process.argv.slice(2);
const names = [...Object.keys(SERVERS), ...Object.keys(PROGRAMS)];
if (!names.includes(name)) {
  console.error(`Usage: node backend/scripts/test-with.mjs ${names.join('|')} [Jest arguments]`);
  process.exit(1);
}
const { unavailable, version, args, env, stop } = await prepare(name);
if (unavailable) {
  console.log(`The tests with ${name} were not run: ${unavailable}.`);
} else {
  console.log(`Testing with ${version}`);
  process.exitCode = await run([...jestArgs, ...args], env);
  await stop?.();
}
