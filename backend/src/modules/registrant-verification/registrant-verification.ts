import { createHash, randomBytes } from 'node:crypto';
import type {
  Contact,
  listRegistrantVerifications,
  ReadInputOf,
  RegistrantVerification,
  CustomerId,
  DomainId,
  RegistrantVerificationId,
} from '@storefront/shared/contract';
import { needsRegistrantVerification, verifiedTuple, verifyBy } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { RegistrantChecks } from '../../ports/registrar';
import { conflict, notFound, registrarRefused, registrarUnavailable, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { createAttemptLimits } from '../../http/attempt-limits';
import { confirmRegistrantEmail } from './emails';
import {
  aggregateDomains,
  confirmRegistrant,
  listDomains,
  findCustomer,
  isKnown,
  upsertRegistrant,
  lockRegistrant,
  nameToVerify,
  recordWritten,
  registrantsOfCustomer,
  releaseDomain,
  releaseDomains,
  replaceToken,
  setRegistrant,
  SUSPENDED,
  type VerificationRow,
} from './queries';

type VerificationDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

const toHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
const newToken = (): string => randomBytes(32).toString('base64url');

interface NewRegistrant {
  readonly customerId: CustomerId;
  readonly domainId: DomainId;
  readonly domain: string;
  readonly tld: string;
  readonly registrant: Contact;
  readonly at: Date;
  readonly requestId: string | null;
}

/**
 * Asks the registrant of a new or transferred domain to confirm the address, in the transaction that adds the domain to the customer's
 * list. A confirmation of the same name and address counts for further domains; so does that of the account, if the registrant is the
 * customer (LG-01). A registrar that verifies registrants itself emails all of them.
 */
export async function askRegistrant(
  tx: Tx,
  {
    mail,
    config,
    registrar,
  }: Pick<VerificationDeps, 'mail'> & {
    readonly config: Parameters<typeof confirmRegistrantEmail>[0];
    readonly registrar: Pick<Deps['registrar'], 'registrantChecks'>;
  },
  request: NewRegistrant,
): Promise<void> {
  if (!needsRegistrantVerification(request.tld)) return;
  const { customerId, at } = request;
  const [first_name, last_name, email] = verifiedTuple(request.registrant);
  const token = newToken();
  const customer = await findCustomer(tx, customerId);
  const byRegistrar = registrar.registrantChecks !== undefined;
  const isCustomer = !byRegistrar && isConfirmedCustomer(customer, { first_name, last_name, email });
  const { registrant, isNew } = await upsertRegistrant(tx, {
    customer_id: customerId,
    first_name,
    last_name,
    email,
    token_hash: isCustomer || byRegistrar ? null : toHash(token),
    verified_at: isCustomer ? at : null,
    last_mail_at: at,
    created_at: at,
  });
  await setRegistrant(tx, request.domainId, registrant.id, registrant.verified_at ? null : verifyBy(at));
  // A registrar that suspends domains itself also reports when they are reactivated.
  if (registrant.verified_at && !byRegistrar && (await releaseDomain(tx, request.domainId, at)))
    await auditRelease(tx, request.domainId, 'system', at, request.requestId);
  if (!isNew) return;
  if (isCustomer)
    return audit(tx, {
      at,
      actor: 'system',
      action: 'registrant.confirmed',
      subject: `registrant:${registrant.id}`,
      after: { domain: request.domain, by: 'account' },
      requestId: request.requestId,
    });
  await audit(tx, {
    at,
    actor: 'system',
    action: 'registrant.asked',
    subject: `registrant:${registrant.id}`,
    after: { domain: request.domain, ...(byRegistrar && { by: 'registrar' }) },
    requestId: request.requestId,
  });
  if (byRegistrar) return;
  await mail.send(
    confirmRegistrantEmail(
      config,
      { first_name, email, names: [request.domain] },
      token,
      verifyBy(at),
      customer?.language ?? null,
    ),
    tx,
  );
}

const auditRelease = (tx: Tx, id: DomainId, actor: string, at: Date, requestId: string | null): Promise<void> =>
  audit(tx, {
    at,
    actor,
    action: 'domain.unsuspended',
    subject: `domain:${id}`,
    before: { status: SUSPENDED },
    after: { status: 'ok' },
    requestId,
  });

/** Maximum new addresses emailed per customer and hour because of changed registrants: each may not have asked for an email. */
const NEW_REGISTRANTS_AN_HOUR = 20;

/**
 * Counts a change of a registrant that would send an email to a new address. Otherwise a customer could have any number of strangers
 * emailed by repeatedly changing the owner of a domain.
 * @throws HttpError 429
 */
export async function countNewRegistrant(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  customerId: CustomerId,
  { tld, registrant }: Pick<NewRegistrant, 'tld' | 'registrant'>,
): Promise<void> {
  if (!needsRegistrantVerification(tld)) return;
  const [first_name, last_name, email] = verifiedTuple(registrant);
  if (!(await isKnown(deps.db, { customer_id: customerId, email, first_name, last_name })))
    await createAttemptLimits(deps).count([
      { name: 'registrant-new', subject: customerId, max: NEW_REGISTRANTS_AN_HOUR, seconds: 3_600 },
    ]);
}

/** Whether a registrant is the customer, at the confirmed address of the account, so that no further confirmation is needed. */
function isConfirmedCustomer(
  customer: Awaited<ReturnType<typeof findCustomer>>,
  registrant: { first_name: string; last_name: string; email: string },
): boolean {
  if (!customer?.email_verified) return false;
  return (
    customer.email === registrant.email.toLowerCase() &&
    customer.first_name.trim() === registrant.first_name &&
    customer.last_name.trim() === registrant.last_name
  );
}

function toRegistrantVerification(
  verification: VerificationRow,
  { domains, verify_by, is_suspended }: Awaited<ReturnType<typeof aggregateDomains>>,
): RegistrantVerification {
  const { id, first_name, last_name, email, verified_at, last_mail_at } = verification;
  return {
    id,
    first_name,
    last_name,
    email,
    state: verified_at ? 'verified' : is_suspended ? 'suspended' : 'pending',
    verify_by: verified_at ? null : (verify_by?.toISOString() ?? null),
    verified_at: verified_at?.toISOString() ?? null,
    last_mail_at: last_mail_at.toISOString(),
    domains,
  };
}

/** Lists the registrants of a customer's domains: earliest deadline first, confirmed ones last. */
export async function listRegistrants(
  { db }: Pick<VerificationDeps, 'db'>,
  customerId: CustomerId,
  { state }: ReadInputOf<typeof listRegistrantVerifications> = {},
): Promise<RegistrantVerification[]> {
  const registrants = await registrantsOfCustomer(db, customerId, state === 'unconfirmed');
  return registrants.map(({ verification, ...held }) => toRegistrantVerification(verification, held));
}

/** Sends a registrant a new link; the earlier one stops working. */
export async function resendLink(
  tx: Tx,
  { mail, config }: Pick<VerificationDeps, 'mail' | 'config'>,
  verification: VerificationRow,
  now: Date,
): Promise<RegistrantVerification> {
  const token = newToken();
  const next = { ...verification, last_mail_at: now };
  await replaceToken(tx, verification.id, toHash(token), now);
  const view = toRegistrantVerification(next, await aggregateDomains(tx, verification.id));
  const names = view.domains;
  const customer = await findCustomer(tx, verification.customer_id);
  await mail.send(
    confirmRegistrantEmail(
      config,
      { first_name: next.first_name, email: next.email, names },
      token,
      view.state === 'suspended' || !view.verify_by ? null : new Date(view.verify_by),
      customer?.language ?? null,
    ),
    tx,
  );
  return view;
}

/** Has the registrar resend its email. A registrant of another customer, or a confirmed one, is rejected by the next check. */
async function resendByRegistrar(
  db: Db,
  checks: RegistrantChecks,
  customerId: CustomerId,
  id: RegistrantVerificationId,
): Promise<void> {
  const name = await nameToVerify(db, customerId, id);
  if (name === undefined) return;
  const outcome = await checks.resend(name);
  if (outcome.kind === 'unknown')
    throw registrarUnavailable('nothing_changed', 'The registrar did not respond. Nothing was sent; try again.');
  if (outcome.kind === 'refused') throw registrarRefused(outcome);
}

/**
 * @throws HttpError 404 for another customer's registrant as for an unknown one (I9), 409 if it is confirmed or the registrar refuses, 503
 *   if the registrar does not respond
 */
export async function resendTo(
  deps: VerificationDeps & Pick<Deps, 'registrar'>,
  customerId: CustomerId,
  id: RegistrantVerificationId,
  requestId: string,
): Promise<RegistrantVerification> {
  const { registrantChecks } = deps.registrar;
  if (registrantChecks) await resendByRegistrar(deps.db, registrantChecks, customerId, id);
  return inTransaction(deps.db, async (tx) => {
    const verification = await lockRegistrant(tx, customerId, id);
    if (!verification) throw notFound('Registrant not found.', { code: 'no_such_registrant' });
    if (verification.verified_at) throw conflict('This address is already confirmed.', { code: 'already_confirmed' });
    const now = deps.clock.now();
    await audit(tx, {
      at: now,
      actor: `customer:${customerId}`,
      action: 'registrant.asked_again',
      subject: `registrant:${id}`,
      requestId,
    });
    if (!registrantChecks) return resendLink(tx, deps, verification, now);
    await recordWritten(tx, id, now);
    return toRegistrantVerification({ ...verification, last_mail_at: now }, await aggregateDomains(tx, id));
  });
}

/**
 * Confirms an address by the emailed link, which one guarded statement uses up, and reactivates suspended domains.
 * @throws HttpError 422 for a link that no longer works
 */
export async function confirmByToken(
  { db, clock }: VerificationDeps,
  token: string,
  requestId: string,
): Promise<{ email: string; domains: string[] }> {
  const confirmed = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const verification = await confirmRegistrant(tx, toHash(token), now);
    if (!verification) return null;
    const held = await listDomains(tx, verification.id);
    const back = held.filter(({ status }) => status === SUSPENDED).map(({ id }) => id);
    if (held.length > 0) await releaseDomains(tx, verification.id, back, now);
    const actor = `registrant:${verification.id}`;
    await audit(tx, { at: now, actor, action: 'registrant.confirmed', subject: actor, requestId });
    for (const id of back) await auditRelease(tx, id, actor, now, requestId);
    return { email: verification.email, domains: held.map(({ name }) => name) };
  });
  if (!confirmed)
    throw unprocessable(
      'This link no longer works. It may have been used already, or been replaced by a newer email. Sign in to have it sent again.',
      { code: 'token_invalid', params: { what: 'registrant' } },
    );
  return confirmed;
}
