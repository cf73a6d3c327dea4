import type { Line } from './csv-file';
import { getTableKind, readTableFile, readTableLines } from './table-file';
import { TABLE_NAMES, type TableName, type Tables } from './tables';

type Cells = Readonly<Record<string, string>>;

/** An edit of one row: `cells` null removes it, `row` null adds one. Cells that are not named stay unchanged. */
export interface RowEdit {
  readonly table: TableName;
  /** The current title of the row. */
  readonly row: string | null;
  readonly cells: Cells | null;
}

interface TableFile {
  readonly name: string;
  readonly text: string;
}

/** Changes to the tables: files replace whole tables, then rows are edited. */
export interface TableDraft {
  readonly files?: readonly TableFile[] | undefined;
  readonly edits?: readonly RowEdit[] | undefined;
}

/** Why a draft is invalid, by row and column of an edit or by line of a file. */
export interface DraftProblem {
  readonly table: TableName | null;
  readonly row: string | null;
  readonly column: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
}

export type DraftedTables =
  | { readonly tables: Tables; readonly touched: ReadonlySet<TableName> }
  | { readonly problems: readonly DraftProblem[] };

/** A row being edited; `title` is null for a new one. */
interface DraftRow {
  readonly title: string | null;
  readonly cells: Cells;
}

/** Returns the rows of a table by title, with their cells as in a file. */
export function listCells(
  table: TableName,
  rows: Tables[TableName],
): { readonly row: string; readonly cells: Readonly<Record<string, string>> }[] {
  const { title, cells } = getTableKind(table);
  return (rows as readonly Tables[TableName][number][]).map((row) => ({
    row: title(row as never),
    cells: Object.fromEntries(Object.entries(cells(row as never)).filter(([, text]) => text !== '')),
  }));
}

export function listColumns(table: TableName): readonly string[] {
  const { required, optional } = getTableKind(table);
  return [...required, ...optional];
}

/**
 * Applies a draft to tables, and reads and checks the result as an import does (RT-07). Unchanged tables are not checked. @param day (UTC)
 * on which everything must have a price
 */
export function applyDraft(tables: Tables, { files = [], edits = [] }: TableDraft, day: string): DraftedTables {
  const problems: DraftProblem[] = [];
  const drafted: { -readonly [Name in TableName]: Tables[Name] } = { ...tables };
  const touched = new Set<TableName>();
  const keep = (table: TableName, rows: unknown): void => {
    Object.assign(drafted, { [table]: rows });
    touched.add(table);
  };
  for (const { name, text } of files) {
    const read = readTableFile(text, day);
    const at = { table: read.table, row: null, column: null, file: name };
    if (!('rows' in read)) problems.push(...read.problems.map(({ line, message }) => ({ ...at, line, message })));
    else if (touched.has(read.table))
      problems.push({ ...at, line: null, message: `Two files are the table of ${read.table}.` });
    else keep(read.table, read.rows);
  }
  for (const table of TABLE_NAMES) {
    const ofTable = edits.filter((edit) => edit.table === table);
    if (ofTable.length === 0 || problems.length > 0) continue;
    const read = editTable(table, drafted[table], ofTable, day);
    if ('problems' in read) problems.push(...read.problems);
    else keep(table, read.rows);
  }
  return problems.length > 0 ? { problems } : { tables: drafted, touched };
}

/** Returns the problems that formerly valid tables have today. */
export function recheckTables(tables: Tables, day: string): readonly DraftProblem[] {
  return TABLE_NAMES.flatMap((table) => {
    const read = editTable(table, tables[table], [], day);
    return 'problems' in read ? read.problems : [];
  });
}

function editTable(
  table: TableName,
  rows: Tables[TableName],
  edits: readonly RowEdit[],
  day: string,
): { readonly rows: readonly unknown[] } | { readonly problems: readonly DraftProblem[] } {
  const columns = listColumns(table);
  const problems: DraftProblem[] = [];
  const refuse = (row: string | null, column: string | null, message: string): void =>
    void problems.push({ table, row, column, file: null, line: null, message });
  const drafted: (DraftRow | null)[] = listCells(table, rows).map(({ row, cells }) => ({ title: row, cells }));
  const places = new Map(drafted.map((row, place) => [row?.title ?? '', place]));
  const done = new Set<string>();
  for (const { row, cells } of edits) {
    const unknown = Object.keys(cells ?? {}).find((column) => !columns.includes(column));
    if (unknown !== undefined) refuse(row, unknown, `The table of ${table} has no column ${unknown}.`);
    else if (row === null) drafted.push({ title: null, cells: cells ?? {} });
    else {
      const place = places.get(row);
      const before = place === undefined ? undefined : drafted[place];
      if (place === undefined) refuse(row, null, `${row} is no longer in the table of ${table}.`);
      else if (done.has(row)) refuse(row, null, `${row} is edited twice.`);
      else drafted[place] = cells && { title: row, cells: { ...before?.cells, ...cells } };
      done.add(row);
    }
  }
  if (problems.length > 0) return { problems };
  const remaining = drafted.filter((row) => row !== null);
  const read = readTableLines(
    table,
    remaining.map(({ cells }, index) => toLine(cells, columns, index + FIRST_LINE)),
    day,
  );
  if ('rows' in read) return { rows: read.rows };
  return {
    problems: read.problems.map(({ line, column, message }) => {
      // Maps a position back to a column. Problems without a position, such as a missing row, are on the header line.
      const at = remaining[line - FIRST_LINE];
      return {
        table,
        row: at?.title ?? null,
        column: at ? (columns[column - 1] ?? null) : null,
        file: null,
        line: null,
        message,
      };
    }),
  };
}

/** Number of the first row's line in a file, after the header. */
const FIRST_LINE = 2;

function toLine(cells: Cells, columns: readonly string[], line: number): Line {
  return {
    line,
    column: 1,
    cells: new Map(
      columns.map((name, index) => [name, { text: (cells[name] ?? '').trim(), line, column: index + 1 }] as const),
    ),
  };
}
