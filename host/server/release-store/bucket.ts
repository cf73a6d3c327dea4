import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { explainBucketError } from './bucket-errors';
import type { BucketSettings } from './bucket-settings';

/** Connection and response timeouts, after which a server counts as unavailable. Milliseconds. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;
const ATTEMPTS = 3;
/** Maximum number of concurrent requests. */
const SOCKETS = 20;

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
}

interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly changedAt: number;
}

/** The condition for writing an object: it does not exist, or still has this ETag. */
export type Condition = 'absent' | { readonly etag: string };

interface WriteOptions {
  readonly type?: string;
  readonly cacheControl?: string;
  readonly encoding?: string;
  readonly condition?: Condition;
}

/** Objects of a bucket below its prefix. Failures are BucketErrors, which say what to do. */
export interface Bucket {
  /** @returns 'unchanged' if it still has the ETag; undefined if it does not exist */
  read(key: string, etag?: string): Promise<StoredObject | 'unchanged' | undefined>;
  /** @returns false if the condition is not met */
  write(key: string, body: string | Uint8Array, options?: WriteOptions): Promise<boolean>;
  list(prefix: string): Promise<ListedObject[]>;
  remove(key: string): Promise<void>;
  end(): void;
}

const readStatus = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const isNamed = (error: unknown, ...names: string[]): boolean => names.includes((error as Error).name);

/** Opens a bucket. Loads the SDK only here, because it is not needed without a bucket. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: settings.region,
    // Servers other than Amazon's address buckets by path.
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials && { credentials: settings.credentials }),
    maxAttempts: ATTEMPTS,
    // Many servers do not support the checksums that the SDK adds by default; files are verified by their hashes instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
  });
  const { bucket: Bucket, prefix } = settings;
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  const explained = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw explainBucketError(error, what, settings);
    }
  };
  return {
    read: (key, etag) =>
      explained(`read ${key}`, async () => {
        try {
          const { Body, ETag = '' } = await client.send(
            new GetObjectCommand({ ...at(key), ...(etag && { IfNoneMatch: etag }) }),
          );
          return { body: await buffer(Body as Readable), etag: ETag };
        } catch (error) {
          if (readStatus(error) === 304) return 'unchanged';
          if (isNamed(error, 'NoSuchKey')) return undefined;
          throw error;
        }
      }),
    write: (key, body, { type, cacheControl, encoding, condition } = {}) =>
      explained(`write ${key}`, async () => {
        try {
          await client.send(
            new PutObjectCommand({
              ...at(key),
              Body: body,
              ...(type && { ContentType: type }),
              ...(cacheControl && { CacheControl: cacheControl }),
              ...(encoding && { ContentEncoding: encoding }),
              ...(condition === 'absent' && { IfNoneMatch: '*' }),
              ...(typeof condition === 'object' && { IfMatch: condition.etag }),
            }),
          );
          return true;
        } catch (error) {
          const status = readStatus(error);
          // 409: concurrent writes. 404 with an ETag: the object no longer exists.
          if (condition && (status === 412 || status === 409 || isNamed(error, 'NoSuchKey'))) return false;
          throw error;
        }
      }),
    list: (from) =>
      explained(`list ${from}`, async () => {
        const found: ListedObject[] = [];
        let next: string | undefined;
        do {
          const page = await client.send(
            new ListObjectsV2Command({ Bucket, Prefix: prefix + from, ...(next && { ContinuationToken: next }) }),
          );
          for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
            found.push({ key: Key.slice(prefix.length), size: Size, changedAt: LastModified?.getTime() ?? 0 });
          next = page.NextContinuationToken;
        } while (next);
        return found;
      }),
    remove: (key) => explained(`remove ${key}`, async () => void (await client.send(new DeleteObjectCommand(at(key))))),
    end: () => client.destroy(),
  };
}
