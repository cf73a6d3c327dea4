import { runOnBehalf } from '../../core/acting-staff';
import { ENGLISH_LOCALE } from '../../core/locale';
import { renderEmail } from '../../core/email';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { isBeingOrdered, isBeingAcquired } from '../orders';
import { domainRow, type DomainRow, lockDomain } from '../portfolio';
import { type ChangeRow, removeChange, updateChange } from '../registrar-changes';
import { bookChange, type RegistrarChange } from './book-change';
import { changeDomain } from './queries';
import { findOutcome, toNameChange, type WantedChange } from './wanted-change';

export type SettlingDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'log'>;

/** Milliseconds for which a request without an answer may still be in flight to the registrar. */
export const REQUEST_LATE_MS = 2 * 3_600_000;
/** Milliseconds until the job first checks an unanswered change; doubled each time, up to an hour. */
export const FIRST_POLL_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Lease of a process on a change, in milliseconds: longer than all calls of one check take. */
export const LEASE_MS = 120_000;
/** The check at which staff are alerted, after about two days. */
const ALERT_AT_POLL = 54;

type EditRow = ChangeRow & { readonly wanted: WantedChange };

export const isEdit = (row: ChangeRow): row is EditRow => row.kind !== 'deletion';

/**
 * Books a change that the registrar has made, exactly once, however many processes find it. It stays watched while an earlier request could
 * still overwrite it.
 * @returns the domain as it is now; undefined if another process booked it, another value is wanted by now, or the domain has ended
 */
export function settleMade(deps: SettlingDeps, row: ChangeRow, made: RegistrarChange): Promise<DomainRow | undefined> {
  if (!isEdit(row)) throw new RangeError('Deletions are settled by delete-domain.ts');
  const write = (): Promise<DomainRow | undefined> =>
    inTransaction(deps.db, async (tx) => {
      const domain = await lockDomain(tx, row.domain_id);
      const isWatched = row.watch_until !== null && row.watch_until > made.at;
      const isMine = isWatched
        ? await updateChange(tx, row, {
            made_at: made.at,
            revision: row.revision + 1,
            looks: 0,
            next_step_at: new Date(made.at.getTime() + FIRST_POLL_MS),
            lease_until: null,
          })
        : await removeChange(tx, row);
      return isMine && domain ? bookChange(tx, deps, row, domain, made) : undefined;
    });
  return onBehalf(deps, row, write);
}

/** Attributes audit entries to the member of staff who requested the change, whichever process settles it. */
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

/** Queries the registrar for a change with an unknown outcome. @returns whether it is settled */
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

/** Whether the registry has the domain locked; false if the registrar does not respond. */
export async function isLocked({ registrar }: Pick<Deps, 'registrar'>, { name }: DomainRow): Promise<boolean> {
  const held = await registrar.info(name);
  return held !== null && held !== 'unknown' && held.locked;
}

/** Drops a change that was not made although there was enough time for it, and records that in the domain's history. */
function settleNotMade(deps: SettlingDeps, row: ChangeRow, domain: DomainRow, at: Date): Promise<void> {
  return onBehalf(deps, row, () =>
    inTransaction(deps.db, async (tx) => {
      if (!(await removeChange(tx, row))) return;
      // The row was just compared with the registrar.
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

/** Checks an open change, and schedules the next check if it is not settled. */
export async function continueChange(deps: SettlingDeps, row: ChangeRow): Promise<void> {
  if (row.made_at ? await isWatchOver(deps, row) : await settleByAsking(deps, row)) return;
  await schedulePoll(deps, row);
}

/** Schedules the next check with a growing delay; alerts staff once a change has been open for two days. */
export async function schedulePoll({ db, clock, log, mail, config }: SettlingDeps, row: ChangeRow): Promise<void> {
  const looks = row.looks + 1;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_POLL_MS * 2 ** looks);
  const put = await updateChange(db, row, {
    looks,
    next_step_at: new Date(clock.now().getTime() + wait),
    lease_until: null,
  });
  if (!put || row.made_at || looks !== ALERT_AT_POLL) return;
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

/** Has the registrar apply our value again if a late request has overwritten it. @returns whether nothing can overwrite it from now on */
async function isWatchOver(deps: SettlingDeps, row: ChangeRow): Promise<boolean> {
  const { db, clock, registrar, log } = deps;
  const domain = await domainRow(db, row.domain_id);
  if (!isEdit(row) || !domain || domain.ended_at !== null) return removeChange(db, row);
  // The order books its own values when it ends.
  if (await isBeingOrdered(db, domain.customer_id, domain.name)) return false;
  // With an order for this name in progress, the registrar may hold a different registration than the one in this row.
  if (await isBeingAcquired(db, domain.name)) return false;
  const booked = asBooked(row.wanted, domain);
  const outcome = await findOutcome(registrar, domain.name, booked);
  if (outcome === 'not_made') {
    log.warn(
      { event: 'registrar.change_overtaken', domain: domain.name, change: row.kind },
      'A late request has overwritten a change at the registrar; applying it again',
    );
    await registrar.change(domain.name, toNameChange(booked));
    return false;
  }
  const isOver = outcome !== 'unknown' && row.watch_until !== null && clock.now() >= row.watch_until;
  return isOver && removeChange(db, row);
}

/** Returns the change with the value that our database has now. Contacts other than the owner are stored at the registrar only. */
function asBooked(wanted: WantedChange, domain: DomainRow): WantedChange {
  if ('auto_renew' in wanted) return { auto_renew: domain.is_auto_renew };
  if ('privacy' in wanted || 'add_on' in wanted) return { privacy: domain.has_whois_privacy };
  if ('locked' in wanted) return { locked: domain.is_locked };
  if ('nameservers' in wanted)
    return { nameservers: domain.nameservers, nameserver_addresses: domain.nameserver_addresses };
  return wanted;
}
