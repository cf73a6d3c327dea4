import type { DsRecord } from '@storefront/shared/domain';
import type { Rrset } from '../core/rrset';

export type RrsetKey = Pick<Rrset, 'name' | 'type'>;

/** What to make of a zone: sets to put in place of what is there, sets to take out. */
export interface ZoneChange {
  readonly put: readonly Rrset[];
  readonly remove: readonly RrsetKey[];
  /** Whether `put` has all sets of the zone: only such a change may make one, as the others would leave it in pieces. */
  readonly isWhole: boolean;
}

/**
 * How a change ended. `refused`: for what it asks for, so whenever it is sent. `overtaken`: a later one was made before, nothing was
 * changed. `absent`: there is no such zone, and the change is not a whole one; nothing was changed. `away`: it never reached the nameserver, nothing was changed. `unknown`: nobody can say; the same change may be sent
 * again under the same edition, as it leads to the same zone.
 */
export type ZoneOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'away'; readonly cause: string }
  | { readonly kind: 'unknown'; readonly cause: string };

/** Where one of the nameservers takes questions. */
export interface ServerAddress {
  /** Its name, as zones have it in their NS records. */
  readonly server: string;
  readonly host: string;
  readonly port: number;
}

/**
 * The authoritative nameservers. No method throws for what a network or a server does, and none is called inside a database
 * transaction. Zone names are ASCII, without a final dot.
 */
export interface NameServer {
  readonly provider: 'sandbox' | 'powerdns';
  /** Types that it can serve; others are refused before they are kept. */
  readonly serves: ReadonlySet<string>;
  /** Where each of them can be queried; empty if none can. */
  readonly addresses: readonly ServerAddress[];
  /** Whether it signs the addresses that an ALIAS stands for; where not, a name with DNSSEC cannot have one. */
  readonly signsAlias: boolean;
  /** The sets of a zone, without its SOA; null where it has no such zone. */
  zone(zone: string): Promise<readonly Rrset[] | null | 'unknown'>;
  /**
   * Makes the change whole or nothing of it; a zone is made where there is none. A request may be held up on its way for any
   * time: one whose `edition` is lower than that of the zone changes nothing. The nameserver itself has to compare the two, in the
   * step that makes the change; what a caller read before, or a lock that it held, says nothing about a request that is under way.
   */
  change(zone: string, change: ZoneChange, edition: number): Promise<ZoneOutcome>;
  /** The DS records (SHA-256) of the keys that it signs a zone with; none for one that it does not sign, null where it has no such zone. */
  signedWith(zone: string): Promise<readonly DsRecord[] | null | 'unknown'>;
  /** Has a zone signed that it made before it signed zones, or by other means; one that is signed keeps its key. @returns whether it is signed now */
  sign(zone: string): Promise<boolean>;
  /** Why it cannot be used right now, in words for whoever runs the shop; null where it can. */
  problem(): Promise<string | null>;
}
