import type { CustomerId } from '@storefront/shared/contract';
import { notFound, notYourDomain } from '../../http/errors';
import { domainWithZone, markForZone, type ZoneRow } from './queries';
import { createZone, type ZoneDeps } from './create-zone';

export interface ZoneUser {
  readonly customerId: CustomerId;
  readonly requestId: string;
}

/**
 * Returns the zone of a customer's domain, creating it with the default records if it does not exist yet.
 * @throws HttpError 404 if the domain is not theirs (I9, D7) or its DNS is hosted elsewhere, 503 if the nameserver does not respond
 */
export async function ownZone(deps: ZoneDeps, user: ZoneUser, name: string): Promise<ZoneRow> {
  const found = await domainWithZone(deps.db, user.customerId, name);
  if (!found) throw notYourDomain(name);
  if (!isServedHere(found.domain.nameservers, deps.config.nameservers)) {
    throw notFound(
      `The DNS of ${name} is hosted at ${found.domain.nameservers.join(' and ')}. Switch to the default nameservers to manage it here.`,
      { code: 'zone_elsewhere', params: { domain: name, what: 'records', nameservers: [...found.domain.nameservers] } },
    );
  }
  if (found.zone && found.zone.version > 0) return found.zone;
  await deps.db.transaction((tx) => markForZone(tx, found.domain, deps.clock.now()));
  return createZone(deps, found.domain, { actor: `customer:${user.customerId}`, requestId: user.requestId });
}

/** Whether a domain is delegated to the shop's nameservers, which are the default if none are set. */
export function isServedHere(nameservers: readonly string[], ours: readonly string[]): boolean {
  return nameservers.length === 0 || nameservers.every((server) => ours.includes(server));
}
