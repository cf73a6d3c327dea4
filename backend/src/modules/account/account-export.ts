import type { AccountExport, BillingDetails } from '@storefront/shared/contract';
import { toWire } from '@storefront/shared/domain';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { methodOf } from '../../db/payment-method';
import {
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
  totp_secrets,
  transfers,
  zone_records,
  zones,
} from '../../db/schema';
import type { Deps } from '../../deps';
import type { Customer } from '../../http/session';
import { itemStatusOf, saidOfItem, statusNameOf } from '../orders';
import { receiptNumber } from '../receipts';

/** Rows of one kind that are read by one statement. */
const PAGE = 1_000;

type Lists = {
  [Name in keyof AccountExport]: AccountExport[Name] extends readonly (infer Row)[]
    ? AsyncIterable<Row>
    : AccountExport[Name];
};

/** Where the next page of a list begins: after the key of its last row. */
type Key = string | number;

/** All rows of a kind, a page at a time. */
async function* read<Row extends { readonly key: Key }, Shown>(
  page: (after: Key | undefined) => Promise<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown> {
  for (let after: Key | undefined; ;) {
    const rows = await page(after);
    for (const row of rows) yield show(row);
    after = rows.at(-1)?.key;
    if (rows.length < PAGE) return;
  }
}

const text = (at: Date): string => at.toISOString();
const textOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The rows after a key. */
const beyond = (key: PgColumn | SQL, after: Key | undefined): SQL | undefined =>
  after === undefined ? undefined : sql`${key} > ${after}`;

/**
 * Everything that the shop holds of a customer, each list read only when it is iterated, by one statement for every thousand rows.
 * Left out is what would let its reader act as the customer: hashes, tokens, transfer codes, the provider's ids of cards, and the
 * text of emails, whose links are keys (I8). Each list is bound to the customer by its own condition (I9).
 */
export function accountExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customer: Customer,
  billing: BillingDetails,
): Lists {
  const me = customer.id;
  return {
    exported_at: text(clock.now()),
    profile: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      email_verified: customer.emailVerified,
      country: customer.country,
      created_at: text(customer.createdAt),
      default_currency: customer.defaultCurrency,
    },
    billing: {
      company: billing.company,
      address: billing.address,
      vat_number: billing.vat_number,
      vat_status: customer.vat?.status ?? null,
      vat_confirmed_at: billing.vat?.confirmed_at ?? null,
      vat_consultation_number: customer.vat?.evidence?.consultation_number ?? null,
    },
    contacts: read(
      (after) =>
        db
          .select({ key: contacts.id, row: contacts })
          .from(contacts)
          .where(and(eq(contacts.customer_id, me), beyond(contacts.id, after)))
          .orderBy(asc(contacts.id))
          .limit(PAGE),
      ({ row: { id, contact, is_default, consented_at, created_at, updated_at } }) => ({
        id,
        contact,
        is_default,
        consented_at: text(consented_at),
        created_at: text(created_at),
        updated_at: text(updated_at),
      }),
    ),
    registrants: read(
      (after) =>
        db
          .select({ key: registrant_verifications.id, row: registrant_verifications })
          .from(registrant_verifications)
          .where(and(eq(registrant_verifications.customer_id, me), beyond(registrant_verifications.id, after)))
          .orderBy(asc(registrant_verifications.id))
          .limit(PAGE),
      ({ row: { id, first_name, last_name, email, created_at, last_mail_at, verified_at } }) => ({
        id,
        first_name,
        last_name,
        email,
        created_at: text(created_at),
        last_mail_at: text(last_mail_at),
        verified_at: textOrNull(verified_at),
      }),
    ),
    cards: read(
      (after) =>
        db
          .select({ key: payment_methods.id, row: payment_methods })
          .from(payment_methods)
          .where(and(eq(payment_methods.customer_id, me), beyond(payment_methods.id, after)))
          .orderBy(asc(payment_methods.id))
          .limit(PAGE),
      ({ row: { id, is_default, created_at, deleted_at, ...row } }) => ({
        id,
        ...methodOf(row),
        is_default,
        created_at: text(created_at),
        removed_at: textOrNull(deleted_at),
      }),
    ),
    domains: read(
      (after) =>
        db
          .select({ key: domains.id, row: domains, dnssec: domain_dnssec })
          .from(domains)
          .leftJoin(domain_dnssec, eq(domain_dnssec.domain_id, domains.id))
          .where(and(eq(domains.customer_id, me), beyond(domains.id, after)))
          .orderBy(asc(domains.id))
          .limit(PAGE),
      ({ row, dnssec }) => ({
        id: row.id,
        domain: row.name,
        status: row.status,
        stage: row.stage,
        registered_at: text(row.registered_at),
        expiry_date: text(row.expiry_date),
        ended_at: textOrNull(row.ended_at),
        is_auto_renew: row.is_auto_renew,
        has_whois_privacy: row.has_whois_privacy,
        is_locked: row.is_locked,
        nameservers: row.nameservers,
        nameserver_addresses: row.nameserver_addresses,
        dnssec: dnssec && { state: dnssec.state, since: text(dnssec.state_since), ds_records: dnssec.ds_records },
        forwarding_url: row.forwarding_url,
        forwarding_permanent: row.forwarding_permanent,
        forwarding_keeps_path: row.forwarding_keeps_path,
        email_forwards: row.email_forwards.map(({ alias, target }) => ({ alias, target })),
        registrant: row.registrant,
        tld_data: row.tld_data,
        verify_by: textOrNull(row.verify_by),
      }),
    ),
    autorenewals: read(
      (after) => {
        const key = sql<string>`${autorenewals.domain_id} || ' ' || ${autorenewals.expiry_date}`;
        return db
          .select({ key, domain: domains.name, row: autorenewals })
          .from(autorenewals)
          .innerJoin(domains, eq(domains.id, autorenewals.domain_id))
          .where(and(eq(domains.customer_id, me), beyond(key, after)))
          .orderBy(key)
          .limit(PAGE);
      },
      ({ domain, row: { expiry_date, told_at, currency_code, told_total, attempts } }) => ({
        domain,
        expiry_date: text(expiry_date),
        told_at: text(told_at),
        currency_code,
        told_total: toWire(told_total, currency_code),
        attempts,
      }),
    ),
    expiry_notices: read(
      (after) => {
        const key = sql<string>`${expiry_notices.domain_id} || ' ' || ${expiry_notices.expiry_date} || ' ' || ${expiry_notices.day}`;
        return db
          .select({ key, domain: domains.name, row: expiry_notices })
          .from(expiry_notices)
          .innerJoin(domains, eq(domains.id, expiry_notices.domain_id))
          .where(and(eq(domains.customer_id, me), beyond(key, after)))
          .orderBy(key)
          .limit(PAGE);
      },
      ({ domain, row: { expiry_date, day, sent_at } }) => ({
        domain,
        expiry_date: text(expiry_date),
        day,
        sent_at: text(sent_at),
      }),
    ),
    dns_records: read(
      (after) =>
        db
          .select({ key: zone_records.id, domain: zones.name, row: zone_records })
          .from(zone_records)
          .innerJoin(zones, eq(zones.id, zone_records.zone_id))
          .innerJoin(domains, eq(domains.id, zones.domain_id))
          .where(and(eq(domains.customer_id, me), beyond(zone_records.id, after)))
          .orderBy(asc(zone_records.id))
          .limit(PAGE),
      ({ domain, row: { id, name, type, ttl, rdata } }) => ({ id, domain, name, type, ttl, data: rdata }),
    ),
    orders: read(
      (after) =>
        db
          .select({ key: orders.id, row: orders })
          .from(orders)
          .where(and(eq(orders.customer_id, me), beyond(orders.id, after)))
          .orderBy(asc(orders.id))
          .limit(PAGE),
      ({ row }) => {
        const wire = (minor: number): number => toWire(minor, row.currency_code);
        return {
          order_id: row.id,
          status_name: statusNameOf(row.state),
          created_at: text(row.created_at),
          updated_at: text(row.updated_at),
          currency_code: row.currency_code,
          amount: wire(row.amount),
          tax: wire(row.tax),
          total: wire(row.total),
          captured: wire(row.captured),
          refunded: wire(row.refunded),
          tax_country: row.tax_country,
          card_id: row.payment_method_id,
          placed_by_shop: row.merchant_initiated,
          consent: row.consent,
          withdrawn_at: textOrNull(row.withdrawn_at),
        };
      },
    ),
    order_items: read(
      (after) =>
        db
          .select({ key: order_items.id, item: order_items, currency: orders.currency_code })
          .from(order_items)
          .innerJoin(orders, eq(orders.id, order_items.order_id))
          .where(and(eq(orders.customer_id, me), beyond(order_items.id, after)))
          .orderBy(asc(order_items.id))
          .limit(PAGE),
      ({ item, currency }) => {
        const wire = (minor: number): number => toWire(minor, currency);
        return {
          id: item.id,
          order_id: item.order_id,
          type: item.type,
          domain: item.domain_name,
          period: item.period,
          status: itemStatusOf(item.state),
          ...(saidOfItem(item) ?? { message: '' }),
          amount: wire(item.amount),
          tax: wire(item.tax),
          tax_rates: item.tax_rates.map((line) => ({ ...line, tax_amount: wire(line.tax_amount) })),
          sub_items: item.sub_items.map((addOn) => ({ ...addOn, cost: wire(addOn.cost) })),
          registrant: item.registrant,
          tld_data: item.tld_data,
          expiry_date: textOrNull(item.expiry_date),
        };
      },
    ),
    receipts: read(
      (after) =>
        db
          .select({ key: receipts.id, document: receipts, currency: orders.currency_code })
          .from(receipts)
          .innerJoin(orders, eq(orders.id, receipts.order_id))
          .where(and(eq(orders.customer_id, me), beyond(receipts.id, after)))
          .orderBy(asc(receipts.id))
          .limit(PAGE),
      ({ document: { number, kind, order_id, amount, parties, issued_at }, currency }) => ({
        number: receiptNumber(number),
        kind,
        order_id,
        amount: toWire(amount, currency),
        buyer: parties.buyer,
        issued_at: text(issued_at),
      }),
    ),
    transfers: read(
      (after) =>
        db
          .select({ key: transfers.order_item_id, row: transfers })
          .from(transfers)
          .where(and(eq(transfers.customer_id, me), beyond(transfers.order_item_id, after)))
          .orderBy(asc(transfers.order_item_id))
          .limit(PAGE),
      ({
        row: { order_item_id, domain, stage, stage_until, asked_at, confirmed_at, cancel_asked_at, created_at, zone },
      }) => ({
        order_item_id,
        domain,
        stage,
        stage_until: textOrNull(stage_until),
        asked_at: textOrNull(asked_at),
        confirmed_at: textOrNull(confirmed_at),
        cancel_asked_at: textOrNull(cancel_asked_at),
        created_at: text(created_at),
        zone,
      }),
    ),
    cart: read(
      (after) =>
        db
          .select({ key: cart_entries.domain, at: cart_entries.at, choice: cart_entries.choice })
          .from(cart_entries)
          .innerJoin(carts, eq(carts.id, cart_entries.cart_id))
          .where(and(eq(carts.customer_id, me), beyond(cart_entries.domain, after)))
          .orderBy(asc(cart_entries.domain))
          .limit(PAGE),
      ({ key: domain, at, choice }) => ({ domain, changed_at: new Date(at).toISOString(), choice }),
    ),
    letters: read(
      (after) =>
        db
          .select({ key: outbox.id, row: outbox })
          .from(outbox)
          .where(and(eq(outbox.recipient, customer.email), beyond(outbox.id, after)))
          .orderBy(asc(outbox.id))
          .limit(PAGE),
      ({ row: { recipient, subject, status, created_at, sent_at } }) => ({
        to: recipient,
        subject,
        status,
        created_at: text(created_at),
        sent_at: textOrNull(sent_at),
      }),
    ),
    sessions: read(
      (after) =>
        db
          .select({ key: sessions.id, row: sessions })
          .from(sessions)
          .where(and(eq(sessions.customer_id, me), beyond(sessions.id, after)))
          .orderBy(asc(sessions.id))
          .limit(PAGE),
      ({ row: { created_at, updated_at, expires_at, ip_address, user_agent } }) => ({
        created_at: text(created_at),
        last_used_at: text(updated_at),
        expires_at: text(expires_at),
        ip_address,
        device: user_agent,
      }),
    ),
    app_codes: read(
      (after) =>
        db
          .select({ key: totp_secrets.customer_id, row: totp_secrets })
          .from(totp_secrets)
          .where(and(eq(totp_secrets.customer_id, me), beyond(totp_secrets.customer_id, after)))
          .orderBy(asc(totp_secrets.customer_id))
          .limit(PAGE),
      ({ row: { created_at, confirmed_at } }) => ({
        created_at: text(created_at),
        confirmed_at: textOrNull(confirmed_at),
      }),
    ),
    passkeys: read(
      (after) =>
        db
          .select({ key: passkeys.id, row: passkeys })
          .from(passkeys)
          .where(and(eq(passkeys.customer_id, me), beyond(passkeys.id, after)))
          .orderBy(asc(passkeys.id))
          .limit(PAGE),
      ({ row: { name, created_at, last_used_at } }) => ({
        name,
        created_at: text(created_at),
        last_used_at: textOrNull(last_used_at),
      }),
    ),
    activity: read(
      (after) =>
        db
          .select({ key: audit_entries.id, row: audit_entries })
          .from(audit_entries)
          .where(sql`${audit_entries.id} in (${entriesOf(me, after ?? 0)})`)
          .orderBy(asc(audit_entries.id))
          .limit(PAGE),
      ({ row: { at, actor, action, subject, before, after } }) => ({
        at: text(at),
        by: actor === `customer:${me}` ? 'you' : 'shop',
        action,
        subject,
        before,
        after,
      }),
    ),
  };
}

/**
 * The next audit entries of what a customer did and of what belongs to them, each by its index. A zone goes by its name, which
 * others may have had before or after: only what was written while the name was this customer's counts (I9).
 */
function entriesOf(me: string, after: Key): SQL {
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
    (select a.id from ${audit_entries} a where a.actor = ${customer} and a.id > ${after} order by a.id limit ${PAGE})
    union
    (select a.id from own join ${audit_entries} a on a.subject = own.subject
      where a.id > ${after} and (own.since is null or a.at >= own.since) and (own.until is null or a.at <= own.until)
      order by a.id limit ${PAGE})`;
}
