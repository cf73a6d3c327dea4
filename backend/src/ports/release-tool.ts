/** A release of a remote as the registry of releases, or a build, knows it. */
export interface ToolRelease {
  readonly version: string;
  readonly commit: string | null;
  readonly published_at: string | null;
  /** Why it is known to be bad. */
  readonly bad: string | null;
}

export interface ToolStatus {
  readonly revision: number;
  readonly remotes: readonly {
    /** Its folder. */
    readonly remote: string;
    readonly active: ToolRelease | null;
    readonly previous: ToolRelease | null;
    /** `share` of the visitors, from 0 to 1. */
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

/** What browsers have reported of a release since the gateways started. */
export interface ReleaseCount {
  readonly views: number;
  readonly errors: number;
}

/** The registry of releases, as the command for releases changes it: one change after the other, with its gates. */
export interface ReleaseTool {
  status(): Promise<ToolStatus>;
  /**
   * @param who stands in the log of the registry
   * @param revision the one that the change is meant for
   * @throws ReleasesChanged, ReleaseRefused
   */
  change(change: ToolChange, who: string, revision: number): Promise<void>;
  /** By `<federation name> <version>`; null where no gateway tells. */
  counts(): Promise<ReadonlyMap<string, ReleaseCount> | null>;
}

/** The registry is at another revision. */
export class ReleasesChanged extends Error {
  override readonly name = 'ReleasesChanged';
}

/** The change cannot be made, for a reason that the message says. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}
