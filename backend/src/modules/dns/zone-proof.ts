import type { OutputOf, proveZone, ServerProof } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { askDns } from '../../adapters/dns/ask-dns';
import type { Rrset, RrsetKey, ServerAddress } from '../../adapters/dns/name-server';
import { changeBetween, rrsetsOf } from '../../adapters/dns/rrsets';
import { isAnswered } from '../../adapters/dns/same-answer';
import { WIRE_TYPES } from '../../adapters/dns/wire-data';
import type { Deps } from '../../deps';
import { lastChange } from './zone-history';
import { recordsOf, type ZoneRow } from './zone-settling';

/** Sets that are asked for at most: a proof of the last change, not a transfer of the zone. */
const ASKED_MAX = 100;
/** Questions to one server at once. */
const AT_ONCE = 10;

/** A set that the servers should have, or none of it. */
interface Expectation extends RrsetKey {
  readonly wanted: Rrset | null;
}

/** Asks each name server over DNS for what the last change of the zone has touched (DN-09). Silence is a result, never an error. */
export async function proofOf(deps: Pick<Deps, 'db' | 'clock' | 'nameServer'>, zone: ZoneRow): Promise<OutputOf<typeof proveZone>> {
  const [now, change] = await Promise.all([recordsOf(deps, zone.id), lastChange(deps, zone)]);
  const expected = expectations(zone.name, now, change?.before ?? []);
  return { asked: expected.length, servers: await Promise.all(deps.nameServer.addresses.map((address) => askServer(address, expected))) };
}

/** What differs from before the last change, as it is now. */
function expectations(zone: string, now: readonly ZoneRecord[], before: readonly ZoneRecord[]): Expectation[] {
  const { put, remove } = changeBetween(rrsetsOf(zone, before), rrsetsOf(zone, now));
  const touched = [...put.map((set) => ({ name: set.name, type: set.type, wanted: set })), ...remove.map((key) => ({ ...key, wanted: null }))];
  return touched.filter(({ type }) => WIRE_TYPES.has(type)).slice(0, ASKED_MAX);
}

async function askServer(address: ServerAddress, expected: readonly Expectation[]): Promise<ServerProof> {
  const differences: RrsetKey[] = [];
  let slowest = 0;
  for (let start = 0; start < expected.length; start += AT_ONCE) {
    const asked = await Promise.all(
      expected.slice(start, start + AT_ONCE).map(async (expectation) => ({ expectation, answer: await askDns(address, { name: expectation.name, type: expectation.type }) })),
    );
    for (const { expectation, answer } of asked) {
      // One that says nothing to one question is not waited for a hundred times.
      if (!answer) return { server: address.server, state: 'silent', ms: null, differences: [] };
      slowest = Math.max(slowest, answer.ms);
      if (!isAnswered(expectation, expectation.wanted, answer.packet)) differences.push({ name: expectation.name, type: expectation.type });
    }
  }
  return { server: address.server, state: differences.length ? 'differs' : 'as_saved', ms: Math.round(slowest), differences };
}
