import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../support/ports';
import type { Databases } from './databases';

const MINUTE_MS = 60_000;
const MANY = '100000000';
/** No call of a bench is one too many. */
const UNLIMITED = { RATE_LIMIT_READ: MANY, RATE_LIMIT_SEARCH: MANY, RATE_LIMIT_WRITE: MANY };

/** A server under measurement, in a process of its own. */
export interface Program {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** The first value, or an error when the process ends before. */
const orEnd = <T>(child: ChildProcess, what: string, first: (resolve: (value: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    first(resolve);
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}`)));
  });

const newFolder = () => mkdtemp(path.join(tmpdir(), 'storefront-bench-'));

/** Fastify and a database, and nothing of ours. */
export async function startBareServer(databases: Databases): Promise<Program> {
  const folder = await newFolder();
  const where = (await databases.newUrl()) ?? path.join(folder, 'db');
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'bare-server.ts'), where], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: __dirname,
  });
  const port = await orEnd<string>(child, 'The bare server', (resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  const stop = async () => {
    await stopped(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/** Runs a program of the backend on a data folder of its own; what it says goes into a file, as it does when it ships. */
async function startBackendProgram(command: readonly string[], databases: Databases, env: Record<string, string>) {
  const dataDir = await newFolder();
  const url = await databases.newUrl();
  const log = openSync(path.join(dataDir, 'log'), 'a');
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DNS_PORT: '0',
      DATA_DIR: dataDir,
      ...UNLIMITED,
      ...(url && { DATABASE_URL: url }),
      ...env,
    },
    stdio: ['ignore', log, log, 'ipc'],
    cwd: __dirname,
  });
  closeSync(log);
  const stop = async () => {
    await stopped(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { child, pid: child.pid ?? 0, stop };
}

/** The backend as it ships. @param env further settings */
export async function startBackend(databases: Databases, env: Record<string, string> = {}): Promise<Program> {
  const port = await freePorts(2);
  const url = `http://localhost:${port}`;
  const { child, pid, stop } = await startBackendProgram(
    [path.join(__dirname, '../../backend/dist/main.mjs')],
    databases,
    { PORT: String(port), API_PORT: String(port), PAY_PORT: String(port + 1), ...env },
  );
  const deadline = Date.now() + 2 * MINUTE_MS;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The backend did not start');
    await sleep(200);
  }
  return { url, pid, stop };
}

interface Placement {
  readonly port: number;
  /** Of a customer with a card, as a Cookie header. */
  readonly cookie: string;
  readonly methodId: string;
}

/** The backend for placing orders, see there. */
export async function startPlacementServer(
  databases: Databases,
  env: Record<string, string> = {},
): Promise<Program & Placement> {
  const { child, pid, stop } = await startBackendProgram(
    ['--import', 'tsx', path.join(__dirname, '../../backend/bench/placement-server.ts')],
    databases,
    { SECRET_KEY: MANY.repeat(4), ...env },
  );
  const said = await orEnd<Placement>(child, 'The server for orders', (resolve) =>
    child.once('message', (message) => resolve(message as Placement)),
  );
  return { ...said, url: `http://127.0.0.1:${said.port}`, pid, stop };
}

/** Seconds of processor time that a process has taken so far, all its threads together; NaN where the system does not tell. */
export async function processorSeconds(pid: number): Promise<number> {
  const TICKS_A_SECOND = 100;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
