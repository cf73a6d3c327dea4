import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { openBlackHole, type BlackHole } from './black-hole';

/** A TCP proxy that can go silent: connections get no data, and not even notice that the other side has closed. */
export class SilentProxy {
  readonly #open = new Set<Socket>();
  /** Passed on in order once it is no longer silent. */
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

  /** The server's URL through the proxy. */
  get url(): string {
    return Object.assign(new URL(this.target), { hostname: '127.0.0.1', port: String(this.port) }).href;
  }

  #listen(): Promise<void> {
    // A closed side is acknowledged by the other side only, once it is no longer silent.
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
    // An error on one side closes the other; both ends report it themselves.
    from.on('error', () => undefined);
    from.on('close', (hadError) => {
      this.#open.delete(from);
      if (hadError) to.destroy();
    });
  }

  /** Simulates a server whose process hangs: connections are accepted, and nothing comes back. */
  hang(): void {
    this.#isSilent = true;
  }

  /** Simulates the loss of all packets: connections stay open, and no new one is established. */
  async drop(): Promise<void> {
    this.hang();
    const listener = this.#listener;
    this.#listener = undefined;
    // It ends with its last connection; its replacement needs only its port.
    listener?.close();
    this.#blackHole = await openBlackHole(this.port);
  }

  /** Passes on what was held back, and everything from now on. */
  async speak(): Promise<void> {
    this.#isSilent = false;
    await this.#blackHole?.close();
    this.#blackHole = undefined;
    if (!this.#listener) await this.#listen();
    for (const step of this.#held.splice(0)) step();
  }

  /** How many connections to it this machine's processes hold, according to Linux. */
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
