import type { CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { openText, sealText } from '../../core/sealed-text';
import { newTotpSecret, findTotpStep } from '../../core/totp';
import { findTotpSecret, saveTotpSecret, recordTotpStep, type TotpState } from './factor-queries';

type TotpDeps = Pick<Deps, 'config'>;

const toKey = ({ config }: TotpDeps): string => config.secrets.derive('totp');

/** Creates a secret that waits for its first code, replacing an earlier waiting one. @returns null if TOTP is already on */
export async function beginTotpSecret(
  tx: Tx,
  deps: TotpDeps,
  customer: { readonly id: CustomerId; readonly email: string },
  now: Date,
): Promise<{ secret: string; uri: string } | null> {
  const made = newTotpSecret({ issuer: deps.config.shopName, label: customer.email });
  const isKept = await saveTotpSecret(tx, customer.id, sealText(made.secret, customer.id, toKey(deps)), now);
  return isKept ? made : null;
}

/**
 * Consumes a code: of several concurrent callers with the same code, only one succeeds.
 * @param state `waiting` for the first code of a new secret, which turns it on
 */
export async function consumeTotpCode(
  db: Db | Tx,
  deps: TotpDeps,
  {
    customerId,
    code,
    state,
    now,
  }: { readonly customerId: CustomerId; readonly code: string; readonly state: TotpState; readonly now: Date },
): Promise<boolean> {
  const sealed = await findTotpSecret(db, customerId, state);
  if (sealed === undefined) return false;
  const secret = openText(sealed, customerId, deps.config.secrets.accepted('totp'));
  if (secret === null) throw new Error('Cannot decrypt TOTP secret; was SECRET_KEY changed without SECOND_SECRET_KEY?');
  const step = findTotpStep(secret, code, now);
  return step !== null && (await recordTotpStep(db, { customerId, state, sealed, step, now }));
}
