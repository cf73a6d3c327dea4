import { millisecondsInDay } from 'date-fns/constants';
import type { OrderPayload, OrderId, DomainId } from '@storefront/shared/contract';
import { methodTitle, toWire } from '@storefront/shared/domain';
import { toMethodDetails } from '../../db/payment-method';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { failpoint } from '../../core/failpoints';
import { ENGLISH_LOCALE } from '../../core/locale';
import { HttpError } from '../../http/errors';
import { defineQueue } from '../../jobs/jobs';
import { registerSharedWork, type SharedWork, type WorkPart } from '../../jobs/shared-work';
import { audit } from '../audit';
import { findSoldName } from '../../core/catalog/catalog';
import { getItemMessage, getPaymentMessage } from '../orders';
import { placeOrder, type PlaceOrderDeps } from '../checkout';
import { getCustomerVat } from '../../core/customer-vat';
import { lastCharge, nextAttempt } from './autorenewal-plan';
import { autorenewEmail, autorenewFailedEmail, type Problem } from './autorenewal-emails';
import {
  defaultCard,
  isExpired,
  saveTerms,
  ownCurrency,
  getTerms,
  announcedCurrency,
  type CardRow,
  type Terms,
  type TermsDeps,
} from './autorenewal-terms';
import * as messages from './messages';
import {
  type AutorenewalRow,
  changeAutorenewal,
  dueAutorenewals,
  listDueAutorenewals,
  listEndedAutorenewals,
  isBeingRenewed,
  findOrderByKey,
} from './queries';
import { priceRenewal, type HeldDomain, type PricedRenewal } from './renewal-order';

type AutorenewDeps = TermsDeps & PlaceOrderDeps & Pick<Deps, 'mail' | 'log'>;

const INTERVAL_SECONDS = 3_600;
/** Milliseconds after which a new order is checked, so that a decline is emailed within minutes. */
const OUTCOME_MS = 120_000;
/** Upper bound of all registries' grace periods. */
const MAX_GRACE_DAYS = 60;

export const autorenewing = defineQueue<WorkPart<DomainId>>({
  name: 'autorenew',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 1_800,
  forget: true,
});
const ACTOR = `job:${autorenewing.name}`;

export function registerAutorenewalJob(deps: AutorenewDeps & Pick<Deps, 'jobs'>): void {
  const { every, due, work } = autorenewalWork(deps);
  registerSharedWork(deps.jobs, autorenewing, {
    every,
    due,
    async work(ids) {
      if ((await work(ids)) > 0)
        await deps.jobs.enqueue(
          autorenewing,
          {},
          { startAfter: new Date(Date.now() + OUTCOME_MS), singletonKey: 'outcome' },
        );
    },
  });
}

/**
 * Renews every domain that is due. The idempotency key of an order consists of the domain, its expiry and the number of the attempt, so
 * that concurrent instances and restarts after a crash find the same order.
 */
export const autorenewalWork = (deps: AutorenewDeps) =>
  ({
    every: INTERVAL_SECONDS,
    async *due() {
      await handleEnded(deps);
      yield* findDue(deps);
    },
    work: (ids) => renewAll(deps, ids),
  }) satisfies SharedWork<DomainId>;

/** Returns the range of expiries for which an attempt may be due. */
function getWindow({ config }: AutorenewDeps, now: Date) {
  return {
    from: new Date(now.getTime() - MAX_GRACE_DAYS * millisecondsInDay),
    to: new Date(now.getTime() + config.autorenewDaysBefore * millisecondsInDay),
  };
}

function findDue(deps: AutorenewDeps): AsyncIterable<DomainId[]> {
  const now = deps.clock.now();
  return dueAutorenewals(deps.db, getWindow(deps, now), now);
}

