import type { BulkChangeId, BulkEdit, BulkOutcome, ErrorBody } from '@storefront/shared/contract';
import { millisecondsInDay } from 'date-fns/constants';
import { isDatabaseUnavailable } from '../../db/errors';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors';
import { defineQueue, type EnqueueOptions } from '../../jobs/jobs';
import { type EditDeps, getKind, makeEdit, toDomainChange } from '../domains';
import type { DomainRow } from '../portfolio';
import {
  type BulkChangeRow,
  claimBulkChange,
  dueBulkChanges,
  findEditor,
  nextWaiting,
  removeOld,
  setLease,
  setOutcome,
  listUnconfirmedDomains,
} from './queries';

/** Seconds between runs of the job that finds due bulk changes. */
const POLL_SECONDS = 15;
/** Domains changed per run, so that other bulk changes get their turn and the process can shut down. */
const TURN = 20;
/** Lease of a process on a bulk change, in milliseconds. Exceeds the duration of all calls for one domain. */
const LEASE_MS = 120_000;
/** Milliseconds before the next domain is tried after a change with an unknown outcome. */
const PAUSE_MS = 15_000;
/** Maximum unconfirmed domains checked per run. */
const MAX_PER_RUN = 500;
/** How long the outcome of each domain is kept. */
const KEPT_MS = 30 * millisecondsInDay;

const queue = defineQueue<{ readonly id?: BulkChangeId }>({
  name: 'bulk-changes',
  retryLimit: 5,
  retryDelay: 2,
  expireIn: 600,
  forget: true,
});

export type BulkDeps = EditDeps & Pick<Deps, 'jobs'>;

/** Enqueues the next run of a bulk change. */
export const enqueueBulkChange = (
  jobs: Deps['jobs'],
  id: BulkChangeId,
  options: Pick<EnqueueOptions, 'tx'> = {},
): Promise<string | null> => jobs.enqueue(queue, { id }, { ...options, singletonKey: id });

/**
 * Registers the job that makes bulk changes. Waiting domains are in the database, so the next run picks up a bulk change whose process
 * crashed. A domain that the process had already changed is not changed again.
 */
export function registerBulkJob(deps: BulkDeps): void {
  deps.jobs.handle(queue, ({ data: { id } }) => (id === undefined ? look(deps) : runTurn(deps, id)));
  deps.jobs.every(POLL_SECONDS, queue, {});
}

async function look(deps: BulkDeps): Promise<void> {
  const { db, clock, jobs } = deps;
  const now = clock.now();
  for (const id of await dueBulkChanges(db, now)) await enqueueBulkChange(jobs, id);
  for (const { id, edit, name, domain, open } of await listUnconfirmedDomains(db, MAX_PER_RUN)) {
    if (domain && open.includes(getKind(edit))) continue;
    await setOutcome(db, { id, domain: name }, ['unconfirmed'], {
      outcome: domain && holds(domain, edit) ? 'done' : 'not_made',
    });
  }
  await removeOld(db, new Date(now.getTime() - KEPT_MS));
}

/** Whether our record of a domain, which follows the registrar, already has the requested values. */
function holds(domain: DomainRow, edit: BulkEdit): boolean {
  if ('add_on' in edit) return domain.has_whois_privacy === edit.wanted;
  return Object.entries(toDomainChange(edit).columns).every(
    ([column, value]) => JSON.stringify(domain[column as keyof DomainRow]) === JSON.stringify(value),
  );
}

/** Changes up to `TURN` waiting domains and enqueues the next run for the rest. */
async function runTurn(deps: BulkDeps, id: BulkChangeId): Promise<void> {
  const { db, clock, jobs } = deps;
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);
  let mine = await claimBulkChange(db, id, clock.now(), leaseEnd());
  if (!mine) return;
  for (let made = 0; made < TURN; made += 1) {
    const domain = await nextWaiting(db, id);
    if (domain === undefined) break;
    const until = leaseEnd();
    if (!(await setLease(db, mine, until))) return;
    mine = { ...mine, lease_until: until };
    const result = await changeOne(deps, mine, domain);
    await setOutcome(db, { id, domain }, ['waiting', 'stopped'], result);
    if (result.outcome === 'unconfirmed') {
      // The lease is kept for a pause, because the registrar does not respond or something fails here.
      await setLease(db, mine, new Date(clock.now().getTime() + PAUSE_MS));
      return;
    }
  }
  await setLease(db, mine, null);
  for (const due of await dueBulkChanges(db, clock.now())) await enqueueBulkChange(jobs, due);
}

interface Result {
  readonly outcome: BulkOutcome;
  readonly refusal?: ErrorBody;
}

async function changeOne(deps: BulkDeps, row: BulkChangeRow, domain: string): Promise<Result> {
  const customer = await findEditor(deps.db, row.customer_id);
  if (!customer) return { outcome: 'stopped' };
  const editor = { customer, requestId: row.request_id, isBulk: true };
  try {
    // Reauthentication was checked at the start, for all domains.
    await makeEdit(deps, editor, domain, row.edit, () => Promise.resolve());
    return { outcome: 'done' };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof HttpError)) {
      deps.log.error(
        { event: 'bulk.change_failed', err: error, domain },
        'Domain of a bulk change could not be changed',
      );
      // The registrar may already have received the request; `look` finds out whether it was carried out.
      return { outcome: 'unconfirmed' };
    }
    const refusal = error.body as ErrorBody;
    const isOpen = error.code === 'registrar_silent' && refusal.params?.what === 'change';
    return isOpen ? { outcome: 'unconfirmed' } : { outcome: 'refused', refusal };
  }
}
