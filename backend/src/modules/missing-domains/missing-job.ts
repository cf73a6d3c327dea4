import { millisecondsInHour } from 'date-fns/constants';
import type { DomainId } from '@storefront/shared/contract';
import { failpoint } from '../../core/failpoints';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { registerSharedWork, type Part } from '../../jobs/shared-work';
import { isBeingOrdered, isComing } from '../orders';
import { type DomainRow, lockedDomain } from '../portfolio';
import { listOpenChanges } from '../registrar-changes';
import { endMovedAway } from './end-missing';
import { countLook, domainsLookedAt, forgetMissing, listMissing } from './queries';
import { isLaterRegistration } from './registration';

type MissingDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'log'>;

/** Seconds between two checks. */
const LOOK_SECONDS = 900;
/** Looks in a row, and milliseconds from the first one, after which a registrar is believed that it does not hold a domain. */
const LOOKS = 3;
const CERTAIN_MS = millisecondsInHour;
/** Domains that one job takes. */
const PART = 100;

export const missingDomainsQueue = defineQueue<Part<DomainId>>({
  name: 'missing-domains',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

/** Registers the job that finds out whether domains have left the registrar. */
export function registerMissingDomainsJob(deps: MissingDeps & Pick<Deps, 'jobs'>): void {
  registerSharedWork(deps.jobs, missingDomainsQueue, {
    every: LOOK_SECONDS,
    due: () => inParts(deps),
    work: async (ids) => void (await lookAt(deps, ids)),
  });
}

/**
 * Checks every domain that may have left the registrar. Those that the registrar holds are no longer checked; those that it does not hold
 * in several checks in a row are ended.
 * @returns how many have ended
 */
export async function lookAtMissing(deps: MissingDeps): Promise<number> {
  let ended = 0;
  for await (const ids of inParts(deps)) ended += await lookAt(deps, ids);
  return ended;
}

async function* inParts({ db }: Pick<Deps, 'db'>): AsyncGenerator<DomainId[]> {
  for (let after: DomainId | undefined; ;) {
    const ids = await listMissing(db, after, PART);
    if (ids.length > 0) yield ids;
    after = ids.at(-1);
    if (ids.length < PART) return;
  }
}

async function lookAt(deps: MissingDeps, ids: readonly DomainId[]): Promise<number> {
  let ended = 0;
  for (const { domain } of await domainsLookedAt(deps.db, ids)) if (await lookAtOne(deps, domain)) ended += 1;
  return ended;
}

async function lookAtOne(deps: MissingDeps, domain: DomainRow): Promise<boolean> {
  const { db, clock, registrar, log } = deps;
  if (domain.ended_at !== null) {
    await forgetMissing(db, domain.id);
    return false;
  }
  // An open order or change will itself find out what became of the domain.
  if (await isUnderWay(deps, domain)) return false;
  const held = await registrar.info(domain.name);
  if (held === 'unknown') return false;
  failpoint('after-missing-asked');
  return inTransaction(db, async (tx) => {
    // Orders hold the row while they are placed.
    const locked = await lockedDomain(tx, domain.id);
    if (!locked || (await isUnderWay({ db: tx }, locked))) return false;
    if (held && !isLaterRegistration(locked, held)) {
      await forgetMissing(tx, locked.id);
      return false;
    }
    const now = clock.now();
    const row = await countLook(tx, locked.id, now, new Date(now.getTime() - (LOOK_SECONDS * 1_000) / 2));
    if (!row?.since || row.looks < LOOKS || now.getTime() < row.since.getTime() + CERTAIN_MS) return false;
    const isEnded = await endMovedAway(tx, deps, locked, now, {
      actor: `job:${missingDomainsQueue.name}`,
      requestId: null,
    });
    failpoint('before-commit-moved-away');
    if (isEnded) log.info({ event: 'domain.moved_away', domain: locked.name }, 'Domain has left the registrar');
    return isEnded;
  });
}

/** Whether an order, or a change that the registrar was asked for, is still to do something with the domain. */
async function isUnderWay({ db }: { readonly db: Db | Tx }, { id, name, customer_id }: DomainRow): Promise<boolean> {
  if ((await isComing(db, name)) || (await isBeingOrdered(db, customer_id, name))) return true;
  return (await listOpenChanges(db, id)).length > 0;
}
