import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

/** The programs of a server, as `scripts/powerdns-server.mjs` has found them. */
interface Programs {
  readonly server: string;
  readonly sqlite: string;
  readonly schema: string;
}

export const API_KEY = 'key-of-the-tests-alone';
const START_MS = 15_000;

/** A PowerDNS on ports and a database of its own, which can end and come back. */
export class PowerDns {
  readonly #folder: string;
  readonly #programs: Programs;
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(
    programs: Programs,
    folder: string,
    /** Where it takes questions, over UDP and TCP. */
    readonly dnsPort: number,
    private readonly httpPort: number,
  ) {
    this.#programs = programs;
    this.#folder = folder;
  }

  /** Starts one on what `TEST_POWERDNS` names; with a resolver it answers for ALIAS records. */
  static async start(options: { readonly resolverPort?: number } = {}): Promise<PowerDns> {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-powerdns-'));
    const programs = JSON.parse(process.env.TEST_POWERDNS ?? '') as Programs;
    const powerDns = new PowerDns(programs, folder, await freeDnsPort(), await freePort());
    powerDns.#writeSettings(options);
    powerDns.loseEverything();
    await powerDns.begin();
    return powerDns;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.httpPort}`;
  }

  /** Begins to answer, with the zones that it had. */
  async begin(): Promise<void> {
    this.#said = '';
    const child = spawn(this.#programs.server, [`--config-dir=${this.#folder}`], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#said = `${this.#said}${chunk}`.slice(-4_000)));
    this.#child = child;
    const deadline = Date.now() + START_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PowerDNS did not start: ${this.#said}`);
      await pause(20);
    }
  }

  /** Ends at once, as in a loss of power; what was written stays. */
  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Stands still: it takes connections, and answers nobody. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Its disk is gone: an empty one takes its place. Only while it does not run. */
  loseEverything(): void {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${this.#database}${suffix}`, { force: true });
    execFileSync(this.#programs.sqlite, [this.#database], {
      input: `PRAGMA journal_mode=WAL; ${readFileSync(this.#programs.schema, 'utf8')}`,
    });
  }

  async close(): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #database(): string {
    return join(this.#folder, 'zones.sqlite');
  }

  #writeSettings({ resolverPort }: { readonly resolverPort?: number }): void {
    const sockets = join(this.#folder, 'run');
    mkdirSync(sockets);
    const settings = {
      launch: 'gsqlite3',
      'gsqlite3-database': this.#database,
      'gsqlite3-dnssec': 'yes',
      'local-address': '127.0.0.1',
      'local-port': this.dnsPort,
      api: 'yes',
      'api-key': API_KEY,
      webserver: 'yes',
      'webserver-address': '127.0.0.1',
      'webserver-port': this.httpPort,
      // Megabytes: a zone of ten thousand records in one change.
      'webserver-max-bodysize': 64,
      'socket-dir': sockets,
      // An answer from before a save would fail a test for nothing.
      'zone-cache-refresh-interval': 0,
      'cache-ttl': 0,
      'query-cache-ttl': 0,
      'negquery-cache-ttl': 0,
      ...(resolverPort !== undefined && { 'expand-alias': 'yes', resolver: `127.0.0.1:${resolverPort}` }),
    };
    writeFileSync(
      join(this.#folder, 'pdns.conf'),
      Object.entries(settings)
        .map((setting) => setting.join('='))
        .join('\n'),
    );
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/api/v1/servers/localhost`, { headers: { 'x-api-key': API_KEY } })).ok;
    } catch {
      return false;
    }
  }
}

/** A port that nobody has over TCP nor over UDP. */
async function freeDnsPort(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const socket = createSocket('udp4');
    const isFree = await new Promise<boolean>((resolve) => {
      socket.once('error', () => resolve(false));
      socket.bind(port, '127.0.0.1', () => resolve(true));
    });
    socket.close();
    if (isFree) return port;
  }
}
