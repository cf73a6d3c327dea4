import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Database, Db } from '../db/client';
import type { AdmittedKey } from './api-key';
import { CallCounts, rateLimitStore } from './call-counts';
import { tooMany } from './errors';

/**
 * Rate limits per minute and client address: `read` for lookups, `search` for registry answers, `write` for changes, `embed` for partners'
 * pages, `none` for machine requests such as health checks. Each route counts separately, so that search cannot starve checkout. All
 * instances count together, to within a twentieth each (`call-counts.ts`); the limits of sign-in, which protect accounts, are exact
 * (`attempt-limits.ts`).
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

/** Applies its class's limit to each route, and one per class to each API key. @param name separates apps on the same database */
export async function limitRates(app: FastifyInstance, name: string, deps: LimitDeps): Promise<void> {
  const limits = deps.config.rateLimits;
  // The embedded database serves a single process.
  const counts = new CallCounts(deps.database.driver === 'postgres' ? deps : undefined);
  app.addHook('onRoute', (options) => {
    const limit = options.config?.limit ?? 'none';
    if (limit === 'none') return;
    options.config = { ...options.config, rateLimit: { max: limits[limit], timeWindow: MINUTE_MS, groupId: limit } };
  });
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(counts, name),
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
    // Replaces the headers of the address's limit.
    void reply.headers({
      'ratelimit-limit': counted.max,
      'ratelimit-remaining': counted.remaining,
      'ratelimit-reset': counted.ttlInSeconds,
    });
    if (counted.isExceeded) throw exceeded(counted.ttl);
  });
}
