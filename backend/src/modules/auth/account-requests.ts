import type { Language, CustomerId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../db/uuid';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { accountExistsEmail, recoveryEmail, verificationEmail } from './emails';
import { issueToken } from '../security';
import { insertRegistration, saveUnconfirmedAccount, lockCustomer } from './queries';

interface RegistrationRequest {
  email: string;
  first_name: string;
  last_name: string;
  country: string;
  /** Missing in requests queued by a release without languages. */
  language?: Language | null;
  /** Argon2id; the password itself is never queued. */
  password_hash: string;
  request_id: string;
}

/**
 * Requests that strangers may make for an address. The request only enqueues a job, with the same work for every address; whether there is
 * an account affects only the job and the email, so that neither response nor timing reveals it (SS-05).
 */
const lastTries = { retryLimit: 8, retryDelay: 2, expireIn: 60, forget: true };
export const registrationQueue = defineQueue<RegistrationRequest>({ name: 'auth-registration', ...lastTries });
export const resendQueue = defineQueue<{ email: string }>({ name: 'auth-verification-resend', ...lastTries });
export const recoveryQueue = defineQueue<{ email: string; request_id: string }>({
  name: 'auth-recovery',
  ...lastTries,
});

/** Creates the account, or tells the owner of the address that one exists. */
async function register({ db, clock, mail, config }: Deps, request: RegistrationRequest): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const existing = await lockCustomer(tx, request.email);
    if (existing?.email_verified) return mail.send(accountExistsEmail(config, existing), tx);
    const id = existing?.id ?? newId<CustomerId>();
    const { email, first_name, last_name, country, language = null, password_hash } = request;
    const registration = { customer_id: id, first_name, last_name, country, password_hash };
    // The address is unproven, so each request keeps its own password; the account shows the newest until one is confirmed.
    await saveUnconfirmedAccount(tx, { email, language }, registration, now);
    await insertRegistration(tx, registration, now);
    await audit(tx, {
      at: now,
      actor: `customer:${id}`,
      action: existing ? 'customer.registered_again' : 'customer.registered',
      subject: `customer:${id}`,
      requestId: request.request_id,
    });
    await mail.send(
      verificationEmail(config, { email, first_name, language }, await issueToken(tx, 'verify_email', id, now)),
      tx,
    );
  });
}

async function resend({ db, clock, mail, config }: Deps, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, email);
    if (!customer || customer.email_verified) return;
    await mail.send(
      verificationEmail(config, customer, await issueToken(tx, 'verify_email', customer.id, clock.now())),
      tx,
    );
  });
}

async function recover({ db, clock, mail, config }: Deps, email: string, requestId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, email);
    if (!customer) return;
    const now = clock.now();
    await audit(tx, {
      at: now,
      actor: 'system',
      action: 'customer.recovery_asked',
      subject: `customer:${customer.id}`,
      requestId,
    });
    await mail.send(recoveryEmail(config, customer, await issueToken(tx, 'reset_password', customer.id, now)), tx);
  });
}

export function registerAccountRequestJobs(deps: Deps): void {
  deps.jobs.handle(registrationQueue, ({ data }) => register(deps, data));
  deps.jobs.handle(resendQueue, ({ data }) => resend(deps, data.email));
  deps.jobs.handle(recoveryQueue, ({ data }) => recover(deps, data.email, data.request_id));
}
