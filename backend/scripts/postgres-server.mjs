import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findOrInstall, isRoot } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';

const START_MS = 30_000;
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root, so it runs as the first of these users that exists. */
const USERS = ['postgres', 'nobody'];

function findBinaries() {
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...installed, '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/** @returns the beginning of a command that runs a program without root; undefined if there is no user for it */
function asUnprivileged() {
  if (!isRoot()) return [];
  for (const user of USERS) {
    try {
      const id = (flag) =>
        execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
      const [uid, gid] = [id('-u'), id('-g')];
      return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    } catch {
      // No such user.
    }
  }
  return undefined;
}

/**
 * Finds or installs PostgreSQL.
 * @returns {{ binaries: string } | { unavailable: string }} the folder of its programs
 */
export function findPostgres() {
  const result = findOrInstall('PostgreSQL', ['postgresql'], findBinaries);
  return 'unavailable' in result ? result : { binaries: result.found };
}

/**
 * Starts a PostgreSQL server for tests, with an empty data folder that is removed when it stops. Installs PostgreSQL if necessary.
 * @param {object} [options]
 * @param {string} [options.address] where it listens
 * @param {number} [options.port] a free one by default
 * @param {string} [options.password] of its user `storefront`; none by default
 * @param {string} [options.database] to create
 * @param {string} [options.replicaOf] the URL of a server without a password, which it replicates by streaming
 * @param {string[]} [options.settings] further ones, as `name=value`
 * @returns {Promise<{ url: string, binaries: string, version: string, pid: number, stop: () => Promise<void>, kill: () => Promise<void>, restart: () => Promise<void> } | { unavailable: string }>} `unavailable` is the reason
 */
export async function startPostgres({
  address = '127.0.0.1',
  port: requestedPort,
  password,
  database = 'postgres',
  replicaOf,
  settings: furtherSettings = [],
} = {}) {
  const found = findPostgres();
  if ('unavailable' in found) return found;
  const { binaries } = found;
  const as = asUnprivileged();
  if (!as)
    return { unavailable: `PostgreSQL does not run as root, and none of these users exists: ${USERS.join(', ')}` };

  const folder = mkdtempSync(join(tmpdir(), 'storefront-postgres-'));
  // The server's user creates the data folder in it.
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const command = (name, ...args) => [...as, join(binaries, name), ...args];
  const run = (...words) => {
    const [program, ...args] = command(...words);
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  const login = ['--username', 'storefront', '--auth', 'trust'];
  if (password !== undefined) {
    const file = join(folder, 'password');
    writeFileSync(file, password);
    login.push('--auth-host', 'scram-sha-256', '--pwfile', file);
  }
  try {
    if (replicaOf)
      run('pg_basebackup', '--dbname', replicaOf, '--pgdata', data, '-R', '--checkpoint', 'fast', '--no-sync');
    else run('initdb', '--pgdata', data, ...login, '--encoding', 'UTF8', '--locale', 'C', '--no-sync');
    if (password !== undefined) appendFileSync(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return {
      unavailable: `PostgreSQL's ${replicaOf ? 'pg_basebackup' : 'initdb'} failed: ${String(error.stderr ?? error.message).trim()}`,
    };
  }

  const port = requestedPort ?? (await freePort());
  const settings = [
    `listen_addresses=${address}`,
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    // No test loses power.
    'fsync=off',
    'max_connections=200',
    'shared_buffers=64MB',
    ...furtherSettings,
  ];
  const [server, ...serverArgs] = command('postgres', '-D', data, ...settings.flatMap((setting) => ['-c', setting]));
  let child;
  let ended;
  /** @returns {Promise<string | undefined>} why it did not start */
  const start = async () => {
    let output = '';
    const started = spawn(server, serverArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
    started.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
    child = started;
    ended = new Promise((resolve) => started.once('exit', resolve));
    const deadline = Date.now() + START_MS;
    while (!/ready to accept (read-only )?connections/.test(output)) {
      if (started.exitCode !== null || Date.now() > deadline) return output.trim();
      await pause(50);
    }
    return undefined;
  };
  const stop = async () => {
    // SIGINT is the fast shutdown, which does not wait for sessions to end.
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  /** Ends it like a crash, and keeps its data. */
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  /** Starts it again with its data. Retries, because session processes outlive the killed server for a moment and block the start. */
  const restart = async () => {
    for (const deadline = Date.now() + START_MS; ; await pause(100)) {
      const problem = await start();
      if (problem === undefined) return;
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not restart: ${problem}`);
    }
  };

  const problem = await start();
  if (problem !== undefined) {
    await stop();
    return { unavailable: `PostgreSQL did not start: ${problem}` };
  }
  if (database !== 'postgres')
    run('createdb', '--host', folder, '--port', String(port), '--username', 'storefront', database);
  const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const user = password === undefined ? 'storefront' : `storefront:${encodeURIComponent(password)}`;
  return {
    url: `postgres://${user}@${address}:${port}/${database}`,
    binaries,
    version,
    pid: child.pid,
    stop,
    kill,
    restart,
  };
}
