import { and, eq, isNull, lte } from 'drizzle-orm';
import { customers, domains, registrant_verifications as verifications } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { domainsSuspendedEmail } from './emails';
import { SUSPENDED, writeAgain } from './registrant-verification';

type SuspensionDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'jobs'>;

const HOUR = 3_600;
/** How long before the end the registrant is reminded, once: three days. */
const REMINDER_MS = 3 * 24 * HOUR * 1_000;
/** Registrants of one run; the next run takes the rest. */
const BATCH = 200;

const watching = defineQueue<Record<string, never>>({
  name: 'registrant-verification',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 300,
});

/** Registers the hourly job that reminds registrants whose time is nearly over and suspends the domains of those whose time is (LG-01). */
export function registerRegistrantCheckJob(deps: SuspensionDeps): void {
  deps.jobs.handle(watching, () => checkRegistrants(deps));
  deps.jobs.every(HOUR, watching, {});
}

/** One run: whoever is due by the clock is written to or suspended, however long nobody looked. */
export async function checkRegistrants(deps: Omit<SuspensionDeps, 'jobs'>): Promise<void> {
  await remind(deps);
  await suspend(deps);
}

async function remind({ db, clock, mail, config }: Omit<SuspensionDeps, 'jobs'>): Promise<void> {
  const now = clock.now();
  const soon = new Date(now.getTime() + REMINDER_MS);
  const due = await db
    .selectDistinct({ id: verifications.id })
    .from(verifications)
    .innerJoin(domains, eq(domains.registrant_verification_id, verifications.id))
    .where(
      and(
        isNull(verifications.verified_at),
        isNull(verifications.reminded_at),
        isNull(domains.ended_at),
        lte(domains.verify_by, soon),
      ),
    )
    .limit(BATCH);
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const [own] = await tx
        .update(verifications)
        .set({ reminded_at: now })
        .where(and(eq(verifications.id, id), isNull(verifications.reminded_at), isNull(verifications.verified_at)))
        .returning();
      if (!own) return;
      await audit(tx, {
        at: now,
        actor: `job:${watching.name}`,
        action: 'registrant.reminded',
        subject: `registrant:${id}`,
      });
      await writeAgain(tx, { mail, config }, own, now);
    });
  }
}

async function suspend({ db, clock, mail, config }: Omit<SuspensionDeps, 'jobs'>): Promise<void> {
  const now = clock.now();
  const overdue = and(lte(domains.verify_by, now), eq(domains.status, 'ok'), isNull(domains.ended_at));
  const due = await db
    .selectDistinct({ id: domains.registrant_verification_id })
    .from(domains)
    .where(overdue)
    .limit(BATCH);
  for (const { id } of due) {
    if (!id) continue;
    await inTransaction(db, async (tx) => {
      // Locked against the link in the email, which may be opened at this moment.
      const [registrant] = await tx
        .select({ verification: verifications, customer: { email: customers.email, first_name: customers.first_name } })
        .from(verifications)
        .innerJoin(customers, eq(customers.id, verifications.customer_id))
        .where(and(eq(verifications.id, id), isNull(verifications.verified_at)))
        .for('update', { of: verifications });
      if (!registrant) return;
      const names = await tx
        .update(domains)
        .set({ status: SUSPENDED, updated_at: now })
        .where(and(eq(domains.registrant_verification_id, id), overdue))
        .returning({ id: domains.id, name: domains.name });
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
