import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Database, Db } from '../db/client';
import type { AdmittedKey } from './api-key';
import { CallCounts, storeIn } from './call-counts';
import { tooMany } from './errors';

/**
 * Calls per minute and client address by class: `read` for look-ups, `search` for the registries' answers, `write` for changes, `embed` for
 * partners' pages, `none` for machines, such as health checks. Each route has the budget of its class to itself, so search cannot starve
 * checkout. All instances count together, to within a twentieth for each (`call-counts.ts`); the limits of sign-in, which protect accounts,
 * are exact (`attempt-limits.ts`).
 */
export type LimitClass = 'read' | 'search' | 'write' | 'embed' | 'none';

const MINUTE_MS = 60_000;

const exceeded = (ttlMs: number) =>
  tooMany('Too many requests. Wait a moment and try again.', ttlMs / 1_000, 'requests');

interface LimitDeps {
  readonly config: Pick<Config, 'rateLimits' | 'secrets'>;
  readonly db: Db;
  readonly database: Pick<Database, 'driver'>;
  readonly log: Logger;
}

/**
 * Gives each route the budget of its class, and each API key its own in each class; register it before the routes.
 * @param name distinguishes the counts of this app from those of others on the same database
 */
export async function limitRates(app: FastifyInstance, name: string, deps: LimitDeps): Promise<void> {
  const limits = deps.config.rateLimits;
  // Only one process can use the embedded database.
  const counts = new CallCounts(deps.database.driver === 'postgres' ? deps : undefined);
  app.addHook('onRoute', (options) => {
    const limit = options.config?.limit ?? 'none';
    if (limit === 'none') return;
    options.config = { ...options.config, rateLimit: { max: limits[limit], timeWindow: MINUTE_MS, groupId: limit } };
  });
  await app.register(rateLimit, {
    global: false,
    store: storeIn(counts, name),
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
