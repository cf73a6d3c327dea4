import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The text of a JSON value. `Value` is the type of what a reader parses. */
export type JsonText<Value> = string & { readonly parsed?: Value };

/** The text of JSON values, separated by commas. `Value` is the type of what a reader parses. */
export type JsonTexts<Value> = string & { readonly parsedEach?: Value };

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

/** Has the database join the texts of rows, in the order of a sorted subquery: one value for a page costs the shop as little as one row. */
export const joinTexts = <Value>(json: SQL.Aliased<JsonText<Value>>): SQL<JsonTexts<Value> | null> =>
  sql<JsonTexts<Value> | null>`string_agg(${json}, ${sql.raw("E',\\n'")})`;

/** Adds members that the shop computes to an object that the database wrote. Both have members. */
export const addMembers = <Written extends object, Computed extends object>(
  json: JsonText<Written>,
  members: Computed,
): JsonText<Written & Computed> => `${json.slice(0, -1)},${JSON.stringify(members).slice(1)}`;
