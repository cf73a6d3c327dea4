import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toFolder } from '../own-builds/own-builds';
import { listReleases } from '../releases';
import type { Bucket } from './bucket';
import { indexFiles, description, type Description, type StoredFile } from './described-files';
import type { FileCache } from './file-cache';
import type { FollowedRegistry, State } from './followed-registry';
import type { LocalFile, ServedFiles, StoreReports } from './release-store';
import { replaceFile } from './replace-file';

/** Minimum time between two checks of the bucket for a changed registry, caused by requests for unknown files. Milliseconds. */
const REREAD_MS = 200;
/** Milliseconds before descriptions that could not be loaded are requested again. */
const AGAIN_MS = 2_000;

interface FilesOptions {
  readonly bucket: Bucket;
  readonly followed: FollowedRegistry;
  readonly cache: FileCache;
  /** Local folder of descriptions. */
  readonly folder: string;
  readonly reports: StoreReports;
}

/** The files of the releases in the registry, and of those that were in it when a tab was opened. */
export class BucketFiles implements ServedFiles {
  readonly #options: FilesOptions;
  readonly #former = new Map<string, Description>();
  #of: State | undefined;
  #known = new Map<string, ReadonlyMap<string, StoredFile>>();
  #describing: { readonly of: State; readonly end: Promise<boolean>; readonly since: number } | undefined;
  #rereading: Promise<void> | undefined;
  #rereadAt = 0;

  constructor(options: FilesOptions) {
    this.#options = options;
  }

  async find(remote: string, name: string, encodings: string): Promise<LocalFile | undefined> {
    const file = this.#findKnown(remote, name) ?? (await this.#findAfterReread(remote, name));
    const accepted = (['br', 'gzip'] as const).filter((one) => new RegExp(`\\b${one}\\b`).test(encodings));
    return file && this.#options.cache.find(remote, file, accepted);
  }

  #findKnown(remote: string, name: string): StoredFile | undefined {
    const { state } = this.#options.followed;
    if (this.#of !== state) this.#take(state);
    return this.#known.get(remote)?.get(name);
  }

  /**
   * Looks for a file of a release that has left the registry, which an open tab may still use, or of one that is not known here yet, if the
   * document came from another machine.
   */
  async #findAfterReread(remote: string, name: string): Promise<StoredFile | undefined> {
    await this.#describeFormer();
    const file = this.#findKnown(remote, name);
    if (file) return file;
    this.#rereading ??= sleep(Math.max(0, this.#rereadAt + REREAD_MS - Date.now())).then(async () => {
      this.#rereading = undefined;
      this.#rereadAt = Date.now();
      await this.#options.followed.ask();
    });
    await this.#rereading;
    return this.#findKnown(remote, name);
  }

  /** Updates the known files: of the releases in the registry, and of former ones whose descriptions are stored here. */
  #take(state: State): void {
    const known = new Map<string, Description[]>();
    const add = (name: string, one: Description | null | undefined) => {
      if (one) known.set(toFolder(name), [...(known.get(toFolder(name)) ?? []), one]);
    };
    for (const entry of Object.values(state.registry.remotes))
      for (const { release } of listReleases(entry)) add(entry.active.name, release);
    for (const { name, version } of state.former) add(name, this.#former.get(`${name}@${version}`));
    this.#known = new Map([...known].map(([remote, all]) => [remote, indexFiles(all)]));
    this.#of = state;
  }

  /** Fetches the descriptions of releases that have left the registry, once for each state of the registry. */
  #describeFormer(): Promise<boolean> {
    const { state } = this.#options.followed;
    const before = this.#describing;
    if (before?.of === state && Date.now() - before.since < AGAIN_MS) return before.end;
    const isAllThere = state.former.every(({ name, version }) => this.#former.has(`${name}@${version}`));
    if (before?.of === state && isAllThere) return before.end;
    const end = this.#fetchFormer(state);
    this.#describing = { of: state, end, since: Date.now() };
    return end;
  }

  async #fetchFormer(state: State): Promise<boolean> {
    let isComplete = true;
    for (const { name, version } of state.former) {
      if (this.#former.has(`${name}@${version}`)) continue;
      try {
        this.#former.set(`${name}@${version}`, await this.#readDescription(toFolder(name), version));
      } catch (error) {
        isComplete = false;
        this.#options.reports.undescribed(`${name}@${version}`, error);
      }
    }
    this.#take(state);
    const places = [...this.#known].map(
      ([remote, files]) => [remote, new Set([...files.values()].map(({ place }) => place))] as const,
    );
    if (isComplete) await this.#options.cache.keepOnly(new Map(places));
    return isComplete;
  }

  async #readDescription(remote: string, version: string): Promise<Description> {
    const key = `releases/${remote}/${version}/release.json`;
    const place = path.join(this.#options.folder, key);
    if (!place.startsWith(this.#options.folder + path.sep)) throw new Error(`${key} is no name of a file`);
    const stored = await readFile(place, 'utf8').catch(() => undefined);
    if (stored !== undefined) return description.parse(JSON.parse(stored));
    const found = await this.#options.bucket.read(key);
    if (found === undefined || found === 'unchanged') throw new Error(`${key} is not in the bucket`);
    const read = description.parse(JSON.parse(found.body.toString('utf8')));
    await replaceFile(place, found.body);
    return read;
  }
}
