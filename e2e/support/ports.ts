import { createServer } from 'node:net';

/** `count` neighbouring TCP ports on the loopback address that are free at this moment; the first of them is returned. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
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
