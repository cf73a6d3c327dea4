import { runOnBehalf } from '../../core/acting-staff';
import { ENGLISH_LOCALE } from '../../core/locale';
import { renderEmail } from '../../core/email';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { isBeingOrdered, isComing } from '../orders';
import { domainRow, type DomainRow, lockedDomain } from '../portfolio';
import { type ChangeRow, removeChange, updateChange } from '../registrar-changes';
import { bookChange, type MadeChange } from './book-change';
import { changeDomain } from './queries';
import { findOutcome, toNameChange, type WantedChange } from './wanted-change';

export type SettlingDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'log'>;

/** Milliseconds for which a request without an answer may be held up on its way to the registrar. */
export const REQUEST_LATE_MS = 2 * 3_600_000;
/** Milliseconds after which the job checks whether a request has taken effect; doubled each time, up to an hour. */
export const FIRST_LOOK_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Milliseconds for which a process has a change to itself: longer than all calls of a check take. */
export const LEASE_MS = 120_000;
/** The check at which staff are alerted, after two days of waiting. */
const TOLD_AT_LOOK = 54;

/** A change that is no deletion. */
type EditRow = ChangeRow & { readonly wanted: WantedChange };

/** Whether a change is one of a domain that stays. */
export const isEdit = (row: ChangeRow): row is EditRow => row.kind !== 'deletion';

/**
 * Records a change that the registrar has made, once, however many processes notice; it is watched further where another request may still
 * overtake it.
 * @returns the domain after the change; undefined where somebody else has recorded it, something else is wanted by now, or the domain has
 * ended
 */
export function settleMade(deps: SettlingDeps, row: ChangeRow, made: MadeChange): Promise<DomainRow | undefined> {
  if (!isEdit(row)) throw new RangeError('A deletion is booked by itself');
  const write = (): Promise<DomainRow | undefined> =>
    inTransaction(deps.db, async (tx) => {
      const domain = await lockedDomain(tx, row.domain_id);
      const isWatched = row.watch_until !== null && row.watch_until > made.at;
      const isMine = isWatched
        ? await updateChange(tx, row, {
            made_at: made.at,
            revision: row.revision + 1,
            looks: 0,
            next_step_at: new Date(made.at.getTime() + FIRST_LOOK_MS),
            lease_until: null,
          })
        : await removeChange(tx, row);
      return isMine && domain ? bookChange(tx, deps, row, domain, made) : undefined;
    });
  return onBehalf(deps, row, write);
}

/** The audit entry of a change names the member of staff who asked for it, whoever settles it. */
export async function onBehalf<T>(
  { db }: Pick<Deps, 'db'>,
  { staff_id, domain_id }: ChangeRow,
  work: () => Promise<T>,
) {
  const domain = staff_id === null ? undefined : await domainRow(db, domain_id);
  return domain && staff_id !== null
    ? runOnBehalf({ staffId: staff_id, customerId: domain.customer_id }, work)
    : work();
}

/** Asks the registrar whether a change with unknown outcome was made. @returns whether it is settled */
export async function settleByAsking(deps: SettlingDeps, row: ChangeRow): Promise<boolean> {
  const domain = await domainRow(deps.db, row.domain_id);
  if (!isEdit(row)) return false;
  if (!domain || domain.ended_at !== null) return removeChange(deps.db, row);
  const outcome = await findOutcome(deps.registrar, domain.name, row.wanted);
  if (outcome === 'gone') return removeChange(deps.db, row);
  const at = deps.clock.now();
  if (outcome === 'made') {
    await settleMade(deps, row, { at, isLocked: 'registrant' in row.wanted && (await isLocked(deps, domain)) });
    return true;
  }
  const isOver = outcome === 'not_made' && at.getTime() >= row.asked_at.getTime() + REQUEST_LATE_MS;
  if (isOver) await settleNotMade(deps, row, domain, at);
  return isOver;
}

/** Whether the registry has locked a domain, as far as the registrar says. */
export async function isLocked({ registrar }: Pick<Deps, 'registrar'>, { name }: DomainRow): Promise<boolean> {
  const held = await registrar.info(name);
  return held !== null && held !== 'unknown' && held.locked;
}

