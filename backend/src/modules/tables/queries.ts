import { and, asc, desc, eq, gt, gte, ilike, inArray, is, isNull, like, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { CustomerId } from '@storefront/shared/contract';
import type { ReadDb } from '../../db/client';
import type { Columns, Comparison, Condition, OrderTerm, TableRequest, Value } from './table-syntax';

/** SQL of each column: a table column, or an expression. */
type SqlColumns = Readonly<Record<string, Column | SQL>>;

/** A table as the API shows it: typed columns, and their SQL. */
export interface Table<Row> {
  readonly columns: Columns;
  /** What filters and sort orders use; same keys as `columns`. */
  readonly sql: SqlColumns;
  readonly from: PgTable;
  readonly id: PgColumn;
  /** Restricts rows to the customer; others do not exist for them (I9). */
  readonly ownedBy: (customerId: CustomerId) => SQL;
  /** Appended to every sort order, so that paging is stable. */
  readonly tieBreaker: SQL;
  /** Default sort order. */
  readonly firstOrder: SQL;
  readonly toRow: (found: Record<string, unknown>) => Row;
}

/** Upper limit of counting: an exact total of a million rows would cost more than the page itself. */
const COUNT_CAP = 100_000;

interface TableAnswer<Row> {
  rows: Row[];
  /** Null if no total was requested, or there are more than `COUNT_CAP` rows. */
  total: number | null;
}

/** Reads one page of a customer's rows in one statement, and the total in a second one if requested. */
export async function readTable<Row>(
  db: ReadDb,
  table: Table<Row>,
  customerId: CustomerId,
  request: TableRequest,
): Promise<TableAnswer<Row>> {
  const where = and(table.ownedBy(customerId), toSql(table.sql, request.where));
  const fields = Object.fromEntries(request.select.map(({ column }) => [column, selectColumn(table, column)]));
  const order = [
    ...(request.order.length > 0 ? request.order.map((term) => orderBy(table, term)) : [table.firstOrder]),
    table.tieBreaker,
  ];
  // Finds the filtered rows by a covering index if there is one, and then reads only those of the page.
  const page = db
    .select({ id: table.id })
    .from(table.from)
    .where(where)
    .orderBy(...order)
    .limit(request.limit)
    .offset(request.offset)
    .as('page');
  const found =
    request.where.length === 0
      ? await db
          .select(fields)
          .from(table.from)
          .where(where)
          .orderBy(...order)
          .limit(request.limit)
          .offset(request.offset)
      : await db
          .select(fields)
          .from(page)
          .innerJoin(table.from, eq(table.id, page.id))
          .orderBy(...order);
  const rows = found.map((row) => table.toRow(toPlain(row)));
  return { rows, total: await countRows(db, table, where, request, rows.length) };
}

function toExpression<Row>(table: Table<Row>, name: string): Column | SQL {
  const expression = table.sql[name];
  if (!expression) throw new Error(`The table has no SQL for its column ${name}`);
  return expression;
}

/** Selects a column directly, so that the driver decodes it; an expression is aliased. */
function selectColumn<Row>(table: Table<Row>, name: string): PgColumn | SQL.Aliased {
  const expression = toExpression(table, name);
  return is(expression, PgColumn) ? expression : (expression as SQL).as(name);
}

function orderBy<Row>(table: Table<Row>, { column: name, direction, nulls }: OrderTerm): SQL {
  const expression = toExpression(table, name);
  const ordered = direction === 'asc' ? asc(expression) : desc(expression);
  return nulls ? sql`${ordered} nulls ${sql.raw(nulls)}` : ordered;
}

async function countRows<Row>(
  db: ReadDb,
  table: Table<Row>,
  where: SQL | undefined,
  request: TableRequest,
  shown: number,
): Promise<number | null> {
  if (request.count === 'none') return null;
  // A page that is not full is the last one, so the total is known.
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

/** Converts dates to ISO 8601, whichever driver read them. */
function toPlain(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}

type Compared = Column | SQL;

const simple: Partial<Record<Comparison, (column: Compared, value: Value) => SQL>> = {
  eq: (column, value) => eq(column as Column, value),
  neq: (column, value) => ne(column as Column, value),
  gt: (column, value) => gt(column as Column, value),
  gte: (column, value) => gte(column as Column, value),
  lt: (column, value) => lt(column as Column, value),
  lte: (column, value) => lte(column as Column, value),
  like: (column, value) => like(column as Column, String(value)),
  ilike: (column, value) => ilike(column as Column, String(value)),
};

/** Converts conditions to SQL; every value is a parameter. */
function toSql(columns: SqlColumns, conditions: readonly Condition[]): SQL | undefined {
  return and(...conditions.map((condition) => one(columns, condition)));
}

function one(columns: SqlColumns, condition: Condition): SQL | undefined {
  const built = condition.kind === 'group' ? group(columns, condition) : compare(columns, condition);
  return built && condition.negated ? not(built) : built;
}

function group(columns: SqlColumns, { operator, conditions }: Extract<Condition, { kind: 'group' }>): SQL | undefined {
  const parts = conditions.map((condition) => one(columns, condition));
  return operator === 'and' ? and(...parts) : or(...parts);
}

function compare(
  columns: SqlColumns,
  { column, operator, values, ofAny }: Extract<Condition, { kind: 'compare' }>,
): SQL {
  const target = columns[column];
  if (!target) throw new Error(`The table has no SQL for its column ${column}`);
  const [value = null] = values;
  if (operator === 'is') return value === null ? isNull(target as Column) : eq(target as Column, value);
  if (operator === 'in') return values.length === 0 ? sql`false` : inArray(target as Column, values);
  if (operator === 'isdistinct') return sql`${target} is distinct from ${bindValue(target, value)}`;
  if (operator === 'cs')
    return values.length === 0 ? sql`true` : (and(...values.map((each) => has(target, [each]))) as SQL);
  if (operator === 'ov') return has(target, values);
  if (operator === 'cd') return not(has(target, values, { others: true }));
  const build = simple[operator];
  if (!build) throw new Error(`No SQL for the operator ${operator}`);
  return ofAny
    ? sql`exists (select from json_array_elements_text(${target}) as one(name) where ${build(sql`one.name`, value)})`
    : build(target, value);
}

const bindValue = (target: Compared, value: Value) => (is(target, PgColumn) ? sql.param(value, target) : value);

/** Whether a list contains one of the texts; with `others`, one that is none of them. */
function has(list: Compared, texts: readonly Value[], { others = false } = {}): SQL {
  if (texts.length === 0 && !others) return sql`false`;
  const name = sql`one.name`;
  const fits = texts.length === 0 ? sql`true` : inArray(name, [...texts]);
  return sql`exists (select from json_array_elements_text(${list}) as one(name) where ${others && texts.length > 0 ? not(fits) : fits})`;
}