/** @returns how many orders were placed */
async function renewAll(deps: AutorenewDeps, ids: readonly DomainId[]): Promise<number> {
  const now = deps.clock.now();
  let placed = 0;
  let failed = 0;
  for (const { row, ...held } of await listDueAutorenewals(deps.db, ids, getWindow(deps, now), now)) {
    try {
      if (await processDue(deps, held, row)) placed += 1;
    } catch (error) {
      failed += 1;
      deps.log.error({ event: 'autorenew.failed', err: error, domain: held.domain.name }, 'Auto-renewal failed');
    }
  }
  // Thrown only after all domains were tried, so that the job is retried.
  if (failed > 0) throw new Error(`${failed} domains could not be auto-renewed`);
  return placed;
}

/** Takes the next step for a domain that is due. @returns whether an order was placed */
async function processDue(deps: AutorenewDeps, held: HeldDomain, row: AutorenewalRow | null): Promise<boolean> {
  const { domain } = held;
  const now = deps.clock.now();
  if (now > lastCharge(domain.expiry_date, findSoldName(domain.name)?.record.graceDays ?? 0)) return false;
  if (!row) {
    await announceTerms(deps, held, await getTerms(deps, held));
    return false;
  }
  const key = attemptKey(row);
  // The order of this attempt may exist: placed before a crash, or by another instance just now.
  const earlier = await findOrderByKey(deps.db, domain.customer_id, key);
  if (earlier) {
    await markInProgress(deps, row, earlier);
    return false;
  }
  if (await isBeingRenewed(deps.db, domain.name)) return false;
  const currency = announcedCurrency(row, deps.config);
  const year = await priceRenewal(deps, held, currency ?? ownCurrency(held, deps.config));
  if (!year) return false;
  if (year.fee?.kind === 'restore') {
    await recordFailure(deps, held, row, ({ t }) => t(messages.inRedemption), { isOver: true });
    return false;
  }
  if (currency === null || year.total > row.told_total) {
    await announceRise(deps, held, row, year);
    return false;
  }
  const card = await defaultCard(deps, domain.customer_id);
  if (!card) {
    await recordFailure(deps, held, row, ({ t }) => t(messages.cardMissing));
    return false;
  }
  if (isExpired(card, now)) {
    await recordFailure(deps, held, row, ({ t }) => t(messages.cardOver, { card: methodTitle(toMethodDetails(card)) }));
    return false;
  }
  return place(deps, held, row, { key, year, card });
}

/**
 * Returns the idempotency key of the next attempt: domain, expiry and number. The expiry is that to the second, as in the row: a registry may
 * correct it within its day, and the attempts before that are other ones.
 */
function attemptKey({ domain_id, expiry_date, attempts }: AutorenewalRow): string {
  return `autorenew_${domain_id}_${expiry_date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}_${attempts + 1}`;
}

/** Places the order of an attempt, at no more than the announced price. @returns whether it was placed now */
async function place(
  deps: AutorenewDeps,
  { domain, customer }: HeldDomain,
  row: AutorenewalRow,
  { key, year, card }: { key: string; year: PricedRenewal; card: CardRow },
): Promise<boolean> {
  const payload: OrderPayload = {
    original_amount: toWire(year.amount, year.currency),
    original_tax: toWire(year.tax, year.currency),
    payment_method_id: card.id,
    currency_code: year.currency,
    order_items: [year.item],
    idempotency_key: key,
  };
  try {
    const { order_id, isNew } = await placeOrder(
      deps,
      { id: customer.id, country: customer.country, vat: getCustomerVat(customer) },
      payload,
      { actor: ACTOR, requestId: null, merchantInitiated: true, signedInRecently: false, language: customer.language },
    );
    await markInProgress(deps, row, order_id);
    return isNew;
  } catch (error) {
    // The domain was renewed or has left, its price or card changed, or another instance was faster. The next run finds out which.
    if (!(error instanceof HttpError)) throw error;
    deps.log.info(
      { event: 'autorenew.not_placed', domain: domain.name, reason: error.message },
      'Auto-renewal order not placed; will retry',
    );
    return false;
  }
}

