import type { AddressCorrectionId, CustomerId, StaffId } from '@storefront/shared/contract';
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { CorrectionProof, DeskCorrection } from '@storefront/shared/contract/desk';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { AttemptLimits } from '../../http/attempt-limits';
import { conflict, notFound } from '../../http/errors';
import { audit } from '../audit';
import { findOwner, issueTokenUntil, lockOpenAccount, type Account } from '../security';
import { correctionConfirmEmail, correctionNoticeEmail } from './emails';
import { dropCorrection, readStep, type CorrectionDeps } from './finish-correction';
import { findCorrection, findOpenCorrection, insertCorrection, listCorrections } from './queries';

/** Days after the waiting time during which the new address can still confirm. */
const CONFIRM_DAYS = 7;
/** Maximum corrections opened per customer and day: each emails an address that may not have asked for it. */
const OPENED_A_DAY = 3;

const refused = (what: 'account' | 'changed' | 'open' | 'over' | 'same' | 'taken', message: string) =>
  conflict(message, { code: 'desk_refused', params: { what: `correction_${what}` } });

type Listed = Awaited<ReturnType<typeof listCorrections>>[number];

const textOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const show = ({ row, openedBy, cancelledBy }: Listed): DeskCorrection => ({
  id: row.id,
  former_email: row.former_email,
  new_email: row.new_email,
  proof: row.proof,
  reference: row.reference,
  opened_by: openedBy,
  opened_at: row.opened_at.toISOString(),
  waits_until: row.waits_until.toISOString(),
  expires_at: row.expires_at.toISOString(),
  former_confirmed_at: textOrNull(row.former_confirmed_at),
  new_confirmed_at: textOrNull(row.new_confirmed_at),
  outcome: row.outcome,
  ended_at: textOrNull(row.ended_at),
  cancelled_by: cancelledBy,
});

/** Returns the corrections of a customer as shown to staff, newest first. */
export const viewCorrections = async (db: Db, customerId: CustomerId): Promise<DeskCorrection[]> =>
  (await listCorrections(db, { customerId })).map(show);

async function viewCorrection(db: Db, id: AddressCorrectionId): Promise<DeskCorrection> {
  const [listed] = await listCorrections(db, { id });
  if (!listed) throw new Error(`Address correction ${id} not found`);
  return show(listed);
}

/** Decision of a member of staff, with the state of the account that it was based on. */
interface Decision {
  readonly customerId: CustomerId;
  readonly formerEmail: string;
  readonly newEmail: string;
  readonly proof: CorrectionProof;
  readonly reference: string;
}

/** The member of staff who decides. `prove` verifies the TOTP code, after all other checks. */
interface ProvingStaff {
  readonly staffId: StaffId;
  readonly requestId: string;
  readonly prove: () => Promise<unknown>;
}

/** @throws HttpError 409 if the account cannot be moved to that address */
async function checkDecision(tx: Tx, { customerId, formerEmail, newEmail }: Decision): Promise<Account> {
  const account = await lockOpenAccount(tx, customerId);
  if (!account?.email_verified)
    throw refused(
      'account',
      'This account is closed, or its address was never confirmed: there is nothing to correct.',
    );
  if (account.email !== formerEmail)
    throw refused(
      'changed',
      'The address of this account has changed in the meantime. Close this and look at it again.',
    );
  if (newEmail === account.email) throw refused('same', 'This is already the address of the account.');
  if (await findOwner(tx, newEmail)) throw refused('taken', 'Another account has this address already.');
  if (await findOpenCorrection(tx, customerId))
    throw refused('open', 'A correction is open for this customer already. Cancel it before you open another one.');
  return account;
}

/**
 * Opens a correction and emails both addresses, without changing the account yet.
 * @throws HttpError 409 `desk_refused`, 422 `wrong_code`, 429
 */
export async function openCorrection(
  deps: CorrectionDeps & { readonly limits: Pick<AttemptLimits, 'count'> },
  typed: Decision,
  { staffId, requestId, prove }: ProvingStaff,
): Promise<DeskCorrection> {
  const { config, db, clock, mail, limits } = deps;
  const decision = { ...typed, formerEmail: typed.formerEmail.toLowerCase(), newEmail: typed.newEmail.toLowerCase() };
  const { customerId, formerEmail, newEmail, proof, reference } = decision;
  await inTransaction(db, (tx) => checkDecision(tx, decision));
  await prove();
  await limits.count([{ name: 'correction', subject: customerId, max: OPENED_A_DAY, seconds: secondsInDay }]);
  const now = clock.now();
  const waitsUntil = new Date(now.getTime() + config.addressCorrectionHours * secondsInHour * 1_000);
  const expiresAt = new Date(waitsUntil.getTime() + CONFIRM_DAYS * secondsInDay * 1_000);
  const until = { now, expiresAt };
  const { id } = await inTransaction(db, async (tx) => {
    const account = await checkDecision(tx, decision);
    const row = await insertCorrection(tx, {
      customer_id: customerId,
      former_email: formerEmail,
      new_email: newEmail,
      proof,
      reference,
      opened_by: staffId,
      opened_at: now,
      waits_until: waitsUntil,
      expires_at: expiresAt,
    });
    await audit(tx, {
      at: now,
      actor: `staff:${staffId}`,
      action: 'customer.address_correction_opened',
      subject: `customer:${customerId}`,
      after: { correction: row.id, proof, reference },
      requestId,
    });
    const stop = await issueTokenUntil(tx, 'correction_former', { customerId, email: formerEmail, ...until });
    await mail.send(correctionNoticeEmail(config, account, { newEmail, token: stop, waitsUntil }), tx);
    const token = await issueTokenUntil(tx, 'correction_new', { customerId, email: newEmail, ...until });
    await mail.send(
      correctionConfirmEmail(config, { ...account, email: newEmail }, { token, waitsUntil, expiresAt }),
      tx,
    );
    return row;
  });
  return viewCorrection(db, id);
}

/** Cancels an open correction. @throws HttpError 404, 409 `desk_refused` if it has ended */
export async function cancelCorrection(
  deps: CorrectionDeps,
  id: AddressCorrectionId,
  { staffId, requestId }: Pick<ProvingStaff, 'staffId' | 'requestId'>,
): Promise<DeskCorrection> {
  const { db, clock } = deps;
  const known = await findCorrection(db, id);
  if (!known) throw notFound('There is no such correction.', { code: 'desk_refused', params: { what: 'not_found' } });
  const isCancelled = await inTransaction(db, async (tx) => {
    const account = await lockOpenAccount(tx, known.customer_id);
    const row = await findCorrection(tx, id);
    if (!account || !row || readStep(row, account, clock.now()) === 'none') return false;
    return dropCorrection(tx, deps, { row, account }, 'cancelled', { actor: `staff:${staffId}`, requestId, staffId });
  });
  if (!isCancelled) throw refused('over', 'This correction is over already. Nothing was changed now.');
  return viewCorrection(db, id);
}
