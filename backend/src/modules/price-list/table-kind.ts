import type { Problem } from './csv-file';
import type { Dated } from './dated';
import type { LineReader } from './line-reader';
import type { TableName, Tables } from './tables';

/** One row of a file with the line it stands in. */
export interface ReadRow<Row> {
  readonly row: Row;
  readonly reader: LineReader;
}

/** How one of the four tables is written as a file and what a good one is. */
export interface TableKind<Name extends TableName, Row extends Dated = Tables[Name][number]> {
  readonly name: Name;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Reads one line; undefined where it has noted what is wrong. */
  read(reader: LineReader): Row | undefined;
  /** What a row is about, in words; two rows of one table never have the same. */
  title(row: Row): string;
  /** The cells of a row, for all columns. */
  cells(row: Row): Readonly<Record<string, string>>;
  /** What is wrong with the rows together, noted where it stands; gives back what stands nowhere, such as a missing row. */
  check(rows: readonly ReadRow<Row>[], day: string): readonly string[];
}

/** A file that was read, or everything that is wrong with it. */
export type ReadTable<Row> = { readonly rows: readonly Row[] } | { readonly problems: readonly Problem[] };

/** Says of each row that repeats the title of one before it where that one stands. */
export function refuseRepeats<Row>(rows: readonly ReadRow<Row>[], title: (row: Row) => string, column: string): void {
  const lines = new Map<string, number>();
  for (const { row, reader } of rows) {
    const first = lines.get(title(row));
    if (first === undefined) lines.set(title(row), reader.line.line);
    else reader.refuse(column, `${title(row)} is a duplicate of line ${first}.`);
  }
}

/** ` from 2027-01-31`, or nothing for a row that holds from the beginning. */
export const fromDay = ({ validFrom }: Dated): string => (validFrom === null ? '' : ` from ${validFrom}`);

/** Minor units as a file has them: 1290 → 12.90. */
export const inFile = (minor: number): string => (minor / 100).toFixed(2);
