import type { CodedDnssecProblem, CopiedRecord } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';

/** What was read of a zone that others serve. */
export interface ReadZone {
  readonly records: readonly CopiedRecord[];
  /** What could not be read, each in a sentence for the person whose zone it is. */
  readonly missing: readonly string[];
}

/** Whether the servers of a zone sign it with the keys that DS records are for. */
export interface SigningProof {
  /** What is not as it has to be; none where resolvers would find all in order. */
  readonly troubles: readonly CodedDnssecProblem[];
  /** The DS records of the keys that were found. */
  readonly found: readonly DsRecord[];
}

/**
 * Reads a zone from the nameservers that a name has now, record by record: nobody may transfer a whole zone from outside (RFC
 * 5936 section 5), so names that are not asked for stay unseen. Never throws: silence is said in `missing`.
 */
export interface ZoneReader {
  read(domain: string, nameservers: readonly string[]): Promise<ReadZone>;
  /** Whether each of these servers signs the zone with the keys that the DS records are for. */
  signing(domain: string, nameservers: readonly string[], ds: readonly DsRecord[]): Promise<SigningProof>;
}

/** Said with every copy: what was not asked for is not there. */
export const ONLY_COMMON_NAMES =
  'Only names in common use, such as www, mail and _dmarc, were asked for; records under other names cannot be seen from outside. Compare the copy with the list at your present DNS provider before you change nameservers.';
