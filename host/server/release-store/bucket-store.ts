import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';
import { toFolder } from '../own-builds/own-builds';
import { integrityIn } from '../release-files';
import { NO_RELEASES, parseRegistry, type RegistryFile } from '../releases';
import type { KnownBad } from '../known-bad';
import { openBucket, type Bucket } from './bucket';
import { BucketError } from './bucket-errors';
import { BucketRegistry, REGISTRY, toBadKey } from './bucket-registry';
import type { BucketSettings } from './bucket-settings';
import { describedFiles, description, type Description, type StoredFile } from './described-files';
import { FileCache } from './file-cache';
import type { ReleaseStore, ServedFiles, StoreReports } from './release-store';
import { replaceFile } from './replace-file';

/** The bucket is asked so often whether the registry has changed. Milliseconds. */
const POLL_MS = 1_000;
/** Who asks for a file of a release that is not known yet may have it looked for so often. */
const LOOK_AGAIN_MS = 200;
const WHO = 'gateway';

const beside = z.object({
  bad: z._default(z.record(z.string(), z.unknown()), {}),
  former: z._default(z.array(z.object({ name: z.string(), version: z.string() })), []),
});

interface State {
  readonly registry: RegistryFile;
  readonly bad: ReadonlySet<string>;
  readonly former: readonly { readonly name: string; readonly version: string }[];
}

const NOTHING: State = { registry: NO_RELEASES, bad: new Set(), former: [] };

/** A folder for each bucket: what was kept of another one is never taken for this one's. */
const cacheFolder = (dataDir: string, { endpoint = '', bucket, prefix }: BucketSettings): string =>
  path.resolve(
    dataDir,
    'release-cache',
    createHash('sha256').update(`${endpoint} ${bucket} ${prefix}`).digest('hex').slice(0, 16),
  );

/** What the registry of a bucket said last, kept on this machine as well. */
class FollowedRegistry {
  readonly #bucket: Bucket;
  readonly #file: string;
  readonly #reports: StoreReports;
  #etag: string | undefined;
  #text: string | undefined;
  #asking: Promise<void> | undefined;
  #isUnavailable = false;
  state: State = NOTHING;

  constructor(bucket: Bucket, folder: string, reports: StoreReports) {
    this.#bucket = bucket;
    this.#file = path.join(folder, REGISTRY);
    this.#reports = reports;
  }

