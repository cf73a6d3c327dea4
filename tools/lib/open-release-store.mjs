import { readFileSync } from 'node:fs';
import { BucketRegistryStore, BucketTexts } from './bucket-registry.mjs';
import { BucketReleases } from './bucket-releases.mjs';
import { FolderRegistry, FolderTexts } from './folder-registry.mjs';
import { fromRoot, requireTool } from './paths.mjs';

const load = (file) => requireTool('tsx/cjs/api').require(fromRoot(file), import.meta.url);

/** Opens the registry of releases: the bucket of RELEASE_STORE, or the data folder. Only a bucket also stores their files (`releases`). */
export async function openReleaseStore({ dataDir }) {
  if (!process.env.RELEASE_STORE)
    return { registry: new FolderRegistry(dataDir), texts: new FolderTexts(dataDir), releases: undefined };
  const { BucketRegistry, BUCKET_SECRETS, openBucket, readBucketSettings, toBadKey } = load(
    'host/server/release-store/for-tools.ts',
  );
  const { readSecretFiles } = load('shared/src/domain/secret-files.ts');
  const { env, problems } = readSecretFiles(process.env, BUCKET_SECRETS, (file) => readFileSync(file, 'utf8'));
  if (problems.length > 0) throw new Error(`Invalid settings of the release store:\n${problems.join('\n')}`);
  const bucket = await openBucket(readBucketSettings(env));
  return {
    registry: new BucketRegistryStore(new BucketRegistry(bucket), toBadKey),
    texts: new BucketTexts(bucket),
    releases: new BucketReleases(bucket),
    bucket,
  };
}
