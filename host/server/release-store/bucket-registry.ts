import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bucket, Condition } from './bucket';
import { BucketError } from './bucket-errors';

export const REGISTRY = 'registry.json';
/** Written only to test whether the server honours conditions. */
const PROBE = 'conditional-writes.txt';
/**
 * Changes kept in the registry itself, so that a change and its log line are always written together; older ones have their own objects.
 */
const KEPT_LINES = 50;
/** Maximum number of attempts after concurrent changes, which are rare. */
const TRIES = 40;
const PAUSE_MS = 40;

/** A log line: who changed the registry, when and how. */
interface ChangeLine {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly [detail: string]: unknown;
}

interface BadMark {
  readonly at: string;
  readonly who: string;
  readonly why: string;
}

/** `registry.json` in a bucket: the same as in a folder, and the data that a folder has in separate files. */
interface StoredRegistry {
  remotes: Record<string, unknown>;
  revision?: number;
  former?: { readonly name: string; readonly version: string; readonly left: number }[];
  /** Releases that are marked as bad, by name and version. */
  bad?: Record<string, BadMark>;
  changes?: { readonly number: number; readonly id: string; readonly line: ChangeLine }[];
}

export const toBadKey = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `${name}@${version}`;

const logKey = (number: number): string => `log/${String(number).padStart(8, '0')}.json`;

/** The registry of a bucket, changed by compare-and-set: without a lock and without lost updates. */
export class BucketRegistry {
  readonly #bucket: Bucket;
  #checked: Promise<(etag: string) => Condition> | undefined;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async read(): Promise<StoredRegistry> {
    return (await this.#get()).registry;
  }

  async #get(): Promise<{ registry: StoredRegistry; etag: string | undefined }> {
    const found = await this.#bucket.read(REGISTRY);
    if (found === undefined || found === 'unchanged') return { registry: { remotes: {} }, etag: undefined };
    return { registry: JSON.parse(found.body.toString('utf8')) as StoredRegistry, etag: found.etag };
  }

  /**
   * Checks once whether the server honours conditional writes.
   * @throws BucketError if it writes although a condition is not met
   */
  requireConditions(): Promise<(etag: string) => Condition> {
    this.#checked ??= this.#check().catch((error: unknown) => {
      this.#checked = undefined;
      throw error;
    });
    return this.#checked;
  }

  async #check(): Promise<(etag: string) => Condition> {
    const write = (condition?: Condition) =>
      this.#bucket.write(PROBE, 'Whether conditions of writes are kept.\n', condition && { condition });
    await write();
    const found = await this.#bucket.read(PROBE);
    if (found === undefined || found === 'unchanged')
      throw new BucketError(`The bucket has lost ${PROBE}, which was just written: check its lifecycle rules`, true);
    const isIgnored = (await write('absent')) || (await write({ etag: '"00000000000000000000000000000000"' }));
    // Ceph compares an ETag without the quotes that HTTP adds.
    for (const form of [(etag: string) => ({ etag }), (etag: string) => ({ etag: etag.replaceAll('"', '') })])
      if (!isIgnored && (await write(form(found.etag)))) return form;
    throw new BucketError(
      'This S3 server ignores conditional writes (If-Match, If-None-Match), so changes of releases could overwrite each other: take a server that has them, such as Amazon S3, Ceph, MinIO or R2, or store releases in a folder',
      false,
    );
  }

  /**
   * Changes the current state of the registry; retries with the new state after a concurrent change.
   * @param apply changes its argument and returns the log line; undefined if nothing has to change
   */
  async update(apply: (registry: StoredRegistry) => Promise<ChangeLine | undefined>): Promise<void> {
    const toCondition = await this.requireConditions();
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const { registry, etag } = await this.#get();
      const line = await apply(registry);
      if (!line) return;
      const id = randomUUID();
      const changes = registry.changes ?? [];
      const last = changes.at(-1);
      if (last) await this.#bucket.write(logKey(last.number), `${JSON.stringify(last.line)}\n`);
      registry.changes = [...changes, { number: (last?.number ?? 0) + 1, id, line }].slice(-KEPT_LINES);
      const text = `${JSON.stringify(registry, null, 1)}\n`;
      const condition = etag === undefined ? 'absent' : toCondition(etag);
      if (await this.#bucket.write(REGISTRY, text, { condition, type: 'application/json' })) return;
      // If a response was lost and the SDK retried, the first write may have succeeded.
      if ((await this.read()).changes?.some((change) => change.id === id)) return;
      await sleep(Math.random() * PAUSE_MS * Math.min(attempt, 10));
    }
    throw new BucketError('Others change the registry all the time: try again', true);
  }

  /** The log lines, oldest first. */
  async history(): Promise<ChangeLine[]> {
    const { changes = [] } = await this.read();
    const first = changes[0]?.number ?? 1;
    const older = first === 1 ? [] : await this.#bucket.list('log/');
    const lines: ChangeLine[] = [];
    for (const { key } of older) {
      if (key >= logKey(first)) continue;
      const found = await this.#bucket.read(key);
      if (found && found !== 'unchanged') lines.push(JSON.parse(found.body.toString('utf8')) as ChangeLine);
    }
    return [...lines, ...changes.map(({ line }) => line)];
  }
}
