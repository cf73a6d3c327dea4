import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { recovery_codes } from '../../db/schema';
import type { Deps } from '../../deps';

type CodeDeps = Pick<Deps, 'config'>;

const COUNT = 10;
/** Without letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const part = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** Keyed, because a code of 49 bits could be found from a plain hash. */
const hashOf = ({ config }: CodeDeps, code: string): string =>
  createHmac('sha256', config.secrets.derive('recovery-code'))
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** Ten new codes of the form `xxxxx-xxxxx` in place of all earlier ones. This is the only time that they can be read. */
export async function renewCodes(tx: Tx, deps: CodeDeps, customerId: string, now: Date): Promise<string[]> {
  await dropCodes(tx, customerId);
  const codes = Array.from({ length: COUNT }, () => `${part()}-${part()}`);
  await tx
    .insert(recovery_codes)
    .values(codes.map((code) => ({ customer_id: customerId, code_hash: hashOf(deps, code), created_at: now })));
  return codes;
}

export async function dropCodes(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.customer_id, customerId));
}

/** Uses a code up by one guarded statement; upper case, spaces and hyphens make no difference. */
export async function takeRecoveryCode(
  db: Db | Tx,
  deps: CodeDeps,
  { customerId, code, now }: { readonly customerId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const used = await db
    .update(recovery_codes)
    .set({ used_at: now })
    .where(
      and(
        eq(recovery_codes.customer_id, customerId),
        eq(recovery_codes.code_hash, hashOf(deps, code)),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ id: recovery_codes.id });
  return used.length > 0;
}
