import { secondsInHour } from 'date-fns/constants';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { cleanMailTokens, cleanTickets } from '../security';
import type { AttemptLimits } from '../../http/attempt-limits';
import { cleanRegistrations } from './queries';
import { cleanSessions } from '../sessions';

const cleaning = defineQueue<Record<string, never>>({ name: 'auth-clean', retryLimit: 0, retryDelay: 1, expireIn: 60 });

/** Registers the hourly job that deletes expired sessions, emailed links, second-factor tickets and attempt counts. */
export function registerAccountCleanupJob({ db, clock, jobs }: Deps, limits: AttemptLimits): void {
  jobs.handle(cleaning, async () => {
    const now = clock.now();
    await cleanSessions(db, now);
    await cleanMailTokens(db, now);
    await cleanRegistrations(db, now);
    await cleanTickets(db, now);
    await limits.clean();
  });
  jobs.every(secondsInHour, cleaning, {});
}
