import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { emptyDatabase, prepareDatabase } from './empty-database';
import { getLog } from './last-look';
import { freePorts } from './ports';

const ROOT = path.resolve(__dirname, '../..');
/** A start takes seconds on an idle machine, more on a busy one. */
const START_MS = 120_000;

/** The addresses of a running shop's programs. */
export interface StackAddresses {
  /** The shop's address, without a trailing slash. */
  readonly url: string;
  readonly payUrl: string;
  readonly apiPort: number;
  readonly remotePortBase: number;
  /** Port of the sandbox nameserver, UDP and TCP. */
  readonly dnsPort: number;
  /** Port of the forwarding service for visitors of forwarded domains. */
  readonly forwardingPort: number;
  /** Port at which it tells a mail server where mail goes. */
  readonly mailPort: number;
  /** Address of the desk, without a trailing slash. */
  readonly deskUrl: string;
  readonly dataDir: string;
}

export interface Stack extends StackAddresses {
  /** The output of the processes so far. */
  log(): string;
  /** Stops every process; the data folder stays until `remove`. */
  stop(): Promise<void>;
  /** Starts again on the same ports and data, with changed settings if given. */
  restart(settings?: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/** Builds what has changed and creates the database of an unused shop: once for all stacks, as both would cost each of them seconds. */
export async function prepareStacks(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/build.mjs'], { cwd: ROOT });
  await prepareDatabase();
}

/**
 * Starts the whole built product like `npm start`, on free ports and with the database of an unused shop. `prepareStacks` comes first.
 * @param worker Jest worker whose ports to use; the caller's by default
 */
export async function startStack(extraEnv: Record<string, string> = {}, worker?: string): Promise<Stack> {
  const first = await freePorts(11, worker);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-'));
  await cp(emptyDatabase(), path.join(dataDir, 'db'), { recursive: true });
  const env = {
    ...process.env,
    PORT: String(first),
    REMOTE_PORT_BASE: String(first + 1),
    API_PORT: String(first + 5),
    PAY_PORT: String(first + 6),
    DNS_PORT: String(first + 7),
    FORWARDING_PORT: String(first + 8),
    MAIL_FORWARDING_PORT: String(first + 9),
    DESK_PORT: String(first + 10),
    DATA_DIR: dataDir,
    // Other load on the machine is no overload of the shop, which would refuse searches.
    OVERLOADED_AT_MS: '1000000',
    // It must not make server rendering late either.
    RENDER_DEADLINE_MS: '5000',
    ...extraEnv,
  };
  const url = `http://localhost:${first}`;
  let output = '';
  const log = createWriteStream(getLog(dataDir), { flags: 'a' });
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    log.write(chunk);
  };
  let child: ChildProcess | undefined;

  const start = async (settings: Record<string, string> = {}) => {
    // The shop of a test runs for a minute: optimising the database's WebAssembly would be half of its backend's work.
    const running = spawn(process.execPath, ['--liftoff-only', 'tools/start.mjs', '--no-build'], {
      cwd: ROOT,
      env: { ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = running;
    running.stdout.on('data', keep);
    running.stderr.on('data', keep);
    await ready(url, running, () => output);
  };
  const stop = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGTERM');
    const forced = setTimeout(() => running.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(forced);
  };

  // A process that did not start in time may still come up, and would keep the test run from ending.
  await start().catch(async (problem: unknown) => {
    await stop();
    log.end();
    await rm(dataDir, { recursive: true, force: true });
    throw problem;
  });
  return {
    url,
    payUrl: `http://localhost:${first + 6}`,
    apiPort: first + 5,
    remotePortBase: first + 1,
    dnsPort: first + 7,
    forwardingPort: first + 8,
    mailPort: first + 9,
    deskUrl: `http://localhost:${first + 10}`,
    dataDir,
    log: () => output,
    stop,
    restart: async (settings) => {
      await stop();
      await start(settings);
    },
    remove: async () => {
      await stop();
      log.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended while it started:\n${output()}`);
    if ((await answers(`${url}/site/home`)) && (await answers(`${url}/auth/session_active`))) return;
    await sleep(200);
  }
  throw new Error(`The product did not start within ${START_MS / 1000} s:\n${output()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
