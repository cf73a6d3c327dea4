import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serveMetrics } from '@storefront/shared/serving';
import { logsTraces, openTracing, untraced, type Tracing } from '@storefront/shared/tracing';
import { answerDns } from './adapters/dns/sandbox/answer-dns';
import { buildApp } from './app';
import { MovableClock, systemClock } from './core/clock';
import { ConfigError, loadConfig, type Config } from './config/config';
import { createDeps } from './create-deps';
import { buildDeskApp } from './desk-app';
import { openDatabase } from './db/client';
import { DataFolderInUse } from './db/data-folder-lock';
import type { Readiness } from './http/health';
import { standardOutput } from './http/log-output';
import { createLog } from './http/logging';
import type { Answered } from './http/report-answers';
import { listenForImports, createPriceImportService } from './modules/price-list';
import { listenForStaffOrders } from './modules/staff';

/** Gives load balancers time to see the failing readiness and stop sending requests; hardly needed in development. */
const DRAIN_NOTICE_MS = { production: 1_000, development: 300, test: 300 };
/** Turns of the event loop in which pending connections are accepted and read. */
const TURNS_TO_READ = 10;
/** Seconds that running work gets to finish before the process ends anyway. */
const GRACE_SECONDS = 8;
/** Seconds of these for requests, leaving time to stop jobs and the database. */
const ANSWERS_SECONDS = 6;

/** Ends the process, with a plain message for errors that the user can fix. */
function refuseToStart(error: unknown): never {
  const isOurs = error instanceof ConfigError || error instanceof DataFolderInUse;
  process.stderr.write(`${isOurs ? error.message : inspect(error)}\n`);
  process.exit(1);
}

/** Opens the exporter of traces, whose failures are logged. */
const openBackendTracing = (config: Config, log: Logger): Promise<Tracing> =>
  openTracing(
    config.tracing,
    { service: 'storefront-backend', version: config.version, instance: randomUUID() },
    {
      failed: (error) =>
        log.warn(
          { event: 'traces.export_failed', err: error },
          'Cannot export traces; dropping those beyond the buffer',
        ),
      recovered: (lost) => log.info({ event: 'traces.export_recovered', lost }, 'Sending traces again'),
    },
  );

async function start(config: Config): Promise<void> {
  const output = standardOutput();
  let tracing: Tracing = untraced;
  const log = createLog(config, output, config.tracing && logsTraces(() => tracing));
  // The process ends after this; the log says why.
  process.on('uncaughtExceptionMonitor', (error) =>
    log.fatal({ event: 'server.uncaught_exception', err: error }, 'Uncaught exception'),
  );
  tracing = await openBackendTracing(config, log);
  const database = await openDatabase(config, { tracing, log });
  await database.migrate();
  log.info({ event: 'database.migrated', database: database.driver }, 'Database migrations up to date');
  const metrics = config.metrics && new (await import('./metrics/metrics')).Metrics();
  const deps = createDeps({
    config,
    database,
    log,
    clock: config.mode === 'production' ? systemClock : new MovableClock(),
    metrics,
    tracing,
  });
  await Promise.all([deps.priceListCache.refresh(), deps.partners.refresh()]);
  const unfollow = [deps.priceListCache.follow(), deps.partners.follow(), deps.registrar.follow()];
  if (database.replica) unfollow.push(database.replica.follow());
  const stopCommands =
    database.driver === 'pglite'
      ? await Promise.all([
          listenForImports(createPriceImportService(deps), config.dataDir, log),
          listenForStaffOrders(deps, config.dataDir, log),
        ])
      : [];
  const readiness: Readiness = { draining: false, log: output.state };
  const answered: Answered | undefined = metrics && ((...answer) => metrics.requestEnded(...answer));
  const app = await buildApp(deps, readiness, { answered });
  await deps.jobs.start();
  await app.listen({ host: config.host, port: config.port });
  const desk = config.desk.port === 0 ? undefined : await buildDeskApp(deps, readiness, answered);
  await desk?.listen({ host: config.desk.host, port: config.desk.port });
  const dns = await answerDns(deps);
  const scrapes = config.metrics && metrics && (await serveMetrics(metrics, { ...config.metrics, log }));

  stopOnSignal(config, log, async () => {
    readiness.draining = true;
    await new Promise((resolve) => setTimeout(resolve, DRAIN_NOTICE_MS[config.mode]));
    const secondsLeft = await closeServers(desk ? [app, desk] : [app]);
    for (const stopFollowing of unfollow) stopFollowing();
    scrapes?.close().closeAllConnections();
    await dns.close();
    await Promise.all(stopCommands.map((stopListening) => stopListening()));
    await deps.jobs.stop(secondsLeft());
    await database.close();
    await tracing.end();
  });

  process.stdout.write(
    `${JSON.stringify({ ready: true, url: `http://${config.host}:${config.port}`, database: database.driver, mode: config.mode })}\n`,
  );
}

/** Lets the servers finish their requests, for a limited time. @returns a function for the seconds of grace left to the rest */
async function closeServers(servers: readonly FastifyInstance[]): Promise<() => number> {
  // Read what has already arrived: a connection with an unread request would count as idle and be reset.
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await new Promise(setImmediate);
  const begun = Date.now();
  const cut = setTimeout(() => {
    for (const { server } of servers) server.closeAllConnections();
  }, ANSWERS_SECONDS * 1_000);
  await Promise.all(servers.map((app) => app.close()));
  clearTimeout(cut);
  return () => GRACE_SECONDS - (Date.now() - begun) / 1_000;
}

/** Shuts down once on SIGTERM or SIGINT, and ends the process. */
function stopOnSignal({ mode }: Config, log: Logger, shutDown: () => Promise<void>): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ event: 'server.shutdown_started', signal }, 'Graceful shutdown started');
    setTimeout(
      () => {
        log.error(
          { event: 'server.shutdown_timeout' },
          'Graceful shutdown timed out; unfinished jobs resume on next start',
        );
        process.exit(1);
      },
      GRACE_SECONDS * 1_000 + DRAIN_NOTICE_MS[mode] + 1_000,
    ).unref();
    await shutDown();
    log.info({ event: 'server.shutdown_completed' }, 'Graceful shutdown completed');
    process.exit(0);
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.on(
      name,
      () =>
        void stop(name).catch((error: unknown) => {
          log.fatal({ event: 'server.shutdown_failed', err: error }, 'Graceful shutdown failed');
          process.exit(1);
        }),
    );
}

try {
  await start(loadConfig(process.env));
} catch (error) {
  refuseToStart(error);
}
