import type { Contact, SavedContact } from '@storefront/shared/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contacts, customers } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { conflict, notFound } from '../../http/errors';
import { audit } from '../audit';

type ContactRow = typeof contacts.$inferSelect;
type ContactDeps = Pick<Deps, 'db' | 'clock'>;

/** Whose contact, and in which request. */
interface Owner {
  readonly customerId: string;
  readonly requestId: string;
}

/** More than anybody needs: an agency has one for each of its clients. */
const MAX_CONTACTS = 200;

const absent = () => notFound('Contact not found.', { code: 'no_such_saved_contact' });

export function shownContact({ id, contact, is_default, created_at, updated_at }: ContactRow): SavedContact {
  return { id, contact, is_default, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

/** The saved contacts of a customer: the default first, then the one changed last. */
export async function contactsOf({ db }: Pick<ContactDeps, 'db'>, customerId: string): Promise<ContactRow[]> {
  return db
    .select()
    .from(contacts)
    .where(eq(contacts.customer_id, customerId))
    .orderBy(desc(contacts.is_default), desc(contacts.updated_at), contacts.id);
}

/**
 * Keeps a contact that the customer agreed to keep; one that is kept already is returned.
 * @throws HttpError 409 where too many are kept
 */
export async function keepContact(
  { db, clock }: ContactDeps,
  owner: Owner,
  contact: Contact,
  makeDefault: boolean,
): Promise<ContactRow> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const kept = await lockAll(tx, owner.customerId);
    const same = kept.find((row) => isSame(row.contact, contact));
    if (same) return makeDefault && !same.is_default ? makeOnlyDefault(tx, same, now) : same;
    if (kept.length >= MAX_CONTACTS)
      throw conflict(`At most ${MAX_CONTACTS} contacts can be saved. Delete one that you no longer need.`, {
        code: 'too_many_contacts',
        params: { max: MAX_CONTACTS },
      });
    const [added] = await tx
      .insert(contacts)
      .values({ customer_id: owner.customerId, contact, consented_at: now, created_at: now, updated_at: now })
      .returning();
    if (!added) throw new Error('Contact insert returned no row');
    await record(tx, owner, 'contact.kept', added.id, now);
    return makeDefault || kept.length === 0 ? makeOnlyDefault(tx, added, now) : added;
  });
}

/** @throws HttpError 404 for a contact of somebody else as for one that is not there (I9) */
export async function changeContact(
  { db, clock }: ContactDeps,
  owner: Owner,
  id: string,
  contact: Contact | undefined,
  makeDefault: boolean,
): Promise<ContactRow> {
  if (!isUuid(id)) throw absent();
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const own = (await lockAll(tx, owner.customerId)).find((row) => row.id === id);
    if (!own) throw absent();
    if (contact) await tx.update(contacts).set({ contact, updated_at: now }).where(eq(contacts.id, id));
    await record(tx, owner, 'contact.changed', id, now);
    const changed = contact ? { ...own, contact, updated_at: now } : own;
    return makeDefault && !own.is_default ? makeOnlyDefault(tx, changed, now) : changed;
  });
}

/** @throws HttpError 404 for a contact of somebody else as for one that is not there (I9) */
export async function forgetContact({ db, clock }: ContactDeps, owner: Owner, id: string): Promise<void> {
  if (!isUuid(id)) throw absent();
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(contacts)
      .where(and(eq(contacts.id, id), eq(contacts.customer_id, owner.customerId)))
      .returning({ id: contacts.id });
    if (gone.length === 0) throw absent();
    await record(tx, owner, 'contact.deleted', id, clock.now());
  });
}

/** The customer's row is locked with them, so that two first contacts at once do not both become the default. */
async function lockAll(tx: Tx, customerId: string): Promise<ContactRow[]> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  return tx.select().from(contacts).where(eq(contacts.customer_id, customerId));
}

async function makeOnlyDefault(tx: Tx, row: ContactRow, now: Date): Promise<ContactRow> {
  await tx
    .update(contacts)
    .set({ is_default: false })
    .where(and(eq(contacts.customer_id, row.customer_id), ne(contacts.id, row.id), sql`${contacts.is_default}`));
  await tx.update(contacts).set({ is_default: true, updated_at: now }).where(eq(contacts.id, row.id));
  return { ...row, is_default: true, updated_at: now };
}

/** Without the contact itself: the log of changes keeps no personal data that the customer can delete. */
async function record(tx: Tx, { customerId, requestId }: Owner, action: string, id: string, at: Date): Promise<void> {
  await audit(tx, { at, actor: `customer:${customerId}`, action, subject: `contact:${id}`, requestId });
}

function isSame(a: Contact, b: Contact): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof Contact)[]);
  return [...names].every((name) => (a[name] ?? '') === (b[name] ?? ''));
}
