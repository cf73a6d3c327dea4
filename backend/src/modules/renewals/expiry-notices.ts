import { millisecondsInDay } from 'date-fns/constants';
import type { CustomerId, DomainId } from '@storefront/shared/contract';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';
import type { Tx } from '../../db/client';
import { isDatabaseUnavailable } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { SellingDeps } from '../price-list';
import { failpoint } from '../../core/failpoints';
import { defineQueue } from '../../jobs/jobs';
import { registerSharedWork, type SharedWork, type WorkPart } from '../../jobs/shared-work';
import { findSoldName } from '../../core/catalog/catalog';
import { saveTerms, ownCurrency, getTerms, type TermsDeps } from './autorenewal-terms';
import { expiryEmail, registrantExpiryEmail, type PricedExpiringDomain } from './expiry-email';
import { LAST_DAY_AFTER, nextNotice, noticeDue } from './notice-days';
import { dueNotices, listExpiringDomains, listHeldDomains, recordNotice } from './queries';
import { priceRenewal, type HeldDomain } from './renewal-order';

type NoticeDeps = TermsDeps & Pick<SellingDeps, 'mail' | 'log'>;

/** Notices go out within an hour of being due. */
const INTERVAL_SECONDS = 3_600;
/** Maximum domains per email. */
const DOMAINS_MAX = 100;

const expiryNotices = defineQueue<WorkPart<DomainId>>({
  name: 'expiry-notices',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

export function registerExpiryNoticeJob(deps: NoticeDeps & Pick<SellingDeps, 'jobs'>): void {
  registerSharedWork(deps.jobs, expiryNotices, expiryNoticeWork(deps));
}

/**
 * Sends every notice that is due. Each is recorded under a unique key in the transaction that queues its email, so it is sent once despite
 * crashes, several instances and repeated runs.
 */
export const expiryNoticeWork = (deps: NoticeDeps) =>
  ({
    every: INTERVAL_SECONDS,
    due: () => findDue(deps),
    work: (ids) => sendAll(deps, ids),
  }) satisfies SharedWork<DomainId>;

/** Returns the range of expiries with a notice due now or within a day. */
function getSpan(now: Date): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(now.getTime() - LAST_DAY_AFTER * millisecondsInDay),
    to: new Date(now.getTime() + (Math.max(...EXPIRY_NOTICE_DAYS) + 1) * millisecondsInDay),
  };
}

function findDue({ db, clock }: NoticeDeps): AsyncIterable<DomainId[]> {
  const now = clock.now();
  return dueNotices(db, getSpan(now), (expiry) => noticeDue(expiry, now));
}

/**
 * Sends the due notices of every customer who holds one of these domains. Errors hold up neither other domains nor other customers.
 * @returns how many were recorded @throws the first error, at the end, so that what failed is tried again
 */
async function sendAll(deps: NoticeDeps, ids: readonly DomainId[]): Promise<number> {
  const now = deps.clock.now();
  const customers = new Set((await listHeldDomains(deps.db, ids)).map(({ customer }) => customer.id));
  const failures: Error[] = [];
  const keep = (error: unknown, about: object): void => {
    deps.log.error({ event: 'expiry_notice.failed', err: error, ...about }, 'Expiry notice could not be sent');
    failures.push(error instanceof Error ? error : new Error('Expiry notice could not be sent', { cause: error }));
  };
  let written = 0;
  for (const customer of customers)
    try {
      written += await notifyCustomer(deps, customer, now, keep);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      keep(error, { customer });
    }
  if (failures[0]) throw failures[0];
  return written;
}

/** Receives what failed for one domain or customer. */
type OnFailure = (error: unknown, about: object) => void;

/** Sends the due notices of a customer. @returns how many were recorded */
async function notifyCustomer(
  deps: NoticeDeps,
  customer: CustomerId,
  now: Date,
  onFailure: OnFailure,
): Promise<number> {
  let written = 0;
  const stages = new Map<number, { readonly held: HeldDomain[]; isDue: boolean }>();
  for (const { lastSent, ...held } of await listExpiringDomains(deps.db, customer, getSpan(now))) {
    const next = nextNotice(held.domain.expiry_date, lastSent, now);
    if (!next) continue;
    const stage = stages.get(next.day) ?? { held: [], isDue: false };
    stage.held.push(held);
    stage.isDue ||= next.isDue;
    stages.set(next.day, stage);
  }
  for (const [day, { held, isDue }] of stages)
    for (let from = 0; isDue && from < held.length; from += DOMAINS_MAX)
      written += await notify(deps, held.slice(from, from + DOMAINS_MAX), { day, now, onFailure });
  return written;
}

