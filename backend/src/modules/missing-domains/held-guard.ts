import { toUnicode } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { registrarRefused, unavailable } from '../../http/errors';
import type { RegisteredDomain } from '../../ports/registrar';
import { isComing } from '../orders';
import type { DomainRow } from '../portfolio';
import { noteMissing } from './queries';
import { isLaterRegistration } from './registration';

/**
 * Guards operations that could harm a domain's next holder: our list may still have a domain that its customer has moved away, and the
 * registrar identifies it only by name. Requires that the registrar holds the very registration of the row; otherwise the domain is
 * recorded as missing and checked until it ends.
 * @throws HttpError 409 if it is not held, 503 if that is unknown, or while an order brings the domain here
 */
export async function requireHeld(
  { db, clock, registrar }: Pick<Deps, 'db' | 'clock' | 'registrar'>,
  domain: DomainRow,
): Promise<RegisteredDomain> {
  const held = await registrar.info(domain.name);
  if (held === 'unknown') throw nothingKnown();
  if (held === null || isLaterRegistration(domain, held)) {
    await noteMissing(db, domain.id, clock.now());
    throw registrarRefused({
      kind: 'refused',
      reason: 'not_held',
      message: `The registrar no longer holds ${toUnicode(domain.name)} for you, so it cannot be changed here. It was transferred to another registrar or released.`,
    });
  }
  // A domain arriving at this moment belongs to whoever ordered it. The creation date cannot tell: it stays the same across transfers.
  await refuseWhileComing(db, domain);
  return held;
}

/**
 * Guards changes at the registrar by name: a domain that an order is bringing here belongs to whoever ordered it.
 * @throws HttpError 503
 */
export async function refuseWhileComing(db: Db | Tx, { name }: Pick<DomainRow, 'name'>): Promise<void> {
  if (await isComing(db, name)) throw nothingKnown();
}

const nothingKnown = () =>
  unavailable('The registrar did not respond. Nothing was changed; try again in a moment.', 10, {
    code: 'registrar_silent',
    params: { what: 'nothing_changed' },
  });
