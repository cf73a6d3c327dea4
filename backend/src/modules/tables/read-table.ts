import { and, asc, desc, is, sql, type Column, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import type { Table } from './table';
import { toSql } from './table-conditions';
import type { OrderTerm, TableRequest } from './table-syntax';

/** Further than this nobody counts: an exact total over a million rows would cost more than the page itself. */
export const COUNT_CAP = 100_000;

export interface TableAnswer<Row> {
  rows: Row[];
  /** Null where no total was asked for, or where there are more rows than `COUNT_CAP`. */
  total: number | null;
}

/** Reads one page of a customer's rows in one statement, and the total in a second one where it is asked for. */
export async function readTable<Row>(
  db: Db,
  table: Table<Row>,
  customerId: string,
  request: TableRequest,
): Promise<TableAnswer<Row>> {
  const where = and(table.ownedBy(customerId), toSql(table.sql, request.where));
  const fields = Object.fromEntries(request.select.map((name) => [name, selected(table, name)]));
  const found = await db
    .select(fields)
    .from(table.from)
    .where(where)
    .orderBy(
      ...(request.order.length > 0 ? request.order.map((term) => orderBy(table, term)) : [table.firstOrder]),
      table.tieBreaker,
    )
    .limit(request.limit)
    .offset(request.offset);
  const rows = found.map((row) => table.toRow(toPlain(row)));
  return { rows, total: await countRows(db, table, where, request, rows.length) };
}

function expressionOf<Row>(table: Table<Row>, name: string): Column | SQL {
  const expression = table.sql[name];
  if (!expression) throw new Error(`The table has no SQL for its column ${name}`);
  return expression;
}

/** A column as itself, so that the driver's values are decoded; an expression under its name. */
function selected<Row>(table: Table<Row>, name: string): PgColumn | SQL.Aliased {
  const expression = expressionOf(table, name);
  return is(expression, PgColumn) ? expression : (expression as SQL).as(name);
}

function orderBy<Row>(table: Table<Row>, { column: name, direction, nulls }: OrderTerm): SQL {
  const expression = expressionOf(table, name);
  const ordered = direction === 'asc' ? asc(expression) : desc(expression);
  return nulls ? sql`${ordered} nulls ${sql.raw(nulls)}` : ordered;
}

async function countRows<Row>(
  db: Db,
  table: Table<Row>,
  where: SQL | undefined,
  request: TableRequest,
  shown: number,
): Promise<number | null> {
  if (request.count === 'none') return null;
  // A page that is not full is the last one and has been counted by being read.
  if (shown < request.limit && (shown > 0 || request.offset === 0)) return request.offset + shown;
  const capped = db
    .select({ one: sql`1`.as('one') })
    .from(table.from)
    .where(where)
    .limit(COUNT_CAP + 1)
    .as('capped');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(capped);
  const total = counted?.total ?? 0;
  return total > COUNT_CAP ? null : total;
}

/** Instants as ISO 8601 text, whichever driver read them. */
function toPlain(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
