import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lte,
  notExists,
  sql,
  type SQL,
  type SQLWrapper,
  type Subquery,
} from 'drizzle-orm';
import { union, type PgColumn } from 'drizzle-orm/pg-core';
import type { CustomerId, OrderId } from '@storefront/shared/contract';
import type { ReadDb } from '../../db/client';
import { customers, domains, fullName, order_items, orders, receipts } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import { personColumns } from './attention-queries';

/** The requested rows of a list. One more than `limit` is read to find out whether more follow. */
export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

/** The typed text in the forms in which the columns may store it. */
export interface SearchText {
  /** In lower case. */
  readonly whole: string;
  /** In lower case, with wildcards escaped. */
  readonly text: string;
  /** A domain in A-labels or a part of it; null if the text has a character that no domain has, such as that of an address. */
  readonly domain: string | null;
  /** First digits of an order id, without hyphens; null if the text cannot be one. */
  readonly orderDigits: string | null;
  readonly receiptNumber: number | null;
}

const holds = (column: SQL | typeof customers.email | typeof domains.name, text: string): SQL =>
  like(column as typeof customers.email, `%${text}%`);

/** Returns the first and the last id that begin with these digits. */
function idRange(digits: string): readonly [string, string] {
  const asId = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [asId(digits.padEnd(32, '0')), asId(digits.padEnd(32, 'f'))];
}

const customerColumns = {
  ...personColumns,
  country: customers.country,
  created_at: customers.created_at,
  closed_at: customers.closed_at,
};

/**
 * Rows sorted per shown row. If a search text has more matches, only some are found, and a longer text finds the others: sorting all matches
 * would take longer the more the shop has sold.
 */
const SORTED = 25;
const getMost = ({ limit }: PageRange): number => limit * SORTED;
/** Maximum number of customers whose orders are found by a search for their address. */
const MOST_CUSTOMERS = 20;

/** Whether a row is found by one of these conditions, each through its own index. */
const isAmong = (id: PgColumn, found: readonly (SQLWrapper | undefined)[]): SQL =>
  sql`${id} in (${sql.join(
    found.filter((one) => one !== undefined).map((one) => sql`(${one})`),
    sql` union `,
  )})`;

/** Selects the ids of a page. Only they are then joined with what is shown of them, not everything that was sorted. */
const selectPage = (
  db: ReadDb,
  found: Subquery & { readonly id: PgColumn },
  order: readonly SQL[],
  { limit, offset }: PageRange,
) =>
  db
    .select({ id: found.id })
    .from(found)
    .orderBy(...order)
    .limit(limit + 1)
    .offset(offset)
    .as('shown');

/** Finds customers by address, name or company, open accounts first. */
export const findCustomers = (db: ReadDb, { whole, text }: SearchText, part: PageRange) => {
  const most = getMost(part);
  const where = (condition: SQL | undefined) =>
    db
      .select({ id: customers.id, email: customers.email, closed_at: customers.closed_at })
      .from(customers)
      .where(condition)
      .limit(most);
  const isNamed = eq(fullName(customers), whole);
  const enoughNamed = db
    .select({ one: sql`1` })
    .from(customers)
    .where(isNamed)
    .offset(most - 1)
    .limit(1);
  const found = union(
    where(eq(customers.email, whole)),
    where(isNamed),
    where(holds(customers.email, text)),
    // A full name that many have would otherwise be looked for among the names of all customers.
    where(and(holds(fullName(customers), text), notExists(enoughNamed))),
    where(holds(sql`lower(coalesce(${customers.company}, ''))`, text)),
  ).as('found');
  const ordered = (rows: Record<'id' | 'email' | 'closed_at', PgColumn>) => [
    desc(isNull(rows.closed_at)),
    desc(eq(rows.email, whole)),
    asc(rows.email),
    asc(rows.id),
  ];
  const shown = selectPage(db, found, ordered(found), part);
  return db
    .select(customerColumns)
    .from(shown)
    .innerJoin(customers, eq(customers.id, shown.id))
    .orderBy(...ordered(customers));
};

const domainColumns = {
  id: domains.id,
  name: domains.name,
  expires_at: domains.expiry_date,
  ended_at: domains.ended_at,
  customer: personColumns,
};

