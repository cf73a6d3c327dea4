import type { CopiedRecord } from '@storefront/shared/contract';
import type { FaultScripts } from '../../faults/fault-scripts';
import { stableFraction } from '../../registrar/sandbox/believable-world';
import { ONLY_COMMON_NAMES, type ReadZone, type ZoneReader } from '../zone-reader';

/** An address of the documentation block (RFC 5737), the same for the same name on every machine. */
const addressOf = (name: string): string => `203.0.113.${1 + Math.floor(stableFraction(`address:${name}`) * 254)}`;

/** Zones of the sandbox world, with a site and mail, as names from elsewhere have them. */
export class SandboxZoneReader implements ZoneReader {
  readonly #faults: FaultScripts;

  constructor({ faults }: { readonly faults: FaultScripts }) {
    this.#faults = faults;
  }

  async read(domain: string, nameservers: readonly string[]): Promise<ReadZone> {
    const fault = this.#faults.take('zone_read', domain);
    if (fault) return { records: [], missing: [`${nameservers.join(' and ')} did not answer, so nothing could be copied.`] };
    const record = (name: string, type: string, data: string, ttl = 3_600): CopiedRecord => ({ name, type, ttl, data });
    const address = addressOf(domain);
    return {
      records: [
        record('@', 'A', address),
        record('www', 'CNAME', `${domain}.`),
        record('mail', 'A', address),
        record('@', 'MX', `10 mail.${domain}.`),
        record('@', 'TXT', `"v=spf1 mx -all"`),
        record('_dmarc', 'TXT', `"v=DMARC1; p=quarantine"`),
      ],
      missing: [ONLY_COMMON_NAMES],
    };
  }
}
