import { isRecordType, type OutputOf, type proveZone, type ServerProof } from '@storefront/shared/contract';
import { readIpv4, readIpv6, type ZoneRecord } from '@storefront/shared/domain';
import type { AddressType } from '../../ports/alias-targets';
import { queryDns, type DnsAnswer } from '../../dns/query-dns';
import type { RrsetKey, ServerAddress } from '../../ports/name-server';
import type { Rrset } from '../../core/rrset';
import { changeBetween, toRrsets, setsAt, type ZoneSets } from '../../dns/rrsets';
import { isAnswered } from '../../dns/same-answer';
import type { Deps } from '../../deps';
import { findRecords, type ZoneRow } from './queries';
import { lastChange } from './zone-history';

/** Maximum number of record sets queried: this verifies the last change, it is not a zone transfer. */
const ASKED_MAX = 100;
/** Concurrent queries per server. */
const AT_ONCE = 10;

/** A record set that the servers should have; null if they should have none. */
interface Expectation extends RrsetKey {
  readonly wanted: Rrset | null;
  /** Whether any one of the addresses is enough: the addresses of an ALIAS target are not ours and may change at any time. */
  readonly isAlias?: boolean;
}

/** Queries each nameserver for the record sets changed by the latest save (DN-09). A server without a response is not an error. */
export async function getProof(
  deps: Pick<Deps, 'db' | 'clock' | 'nameServer' | 'aliases'>,
  zone: ZoneRow,
): Promise<OutputOf<typeof proveZone>> {
  const [now, change] = await Promise.all([findRecords(deps, zone.id), lastChange(deps, zone)]);
  const touched = listTouchedSets(zone.name, now, change?.before ?? []);
  const expected = await expectations(deps, { zone: zone.name, rrsets: toRrsets(zone.name, now) }, touched);
  return {
    asked: expected.length,
    touched: touched.length,
    servers: await Promise.all(deps.nameServer.addresses.map((address) => checkServer(address, expected))),
  };
}

/** Returns the record sets changed by the latest save. If it changed none, the NS records of the zone are queried instead. */
function listTouchedSets(zone: string, now: readonly ZoneRecord[], before: readonly ZoneRecord[]): readonly RrsetKey[] {
  const sets = toRrsets(zone, now);
  const { put, remove } = changeBetween(toRrsets(zone, before), sets);
  const touched = [...put, ...remove];
  const known = touched.filter(({ type }) => isRecordType(type));
  return known.length ? known : sets.filter(({ name, type }) => type === 'NS' && name === `${zone}.`);
}

/** Returns the sets to query with their expected answers: after a removal, a wildcard may match. */
async function expectations(
  { aliases }: Pick<Deps, 'aliases'>,
  served: ZoneSets,
  touched: readonly RrsetKey[],
): Promise<Expectation[]> {
  const found = new Map<string, Expectation>();
  for (const { name, type } of touched.slice(0, ASKED_MAX)) {
    const sets = setsAt(name, served) ?? [];
    for (const queryType of type === 'ALIAS' ? (['A', 'AAAA'] as const) : [type]) {
      const alias = queryType === 'A' || queryType === 'AAAA' ? sets.find((set) => set.type === 'ALIAS') : undefined;
      const addresses = alias && (await aliases.of(alias.rdata[0] ?? '', queryType as AddressType));
      // The ALIAS target could not be resolved, so that no answer can be called right or wrong.
      if (addresses === null) continue;
      const wanted = addresses
        ? { name, type: queryType, ttl: 0, rdata: addresses.addresses }
        : (sets.find((set) => set.type === queryType) ?? null);
      found.set(`${name} ${queryType}`, { name, type: queryType, wanted, isAlias: addresses !== undefined });
    }
  }
  return [...found.values()];
}

async function checkServer(address: ServerAddress, expected: readonly Expectation[]): Promise<ServerProof> {
  if (expected.length === 0) return { server: address.server, state: 'not_checked', ms: null, differences: [] };
  const differences: RrsetKey[] = [];
  let slowest = 0;
  for (let start = 0; start < expected.length; start += AT_ONCE) {
    const batch = await Promise.all(
      expected
        .slice(start, start + AT_ONCE)
        .map(async (expectation) => ({
          expectation,
          answer: await queryDns(address, { name: expectation.name, type: expectation.type }),
        })),
    );
    for (const { expectation, answer } of batch) {
      // Stops at the first unanswered query, rather than waiting for a timeout a hundred times.
      if (!answer) return { server: address.server, state: 'silent', ms: null, differences: [] };
      slowest = Math.max(slowest, answer.ms);
      const isRight = expectation.isAlias
        ? hasMatch(expectation, answer.packet)
        : isAnswered(expectation, expectation.wanted, answer.packet);
      if (!isRight) differences.push({ name: expectation.name, type: expectation.type });
    }
  }
  return {
    server: address.server,
    state: differences.length ? 'differs' : 'as_saved',
    ms: Math.round(slowest),
    differences,
  };
}

/** Whether a server returns one of the addresses of an ALIAS, or none if it has none. */
function hasMatch({ type, wanted }: Expectation, { answers = [] }: DnsAnswer): boolean {
  const data = answers.flatMap((record) =>
    record.type === type && 'data' in record && typeof record.data === 'string' ? [record.data.toLowerCase()] : [],
  );
  const known = wanted?.rdata ?? [];
  return known.length === 0
    ? data.length === 0
    : data.some((address) => known.includes(readIpv4(address) ?? readIpv6(address) ?? address));
}
