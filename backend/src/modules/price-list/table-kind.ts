import type { Problem } from './csv-file';
import type { DatedRow } from './dated';
import type { LineReader } from './line-reader';
import type { TableName, Tables } from './tables';

export interface ReadRow<Row> {
  readonly row: Row;
  readonly reader: LineReader;
}

/** File format and checks of one of the four tables. */
export interface TableKind<Name extends TableName, Row extends DatedRow = Tables[Name][number]> {
  readonly name: Name;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Reads one line; undefined if it has recorded a problem. */
  read(reader: LineReader): Row | undefined;
  /** Describes a row; unique within a table. */
  title(row: Row): string;
  cells(row: Row): Readonly<Record<string, string>>;
  /** Checks the rows together. Records problems at their positions, and returns those without one, such as a missing row. */
  check(rows: readonly ReadRow<Row>[], day: string): readonly string[];
}

export type ReadTable<Row> = { readonly rows: readonly Row[] } | { readonly problems: readonly Problem[] };

/** Records a problem for each row that repeats the title of an earlier one. */
export function refuseRepeats<Row>(rows: readonly ReadRow<Row>[], title: (row: Row) => string, column: string): void {
  const lines = new Map<string, number>();
  for (const { row, reader } of rows) {
    const first = lines.get(title(row));
    if (first === undefined) lines.set(title(row), reader.line.line);
    else reader.refuse(column, `${title(row)} is a duplicate of line ${first}.`);
  }
}

/** Returns ` from 2027-01-31`, or an empty text for a row that is always valid. */
export const fromDay = ({ validFrom }: DatedRow): string => (validFrom === null ? '' : ` from ${validFrom}`);
