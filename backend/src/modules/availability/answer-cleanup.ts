import { secondsInHour } from 'date-fns/constants';
import { subHours } from 'date-fns';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { removeOldAnswers } from './queries';

const cleaning = defineQueue<Record<string, never>>({
  name: 'availability-clean',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 60,
});

export function registerAnswerCleanupJob({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(cleaning, () => removeOldAnswers(db, subHours(clock.now(), 1)));
  jobs.every(secondsInHour, cleaning, {});
}