/** Records that an attempt is in progress. */
async function markInProgress({ db }: AutorenewDeps, row: AutorenewalRow, orderId: OrderId): Promise<void> {
  await changeAutorenewal(db, row, { attempts: row.attempts + 1, order_id: orderId, next_at: null });
  failpoint('after-autorenewal-followed');
}

/** Announces date and price if no notice has: auto-renew was enabled late, the domain came here late, or the price has changed. */
async function announceTerms(deps: AutorenewDeps, held: HeldDomain, terms: Terms | 'busy' | null): Promise<void> {
  if (terms === null || terms === 'busy') return;
  const now = deps.clock.now();
  const { name, expiry_date } = held.domain;
  await inTransaction(deps.db, async (tx) => {
    if (!(await saveTerms(tx, held, terms, now))) return;
    await deps.mail.send(
      autorenewEmail({ customer: held.customer, domain: name, expiry: expiry_date, terms, config: deps.config }),
      tx,
    );
  });
}

/** Announces a higher price and charges later. If there is no time left, the customer has to decide. */
async function announceRise(
  deps: AutorenewDeps,
  held: HeldDomain,
  row: AutorenewalRow,
  year: PricedRenewal,
): Promise<void> {
  const terms = await getTerms(deps, held);
  if (terms !== null) return announceTerms(deps, held, terms);
  await recordFailure(
    deps,
    held,
    row,
    ({ t, money }) => t(messages.tooDear, { amount: money(year.total, year.currency) }),
    { isOver: true },
  );
}

/** Records a failed attempt and emails the customer, once. */
async function recordFailure(
  deps: AutorenewDeps,
  { domain, customer }: HeldDomain,
  row: AutorenewalRow,
  problem: Problem,
  { isOver = false } = {},
): Promise<void> {
  const now = deps.clock.now();
  const attempts = row.order_id === null ? row.attempts + 1 : row.attempts;
  const next = isOver
    ? null
    : nextAttempt(attempts, now, lastCharge(row.expiry_date, findSoldName(domain.name)?.record.graceDays ?? 0));
  await inTransaction(deps.db, async (tx) => {
    if (!(await changeAutorenewal(tx, row, { attempts, order_id: null, next_at: next }))) return;
    await audit(tx, {
      at: now,
      actor: ACTOR,
      action: 'domain.autorenew_failed',
      subject: `domain:${domain.id}`,
      after: { attempt: attempts, problem: problem(ENGLISH_LOCALE), next_at: next },
    });
    const isOn = domain.is_auto_renew;
    await deps.mail.send(
      autorenewFailedEmail({
        customer,
        domain: domain.name,
        expiry: row.expiry_date,
        problem,
        next: isOn ? next : null,
        config: deps.config,
      }),
      tx,
    );
    failpoint('before-commit-autorenewal-failed');
  });
  failpoint('after-commit-autorenewal-failed');
}

/** Checks the orders of pending attempts, emails customers about failures, and closes completed ones. */
async function handleEnded(deps: AutorenewDeps): Promise<void> {
  for (let after: OrderId | undefined; ;) {
    const ended = await listEndedAutorenewals(deps.db, after);
    for (const attempt of ended) await handleEndedOne(deps, attempt);
    after = ended.at(-1)?.order.id;
    if (after === undefined) return;
  }
}

async function handleEndedOne(
  deps: AutorenewDeps,
  { row, domain, customer, order, item }: Awaited<ReturnType<typeof listEndedAutorenewals>>[number],
): Promise<void> {
  const isPast =
    order.state === 'completed' ||
    domain.ended_at !== null ||
    domain.expiry_date.getTime() !== row.expiry_date.getTime();
  if (!isPast)
    await recordFailure(
      deps,
      { domain, customer },
      row,
      (locale) =>
        (getPaymentMessage(order, locale) ?? getItemMessage(item, locale))?.message ?? locale.t(messages.notRenewed),
    );
  else await changeAutorenewal(deps.db, row, { order_id: null });
}
