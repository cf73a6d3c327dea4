import type { ZoneRecord } from '@storefront/shared/domain';
import { toRrsets } from '../../src/dns/rrsets';
import { DnsResponder } from '../../src/adapters/dns/sandbox/dns-responder';
import { silentLog } from './silent-log';

/** The zone of all hosts that ALIAS records in tests point at. */
const ZONE = 'targets.example';
const record = (name: string, type: ZoneRecord['type'], rdata: string): ZoneRecord => ({ name, type, ttl: 300, rdata });
const RECORDS = [
  record('site', 'A', '203.0.113.50'),
  record('site', 'A', '203.0.113.51'),
  record('site', 'AAAA', '2001:db8::50'),
  record('moved', 'CNAME', `site.${ZONE}.`),
  record('mail', 'MX', `10 site.${ZONE}.`),
];

export interface AliasTargets {
  readonly port: number;
  /** How often each host was queried, by name. */
  readonly asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** A resolver for the hosts under `targets.example`, which refuses all others. */
export async function startAliasTargets(): Promise<AliasTargets> {
  const asked = new Map<string, number>();
  const responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      return Promise.resolve(
        name.endsWith(`.${ZONE}`) ? { zone: ZONE, rrsets: toRrsets(ZONE, RECORDS), edition: 1 } : null,
      );
    },
    aliases: { of: () => Promise.resolve(null) },
    log: silentLog,
  });
  return { port: await responder.listen(), asked, close: () => responder.close() };
}
