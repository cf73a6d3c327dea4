import { and, eq, gt, gte, ilike, inArray, isNull, like, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { Comparison, Condition, Value } from './table-syntax';

/** What a column of a table stands for in SQL: a column, or an expression where the row has none of that name. */
export type SqlColumns = Readonly<Record<string, Column | SQL>>;

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

/** The SQL of parsed conditions; every value travels as a parameter. */
export function toSql(columns: SqlColumns, conditions: readonly Condition[]): SQL | undefined {
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
  const build = simple[operator];
  if (!build) throw new Error(`No SQL for the operator ${operator}`);
  return ofAny
    ? sql`exists (select from json_array_elements_text(${target}) as one(name) where ${build(sql`one.name`, value)})`
    : build(target, value);
}
