import { isDeepStrictEqual } from 'node:util';
import { findActingStaff } from '../../core/acting-staff';
import { failpoint } from '../../core/failpoints';
import type { ChangeNotes } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { type HttpError, notYourDomain, registrarRefused, unavailable } from '../../http/errors';
import type { Customer } from '../../http/session';
import { refuseWhileComing } from '../missing-domains';
import { type DomainRow, lockedDomain } from '../portfolio';
import {
  type ChangeRow,
  findChange,
  insertChange,
  refuseWhileDeleted,
  removeChange,
  updateChange,
} from '../registrar-changes';
import type { MadeChange } from './book-change';
import { liveDomain } from './queries';
import { FIRST_LOOK_MS, REQUEST_LATE_MS, settleByAsking, settleMade, type SettlingDeps } from './settle-change';
import { findOutcome, getKind, toNameChange, type WantedChange } from './wanted-change';

export type ChangeDeps = SettlingDeps & Pick<Deps, 'nameServer'>;

/** The customer who edits, and the id of the request. */
export interface Editor {
  readonly customer: Pick<Customer, 'id'>;
  readonly requestId: string;
}

/** A change that is about to be made. */
interface Intent {
  readonly wanted: WantedChange;
  /** Facts that can no longer be determined once the change is made. */
  readonly notes?: ChangeNotes;
  /** Whether an order for the name may still send the registrar something else. */
  readonly isContested?: boolean;
  /** Further facts about the change, once the registrar has made it. */
  readonly describe?: (at: Date) => Promise<Omit<MadeChange, 'at'>>;
}

/**
 * Settles an earlier request of the same kind whose outcome is unknown, as far as the registrar can tell by now, so that this change is
 * compared with the true state.
 * @returns the domain after that
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
 * Has the registrar make a change. The intention is recorded before the call, so that it survives the end of the process and a missing
 * answer: an unknown outcome is then settled by asking (ADR 0045). The latest request counts: while an earlier one for something else may
 * still arrive, the domain is watched.
 * @throws HttpError 409 where the registrar refuses, 503 where the outcome is unknown
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
  if (outcome.kind === 'unknown' && (await findOutcome(deps.registrar, domain.name, wanted)) !== 'made') throw silent();
  const at = deps.clock.now();
  return (await settleMade(deps, row, { at, ...(await describe?.(at)) })) ?? findLive(deps, domain);
}

async function findLive({ db }: Pick<Deps, 'db'>, { id, name }: DomainRow): Promise<DomainRow> {
  const domain = await liveDomain(db, id);
  if (!domain) throw notYourDomain(name);
  return domain;
}

/** Writes down what is wanted. @returns it, and what was wanted in its place before and may still be made */
function intend(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customer, requestId }: Editor,
  { id, name }: DomainRow,
  { wanted, notes, isContested }: Required<Omit<Intent, 'describe'>>,
): Promise<{ readonly row: ChangeRow; readonly earlier: ChangeRow | undefined }> {
  const kind = getKind(wanted);
  return inTransaction(db, async (tx) => {
    const domain = await lockedDomain(tx, id, customer.id);
    if (!domain) throw notYourDomain(name);
    await refuseWhileDeleted(tx, domain);
    await refuseWhileComing(tx, domain);
    const now = clock.now();
    const lateUntil = (since: Date) => new Date(since.getTime() + REQUEST_LATE_MS);
    const set = {
      wanted,
      notes,
      calls: 1,
      asked_at: now,
      made_at: null,
      watch_until: isContested ? lateUntil(now) : null,
      looks: 0,
      next_step_at: new Date(now.getTime() + FIRST_LOOK_MS),
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
    if (!row) throw new Error('The change is kept by nobody else, and cannot be written');
    return { row, earlier: isSame ? undefined : found };
  });
}

const later = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a);

/** Takes back what the registrar has refused; what it was asked for before, and has not answered, stays to be settled. */
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

function silent(): HttpError {
  return unavailable('The registrar did not respond. Check again in a moment whether the change was made.', 10, {
    code: 'registrar_silent',
    params: { what: 'change' },
  });
}
