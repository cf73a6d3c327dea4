import { toUnicode } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { registrarRefused, registrarUnavailable } from '../../http/errors';
import type { RegisteredDomain } from '../../ports/registrar';
import { isBeingAcquired } from '../orders';
import type { DomainRow } from '../portfolio';
import { recordMissing } from './queries';
import { isLaterRegistration } from './registration';

/**
 * Guards operations that could harm a domain's next holder: our list may still have a domain that its customer has moved away, and the
 * registrar identifies it only by name. Requires that the registrar holds the same registration as the row; otherwise the domain is
 * recorded as missing and checked until it ends.
 * @throws HttpError 409 if it is not held, 503 if that is unknown or an open order registers or transfers the domain
 */
export async function requireHeld(
  { db, clock, registrar }: Pick<Deps, 'db' | 'clock' | 'registrar'>,
  domain: DomainRow,
): Promise<RegisteredDomain> {
  const held = await registrar.info(domain.name);
  if (held === 'unknown') throw registrarUnavailable('nothing_changed');
  if (held === null || isLaterRegistration(domain, held)) {
    await recordMissing(db, domain.id, clock.now());
    throw registrarRefused({
      kind: 'refused',
      reason: 'not_held',
      message: `The registrar no longer holds ${toUnicode(domain.name)} for you, so it cannot be changed here. It was transferred to another registrar or released.`,
    });
  }
  // A domain that arrives now belongs to the customer who ordered it. Its creation date does not show that, as transfers keep the date.
  await refuseWhileBeingAcquired(db, domain);
  return held;
}

/**
 * Guards changes at the registrar by name: a domain that an open order registers or transfers belongs to the customer who ordered it.
 * @throws HttpError 503
 */
export async function refuseWhileBeingAcquired(db: Db | Tx, { name }: Pick<DomainRow, 'name'>): Promise<void> {
  if (await isBeingAcquired(db, name)) throw registrarUnavailable('nothing_changed');
}
