import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import {
  api_keys,
  dns_sandbox_zones,
  order_items,
  recovery_codes,
  staff,
  staff_tickets,
  totp_secrets,
  webhook_endpoints,
} from '../../db/schema';

export interface SealedColumn {
  readonly table: PgTable;
  readonly key: PgColumn;
  readonly sealed: PgColumn;
  readonly owner: PgColumn;
  readonly where?: SQL | undefined;
}

export const SEALED_COLUMNS = {
  totp: {
    table: totp_secrets,
    key: totp_secrets.customer_id,
    sealed: totp_secrets.sealed_secret,
    owner: totp_secrets.customer_id,
  },
  staff: {
    table: staff,
    key: staff.id,
    sealed: staff.sealed_secret,
    owner: staff.id,
    where: isNotNull(staff.sealed_secret),
  },
  staffSetUps: {
    table: staff_tickets,
    key: staff_tickets.token_hash,
    sealed: staff_tickets.sealed_secret,
    owner: staff_tickets.staff_id,
    where: isNotNull(staff_tickets.sealed_secret),
  },
  transferCodes: {
    table: order_items,
    key: order_items.id,
    sealed: order_items.auth_info,
    owner: order_items.domain_name,
    where: isNotNull(order_items.auth_info),
  },
  zoneKeys: {
    table: dns_sandbox_zones,
    key: dns_sandbox_zones.zone,
    sealed: dns_sandbox_zones.signing_key,
    owner: dns_sandbox_zones.zone,
    where: isNotNull(dns_sandbox_zones.signing_key),
  },
  apiKeys: { table: api_keys, key: api_keys.id, sealed: api_keys.hash_keys, owner: api_keys.prefix },
  webhooks: {
    table: webhook_endpoints,
    key: webhook_endpoints.id,
    sealed: webhook_endpoints.sealed_secrets,
    owner: webhook_endpoints.id,
  },
  recoveryCodes: {
    table: recovery_codes,
    key: recovery_codes.id,
    sealed: recovery_codes.hash_keys,
    owner: recovery_codes.id,
    where: isNull(recovery_codes.used_at),
  },
} as const satisfies Record<string, SealedColumn>;

export interface SealedRow {
  readonly key: string;
  readonly owner: string;
  readonly sealed: string | null;
}

export const findSealedRows = async (
  db: Db,
  { table, key, owner, sealed, where }: SealedColumn,
  after: string | undefined,
  limit: number,
): Promise<SealedRow[]> =>
  (await db
    .select({ key, owner, sealed })
    .from(table)
    .where(and(where, after === undefined ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(limit)) as SealedRow[];

/** Replaces a sealed value, unless the row has changed since it was read. @returns whether it did */
export async function replaceSealed(
  db: Db,
  { table, key, sealed }: SealedColumn,
  row: SealedRow,
  text: string,
): Promise<boolean> {
  const isAsRead = row.sealed === null ? isNull(sealed) : eq(sealed, row.sealed);
  const replaced = await db
    .update(table)
    .set({ [sealed.name]: text })
    .where(and(eq(key, row.key), isAsRead))
    .returning({ key });
  return replaced.length > 0;
}
