import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';
import { NO_RELEASES, parseRegistry, type RegistryFile } from '../releases';
import type { Bucket } from './bucket';
import { REGISTRY } from './bucket-registry';
import type { StoreReports } from './release-store';
import { replaceFile } from './replace-file';

const beside = z.object({
  bad: z._default(z.record(z.string(), z.unknown()), {}),
  former: z._default(z.array(z.object({ name: z.string(), version: z.string() })), []),
});

export interface State {
  readonly registry: RegistryFile;
  readonly bad: ReadonlySet<string>;
  readonly former: readonly { readonly name: string; readonly version: string }[];
}

const NOTHING: State = { registry: NO_RELEASES, bad: new Set(), former: [] };

/** The last known registry of a bucket, also stored on this machine. */
export class FollowedRegistry {
  readonly #bucket: Bucket;
  readonly #file: string;
  readonly #reports: StoreReports;
  #etag: string | undefined;
  #text: string | undefined;
  #asking: Promise<void> | undefined;
  #isUnavailable = false;
  state: State = NOTHING;

  constructor(bucket: Bucket, folder: string, reports: StoreReports) {
    this.#bucket = bucket;
    this.#file = path.join(folder, REGISTRY);
    this.#reports = reports;
  }

  /** Loads the stored registry. @returns whether there was one */
  async restore(): Promise<boolean> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined);
    if (text !== undefined) this.#take(text);
    return text !== undefined;
  }

  /** Checks the bucket; concurrent callers share one request. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const found = await this.#bucket.read(REGISTRY, this.#etag);
    // A missing registry was not deleted deliberately, so the last known one stays in force.
    if (found === undefined || found === 'unchanged') return;
    this.#etag = found.etag;
    const text = found.body.toString('utf8');
    if (text === this.#text) return;
    if (this.#take(text)) await replaceFile(this.#file, text);
  }

  /** Checks the bucket, and reports when it becomes unavailable or available again. */
  async follow(): Promise<void> {
    try {
      await this.ask();
      if (this.#isUnavailable) this.#reports.available();
      this.#isUnavailable = false;
    } catch (error) {
      if (!this.#isUnavailable) this.#reports.unavailable(error);
      this.#isUnavailable = true;
    }
  }

  #take(text: string): boolean {
    try {
      const registry = parseRegistry(text, this.state.registry, this.#reports);
      const { bad, former } = beside.parse(JSON.parse(text));
      this.#text = text;
      this.state = { registry, bad: new Set(Object.keys(bad)), former };
      return true;
    } catch (error) {
      this.#reports.unreadable(error);
      return false;
    }
  }
}
