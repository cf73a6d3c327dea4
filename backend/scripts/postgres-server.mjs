// A PostgreSQL server for tests, on a folder of its own that goes away with it. Uses a server that is installed, or installs
// Debian's where that is possible.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages, isRoot } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';

const START_MS = 30_000;
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root: these users are tried in turn. */
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

function unprivileged() {
  if (!isRoot()) return [];
  for (const user of USERS) {
    try {
      const id = (flag) =>
        execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
      const [uid, gid] = [id('-u'), id('-g')];
      return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    } catch {
      // There is no such user here: the next may exist.
    }
  }
  return undefined;
}

/**
 * Finds the programs of a server, or installs them.
 * @returns {{ binaries: string } | { unavailable: string }} the folder they are in, or the reason where it cannot
 */
export function findPostgres() {
  const installed = findBinaries();
  if (installed) return { binaries: installed };
  const unavailable = installPackages('PostgreSQL', ['postgresql']);
  if (unavailable) return { unavailable };
  const binaries = findBinaries();
  return binaries ? { binaries } : { unavailable: 'PostgreSQL was installed but is not where Debian keeps it' };
}

/**
 * Starts a server.
 * @param {{ address?: string, port?: number, password?: string, database?: string, replicaOf?: string, settings?: string[] }} [options] where it
 *   listens, by default at a free port of the loopback address; the password of its user `storefront`, without which it asks for none; a database
 *   that it makes; the address of a server without a password whose streaming replica it is; further settings, as `name=value`
 * @returns {Promise<{ url: string, binaries: string, version: string, pid: number, stop: () => Promise<void>, kill: () => Promise<void>, restart: () => Promise<void> } | { unavailable: string }>} with the reason where it cannot
 */
export async function startPostgres({
  address = '127.0.0.1',
  port: wanted,
  password,
  database = 'postgres',
  replicaOf,
  settings: further = [],
} = {}) {
  const found = findPostgres();
  if ('unavailable' in found) return found;
  const { binaries } = found;
  const as = unprivileged();
  if (!as)
    return { unavailable: `PostgreSQL does not run as root, and there is none of the users ${USERS.join(', ')}` };

  const folder = mkdtempSync(join(tmpdir(), 'storefront-postgres-'));
  // The server's user makes its own folder in it.
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const command = (name, ...args) => [...as, join(binaries, name), ...args];
  const runToEnd = (...line) => {
    const [program, ...args] = command(...line);
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  const secret = [];
  if (password !== undefined) {
    const file = join(folder, 'password');
    writeFileSync(file, password);
    secret.push('--auth-host', 'scram-sha-256', '--pwfile', file);
  }
  try {
    const login = ['--username', 'storefront', '--auth', 'trust', ...secret];
    if (replicaOf)
      runToEnd('pg_basebackup', '--dbname', replicaOf, '--pgdata', data, '-R', '--checkpoint', 'fast', '--no-sync');
    else runToEnd('initdb', '--pgdata', data, ...login, '--encoding', 'UTF8', '--locale', 'C', '--no-sync');
    if (password !== undefined) appendFileSync(join(data, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return {
      unavailable: `PostgreSQL's ${replicaOf ? 'pg_basebackup' : 'initdb'} failed: ${String(error.stderr ?? error.message).trim()}`,
    };
  }

  const port = wanted ?? (await freePort());
  // Without fsync: what a power cut would lose is of no interest here.
  const reached = [`listen_addresses=${address}`, `port=${port}`, `unix_socket_directories=${folder}`];
  const settings = [...reached, 'fsync=off', 'max_connections=200', 'shared_buffers=64MB', ...further];
  const [server, ...serverArgs] = command('postgres', '-D', data, ...settings.flatMap((setting) => ['-c', setting]));
  let child;
  let ended;
  /** @returns why it does not start, if it does not */
  const begin = async () => {
    let said = '';
    const started = spawn(server, serverArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
    started.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4_000)));
    child = started;
    ended = new Promise((resolve) => started.once('exit', resolve));
    const deadline = Date.now() + START_MS;
    while (!/ready to accept (read-only )?connections/.test(said)) {
      if (started.exitCode !== null || Date.now() > deadline) return said.trim();
      await pause(50);
    }
    return undefined;
  };
  const stop = async () => {
    // Fast shutdown: sessions are ended, nothing is waited for.
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  /** Ends it as a crash does, its data stay. */
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  /** Starts it again on what it has kept. Processes of sessions outlive the one that was killed by some moments, and bar its place. */
  const restart = async () => {
    for (const deadline = Date.now() + START_MS; ; await pause(100)) {
      const problem = await begin();
      if (problem === undefined) return;
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start again: ${problem}`);
    }
  };

  const problem = await begin();
  if (problem !== undefined) {
    await stop();
    return { unavailable: `PostgreSQL did not start: ${problem}` };
  }
  if (database !== 'postgres')
    runToEnd('createdb', '--host', folder, '--port', String(port), '--username', 'storefront', database);
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
