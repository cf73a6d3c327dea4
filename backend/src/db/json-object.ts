import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The text of a JSON value. `Value` is the type of what a reader parses. */
export type JsonText<Value> = string & { readonly parsed?: Value };

type Optional<Value> = { [Name in keyof Value as object extends Pick<Value, Name> ? Name : never]-?: SQLWrapper };
type Required<Value> = { [Name in keyof Value as object extends Pick<Value, Name> ? never : Name]: SQLWrapper };

/**
 * Has the database write a row as JSON, which the shop only passes on: reading columns and writing them again would take several times as
 * long. An optional member that is null is left out.
 */
export function jsonObject<Value extends object>(
  members: Required<Value>,
  optional: Optional<Value>,
): SQL<JsonText<Value>> {
  const columns = Object.entries<SQLWrapper>(members).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  // Unlike json_build_object, row_to_json writes no spaces.
  const object = sql`row_to_json((select object from (select ${sql.join(columns, sql`, `)}) as object))::text`;
  const others = Object.entries<SQLWrapper>(optional).map(
    ([name, value]) => sql`coalesce(${sql.raw(`',"${name}":'`)} || to_json(${value})::text, '')`,
  );
  return others.length === 0
    ? sql<JsonText<Value>>`${object}`
    : sql<JsonText<Value>>`left(${object}, -1) || ${sql.join(others, sql` || `)} || '}'`;
}

/** A timestamp as `toISOString()` writes it. */
export const isoInstant = (at: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
