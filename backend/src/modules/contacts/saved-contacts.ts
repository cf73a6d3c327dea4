import type { Contact, SavedContact, ContactId, CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { conflict, notFound } from '../../http/errors';
import { audit } from '../audit';
import { type ContactRow, deleteContact, insertContact, lockContacts, makeOnlyDefault, updateContact } from './queries';

type ContactDeps = Pick<Deps, 'db' | 'clock'>;

interface Owner {
  readonly customerId: CustomerId;
  readonly requestId: string;
}

/** Enough for an agency with one contact per client. */
const MAX_CONTACTS = 200;

const absent = () => notFound('Contact not found.', { code: 'no_such_saved_contact' });

export function toSavedContact({ id, contact, is_default, created_at, updated_at }: ContactRow): SavedContact {
  return { id, contact, is_default, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

/** Saves a contact with the customer's consent, unless it is already saved. @throws HttpError 409 if the limit is reached */
export async function addSavedContact(
  { db, clock }: ContactDeps,
  owner: Owner,
  contact: Contact,
  makeDefault: boolean,
): Promise<ContactRow> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const rows = await lockContacts(tx, owner.customerId);
    const same = rows.find((row) => isSame(row.contact, contact));
    if (same) return makeDefault && !same.is_default ? makeOnlyDefault(tx, same, now) : same;
    if (rows.length >= MAX_CONTACTS)
      throw conflict(`At most ${MAX_CONTACTS} contacts can be saved. Delete one that you no longer need.`, {
        code: 'too_many_contacts',
        params: { max: MAX_CONTACTS },
      });
    const added = await insertContact(tx, owner.customerId, contact, now);
    await record(tx, owner, 'contact.kept', added.id, now);
    return makeDefault || rows.length === 0 ? makeOnlyDefault(tx, added, now) : added;
  });
}

/** @throws HttpError 404 both for someone else's contact and for an unknown one (I9) */
export async function changeContact(
  { db, clock }: ContactDeps,
  owner: Owner,
  id: ContactId,
  contact: Contact | undefined,
  makeDefault: boolean,
): Promise<ContactRow> {
  if (!isUuid(id)) throw absent();
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const own = (await lockContacts(tx, owner.customerId)).find((row) => row.id === id);
    if (!own) throw absent();
    if (contact) await updateContact(tx, id, contact, now);
    await record(tx, owner, 'contact.changed', id, now);
    const changed = contact ? { ...own, contact, updated_at: now } : own;
    return makeDefault && !own.is_default ? makeOnlyDefault(tx, changed, now) : changed;
  });
}

/** @throws HttpError 404 both for someone else's contact and for an unknown one (I9) */
export async function forgetContact({ db, clock }: ContactDeps, owner: Owner, id: ContactId): Promise<void> {
  if (!isUuid(id)) throw absent();
  await inTransaction(db, async (tx) => {
    if (!(await deleteContact(tx, owner.customerId, id))) throw absent();
    await record(tx, owner, 'contact.deleted', id, clock.now());
  });
}

/** Audits a change without the contact itself: the audit log keeps no personal data that the customer can delete. */
async function record(
  tx: Tx,
  { customerId, requestId }: Owner,
  action: 'contact.kept' | 'contact.changed' | 'contact.deleted',
  id: ContactId,
  at: Date,
): Promise<void> {
  await audit(tx, { at, actor: `customer:${customerId}`, action, subject: `contact:${id}`, requestId });
}

function isSame(a: Contact, b: Contact): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof Contact)[]);
  return [...names].every((name) => (a[name] ?? '') === (b[name] ?? ''));
}
