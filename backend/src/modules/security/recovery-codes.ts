import { createHmac, randomInt } from 'node:crypto';
import type { CustomerId } from '@storefront/shared/contract';
import { findHashKeys } from '../../core/hash-keys';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { findRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './factor-queries';

type CodeDeps = Pick<Deps, 'config'>;

const COUNT = 10;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const part = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** Keyed hash, because a code of 49 bits could be recovered from a plain hash. */
const toHash = (key: string, code: string): string =>
  createHmac('sha256', key)
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** Replaces all codes with ten new ones of the form `xxxxx-xxxxx`, which cannot be read again later. */
export async function renewCodes(tx: Tx, deps: CodeDeps, customerId: CustomerId, now: Date): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${part()}-${part()}`);
  const key = deps.config.secrets.derive('recovery-code');
  await replaceRecoveryCodes(
    tx,
    customerId,
    codes.map((code) => toHash(key, code)),
    now,
  );
  return codes;
}

/** Consumes a code, ignoring case, spaces and hyphens. */
export async function consumeRecoveryCode(
  db: Db | Tx,
  { config }: CodeDeps,
  { customerId, code, now }: { readonly customerId: CustomerId; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const fits = ({ id, code_hash, hash_keys }: Awaited<ReturnType<typeof findRecoveryCodes>>[number]): boolean =>
    findHashKeys(config.secrets, 'recovery-code', { owner: id, hash_keys }).some(
      (key) => toHash(key, code) === code_hash,
    );
  const found = (await findRecoveryCodes(db, customerId)).find(fits);
  return found !== undefined && useRecoveryCode(db, found.id, now);
}
