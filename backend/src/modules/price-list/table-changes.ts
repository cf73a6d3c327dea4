import { getTableKind } from './table-file';
import type { TableName, Tables } from './tables';

export interface TableChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly title: string;
  /** For a change, the changed cells with old and new text; otherwise all cells of the row. */
  readonly cells: readonly { readonly column: string; readonly was: string | null; readonly now: string | null }[];
}

/** Compares two editions of a table, in the order of the new one with removed rows last. */
export function tableChanges<Name extends TableName>(
  table: Name,
  before: Tables[Name],
  after: Tables[Name],
): TableChange[] {
  const { title, cells, required, optional } = getTableKind(table);
  const columns = [...required, ...optional];
  const byTitle = (rows: Tables[Name]) =>
    new Map((rows as readonly Tables[Name][number][]).map((row) => [title(row), cells(row)]));
  const [old, next] = [byTitle(before), byTitle(after)];
  const cellsBetween = (
    was: Readonly<Record<string, string>> | undefined,
    now: Readonly<Record<string, string>> | undefined,
  ): TableChange['cells'] =>
    columns
      .filter((column) => (was?.[column] ?? '') !== (now?.[column] ?? ''))
      .map((column) => ({ column, was: was?.[column] || null, now: now?.[column] || null }));
  return [
    ...[...next].flatMap(([name, now]): TableChange[] => {
      const was = old.get(name);
      const different = cellsBetween(was, now);
      return different.length === 0 ? [] : [{ kind: was ? 'changed' : 'added', title: name, cells: different }];
    }),
    ...[...old]
      .filter(([name]) => !next.has(name))
      .map(([name, was]): TableChange => ({ kind: 'removed', title: name, cells: cellsBetween(was, undefined) })),
  ];
}

/** Formats a change as one line: `~ .com in USD: register 12.90 → 13.90`. */
export function formatChange({ kind, title, cells }: TableChange): string {
  if (kind === 'removed') return `- ${title}`;
  const parts = cells.map(({ column, was, now }) =>
    kind === 'added' ? `${column} ${now ?? ''}` : `${column} ${was ?? 'nothing'} → ${now ?? 'nothing'}`,
  );
  return `${kind === 'added' ? '+' : '~'} ${title}: ${parts.join(', ')}`;
}
