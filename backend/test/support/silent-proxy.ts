import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { openBlackHole, type BlackHole } from './black-hole';

/** A TCP proxy that can go silent: nobody who is connected, or connects, hears anything, not even that the other side has hung up. */
export class SilentProxy {
  readonly #open = new Set<Socket>();
  /** What is passed on once it speaks again, in order. */
  readonly #held: (() => void)[] = [];
  #listener: Server | undefined;
  #blackHole: BlackHole | undefined;
  #isSilent = false;

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {}

  static async start(target: string): Promise<SilentProxy> {
    const probe = createServer();
    await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
    const proxy = new SilentProxy(new URL(target), (probe.address() as AddressInfo).port);
    await new Promise((resolve) => probe.close(resolve));
    await proxy.#listen();
    return proxy;
  }

  /** The address of the server, by way of the proxy. */
  get url(): string {
    return Object.assign(new URL(this.target), { hostname: '127.0.0.1', port: String(this.port) }).href;
  }

  #listen(): Promise<void> {
    // A side that has ended is not answered by the system either, but by the other side, once that is heard again.
    const half = { allowHalfOpen: true };
    const listener = createServer(half, (client) => {
      const upstream = connect({ port: Number(this.target.port), host: this.target.hostname, ...half });
      this.#relay(client, upstream);
      this.#relay(upstream, client);
    });
    this.#listener = listener;
    return new Promise((resolve) => void listener.listen(this.port, '127.0.0.1', resolve));
  }

  #relay(from: Socket, to: Socket): void {
    this.#open.add(from);
    const pass = (step: () => void) => (this.#isSilent ? this.#held.push(step) : step());
    from.on('data', (bytes) => void pass(() => void to.write(bytes)));
    from.on('end', () => void pass(() => void to.end()));
    // A side that breaks ends the other; why it did is for the two ends to say.
    from.on('error', () => undefined);
    from.on('close', (hadError) => {
      this.#open.delete(from);
      if (hadError) to.destroy();
    });
  }

  /** As a server does whose process hangs: connections are made, and nothing comes back. */
  hang(): void {
    this.#isSilent = true;
  }

  /** As where all packets are lost: connections stay as they were, and no new one is made. */
  async drop(): Promise<void> {
    this.hang();
    const listener = this.#listener;
    this.#listener = undefined;
    // It ends with its last connection; what is in its place needs only its port.
    listener?.close();
    this.#blackHole = await openBlackHole(this.port);
  }

  /** Passes on what was held back, and whatever comes. */
  async speak(): Promise<void> {
    this.#isSilent = false;
    await this.#blackHole?.close();
    this.#blackHole = undefined;
    if (!this.#listener) await this.#listen();
    for (const step of this.#held.splice(0)) step();
  }

  /** How many connections to it processes of this machine hold; Linux knows. */
  held(): number {
    const port = this.port.toString(16).toUpperCase().padStart(4, '0');
    const [, ...rows] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n');
    const held = rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([, , remote = '', , , , , , , inode]) => remote.endsWith(`:${port}`) && inode !== '0');
    return held.length - (this.#blackHole?.waiting ?? 0);
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#listener?.close();
    await this.#blackHole?.close();
  }
}
