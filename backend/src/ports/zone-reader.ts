import type { CodedDnssecProblem, CopiedRecord } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';

export interface ReadZone {
  readonly records: readonly CopiedRecord[];
  /** What could not be read, in sentences for the customer. */
  readonly missing: readonly string[];
}

/** Whether a zone is signed with the keys of its DS records. */
export interface SigningProof {
  /** Problems found; none if resolvers would accept the zone. */
  readonly problems: readonly CodedDnssecProblem[];
  readonly found: readonly DsRecord[];
}

/**
 * Reads a zone from the current nameservers of a domain, record by record: outsiders may not transfer a whole zone (RFC 5936 section 5), so
 * names that are not queried stay unseen. Never throws: unanswered queries are listed in `missing`.
 */
export interface ZoneReader {
  read(domain: string, nameservers: readonly string[]): Promise<ReadZone>;
  /** Checks whether each of these servers signs the zone with the keys of the DS records. */
  signing(domain: string, nameservers: readonly string[], ds: readonly DsRecord[]): Promise<SigningProof>;
}

/** Part of every copy: names that were not queried are missing. */
export const ONLY_COMMON_NAMES =
  'Only names in common use, such as www, mail and _dmarc, were asked for; records under other names cannot be seen from outside. Compare the copy with the list at your present DNS provider before you change nameservers.';