  /** @returns whether there was anything */
  async restore(): Promise<boolean> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined);
    if (text !== undefined) this.#take(text);
    return text !== undefined;
  }

  /** Asks the bucket; who asks meanwhile waits for the same answer. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const found = await this.#bucket.read(REGISTRY, this.#etag);
    // One that is gone is nobody's decision: what was read last stays in force.
    if (found === undefined || found === 'unchanged') return;
    this.#etag = found.etag;
    const text = found.body.toString('utf8');
    if (text === this.#text) return;
    if (this.#take(text)) await replaceFile(this.#file, text);
  }

  /** Asks, and says so where the bucket cannot be had. */
  async follow(): Promise<void> {
    try {
      await this.ask();
      if (this.#isUnavailable) this.#reports.available();
      this.#isUnavailable = false;
    } catch (error) {
      if (!this.#isUnavailable) this.#reports.unavailable(error);
      this.#isUnavailable = true;
    }
  }

  #take(text: string): boolean {
    try {
      const registry = parseRegistry(text, this.state.registry, this.#reports);
      const { bad, former } = beside.parse(JSON.parse(text));
      this.#text = text;
      this.state = { registry, bad: new Set(Object.keys(bad)), former };
      return true;
    } catch (error) {
      this.#reports.unreadable(error);
      return false;
    }
  }
}

/** The files of the releases that the registry names, and of those that it named while a tab was opened. */
class BucketFiles implements ServedFiles {
  readonly #bucket: Bucket;
  readonly #followed: FollowedRegistry;
  readonly #cache: FileCache;
  readonly #former = new Map<string, Description>();
  #of: State | undefined;
  #known = new Map<string, ReadonlyMap<string, StoredFile>>();
  #lookedAt = 0;

  constructor(bucket: Bucket, followed: FollowedRegistry, cache: FileCache) {
    this.#bucket = bucket;
    this.#followed = followed;
    this.#cache = cache;
  }

  async find(remote: string, asked: string, encodings: string) {
    const file = (await this.#look(remote, asked)) ?? (await this.#lookAgain(remote, asked));
    const accepted = (['br', 'gzip'] as const).filter((one) => new RegExp(`\\b${one}\\b`).test(encodings));
    return file && this.#cache.find(remote, file, accepted);
  }

  async #look(remote: string, asked: string): Promise<StoredFile | undefined> {
    const { state } = this.#followed;
    if (this.#of !== state) await this.#describe(state);
    return this.#known.get(remote)?.get(asked);
  }

  /** A document of another machine may name a release that this one has not heard of. */
  async #lookAgain(remote: string, asked: string): Promise<StoredFile | undefined> {
    if (!this.#known.has(remote) || Date.now() - this.#lookedAt < LOOK_AGAIN_MS) return undefined;
    this.#lookedAt = Date.now();
    await this.#followed.ask();
    return this.#look(remote, asked);
  }

  async #describe(state: State): Promise<void> {
    const known = new Map<string, Description[]>();
    const add = (name: string, one: Description) =>
      known.set(toFolder(name), [...(known.get(toFolder(name)) ?? []), one]);
    for (const { active, previous, canary } of Object.values(state.registry.remotes))
      for (const release of [active, previous, canary?.release]) if (release) add(release.name, release);
    for (const { name, version } of state.former) {
      const one = await this.#describeFormer(toFolder(name), version);
      if (one) add(name, one);
    }
    this.#known = new Map([...known].map(([remote, all]) => [remote, describedFiles(all)]));
    this.#of = state;
    const places = [...this.#known].map(
      ([remote, files]) => [remote, new Set([...files.values()].map(({ place }) => place))] as const,
    );
    await this.#cache.keepOnly(new Map(places));
  }

  async #describeFormer(remote: string, version: string): Promise<Description | undefined> {
    const key = `releases/${remote}/${version}/release.json`;
    const kept = this.#former.get(key);
    if (kept) return kept;
    const found = await this.#bucket.read(key);
    if (found === undefined || found === 'unchanged') return undefined;
    const read = description.parse(JSON.parse(found.body.toString('utf8')));
    this.#former.set(key, read);
    return read;
  }
}

/**
 * Releases in a bucket. What was read last is kept on this machine, so that a gateway serves, and starts, while the bucket is away.
 * @throws BucketError where nothing was ever read from the bucket and it cannot be read now, or where it does not keep to conditions
 */
export async function bucketStore(
  settings: BucketSettings,
  dataDir: string,
  reports: StoreReports,
): Promise<ReleaseStore> {
  const bucket = await openBucket(settings);
  const folder = cacheFolder(dataDir, settings);
  const shared = new BucketRegistry(bucket);
  const followed = new FollowedRegistry(bucket, folder, reports);
  const hasKept = await followed.restore();
  const isRefused = async (): Promise<void> => {
    try {
      await shared.requireConditions();
    } catch (error) {
      if (!(error instanceof BucketError) || !error.isTransient) throw error;
      reports.unavailable(error);
    }
  };
  if (hasKept) {
    // Nobody waits for a bucket that is away.
    void followed.follow();
  } else {
    await followed.ask();
    await isRefused();
  }
  const poll = setInterval(() => void followed.follow(), POLL_MS).unref();
  const cache = new FileCache(bucket, folder);
  return {
    readRegistry: async () => followed.state.registry,
    readKnownBad: async (): Promise<KnownBad> => {
      const { bad } = followed.state;
      return { has: (release) => bad.has(toBadKey(release)) };
    },
    async markBad(release, why) {
      let isFirst = false;
      await shared.update(async (registry) => {
        const key = toBadKey(release);
        isFirst = registry.bad?.[key] === undefined;
        if (!isFirst) return undefined;
        const at = new Date().toISOString();
        registry.bad = { ...registry.bad, [key]: { at, who: WHO, why } };
        return { at, who: WHO, what: 'mark-bad', remote: release.name, release: release.version, why };
      });
      await followed.follow();
      return isFirst;
    },
    readFile: async (release, file) => {
      const integrity = integrityIn(release, file);
      const stored = describedFiles([release]).get(`${release.version}/${file}`);
      return cache.read(toFolder(release.name), stored ?? { place: file, integrity });
    },
    served: new BucketFiles(bucket, followed, cache),
    end: () => {
      clearInterval(poll);
      bucket.end();
    },
  };
}
