// Releases of remotes in a bucket, with the layout of a folder store (release-store.mjs), below `releases/<remote>/`.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { TAB_MS } from './registry.mjs';
import { DESCRIPTION, fileAddress, placeOfFile, TYPES, UNNAMED_MS } from './release-store.mjs';

/** Encodings in which browser files are stored; source maps are not uploaded. */
const ENCODINGS = { '': undefined, '.br': 'br', '.gz': 'gzip' };
const FOREVER = 'public, max-age=31536000, immutable';
/** Number of newest releases of a remote always kept for a rollback. */
const KEPT_RELEASES = 10;
const AT_ONCE = 8;

const fileKey = (folder, release, name) =>
  release.contentAddressed
    ? `releases/${folder}/files/${fileAddress(name, release.files[name].integrity)}`
    : `releases/${folder}/${release.version}/${name}`;
const descriptionKey = (folder, version) => `releases/${folder}/${version}/${DESCRIPTION}`;

async function forEach(items, work) {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    }),
  );
}

/** Releases of remotes in a bucket. */
export class BucketReleases {
  constructor(bucket) {
    this.bucket = bucket;
  }

  /**
   * Uploads a release built here: its files first, its description last. Existing files that may not have been referenced for long are
   * written again, so that a concurrent `prune` does not remove them.
   */
  async add(folder, release, now = Date.now()) {
    const root = fromRoot(folder, 'dist', folder);
    const there = new Map((await this.bucket.list(`releases/${folder}/`)).map((object) => [object.key, object]));
    await forEach(Object.keys(release.files), async (name) => {
      for (const [suffix, encoding] of Object.entries(ENCODINGS)) {
        const file = placeOfFile(root, release, name) + suffix;
        if (!existsSync(file)) continue;
        const body = await readFile(file);
        const key = fileKey(folder, release, name) + suffix;
        const found = there.get(key);
        if (found?.size === body.length && now - found.changedAt < UNNAMED_MS / 2) continue;
        await this.bucket.write(key, body, { type: TYPES[path.extname(name)], cacheControl: FOREVER, encoding });
      }
    });
    const text = await readFile(path.join(root, release.version, DESCRIPTION));
    await this.bucket.write(descriptionKey(folder, release.version), text, { type: TYPES['.json'] });
  }

  /** @returns undefined for a version that was not added */
  async find(folder, version) {
    const found = await this.bucket.read(descriptionKey(folder, version));
    return found && JSON.parse(found.body.toString('utf8'));
  }

  /** Lists all releases of a remote, newest first. */
  async all(folder) {
    const described = (await this.bucket.list(`releases/${folder}/`))
      .filter(({ key }) => path.basename(key) === DESCRIPTION)
      .sort((a, b) => b.changedAt - a.changedAt);
    return Promise.all(
      described.map(async ({ key, changedAt }) => ({
        changedAt,
        release: JSON.parse((await this.bucket.read(key)).body.toString('utf8')),
      })),
    );
  }

  /**
   * Deletes releases that can no longer be requested, and the files that no other release has. Deletes nothing if a description cannot
   * be read.
   * @param {readonly string[]} named versions of the remote in the registry, now or when a still open tab was loaded
   * @returns how many objects
   */
  async prune(folder, named, now = Date.now()) {
    const releases = await this.all(folder);
    const isKept = ({ release, changedAt }, index) =>
      index < KEPT_RELEASES || now - changedAt <= TAB_MS || named.includes(release.version);
    const kept = releases.filter(isKept);
    for (const version of named)
      if (!kept.some(({ release }) => release.version === version))
        throw new Error(
          `${folder} ${version} may be asked for, but the bucket has no ${DESCRIPTION} of it: nothing of ${folder} was removed; publish it again`,
        );
    const wanted = new Set(
      kept.flatMap(({ release }) => [
        descriptionKey(folder, release.version),
        ...Object.keys(release.files).map((name) => fileKey(folder, release, name)),
      ]),
    );
    const unwanted = (await this.bucket.list(`releases/${folder}/`)).filter(
      ({ key, changedAt }) => !wanted.has(key.replace(/\.(?:br|gz)$/, '')) && now - changedAt > UNNAMED_MS,
    );
    // Descriptions first, so that no partly deleted release can be found.
    unwanted.sort((a, b) => Number(b.key.endsWith(DESCRIPTION)) - Number(a.key.endsWith(DESCRIPTION)));
    for (const { key } of unwanted) await this.bucket.remove(key);
    return unwanted.length;
  }
}
