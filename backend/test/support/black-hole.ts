import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A peer that accepts no connections: they are neither established nor refused. */
export interface BlackHole {
  readonly origin: string;
  /** The number of connections that fill its queue. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** More than any system queues for a backlog of one. */
const WAITING = 64;

/** Listens with a backlog of one and blocks, so that no connection is ever accepted. */
const SLEEPER = `
  const { createServer } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer();
  server.listen({ port: workerData, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;

/** A listening socket whose queue is full, so that the system drops further connections. */
export async function openBlackHole(wanted = 0): Promise<BlackHole> {
  const worker = new Worker(SLEEPER, { eval: true, workerData: wanted });
  const [port] = (await once(worker, 'message')) as [number];
  const waiting = Array.from({ length: WAITING }, (): Socket => {
    const socket = connect(port, '127.0.0.1');
    // Fails when the queue is closed.
    socket.on('error', () => undefined);
    return socket;
  });
  await Promise.race(waiting.map((socket) => once(socket, 'connect')));
  return {
    origin: `http://127.0.0.1:${port}`,
    waiting: WAITING,
    async close() {
      for (const socket of waiting) socket.destroy();
      await worker.terminate();
    },
  };
}
