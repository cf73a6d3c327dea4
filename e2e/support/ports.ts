import { createServer } from 'node:net';

/** Below the ports that systems give away by themselves. */
const FIRST = 20_000;
const OF_EACH_WORKER = 3_000;
const WORKERS = 4;

/**
 * `count` neighbouring TCP ports on the loopback address that are free at this moment; the first of them is returned.
 * @param worker of Jest. Each looks in a range of its own: what one has found free is taken only when its shop starts
 */
export async function freePorts(count: number, worker = process.env.JEST_WORKER_ID ?? '1'): Promise<number> {
  const range = (Number(worker) - 1) % WORKERS;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = FIRST + OF_EACH_WORKER * range + Math.floor(Math.random() * (OF_EACH_WORKER - count));
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (answers.every(Boolean)) return first;
  }
  throw new Error(`No ${count} neighbouring ports are free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
