import { bucketStore } from './bucket-store';
import type { BucketSettings } from './bucket-settings';
import { folderStore } from './folder-store';
import type { ReleaseStore, StoreReports } from './release-store';

export { BUCKET_SECRETS, readBucketSettings, type BucketSettings } from './bucket-settings';
export { serveReleaseFiles } from './serve-release-files';

interface StoreOptions {
  readonly dataDir: string;
  /** If undefined, releases are in `dataDir`. */
  readonly bucket: BucketSettings | undefined;
  readonly filesOrigin: string | undefined;
}

export const openReleaseStore = async (
  { dataDir, bucket, filesOrigin }: StoreOptions,
  reports: StoreReports,
): Promise<ReleaseStore> =>
  bucket ? bucketStore(bucket, dataDir, reports) : folderStore(dataDir, filesOrigin, reports);
