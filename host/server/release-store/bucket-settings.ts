/** The bucket that stores releases. */
export interface BucketSettings {
  readonly bucket: string;
  /** Prefix of each key: empty, or ending in a slash. */
  readonly prefix: string;
  /** For servers other than Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** If undefined, the SDK looks for a role, a profile or a web identity. */
  readonly credentials:
    { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string } | undefined;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?))?\/?$/;
const DEFAULT_REGION = 'us-east-1';

/** Secrets that may be given as files. */
export const BUCKET_SECRETS = ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

/**
 * Reads the settings of the bucket from the environment.
 * @param env with the content of secret files instead of their paths
 * @returns undefined if releases are stored in a folder
 * @throws an error that names every invalid setting, without the values of secrets
 */
export function readBucketSettings(env: Readonly<Record<string, string | undefined>>): BucketSettings | undefined {
  const address = env['RELEASE_STORE'];
  if (!address) return undefined;
  const endpoint = env['S3_ENDPOINT'] || undefined;
  const [, bucket = '', folder = ''] = ADDRESS.exec(address) ?? [];
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  const sessionToken = env['AWS_SESSION_TOKEN'];
  const wrong = [
    ...(bucket ? [] : ['RELEASE_STORE: must be a bucket such as s3://releases or s3://releases/shop']),
    ...(endpoint === undefined || /^https?:\/\/[^/]+$/.test(endpoint)
      ? []
      : ['S3_ENDPOINT: must be an origin such as https://s3.example, without a path']),
    ...(Boolean(accessKeyId) === Boolean(secretAccessKey)
      ? []
      : ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: only one of them is set']),
  ];
  if (wrong.length > 0)
    throw new Error(`Invalid settings of the release store:\n${wrong.map((problem) => `  ${problem}`).join('\n')}`);
  return {
    bucket,
    prefix: folder && `${folder}/`,
    endpoint,
    region: env['S3_REGION'] || env['AWS_REGION'] || DEFAULT_REGION,
    credentials:
      accessKeyId && secretAccessKey
        ? { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
        : undefined,
  };
}
