import { and, asc, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import { customers, domains, expiry_notices } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { failpoint } from '../../failpoints';
import { defineQueue } from '../../jobs/jobs';
import { findSoldName } from '../catalog/catalog';
import { keepTerms, ownCurrency, termsOf, type TermsDeps } from './autorenewal-terms';
import { expiryEmail, registrantExpiryEmail } from './expiry-email';
import { LAST_DAY_AFTER, NOTICE_DAYS, noticeDue } from './notice-days';
import { priceYear, type HeldDomain } from './renewal-order';

type NoticeDeps = TermsDeps & Pick<Deps, 'mail'>;

const DAY_MS = 86_400_000;
/** Seconds between two looks: a notice is out within the hour in which it is due. */
const LOOK_SECONDS = 3_600;
/** Domains handled in one batch. */
const PAGE = 200;

const expiryNotices = defineQueue({
  name: 'expiry-notices',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

/** Registers the job that tells holders their domains expire. */
export function registerExpiryNoticeJob(deps: NoticeDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(expiryNotices, async () => void (await sendExpiryNotices(deps)));
  deps.jobs.every(LOOK_SECONDS, expiryNotices, {});
}

/**
 * Writes every notice that is due. Each is logged in the transaction that writes its email, under a key that is there once, so
 * it goes out once: after a crash, with several instances, and however often this runs. @returns how many were written
 */
export async function sendExpiryNotices(deps: NoticeDeps): Promise<number> {
  const now = deps.clock.now();
  const earliest = new Date(now.getTime() - LAST_DAY_AFTER * DAY_MS);
  const latest = new Date(now.getTime() + Math.max(...NOTICE_DAYS) * DAY_MS);
  let written = 0;
  for (let after = ''; ;) {
    const page = await deps.db
      .select({ domain: domains, customer: customers })
      .from(domains)
      .innerJoin(customers, eq(customers.id, domains.customer_id))
      .where(
        and(
          isNull(domains.ended_at),
          isNull(customers.closed_at),
          gte(domains.expiry_date, earliest),
          lte(domains.expiry_date, latest),
          ...(after ? [gt(domains.name, after)] : []),
        ),
      )
      .orderBy(asc(domains.name))
      .limit(PAGE);
    for (const row of page) {
      const day = noticeDue(row.domain.expiry_date, now);
      if (day !== null && (await tell(deps, row, day, now))) written += 1;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return written;
    after = last.domain.name;
  }
}

/** @returns false where this notice has gone out already */
async function tell(deps: NoticeDeps, held: HeldDomain, day: number, now: Date): Promise<boolean> {
  const { id, name, expiry_date, is_auto_renew } = held.domain;
  const logged = and(
    eq(expiry_notices.domain_id, id),
    eq(expiry_notices.expiry_date, expiry_date),
    lte(expiry_notices.day, day),
  );
  const [earlier] = await deps.db.select({ day: expiry_notices.day }).from(expiry_notices).where(logged).limit(1);
  if (earlier) return false;
  const record = findSoldName(name)?.record;
  const currency = ownCurrency(held, deps.config);
  const fees = record && deps.priceListCache.current().pricesOf(record.tld, currency);
  // The figure of the email is that of the order. What the registry does not say now is told at the next check.
  const year = await priceYear(deps, held, currency);
  if (!record || !fees || !year) return false;
  const terms = is_auto_renew && day > 0 ? await termsOf(deps, held) : null;
  // Renewed in a moment, or told that it was not: either way there is something better to say at the next check.
  if (terms === 'busy') return false;
  const isTold = await inTransaction(deps.db, async (tx) => {
    if (terms && !(await keepTerms(tx, held, terms, now))) return false;
    const [mine] = await tx
      .insert(expiry_notices)
      .values({ domain_id: id, expiry_date, day, sent_at: now })
      .onConflictDoNothing()
      .returning({ day: expiry_notices.day });
    if (!mine) return false;
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
        registrantExpiryEmail({ registrant, domain: name, expiry: expiry_date, now, config: deps.config }),
        tx,
      );
    failpoint('before-commit-notice');
    return true;
  });
  failpoint('after-commit-notice');
  return isTold;
}
