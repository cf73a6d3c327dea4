import { createServer } from 'node:net';

/** Below the ports that systems assign automatically. */
const FIRST = 20_000;
const OF_EACH_WORKER = 3_000;
const WORKERS = 4;

/**
 * Finds `count` consecutive free TCP ports on the loopback address and returns the first.
 * @param worker Jest worker. Each searches its own range, because a free port is taken only when its shop starts
 */
export async function freePorts(count: number, worker = process.env.JEST_WORKER_ID ?? '1'): Promise<number> {
  const range = (Number(worker) - 1) % WORKERS;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = FIRST + OF_EACH_WORKER * range + Math.floor(Math.random() * (OF_EACH_WORKER - count));
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (answers.every(Boolean)) return first;
  }
  throw new Error(`No ${count} consecutive ports are free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
