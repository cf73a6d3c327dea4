import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { AdmittedKey } from './api-key';
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

const exceeded = (ttlMs: number) =>
  tooMany('Too many requests. Wait a moment and try again.', ttlMs / 1_000, 'requests');

/** Gives each route the budget of its class, and each API key one of its own in each class; register before the routes. */
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
    errorResponseBuilder: (_request, { ttl }) => exceeded(ttl),
  });

  const keys = new WeakMap<FastifyRequest, AdmittedKey>();
  const count = app.createRateLimit({
    max: limits.apiKey,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `api-key:${keys.get(request)?.id}`,
  });
  app.decorate('limitKey', async (request, reply, key) => {
    keys.set(request, key);
    const counted = await count(request);
    if (counted.isAllowed) return;
    // In the place of what the budget of the address has said.
    void reply.headers({
      'ratelimit-limit': counted.max,
      'ratelimit-remaining': counted.remaining,
      'ratelimit-reset': counted.ttlInSeconds,
    });
    if (counted.isExceeded) throw exceeded(counted.ttl);
  });
}
