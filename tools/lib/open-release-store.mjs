import { BucketRegistryStore, BucketTexts } from './bucket-registry.mjs';
import { BucketReleases } from './bucket-releases.mjs';
import { FolderRegistry, FolderTexts } from './folder-registry.mjs';
import { fromRoot, requireTool } from './paths.mjs';

/** Where releases are registered: the bucket of RELEASE_STORE, or the data folder. Only a bucket has `releases`, their files. */
export async function openReleaseStore({ dataDir }) {
  if (!process.env.RELEASE_STORE)
    return { registry: new FolderRegistry(dataDir), texts: new FolderTexts(dataDir), releases: undefined };
  const { BucketRegistry, openBucket, readBucketSettings, toBadKey } = requireTool('tsx/cjs/api').require(
    fromRoot('host/server/release-store/for-tools.ts'),
    import.meta.url,
  );
  const bucket = await openBucket(readBucketSettings(process.env));
  return {
    registry: new BucketRegistryStore(new BucketRegistry(bucket), toBadKey),
    texts: new BucketTexts(bucket),
    releases: new BucketReleases(bucket),
    bucket,
  };
}
