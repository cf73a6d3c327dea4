import type { answerFactorRemoval, askFactorRemoval, OutputOf, ReadInputOf } from '@storefront/shared/contract';
import { secondsInDay } from 'date-fns/constants';
import type { Tx } from '../../../db/client';
import { inTransaction } from '../../../db/transaction';
import type { AttemptLimits } from '../../../http/attempt-limits';
import { unprocessable } from '../../../http/errors';
import type { Customer } from '../../../http/session';
import type { RequestOrigin } from '../../../http/visitor-country';
import { audit, type Actor } from '../../audit';
import { refuseWhileRestorable } from '../../email-restore';
import { getFactors, hasFactor } from '../factor-queries';
import { findTokenOwner, issueToken, issueTokenUntil } from '../mail-token-queries';
import { tryTicket } from '../proof-ticket-queries';
import { lockOpenAccount, type Account } from '../queries';
import { removalAskedEmail, removalNoticeEmail } from './emails';
import { getRequester, dropRemoval, lockRemoval, type RemovalDeps } from './end-removal';
import { findOpenRemoval, insertRemoval, type RemovalRow } from './queries';
import { timesAtStart } from './removal-step';

type Answered = OutputOf<typeof answerFactorRemoval>;

/** Maximum links sent per account and day. */
const ASKED_A_DAY = 5;
/**
 * Days after the waiting time for which the link in a notice stays valid. Links are deleted with their removal, so this only keeps the link
 * of a delayed removal from expiring.
 */
const STOP_DAYS = 90;

const linkIsDead = () =>
  unprocessable(
    'This link no longer works: it was used or has expired, or the removal has ended. Write to us if something is wrong.',
    { code: 'token_invalid', params: { what: 'factor_removal' } },
  );
const ticketEnded = () =>
  unprocessable('That took too long, or there were too many wrong codes. Sign in again.', {
    code: 'ticket_ended',
    params: { what: 'sign_in' },
  });

/**
 * Emails the link that begins a removal, after a correct password.
 * @throws HttpError 422 `ticket_ended`, 409 `address_just_changed`, 429
 */
export async function emailRemovalLink(
  deps: RemovalDeps & { readonly limits: Pick<AttemptLimits, 'count'> },
  { ticket: token }: ReadInputOf<typeof askFactorRemoval>,
  { requestId, country }: RequestOrigin,
): Promise<OutputOf<typeof askFactorRemoval>> {
  const { config, db, clock, mail, limits } = deps;
  const now = clock.now();
  const customerId = (await tryTicket(db, 'second_factor', token, now))?.customerId;
  if (!customerId) throw ticketEnded();
  await limits.count([{ name: 'factor-removal', subject: customerId, max: ASKED_A_DAY, seconds: secondsInDay }]);
  return inTransaction(db, async (tx) => {
    const account = await lockOpenAccount(tx, customerId);
    if (!account || !hasFactor(await getFactors(tx, customerId))) throw ticketEnded();
    const waiting = await findOpenRemoval(tx, customerId);
    if (waiting) return { waits_until: waiting.waits_until.toISOString() };
    await refuseWhileRestorable(tx, customerId, now);
    const begin = await issueToken(tx, 'begin_factor_removal', customerId, now);
    const facts = { token: begin, days: config.factorRemovalDays, country };
    await mail.send(removalAskedEmail(config, account, facts), tx);
    const actor = `customer:${customerId}`;
    await audit(tx, { at: now, actor, action: 'customer.factor_removal_asked', subject: actor, requestId });
    return { waits_until: null };
  });
}

/** Starts the waiting time of a removal and sends its first notice. The caller has locked the account, and no removal is waiting. */
export async function beginRemoval(
  tx: Tx,
  { config, clock, mail }: Omit<RemovalDeps, 'db'>,
  account: Account,
  opening: Pick<RemovalRow, 'proof' | 'reference' | 'opened_by'>,
  { actor, requestId }: Actor,
): Promise<RemovalRow> {
  const now = clock.now();
  const row = await insertRemoval(tx, {
    customer_id: account.id,
    email: account.email,
    ...opening,
    opened_at: now,
    ...timesAtStart(now, config.factorRemovalDays),
  });
  const { proof, reference } = opening;
  await audit(tx, {
    at: now,
    actor,
    action: opening.opened_by === null ? 'customer.factor_removal_begun' : 'customer.factor_removal_opened',
    subject: `customer:${account.id}`,
    after: { removal: row.id, ...(proof !== null && { proof, reference }) },
    requestId,
  });
  await sendNotice(tx, { config, clock, mail }, { account, row });
  return row;
}

/** Kind of each notice, by the number already sent. */
const WHEN = ['start', 'between', 'last'] as const;

/** Sends the notice that is now due. */
export async function sendNotice(
  tx: Tx,
  { config, clock, mail }: Omit<RemovalDeps, 'db'>,
  { account, row }: { readonly account: Account; readonly row: RemovalRow },
): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(row.waits_until.getTime() + STOP_DAYS * secondsInDay * 1_000);
  const to = { customerId: account.id, email: null, now, expiresAt };
  const token = await issueTokenUntil(tx, 'stop_factor_removal', to);
  const when = WHEN[row.notices - 1] ?? 'last';
  const about = { when, by: getRequester(row), token, waitsUntil: row.waits_until } as const;
  await mail.send(removalNoticeEmail(config, account, about), tx);
}

/**
 * Begins or stops a removal through a link sent to the account's address.
 * @throws HttpError 422 `token_invalid`, 409 `address_just_changed`
 */
export async function answerRemoval(
  deps: RemovalDeps,
  { token, answer }: ReadInputOf<typeof answerFactorRemoval>,
  requestId: string,
): Promise<Answered> {
  const { db, clock } = deps;
  const now = clock.now();
  const purpose = answer === 'begin' ? 'begin_factor_removal' : 'stop_factor_removal';
  const answered = await inTransaction(db, async (tx): Promise<Answered | undefined> => {
    const owner = await findTokenOwner(tx, purpose, token, now);
    const account = owner && (await lockOpenAccount(tx, owner.id));
    // Checked again under the lock: the removal, and so its link, may have ended meanwhile.
    if (!account || !(await findTokenOwner(tx, purpose, token, now))) return undefined;
    const by: Actor = { actor: `customer:${account.id}`, requestId };
    const row = await findOpenRemoval(tx, account.id);
    if (answer === 'stop') {
      if (!row || !(await dropRemoval(tx, deps, { account, row }, 'stopped_by_link', by))) return undefined;
      return { outcome: 'stopped', waits_until: row.waits_until.toISOString() };
    }
    if (row) return { outcome: 'waiting', waits_until: row.waits_until.toISOString() };
    if (!hasFactor(await getFactors(tx, account.id))) return undefined;
    await refuseWhileRestorable(tx, account.id, now);
    const begun = await beginRemoval(tx, deps, account, { proof: null, reference: null, opened_by: null }, by);
    return { outcome: 'waiting', waits_until: begun.waits_until.toISOString() };
  });
  if (!answered) throw linkIsDead();
  return answered;
}

/** Stops the waiting removal for its signed-in customer. */
export async function stopOwnRemoval(deps: RemovalDeps, { id }: Customer, requestId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockRemoval(tx, id);
    if (locked) await dropRemoval(tx, deps, locked, 'stopped_by_customer', { actor: `customer:${id}`, requestId });
  });
}
