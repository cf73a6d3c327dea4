import { createHash } from 'node:crypto';
import {
  isMaterialChange,
  nameLife,
  needsRegistrantVerification,
  splitDomain,
  type NameLife,
} from '@storefront/shared/domain';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { findSoldName } from '../../../core/catalog/catalog';
import { unlessSameAsOwner, getContactRoles } from '../../../core/contact-roles';
import type { Db, Tx } from '../../../db/client';
import { registrar_sandbox_names } from '../../../db/schema';
import type { NameChange, RegisteredDomain, RegistrantRecord } from '../../../ports/registrar';

export type SandboxName = typeof registrar_sandbox_names.$inferSelect;

const byName = (domain: string) => eq(registrar_sandbox_names.name, domain);

/** Finds a domain that the sandbox has, even if it is deleted. */
export async function findNameOrDeleted(db: Db | Tx, domain: string): Promise<SandboxName | undefined> {
  const [row] = await db.select().from(registrar_sandbox_names).where(byName(domain));
  return row;
}

/** Finds a domain in the registrar account. */
export async function findName(db: Db, domain: string): Promise<SandboxName | undefined> {
  const row = await findNameOrDeleted(db, domain);
  return row?.deleted_at ? undefined : row;
}

/** Finds a domain in the registrar account and locks it for a change. */
export async function lockName(tx: Tx, domain: string): Promise<SandboxName | undefined> {
  const [row] = await tx.select().from(registrar_sandbox_names).where(byName(domain)).for('update');
  return row?.deleted_at ? undefined : row;
}

/** Returns those of the names that the sandbox has, even deleted ones: for others they are taken. */
export async function findTakenNames(db: Db | Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: registrar_sandbox_names.name })
    .from(registrar_sandbox_names)
    .where(inArray(registrar_sandbox_names.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}

export const listNames = (db: Db, after: string | null, limit: number): PromiseLike<SandboxName[]> =>
  db
    .select()
    .from(registrar_sandbox_names)
    .where(
      and(
        isNull(registrar_sandbox_names.deleted_at),
        after === null ? undefined : gt(registrar_sandbox_names.name, after),
      ),
    )
    .orderBy(asc(registrar_sandbox_names.name))
    .limit(limit);

/** Adds a domain. @returns whether the sandbox did not have it */
export async function insertName(db: Db | Tx, row: typeof registrar_sandbox_names.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(registrar_sandbox_names)
    .values(row)
    .onConflictDoNothing()
    .returning({ name: registrar_sandbox_names.name });
  return inserted.length > 0;
}

export async function updateName(tx: Tx, domain: string, columns: Partial<SandboxName>): Promise<void> {
  await tx.update(registrar_sandbox_names).set(columns).where(byName(domain));
}

/** Deletes a domain so that anyone can register it. */
export async function deleteName(tx: Tx, domain: string): Promise<void> {
  await tx.delete(registrar_sandbox_names).where(byName(domain));
}

export function toRegisteredDomain(
  { name, registered_at, expires_at, auto_renew, privacy, locked, nameservers, nameserver_addresses }: SandboxName,
  now: Date,
): RegisteredDomain {
  return {
    domain: name,
    registeredAt: registered_at,
    createdAt: registered_at,
    expiresAt: expires_at,
    life: getLife(name, expires_at, now),
    autoRenew: auto_renew,
    privacy,
    locked,
    nameservers,
    nameserverAddresses: nameserver_addresses,
    languageTag: null,
  };
}

/** Returns what a change sets in the row of its domain. */
export function toColumns(
  change: NameChange,
  { name, registrant, contacts }: SandboxName,
  now: Date,
): Partial<SandboxName> {
  if ('autoRenew' in change) return { auto_renew: change.autoRenew };
  if ('privacy' in change) return { privacy: change.privacy };
  if ('locked' in change) return { locked: change.locked };
  if ('role' in change) {
    const own = registrant && unlessSameAsOwner(registrant, change.contact);
    const others = Object.fromEntries(Object.entries(contacts).filter(([role]) => role !== change.role));
    return { contacts: { ...others, ...(own && { [change.role]: own }) } };
  }
  if ('registrant' in change) {
    const locks =
      registrant !== null &&
      isMaterialChange(registrant, change.registrant) &&
      needsRegistrantVerification(splitDomain(name).tld);
    const others = Object.fromEntries(
      Object.entries(contacts).filter(([, contact]) => unlessSameAsOwner(change.registrant, contact)),
    );
    return {
      registrant: change.registrant,
      tld_data: change.tldData,
      contacts: others,
      ...(locks && { locked: true, holder_changed_at: now }),
    };
  }
  const addresses = Object.entries(change.nameserverAddresses).map(([host, ips]): [string, string[]] => [
    host,
    [...ips],
  ]);
  return { nameservers: [...change.nameservers], nameserver_addresses: Object.fromEntries(addresses) };
}

/** Returns the registrant, with a contact for each role at its registry: the owner unless there is another. */
export function toRegistrantRecord({ name, registrant, tld_data, contacts }: SandboxName): RegistrantRecord | null {
  if (!registrant) return null;
  const roles = getContactRoles(splitDomain(name).tld).map(
    (role) => [role, unlessSameAsOwner(registrant, contacts[role])] as const,
  );
  return { registrant, tldData: tld_data, contacts: Object.fromEntries(roles) };
}

/** Generates a plausible auth code, deterministic for each name; it protects nothing in a sandbox. */
export function getAuthCode({ name, registered_at }: Pick<SandboxName, 'name' | 'registered_at'>): string {
  return `${createHash('sha256').update(`${name} ${registered_at.toISOString()}`).digest('base64url').slice(0, 14)}#7`;
}

/** The sandbox's registries follow the periods of the catalogue. */
export function getLife(name: string, expiresAt: Date, now: Date): NameLife {
  const sold = findSoldName(name);
  if (!sold) throw new Error(`The sandbox has ${name}, whose TLD is not in the catalog`);
  return nameLife(expiresAt, sold.record, now);
}

/** A released domain stays in the sandbox's data, as if someone else had registered it. */
export const isReleased = ({ life }: RegisteredDomain): boolean => life.stage === 'released';
