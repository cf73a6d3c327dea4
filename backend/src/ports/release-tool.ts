/** A release of a remote in the registry of releases or in a build folder. */
export interface ToolRelease {
  readonly version: string;
  readonly commit: string | null;
  readonly published_at: string | null;
  /** Why it is known to be bad; null if it is not. */
  readonly bad: string | null;
}

export interface ToolStatus {
  readonly revision: number;
  readonly remotes: readonly {
    readonly remote: string;
    /** The name that the remote declares for itself, such as `Search and cart`. */
    readonly title: string;
    readonly active: ToolRelease | null;
    readonly previous: ToolRelease | null;
    /** `share` is the part of visitors, from 0 to 1. */
    readonly canary: (ToolRelease & { readonly share: number }) | null;
    readonly built: readonly ToolRelease[];
  }[];
  readonly changes: readonly {
    readonly at: string;
    readonly who: string;
    readonly what: string;
    readonly remote?: string | undefined;
    readonly release?: string | undefined;
  }[];
}

export type ToolChange =
  | { readonly action: 'promote' | 'roll_back' | 'mark_good'; readonly remote: string; readonly version: string }
  | { readonly action: 'try_out'; readonly remote: string; readonly version: string; readonly percent: number };

/** What browsers have reported about a release since the gateways started. */
export interface ReleaseCount {
  readonly views: number;
  readonly errors: number;
}

/** The registry of releases, changed as by the release command: one change at a time, with its checks. */
export interface ReleaseTool {
  status(): Promise<ToolStatus>;
  /**
   * @param who recorded in the registry's log
   * @param revision that the change was made for
   * @throws ReleasesChanged, ReleaseRefused
   */
  change(change: ToolChange, who: string, revision: number): Promise<void>;
  /** By `<federation name> <version>`; null if no gateway reports. */
  counts(): Promise<ReadonlyMap<string, ReleaseCount> | null>;
}

/** The registry has a different revision. */
export class ReleasesChanged extends Error {
  override readonly name = 'ReleasesChanged';
}

/** The change is not possible; the message says why. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
