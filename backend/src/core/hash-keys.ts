import { openText, sealText } from './sealed-text';

interface HashSecrets {
  accepted(purpose: 'api-key' | 'recovery-code' | 'kept-hash-key'): readonly [string, ...string[]];
}

interface KeyedRow {
  /** Unique within its table. */
  readonly owner: string;
  /** The possible keys of its hash, sealed; null if the key is derived from `SECRET_KEY`. */
  readonly hash_keys: string | null;
}

/**
 * Returns the possible keys of a row's hash. The hashed value is unknown, so when `SECRET_KEY` is replaced the hash cannot be recomputed
 * and its key is stored with the row instead.
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

export const sealHashKeys = (
  secrets: HashSecrets,
  purpose: 'api-key' | 'recovery-code',
  owner: string,
  keys: readonly string[],
): string => sealText(JSON.stringify(keys), `${purpose}:${owner}`, secrets.accepted('kept-hash-key')[0]);
