import { and, desc, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { CustomerId, StaffId, DomainId, OrderItemId } from '@storefront/shared/contract';
import type { AuditAction } from '../../core/audit-actions';
import { findActingKey } from '../../core/acting-key';
import { findActingStaff } from '../../core/acting-staff';
import type { Db, ReadDb, Tx } from '../../db/client';
import { api_keys, audit_entries, domains, isAboutCard, order_items, sign_in_countries, staff } from '../../db/schema';
import { isUuid } from '../../db/uuid';

/** Who causes a change, and in which request. */
export interface Actor {
  /** `customer:<id>`, `staff:<id>`, `job:<queue>`, `import:<who>` or `system`. */
  readonly actor: string;
  /** Null outside a request. */
  readonly requestId: string | null;
}

/** What was changed, and by whom. `before` and `after` contain no secrets. */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: Actor['actor'];
  /** A verb of the area, such as `customer.email_verified`. */
  readonly action: AuditAction;
  /** `<kind>:<id>`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: Actor['requestId'];
}

interface SignInEntry extends Pick<AuditEntry, 'at' | 'requestId'> {
  readonly customerId: CustomerId;
  readonly method: string;
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly country: string | null;
}

const row = ({ requestId = null, before = null, after = null, ...entry }: AuditEntry) => ({
  ...entry,
  before,
  after,
  request_id: requestId,
  staff_id: findActingStaff(entry.actor),
  api_key: findActingKey(entry.actor),
});

/** Writes an entry in the transaction of the change itself, so that neither exists without the other (invariant I6). */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(audit_entries).values(row(entry));
}

/** Writes the entry of a sign-in, and the country that it came from, if known. */
export async function auditSignIn(tx: Tx, { customerId, method, country, ...entry }: SignInEntry): Promise<void> {
  const customer = `customer:${customerId}`;
  const [written] = await tx
    .insert(audit_entries)
    .values(row({ ...entry, actor: customer, action: 'customer.signed_in', subject: customer, after: { method } }))
    .returning({ id: audit_entries.id });
  if (written && country !== null)
    await tx.insert(sign_in_countries).values({ entry_id: written.id, customer_id: customerId, country });
}

/** Maps sign-ins among entries to the countries that they came from, as far as known. */
export async function findSignInCountries(
  db: ReadDb,
  entries: readonly { readonly id: number; readonly action: string }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = entries.filter(({ action }) => action === 'customer.signed_in').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sign_in_countries.entry_id, country: sign_in_countries.country })
    .from(sign_in_countries)
    .where(inArray(sign_in_countries.entry_id, ids));
  return new Map(rows.map(({ id, country }) => [id, country]));
}

export async function auditAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  await tx.insert(audit_entries).values(entries.map(row));
}

const ownEntry = {
  id: audit_entries.id,
  at: audit_entries.at,
  actor: audit_entries.actor,
  staffId: audit_entries.staff_id,
  action: audit_entries.action,
  subject: audit_entries.subject,
  after: audit_entries.after,
};

/**
 * Returns entries about a customer's account and cards, and staff actions for the customer; newest first, before an id if given. Reads each
 * kind from the end of its own index, of which the planner might not use all if they were joined with `or`.
 */
export function entriesAbout(db: ReadDb, customer: string, before: number | undefined, limit: number, offset = 0) {
  const newest = (condition: SQL | undefined) =>
    db
      .select(ownEntry)
      .from(audit_entries)
      .where(and(condition, before === undefined ? undefined : lt(audit_entries.id, before)))
      .orderBy(desc(audit_entries.id))
      .limit(limit + offset);
  const byCustomer = eq(audit_entries.actor, customer);
  const found = union(
    newest(eq(audit_entries.subject, customer)),
    newest(and(byCustomer, isAboutCard(audit_entries.subject))),
    newest(and(byCustomer, isNotNull(audit_entries.staff_id))),
  ).as('found');
  return db.select().from(found).orderBy(desc(found.id)).limit(limit).offset(offset);
}

export async function findStaffNames(
  db: ReadDb,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null).filter(isUuid<StaffId>);
  if (known.length === 0) return new Map();
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findKeyNames(db: Db, prefixes: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(prefixes)].filter((prefix) => prefix !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ prefix: api_keys.prefix, name: api_keys.name })
    .from(api_keys)
    .where(inArray(api_keys.prefix, known));
  return new Map(rows.map(({ prefix, name }) => [prefix, name]));
}

/** Maps subjects (domains, zones, order items) to the domains they are about. */
export async function findDomainsOfSubjects(
  db: ReadDb,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const of = (kind: string): string[] =>
    subjects.filter((subject) => subject.startsWith(`${kind}:`)).map((subject) => subject.slice(kind.length + 1));
  const [ownIds, itemIds] = [of('domain').filter(isUuid<DomainId>), of('order_item').filter(isUuid<OrderItemId>)];
  const own =
    ownIds.length === 0
      ? []
      : await db.select({ id: domains.id, name: domains.name }).from(domains).where(inArray(domains.id, ownIds));
  const items =
    itemIds.length === 0
      ? []
      : await db
          .select({ id: order_items.id, name: order_items.domain_name })
          .from(order_items)
          .where(inArray(order_items.id, itemIds));
  return new Map([
    ...of('zone').map((name): [string, string] => [`zone:${name}`, name]),
    ...own.map(({ id, name }): [string, string] => [`domain:${id}`, name]),
    ...items.map(({ id, name }): [string, string] => [`order_item:${id}`, name]),
  ]);
}
