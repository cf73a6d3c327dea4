import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy before a server that delays responses. */
export interface FaultProxy {
  readonly origin: string;
  /** From now on, delays the server's bytes by this many milliseconds. */
  holdAnswers(ms: number): void;
  close(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let holdMs = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      // An error on one side closes the other; both ends report it themselves.
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    const later = (pass: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (client.writable) pass();
      }, holdMs);
      timers.add(timer);
    };
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('data', (bytes) => later(() => client.write(bytes)));
    upstream.on('end', () => later(() => client.end()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdAnswers: (ms) => void (holdMs = ms),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
