import { isIPv4 } from 'node:net';
import type { Config } from '../../config/config';
import type { BatchRecord } from '../../db/schema';

/** Seconds: records that the shop itself keeps seldom change. */
const NAMESERVER_TTL = 86_400;
const PARKING_TTL = 3_600;

type DefaultRecord = Omit<BatchRecord, 'id'>;

/** What a new zone holds, and one that is reset: our name servers, and the parking page where the shop has one. */
export function defaultRecords({ nameservers, parkingAddresses }: Pick<Config, 'nameservers' | 'parkingAddresses'>): readonly DefaultRecord[] {
  const servers = nameservers.map((server): DefaultRecord => ({ name: '@', type: 'NS', ttl: NAMESERVER_TTL, rdata: `${server}.`, is_internal: true }));
  const parking = parkingAddresses.flatMap((address) =>
    ['@', 'www'].map((name): DefaultRecord => ({ name, type: isIPv4(address) ? 'A' : 'AAAA', ttl: PARKING_TTL, rdata: address, is_internal: false })),
  );
  return [...servers, ...parking];
}
