import { and, asc, desc, eq, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AccountExport, BulkChangeId, CustomerId, DomainId } from '@storefront/shared/contract';
import type { ReadDb } from '../../db/client';
import { isoInstant, joinTexts, jsonObject, type JsonTexts } from '../../db/json-object';
import {
  address_corrections,
  api_keys,
  autorenewals,
  bulk_change_domains,
  bulk_changes,
  cart_entries,
  carts,
  contacts,
  domain_dnssec,
  domains,
  expiry_notices,
  factor_removals,
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
import { exportActivity } from './export-activity-queries';

type ListedIn<List extends keyof AccountExport> = AccountExport[List] extends readonly (infer Row)[] ? Row : never;

/** Rows after a key. */
const beyond = (key: PgColumn, after: string | undefined): SQL | undefined =>
  after === undefined ? undefined : gt(key, after);

/** Rows after a pair of keys, ordered by both. */
const beyondBoth = (
  [first, second]: readonly [PgColumn, PgColumn | SQL],
  after: readonly [string, string | number] | undefined,
): SQL | undefined => after && sql`(${first}, ${second}) > (${after[0]}, ${after[1]})`;

/** Position in a list ordered by time, newest first, then by id. */
interface TimePosition {
  readonly at: Date;
  readonly id: string;
}
const before = (at: PgColumn, id: PgColumn, after: TimePosition | undefined): SQL | undefined =>
  after && and(lte(at, after.at), or(lt(at, after.at), gt(id, after.id)));

/** Position in a list ordered by order, then by number within the order. */
interface InOrder extends TimePosition {
  readonly number: number;
}
const beforeInOrder = (number: PgColumn, after: InOrder | undefined): SQL | undefined =>
  after &&
  and(
    lte(orders.created_at, after.at),
    or(lt(orders.created_at, after.at), sql`(${orders.id}, ${number}) > (${after.id}::uuid, ${after.number}::int)`),
  );
const orderPlace = (number: PgColumn) => ({
  at: orders.created_at,
  id: orders.id,
  number: sql<number>`${number}`.mapWith(Number),
});

/** A page that the database has written. */
export interface WrittenPage<Key, Row> {
  /** Null if it has no rows. */
  readonly text: JsonTexts<Row> | null;
  readonly rows: number;
  /** The position after which the next page begins. */
  readonly key: Key;
}

const countRows = sql<number>`count(*)::int`;
/** The value of the last row of a sorted subquery. */
const last = <Value>(column: PgColumn | SQL.Aliased<Value>): SQL<Value> =>
  sql<Value>`(array_agg(${column}))[${countRows}]`;

const getOnly = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('An aggregate returned no row');
  return row;
};

/** Sort key of the notices of one domain. */
const noticePlace = sql`(${expiry_notices.expiry_date}::text || ' ' || ${expiry_notices.day})`;

/** Position in the records of all zones. */
interface RecordPosition {
  readonly domain: DomainId;
  readonly record: string;
}

/** Members of an order and of an item that are computed, because an amount depends on its currency. */
type Amount = 'amount' | 'tax';

/** Domains from a key onwards, using only the index. */
const from = (after: readonly [DomainId, string] | undefined): SQL | undefined => after && gte(domains.id, after[0]);

