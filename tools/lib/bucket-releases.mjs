// Releases of remotes in a bucket, laid out as in the store of a folder (release-store.mjs), below `releases/<remote>/`.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { TAB_MS } from './registry.mjs';
import { DESCRIPTION, fileAddress, placeOfFile, UNNAMED_MS } from './release-store.mjs';

/** Files that browsers ask for come in these copies; source maps stay where the build was made. */
const ENCODINGS = { '': undefined, '.br': 'br', '.gz': 'gzip' };
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
};
const FOREVER = 'public, max-age=31536000, immutable';
/** Releases of a remote that stay whatever else is known of them: enough to go back to. */
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
   * Adds a release that was built here: its files first, its description last. What is there already is written again where nobody
   * may have named it for long, so that nobody removes it before this release does.
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

  /** @returns undefined for a version that nobody has added */
  async find(folder, version) {
    const found = await this.bucket.read(descriptionKey(folder, version));
    return found && JSON.parse(found.body.toString('utf8'));
  }

  /** Every release of a remote, the newest first. */
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
   * Removes releases that nobody can ask for any more, and the files that none of the others has. Where a description cannot be read,
   * nothing is removed.
   * @param {readonly string[]} named versions of the remote that the registry names, or named while a tab was opened
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
    // Descriptions first: a release that is named by nobody must not be found half.
    unwanted.sort((a, b) => Number(b.key.endsWith(DESCRIPTION)) - Number(a.key.endsWith(DESCRIPTION)));
    for (const { key } of unwanted) await this.bucket.remove(key);
    return unwanted.length;
  }
}
