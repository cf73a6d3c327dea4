export type AddressType = 'A' | 'AAAA';

/** The addresses of a host, and for how many seconds they may be kept. */
export interface HostAddresses {
  readonly addresses: readonly string[];
  /** Seconds. */
  readonly ttl: number;
}

/** Finds the addresses that ALIAS records stand for. */
export interface AliasTargets {
  /** The addresses of one kind; empty if the host has none, null if they cannot be resolved. `host` is ASCII; never throws. */
  of(host: string, type: AddressType): Promise<HostAddresses | null>;
}
