import type { ReadReleaseFile } from './release-files';
import type { RegistryFile, RemoteRelease } from './releases';

/** Milliseconds until a release that could not be loaded is tried again. */
const AGAIN_MS = 10_000;

interface ReleaseProbeOptions {
  readonly readFile: ReadReleaseFile;
  /** Called when an active release gives way to the one before it, and when it is back. */
  readonly changed: (release: RemoteRelease, isBroken: boolean, error: unknown) => void;
  readonly againMs?: number;
}

/**
 * Finds active releases whose entry does not come, or is not what was published: they give way to the release before them while that one
 * does come. Where neither comes, it may be the gateway's own network, and nothing changes.
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

  /** Looks at the releases of a registry that it has not seen before. */
  follow(registry: RegistryFile): void {
    if (registry === this.#followed || this.#isOver) return;
    this.#followed = registry;
    clearTimeout(this.#again);
    const active = new Set(
      Object.values(registry.remotes).map((entry) => `${entry.active.name}@${entry.active.version}`),
    );
    for (const key of this.#broken) if (!active.has(key)) this.#broken.delete(key);
    void this.#look(registry);
  }

  async #look(registry: RegistryFile): Promise<void> {
    const failed = await Promise.all(
      Object.values(registry.remotes).map(({ active, previous }) => previous && this.#judge(active, previous)),
    );
    if (this.#isOver || registry !== this.#followed || !failed.some(Boolean)) return;
    this.#again = setTimeout(() => void this.#look(registry), this.#options.againMs ?? AGAIN_MS).unref();
  }

  /** @returns whether the active release did not come */
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
