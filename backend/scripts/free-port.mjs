import { createServer } from 'node:net';

/** Below the ports of the browser tests (20,000) and below those that systems assign to outgoing connections. */
const [FIRST, PORTS] = [10_000, 9_900];

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * The first of `count` consecutive ports that are free on all addresses; random, because programs that run in parallel look for ports too.
 */
export async function freePorts(count) {
  for (;;) {
    const first = FIRST + Math.floor(Math.random() * (PORTS - count));
    const areFree = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (areFree.every(Boolean)) return first;
  }
}

export const freePort = () => freePorts(1);
