import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** A position in a file, both counted from 1. */
export interface FilePosition {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends FilePosition {
  readonly message: string;
}

interface Cell extends FilePosition {
  readonly text: string;
}

/** A line of a file: its cells by column name, and where it begins. */
export interface Line extends FilePosition {
  readonly cells: ReadonlyMap<string, Cell>;
}

interface CsvFile {
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

/** A cell as parsed. `endByte` counts from the start of the file, including a byte order mark. */
interface RawCell {
  readonly text: string;
  readonly line: number;
  readonly endByte: number;
}

function placeCells(record: readonly RawCell[], bytes: Buffer): Cell[] {
  let previousEnd: number | undefined;
  return record.map(({ text, line, endByte }) => {
    const start = previousEnd === undefined ? lineStart(bytes, endByte) : previousEnd + 1;
    previousEnd = endByte;
    const column = [...bytes.toString('utf8', lineStart(bytes, start), start).replace(/^\uFEFF/, '')].length + 1;
    return { text, line, column };
  });
}

const lineStart = (bytes: Buffer, at: number): number => bytes.subarray(0, at).lastIndexOf('\n') + 1;

/**
 * Reads comma-separated values (RFC 4180) with a header line. Skips empty lines and lines starting with `#`; accepts a byte order mark and
 * any line ending.
 */
export function readCsv(text: string): CsvFile | Problem[] {
  const bytes = Buffer.from(text);
  let records: RawCell[][];
  try {
    records = parse(bytes, {
      bom: true,
      comment: '#',
      comment_no_infix: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      cast: (value, context) => ({ text: value, line: context.lines, endByte: context.bytes }),
    }) as unknown as RawCell[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return [{ line, column: 1, message: `Not a valid CSV file: ${error.message.replace(/ at line \d+$/, '')}.` }];
  }
  const [heading, ...body] = records.map((record) => placeCells(record, bytes));
  if (!heading) return [{ line: 1, column: 1, message: 'The file is empty. Its first line must name the columns.' }];

  const problems: Problem[] = [];
  const columns = heading.map(({ text: name }) => name.toLowerCase());
  heading.forEach(({ line, column, text: name }, index) => {
    if (columns.indexOf(name.toLowerCase()) !== index)
      problems.push({ line, column, message: `Duplicate column ${name}.` });
  });
  const lines = body.map((cells): Line => {
    const [first] = cells;
    const place = { line: first?.line ?? 1, column: 1 };
    const extra = cells[columns.length];
    if (extra)
      problems.push({
        line: extra.line,
        column: extra.column,
        message: `The line has ${cells.length} cells, the header names ${columns.length}.`,
      });
    return {
      ...place,
      cells: new Map(columns.flatMap((name, index) => (cells[index] ? [[name, cells[index]] as const] : []))),
    };
  });
  return problems.length ? problems : { columns, lines };
}

/** Writes lines as CSV that `readCsv` and spreadsheets can read. */
export const writeCsv = (columns: readonly string[], lines: readonly (readonly string[])[]): string =>
  stringify([columns, ...lines], { quoted_match: '\r' });