/** Statements that read everything stored about a customer, page by page. Each is restricted to the customer by its own condition (I9). */
export function exportPages(
  db: ReadDb,
  { id: me, email }: { readonly id: CustomerId; readonly email: string },
  limit: number,
) {
  /** The customer's rows of a table, by id. */
  const byId =
    <Table extends PgTable & { readonly id: PgColumn; readonly customer_id: PgColumn }>(table: Table) =>
    async (after: string | undefined): Promise<{ key: string; row: Table['$inferSelect'] }[]> => {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.customer_id, me), beyond(table.id, after)))
        .orderBy(asc(table.id))
        .limit(limit);
      return rows.map((row) => ({ key: String(row.id), row }));
    };
  return {
    contacts: byId(contacts),
    registrants: byId(registrant_verifications),
    cards: byId(payment_methods),
    domains: async (after: string | undefined): Promise<WrittenPage<string, ListedIn<'domains'>>> => {
      const page = db
        .select({
          id: domains.id,
          json: jsonObject<
            Required<ListedIn<'domains'>> & { forwarding_permanent: boolean; forwarding_keeps_path: boolean }
          >(
            {
              id: domains.id,
              domain: domains.name,
              status: domains.status,
              stage: domains.stage,
              registered_at: isoInstant(domains.registered_at),
              expiry_date: isoInstant(domains.expiry_date),
              ended_at: isoInstant(domains.ended_at),
              is_auto_renew: domains.is_auto_renew,
              has_whois_privacy: domains.has_whois_privacy,
              is_locked: domains.is_locked,
              nameservers: domains.nameservers,
              nameserver_addresses: domains.nameserver_addresses,
              dnssec: sql`case when ${domain_dnssec.domain_id} is not null then ${jsonObject<
                NonNullable<ListedIn<'domains'>['dnssec']>
              >(
                {
                  state: domain_dnssec.state,
                  since: isoInstant(domain_dnssec.state_since),
                  ds_records: domain_dnssec.ds_records,
                },
                {},
              )}::json end`,
              forwarding_url: domains.forwarding_url,
              forwarding_permanent: domains.forwarding_permanent,
              forwarding_keeps_path: domains.forwarding_keeps_path,
              email_forwards: domains.email_forwards,
              registrant: domains.registrant,
              tld_data: domains.tld_data,
              verify_by: isoInstant(domains.verify_by),
            },
            {},
          ).as('json'),
        })
        .from(domains)
        .leftJoin(domain_dnssec, eq(domain_dnssec.domain_id, domains.id))
        .where(and(eq(domains.customer_id, me), beyond(domains.id, after)))
        .orderBy(asc(domains.id))
        .limit(limit)
        .as('page');
      return getOnly(
        await db.select({ text: joinTexts(page.json), rows: countRows, key: last<string>(page.id) }).from(page),
      );
    },
    autorenewals: (after: readonly [DomainId, string] | undefined) =>
      db
        .select({
          key: sql<[DomainId, string]>`jsonb_build_array(${domains.id}, ${autorenewals.expiry_date})`,
          domain: domains.name,
          row: autorenewals,
        })
        .from(domains)
        .innerJoin(autorenewals, eq(domains.id, autorenewals.domain_id))
        .where(and(eq(domains.customer_id, me), beyondBoth([domains.id, autorenewals.expiry_date], after), from(after)))
        .orderBy(asc(domains.id), asc(autorenewals.expiry_date))
        .limit(limit),
    expiry_notices: (after: readonly [DomainId, string] | undefined) =>
      db
        .select({
          key: sql<[DomainId, string]>`jsonb_build_array(${domains.id}, ${noticePlace})`,
          domain: domains.name,
          row: expiry_notices,
        })
        .from(domains)
        .innerJoin(expiry_notices, eq(domains.id, expiry_notices.domain_id))
        .where(and(eq(domains.customer_id, me), beyondBoth([domains.id, noticePlace], after), from(after)))
        .orderBy(asc(domains.id), noticePlace)
        .limit(limit),
    bulk_changes: (after: readonly [BulkChangeId, string] | undefined) =>
      db
        .select({
          key: sql<
            [BulkChangeId, string]
          >`jsonb_build_array(${bulk_change_domains.bulk_change_id}, ${bulk_change_domains.domain})`,
          row: bulk_change_domains,
          edit: bulk_changes.edit,
          started_at: bulk_changes.created_at,
        })
        .from(bulk_changes)
        .innerJoin(bulk_change_domains, eq(bulk_change_domains.bulk_change_id, bulk_changes.id))
        .where(
          and(
            eq(bulk_changes.customer_id, me),
            beyondBoth([bulk_change_domains.bulk_change_id, bulk_change_domains.domain], after),
          ),
        )
        .orderBy(asc(bulk_change_domains.bulk_change_id), asc(bulk_change_domains.domain))
        .limit(limit),
    dns_records: async (
      after: RecordPosition | undefined,
    ): Promise<WrittenPage<RecordPosition, ListedIn<'dns_records'>>> => {
      const page = db
        .select({
          domain: sql<DomainId>`${domains.id}`.as('domain'),
          record: sql<string>`${zone_records.id}`.as('record'),
          json: jsonObject<ListedIn<'dns_records'>>(
            {
              id: zone_records.id,
              domain: zones.name,
              name: zone_records.name,
              type: zone_records.type,
              ttl: zone_records.ttl,
              data: zone_records.rdata,
            },
            {},
          ).as('json'),
        })
        .from(domains)
        .innerJoin(zones, eq(domains.id, zones.domain_id))
        .innerJoin(zone_records, eq(zones.id, zone_records.zone_id))
        .where(
          and(
            eq(domains.customer_id, me),
            beyondBoth([domains.id, zone_records.id], after && [after.domain, after.record]),
            after && gte(domains.id, after.domain),
          ),
        )
        .orderBy(asc(domains.id), asc(zone_records.id))
        .limit(limit)
        .as('page');
      return getOnly(
        await db
          .select({
            text: joinTexts(page.json),
            rows: countRows,
            key: { domain: last(page.domain), record: last(page.record) },
          })
          .from(page),
      );
    },
    orders: (after: TimePosition | undefined) =>
      db
        .select({
          key: { at: orders.created_at, id: orders.id },
          json: jsonObject<Omit<ListedIn<'orders'>, 'status_name' | Amount | 'total' | 'captured' | 'refunded'>>(
            {
              order_id: orders.id,
              created_at: isoInstant(orders.created_at),
              updated_at: isoInstant(orders.updated_at),
              currency_code: orders.currency_code,
              tax_country: orders.tax_country,
              card_id: orders.payment_method_id,
              placed_by_shop: orders.merchant_initiated,
              consent: orders.consent,
              withdrawn_at: isoInstant(orders.withdrawn_at),
            },
            {},
          ),
          state: orders.state,
          currency: orders.currency_code,
          amount: orders.amount,
          tax: orders.tax,
          total: orders.total,
          captured: orders.captured,
          refunded: orders.refunded,
        })
        .from(orders)
        .where(and(eq(orders.customer_id, me), before(orders.created_at, orders.id, after)))
        .orderBy(desc(orders.created_at), asc(orders.id))
        .limit(limit),
    order_items: (after: InOrder | undefined) =>
      db
        .select({
          key: orderPlace(order_items.position),
          json: jsonObject<Omit<ListedIn<'order_items'>, 'status' | 'message' | Amount | 'tax_rates' | 'sub_items'>>(
            {
              id: order_items.id,
              order_id: order_items.order_id,
              type: order_items.type,
              domain: order_items.domain_name,
              period: order_items.period,
              registrant: order_items.registrant,
              tld_data: order_items.tld_data,
              expiry_date: isoInstant(order_items.expiry_date),
            },
            {},
          ),
          state: order_items.state,
          message_code: order_items.message_code,
          message_params: order_items.message_params,
          message: order_items.message,
          currency: orders.currency_code,
          amount: order_items.amount,
          tax: order_items.tax,
          tax_rates: order_items.tax_rates,
          sub_items: order_items.sub_items,
        })
        .from(orders)
        .innerJoin(order_items, eq(orders.id, order_items.order_id))
        .where(and(eq(orders.customer_id, me), beforeInOrder(order_items.position, after)))
        .orderBy(desc(orders.created_at), asc(orders.id), asc(order_items.position))
        .limit(limit),
    receipts: (after: InOrder | undefined) =>
      db
        .select({
          key: orderPlace(receipts.number),
          json: jsonObject<Omit<ListedIn<'receipts'>, 'number' | 'kind' | 'amount'>>(
            {
              order_id: receipts.order_id,
              buyer: sql`${receipts.parties} -> 'buyer'`,
              issued_at: isoInstant(receipts.issued_at),
            },
            {},
          ),
          number: receipts.number,
          kind: receipts.kind,
          amount: receipts.amount,
          currency: orders.currency_code,
        })
        .from(orders)
        .innerJoin(receipts, eq(orders.id, receipts.order_id))
        .where(and(eq(orders.customer_id, me), beforeInOrder(receipts.number, after)))
        .orderBy(desc(orders.created_at), asc(orders.id), asc(receipts.number))
        .limit(limit),
    transfers: (after: readonly [string, string] | undefined) =>
      db
        .select({
          key: sql<[string, string]>`jsonb_build_array(${transfers.domain}, ${transfers.order_item_id})`,
          row: transfers,
        })
        .from(transfers)
        .where(and(eq(transfers.customer_id, me), beyondBoth([transfers.domain, transfers.order_item_id], after)))
        .orderBy(asc(transfers.domain), asc(transfers.order_item_id))
        .limit(limit),
    cart: (after: string | undefined) =>
      db
        .select({ key: cart_entries.domain, at: cart_entries.at, choice: cart_entries.choice })
        .from(cart_entries)
        .innerJoin(carts, eq(carts.id, cart_entries.cart_id))
        .where(and(eq(carts.customer_id, me), beyond(cart_entries.domain, after)))
        .orderBy(asc(cart_entries.domain))
        .limit(limit),
    letters: async (after: TimePosition | undefined): Promise<WrittenPage<TimePosition, ListedIn<'letters'>>> => {
      const page = db
        .select({
          at: outbox.created_at,
          id: outbox.id,
          json: jsonObject<ListedIn<'letters'>>(
            {
              to: outbox.recipient,
              subject: outbox.subject,
              status: outbox.status,
              created_at: isoInstant(outbox.created_at),
              sent_at: isoInstant(outbox.sent_at),
            },
            {},
          ).as('json'),
        })
        .from(outbox)
        .where(and(eq(outbox.recipient, email), before(outbox.created_at, outbox.id, after)))
        .orderBy(desc(outbox.created_at), asc(outbox.id))
        .limit(limit)
        .as('page');
      return getOnly(
        await db
          .select({
            text: joinTexts(page.json),
            rows: countRows,
            key: { at: last<Date>(page.at).mapWith(outbox.created_at), id: last<string>(page.id) },
          })
          .from(page),
      );
    },
    sessions: byId(sessions),
    address_corrections: byId(address_corrections),
    factor_removals: byId(factor_removals),
    app_codes: (after: string | undefined) =>
      db
        .select({ key: totp_secrets.customer_id, row: totp_secrets })
        .from(totp_secrets)
        .where(and(eq(totp_secrets.customer_id, me), beyond(totp_secrets.customer_id, after)))
        .orderBy(asc(totp_secrets.customer_id))
        .limit(limit),
    passkeys: byId(passkeys),
    api_keys: byId(api_keys),
    activity: () => exportActivity(db, me, limit),
  };
}
