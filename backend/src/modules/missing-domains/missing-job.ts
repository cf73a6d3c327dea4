import { millisecondsInHour } from 'date-fns/constants';
import type { DomainId } from '@storefront/shared/contract';
import { failpoint } from '../../core/failpoints';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { registerSharedWork, type SharedWork, type WorkPart } from '../../jobs/shared-work';
import { isBeingOrdered, isBeingAcquired } from '../orders';
import { type DomainRow, lockDomain } from '../portfolio';
import { listOpenChanges } from '../registrar-changes';
import { endMovedAway } from './end-missing';
import { countCheck, listChecked, forgetMissing, listMissing } from './queries';
import { isLaterRegistration } from './registration';

type MissingDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'log'>;

const INTERVAL_SECONDS = 900;
/** Consecutive checks, and milliseconds since the first, after which a domain counts as no longer held. */
const MIN_CHECKS = 3;
const CERTAIN_MS = millisecondsInHour;
const PART = 100;

const missingDomainsQueue = defineQueue<WorkPart<DomainId>>({
  name: 'missing-domains',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

export function registerMissingDomainsJob(deps: MissingDeps & Pick<Deps, 'jobs'>): void {
  registerSharedWork(deps.jobs, missingDomainsQueue, missingDomainsWork(deps));
}

/**
 * Checks every domain that may have left the registrar. One that is held is no longer checked; one that is missing in several checks in a
 * row ends.
 */
export const missingDomainsWork = (deps: MissingDeps) =>
  ({
    every: INTERVAL_SECONDS,
    due: () => inParts(deps),
    work: (ids) => checkAll(deps, ids),
  }) satisfies SharedWork<DomainId>;

async function* inParts({ db }: Pick<Deps, 'db'>): AsyncGenerator<DomainId[]> {
  for (let after: DomainId | undefined; ;) {
    const ids = await listMissing(db, after, PART);
    if (ids.length > 0) yield ids;
    after = ids.at(-1);
    if (ids.length < PART) return;
  }
}

/** @returns how many have ended */
async function checkAll(deps: MissingDeps, ids: readonly DomainId[]): Promise<number> {
  let ended = 0;
  for (const { domain } of await listChecked(deps.db, ids)) if (await checkOne(deps, domain)) ended += 1;
  return ended;
}

async function checkOne(deps: MissingDeps, domain: DomainRow): Promise<boolean> {
  const { db, clock, registrar, log } = deps;
  if (domain.ended_at !== null) {
    await forgetMissing(db, domain.id);
    return false;
  }
  // The outcome of an open order or change will show whether the domain is still held.
  if (await isUnderWay(deps, domain)) return false;
  const held = await registrar.info(domain.name);
  if (held === 'unknown') return false;
  failpoint('after-missing-asked');
  return inTransaction(db, async (tx) => {
    // Placing an order locks this row, too.
    const locked = await lockDomain(tx, domain.id);
    if (!locked || (await isUnderWay({ db: tx }, locked))) return false;
    if (held && !isLaterRegistration(locked, held)) {
      await forgetMissing(tx, locked.id);
      return false;
    }
    const now = clock.now();
    const row = await countCheck(tx, locked.id, now, new Date(now.getTime() - (INTERVAL_SECONDS * 1_000) / 2));
    if (!row?.since || row.looks < MIN_CHECKS || now.getTime() < row.since.getTime() + CERTAIN_MS) return false;
    const isEnded = await endMovedAway(tx, deps, locked, now, {
      actor: `job:${missingDomainsQueue.name}`,
      requestId: null,
    });
    failpoint('before-commit-moved-away');
    if (isEnded) log.info({ event: 'domain.moved_away', domain: locked.name }, 'Domain has left the registrar');
    return isEnded;
  });
}

/** Whether an open order or unsettled change affects the domain. */
async function isUnderWay({ db }: { readonly db: Db | Tx }, { id, name, customer_id }: DomainRow): Promise<boolean> {
  if ((await isBeingAcquired(db, name)) || (await isBeingOrdered(db, customer_id, name))) return true;
  return (await listOpenChanges(db, id)).length > 0;
}
