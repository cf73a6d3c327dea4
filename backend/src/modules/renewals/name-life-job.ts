import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { domains } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit/audit';
import { lifeByOurClock } from './renewal-status';

type LifeDeps = Pick<Deps, 'db' | 'clock' | 'registrar' | 'log'>;

/** Seconds between two looks: how long a list may call a name active that has just expired. */
const LOOK_SECONDS = 300;
/** Domains handled in one batch. */
const PAGE = 200;

export const nameLifeQueue = defineQueue<Record<string, never>>({
  name: 'life-stages',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

/** Registers the job that follows names through their life. */
export function registerNameLifeJob(deps: LifeDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(nameLifeQueue, async () => void (await updateNameLives(deps)));
  deps.jobs.every(LOOK_SECONDS, nameLifeQueue, {});
}

/**
 * Writes down the stage of every name whose last one is over: what the registrar says of it, since the registry decides. A name
 * that the registrar does not hold any more leaves its customer's list, when by our clock it had to be released. What the
 * registrar does not say now is asked for at the next check. @returns how many have moved on
 */
export async function updateNameLives(deps: LifeDeps): Promise<number> {
  const { db, registrar, clock } = deps;
  const now = clock.now();
  let moved = 0;
  for (let after = ''; ;) {
    const page = await db
      .select()
      .from(domains)
      .where(and(isNull(domains.ended_at), lte(domains.stage_ends, now), gt(domains.name, after)))
      .orderBy(asc(domains.name))
      .limit(PAGE);
    for (const domain of page) {
      const held = await registrar.info(domain.name);
      if (held === 'unknown') continue;
      if (held && held.life.stage !== 'released') {
        const { stage, until } = held.life;
        if (
          await moveOn(
            deps,
            domain,
            { stage, late_stage_ends: stage === 'active' ? null : until, expiry_date: held.expiresAt },
            now,
          )
        )
          moved += 1;
      } else if (lifeByOurClock(domain, now).stage === 'released') {
        if (await moveOn(deps, domain, { ended_at: now }, now)) moved += 1;
      } else
        deps.log.warn(
          { event: 'domain.missing_at_registrar', domain: domain.name },
          'Domain missing at registrar before its release date',
        );
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return moved;
    after = last.name;
  }
}

type DomainRow = typeof domains.$inferSelect;

/** Writes a move of a name that stands as it was read, with its audit row; a renewal that came in between has the last word. */
async function moveOn(
  { db }: LifeDeps,
  domain: DomainRow,
  set: Partial<Pick<DomainRow, 'stage' | 'late_stage_ends' | 'expiry_date' | 'ended_at'>>,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const asRead = and(
      eq(domains.id, domain.id),
      eq(domains.stage, domain.stage),
      eq(domains.expiry_date, domain.expiry_date),
      isNull(domains.ended_at),
    );
    const [written] = await tx
      .update(domains)
      .set({ ...set, updated_at: now })
      .where(asRead)
      .returning({ id: domains.id });
    if (!written) return false;
    const action = set.ended_at ? 'domain.released' : 'domain.stage_changed';
    await audit(tx, {
      at: now,
      actor: `job:${nameLifeQueue.name}`,
      action,
      subject: `domain:${domain.id}`,
      before: { stage: domain.stage, expiry_date: domain.expiry_date },
      after: set,
    });
    return true;
  });
}
