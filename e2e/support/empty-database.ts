import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './ports';

const ROOT = path.resolve(__dirname, '../..');
const PROGRAM = path.join(ROOT, 'backend/dist/main.mjs');
const CACHE = path.join(ROOT, '.cache/e2e');
const START_MS = 120_000;

/** Returns the folder of the freshly migrated database, created by `prepareDatabase`. */
export function emptyDatabase(): string {
  return path.join(CACHE, `db-${createHash('sha256').update(readFileSync(PROGRAM)).digest('hex').slice(0, 16)}`);
}

/** Lets the built backend create its database once, as that is the slowest part of starting a shop. */
export async function prepareDatabase(): Promise<void> {
  if (!existsSync(PROGRAM) || existsSync(emptyDatabase())) return;
  mkdirSync(CACHE, { recursive: true });
  const dataDir = mkdtempSync(path.join(CACHE, 'first-start-'));
  try {
    const port = await freePorts(1);
    let output = '';
    // It lives for seconds, of which optimising PostgreSQL's WebAssembly would take half.
    const backend = spawn(process.execPath, ['--liftoff-only', PROGRAM], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        API_PORT: String(port),
        DNS_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [backend.stdout, backend.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const ended = once(backend, 'exit');
    const deadline = Date.now() + START_MS;
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (backend.exitCode === null && Date.now() < deadline) await sleep(100);
      else {
        backend.kill('SIGKILL');
        throw new Error(`The backend did not create its database:\n${output}`);
      }
    }
    backend.kill('SIGTERM');
    await ended;
    if (!existsSync(emptyDatabase())) renameSync(path.join(dataDir, 'db'), emptyDatabase());
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
