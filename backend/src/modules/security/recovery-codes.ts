import { createHmac, randomInt } from 'node:crypto';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { replaceRecoveryCodes, useRecoveryCode } from './factor-queries';

type CodeDeps = Pick<Deps, 'config'>;

const COUNT = 10;
/** Without letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const part = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** Keyed, because a code of 49 bits could be found from a plain hash. */
const toHash = ({ config }: CodeDeps, code: string): string =>
  createHmac('sha256', config.secrets.derive('recovery-code'))
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** Ten new codes of the form `xxxxx-xxxxx` in place of all earlier ones. This is the only time that they can be read. */
export async function renewCodes(tx: Tx, deps: CodeDeps, customerId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${part()}-${part()}`);
  await replaceRecoveryCodes(
    tx,
    customerId,
    codes.map((code) => toHash(deps, code)),
    now,
  );
  return codes;
}

/** Uses a code up, once; upper case, spaces and hyphens make no difference. */
export const takeRecoveryCode = (
  db: Db | Tx,
  deps: CodeDeps,
  { customerId, code, now }: { readonly customerId: string; readonly code: string; readonly now: Date },
): Promise<boolean> => useRecoveryCode(db, customerId, toHash(deps, code), now);
