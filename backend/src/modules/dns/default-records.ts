import { isIPv4 } from 'node:net';
import { isRecordType, RECORD_TYPES } from '@storefront/shared/contract';
import type { Config } from '../../config/config';
import type { BatchRecord, domains } from '../../db/schema';

/** In seconds; records that the shop keeps rarely change. */
const NAMESERVER_TTL = 86_400;
const PARKING_TTL = 3_600;
const FORWARDING_TTL = 3_600;
const MAIL_PRIORITY = 10;

/** Names whose visitors are forwarded, or shown the parking page. */
const SITE_NAMES = ['@', 'www'];
/** Whether records of a type determine where a site is served. */
const isOfSite = (type: string): boolean => isRecordType(type) && RECORD_TYPES[type].isOfSite === true;

type DefaultRecord = Omit<BatchRecord, 'id'>;

type InternalRecordConfig = Pick<Config, 'nameservers' | 'parkingAddresses' | 'forwarding' | 'mailForwarding'>;

/** The columns of a domain that determine the records the shop keeps in its zone. */
export type ForwardedDomain = Pick<
  typeof domains.$inferSelect,
  'domain_forwarding' | 'forwarding_url' | 'email_forwarding' | 'email_forwards'
>;

/** Whether the zone of a domain points visitors to the forwarding service. */
export function isForwarded(
  { domain_forwarding, forwarding_url }: ForwardedDomain,
  { forwarding }: Pick<Config, 'forwarding'>,
): boolean {
  return domain_forwarding && forwarding_url !== null && forwarding.addresses.length > 0;
}

/** Whether the zone of a domain sends its mail to the shop's mail server. */
export function isMailForwarded(
  { email_forwarding, email_forwards }: ForwardedDomain,
  { mailForwarding }: Pick<Config, 'mailForwarding'>,
): boolean {
  return email_forwarding && email_forwards.length > 0 && mailForwarding !== undefined;
}

/** A record at the apex and at `www` for each address. */
const siteRecords = (addresses: readonly string[], ttl: number, is_internal: boolean): DefaultRecord[] =>
  addresses.flatMap((address) =>
    SITE_NAMES.map((name): DefaultRecord => ({
      name,
      type: isIPv4(address) ? 'A' : 'AAAA',
      ttl,
      rdata: address,
      is_internal,
    })),
  );

/** Returns the records that forwarding needs, wherever the zone is hosted. */
export function listForwardingRecords(domain: ForwardedDomain, config: InternalRecordConfig): readonly DefaultRecord[] {
  const { forwarding, mailForwarding } = config;
  return [
    ...(isForwarded(domain, config) ? siteRecords(forwarding.addresses, FORWARDING_TTL, true) : []),
    ...(mailForwarding && isMailForwarded(domain, config)
      ? [
          {
            name: '@',
            type: 'MX',
            ttl: FORWARDING_TTL,
            rdata: `${MAIL_PRIORITY} ${mailForwarding.host}.`,
            is_internal: true,
          } as const,
        ]
      : []),
  ];
}

/** Returns the records that the shop keeps in a zone: nameservers and forwarding. Customers see them but cannot change them. */
function listInternalRecords(domain: ForwardedDomain, config: InternalRecordConfig): readonly DefaultRecord[] {
  const servers = config.nameservers.map((server): DefaultRecord => ({
    name: '@',
    type: 'NS',
    ttl: NAMESERVER_TTL,
    rdata: `${server}.`,
    is_internal: true,
  }));
  return [...servers, ...listForwardingRecords(domain, config)];
}

const listParkingRecords = ({ parkingAddresses }: Pick<Config, 'parkingAddresses'>): readonly DefaultRecord[] =>
  siteRecords(parkingAddresses, PARKING_TTL, false);

/** Returns the records of a new or reset zone: those that the shop keeps, and those of the parking page unless visitors are forwarded. */
export function defaultRecords(domain: ForwardedDomain, config: InternalRecordConfig): readonly DefaultRecord[] {
  return [...listInternalRecords(domain, config), ...(isForwarded(domain, config) ? [] : listParkingRecords(config))];
}

const isAtSite = ({ name, type }: DefaultRecord): boolean => SITE_NAMES.includes(name) && isOfSite(type);
const isAtMail = ({ name, type }: DefaultRecord): boolean => name === '@' && (type === 'MX' || type === 'CNAME');

/** Returns the customer's own records that conflict with forwarding. Parking records do not count: they are replaced automatically. */
export function listConflictingRecords<R extends DefaultRecord>(
  records: readonly R[],
  domain: ForwardedDomain,
  config: InternalRecordConfig,
): readonly R[] {
  const parked = new Set(listParkingRecords(config).map(plain));
  const isInTheWay = (record: R): boolean =>
    (isForwarded(domain, config) && isAtSite(record)) || (isMailForwarded(domain, config) && isAtMail(record));
  return records.filter((record) => !record.is_internal && isInTheWay(record) && !parked.has(plain(record)));
}

/**
 * Returns a zone's records with those that the shop has to keep in it. The customer's records stay: if they conflict with forwarding, the
 * forwarding records are left out instead. The parking page returns when forwarding ends and nothing else takes its place.
 */
export function withInternalRecords<R extends DefaultRecord>(
  records: readonly R[],
  domain: ForwardedDomain,
  config: InternalRecordConfig,
): readonly (R | DefaultRecord)[] {
  const inTheWay = listConflictingRecords(records, domain, config);
  const internal = listInternalRecords(domain, config).filter(
    (record) => !(inTheWay.some(isAtSite) && isAtSite(record)) && !(inTheWay.some(isAtMail) && isAtMail(record)),
  );
  const before = records.filter(({ is_internal }) => is_internal);
  const parking = new Map(listParkingRecords(config).map((record) => [plain(record), record]));
  const takesItsPlace = internal.some(isAtSite);
  const stays = records.filter(
    (record) => !record.is_internal && !(takesItsPlace && isAtSite(record) && parking.has(plain(record))),
  );
  const wasForwarded = before.some(isAtSite);
  const parked =
    wasForwarded && !takesItsPlace
      ? [...parking.values()].filter(({ name }) => !stays.some((record) => record.name === name && isAtSite(record)))
      : [];
  const same = new Map(before.map((record) => [plain(record), record]));
  return [...internal.map((record) => same.get(plain(record)) ?? record), ...stays, ...parked];
}

const plain = ({ name, type, ttl, rdata }: DefaultRecord): string => `${name} ${type} ${ttl} ${rdata}`;
