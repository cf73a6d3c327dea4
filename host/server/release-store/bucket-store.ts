import { createHash } from 'node:crypto';
import path from 'node:path';
import { toFolder } from '../own-builds/own-builds';
import { integrityIn } from '../release-files';
import type { KnownBad } from '../known-bad';
import { openBucket } from './bucket';
import { BucketError } from './bucket-errors';
import { BucketRegistry, toBadKey } from './bucket-registry';
import type { BucketSettings } from './bucket-settings';
import { BucketFiles } from './bucket-files';
import { indexFiles } from './described-files';
import { FileCache } from './file-cache';
import { FollowedRegistry } from './followed-registry';
import type { ReleaseStore, StoreReports } from './release-store';

/** How often the bucket is checked for a changed registry. Milliseconds. */
const POLL_MS = 1_000;
const WHO = 'gateway';

/** Returns a separate folder for each bucket, so that stored data of another bucket is never used. */
const cacheFolder = (dataDir: string, { endpoint = '', bucket, prefix }: BucketSettings): string =>
  path.resolve(
    dataDir,
    'release-cache',
    createHash('sha256').update(`${endpoint} ${bucket} ${prefix}`).digest('hex').slice(0, 16),
  );

/**
 * Opens a store of releases in a bucket. The last known state is also stored on this machine, so that a gateway can start and serve while
 * the bucket is unavailable.
 * @throws BucketError if nothing was ever read from the bucket and it cannot be read now, or if it does not honour conditions
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
  const checkConditions = async (): Promise<void> => {
    try {
      await shared.requireConditions();
    } catch (error) {
      if (!(error instanceof BucketError) || !error.isTransient) throw error;
      reports.unavailable(error);
    }
  };
  if (hasKept) {
    // Does not wait, as the bucket may be unavailable.
    void followed.follow();
  } else {
    await followed.ask();
    await checkConditions();
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
      const stored = indexFiles([release]).get(`${release.version}/${file}`);
      return cache.read(toFolder(release.name), stored ?? { place: file, integrity });
    },
    served: new BucketFiles({ bucket, followed, cache, folder, reports }),
    end: () => {
      clearInterval(poll);
      bucket.end();
    },
  };
}
