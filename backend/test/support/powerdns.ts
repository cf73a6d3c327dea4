import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

/** The programs found by `scripts/powerdns-server.mjs`. */
interface Programs {
  readonly server: string;
  readonly sqlite: string;
  readonly schema: string;
}

export const API_KEY = 'key-of-the-tests-alone';
const START_MS = 50_000;

/** A PowerDNS with its own ports and database, which can stop and restart. */
export class PowerDns {
  readonly #folder: string;
  readonly #programs: Programs;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(
    programs: Programs,
    folder: string,
    /** Its port for queries, over UDP and TCP. */
    readonly dnsPort: number,
    private readonly httpPort: number,
  ) {
    this.#programs = programs;
    this.#folder = folder;
  }

  /** Starts one from `TEST_POWERDNS`; with a resolver it supports ALIAS records. */
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

  /** Starts it with its existing zones. */
  async begin(): Promise<void> {
    this.#output = '';
    const child = spawn(this.#programs.server, [`--config-dir=${this.#folder}`], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output = `${this.#output}${chunk}`.slice(-4_000)));
    this.#child = child;
    const deadline = Date.now() + START_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PowerDNS did not start: ${this.#output}`);
      await pause(20);
    }
  }

  /** Ends it like a loss of power; written data stays. */
  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Freezes it: it accepts connections, but does not respond. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Replaces its disk by an empty one. Only while it does not run. */
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
      // Megabytes, for a zone of ten thousand records in one change.
      'webserver-max-bodysize': 64,
      'socket-dir': sockets,
      // A cached response from before a save would fail a test.
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

/** A port that is free over TCP and UDP. */
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
