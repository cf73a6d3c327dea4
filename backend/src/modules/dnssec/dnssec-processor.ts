import type { DomainId } from '@storefront/shared/contract';
import { dnssecProblemsText } from '../../dns/dnssec-problem';
import { dsText } from '../../dns/signing-proof';
import { inTransaction } from '../../db/transaction';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import type { AuditAction } from '../../core/audit-actions';
import { failpoint } from '../../core/failpoints';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { domainRow, type DomainRow, findDomainReader } from '../portfolio';
import { dnssecOffEmail, dnssecOnEmail } from './dnssec-emails';
import { after, forgottenAt, OFF, type DnssecProgress } from './dnssec-machine';
import { runStep, type StepResult, type StepDeps } from './dnssec-steps';
import {
  updateUnchangedDnssec,
  claimDnssec,
  deleteDnssec,
  deleteUnchangedDnssec,
  type DnssecRow,
  dueDnssec,
  nextRevision,
  releaseDnssec,
} from './queries';

export type ProcessorDeps = StepDeps & Pick<Deps, 'mail'>;

/** Lease of a process on a domain, in milliseconds: longer than all calls of a step take. */
const LEASE_MS = 120_000;
const POLL_SECONDS = 15;
const MAX_PER_RUN = 50;
/** Milliseconds until the next attempt after an event that the current state ignores. */
const AGAIN_MS = 60_000;
/** Maximum steps per run; the next run continues. */
const STEPS_MAX = 6;

const dnssecSteps = defineQueue<Record<string, never>>({
  name: 'dnssec',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 300,
  forget: true,
});
const ACTOR = `job:${dnssecSteps.name}`;

export function registerDnssecJob(deps: ProcessorDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(dnssecSteps, () => processDueDnssec(deps));
  deps.jobs.every(POLL_SECONDS, dnssecSteps, {});
}

export async function processDueDnssec(deps: ProcessorDeps): Promise<void> {
  const due = await dueDnssec(deps.db, deps.clock.now(), MAX_PER_RUN);
  for (const { id } of due) {
    await processDnssec(deps, id).catch((error: unknown) =>
      deps.log.error(
        { event: 'dnssec.processing_failed', err: error, domain: id },
        'DNSSEC processing failed; will retry',
      ),
    );
  }
}

/** Processes the DNSSEC of a domain as far as it can get now. Returns immediately if another process holds the lease. */
export async function processDnssec(deps: ProcessorDeps, domainId: DomainId): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const now = deps.clock.now();
    const row = await claimDnssec(deps.db, domainId, now, new Date(now.getTime() + LEASE_MS));
    if (!row) return;
    const domain = await domainRow(deps.db, domainId);
    // The registry deletes the DS records together with the domain.
    if (!domain || domain.ended_at !== null) return deleteDnssec(deps.db, domainId);
    const result = await runStep(deps, row, domain);
    await settle(deps, row, domain, result);
  }
}

/** Saves the result of a step, unless another process has advanced the domain in the meantime; the next run continues from there. */
async function settle(deps: ProcessorDeps, row: DnssecRow, domain: DomainRow, result: StepResult): Promise<void> {
  const { clock, db } = deps;
  const now = clock.now();
  const moved = result.event ? after(toProgress(row), result.event, now) : null;
  const next_step_at = new Date(now.getTime() + (result.event && !moved ? AGAIN_MS : result.againMs));
  const isSettled = await inTransaction(db, async (tx) => {
    const settled =
      moved?.state === 'off'
        ? await deleteUnchangedDnssec(tx, row)
        : await updateUnchangedDnssec(tx, row, {
            ...(moved && toColumns(moved, now)),
            ...(result.ds && { ds_records: [...result.ds] }),
            problems: [...result.problems],
            problem: dnssecProblemsText(result.problems),
            next_step_at,
            lease_until: null,
            updated_at: now,
          });
    if (settled && moved) await recordAndNotify(deps, tx, domain, settled, moved, result);
    return settled !== undefined;
  });
  if (!isSettled && row.lease_until) await releaseDnssec(db, row.domain_id, row.lease_until);
  if (moved) failpoint(`dnssec-${moved.state}`);
}

/** Returns the state of a row; a domain without one has DNSSEC off. */
export const toProgress = (row: DnssecRow | undefined): DnssecProgress =>
  row ? { state: row.state, sentAt: row.sent_at, removedAt: row.removed_at } : OFF;

export function toColumns({ state, sentAt, removedAt }: DnssecProgress, at: Date) {
  if (state === 'off') throw new RangeError('A domain with DNSSEC off has no row');
  return {
    state,
    state_since: at,
    sent_at: sentAt,
    removed_at: removedAt,
    revision: nextRevision,
    next_step_at: at,
    updated_at: at,
  };
}

const ACTIONS: Readonly<Partial<Record<DnssecProgress['state'], AuditAction>>> = {
  on: 'domain.dnssec_on',
  removing: 'domain.dnssec_lost',
  expiring: 'domain.dnssec_removed',
  off: 'domain.dnssec_off',
};

/** Writes the audit entry and the email for a transition that the registry has confirmed. */
async function recordAndNotify(
  { clock, mail, config }: ProcessorDeps,
  tx: Tx,
  domain: DomainRow,
  row: DnssecRow,
  { state, removedAt }: DnssecProgress,
  { event }: StepResult,
): Promise<void> {
  const at = clock.now();
  const action = ACTIONS[state];
  // DS records restored by a late request are removed again silently.
  if (action === undefined || (event?.kind === 'read_again' && state === 'removing')) return;
  await audit(tx, {
    at,
    actor: ACTOR,
    action,
    subject: `domain:${domain.id}`,
    ...(state === 'on' && { after: { ds_records: row.ds_records.map(dsText) } }),
  });
  if (state !== 'on' && state !== 'expiring') return;
  const reader = await findDomainReader(tx, domain.customer_id);
  if (!reader) return;
  await mail.send(
    state === 'on'
      ? dnssecOnEmail(config, reader, domain.name, row.kept)
      : dnssecOffEmail(config, reader, domain.name, forgottenAt(removedAt ?? at)),
    tx,
  );
}
