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
 * Guards changes that could harm a later owner of a domain: our list may still show it to a customer who has transferred it away, and the
 * registrar goes by its name. Throws unless the registrar holds the very registration that the row describes; otherwise the domain is
 * checked repeatedly until the row ends.
 * @throws HttpError 409 where it is not held, 503 where the registrar does not say, and while an order brings the name here
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
  // A domain that arrives at this moment may belong to whoever ordered it: its creation date stays the same from registrar to registrar.
  await refuseWhileComing(db, domain);
  return held;
}

/**
 * Guards changes made at the registrar by name: a domain that an order is bringing here belongs to whoever ordered it.
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
