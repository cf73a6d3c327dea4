export type AddressType = 'A' | 'AAAA';

/** The addresses of a host and how long they may be cached. */
export interface HostAddresses {
  readonly addresses: readonly string[];
  /** Seconds. */
  readonly ttl: number;
}

/** Resolves the targets of ALIAS records. */
export interface AliasTargets {
  /** Returns addresses of one type; empty if the host has none, null if they cannot be resolved. `host` is ASCII; never throws. */
  of(host: string, type: AddressType): Promise<HostAddresses | null>;
}
