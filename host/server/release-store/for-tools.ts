// What tools/release.mjs takes of this folder.
export { openBucket } from './bucket';
export { BucketRegistry, toBadKey } from './bucket-registry';
export { BUCKET_SECRETS, readBucketSettings } from './bucket-settings';
