import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Database, Replica } from '../db/client';
import type { Jobs } from '../jobs/jobs';
import type { Mail } from '../ports/mail';
import type { NameServer } from '../ports/name-server';
import type { LogOutput } from './log-output';

/** Longer than this, a dependency counts as away. */
const DEADLINE_MS = 1_000;

interface Check {
  readonly status: 'ok' | 'down';
  readonly detail: string;
}

/** Whether the process accepts work; set to false first when it is told to end. */
export interface Readiness {
  draining: boolean;
  /** How the log fares; it never keeps the process from its work. */
  readonly log?: LogOutput['state'];
}

interface HealthDeps {
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

/** `/health/live`: the process answers. `/health/ready`: it can do its work, with each dependency's state. `/version`. */
export async function healthRoutes(
  app: FastifyInstance,
  { config, database, jobs, mail, nameServer, log }: HealthDeps,
  readiness: Readiness,
): Promise<void> {
  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    const [store, dns, post] = await Promise.all([
      within(database.execute('select 1')),
      within(nameServer.problem().then(failWith)),
      within(mail.problem().then(failWith)),
    ]);
    if (store.status === 'down')
      log.warn(
        { event: 'health.database_down', detail: store.detail },
        'Readiness check failed: database not responding',
      );
    const checks = {
      database: { status: store.status, driver: database.driver },
      // Without it, the database answers what it would have answered.
      ...(database.replica && { replica: showReplica(database.replica) }),
      jobs: { status: jobs.isRunning() ? 'ok' : 'down' },
      // What waits is kept and tried again; emails that come later may well go out.
      mail: { status: post.status === 'ok' ? 'ok' : 'degraded', kind: mail.kind },
      nameServer: { status: dns.status, kind: nameServer.provider },
      ...(readiness.log && { log: readiness.log() }),
    };
    if (dns.status === 'down')
      log.warn(
        { event: 'health.nameserver_down', detail: dns.detail },
        'Readiness check failed: nameserver unavailable',
      );
    if (post.status === 'down')
      log.warn({ event: 'health.mail_degraded', detail: post.detail }, 'Readiness check: emails are not delivered');
    // Without the mail server only email is delayed, without the nameservers only changes of zones; work that cannot be kept or done is a reason to send requests elsewhere.
    const isReady = !readiness.draining && checks.database.status === 'ok' && checks.jobs.status === 'ok';
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: readiness.draining ? 'draining' : isReady ? 'ready' : 'not ready', checks });
  });

  app.get('/version', async () => ({ name: 'storefront-backend', version: config.version }));
}
