import { lt, or } from 'drizzle-orm';
import { mail_tokens, sessions } from '../../db/schema';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { cleanTickets } from '../security';
import type { AttemptLimits } from '../../http/attempt-limits';
import { cleanRegistrations } from './registrations';
import { IDLE_SECONDS } from '../sessions';

const HOUR = 3_600;

const cleaning = defineQueue<Record<string, never>>({ name: 'auth-clean', retryLimit: 0, retryDelay: 1, expireIn: 60 });

/** Registers the hourly job that removes what has expired: sessions, links in emails, questions to second factors, counts of attempts. */
export function registerAccountCleanupJob({ db, clock, jobs }: Deps, limits: AttemptLimits): void {
  jobs.handle(cleaning, async () => {
    const now = clock.now();
    await db
      .delete(sessions)
      .where(or(lt(sessions.expires_at, now), lt(sessions.updated_at, new Date(now.getTime() - IDLE_SECONDS * 1_000))));
    await db.delete(mail_tokens).where(lt(mail_tokens.expires_at, now));
    await cleanRegistrations(db, now);
    await cleanTickets(db, now);
    await limits.clean();
  });
  jobs.every(HOUR, cleaning, {});
}
