import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { freePorts } from '../support/ports';

const MINUTE_MS = 60_000;
const MANY = '100000000';
/** Turns off rate limits. */
const UNLIMITED = { RATE_LIMIT_READ: MANY, RATE_LIMIT_SEARCH: MANY, RATE_LIMIT_WRITE: MANY };

/** A server under measurement, in a separate process. */
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

/** Resolves with the first value; rejects if the process exits before. */
const orEnd = <T>(child: ChildProcess, what: string, first: (resolve: (value: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    first(resolve);
    child.once('exit', (code) => reject(new Error(`${what} ended with ${code}`)));
  });

/**
 * Bundles a program of the benchmark as programs are built for production. A loader of TypeScript would name each function when it is
 * created, which cost up to a third of an order's processor time.
 * @param workspacePackage folder of the package whose dependencies and files the program finds as in production
 * @returns the bundle's path
 */
async function bundle(workspacePackage: string, program: string): Promise<string> {
  const folder = path.join(__dirname, '../..', workspacePackage);
  const outfile = path.join(folder, '.cache', `${program}.mjs`);
  await build({
    absWorkingDir: folder,
    entryPoints: [`bench/${program}.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
            kind === 'entry-point' || specifier.startsWith('@storefront/')
              ? undefined
              : { path: specifier, external: true },
          );
        },
      },
    ],
  });
  return outfile;
}

/** Starts Fastify with a database and none of our code. */
export async function startBareServer(databaseUrl: string): Promise<Program> {
  const child = spawn(process.execPath, [await bundle('e2e', 'bare-server'), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: __dirname,
  });
  const port = await orEnd<string>(child, 'The bare server', (resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stopped(child) };
}

/** Runs a program of the backend with its own data folder; its output goes into a file, as in production. */
async function startBackendProgram(command: readonly string[], databaseUrl: string, env: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-bench-'));
  const log = path.join(dataDir, 'log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DNS_PORT: '0',
      DATA_DIR: dataDir,
      ...UNLIMITED,
      DATABASE_URL: databaseUrl,
      ...env,
    },
    stdio: ['ignore', output, output, 'ipc'],
    cwd: __dirname,
  });
  closeSync(output);
  const stop = async () => {
    await stopped(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { child, log, pid: child.pid ?? 0, stop };
}

/** Starts the production backend. @param env further settings */
export async function startBackend(databaseUrl: string, env: Record<string, string> = {}): Promise<Program> {
  const port = await freePorts(2);
  const url = `http://localhost:${port}`;
  const { child, log, pid, stop } = await startBackendProgram(
    [path.join(__dirname, '../../backend/dist/main.mjs')],
    databaseUrl,
    { PORT: String(port), API_PORT: String(port), PAY_PORT: String(port + 1), ...env },
  );
  const deadline = Date.now() + 2 * MINUTE_MS;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The backend did not start: ${await readFile(log, 'utf8')}`);
    await sleep(200);
  }
  return { url, pid, stop };
}

interface Placement {
  readonly port: number;
  /** Cookie header of a customer with a stored card. */
  readonly cookie: string;
  readonly methodId: string;
}

/** Starts the backend for measuring orders (see its source). */
export async function startPlacementServer(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Program & Placement> {
  const { child, pid, stop } = await startBackendProgram([await bundle('backend', 'placement-server')], databaseUrl, {
    SECRET_KEY: MANY.repeat(4),
    ...env,
  });
  const placement = await orEnd<Placement>(child, 'The server for orders', (resolve) =>
    child.once('message', (message) => resolve(message as Placement)),
  );
  return { ...placement, url: `http://127.0.0.1:${placement.port}`, pid, stop };
}

/** Returns the processor time in seconds that all threads of a process have used; NaN if the system does not report it. */
export async function processorSeconds(pid: number): Promise<number> {
  const TICKS_A_SECOND = 100;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
