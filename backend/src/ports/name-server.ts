import type { DsRecord } from '@storefront/shared/domain';
import type { Rrset } from '../core/rrset';

export type RrsetKey = Pick<Rrset, 'name' | 'type'>;

/** A change of a zone: record sets to replace and to remove. */
export interface ZoneChange {
  readonly put: readonly Rrset[];
  readonly remove: readonly RrsetKey[];
  /** Whether `put` has all record sets of the zone. Only such a change may create a zone, as others would leave it incomplete. */
  readonly isWhole: boolean;
}

/**
 * How a change ended. `refused`: rejected for its contents, so a retry is pointless. `overtaken`: a later edition was already applied.
 * `absent`: there is no such zone and the change is not whole. `away`: it did not reach the nameserver. In all these cases nothing was
 * changed. `unknown`: the outcome is unknown; the same change may be sent again under the same edition, as it leads to the same zone.
 */
export type ZoneOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'away'; readonly cause: string }
  | { readonly kind: 'unknown'; readonly cause: string };

export interface ServerAddress {
  /** Its name in NS records. */
  readonly server: string;
  readonly host: string;
  readonly port: number;
}

/**
 * The authoritative nameservers. No method throws on network or server failures, and none is called inside a database transaction. Zone
 * names are ASCII, without a final dot.
 */
export interface NameServer {
  readonly provider: 'sandbox' | 'powerdns';
  /** Record types that it can serve; others are rejected before they are saved. */
  readonly serves: ReadonlySet<string>;
  /** The addresses to query; empty if there are none. */
  readonly addresses: readonly ServerAddress[];
  /** Whether it signs the addresses of ALIAS records. If not, a domain with DNSSEC cannot have any. */
  readonly signsAlias: boolean;
  /** Returns the record sets of a zone without its SOA, or null if there is no such zone. */
  zone(zone: string): Promise<readonly Rrset[] | null | 'unknown'>;
  /**
   * Applies a change atomically, creating the zone if necessary. Requests may be delayed arbitrarily, so one whose `edition` is lower than
   * that of the zone changes nothing. The nameserver itself must compare the two in the same step: a caller's earlier read or lock cannot
   * protect against a request that is already on its way.
   */
  change(zone: string, change: ZoneChange, edition: number): Promise<ZoneOutcome>;
  /** Returns the DS records (SHA-256) of the zone's signing keys; empty if it is unsigned, null if there is no such zone. */
  signedWith(zone: string): Promise<readonly DsRecord[] | null | 'unknown'>;
  /** Signs a zone that was created unsigned; a signed zone keeps its key. @returns whether it is signed now */
  sign(zone: string): Promise<boolean>;
  /** Returns why it is unavailable, for the shop's operator; null if it is available. */
  problem(): Promise<string | null>;
}
