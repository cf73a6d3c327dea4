import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { tooMany } from './errors';

/**
 * Budgets of calls a minute, per client address: `read` for look-ups, `search` for the registries' answers, `write` for
 * changes, `embed` for what partners' pages ask, `none` for what machines ask, such as health. Each budget is shared by all routes of its class and has a store of
 * its own, so search cannot starve checkout. Counted in the memory of each instance; the limits of sign-in, which guard
 * accounts, are kept in the database instead (`modules/auth/attempt-limits.ts`).
 */
export type LimitClass = 'read' | 'search' | 'write' | 'embed' | 'none';

const MINUTE_MS = 60_000;
const ADDRESSES = 10_000;

/** Gives each route the budget of its class; register before the routes. */
export async function limitRates(app: FastifyInstance, limits: Config['rateLimits']): Promise<void> {
  app.addHook('onRoute', (options) => {
    const limit = options.config?.limit ?? 'none';
    if (limit === 'none') return;
    options.config = { ...options.config, rateLimit: { max: limits[limit], timeWindow: MINUTE_MS, groupId: limit } };
  });
  await app.register(rateLimit, {
    global: false,
    cache: ADDRESSES,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      tooMany('Too many requests. Wait a moment and try again.', ttl / 1_000, 'requests'),
  });
}
