import { formatRecordValue } from './record-format';
import { sortRows, type RecordRow, type StagedZone } from './staged-zone';

/** Which rows of a zone are shown. */
export type Shown = 'all' | 'staged';

/** Filters rows by type, name and value, keeping their order. */
export function filterRows(
  rows: readonly RecordRow[],
  { find, show, sort }: { readonly find: string; readonly show: Shown; readonly sort: 'type' | 'name' },
): RecordRow[] {
  const wanted = find.trim().toLowerCase();
  const fits = ({ record, badge }: RecordRow) =>
    (show === 'all' || badge !== 'kept') &&
    (wanted === '' ||
      [record.type.toLowerCase(), record.name, formatRecordValue(record).toLowerCase()].some((text) =>
        text.includes(wanted),
      ));
  return sortRows(rows.filter(fits), sort);
}

/** Finds the row for a path in a refused batch, such as `add.0`. */
export function findRefusedRow(rows: readonly RecordRow[], sent: StagedZone, at: string): RecordRow | undefined {
  const [part, place] = at.split('.');
  const batch = part === 'add' ? sent.add : part === 'update' ? sent.update : {};
  const key = Object.keys(batch)[Number(place)];
  return rows.find((row) => row.key === key);
}
