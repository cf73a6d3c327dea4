import { secondsInHour } from 'date-fns/constants';
import type { FastifyInstance } from 'fastify';
import { subDays } from '../../core/days';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { deleteEvents } from './queries';
import { WebhookDeliverer, type DelivererDeps } from './webhook-deliverer';

/** Days for which events and their deliveries are kept. */
const KEEP_DAYS = 30;
const PAGE = 1_000;

const pruning = defineQueue<Record<string, never>>({
  name: 'webhook-prune',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 900,
});

/** Delivers events while the app listens, and deletes old ones. */
export async function registerWebhookJobs(
  app: Pick<FastifyInstance, 'addHook'>,
  deps: DelivererDeps & Pick<Deps, 'jobs'>,
): Promise<void> {
  const deliverer = new WebhookDeliverer(deps);
  app.addHook('onListen', () => deliverer.start());
  app.addHook('onClose', () => deliverer.stop());
  deps.jobs.handle(pruning, async () => void (await pruneEvents(deps)));
  deps.jobs.every(secondsInHour, pruning, {});
}

/** Deletes events older than 30 days, however their deliveries went, in pages. @returns how many */
export async function pruneEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>, page = PAGE): Promise<number> {
  const before = subDays(clock.now(), KEEP_DAYS);
  for (let total = 0; ;) {
    const deleted = await deleteEvents(db, before, page);
    total += deleted;
    if (deleted < page) return total;
  }
}
