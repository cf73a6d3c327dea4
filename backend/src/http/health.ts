import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Clock } from '../core/clock';
import type { Database, Replica } from '../db/client';
import type { Jobs } from '../jobs/jobs';
import type { Mail } from '../ports/mail';
import type { NameServer } from '../ports/name-server';
import type { LogOutput } from './log-output';

/** Milliseconds after which a dependency counts as down. */
const DEADLINE_MS = 1_000;
/** Milliseconds after which a warning about the same dependency is repeated: gateways check readiness twice a second. */
const REPEAT_MS = 60_000;

interface Check {
  readonly status: 'ok' | 'down';
  readonly detail: string;
}

/** Whether the process accepts work; switched off first at shutdown. */
export interface Readiness {
  draining: boolean;
  /** State of the log; it never affects readiness. */
  readonly log?: LogOutput['state'];
}

interface HealthDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'version'>;
  readonly database: Pick<Database, 'driver' | 'execute' | 'replica'>;
  readonly jobs: Pick<Jobs, 'isRunning'>;
  readonly mail: Pick<Mail, 'kind' | 'problem'>;
  readonly nameServer: Pick<NameServer, 'problem' | 'provider'>;
  readonly log: Logger;
}

async function within(check: Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Timeout: no response within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    await Promise.race([check, deadline]);
    return { status: 'ok', detail: '' };
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

function failWith(problem: string | null): void {
  if (problem !== null) throw new Error(problem);
}

const showReplica = (replica: Replica) => ({
  status: replica.state() === 'in_use' ? 'ok' : 'degraded',
  state: replica.state(),
  lag_seconds: replica.lagSeconds(),
});

/** `/health/live`: the process responds. `/health/ready`: it can do its work, with the state of each dependency. `/version`. */
export async function healthRoutes(
  app: FastifyInstance,
  { clock, config, database, jobs, mail, nameServer, log }: HealthDeps,
  readiness: Readiness,
): Promise<void> {
  const warnedAt = new Map<string, number>();
  const isWarningDue = (dependency: string, { status }: Check): boolean => {
    const now = clock.now().getTime();
    const isDue = status === 'down' && now - (warnedAt.get(dependency) ?? -Infinity) >= REPEAT_MS;
    if (status === 'ok') warnedAt.delete(dependency);
    else if (isDue) warnedAt.set(dependency, now);
    return isDue;
  };

  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const [store, dns, post] = await Promise.all([
      within(database.execute('select 1')),
      within(nameServer.problem().then(failWith)),
      within(mail.problem().then(failWith)),
    ]);
    if (isWarningDue('database', store))
      log.warn(
        { event: 'health.database_down', detail: store.detail },
        'Readiness check failed: database not responding',
      );
    const checks = {
      database: { status: store.status, driver: database.driver },
      // Not decisive: if it fails, the primary serves its reads.
      ...(database.replica && { replica: showReplica(database.replica) }),
      jobs: { status: jobs.isRunning() ? 'ok' : 'down' },
      // Waiting emails are kept and retried; later ones may well be delivered.
      mail: { status: post.status === 'ok' ? 'ok' : 'degraded', kind: mail.kind },
      nameServer: { status: dns.status, kind: nameServer.provider },
      ...(readiness.log && { log: readiness.log() }),
    };
    if (isWarningDue('nameserver', dns))
      log.warn(
        { event: 'health.nameserver_down', detail: dns.detail },
        'Readiness check failed: nameserver unavailable',
      );
    if (isWarningDue('mail', post))
      log.warn({ event: 'health.mail_degraded', detail: post.detail }, 'Readiness check: emails are not delivered');
    // Without mail server or nameservers, only email and zone changes are delayed. Without database or jobs, nothing works here.
    const isReady = !readiness.draining && checks.database.status === 'ok' && checks.jobs.status === 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: readiness.draining ? 'draining' : isReady ? 'ready' : 'not ready', checks });
  });

  app.get('/version', async () => ({ name: 'storefront-backend', version: config.version }));
}
