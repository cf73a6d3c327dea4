import { addressSubject } from '@storefront/shared/domain';
import type { PageFailure, ReportListener } from './browser-reports';
import type { RegistryFile, RemoteRelease } from './releases';

/** Older reports do not count. Milliseconds. */
const WINDOW_MS = 10 * 60_000;
/** Minimum number of visitors with errors before a canary is judged. */
const MIN_FAILED = 5;
/** A canary fails only if its error share is this many times that of the active release; a problem of both is not its fault. */
const TIMES_WORSE = 2;
/** Visitors stored for each release; more would not change the verdict. */
const MAX_VISITORS = 20_000;

/** Failures caused by the release itself, unlike those of a slow network or an outdated host. */
const OWN_FAILURES: ReadonlySet<PageFailure['reason']> = new Set(['failed', 'crashed', 'looping', 'uncaught']);

/** Maps visitors, identified by address, to the time they were last seen. */
type Visitors = Map<string, number>;

interface ReleaseVisits {
  readonly viewed: Visitors;
  readonly failed: Visitors;
}

function note(visitors: Visitors, address: string, now: number): void {
  visitors.delete(address);
  visitors.set(address, now);
  for (const [oldest, at] of visitors) {
    if (now - at <= WINDOW_MS && visitors.size <= MAX_VISITORS) break;
    visitors.delete(oldest);
  }
}

const recent = (visitors: Visitors, now: number): number =>
  [...visitors.values()].filter((at) => now - at <= WINDOW_MS).length;

const toKey = (remote: string, version: string): string => `${remote}@${version}`;

interface CanaryWatchOptions {
  /** Percent of a canary's visitors that may see an error; 0 turns the check off. */
  readonly maxPercent: number;
  /** Called once for each canary that has failed. */
  readonly failed: (canary: RemoteRelease, why: string) => void;
  /** Whether a release is already marked as bad for all gateways. */
  readonly isKnown: (release: RemoteRelease) => boolean;
  readonly now?: () => number;
}

/**
 * Judges canaries by the reports of their visitors' browsers. Visitors are identified by address, an IPv6 network counting as one, and only
 * those who were given the canary count, so that forged reports cannot end a canary.
 */
export class CanaryWatch implements ReportListener {
  readonly #options: CanaryWatchOptions;
  readonly #now: () => number;
  readonly #seen = new Map<string, ReleaseVisits>();
  readonly #ended = new Set<string>();
  #remotes: RegistryFile['remotes'] = {};

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Watches the canaries of a registry and clears the data of all other releases. */
  follow({ remotes }: RegistryFile): void {
    if (remotes === this.#remotes) return;
    this.#remotes = remotes;
    const judged = new Set(
      Object.entries(remotes).flatMap(([remote, { active, canary }]) =>
        canary ? [toKey(remote, active.version), toKey(remote, canary.release.version)] : [],
      ),
    );
    for (const key of this.#seen.keys()) if (!judged.has(key)) this.#seen.delete(key);
    for (const key of judged) if (!this.#seen.has(key)) this.#seen.set(key, { viewed: new Map(), failed: new Map() });
    for (const key of this.#ended) if (!judged.has(key)) this.#ended.delete(key);
  }

  /** Clears the verdict on canaries that are marked as bad, so that a canary starts afresh if the mark is removed. */
  settle(): void {
    for (const { canary } of Object.values(this.#remotes)) {
      if (!canary || !this.#options.isKnown(canary.release)) continue;
      const key = toKey(canary.release.name, canary.release.version);
      this.#ended.delete(key);
      for (const visitors of Object.values(this.#seen.get(key) ?? {}) as Visitors[]) visitors.clear();
    }
  }

  /** Whether this gateway has ended the canary. */
  hasEnded({ name, version }: Pick<RemoteRelease, 'name' | 'version'>): boolean {
    return this.#ended.has(toKey(name, version));
  }

  pageViewed(remote: string, version: string, address: string): void {
    const seen = this.#seen.get(toKey(remote, version));
    if (seen) note(seen.viewed, addressSubject(address), this.#now());
  }

  pageFailed({ remote, version, reason }: PageFailure, address: string): void {
    const seen = version === null ? undefined : this.#seen.get(toKey(remote, version));
    const visitor = addressSubject(address);
    if (!seen?.viewed.has(visitor) || !OWN_FAILURES.has(reason)) return;
    note(seen.failed, visitor, this.#now());
    this.#judge(remote);
  }

  #judge(remote: string): void {
    const entry = this.#remotes[remote];
    if (!entry?.canary || this.#options.maxPercent === 0) return;
    const { release } = entry.canary;
    const key = toKey(remote, release.version);
    const canary = this.#share(key);
    const active = this.#share(toKey(remote, entry.active.version));
    const isWorse = canary.share * 100 > this.#options.maxPercent && canary.share > TIMES_WORSE * active.share;
    if (canary.failed < MIN_FAILED || !isWorse || this.#ended.has(key)) return;
    this.#ended.add(key);
    const why = `errors for ${canary.failed} of ${canary.viewed} visitors, of the active release for ${active.failed} of ${active.viewed}`;
    this.#options.failed(release, why);
  }

  #share(key: string): { readonly viewed: number; readonly failed: number; readonly share: number } {
    const seen = this.#seen.get(key);
    const now = this.#now();
    const [viewed, failed] = seen ? [recent(seen.viewed, now), recent(seen.failed, now)] : [0, 0];
    return { viewed, failed, share: failed / Math.max(1, viewed) };
  }
}
