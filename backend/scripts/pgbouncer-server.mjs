import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findOrInstall, findProgram, isRoot } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';

const START_MS = 30_000;

/**
 * Starts PgBouncer in transaction mode, as in `docs/operating.md`: each transaction may get another connection, so tests fail if code relies
 * on session state. Installs it if necessary.
 * @param {string} url of the PostgreSQL server, whose users need no password
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> } | { unavailable: string }>} `unavailable` is the reason
 */
export async function startPgBouncer(url) {
  const result = findOrInstall('PgBouncer', ['pgbouncer'], () => findProgram('pgbouncer'));
  if ('unavailable' in result) return result;
  const program = result.found;

  const folder = mkdtempSync(join(tmpdir(), 'storefront-pgbouncer-'));
  chmodSync(folder, 0o755);
  const server = new URL(url);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = user=${server.username} host=${server.hostname} port=${server.port} connect_query='set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
server_idle_timeout = 5
server_login_retry = 1
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`,
  );
  // PgBouncer refuses to run as root.
  const child = spawn(program, [settings, ...(isRoot() ? ['--user=nobody'] : [])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!output.includes('process up')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      return { unavailable: `PgBouncer did not start: ${output.trim()}` };
    }
    await pause(50);
  }
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0];
  return { url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href, version, stop };
}
