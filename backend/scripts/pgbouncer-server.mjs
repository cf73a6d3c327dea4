// A PgBouncer before a PostgreSQL server, for tests. Uses one that is installed, or installs Debian's where that is possible.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages, isRoot } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';

const START_MS = 30_000;

const findProgram = () =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => existsSync(file));

/**
 * Starts PgBouncer in transaction mode, as `docs/operating.md` says: each transaction gets any of few connections, so nothing that belongs to
 * a session may be relied upon.
 * @param {string} url of the server behind it, whose users need no password
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> } | { unavailable: string }>} with the reason where it cannot
 */
export async function startPgBouncer(url) {
  if (!findProgram()) {
    const unavailable = installPackages('PgBouncer', ['pgbouncer']);
    if (unavailable) return { unavailable };
  }
  const program = findProgram();
  if (!program) return { unavailable: 'PgBouncer was installed but is not where Debian keeps it' };

  const folder = mkdtempSync(join(tmpdir(), 'storefront-pgbouncer-'));
  chmodSync(folder, 0o755);
  const server = new URL(url);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} connect_query='set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000'
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
`.replace('* =', `* = user=${server.username}`),
  );
  // It refuses to run as root.
  const child = spawn(program, [settings, ...(isRoot() ? ['--user=nobody'] : [])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!said.includes('process up')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      return { unavailable: `PgBouncer did not start: ${said.trim()}` };
    }
    await pause(50);
  }
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0];
  return { url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href, version, stop };
}
