import type { DomainId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { registerSharedWork, type SharedWork, type WorkPart } from '../../jobs/shared-work';
import { audit } from '../audit';
import { recordMissing } from '../missing-domains';
import { type DomainRow, lifeByOurClock } from '../portfolio';
import { publishEvent } from '../webhooks';
import { changeStage, domainsBeyondStage, listBeyondStage, type StageChange } from './queries';

type LifeDeps = Pick<Deps, 'db' | 'clock' | 'registrar' | 'log'>;

/** Seconds between runs: how long a list may show a domain as active that has just expired. */
const INTERVAL_SECONDS = 300;

const nameLifeQueue = defineQueue<WorkPart<DomainId>>({
  name: 'life-stages',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

export function registerNameLifeJob(deps: LifeDeps & Pick<Deps, 'jobs'>): void {
  registerSharedWork(deps.jobs, nameLifeQueue, nameLifeWork(deps));
}

/**
 * Updates the stage of every domain whose stage has ended, as reported by the registrar, because the registry decides. A domain that the
 * registrar no longer holds is removed from its customer's list only if it must have been released by our calculation. Before that it may
 * have moved away, which takes further checks to establish. If the registrar does not respond, the next run tries again.
 */
export const nameLifeWork = (deps: LifeDeps) =>
  ({
    every: INTERVAL_SECONDS,
    due: () => domainsBeyondStage(deps.db, deps.clock.now()),
    work: (ids) => updateAll(deps, ids),
  }) satisfies SharedWork<DomainId>;

/** @returns how many have changed */
async function updateAll(deps: LifeDeps, ids: readonly DomainId[]): Promise<number> {
  const { db, registrar, clock } = deps;
  const now = clock.now();
  let moved = 0;
  for (const domain of await listBeyondStage(db, ids, now)) {
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
    } else {
      await recordMissing(db, domain.id, now);
      deps.log.warn(
        { event: 'domain.missing_at_registrar', domain: domain.name },
        'Domain missing at registrar before its release date',
      );
    }
  }
  return moved;
}

/** Saves a change of a domain with its audit entry, unless a renewal has changed the domain since it was read. */
async function moveOn({ db }: LifeDeps, domain: DomainRow, change: StageChange, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await changeStage(tx, domain, change, now))) return false;
    const action = change.ended_at ? 'domain.released' : 'domain.stage_changed';
    await audit(tx, {
      at: now,
      actor: `job:${nameLifeQueue.name}`,
      action,
      subject: `domain:${domain.id}`,
      before: { stage: domain.stage, expiry_date: domain.expiry_date },
      after: change,
    });
    if (change.ended_at)
      await publishEvent(
        tx,
        {
          type: 'domain.released',
          data: { domain_id: domain.id, domain: domain.name, customer_id: domain.customer_id },
        },
        now,
      );
    return true;
  });
}