/** A notice that can go out now. */
interface Notice extends PricedExpiringDomain {
  readonly held: HeldDomain;
}

/** @returns undefined if the notice cannot go out yet */
async function prepare(deps: NoticeDeps, held: HeldDomain, day: number): Promise<Notice | undefined> {
  const { name, expiry_date, is_auto_renew } = held.domain;
  const record = findSoldName(name)?.record;
  const currency = ownCurrency(held, deps.config);
  const fees = record && deps.priceListCache.current().findPrices(record.tld, currency);
  // The email quotes the price of the order itself. If the registry does not respond, the next run sends the notice.
  const year = await priceRenewal(deps, held, currency);
  if (!record || !fees || !year) return undefined;
  const terms = is_auto_renew && day > 0 ? await getTerms(deps, held) : null;
  // An automatic renewal is under way. The next run knows its result.
  if (terms === 'busy') return undefined;
  const { graceDays, redemptionDays } = record;
  return { held, domain: name, expiry: expiry_date, year, fees, graceDays, redemptionDays, terms };
}

/** Whether a domain still has the expiry and the auto-renew setting that its notice states. */
const isUnchanged = (present: HeldDomain['domain'], read: HeldDomain['domain']): boolean =>
  present.expiry_date.getTime() === read.expiry_date.getTime() && present.is_auto_renew === read.is_auto_renew;

/** Records and emails the notices of one day before expiry (negative after it) for domains of a customer. @returns how many were recorded */
async function notify(
  deps: NoticeDeps,
  domains: readonly HeldDomain[],
  { day, now, onFailure }: { readonly day: number; readonly now: Date; readonly onFailure: OnFailure },
): Promise<number> {
  const prepared: Notice[] = [];
  for (const held of domains)
    try {
      const notice = await prepare(deps, held, day);
      if (notice) prepared.push(notice);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      onFailure(error, { domain: held.domain.name });
    }
  const written = await inTransaction(deps.db, async (tx) => {
    const recorded: Notice[] = [];
    const ids = prepared.map(({ held }) => held.domain.id);
    const present = new Map((await listHeldDomains(tx, ids)).map((held) => [held.domain.id, held]));
    for (const prior of prepared) {
      // Querying all prices may have taken minutes. By now a domain may be renewed or gone, and the account's address may have changed.
      const held = present.get(prior.held.domain.id);
      if (!held || held.customer.id !== prior.held.customer.id || !isUnchanged(held.domain, prior.held.domain))
        continue;
      const notice = { ...prior, held };
      const { terms } = notice;
      if (terms && !(await saveTerms(tx, held, terms, now))) continue;
      if (!(await recordNotice(tx, held.domain, day, now))) continue;
      recorded.push(notice);
      failpoint('within-notices');
    }
    const [first, ...others] = recorded;
    if (!first) return 0;
    const { customer } = first.held;
    await deps.mail.send(expiryEmail({ customer, domains: [first, ...others], now, config: deps.config }), tx);
    await notifyRegistrants(deps, tx, recorded, now);
    failpoint('before-commit-notice');
    return recorded.length;
  });
  failpoint('after-commit-notice');
  return written;
}

/** Emails each registrant who is not the customer about the domains registered to them. */
async function notifyRegistrants(
  { mail, config }: NoticeDeps,
  tx: Tx,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  const byAddress = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const { domain, customer } = notice.held;
    const email = domain.registrant?.email.toLowerCase();
    if (email === undefined || email === customer.email) continue;
    const others = byAddress.get(email);
    if (others) others.push(notice);
    else byAddress.set(email, [notice]);
  }
  for (const domains of byAddress.values()) {
    const { domain, customer } = domains[0].held;
    if (domain.registrant)
      await mail.send(
        registrantExpiryEmail({ registrant: domain.registrant, language: customer.language, domains, now, config }),
        tx,
      );
  }
}
