import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import {
  api_keys,
  audit_entries,
  autorenewals,
  cart_entries,
  carts,
  contacts,
  domain_dnssec,
  domains,
  expiry_notices,
  order_items,
  orders,
  outbox,
  passkeys,
  payment_methods,
  receipts,
  registrant_verifications,
  sessions,
  staff,
  totp_secrets,
  transfers,
  zone_records,
  zones,
} from '../../db/schema';

/** Where the next page of a list begins: after the key of its last row. */
export type Key = string | number;

/** The rows after a key. */
const beyond = (key: PgColumn | SQL, after: Key | undefined): SQL | undefined =>
  after === undefined ? undefined : sql`${key} > ${after}`;

/**
 * The pages of everything that the shop holds of a customer, one statement each. Every list is bound to the customer by its own
 * condition (I9).
 */
export function exportPages(db: Db, { id: me, email }: { readonly id: string; readonly email: string }, limit: number) {
  return {
    contacts: (after: Key | undefined) =>
      db
        .select({ key: contacts.id, row: contacts })
        .from(contacts)
        .where(and(eq(contacts.customer_id, me), beyond(contacts.id, after)))
        .orderBy(asc(contacts.id))
        .limit(limit),
    registrants: (after: Key | undefined) =>
      db
        .select({ key: registrant_verifications.id, row: registrant_verifications })
        .from(registrant_verifications)
        .where(and(eq(registrant_verifications.customer_id, me), beyond(registrant_verifications.id, after)))
        .orderBy(asc(registrant_verifications.id))
        .limit(limit),
    cards: (after: Key | undefined) =>
      db
        .select({ key: payment_methods.id, row: payment_methods })
        .from(payment_methods)
        .where(and(eq(payment_methods.customer_id, me), beyond(payment_methods.id, after)))
        .orderBy(asc(payment_methods.id))
        .limit(limit),
    domains: (after: Key | undefined) =>
      db
        .select({ key: domains.id, row: domains, dnssec: domain_dnssec })
        .from(domains)
        .leftJoin(domain_dnssec, eq(domain_dnssec.domain_id, domains.id))
        .where(and(eq(domains.customer_id, me), beyond(domains.id, after)))
        .orderBy(asc(domains.id))
        .limit(limit),
    autorenewals: (after: Key | undefined) => {
      const key = sql<string>`${autorenewals.domain_id} || ' ' || ${autorenewals.expiry_date}`;
      return db
        .select({ key, domain: domains.name, row: autorenewals })
        .from(autorenewals)
        .innerJoin(domains, eq(domains.id, autorenewals.domain_id))
        .where(and(eq(domains.customer_id, me), beyond(key, after)))
        .orderBy(key)
        .limit(limit);
    },
    expiry_notices: (after: Key | undefined) => {
      const key = sql<string>`${expiry_notices.domain_id} || ' ' || ${expiry_notices.expiry_date} || ' ' || ${expiry_notices.day}`;
      return db
        .select({ key, domain: domains.name, row: expiry_notices })
        .from(expiry_notices)
        .innerJoin(domains, eq(domains.id, expiry_notices.domain_id))
        .where(and(eq(domains.customer_id, me), beyond(key, after)))
        .orderBy(key)
        .limit(limit);
    },
    dns_records: (after: Key | undefined) =>
      db
        .select({ key: zone_records.id, domain: zones.name, row: zone_records })
        .from(zone_records)
        .innerJoin(zones, eq(zones.id, zone_records.zone_id))
        .innerJoin(domains, eq(domains.id, zones.domain_id))
        .where(and(eq(domains.customer_id, me), beyond(zone_records.id, after)))
        .orderBy(asc(zone_records.id))
        .limit(limit),
    orders: (after: Key | undefined) =>
      db
        .select({ key: orders.id, row: orders })
        .from(orders)
        .where(and(eq(orders.customer_id, me), beyond(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(limit),
    order_items: (after: Key | undefined) =>
      db
        .select({ key: order_items.id, item: order_items, currency: orders.currency_code })
        .from(order_items)
        .innerJoin(orders, eq(orders.id, order_items.order_id))
        .where(and(eq(orders.customer_id, me), beyond(order_items.id, after)))
        .orderBy(asc(order_items.id))
        .limit(limit),
    receipts: (after: Key | undefined) =>
      db
        .select({ key: receipts.id, document: receipts, currency: orders.currency_code })
        .from(receipts)
        .innerJoin(orders, eq(orders.id, receipts.order_id))
        .where(and(eq(orders.customer_id, me), beyond(receipts.id, after)))
        .orderBy(asc(receipts.id))
        .limit(limit),
    transfers: (after: Key | undefined) =>
      db
        .select({ key: transfers.order_item_id, row: transfers })
        .from(transfers)
        .where(and(eq(transfers.customer_id, me), beyond(transfers.order_item_id, after)))
        .orderBy(asc(transfers.order_item_id))
        .limit(limit),
    cart: (after: Key | undefined) =>
      db
        .select({ key: cart_entries.domain, at: cart_entries.at, choice: cart_entries.choice })
        .from(cart_entries)
        .innerJoin(carts, eq(carts.id, cart_entries.cart_id))
        .where(and(eq(carts.customer_id, me), beyond(cart_entries.domain, after)))
        .orderBy(asc(cart_entries.domain))
        .limit(limit),
    letters: (after: Key | undefined) =>
      db
        .select({ key: outbox.id, row: outbox })
        .from(outbox)
        .where(and(eq(outbox.recipient, email), beyond(outbox.id, after)))
        .orderBy(asc(outbox.id))
        .limit(limit),
    sessions: (after: Key | undefined) =>
      db
        .select({ key: sessions.id, row: sessions })
        .from(sessions)
        .where(and(eq(sessions.customer_id, me), beyond(sessions.id, after)))
        .orderBy(asc(sessions.id))
        .limit(limit),
    app_codes: (after: Key | undefined) =>
      db
        .select({ key: totp_secrets.customer_id, row: totp_secrets })
        .from(totp_secrets)
        .where(and(eq(totp_secrets.customer_id, me), beyond(totp_secrets.customer_id, after)))
        .orderBy(asc(totp_secrets.customer_id))
        .limit(limit),
    passkeys: (after: Key | undefined) =>
      db
        .select({ key: passkeys.id, row: passkeys })
        .from(passkeys)
        .where(and(eq(passkeys.customer_id, me), beyond(passkeys.id, after)))
        .orderBy(asc(passkeys.id))
        .limit(limit),
    api_keys: (after: Key | undefined) =>
      db
        .select({ key: api_keys.id, row: api_keys })
        .from(api_keys)
        .where(and(eq(api_keys.customer_id, me), beyond(api_keys.id, after)))
        .orderBy(asc(api_keys.id))
        .limit(limit),
    activity: (after: Key | undefined) =>
      db
        .select({ key: audit_entries.id, row: audit_entries, staff: staff.name })
        .from(audit_entries)
        .leftJoin(staff, eq(staff.id, audit_entries.staff_id))
        .where(sql`${audit_entries.id} in (${selectEntries(me, after ?? 0, limit)})`)
        .orderBy(asc(audit_entries.id))
        .limit(limit),
  };
}

/**
 * The next audit entries of what a customer did and of what belongs to them, each by its index. A zone goes by its name, which
 * others may have had before or after: only what was written while the name was this customer's counts (I9).
 */
function selectEntries(me: string, after: Key, limit: number): SQL {
  const customer = sql`'customer:' || ${me}::text`;
  return sql`
    with own (subject, since, until) as (
      select ${customer}, null::timestamptz, null::timestamptz
      union all select 'domain:' || d.id, null, null from ${domains} d where d.customer_id = ${me}
      union all select 'zone:' || d.name, d.created_at, d.ended_at from ${domains} d where d.customer_id = ${me}
      union all select 'order:' || o.id, null, null from ${orders} o where o.customer_id = ${me}
      union all select 'order_item:' || i.id, null, null from ${order_items} i join ${orders} o on o.id = i.order_id where o.customer_id = ${me}
      union all select 'payment_method:' || p.id, null, null from ${payment_methods} p where p.customer_id = ${me}
      union all select 'registrant:' || r.id, null, null from ${registrant_verifications} r where r.customer_id = ${me}
    )
    (select a.id from ${audit_entries} a where a.actor = ${customer} and a.id > ${after} order by a.id limit ${limit})
    union
    (select a.id from own join ${audit_entries} a on a.subject = own.subject
      where a.id > ${after} and (own.since is null or a.at >= own.since) and (own.until is null or a.at <= own.until)
      order by a.id limit ${limit})`;
}
