import { millisecondsInDay } from 'date-fns/constants';
import type { DomainId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { SellingDeps } from '../price-list';
import { failpoint } from '../../core/failpoints';
import { defineQueue } from '../../jobs/jobs';
import { registerSharedWork, type Part } from '../../jobs/shared-work';
import { findSoldName } from '../../core/catalog/catalog';
import { keepTerms, ownCurrency, getTerms, type TermsDeps } from './autorenewal-terms';
import { expiryEmail, registrantExpiryEmail } from './expiry-email';
import { LAST_DAY_AFTER, NOTICE_DAYS, noticeDue } from './notice-days';
import { dueNotices, heldDomains, recordNotice, wasNoticeSent } from './queries';
import { priceRenewal, type HeldDomain } from './renewal-order';

type NoticeDeps = TermsDeps & Pick<SellingDeps, 'mail'>;

/** Seconds between two runs: a notice is sent within an hour of becoming due. */
const INTERVAL_SECONDS = 3_600;

const expiryNotices = defineQueue<Part<DomainId>>({
  name: 'expiry-notices',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

export function registerExpiryNoticeJob(deps: NoticeDeps & Pick<SellingDeps, 'jobs'>): void {
  registerSharedWork(deps.jobs, expiryNotices, {
    every: INTERVAL_SECONDS,
    due: () => findDue(deps),
    work: async (ids) => void (await sendAll(deps, ids)),
  });
}

/**
 * Sends every notice that is due. Each is recorded under a unique key in the transaction that queues its email, so it is sent once despite
 * crashes, several instances and repeated runs. @returns how many were sent
 */
export async function sendExpiryNotices(deps: NoticeDeps): Promise<number> {
  let written = 0;
  for await (const ids of findDue(deps)) written += await sendAll(deps, ids);
  return written;
}

function findDue({ db, clock }: NoticeDeps): AsyncIterable<DomainId[]> {
  const now = clock.now();
  const from = new Date(now.getTime() - LAST_DAY_AFTER * millisecondsInDay);
  const to = new Date(now.getTime() + Math.max(...NOTICE_DAYS) * millisecondsInDay);
  return dueNotices(db, { from, to }, (expiry) => noticeDue(expiry, now));
}

async function sendAll(deps: NoticeDeps, ids: readonly DomainId[]): Promise<number> {
  const now = deps.clock.now();
  let written = 0;
  for (const row of await heldDomains(deps.db, ids)) {
    const day = noticeDue(row.domain.expiry_date, now);
    if (day !== null && (await sendNotice(deps, row, day, now))) written += 1;
  }
  return written;
}

/** @returns false if this notice was already sent or cannot be sent yet */
async function sendNotice(deps: NoticeDeps, held: HeldDomain, day: number, now: Date): Promise<boolean> {
  const { name, expiry_date, is_auto_renew } = held.domain;
  if (await wasNoticeSent(deps.db, held.domain, day)) return false;
  const record = findSoldName(name)?.record;
  const currency = ownCurrency(held, deps.config);
  const fees = record && deps.priceListCache.current().findPrices(record.tld, currency);
  // The email quotes the price of the order itself. If the registry does not respond, the next run sends the notice.
  const year = await priceRenewal(deps, held, currency);
  if (!record || !fees || !year) return false;
  const terms = is_auto_renew && day > 0 ? await getTerms(deps, held) : null;
  // An attempt is in progress: the domain will be renewed or the customer told why not, so the next run decides.
  if (terms === 'busy') return false;
  const isSent = await inTransaction(deps.db, async (tx) => {
    if (terms && !(await keepTerms(tx, held, terms, now))) return false;
    if (!(await recordNotice(tx, held.domain, day, now))) return false;
    const message = expiryEmail({
      customer: held.customer,
      domain: name,
      expiry: expiry_date,
      year,
      fees,
      graceDays: record.graceDays,
      redemptionDays: record.redemptionDays,
      terms,
      now,
      config: deps.config,
    });
    await deps.mail.send(message, tx);
    const registrant = held.domain.registrant;
    if (registrant && registrant.email.toLowerCase() !== held.customer.email)
      await deps.mail.send(
        registrantExpiryEmail({
          registrant,
          language: held.customer.language,
          domain: name,
          expiry: expiry_date,
          now,
          config: deps.config,
        }),
        tx,
      );
    failpoint('before-commit-notice');
    return true;
  });
  failpoint('after-commit-notice');
  return isSent;
}
