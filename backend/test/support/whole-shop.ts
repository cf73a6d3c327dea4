import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../src/config/config';
import { openPglite } from '../../src/db/pglite';
import { openPostgres } from '../../src/db/postgres';
import type { Database } from '../../src/db/client';
import type { BookedPayment } from '../invariants';
import { layBareHost } from './bare-host';
import { freePort } from './free-port';
import { KillablePostgres } from './killable-postgres';
import { API_KEY, PowerDns } from './powerdns';
import { buildGateway, buildServers, GATEWAY_FOLDER, ServerProcess } from './processes';
import { layEmptyDatabase } from './test-database';

/** The parts of a shop that can be killed at any moment. */
export type Part = 'backend' | 'gateway' | 'database' | 'name server';

interface WholeShopOptions {
  /** Uses the embedded database, even if a PostgreSQL server is available. */
  readonly embedded?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A running shop: gateway, backend and payment sandbox as processes, a PostgreSQL if the machine has one, and a PowerDNS if
 * `TEST_POWERDNS` names one; otherwise the backend's own replacements. Each part can be killed and restarted with its data.
 */
export class WholeShop {
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #postgres: KillablePostgres | undefined;
  readonly #powerDns: PowerDns | undefined;
  readonly #processes = new Map<'backend' | 'gateway', ServerProcess>();
  readonly #ended: ServerProcess[] = [];
  readonly #payment: ServerProcess;
  readonly origins: { readonly gateway: string; readonly api: string; readonly payment: string };

  private constructor(
    folder: string,
    env: Readonly<Record<string, string>>,
    postgres: KillablePostgres | undefined,
    powerDns: PowerDns | undefined,
  ) {
    this.#folder = folder;
    this.#env = env;
    this.#postgres = postgres;
    this.#powerDns = powerDns;
    this.origins = {
      gateway: `http://127.0.0.1:${env.PORT}`,
      api: `http://127.0.0.1:${env.API_PORT}`,
      payment: `http://localhost:${env.PAY_PORT}`,
    };
    this.#payment = new ServerProcess('payment-sandbox', env);
  }

  static async open({ embedded = false, env = {} }: WholeShopOptions = {}): Promise<WholeShop> {
    buildServers();
    buildGateway();
    const folder = mkdtempSync(join(tmpdir(), 'storefront-whole-'));
    const given = embedded ? undefined : await KillablePostgres.start();
    const postgres = given instanceof KillablePostgres ? given : undefined;
    if (!postgres) await layEmptyDatabase(folder);
    const powerDns = !embedded && process.env.TEST_POWERDNS ? await PowerDns.start() : undefined;
    const [port, api, pay] = [await freePort(), await freePort(), await freePort()];
    const shop = new WholeShop(
      folder,
      {
        NODE_ENV: 'development',
        DATA_DIR: folder,
        HOST_DIST: layBareHost(join(folder, 'host')),
        BIND: '127.0.0.1',
        PORT: String(port),
        API_PORT: String(api),
        PAY_PORT: String(pay),
        DNS_PORT: '0',
        LOG_LEVEL: 'warn',
        DATABASE_URL: postgres?.url ?? '',
        SMTP_URL: '',
        SECRET_KEY: 'a secret of these tests that is long enough',
        RATE_LIMIT_READ: '1000000',
        RATE_LIMIT_SEARCH: '1000000',
        RATE_LIMIT_WRITE: '1000000',
        OVERLOADED_AT_MS: '1000000',
        ...(powerDns && { DNS_SERVER: 'powerdns', POWERDNS_URL: powerDns.origin, POWERDNS_API_KEY: API_KEY }),
        ...env,
      },
      postgres,
      powerDns,
    );
    await shop.#payment.ready(`${shop.origins.payment}/healthz`);
    await shop.#begin('backend');
    await shop.#begin('gateway');
    return shop;
  }

  /** The parts that run separately, and so can be killed separately. */
  get parts(): Part[] {
    return [
      'backend',
      'gateway',
      ...(this.#postgres ? (['database'] as const) : []),
      ...(this.#powerDns ? (['name server'] as const) : []),
    ];
  }

  process(part: 'backend' | 'gateway'): ServerProcess {
    const found = this.#processes.get(part);
    if (!found) throw new Error(`The ${part} was not started`);
    return found;
  }

  /** Kills a part like a power cut, and restarts it after some time. */
  async kill(part: Part, restMs: number): Promise<void> {
    switch (part) {
      case 'database':
        await this.#postgres?.kill();
        await sleep(restMs);
        return this.#postgres?.restart();
      case 'name server':
        await this.#powerDns?.end();
        await sleep(restMs);
        return this.#powerDns?.begin();
      default:
        await this.process(part).kill();
        await sleep(restMs);
        return this.#begin(part);
    }
  }

  async #begin(part: 'backend' | 'gateway'): Promise<void> {
    const before = this.#processes.get(part);
    if (before) this.#ended.push(before);
    const isBackend = part === 'backend';
    const process = new ServerProcess('main', this.#env, ...(isBackend ? [] : ([GATEWAY_FOLDER] as const)));
    this.#processes.set(part, process);
    if (!(await process.ready(`${isBackend ? this.origins.api : this.origins.gateway}/health/live`)))
      throw new Error(`The ${part} ended at its start:\n${process.lastOutput()}`);
  }

  /** Log lines of all processes that contain a word. */
  logLines(word: string): string[] {
    return [...this.#ended, ...this.#processes.values(), this.#payment].flatMap((process) => process.logLines(word));
  }

  get config() {
    return loadConfig(this.#env);
  }

  async payments(): Promise<BookedPayment[]> {
    return (await (await fetch(`${this.origins.payment}/dev/payments`)).json()) as BookedPayment[];
  }

  /** Uses the database: besides the shop on PostgreSQL, after stopping the backend on the embedded one. */
  async withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (!this.#postgres) await this.process('backend').stop();
    const database = this.#postgres
      ? openPostgres({ url: this.#postgres.url, max: 4 })
      : await openPglite({ folder: this.#folder });
    try {
      return await work(database);
    } finally {
      await database.close();
      if (!this.#postgres) await this.#begin('backend');
    }
  }

  /** The zones on the nameserver, if it runs separately. */
  async servedZones(): Promise<string[] | undefined> {
    if (!this.#powerDns) return undefined;
    const answer = await fetch(`${this.#powerDns.origin}/api/v1/servers/localhost/zones`, {
      headers: { 'x-api-key': API_KEY },
    });
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name.replace(/\.$/, ''));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#processes.values(), this.#payment].map((process) => process.stop()));
    await Promise.all([this.#postgres?.stop(), this.#powerDns?.close()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
