import type {
  answerAddressCorrection,
  AddressCorrection,
  CustomerId,
  OutputOf,
  ReadInputOf,
} from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import { unprocessable } from '../../http/errors';
import type { Customer } from '../../http/session';
import { audit, type Actor } from '../audit';
import { findTokenOwner, lockOpenAccount, type Account } from '../security';
import { dropCorrection, finishCorrection, readStep, type CorrectionDeps } from './finish-correction';
import { findOpenCorrection, recordConfirmed, type CorrectionKey, type CorrectionRow } from './queries';

type Answered = OutputOf<typeof answerAddressCorrection>;

const linkIsDead = () =>
  unprocessable(
    'This link no longer works: the change of address has ended or was replaced. Write to us if you need it.',
    { code: 'token_invalid', params: { what: 'correction' } },
  );
const taken = () =>
  unprocessable('This address now belongs to another account. Contact us, and we will sort it out.', {
    code: 'email_taken',
  });

/** Locks an account and its open correction until the end of the transaction. */
export async function lockCorrection(
  tx: Tx,
  customerId: CustomerId,
): Promise<{ readonly account: Account; readonly row: CorrectionRow } | undefined> {
  const account = await lockOpenAccount(tx, customerId);
  const row = account && (await findOpenCorrection(tx, customerId));
  return account && row && { account, row };
}

/** Finds the correction of a link, and which of the two addresses it was sent to. */
async function readLink(db: Db, token: string, now: Date) {
  for (const at of ['former', 'new'] as const) {
    const owner = await findTokenOwner(db, `correction_${at}`, token, now);
    const row = owner && (await findOpenCorrection(db, owner.id));
    if (row) return { at, row };
  }
  return undefined;
}

/** Ends a correction whose new address has got an account meanwhile. */
export async function endTaken(deps: CorrectionDeps, { customerId, id }: CorrectionKey, by: Actor): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockCorrection(tx, customerId);
    if (locked?.row.id === id) await dropCorrection(tx, deps, locked, 'address_taken', by);
  });
}

/**
 * Applies the decision made through one of the two emailed links. A link is valid until the correction ends, and repeating the same
 * decision has no effect.
 * @throws HttpError 422 `token_invalid`; `email_taken`, disclosed to the new address only
 */
export async function answerCorrection(
  deps: CorrectionDeps,
  { token, answer }: ReadInputOf<typeof answerAddressCorrection>,
  requestId: string,
): Promise<Answered> {
  const { db, clock } = deps;
  const now = clock.now();
  const link = await readLink(db, token, now);
  if (!link) throw linkIsDead();
  const { at, row: known } = link;
  const customerId = known.customer_id;
  const by: Actor = { actor: `customer:${customerId}`, requestId };
  try {
    const answered = await inTransaction(db, async (tx): Promise<Answered | undefined> => {
      const locked = await lockCorrection(tx, customerId);
      // Checked again under the lock: the correction may have ended, and another one may have been opened meanwhile.
      if (!(await findTokenOwner(tx, `correction_${at}`, token, now))) return undefined;
      const step = locked && readStep(locked.row, locked.account, now);
      if (!locked || (step !== 'wait' && step !== 'finish')) return undefined;
      const { row } = locked;
      const waits_until = row.waits_until.toISOString();
      if (answer === 'stop') {
        await dropCorrection(tx, deps, locked, at === 'former' ? 'stopped_by_former' : 'stopped_by_new', by);
        return { outcome: 'stopped', is_confirmed: row.new_confirmed_at !== null, waits_until };
      }
      const confirmed = await confirmAs(tx, locked, at, { ...by, now });
      const isDone = readStep(confirmed, locked.account, now) === 'finish';
      if (isDone) await finishCorrection(tx, deps, { ...locked, row: confirmed }, by);
      return { outcome: isDone ? 'done' : 'waiting', is_confirmed: confirmed.new_confirmed_at !== null, waits_until };
    });
    if (!answered) throw linkIsDead();
    return answered;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await endTaken(deps, { customerId, id: known.id }, by);
    throw at === 'new' ? taken() : linkIsDead();
  }
}

async function confirmAs(
  tx: Tx,
  { row, account }: { readonly row: CorrectionRow; readonly account: Account },
  at: 'former' | 'new',
  { actor, requestId, now }: Actor & { readonly now: Date },
): Promise<CorrectionRow> {
  if (!(await recordConfirmed(tx, row.id, at, now))) return row;
  await audit(tx, {
    at: now,
    actor,
    action: `customer.address_correction_${at}_confirmed`,
    subject: `customer:${account.id}`,
    after: { correction: row.id },
    requestId,
  });
  return at === 'former' ? { ...row, former_confirmed_at: now } : { ...row, new_confirmed_at: now };
}

/** Returns the open correction as shown to its customer. */
export async function viewOwnCorrection(
  { db }: Pick<CorrectionDeps, 'db'>,
  { id }: Customer,
): Promise<AddressCorrection | null> {
  const row = await findOpenCorrection(db, id);
  return row
    ? {
        new_email: row.new_email,
        opened_at: row.opened_at.toISOString(),
        waits_until: row.waits_until.toISOString(),
        expires_at: row.expires_at.toISOString(),
        is_confirmed: row.new_confirmed_at !== null,
      }
    : null;
}

/** Stops the open correction for its signed-in customer. */
export async function stopOwnCorrection(deps: CorrectionDeps, { id }: Customer, requestId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockCorrection(tx, id);
    if (locked) await dropCorrection(tx, deps, locked, 'stopped_by_customer', { actor: `customer:${id}`, requestId });
  });
}
