import { isDeepStrictEqual } from 'node:util';
import { findActingStaff } from '../../core/acting-staff';
import { failpoint } from '../../core/failpoints';
import type { ChangeNotes } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notYourDomain, registrarRefused, registrarUnavailable } from '../../http/errors';
import type { Customer } from '../../http/session';
import { refuseWhileBeingAcquired } from '../missing-domains';
import { type DomainRow, lockDomain } from '../portfolio';
import {
  type ChangeRow,
  findChange,
  insertChange,
  refuseWhileDeleted,
  removeChange,
  updateChange,
} from '../registrar-changes';
import type { RegistrarChange } from './book-change';
import { liveDomain } from './queries';
import { FIRST_POLL_MS, REQUEST_LATE_MS, settleByAsking, settleMade, type SettlingDeps } from './settle-change';
import { findOutcome, getKind, toNameChange, type WantedChange } from './wanted-change';

export type ChangeDeps = SettlingDeps & Pick<Deps, 'nameServer'>;

export interface Editor {
  readonly customer: Pick<Customer, 'id'>;
  readonly requestId: string;
  /** Whether it is part of a bulk change, for which the customer gets a single email. */
  readonly isBulk?: boolean;
}

interface Intent {
  readonly wanted: WantedChange;
  /** Facts that cannot be determined after the change. */
  readonly notes?: ChangeNotes;
  /** Whether an order for the domain may still send the registrar a different value. */
  readonly isContested?: boolean;
  /** Returns further details of the change once the registrar has made it. */
  readonly describe?: (at: Date) => Promise<Omit<RegistrarChange, 'at'>>;
}

/**
 * Settles an earlier change of the same kind with an unknown outcome, as far as the registrar's answer allows, so that the new change is
 * compared with the true state.
 * @returns the domain as it is now
 * @throws HttpError 404, or 409 while the domain is being deleted
 */
export async function settleEarlier(deps: SettlingDeps, domain: DomainRow, wanted: WantedChange): Promise<DomainRow> {
  await refuseWhileDeleted(deps.db, domain);
  const earlier = await findChange(deps.db, domain.id, getKind(wanted));
  if (!earlier || earlier.made_at) return domain;
  await settleByAsking(deps, earlier);
  return findLive(deps, domain);
}

/**
 * Makes a change at the registrar. The intent is saved before the call, so that neither a crash nor a lost answer loses it; an unknown
 * outcome is settled by querying the registrar (ADR 0045). The last change wins: while an earlier request may still arrive there, the
 * domain is watched.
 * @throws HttpError 409 if the registrar refuses, 503 if the outcome is unknown
 */
export async function makeChange(
  deps: SettlingDeps,
  editor: Editor,
  domain: DomainRow,
  { wanted, notes = {}, isContested = false, describe }: Intent,
): Promise<DomainRow> {
  const { row, earlier } = await intend(deps, editor, domain, { wanted, notes, isContested });
  failpoint('after-change-intended');
  const outcome = await deps.registrar.change(domain.name, toNameChange(wanted));
  failpoint('after-registrar-changed');
  if (outcome.kind === 'refused') {
    await withdraw(deps, row, earlier);
    throw registrarRefused(outcome);
  }
  if (outcome.kind === 'unknown' && (await findOutcome(deps.registrar, domain.name, wanted)) !== 'made')
    throw registrarUnavailable('change');
  const at = deps.clock.now();
  return (await settleMade(deps, row, { at, ...(await describe?.(at)) })) ?? findLive(deps, domain);
}

async function findLive({ db }: Pick<Deps, 'db'>, { id, name }: DomainRow): Promise<DomainRow> {
  const domain = await liveDomain(db, id);
  if (!domain) throw notYourDomain(name);
  return domain;
}

/** Saves an intended change. @returns its row, and the earlier one that it replaces if that may still be made */
function intend(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customer, requestId, isBulk }: Editor,
  { id, name }: DomainRow,
  { wanted, notes, isContested }: Required<Omit<Intent, 'describe'>>,
): Promise<{ readonly row: ChangeRow; readonly earlier: ChangeRow | undefined }> {
  const kind = getKind(wanted);
  return inTransaction(db, async (tx) => {
    const domain = await lockDomain(tx, id, customer.id);
    if (!domain) throw notYourDomain(name);
    await refuseWhileDeleted(tx, domain);
    await refuseWhileBeingAcquired(tx, domain);
    const now = clock.now();
    const lateUntil = (since: Date) => new Date(since.getTime() + REQUEST_LATE_MS);
    const set = {
      wanted,
      notes: { ...notes, ...(isBulk && { is_bulk: true }) },
      calls: 1,
      asked_at: now,
      made_at: null,
      watch_until: isContested ? lateUntil(now) : null,
      looks: 0,
      next_step_at: new Date(now.getTime() + FIRST_POLL_MS),
      request_id: requestId,
      staff_id: findActingStaff(`customer:${customer.id}`),
    };
    const found = await findChange(tx, id, kind);
    if (!found)
      return { row: await insertChange(tx, { ...set, domain_id: id, kind, created_at: now }), earlier: undefined };
    const isSame = !found.made_at && isDeepStrictEqual(found.wanted, JSON.parse(JSON.stringify(wanted)));
    const { calls, asked_at, looks, next_step_at } = { ...set, calls: found.calls + 1 };
    const row = await updateChange(
      tx,
      found,
      isSame
        ? { calls, asked_at, looks, next_step_at }
        : {
            ...set,
            revision: found.revision + 1,
            watch_until: later(
              later(set.watch_until, found.watch_until),
              found.made_at ? null : lateUntil(found.asked_at),
            ),
          },
    );
    if (!row) throw new Error('The locked change was not found');
    return { row, earlier: isSame ? undefined : found };
  });
}

const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);

/** Removes a change that the registrar refused. An earlier change without an answer is restored, to be settled. */
async function withdraw({ db }: Pick<Deps, 'db'>, row: ChangeRow, earlier: ChangeRow | undefined): Promise<void> {
  if (row.calls > 1) return;
  if (!earlier) {
    await removeChange(db, row);
    return;
  }
  const { wanted, notes, calls, asked_at, made_at, watch_until, looks, request_id, staff_id } = earlier;
  const before = { wanted, notes, calls, asked_at, made_at, watch_until, looks, request_id, staff_id };
  await updateChange(db, row, { ...before, revision: row.revision + 1 });
}