/** Finds domains by name, with an exact match and live domains first. */
export const findDomains = (db: ReadDb, domain: string, part: PageRange) => {
  const where = (condition: SQL) =>
    db
      .select({ id: domains.id, name: domains.name, ended_at: domains.ended_at })
      .from(domains)
      .where(condition)
      .limit(getMost(part));
  const isIt = eq(domains.name, domain);
  // Live and ended domains each have an index on whole names. The trigram index, the fallback for parts of names, would return every domain
  // with that word.
  const found = union(
    where(sql`${isIt} and ${domains.ended_at} is null`),
    where(sql`${isIt} and ${domains.ended_at} is not null`),
    where(holds(domains.name, domain)),
  ).as('found');
  const ordered = (rows: Record<'id' | 'name' | 'ended_at', PgColumn>) => [
    desc(eq(rows.name, domain)),
    desc(isNull(rows.ended_at)),
    asc(rows.name),
    asc(rows.id),
  ];
  const shown = selectPage(db, found, ordered(found), part);
  return db
    .select(domainColumns)
    .from(shown)
    .innerJoin(domains, eq(domains.id, shown.id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .orderBy(...ordered(domains));
};

export const listDomains = (db: ReadDb, customerId: CustomerId, { limit, offset }: PageRange) =>
  db
    .select(domainColumns)
    .from(domains)
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .where(eq(domains.customer_id, isUuid(customerId) ? customerId : sql`null`))
    .orderBy(desc(isNull(domains.ended_at)), asc(domains.name), asc(domains.id))
    .limit(limit + 1)
    .offset(offset);

const orderColumns = {
  id: orders.id,
  state: orders.state,
  currency_code: orders.currency_code,
  total: orders.total,
  refunded: orders.refunded,
  created_at: orders.created_at,
  customer: personColumns,
};

const newestFirst = [desc(orders.created_at), asc(orders.id)];

/** Lists orders that match a condition, newest first. */
export async function listOrdersWhere(db: ReadDb, condition: SQL | undefined, { limit, offset }: PageRange) {
  // Only what is shown is looked up, not everything that was sorted.
  const shown = db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit + 1)
    .offset(offset)
    .as('shown');
  const rows = await db
    .select(orderColumns)
    .from(shown)
    .innerJoin(orders, eq(orders.id, shown.id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .orderBy(...newestFirst);
  const lines =
    rows.length === 0
      ? []
      : await db
          .select({ order_id: order_items.order_id, domain_name: order_items.domain_name })
          .from(order_items)
          .where(
            inArray(
              order_items.order_id,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(order_items.position));
  return rows.map((row) => ({
    ...row,
    domains: lines.filter(({ order_id }) => order_id === row.id).map(({ domain_name }) => domain_name),
  }));
}

/** Finds orders by order number, receipt number, domain or customer's address, newest first. */
export function findOrders(
  db: ReadDb,
  { whole, text, domain, orderDigits, receiptNumber }: SearchText,
  part: PageRange,
) {
  const [first, last] = orderDigits === null ? [] : idRange(orderDigits).filter(isUuid<OrderId>);
  const where = (condition: SQL) =>
    db.select({ id: customers.id }).from(customers).where(condition).limit(MOST_CUSTOMERS);
  const buyers = union(where(eq(customers.email, whole)), where(holds(customers.email, text))).as('buyers');
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customer_id, buyers.id))
    .orderBy(...newestFirst)
    .limit(getMost(part))
    .as('newest');
  return listOrdersWhere(
    db,
    isAmong(orders.id, [
      first && last
        ? db
            .select({ id: orders.id })
            .from(orders)
            .where(and(gte(orders.id, first), lte(orders.id, last)))
            .limit(getMost(part))
        : undefined,
      receiptNumber === null
        ? undefined
        : db.select({ id: receipts.order_id }).from(receipts).where(eq(receipts.number, receiptNumber)),
      db
        .select({ id: newest.id })
        .from(buyers)
        .innerJoinLateral(newest, sql`true`),
      domain === null
        ? undefined
        : db
            .select({ id: order_items.order_id })
            .from(order_items)
            .where(holds(order_items.domain_name as never, domain))
            .limit(getMost(part)),
    ]),
    part,
  );
}

export const listOrders = (db: ReadDb, customerId: CustomerId, part: PageRange) =>
  listOrdersWhere(db, eq(orders.customer_id, isUuid(customerId) ? customerId : sql`null`), part);

/** Finds a customer with the details that staff see, except lists. */
export async function findCustomer(db: ReadDb, id: CustomerId) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({
      ...customerColumns,
      company: customers.company,
      vat_number: customers.vat_number,
      language: customers.language,
      email_verified: customers.email_verified,
    })
    .from(customers)
    .where(eq(customers.id, id));
  return row;
}
