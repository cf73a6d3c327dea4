// Exports for tools/release.mjs.
export { openBucket } from './bucket';
export { BucketRegistry, toBadKey } from './bucket-registry';
export { BUCKET_SECRETS, readBucketSettings } from './bucket-settings';