/** The change has had enough time and was not made: the domain's history says so. */
function settleNotMade(deps: SettlingDeps, row: ChangeRow, domain: DomainRow, at: Date): Promise<void> {
  return onBehalf(deps, row, () =>
    inTransaction(deps.db, async (tx) => {
      if (!(await removeChange(tx, row))) return;
      // What we say of the domain was compared with the registrar now.
      await changeDomain(tx, domain.id, domain.customer_id, { updated_at: at });
      await audit(tx, {
        at,
        actor: `customer:${domain.customer_id}`,
        action: 'domain.change_not_made',
        subject: `domain:${domain.id}`,
        after: { change: row.kind },
        requestId: row.request_id,
      });
    }),
  );
}

/** Checks a change once more, and schedules the next check where it is not settled. */
export async function goOn(deps: SettlingDeps, row: ChangeRow): Promise<void> {
  if (row.made_at ? await isWatchOver(deps, row) : await settleByAsking(deps, row)) return;
  await lookAgain(deps, row);
}

/** Postpones the next check, longer each time; staff are alerted to whatever has been open for two days. */
export async function lookAgain({ db, clock, log, mail, config }: SettlingDeps, row: ChangeRow): Promise<void> {
  const looks = row.looks + 1;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_LOOK_MS * 2 ** looks);
  const put = await updateChange(db, row, {
    looks,
    next_step_at: new Date(clock.now().getTime() + wait),
    lease_until: null,
  });
  if (!put || row.made_at || looks !== TOLD_AT_LOOK) return;
  const domain = await domainRow(db, row.domain_id);
  log.error(
    { event: 'registrar.change_unconfirmed', domain: row.domain_id, change: row.kind },
    'Registrar has not confirmed a change of a domain for two days',
  );
  await mail.send(
    renderEmail({
      locale: ENGLISH_LOCALE,
      to: config.supportEmail,
      subject: `The registrar has not confirmed a change of ${domain?.name ?? row.domain_id} for two days`,
      paragraphs: [
        `It was asked for this change on ${row.asked_at.toISOString()}: ${row.kind}. It is asked again every hour. Find out at the registrar what became of it.`,
      ],
      from: config.shopName,
    }),
  );
}

/**
 * Checks whether another request has overtaken a change that was made, and has the registrar restore what our records say.
 * @returns whether nothing can overtake it any more
 */
async function isWatchOver(deps: SettlingDeps, row: ChangeRow): Promise<boolean> {
  const { db, clock, registrar, log } = deps;
  const domain = await domainRow(db, row.domain_id);
  if (!isEdit(row) || !domain || domain.ended_at !== null) return removeChange(db, row);
  // What an order is about to set is recorded when it completes.
  if (await isBeingOrdered(db, domain.customer_id, domain.name)) return false;
  // What arrives now need not be the domain of this row.
  if (await isComing(db, domain.name)) return false;
  const booked = asBooked(row.wanted, domain);
  const outcome = await findOutcome(registrar, domain.name, booked);
  if (outcome === 'not_made') {
    log.warn(
      { event: 'registrar.change_overtaken', domain: domain.name, change: row.kind },
      'A late request has overwritten a change at the registrar; repeating the change',
    );
    await registrar.change(domain.name, toNameChange(booked));
    return false;
  }
  const isOver = outcome !== 'unknown' && row.watch_until !== null && clock.now() >= row.watch_until;
  return isOver && removeChange(db, row);
}

/** What our records say about the subject of a change; only the registrar stores the contacts other than the owner. */
function asBooked(wanted: WantedChange, domain: DomainRow): WantedChange {
  if ('auto_renew' in wanted) return { auto_renew: domain.is_auto_renew };
  if ('privacy' in wanted || 'add_on' in wanted) return { privacy: domain.has_whois_privacy };
  if ('locked' in wanted) return { locked: domain.is_locked };
  if ('nameservers' in wanted)
    return { nameservers: domain.nameservers, nameserver_addresses: domain.nameserver_addresses };
  return wanted;
}
