import { isDnsKey, readDsRecord, readDsText, type DsProblem, type TypedDnsKey } from '@storefront/shared/domain';

export type DsField = 'key_tag' | 'algorithm' | 'digest_type' | 'digest';

/** A DS record being typed, or a key pasted instead. */
export interface DsRow {
  readonly typed: Readonly<Record<DsField, string>>;
  readonly key: TypedDnsKey | null;
}

export const EMPTY_ROW: DsRow = { typed: { key_tag: '', algorithm: '', digest_type: '', digest: '' }, key: null };

/** Reads text pasted into a box: a whole DS line or DNSKEY fills the row; null for anything else, which the box handles itself. */
export function readPasted(text: string): DsRow | null {
  const read = readDsText(text);
  if (!read) return null;
  if (isDnsKey(read)) return { typed: EMPTY_ROW.typed, key: read };
  const { key_tag, algorithm, digest_type, digest } = read;
  return {
    typed: {
      key_tag: String(key_tag),
      algorithm: String(algorithm),
      digest_type: String(digest_type),
      digest: String(digest),
    },
    key: null,
  };
}

/** Returns the records to send, or the problems by row and field. */
export function readRows(
  rows: readonly DsRow[],
):
  | { readonly sources: readonly (DsRow['typed'] | TypedDnsKey)[] }
  | { readonly problems: readonly ({ readonly row: number } & DsProblem)[] } {
  const problems = rows.flatMap(({ typed, key }, row) => {
    const read = readDsRecord(typed);
    return key === null && 'problems' in read ? read.problems.map((problem) => ({ row, ...problem })) : [];
  });
  return problems.length > 0 ? { problems } : { sources: rows.map(({ typed, key }) => key ?? typed) };
}
