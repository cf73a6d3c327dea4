import { createServer } from 'node:net';

/** Below the ports that systems assign to outgoing connections, and apart from those of the browser tests. */
const FIRST = 11_000;
const OF_EACH_PROCESS = 50;
const PROCESSES = 180;

/** Parallel test runs use separate ranges: a free port is taken only once its server starts. 7 and 180 are coprime. */
const start = FIRST + OF_EACH_PROCESS * ((process.pid * 7) % PROCESSES);
let given = 0;

/** A free TCP port on the loopback address, returned once per test file. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < OF_EACH_PROCESS; attempt += 1) {
    const port = start + (given % OF_EACH_PROCESS);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`Of ${OF_EACH_PROCESS} ports from ${start} on none is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
