import { millisecondsInDay } from 'date-fns/constants';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, registrations, sign_in_methods } from '../../db/schema';
import { deleteMailTokens } from '../security';
import { setPassword } from '../sessions';

/** Maximum number of pending registrations per address: each password attempt costs one hash for every one of them. */
const MAX_WAITING = 10;
/** Lifetime of an unconfirmed account. */
const LIFE_MS = 30 * millisecondsInDay;

export type Registration = Omit<typeof registrations.$inferInsert, 'id' | 'created_at'>;

type CustomerRow = typeof customers.$inferSelect;

export async function lockCustomer(tx: Tx, email: string): Promise<CustomerRow | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.email, email)).for('update');
  return customer;
}

/** Saves the details and password of an unconfirmed account, replacing those of an earlier registration. */
export async function saveUnconfirmedAccount(
  tx: Tx,
  { email, language }: Pick<CustomerRow, 'email' | 'language'>,
  { customer_id: id, first_name, last_name, country, password_hash }: Registration,
  now: Date,
): Promise<void> {
  const person = { name: `${first_name} ${last_name}`, first_name, last_name, country, language, updated_at: now };
  await tx
    .insert(customers)
    .values({ id, email, created_at: now, ...person })
    .onConflictDoUpdate({ target: customers.id, set: person });
  const credential = { account_id: id, provider_id: 'credential', password_hash, created_at: now, updated_at: now };
  await tx.delete(sign_in_methods).where(eq(sign_in_methods.customer_id, id));
  await tx.insert(sign_in_methods).values({ customer_id: id, ...credential });
}

/** Marks the address of an account as confirmed, for someone who has received an email at it. */
export async function confirmAddress(tx: Tx, customerId: CustomerId, now: Date): Promise<CustomerRow | undefined> {
  const [customer] = await tx
    .update(customers)
    .set({ email_verified: true, updated_at: now })
    .where(eq(customers.id, customerId))
    .returning();
  return customer;
}

/** Saves a registration beside earlier ones of the address, of which only the newest are kept. */
export async function insertRegistration(tx: Tx, registration: Registration, now: Date): Promise<void> {
  await tx.insert(registrations).values({ ...registration, created_at: now });
  const older = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.customer_id, registration.customer_id))
    .orderBy(desc(registrations.created_at), desc(registrations.id))
    .offset(MAX_WAITING);
  await tx.delete(registrations).where(inArray(registrations.id, older));
}

export async function listWaitingRegistrations(db: Db, customerId: CustomerId): Promise<Registration[]> {
  const waiting: Registration[] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.customer_id, customerId))
    .orderBy(desc(registrations.created_at), desc(registrations.id));
  // An instance of the previous release stores the newest registration in the account only.
  const [account] = await db
    .select({
      customer_id: customers.id,
      first_name: customers.first_name,
      last_name: customers.last_name,
      country: customers.country,
      password_hash: sign_in_methods.password_hash,
    })
    .from(sign_in_methods)
    .innerJoin(customers, eq(customers.id, sign_in_methods.customer_id))
    .where(and(eq(customers.id, customerId), eq(sign_in_methods.provider_id, 'credential')));
  const hash = account?.password_hash;
  return account && hash && waiting.every(({ password_hash }) => password_hash !== hash)
    ? [...waiting, { ...account, password_hash: hash }]
    : waiting;
}

/** Turns a registration into the account, with its person and password. @returns false if the address is already confirmed */
export async function openAccount(
  tx: Tx,
  { customer_id, first_name, last_name, country, password_hash }: Registration,
  now: Date,
): Promise<boolean> {
  const opened = await tx
    .update(customers)
    .set({ name: `${first_name} ${last_name}`, first_name, last_name, country, email_verified: true, updated_at: now })
    .where(and(eq(customers.id, customer_id), eq(customers.email_verified, false), isNull(customers.closed_at)))
    .returning({ id: customers.id });
  if (opened.length === 0) return false;
  await setPassword(tx, customer_id, password_hash, now);
  await forgetRegistrations(tx, customer_id);
  return true;
}

/** Deletes the pending registrations of a confirmed address, with their links. */
export async function forgetRegistrations(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.customer_id, customerId));
  await deleteMailTokens(tx, customerId, 'verify_email');
}

/** Deletes old unconfirmed accounts, whose address and name anyone may have entered, but none that was confirmed or closed. */
export async function cleanRegistrations(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIFE_MS);
  await db.delete(registrations).where(lt(registrations.created_at, before));
  await db
    .delete(customers)
    .where(and(sql`not ${customers.email_verified}`, isNull(customers.closed_at), lt(customers.updated_at, before)));
}
