import { randomBytes } from 'node:crypto';
import type { CustomerId } from '@storefront/shared/contract';
import type { Tracing } from '@storefront/shared/tracing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import { defaultListPrices } from '../../src/modules/price-list/default-tables';
import { buildApp } from '../../src/app';
import { SandboxRegistrar } from '../../src/adapters/registrar/sandbox/sandbox-registrar';
import { loadConfig } from '../../src/config/config';
import { createDeps } from '../../src/create-deps';
import type { customers, outbox } from '../../src/db/schema';
import type { Database } from '../../src/db/client';
import type { SellingDeps } from '../../src/modules/price-list/price-list-cache';
import type { Readiness } from '../../src/http/health';
import type { Metrics } from '../../src/metrics/metrics';
import { traceNameServer, tracePayment, traceRegistrar } from '../../src/metrics/traced-ports';
import { getCookie } from './cookies';
import { createCustomer } from './customers';
import { FakeClock } from './fake-clock';
import { silentLog } from './silent-log';

export const SHOP = 'http://localhost:3000';

interface TestAppOptions {
  /** Further settings, as in the environment. */
  env?: Record<string, string>;
  /** Replaces adapters; called with the default deps. */
  replace?: (deps: SellingDeps) => Partial<SellingDeps>;
  /** Milliseconds in which a request has to arrive; the shop's own setting by default. */
  requestTimeoutMs?: number;
  /** Observes the app, including its replaced adapters. */
  metrics?: Metrics;
  /** The shop's database, which is not closed with it; by default an empty one of its own. */
  database?: Database;
  /** By default one that stands still at the present. */
  clock?: FakeClock;
  /** Traces the app, including its replaced adapters. */
  tracing?: Tracing;
  /** Receives the log; discarded by default. */
  log?: Logger;
  /** Starts another instance of the same shop: with its database, settings and clock. Close this one before that. */
  beside?: TestApp;
}

export interface TestCustomer {
  id: CustomerId;
  email: string;
  /** As a Cookie header; the latest that a response has set, as in a browser. */
  cookie: string;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: SellingDeps;
  clock: FakeClock;
  readiness: Readiness;
  /** The settings that it was started with. */
  env: Readonly<Record<string, string>>;
  /** Sends a request as a guest, from a page of the shop. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Creates a verified customer with a session. */
  asCustomer(person?: Partial<typeof customers.$inferInsert>): Promise<TestCustomer>;
  /** All emails, newest first. */
  emails(): Promise<(typeof outbox.$inferSelect)[]>;
  close(): Promise<void>;
}

/**
 * All requests of a test come from one address, and a slow machine polls more often: the shop's rate limits and its overload protection
 * would depend on the machine's speed. Their tests set their own values.
 */
const UNHURRIED = {
  RATE_LIMIT_READ: '1000000',
  RATE_LIMIT_SEARCH: '1000000',
  RATE_LIMIT_WRITE: '1000000',
  RATE_LIMIT_API_KEY: '1000000',
  RATE_LIMIT_EMBED: '1000000',
  RATE_LIMIT_PARTNER: '1000000',
  OVERLOADED_AT_MS: '1000000',
};

/** Starts the whole backend on its own database, with a clock that stands still and jobs that run on `deps.jobs.drain()`. */
export async function makeTestApp({
  env = {},
  replace,
  requestTimeoutMs,
  metrics,
  tracing,
  log = silentLog,
  beside,
  database: given = beside?.deps.database,
  clock = beside?.clock ?? new FakeClock(),
}: TestAppOptions = {}): Promise<TestApp> {
  const settings: Record<string, string> = {
    NODE_ENV: 'test',
    SECRET_KEY: randomBytes(24).toString('hex'),
    ATTEMPT_LIMIT_SCALE: '1',
    ...UNHURRIED,
    ...beside?.env,
    ...env,
  };
  const config = loadConfig(settings);
  const database: Database = given ?? (await (await import('./test-database')).openTestDatabase(tracing));
  const usual = createDeps({ config, database, log, clock, ...(tracing && { tracing }) });
  const registrar = new SandboxRegistrar({
    db: usual.db,
    clock,
    faults: usual.faults,
    nameservers: config.nameservers,
    latency: () => 0,
    transferMs: 0,
    transferPolicy: config.transferPolicy,
    listPrices: defaultListPrices,
  });
  const deps: SellingDeps = { ...usual, registrar };
  Object.assign(deps, replace?.(deps));
  if (metrics) {
    metrics.watch(deps);
    Object.assign(deps, {
      metrics,
      registrar: metrics.registrar(deps.registrar),
      payment: metrics.payment(deps.payment),
      nameServer: metrics.nameServer(deps.nameServer),
    });
  }
  if (tracing)
    Object.assign(deps, {
      registrar: traceRegistrar(deps.registrar, tracing),
      payment: tracePayment(deps.payment, tracing),
      nameServer: usual.nameServer === deps.nameServer ? deps.nameServer : traceNameServer(deps.nameServer, tracing),
    });
  const readiness: Readiness = { draining: false };
  const app = await buildApp(deps, readiness, {
    ...(requestTimeoutMs !== undefined && { requestTimeoutMs }),
    ...(metrics && { answered: (...answer) => metrics.requestEnded(...answer) }),
  });

  const request = (options: InjectOptions) =>
    app.inject({ ...options, headers: { 'sec-fetch-site': 'same-origin', origin: SHOP, ...options.headers } });

  return {
    app,
    deps,
    clock,
    readiness,
    env: settings,
    request,
    async asCustomer(person = {}) {
      const { id, email, cookie } = await createCustomer(deps.db, config, clock.now(), person);
      const customer: TestCustomer = {
        id,
        email,
        cookie,
        async request(options) {
          const answer = await request({ ...options, headers: { cookie: customer.cookie, ...options.headers } });
          if (answer.cookies.length > 0) customer.cookie = getCookie(answer);
          return answer;
        },
      };
      return customer;
    },
    emails: () => deps.db.query.outbox.findMany({ orderBy: (table, { desc }) => [desc(table.created_at)] }),
    async close() {
      await app.close();
      await deps.jobs.stop(1);
      if (!given) await database.close();
    },
  };
}
