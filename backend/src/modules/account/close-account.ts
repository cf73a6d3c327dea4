import type { CustomerId } from '@storefront/shared/contract';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, unprocessable } from '../../http/errors';
import { toReader, type Customer } from '../../http/session';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { readAccountClosing } from './account-closing';
import { accountClosedEmail } from './account-closed-email';
import {
  cardsAtProvider,
  forgetEmails,
  liveNames,
  lockOpenAccount,
  recordClosed,
  turnAutoRenewOff,
} from './closing-queries';
import { eraseAccount } from './erase-account-queries';

type CloseDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mail' | 'jobs'>;

/** Retry delays double from one minute, which covers an outage of almost three days. */
const aftermath = defineQueue<{ customer_id: CustomerId }>({
  name: 'account-closed',
  retryLimit: 12,
  retryDelay: 60,
  expireIn: 300,
});
/** Delay of the aftermath in seconds: every request that was in progress has ended by then. */
const AFTERMATH_SECONDS = 60;

/**
 * Closes an account permanently, in one transaction: nobody can sign in to it again, and everything that the law does not require the shop
 * to keep is deleted. An email confirms it. Data held elsewhere, such as cards at the payment provider and the registrar's own auto-renew,
 * is removed by a job.
 * @throws HttpError 409 while a domain is active or an order open, 422 if the typed address is wrong
 */
export async function closeAccount(
  { config, db, clock, mail, jobs }: CloseDeps,
  customer: Customer,
  { email, requestId }: { readonly email: string; readonly requestId: string },
): Promise<void> {
  if (email.trim().toLowerCase() !== customer.email)
    throw unprocessable('This is not the email address of the account.', { code: 'email_differs' });
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    // Placing an order takes a shared lock on this row, so none can be placed between the check and the closure.
    if (!(await lockOpenAccount(tx, customer.id))) return;
    const { is_possible, active_names, open_orders } = await readAccountClosing(tx, customer.id);
    if (!is_possible)
      throw conflict(
        `The account still has ${amount(active_names.count, 'active domain')} and ${amount(open_orders.count, 'open order')}.`,
        { code: 'account_in_use', params: { domains: active_names.count, orders: open_orders.count } },
      );
    const actor = `customer:${customer.id}`;
    const changed = await turnAutoRenewOff(tx, customer.id, now);
    for (const { id } of changed)
      await audit(tx, {
        at: now,
        actor,
        action: 'domain.auto_renew_set',
        subject: `domain:${id}`,
        before: { is_auto_renew: true },
        after: { is_auto_renew: false },
        requestId,
      });
    await forgetEmails(tx, customer.id, customer.email);
    await eraseAccount(tx, customer.id, now);
    await recordClosed(tx, customer.id, now);
    await audit(tx, { at: now, actor, action: 'customer.closed', subject: actor, requestId });
    await mail.send(accountClosedEmail(config, toReader(customer)), tx);
    await jobs.enqueue(
      aftermath,
      { customer_id: customer.id },
      { tx, startAfter: new Date(Date.now() + AFTERMATH_SECONDS * 1_000) },
    );
  });
}

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Registers the job that completes the closure of an account. */
export function registerAccountClosingJob(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'mail' | 'jobs' | 'payment' | 'registrar'>,
): void {
  const { db, clock, jobs } = deps;
  jobs.handle(aftermath, async ({ data: { customer_id }, isLast }) => {
    // A request that was already in progress may have written something since: a contact, a cart, a card.
    await inTransaction(db, (tx) => eraseAccount(tx, customer_id, clock.now()));
    try {
      await tidyElsewhere(deps, customer_id);
    } catch (error) {
      if (isLast) await notifySupport(deps, customer_id);
      throw error;
    }
  });
}

/** Deletes cards at the provider and turns auto-renew off at the registrar; may be repeated. @throws if one of them does not respond */
async function tidyElsewhere(
  { db, payment, registrar }: Pick<Deps, 'db' | 'payment' | 'registrar'>,
  customerId: CustomerId,
): Promise<void> {
  const cards = await cardsAtProvider(db, customerId);
  for (const { method } of cards) await payment.forgetMethod(method);
  const names = await liveNames(db, customerId);
  for (const { name } of names) {
    const { kind } = await registrar.change(name, { autoRenew: false });
    if (kind === 'unknown') throw new Error(`The registrar did not confirm that auto-renew of ${name} is off`);
  }
}

async function notifySupport({ config, mail }: Pick<Deps, 'config' | 'mail'>, customerId: CustomerId): Promise<void> {
  await mail.send(
    renderEmail({
      locale: ENGLISH_LOCALE,
      to: config.supportEmail,
      subject: `A closed account is not tidied up: customer ${customerId}`,
      paragraphs: [
        'The payment provider or the registrar gave no answer for days. Remove the cards of this customer at the provider and see that none of their names renews itself.',
      ],
      from: config.shopName,
    }),
  );
}
