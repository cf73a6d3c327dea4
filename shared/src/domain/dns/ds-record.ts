import type { Coded } from '../../contract/coded';
import type { DsProblemParams } from '../../contract/problem-codes';

/** A delegation signer record, by which the registry vouches for a key of the zone (RFC 4034 section 5). */
export interface DsRecord {
  readonly key_tag: number;
  readonly algorithm: number;
  readonly digest_type: number;
  /** Hexadecimal, lower case. */
  readonly digest: string;
}

export type TypedDsRecord = Readonly<Record<keyof DsRecord, string | number>>;

export type DsProblem = { readonly field: keyof DsRecord } & Coded<DsProblemParams>;

/** Permitted signing algorithms (RFC 8624 section 3.1), by number, without those based on SHA-1. */
export const DS_ALGORITHMS: Readonly<Record<number, string>> = {
  8: 'RSA/SHA-256',
  10: 'RSA/SHA-512',
  13: 'ECDSA P-256/SHA-256',
  14: 'ECDSA P-384/SHA-384',
  15: 'Ed25519',
  16: 'Ed448',
};

/** Permitted digest types of a delegation (RFC 8624 section 3.3), by number. */
export const DS_DIGESTS: Readonly<Record<number, { readonly label: string; readonly digits: number }>> = {
  2: { label: 'SHA-256', digits: 64 },
  4: { label: 'SHA-384', digits: 96 },
};

const LARGEST_TAG = 65_535;

const integer = (value: string | number): number | null =>
  /^\d{1,5}$/.test(String(value).trim()) ? Number(value) : null;

/** Returns a DS record in the form that registries accept, or everything that is wrong with it. Spaces in the digest are removed. */
export function readDsRecord(
  typed: TypedDsRecord,
): { readonly record: DsRecord } | { readonly problems: readonly DsProblem[] } {
  const problems: DsProblem[] = [];
  const key_tag = integer(typed.key_tag);
  const algorithm = integer(typed.algorithm);
  const digest_type = integer(typed.digest_type);
  const digest = String(typed.digest).replace(/\s/g, '').toLowerCase();
  const kind = digest_type === null ? undefined : DS_DIGESTS[digest_type];
  if (key_tag === null || key_tag > LARGEST_TAG)
    problems.push({ field: 'key_tag', code: 'ds_key_tag', params: { max: LARGEST_TAG } });
  if (algorithm === null || !DS_ALGORITHMS[algorithm])
    problems.push({
      field: 'algorithm',
      code: 'ds_algorithm',
      params: { algorithms: Object.keys(DS_ALGORITHMS).join(', ') },
    });
  if (!kind)
    problems.push({
      field: 'digest_type',
      code: 'ds_digest_type',
      params: { what: typed.digest_type === '' ? 'missing' : digest_type === 1 ? 'sha_1' : 'unknown' },
    });
  // The type decides how it is validated, so it comes first.
  if (typed.digest_type === '' && digest !== '') return { problems };
  if (!/^[0-9a-f]+$/.test(digest)) problems.push({ field: 'digest', code: 'ds_digest' });
  else if (kind && digest.length !== kind.digits)
    problems.push({
      field: 'digest',
      code: 'ds_digest_length',
      params: { digest: kind.label, wanted: kind.digits, has: digest.length },
    });
  if (problems.length > 0 || key_tag === null || algorithm === null || digest_type === null) return { problems };
  return { record: { key_tag, algorithm, digest_type, digest } };
}

/** Whether two sets have the same records, in any order. */
export function sameDsRecords(some: readonly DsRecord[], others: readonly DsRecord[]): boolean {
  const words = (records: readonly DsRecord[]): string =>
    records
      .map(({ key_tag, algorithm, digest_type, digest }) => `${key_tag} ${algorithm} ${digest_type} ${digest}`)
      .sort()
      .join('\n');
  return words(some) === words(others);
}
