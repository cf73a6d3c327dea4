import type { BucketSettings } from './bucket-settings';

/** The bucket cannot be used. The message says what to do about it. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  /** @param isTransient whether the error may pass: the server does not respond, or is busy */
  constructor(
    message: string,
    readonly isTransient: boolean,
  ) {
    super(message);
  }
}

const UNACCEPTED = new Set([
  'CredentialsProviderError',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidToken',
  'SignatureDoesNotMatch',
  'TokenRefreshRequired',
]);
const ELSEWHERE = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect']);

interface SdkError {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Explains an error of a bucket in terms of the settings. The response itself may contain keys, so it is not repeated. */
export function explainBucketError(
  cause: unknown,
  what: string,
  { bucket, endpoint, region }: BucketSettings,
): BucketError {
  const error = cause as SdkError;
  const { name = 'Error', $metadata } = error;
  const status = $metadata?.httpStatusCode;
  const where = endpoint ?? `Amazon S3 in ${region}`;
  const say = (message: string, isTransient = false) => new BucketError(message, isTransient);
  if (name === 'NoSuchBucket')
    return say(`${where} has no bucket "${bucket}": create it, or correct RELEASE_STORE or S3_ENDPOINT`);
  if (UNACCEPTED.has(name))
    return say(
      `${where} does not accept the credentials (${name}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of this machine`,
    );
  if (name === 'RequestTimeTooSkewed') return say(`${where} refuses the time of this machine: set its clock`);
  if (ELSEWHERE.has(name) || status === 301)
    return say(`The bucket "${bucket}" is not in the region ${region}: correct S3_REGION`);
  if (status === 403)
    return say(
      `These credentials may not ${what} in the bucket "${bucket}" (${name}): give them the permissions that docs/operating.md lists`,
    );
  if (status === undefined)
    return say(
      `${where} does not answer (${error.code ?? name}): check S3_ENDPOINT and the network, and try again`,
      true,
    );
  if (status >= 500 || status === 429) return say(`${where} could not ${what} (${status} ${name}): try again`, true);
  return say(
    `${where} did not ${what} as an S3 server does (${status} ${name}): check that S3_ENDPOINT is the address of one`,
  );
}
