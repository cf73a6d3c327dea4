import { secondsInHour } from 'date-fns/constants';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { domainsSuspendedEmail } from './emails';
import { followRegistrar } from './follow-registrar';
import {
  dueForReminder,
  dueForSuspension,
  lockUnconfirmed,
  recordReminder,
  SUSPENDED,
  suspendOverdue,
} from './queries';
import { resendLink } from './registrant-verification';

type SuspensionDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'jobs' | 'registrar'>;

/** How long before the deadline the single reminder is sent. */
const REMINDER_MS = 3 * 24 * secondsInHour * 1_000;
const BATCH = 200;

const watching = defineQueue<Record<string, never>>({
  name: 'registrant-verification',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 300,
});

/** Registers the hourly job that sends reminders and suspends domains past their deadline (LG-01). */
export function registerRegistrantCheckJob(deps: SuspensionDeps): void {
  deps.jobs.handle(watching, () => checkRegistrants(deps));
  deps.jobs.every(secondsInHour, watching, {});
}

/** Runs once: sends due reminders and suspends overdue domains, or follows a registrar that does so itself. */
export async function checkRegistrants(deps: Omit<SuspensionDeps, 'jobs'>): Promise<void> {
  const { registrantChecks } = deps.registrar;
  if (registrantChecks) return followRegistrar(deps, registrantChecks, `job:${watching.name}`);
  await remind(deps);
  await suspend(deps);
}

async function remind({ db, clock, mail, config }: Omit<SuspensionDeps, 'jobs' | 'registrar'>): Promise<void> {
  const now = clock.now();
  const soon = new Date(now.getTime() + REMINDER_MS);
  const due = await dueForReminder(db, soon, BATCH);
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const own = await recordReminder(tx, id, now);
      if (!own) return;
      await audit(tx, {
        at: now,
        actor: `job:${watching.name}`,
        action: 'registrant.reminded',
        subject: `registrant:${id}`,
      });
      await resendLink(tx, { mail, config }, own, now);
    });
  }
}

async function suspend({ db, clock, mail, config }: Omit<SuspensionDeps, 'jobs' | 'registrar'>): Promise<void> {
  const now = clock.now();
  const due = await dueForSuspension(db, now, BATCH);
  for (const { id } of due) {
    if (!id) continue;
    await inTransaction(db, async (tx) => {
      const registrant = await lockUnconfirmed(tx, id);
      if (!registrant) return;
      const names = await suspendOverdue(tx, id, now);
      if (names.length === 0) return;
      for (const domain of names) {
        await audit(tx, {
          at: now,
          actor: `job:${watching.name}`,
          action: 'domain.suspended',
          subject: `domain:${domain.id}`,
          before: { status: 'ok' },
          after: { status: SUSPENDED },
        });
      }
      const { email, first_name } = registrant.verification;
      await mail.send(
        domainsSuspendedEmail(config, registrant.customer, { email, first_name, names: names.map(({ name }) => name) }),
        tx,
      );
    });
  }
}
