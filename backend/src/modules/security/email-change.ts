import type { CustomerId } from '@storefront/shared/contract';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { unprocessable } from '../../http/errors';
import type { Customer } from '../../http/session';
import type { RequestOrigin } from '../../http/visitor-country';
import { defineQueue } from '../../jobs/jobs';
import { revokeKeys } from '../api-keys';
import { audit } from '../audit';
import { issueToken, useToken } from './mail-token-queries';
import { revokeAccess, findOwner, lockOpenAccount, moveToAddress } from './queries';
import { addressChangedEmail, addressRestoredEmail, addressTakenEmail, confirmNewAddressEmail } from './emails';

type ChangeDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mail' | 'jobs'>;

/** The request only queues this job, so that only the email reveals whether the address has an account (SS-05). */
const changeQueue = defineQueue<{
  customer_id: CustomerId;
  email: string;
  /** Address of the account at the time of the request. Missing in jobs queued by an older version. */
  former_email?: string;
  request_id: string;
}>({ name: 'auth-email-change', retryLimit: 8, retryDelay: 2, expireIn: 60, forget: true });

export async function requestEmailChange(
  { jobs }: Pick<Deps, 'jobs'>,
  customer: Pick<Customer, 'id' | 'email'>,
  email: string,
  requestId: string,
): Promise<void> {
  await jobs.enqueue(changeQueue, {
    customer_id: customer.id,
    email: email.toLowerCase(),
    former_email: customer.email,
    request_id: requestId,
  });
}

/** Registers the job that emails the new address. */
export function registerEmailChangeJob({ config, db, clock, mail, jobs }: ChangeDeps): void {
  jobs.handle(changeQueue, async ({ data: { customer_id, email, former_email, request_id } }) => {
    await inTransaction(db, async (tx) => {
      const customer = await lockOpenAccount(tx, customer_id);
      if (!customer || customer.email === email) return;
      // A change of the account's address invalidates earlier requests, like links.
      if (former_email !== undefined && former_email !== customer.email) return;
      const now = clock.now();
      const actor = `customer:${customer_id}`;
      await audit(tx, { at: now, actor, action: 'customer.email_change_asked', subject: actor, requestId: request_id });
      const owner = await findOwner(tx, email);
      if (owner) return mail.send(addressTakenEmail(config, owner), tx);
      const token = await issueToken(tx, 'change_email', customer_id, now, email);
      await mail.send(confirmNewAddressEmail(config, { ...customer, email }, token), tx);
    });
  });
}

const taken = () =>
  unprocessable('This address now belongs to another account. Contact us, and we will sort it out.', {
    code: 'email_taken',
  });

/**
 * Moves an account to the address that the link was sent to, or back to the former one. After a move the former address is notified and
 * can take the account back for 24 hours, which ends every session (SS-04).
 * @returns null if the link is neither
 * @throws HttpError 422 `email_taken` if another account has got the address meanwhile
 */
export async function redeemEmailLink(
  { config, db, clock, mail }: Omit<ChangeDeps, 'jobs'>,
  token: string,
  { requestId, country }: RequestOrigin,
): Promise<'email_changed' | 'email_restored' | null> {
  const now = clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      const changed = await useToken(tx, 'change_email', token, now);
      const used = changed ?? (await useToken(tx, 'restore_email', token, now));
      if (!used?.email) return null;
      const before = await lockOpenAccount(tx, used.customerId);
      if (!before) return null;
      await moveToAddress(tx, before.id, used.email, now);
      const actor = `customer:${before.id}`;
      await audit(tx, {
        at: now,
        actor,
        action: changed ? 'customer.email_changed' : 'customer.email_restored',
        subject: actor,
        requestId,
      });
      if (changed) {
        const restoreToken = await issueToken(tx, 'restore_email', before.id, now, before.email);
        const facts = { newEmail: used.email, token: restoreToken, country };
        await mail.send(addressChangedEmail(config, before, facts), tx);
        return 'email_changed' as const;
      }
      const stopped = await revokeAccess(tx, before.id, used.issuedAt);
      await mail.send(addressRestoredEmail(config, { ...before, email: used.email }, stopped), tx);
      await revokeKeys(tx, { config, clock, mail }, { ...before, email: used.email }, requestId);
      return 'email_restored' as const;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}
