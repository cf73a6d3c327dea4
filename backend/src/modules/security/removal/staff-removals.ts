import type { CustomerId, FactorRemovalId, StaffId } from '@storefront/shared/contract';
import type { CorrectionProof, DeskFactorRemoval } from '@storefront/shared/contract/desk';
import { secondsInDay } from 'date-fns/constants';
import type { Db, Tx } from '../../../db/client';
import { inTransaction } from '../../../db/transaction';
import type { AttemptLimits } from '../../../http/attempt-limits';
import { conflict, notFound } from '../../../http/errors';
import { refuseWhileRestorable } from '../../email-restore';
import { getFactors, hasFactor } from '../factor-queries';
import { lockOpenAccount, type Account } from '../queries';
import { beginRemoval } from './begin-removal';
import { dropRemoval, type RemovalDeps } from './end-removal';
import { findOpenRemoval, findRemoval, listRemovals } from './queries';

/** Maximum removals opened per customer and day: each emails a customer who may not have asked for it. */
const OPENED_A_DAY = 3;

const refused = (what: 'account' | 'none' | 'open' | 'over', message: string) =>
  conflict(message, { code: 'desk_refused', params: { what: `removal_${what}` } });

type Listed = Awaited<ReturnType<typeof listRemovals>>[number];

const show = ({ row, openedBy, cancelledBy }: Listed): DeskFactorRemoval => ({
  id: row.id,
  email: row.email,
  proof: row.proof,
  reference: row.reference,
  opened_by: openedBy,
  opened_at: row.opened_at.toISOString(),
  waits_until: row.waits_until.toISOString(),
  outcome: row.outcome,
  ended_at: row.ended_at?.toISOString() ?? null,
  cancelled_by: cancelledBy,
});

/** Returns the removals of a customer as shown to staff, newest first, and whether another one can be opened. */
export async function viewRemovals(
  db: Db,
  customerId: CustomerId,
): Promise<{ readonly removals: DeskFactorRemoval[]; readonly hasFactor: boolean }> {
  const [listed, factors] = await Promise.all([listRemovals(db, { customerId }), getFactors(db, customerId)]);
  return { removals: listed.map(show), hasFactor: hasFactor(factors) };
}

async function viewRemoval(db: Db, id: FactorRemovalId): Promise<DeskFactorRemoval> {
  const [listed] = await listRemovals(db, { id });
  if (!listed) throw new Error(`Factor removal ${id} not found`);
  return show(listed);
}

/** The member of staff who decides. `prove` verifies the TOTP code, after all other checks. */
interface ProvingStaff {
  readonly staffId: StaffId;
  readonly requestId: string;
  readonly prove: () => Promise<unknown>;
}

/** @throws HttpError 409 if there is nothing to remove, or it cannot be removed now */
async function checkDecision(tx: Tx, customerId: CustomerId, now: Date): Promise<Account> {
  const account = await lockOpenAccount(tx, customerId);
  if (!account?.email_verified)
    throw refused('account', 'This account is closed, or its address was never confirmed: nobody signs in to it.');
  if (!hasFactor(await getFactors(tx, customerId)))
    throw refused('none', 'This account has no two-step sign-in. A password is set anew by email.');
  if (await findOpenRemoval(tx, customerId)) throw refused('open', 'A removal is waiting for this customer already.');
  await refuseWhileRestorable(tx, customerId, now);
  return account;
}

/**
 * Opens a removal for an identified customer, with the same waiting time as one requested by the customer.
 * @throws HttpError 409 `desk_refused`, `address_just_changed`, 422 `wrong_code`, 429
 */
export async function openRemoval(
  deps: RemovalDeps & { readonly limits: Pick<AttemptLimits, 'count'> },
  {
    customerId,
    proof,
    reference,
  }: { readonly customerId: CustomerId; readonly proof: CorrectionProof; readonly reference: string },
  { staffId, requestId, prove }: ProvingStaff,
): Promise<DeskFactorRemoval> {
  const { db, clock, limits } = deps;
  await inTransaction(db, (tx) => checkDecision(tx, customerId, clock.now()));
  await prove();
  await limits.count([{ name: 'desk-factor-removal', subject: customerId, max: OPENED_A_DAY, seconds: secondsInDay }]);
  const { id } = await inTransaction(db, async (tx) => {
    const account = await checkDecision(tx, customerId, clock.now());
    const by = { actor: `staff:${staffId}`, requestId };
    return beginRemoval(tx, deps, account, { proof, reference, opened_by: staffId }, by);
  });
  return viewRemoval(db, id);
}

/** Stops a waiting removal. @throws HttpError 404, 409 `desk_refused` if it has ended */
export async function cancelRemoval(
  deps: RemovalDeps,
  id: FactorRemovalId,
  { staffId, requestId }: Pick<ProvingStaff, 'staffId' | 'requestId'>,
): Promise<DeskFactorRemoval> {
  const { db } = deps;
  const known = await findRemoval(db, id);
  if (!known) throw notFound('There is no such removal.', { code: 'desk_refused', params: { what: 'not_found' } });
  const isCancelled = await inTransaction(db, async (tx) => {
    const account = await lockOpenAccount(tx, known.customer_id);
    const row = await findRemoval(tx, id);
    if (!account || !row) return false;
    return dropRemoval(tx, deps, { row, account }, 'cancelled', { actor: `staff:${staffId}`, requestId, staffId });
  });
  if (!isCancelled) throw refused('over', 'This removal is over already. Nothing was changed now.');
  return viewRemoval(db, id);
}
