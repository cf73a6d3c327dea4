import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import { attempt_counts } from '../db/schema';

/** Share of the limit that an instance counts locally before it updates the database. */
const STEP_SHARE = 1 / 20;
/** Maximum number of callers per instance; the least recent is dropped first. */
const MOST = 50_000;
/** Pause in milliseconds after the database did not respond. */
const REST_MS = 1_000;

interface Count {
  /** Calls in the window across all instances, as far as known here, own calls included. */
  total: number;
  /** Own calls that the other instances do not have yet. */
  unshared: number;
  /** Milliseconds since the epoch, by this machine's clock. */
  endsAt: number;
}

/** The count of all instances, as returned by an update. */
interface SharedWindow {
  readonly key: string;
  readonly total: number;
  /** Milliseconds until the window ends. */
  readonly left: number;
}

/**
 * Adds to the shared counts in one statement. Windows are measured by the database's clock, since those of machines differ.
 * @param added sorted, so that two instances lock rows in the same order and cannot deadlock
 */
async function addCalls(
  db: Db,
  added: readonly { readonly key: string; readonly calls: number; readonly left: number }[],
): Promise<SharedWindow[]> {
  const isOver = sql`${attempt_counts.window_ends_at} <= now()`;
  const { rows } = await db.execute<SharedWindow & Record<string, unknown>>(sql`
    insert into attempt_counts (key, count, window_ends_at)
    select key, calls, now() + left_ms * interval '1 millisecond'
    from unnest(
      ${sql.param(added.map(({ key }) => key))}::text[],
      ${sql.param(added.map(({ calls }) => calls))}::int[],
      ${sql.param(added.map(({ left }) => left))}::int[]
    ) as added (key, calls, left_ms)
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else ${attempt_counts.count} + excluded.count end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else ${attempt_counts.window_ends_at} end
    returning key, count as total, ceil(extract(epoch from window_ends_at - now()) * 1000)::int as left`);
  return rows;
}

interface SharingDeps {
  readonly config: Pick<Config, 'secrets'>;
  readonly db: Db;
  readonly log: Logger;
}

/**
 * Counts calls in memory, and shares them through the database only for heavy callers: each time one has made another twentieth of its
 * limit. No call waits for that, and most callers never get that far. An address can thus exceed its limit by a twentieth per further
 * instance, plus what arrives during one statement.
 */
export class CallCounts {
  readonly #counts = new Map<string, Count>();
  readonly #toShare = new Set<string>();
  readonly #sharing: SharingDeps | undefined;
  readonly #secret: string;
  /** Runs outside the context of a request, so that its statements are neither counted nor marked as the request's. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #isSharing = false;
  #pausedUntil = 0;

  /** @param sharing absent if there is only one instance */
  constructor(sharing?: SharingDeps) {
    this.#sharing = sharing;
    this.#secret = sharing?.config.secrets.derive('rate-limit') ?? '';
  }

  /** Counts a call. @param ms length of a window that begins with this call */
  add(key: string, ms: number, max: number): { readonly current: number; readonly ttl: number } {
    const now = Date.now();
    const known = this.#counts.get(key);
    const count = known && known.endsAt > now ? known : { total: 0, unshared: 0, endsAt: now + ms };
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > MOST) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    const wasOver = count.total > max;
    count.total += 1;
    // A caller above the limit stays there until the window ends, so once that is shared with the other instances, nothing more is.
    if (this.#sharing && !wasOver) {
      count.unshared += 1;
      if (count.total > max || count.unshared >= max * STEP_SHARE) {
        this.#toShare.add(key);
        this.#shareInBackground(this.#sharing);
      }
    }
    return { current: count.total, ttl: count.endsAt - now };
  }

  #shareInBackground(deps: SharingDeps): void {
    this.#outsideRequests(() => void this.#share(deps));
  }

  /** Runs one statement at a time; later calls go with the next one. */
  async #share(deps: SharingDeps): Promise<void> {
    if (this.#isSharing || Date.now() < this.#pausedUntil) return;
    this.#isSharing = true;
    const sent = new Map<string, number>();
    try {
      while (this.#toShare.size > 0) {
        const now = Date.now();
        const added = [...this.#toShare].flatMap((key) => {
          const count = this.#counts.get(key);
          return count && count.endsAt > now && count.unshared > 0
            ? [{ key: this.#toSharedKey(key), own: key, calls: count.unshared, left: count.endsAt - now, count }]
            : [];
        });
        this.#toShare.clear();
        if (added.length === 0) break;
        added.sort((a, b) => (a.key < b.key ? -1 : 1));
        for (const { own, calls, count } of added) {
          sent.set(own, calls);
          count.unshared -= calls;
        }
        const shared = new Map((await addCalls(deps.db, added)).map((row) => [row.key, row]));
        sent.clear();
        const answered = Date.now();
        for (const { key, count } of added) {
          const row = shared.get(key);
          if (!row) continue;
          count.total = row.total + count.unshared;
          count.endsAt = answered + row.left;
        }
      }
    } catch (error) {
      for (const [key, calls] of sent) {
        const count = this.#counts.get(key);
        if (count) count.unshared += calls;
      }
      this.#pausedUntil = Date.now() + REST_MS;
      deps.log.warn(
        { event: 'rate_limit.not_shared', err: error },
        'Cannot share call counts with other instances; counting locally',
      );
    } finally {
      this.#isSharing = false;
    }
  }

  /** Stores only a keyed hash of an address. */
  #toSharedKey(key: string): string {
    return `calls:${createHmac('sha256', this.#secret).update(key).digest('base64url').slice(0, 32)}`;
  }
}

/** Passed by the plugin to a store, but missing from its types. */
interface RouteInfo {
  readonly routeInfo?: { readonly method?: string | readonly string[]; readonly url?: string };
}

/** Creates a store class for `@fastify/rate-limit` with separate counts for each route of an app, and for custom keys. */
export function rateLimitStore(counts: CallCounts, app: string): new (options: object) => FastifyRateLimitStore {
  return class Store implements FastifyRateLimitStore {
    readonly #prefix: string;

    constructor(options: object) {
      const { method = '', url = '' } = (options as RouteInfo).routeInfo ?? {};
      this.#prefix = `${app} ${String(method)} ${url} `;
    }

    incr(...[key, answer, ms, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      answer(null, counts.add(this.#prefix + key, ms, max));
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}
