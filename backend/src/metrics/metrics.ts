import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock';
import type { Database, Replica } from '../db/client';
import type { OrderState } from '../db/schema';
import type { NameServer } from '../ports/name-server';
import type { PaymentProvider } from '../ports/payment-provider';
import type { Registrar } from '../ports/registrar';
import type { ShopMetrics } from '../ports/shop-metrics';
import {
  countRegistrarCalls,
  onceEnded,
  watchCall,
  watchNameServer,
  watchPayment,
  type CallWatch,
} from './watch-calls';
import { openOrders, queueBacklogs } from './queries';
import { RequestDurations } from './request-durations';

/** In seconds; the performance goals of pages and calls lie between them. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** In seconds; a call to a registry may take half a minute. */
const CALL_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const BREAKER_STATES = ['closed', 'open', 'half_open'] as const;

/** States of a replica that is unavailable, or is not a replica. */
const AWAY: ReadonlySet<ReturnType<Replica['state']>> = new Set(['down', 'timeout', 'not_a_replica'] as const);

type Pool = NonNullable<Database['pool']>;

interface Watched {
  readonly database: Pick<Database, 'execute' | 'reads' | 'replica' | 'pool'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Metrics of one backend process. Labels come from the code, such as route patterns, and never identify a customer, domain or order. */
export class Metrics implements ShopMetrics {
  readonly #registry = new Registry();
  readonly #reads: (() => void | Promise<void>)[] = [];
  #scrape: Promise<string> | undefined;
  readonly #requests: RequestDurations;
  readonly #calls: Histogram<'service' | 'adapter' | 'operation' | 'outcome'>;
  readonly #ordersEnded: Counter<'state'>;
  readonly #shed: Counter;
  readonly #webhooks: Counter<'outcome'>;
  readonly #breakers: Gauge<'service' | 'state'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new RequestDurations(
      'storefront_http_request_duration_seconds',
      'Time until a request was answered, or its client went away, by method, route pattern and class of status',
      REQUEST_BUCKETS,
    );
    this.#registry.registerMetric(this.#requests as never);
    this.#calls = new Histogram({
      name: 'storefront_service_call_duration_seconds',
      help: 'Time that a call to a service outside took, by adapter, operation and outcome (ok, refused, unknown, timeout, error)',
      labelNames: ['service', 'adapter', 'operation', 'outcome'],
      buckets: CALL_BUCKETS,
      registers,
    });
    this.#ordersEnded = new Counter({
      name: 'storefront_orders_ended_total',
      help: 'Orders that came into a final state in this process',
      labelNames: ['state'],
      registers,
    });
    this.#shed = new Counter({
      name: 'storefront_search_shed_total',
      help: 'Look-ups of names turned away because the process is overloaded',
      registers,
    });
    this.#webhooks = new Counter({
      name: 'storefront_webhook_attempts_total',
      help: 'Attempts of this process to deliver an event to a webhook endpoint, by outcome (delivered, retried, failed)',
      labelNames: ['outcome'],
      registers,
    });
    this.#breakers = new Gauge({
      name: 'storefront_breaker_state',
      help: 'State of the circuit breaker before a service: 1 for the state that it is in',
      labelNames: ['service', 'state'],
      registers,
    });
  }

  /** Records a request that was answered or aborted by its client. @param route the pattern; undefined if none matches */
  requestEnded(method: string, route: string | undefined, status: number | 'abandoned', ms: number): void {
    this.#requests.observe(METHODS.has(method) ? method : 'other', route ?? 'none', status, ms / 1_000);
  }

  orderEnded(state: OrderState): void {
    this.#ordersEnded.inc({ state });
  }

  searchShed(): void {
    this.#shed.inc();
  }

  webhookAttempted(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.#webhooks.inc({ outcome });
  }

  breakerChanged(service: string, now: (typeof BREAKER_STATES)[number]): void {
    for (const state of BREAKER_STATES) this.#breakers.set({ service, state }, Number(state === now));
  }

  #callsTo(service: string, adapter: string): CallWatch {
    return onceEnded((operation, outcome, ms) =>
      this.#calls.observe({ service, adapter, operation, outcome }, ms / 1_000),
    );
  }

  registrar(registrar: Registrar): Registrar {
    return countRegistrarCalls(registrar, this.#callsTo('registrar', registrar.provider));
  }

  payment(payment: PaymentProvider): PaymentProvider {
    return watchPayment(payment, this.#callsTo('payment', payment.provider));
  }

  nameServer(nameServer: NameServer): NameServer {
    return watchNameServer(nameServer, this.#callsTo('nameserver', nameServer.provider));
  }

  mailTransport<Email>(send: (email: Email) => Promise<void>): (email: Email) => Promise<void> {
    const watch = this.#callsTo('mail', 'smtp');
    return (email) => watchCall('send', () => send(email), watch);
  }

  /** Queries the database for backlogs at each scrape; all instances of one database report the same. */
  watch({ database, clock, log }: Watched): void {
    const { pool, replica } = database;
    if (pool) this.#readBefore(this.#poolGauges(pool, replica?.pool));
    if (replica) this.#watchReplica(replica);
    const up = this.#gauge('storefront_database_up', 'Whether the database answered this scrape', []);
    const jobs = this.#gauge('storefront_jobs', 'Jobs by queue and state: due, running, later, failed', [
      'queue',
      'state',
    ]);
    const oldest = this.#gauge(
      'storefront_job_oldest_due_seconds',
      'For how long the longest due job of a queue has been due',
      ['queue'],
    );
    const orders = this.#gauge('storefront_orders_open', 'Orders that are not over, by state', ['state']);
    const late = this.#gauge(
      'storefront_order_step_late_seconds',
      'By how much the next step of an order in this state is late, at most',
      ['state'],
    );
    this.#readBefore(async () => {
      const read = async () => {
        const db = await database.reads.open();
        const [queues, states] = await Promise.all([
          queueBacklogs(db),
          openOrders(db, clock.now()),
          // If the replica answered, check the primary too.
          replica && database.execute('select 1'),
        ]);
        return [queues, states] as const;
      };
      const backlog = await read().catch((error: unknown) => {
        log.warn({ event: 'metrics.backlog_unread', err: error }, 'Cannot read the backlog for the metrics');
      });
      for (const one of [jobs, oldest, orders, late]) one.reset();
      // Without an answer, backlogs are unknown, but all other metrics are reported.
      up.set(Number(backlog !== undefined));
      const [queues, states] = backlog ?? [[], []];
      for (const { queue, oldest: seconds, ...counts } of queues) {
        for (const state of ['due', 'running', 'later', 'failed'] as const) jobs.set({ queue, state }, counts[state]);
        oldest.set({ queue }, seconds ?? 0);
      }
      for (const { state, orders: count, late: seconds } of states) {
        orders.set({ state }, count);
        late.set({ state }, Math.max(0, seconds));
      }
    });
  }

  #poolGauges(pool: Pool, replica: Pool | undefined): () => void {
    const connections = this.#gauge('storefront_database_connections', 'Connections of a pool, by server and use', [
      'server',
      'state',
    ]);
    const waiting = this.#gauge('storefront_database_pool_waiting', 'Callers that wait for a connection', ['server']);
    const max = this.#gauge('storefront_database_pool_max', 'Most connections that a pool may have', ['server']);
    return () => {
      for (const [server, now] of [
        ['primary', pool()],
        ['replica', replica?.()],
      ] as const) {
        if (!now) continue;
        connections.set({ server, state: 'idle' }, now.idle);
        connections.set({ server, state: 'busy' }, now.total - now.idle);
        waiting.set({ server }, now.waiting);
        max.set({ server }, now.max);
      }
    };
  }

  #watchReplica(replica: Replica): void {
    const up = this.#gauge('storefront_replica_up', 'Whether the replica answers, as a replica of the database', []);
    const lag = this.#gauge('storefront_replica_lag_seconds', 'For how long the replica may have been behind', []);
    const limit = this.#gauge('storefront_replica_max_lag_seconds', 'By how much it may be behind and be used', []);
    const statements = new Counter({
      name: 'storefront_replica_statements_total',
      help: 'Statements that the replica may answer, by the server that did and why it was that one',
      labelNames: ['server', 'reason'],
      registers: [this.#registry],
    });
    replica.onAnswer((by) => statements.inc({ ...by }));
    this.#readBefore(() => {
      up.set(Number(!AWAY.has(replica.state())));
      const seconds = replica.lagSeconds();
      if (seconds !== null) lag.set(seconds);
      limit.set(replica.maxLagSeconds);
    });
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  #readBefore(read: () => void | Promise<void>): void {
    this.#reads.push(read);
  }

  described(): { readonly name: string; readonly type: string; readonly labels: readonly string[] }[] {
    return this.#registry
      .getMetricsAsArray()
      .map((metric) => ({
        name: metric.name,
        type: String(metric.type),
        labels: (metric as { labelNames?: readonly string[] }).labelNames ?? [],
      }));
  }

  /** Returns the metrics in Prometheus text format. Concurrent scrapes share one. */
  async text(): Promise<string> {
    this.#scrape ??= (async () => {
      try {
        await Promise.all(this.#reads.map((read) => read()));
        return await this.#registry.metrics();
      } finally {
        this.#scrape = undefined;
      }
    })();
    return this.#scrape;
  }
}
