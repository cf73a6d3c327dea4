import type { DnsChanges, CustomerId } from '@storefront/shared/contract';
import { TTL_MIN } from '@storefront/shared/domain';
import { notYourDomain } from '../../http/errors';
import { ownZone, type ZoneUser } from './own-zone';
import { ownDomainAbove, type ZoneRecordRow, type ZoneRow } from './queries';
import { changeRecords } from './save-zone';
import type { ZoneDeps } from './create-zone';

/** The TXT record that answers an ACME challenge (RFC 8555, section 8.4). */
interface Challenge {
  /** In lower case, without the final dot. */
  readonly fqdn: string;
  readonly value: string;
}

/** Returns a name and its parents, longest first. */
const namesAbove = (fqdn: string): string[] => {
  const labels = fqdn.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
};

/** Whether a name is a domain or below it. */
export const isWithin = (fqdn: string, domain: string): boolean => namesAbove(fqdn).includes(domain);

/** Finds the customer's domain that contains a name. @throws HttpError 404 if none does */
export async function findDomain({ db }: Pick<ZoneDeps, 'db'>, customerId: CustomerId, fqdn: string): Promise<string> {
  const domain = await ownDomainAbove(db, customerId, namesAbove(fqdn));
  if (domain === undefined) throw notYourDomain(fqdn);
  return domain;
}

const getOwner = (zone: ZoneRow, fqdn: string): string =>
  fqdn === zone.name ? '@' : fqdn.slice(0, -zone.name.length - 1);

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const isAnswer = (owner: string, value: string) => (record: ZoneRecordRow) =>
  !record.is_internal && record.type === 'TXT' && record.name === owner && record.rdata === quote(value);

async function change(
  deps: ZoneDeps,
  user: ZoneUser,
  domain: string,
  changesIn: (zone: ZoneRow) => (records: readonly ZoneRecordRow[]) => DnsChanges | null,
): Promise<void> {
  const zone = await ownZone(deps, user, domain);
  await changeRecords(deps, user, zone, changesIn(zone));
}

/** Adds the record. Others of the same name stay and keep their TTL. @throws HttpError like `changeRecords` */
export const present = (deps: ZoneDeps, user: ZoneUser, domain: string, { fqdn, value }: Challenge): Promise<void> =>
  change(deps, user, domain, (zone) => (records) => {
    const owner = getOwner(zone, fqdn);
    if (records.some(isAnswer(owner, value))) return null;
    const beside = records.find(({ name, type }) => name === owner && type === 'TXT');
    const record = { name: owner, ttl: beside?.ttl ?? TTL_MIN, type: 'TXT' as const, data: { data: quote(value) } };
    return { add: [record], update: [], remove: [] };
  });

/** Removes the record, and no other of the same name. @throws HttpError like `changeRecords` */
export const cleanUp = (deps: ZoneDeps, user: ZoneUser, domain: string, { fqdn, value }: Challenge): Promise<void> =>
  change(deps, user, domain, (zone) => (records) => {
    const found = records.filter(isAnswer(getOwner(zone, fqdn), value));
    return found.length === 0 ? null : { add: [], update: [], remove: found.map(({ id }) => id) };
  });
