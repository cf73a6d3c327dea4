import type { OutputOf, ReadInputOf, CustomerId } from '@storefront/shared/contract';
import type { deskSearch, FoundCustomer, FoundDomain, FoundOrder } from '@storefront/shared/contract/desk';
import { toAscii, toWire } from '@storefront/shared/domain';
import type { ReadDb } from '../../db/client';
import { toStatusName } from '../orders';
import { findCustomers, findDomains, findOrders, type PageRange, type SearchText } from './search-queries';

/** Rows of each kind in a combined result, and rows on a page of one kind. */
const FEW = 5;
const PAGE = 20;

/** Converts a page number, from 1, to the rows to read. */
export const toPart = (page: number, limit = PAGE): PageRange => ({ limit, offset: (page - 1) * limit });

/** The rows to show, and whether there are more. */
export const toPage = <Row, Shown>(rows: readonly Row[], { limit }: PageRange, show: (row: Row) => Shown) => ({
  rows: rows.slice(0, limit).map(show),
  has_more: rows.length > limit,
});

interface PersonRow {
  readonly id: CustomerId;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export const toPerson = ({ id, first_name, last_name, email }: PersonRow) => ({
  id,
  name: `${first_name} ${last_name}`.trim(),
  email,
});

type Row<Find extends (...args: never[]) => Promise<readonly unknown[]> | PromiseLike<readonly unknown[]>> = Awaited<
  ReturnType<Find>
>[number];

export const showCustomer = (row: Row<typeof findCustomers>): FoundCustomer => ({
  ...toPerson(row),
  country: row.country,
  created_at: row.created_at.toISOString(),
  is_closed: row.closed_at !== null,
});

export const showDomain = (row: Row<typeof findDomains>): FoundDomain => ({
  id: row.id,
  name: row.name,
  customer: toPerson(row.customer),
  expires_at: row.expires_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
});

export const showOrder = (row: Row<typeof findOrders>): FoundOrder => ({
  id: row.id,
  status: toStatusName(row.state),
  domains: row.domains,
  customer: toPerson(row.customer),
  currency_code: row.currency_code,
  total: toWire(row.total, row.currency_code),
  refunded: toWire(row.refunded, row.currency_code),
  created_at: row.created_at.toISOString(),
});

/** Digits of an order id: the first eight, as in emails, or all. */
const ORDER_DIGITS = /^[\da-f]{6,32}$/;
/** Characters of domains in A-labels. */
const DOMAIN_PART = /^[\da-z.-]+$/;
const RECEIPT_NUMBER = /^r-?0*(\d{1,9})$/;

/** The typed text in the forms in which the columns may store it. */
function readSought(q: string): SearchText {
  const text = q.toLowerCase();
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const digits = text.replaceAll(/[-#\s]/g, '');
  const domain = toAscii(text) ?? text;
  const receipt = RECEIPT_NUMBER.exec(text)?.[1];
  return {
    whole: text,
    text: escaped,
    // Searching the names of all domains costs more than everything else.
    domain: DOMAIN_PART.test(domain) ? domain : null,
    orderDigits: ORDER_DIGITS.test(digits) ? digits : null,
    receiptNumber: receipt === undefined ? null : Number(receipt),
  };
}

/** Searches customers, domains and orders: returns five of each, or a page of one kind. */
export async function search(
  db: ReadDb,
  { q, kind, page }: ReadInputOf<typeof deskSearch>,
): Promise<OutputOf<typeof deskSearch>> {
  const sought = readSought(q);
  const part = kind === undefined ? toPart(1, FEW) : toPart(page);
  const wanted = <Found>(
    one: typeof kind,
    find: () => PromiseLike<Found[]> | Found[],
  ): PromiseLike<Found[]> | Found[] => (kind === undefined || kind === one ? find() : []);
  const [foundCustomers, foundDomains, foundOrders] = await Promise.all([
    wanted('customers', () => findCustomers(db, sought, part)),
    wanted('domains', () => (sought.domain === null ? [] : findDomains(db, sought.domain, part))),
    wanted('orders', () => findOrders(db, sought, part)),
  ]);
  return {
    customers: toPage(foundCustomers, part, showCustomer),
    domains: toPage(foundDomains, part, showDomain),
    orders: toPage(foundOrders, part, showOrder),
  };
}
