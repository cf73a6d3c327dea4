import type { S3Client } from '@aws-sdk/client-s3';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { explainBucketError } from './bucket-errors';
import type { BucketSettings } from './bucket-settings';

type Sdk = typeof import('@aws-sdk/client-s3');

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
  return new S3Bucket(await import('@aws-sdk/client-s3'), settings);
}

const createClient = ({ S3Client }: Sdk, { region, endpoint, credentials }: BucketSettings): S3Client =>
  new S3Client({
    region,
    // Servers other than Amazon's address buckets by path.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
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

class S3Bucket implements Bucket {
  readonly #sdk: Sdk;
  readonly #settings: BucketSettings;
  readonly #client: S3Client;

  constructor(sdk: Sdk, settings: BucketSettings) {
    this.#sdk = sdk;
    this.#settings = settings;
    this.#client = createClient(sdk, settings);
  }

  read(key: string, etag?: string): Promise<StoredObject | 'unchanged' | undefined> {
    return this.#explained(`read ${key}`, async () => {
      try {
        const { Body, ETag = '' } = await this.#client.send(
          new this.#sdk.GetObjectCommand({ ...this.#at(key), ...(etag && { IfNoneMatch: etag }) }),
        );
        return { body: await buffer(Body as Readable), etag: ETag };
      } catch (error) {
        if (readStatus(error) === 304) return 'unchanged';
        if (isNamed(error, 'NoSuchKey')) return undefined;
        throw error;
      }
    });
  }

  write(
    key: string,
    body: string | Uint8Array,
    { type, cacheControl, encoding, condition }: WriteOptions = {},
  ): Promise<boolean> {
    const put = new this.#sdk.PutObjectCommand({
      ...this.#at(key),
      Body: body,
      ...(type && { ContentType: type }),
      ...(cacheControl && { CacheControl: cacheControl }),
      ...(encoding && { ContentEncoding: encoding }),
      ...(condition === 'absent' && { IfNoneMatch: '*' }),
      ...(typeof condition === 'object' && { IfMatch: condition.etag }),
    });
    return this.#explained(`write ${key}`, async () => {
      try {
        await this.#client.send(put);
        return true;
      } catch (error) {
        const status = readStatus(error);
        // 409: concurrent writes. 404 with an ETag: the object no longer exists.
        if (condition && (status === 412 || status === 409 || isNamed(error, 'NoSuchKey'))) return false;
        throw error;
      }
    });
  }

  list(prefix: string): Promise<ListedObject[]> {
    const { bucket: Bucket, prefix: own } = this.#settings;
    return this.#explained(`list ${prefix}`, async () => {
      const found: ListedObject[] = [];
      let next: string | undefined;
      do {
        const page = await this.#client.send(
          new this.#sdk.ListObjectsV2Command({
            Bucket,
            Prefix: own + prefix,
            ...(next && { ContinuationToken: next }),
          }),
        );
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          found.push({ key: Key.slice(own.length), size: Size, changedAt: LastModified?.getTime() ?? 0 });
        next = page.NextContinuationToken;
      } while (next);
      return found;
    });
  }

  remove(key: string): Promise<void> {
    return this.#explained(
      `remove ${key}`,
      async () => void (await this.#client.send(new this.#sdk.DeleteObjectCommand(this.#at(key)))),
    );
  }

  end(): void {
    this.#client.destroy();
  }

  #at(key: string) {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key };
  }

  async #explained<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explainBucketError(error, what, this.#settings);
    }
  }
}
