import { createHash } from 'node:crypto';
import type { CopiedRecord } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import type { FaultScripts } from '../../../core/fault-scripts';
import { stableFraction } from '../../stable-fraction';
import { createDsRecord, fitsDs, type DnsKey } from '../../../dns/dnskey';
import { dsText } from '../../../dns/signing-proof';
import { type SigningProof, ONLY_COMMON_NAMES, type ReadZone, type ZoneReader } from '../../../ports/zone-reader';

/** Returns an address of the documentation block (RFC 5737), deterministic for each name. */
const getAddress = (name: string): string => `203.0.113.${1 + Math.floor(stableFraction(`address:${name}`) * 254)}`;

/** Ed25519 (RFC 8080), whose keys are any 32 octets. */
const ED25519 = 15;
const SECURE_ENTRY_POINT = 257;
const SHA_256 = 2;

/** Returns the key of a fake zone, deterministic for each domain. */
const toKey = (domain: string): DnsKey => ({
  flags: SECURE_ENTRY_POINT,
  algorithm: ED25519,
  key: createHash('sha256').update(`zone key:${domain}`).digest(),
});

/** Fake zones with a site and mail, for domains hosted elsewhere. */
export class SandboxZoneReader implements ZoneReader {
  readonly #faults: FaultScripts;

  constructor({ faults }: { readonly faults: FaultScripts }) {
    this.#faults = faults;
  }

  async read(domain: string, nameservers: readonly string[]): Promise<ReadZone> {
    const fault = this.#faults.take('zone_read', domain);
    if (fault)
      return { records: [], missing: [`${nameservers.join(' and ')} did not answer, so nothing could be copied.`] };
    const record = (name: string, type: string, data: string): CopiedRecord => ({ name, type, ttl: 3_600, data });
    const address = getAddress(domain);
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

  /** All fake zones are signed; a mismatch names the matching DS record. */
  async signing(domain: string, nameservers: readonly string[], ds: readonly DsRecord[]): Promise<SigningProof> {
    if (this.#faults.take('zone_signing', domain))
      return { problems: nameservers.map((server) => ({ code: 'server_silent', params: { server } })), found: [] };
    const key = toKey(domain);
    const found = [createDsRecord(domain, key, SHA_256)];
    const unmatched = ds.filter((record) => !fitsDs(domain, key, record));
    const problems = nameservers.flatMap((server) =>
      unmatched.map((record) => ({
        code: 'no_key_for_ds' as const,
        params: { server, ds: dsText(record), found: found.map(dsText) },
      })),
    );
    return { problems, found };
  }
}
