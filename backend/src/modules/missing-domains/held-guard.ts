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
 * For what could harm whoever has a domain next: our list may still have it for a customer who has moved it away, and the registrar goes by
 * its name. Refused unless the registrar holds the very registration of the row; what it does not hold is looked at until the row ends.
 * @throws HttpError 409 where it is not held, 503 where nobody knows, and while somebody brings the name here
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
  // What arrives in these moments may be of the one who ordered it: one creation date goes with a name from registrar to registrar.
  await refuseWhileComing(db, domain);
  return held;
}

/**
 * For what changes a domain at the registrar by its name: what an order is bringing here is of the one who ordered it.
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
