import { and, asc, eq, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { CustomerId, DomainId, RegistrantVerificationId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, domains, registrant_verifications as verifications } from '../../db/schema';
import { isUuid } from '../../db/uuid';

export type VerificationRow = typeof verifications.$inferSelect;
type DomainRow = typeof domains.$inferSelect;
/** The combination that is verified: a new address, or a new name at the same address, has to be confirmed again. */
type Tuple = Pick<VerificationRow, 'customer_id' | 'email' | 'first_name' | 'last_name'>;

/** Status of a domain suspended for lack of verification. */
export const SUSPENDED = 'suspended';

const isTuple = ({ customer_id, email, first_name, last_name }: Tuple) =>
  and(
    eq(verifications.customer_id, customer_id),
    eq(verifications.email, email),
    eq(verifications.first_name, first_name),
    eq(verifications.last_name, last_name),
  );

/** Inserts a registrant if the tuple is new, and locks it. */
export async function upsertRegistrant(
  tx: Tx,
  registrant: typeof verifications.$inferInsert,
): Promise<{ registrant: VerificationRow; isNew: boolean }> {
  const [added] = await tx
    .insert(verifications)
    .values(registrant)
    .onConflictDoNothing({
      target: [verifications.customer_id, verifications.email, verifications.first_name, verifications.last_name],
    })
    .returning();
  const [known] = added ? [added] : await tx.select().from(verifications).where(isTuple(registrant)).for('update');
  if (!known) throw new Error('Registrant insert returned no row');
  return { registrant: known, isNew: added !== undefined };
}

export const isKnown = async (db: Db, tuple: Tuple): Promise<boolean> =>
  (await db.select({ id: verifications.id }).from(verifications).where(isTuple(tuple))).length > 0;

export async function setRegistrant(
  tx: Tx,
  domainId: DomainId,
  registrantId: RegistrantVerificationId,
  verifyBy: Date | null,
): Promise<void> {
  await tx
    .update(domains)
    .set({ registrant_verification_id: registrantId, verify_by: verifyBy })
    .where(eq(domains.id, domainId));
}

export async function findCustomer(tx: Tx, customerId: CustomerId) {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  return customer;
}

/** What is shown of all domains of a registrant, aggregated by the database because one registrant may have many thousands. */
const domainsColumns = {
  domains: sql<string[]>`coalesce(array_agg(${domains.name} order by ${domains.verify_by}, ${domains.name}), '{}')`,
  verify_by: min(domains.verify_by),
  is_suspended: sql<boolean>`coalesce(bool_or(${domains.status} = ${SUSPENDED}), false)`,
};

export async function aggregateDomains(tx: Tx, registrantId: RegistrantVerificationId) {
  const [aggregate] = await tx
    .select(domainsColumns)
    .from(domains)
    .where(and(eq(domains.registrant_verification_id, registrantId), isNull(domains.ended_at)));
  if (!aggregate) throw new Error('An aggregate returned no row');
  return aggregate;
}

/** Lists the registrants of a customer's domains: earliest deadline first, confirmed ones last. */
export const registrantsOfCustomer = (db: Db, customerId: CustomerId, onlyUnconfirmed: boolean) =>
  db
    .select({ verification: verifications, ...domainsColumns })
    .from(verifications)
    .innerJoin(domains, and(eq(domains.registrant_verification_id, verifications.id), isNull(domains.ended_at)))
    .where(
      and(eq(verifications.customer_id, customerId), onlyUnconfirmed ? isNull(verifications.verified_at) : undefined),
    )
    .groupBy(verifications.id)
    .orderBy(sql`${verifications.verified_at} is not null`, asc(min(domains.verify_by)), asc(min(domains.name)));

export const listDomains = (tx: Tx, registrantId: RegistrantVerificationId): Promise<DomainRow[]> =>
  tx
    .select()
    .from(domains)
    .where(and(eq(domains.registrant_verification_id, registrantId), isNull(domains.ended_at)))
    .orderBy(asc(domains.name));

export async function replaceToken(tx: Tx, id: RegistrantVerificationId, tokenHash: string, now: Date): Promise<void> {
  await tx.update(verifications).set({ token_hash: tokenHash, last_mail_at: now }).where(eq(verifications.id, id));
}

export async function lockRegistrant(
  tx: Tx,
  customerId: CustomerId,
  id: RegistrantVerificationId,
): Promise<VerificationRow | undefined> {
  const own = and(eq(verifications.customer_id, customerId), isUuid(id) ? eq(verifications.id, id) : sql`false`);
  const [verification] = await tx.select().from(verifications).where(own).for('update');
  return verification;
}

/** Confirms an address with one guarded statement, which uses up the link. */
export async function confirmRegistrant(tx: Tx, tokenHash: string, now: Date): Promise<VerificationRow | undefined> {
  const [verification] = await tx
    .update(verifications)
    .set({ verified_at: now, token_hash: null })
    .where(and(eq(verifications.token_hash, tokenHash), isNull(verifications.verified_at)))
    .returning();
  return verification;
}

/** Removes the deadline from a registrant's domains, and reactivates the `suspended` ones. */
export async function releaseDomains(
  tx: Tx,
  registrantId: RegistrantVerificationId,
  suspended: readonly DomainId[],
  now: Date,
): Promise<void> {
  await tx
    .update(domains)
    .set({ verify_by: null, updated_at: now })
    .where(eq(domains.registrant_verification_id, registrantId));
  if (suspended.length > 0)
    await tx
      .update(domains)
      .set({ status: 'ok' })
      .where(inArray(domains.id, [...suspended]));
}

/** Reactivates a suspended domain. @returns whether it was suspended */
export async function releaseDomain(tx: Tx, id: DomainId, now: Date): Promise<boolean> {
  const released = await tx
    .update(domains)
    .set({ status: 'ok', updated_at: now })
    .where(and(eq(domains.id, id), eq(domains.status, SUSPENDED)))
    .returning({ id: domains.id });
  return released.length > 0;
}

/** Returns registrants not reminded yet, with a domain whose deadline is before `by`. */
export const dueForReminder = (db: Db, by: Date, limit: number) =>
  db
    .selectDistinct({ id: verifications.id })
    .from(verifications)
    .innerJoin(domains, eq(domains.registrant_verification_id, verifications.id))
    .where(
      and(
        isNull(verifications.verified_at),
        isNull(verifications.reminded_at),
        isNull(domains.ended_at),
        lte(domains.verify_by, by),
      ),
    )
    .limit(limit);

/** @returns undefined if the registrant has been reminded or has confirmed in the meantime */
export async function recordReminder(
  tx: Tx,
  id: RegistrantVerificationId,
  now: Date,
): Promise<VerificationRow | undefined> {
  const [reminded] = await tx
    .update(verifications)
    .set({ reminded_at: now })
    .where(and(eq(verifications.id, id), isNull(verifications.reminded_at), isNull(verifications.verified_at)))
    .returning();
  return reminded;
}

const isOverdue = (now: Date) => and(lte(domains.verify_by, now), eq(domains.status, 'ok'), isNull(domains.ended_at));

/** Returns registrants with a domain past its deadline. */
export const dueForSuspension = (db: Db, now: Date, limit: number) =>
  db.selectDistinct({ id: domains.registrant_verification_id }).from(domains).where(isOverdue(now)).limit(limit);

/** Returns an unconfirmed registrant with the customer, locked against a concurrent use of the emailed link. */
export async function lockUnconfirmed(tx: Tx, id: RegistrantVerificationId) {
  const [registrant] = await tx
    .select({
      verification: verifications,
      customer: { email: customers.email, first_name: customers.first_name, language: customers.language },
    })
    .from(verifications)
    .innerJoin(customers, eq(customers.id, verifications.customer_id))
    .where(and(eq(verifications.id, id), isNull(verifications.verified_at)))
    .for('update', { of: verifications });
  return registrant;
}

export const suspendOverdue = (tx: Tx, registrantId: RegistrantVerificationId, now: Date) =>
  tx
    .update(domains)
    .set({ status: SUSPENDED, updated_at: now })
    .where(and(eq(domains.registrant_verification_id, registrantId), isOverdue(now)))
    .returning({ id: domains.id, name: domains.name });

/** Returns domains that are unverified or suspended for it, earliest deadline first. */
export const domainsToFollow = (db: Db, limit: number) =>
  db
    .select({ id: domains.id, name: domains.name })
    .from(domains)
    .where(
      and(
        isNotNull(domains.registrant_verification_id),
        isNull(domains.ended_at),
        or(isNotNull(domains.verify_by), sql`${domains.status} = ${sql.raw(`'${SUSPENDED}'`)}`),
      ),
    )
    .orderBy(asc(domains.verify_by), asc(domains.id))
    .limit(limit);

export async function lockFollowed(tx: Tx, domainId: DomainId) {
  const [followed] = await tx
    .select({
      domain: { id: domains.id, name: domains.name, status: domains.status },
      verification: { id: verifications.id, email: verifications.email, first_name: verifications.first_name },
      customer: { email: customers.email, first_name: customers.first_name, language: customers.language },
    })
    .from(domains)
    .innerJoin(verifications, eq(verifications.id, domains.registrant_verification_id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .where(and(eq(domains.id, domainId), isNull(domains.ended_at)))
    .for('update', { of: domains });
  return followed;
}

export async function setDomainCheck(
  tx: Tx,
  domainId: DomainId,
  set: Partial<Pick<DomainRow, 'status' | 'verify_by' | 'updated_at'>>,
): Promise<void> {
  await tx.update(domains).set(set).where(eq(domains.id, domainId));
}

/** @returns false if the registrant was already verified */
export async function markVerified(tx: Tx, id: RegistrantVerificationId, at: Date): Promise<boolean> {
  const verified = await tx
    .update(verifications)
    .set({ verified_at: at, token_hash: null })
    .where(and(eq(verifications.id, id), isNull(verifications.verified_at)))
    .returning({ id: verifications.id });
  return verified.length > 0;
}

/** Returns a domain of an unconfirmed registrant of the customer; undefined if there is none. */
export async function nameToVerify(
  db: Db,
  customerId: CustomerId,
  id: RegistrantVerificationId,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const [domain] = await db
    .select({ name: domains.name })
    .from(verifications)
    .innerJoin(domains, and(eq(domains.registrant_verification_id, verifications.id), isNull(domains.ended_at)))
    .where(and(eq(verifications.id, id), eq(verifications.customer_id, customerId), isNull(verifications.verified_at)))
    .orderBy(asc(domains.verify_by), asc(domains.name))
    .limit(1);
  return domain?.name;
}

export async function recordWritten(tx: Tx, id: RegistrantVerificationId, now: Date): Promise<void> {
  await tx.update(verifications).set({ last_mail_at: now }).where(eq(verifications.id, id));
}
