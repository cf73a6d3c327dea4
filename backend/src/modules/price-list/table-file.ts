import { addOnsTable } from './add-ons-table';
import { readCsv, writeCsv, type Line, type Problem } from './csv-file';
import { exchangeRatesTable } from './exchange-rates-table';
import { LineReader } from './line-reader';
import { pricesTable } from './prices-table';
import type { ReadRow, ReadTable, TableKind } from './table-kind';
import { TABLE_NAMES, type TableName, type Tables } from './tables';
import { taxesTable } from './taxes-table';

const KINDS: { readonly [Name in TableName]: TableKind<Name> } = {
  prices: pricesTable,
  'add-ons': addOnsTable,
  'exchange-rates': exchangeRatesTable,
  taxes: taxesTable,
};

export const getTableKind = <Name extends TableName>(name: Name): TableKind<Name> => KINDS[name];

/** Returns the table whose columns a header has; otherwise a message about the best match. */
function recognise(columns: readonly string[]): TableName | string {
  const missing = (name: TableName): string[] =>
    getTableKind(name).required.filter((column) => !columns.includes(column));
  const [best] = [...TABLE_NAMES].sort(
    (a, b) => missing(a).length / getTableKind(a).required.length - missing(b).length / getTableKind(b).required.length,
  );
  if (!best || missing(best).length === getTableKind(best).required.length) {
    return `Unknown columns. The tables are ${TABLE_NAMES.map((name) => `${name} (${getTableKind(name).required.join(', ')})`).join('; ')}.`;
  }
  const [absent] = missing(best);
  if (absent) return `The table of ${best} has no column ${absent}.`;
  const unknown = columns.find(
    (column) => ![...getTableKind(best).required, ...getTableKind(best).optional].includes(column),
  );
  return unknown === undefined ? best : `The table of ${best} has no use for a column ${unknown || 'without a name'}.`;
}

const isTableName = (text: string): text is TableName => (TABLE_NAMES as readonly string[]).includes(text);

/** A file read as one of the four tables, recognised by its header; or all its problems, from top to bottom. */
type ReadFile =
  | { [Name in TableName]: { readonly table: Name } & ReadTable<Tables[Name][number]> }[TableName]
  | { readonly table: null; readonly problems: readonly Problem[] };

/** Reads and checks a file. @param day (UTC) on which everything must have a price */
export function readTableFile(text: string, day: string): ReadFile {
  const csv = readCsv(text);
  if (!('lines' in csv)) return { table: null, problems: csv };
  const table = recognise(csv.columns);
  if (!isTableName(table)) return { table: null, problems: [{ line: 1, column: 1, message: table }] };
  return readTableLines(table, csv.lines, day);
}

export function readTableLines(table: TableName, lines: readonly Line[], day: string): ReadFile {
  const problems: Problem[] = [];
  const read = <Name extends TableName>(kind: TableKind<Name>): ReadTable<Tables[Name][number]> => {
    const rows = lines.flatMap((line): ReadRow<Tables[Name][number]>[] => {
      const reader = new LineReader(line, problems);
      const row = kind.read(reader);
      return row ? [{ row, reader }] : [];
    });
    // An unreadable row must not be reported as missing too.
    const missing = kind.check(rows, day);
    if (problems.length === 0) problems.push(...missing.map((message) => ({ line: 1, column: 1, message })));
    problems.sort((a, b) => a.line - b.line || a.column - b.column);
    return problems.length > 0 ? { problems } : { rows: rows.map(({ row }) => row) };
  };
  return { table, ...read(getTableKind(table)) } as ReadFile;
}

export function writeTableFile<Name extends TableName>(table: Name, rows: Tables[Name]): string {
  const { required, optional, cells } = getTableKind(table);
  const lines = (rows as readonly Tables[Name][number][]).map(cells);
  // Unused columns are omitted.
  const columns = [...required, ...optional.filter((column) => lines.some((line) => line[column]))];
  return writeCsv(
    columns,
    lines.map((line) => columns.map((column) => line[column] ?? '')),
  );
}
