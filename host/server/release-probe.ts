import type { ReadReleaseFile } from './release-files';
import type { RegistryFile, RemoteRelease } from './releases';

/** Milliseconds before a release that could not be loaded is tried again. */
const AGAIN_MS = 10_000;

interface ReleaseProbeOptions {
  readonly readFile: ReadReleaseFile;
  /** Called when an active release is replaced by the previous one, and when it is used again. */
  readonly changed: (release: RemoteRelease, isBroken: boolean, error: unknown) => void;
  readonly againMs?: number;
}

/**
 * Finds active releases whose entry cannot be fetched or differs from the published one. They are replaced by the previous release if that
 * can be fetched. If neither can, the gateway's own network may be the cause, and nothing changes.
 */
export class ReleaseProbe {
  readonly #options: ReleaseProbeOptions;
  readonly #broken = new Set<string>();
  #followed: RegistryFile | undefined;
  #again: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: ReleaseProbeOptions) {
    this.#options = options;
  }

  isBroken({ name, version }: Pick<RemoteRelease, 'name' | 'version'>): boolean {
    return this.#broken.has(`${name}@${version}`);
  }

  /** Checks the releases of a registry, once for each state of the registry. */
  follow(registry: RegistryFile): void {
    if (registry === this.#followed || this.#isOver) return;
    this.#followed = registry;
    clearTimeout(this.#again);
    const active = new Set(
      Object.values(registry.remotes).map((entry) => `${entry.active.name}@${entry.active.version}`),
    );
    for (const key of this.#broken) if (!active.has(key)) this.#broken.delete(key);
    void this.#check(registry);
  }

  async #check(registry: RegistryFile): Promise<void> {
    const failed = await Promise.all(
      Object.values(registry.remotes).map(({ active, previous }) => previous && this.#judge(active, previous)),
    );
    if (this.#isOver || registry !== this.#followed || !failed.some(Boolean)) return;
    this.#again = setTimeout(() => void this.#check(registry), this.#options.againMs ?? AGAIN_MS).unref();
  }

  /** Checks one remote. @returns whether the active release could not be fetched */
  async #judge(active: RemoteRelease, previous: RemoteRelease): Promise<boolean> {
    const key = `${active.name}@${active.version}`;
    const problem = await this.#problemOf(active);
    const isBroken = problem !== undefined && (await this.#problemOf(previous)) === undefined;
    if (isBroken !== this.#broken.has(key)) {
      if (isBroken) this.#broken.add(key);
      else this.#broken.delete(key);
      this.#options.changed(active, isBroken, problem);
    }
    return problem !== undefined;
  }

  async #problemOf(release: RemoteRelease): Promise<unknown> {
    try {
      await this.#options.readFile(release, release.entry);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#again);
  }
}
