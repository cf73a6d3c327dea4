import { openText, sealText } from './sealed-text';

/** The keys derived from `SECRET_KEY` that keyed hashes use. */
interface HashSecrets {
  accepted(purpose: 'api-key' | 'recovery-code' | 'kept-hash-key'): readonly [string, ...string[]];
}

/** A row with a keyed hash. */
export interface KeyedRow {
  /** What no other row of its table has. */
  readonly owner: string;
  /** The keys that its hash may have been made with, sealed; null where `SECRET_KEY` derives the key. */
  readonly hash_keys: string | null;
}

/**
 * The keys that may have been used for the hash of a row. The hashed value is unknown, so a hash cannot be recomputed for another
 * `SECRET_KEY`: when that is replaced, the old key is stored with the row.
 */
export function findHashKeys(
  secrets: HashSecrets,
  purpose: 'api-key' | 'recovery-code',
  { owner, hash_keys }: KeyedRow,
): readonly string[] {
  if (hash_keys === null) return secrets.accepted(purpose);
  const text = openText(hash_keys, `${purpose}:${owner}`, secrets.accepted('kept-hash-key'));
  if (text === null)
    throw new Error(`Cannot decrypt hash key of ${purpose}; was SECRET_KEY changed without SECOND_SECRET_KEY?`);
  return JSON.parse(text) as string[];
}

/** What a row stores of these keys. */
export const sealHashKeys = (
  secrets: HashSecrets,
  purpose: 'api-key' | 'recovery-code',
  owner: string,
  keys: readonly string[],
): string => sealText(JSON.stringify(keys), `${purpose}:${owner}`, secrets.accepted('kept-hash-key')[0]);
