// The store of one remote's releases. A release is a folder with its description; its files are beside it, each in a folder named by its
// content, so that files that two releases have in common are stored, served and fetched once:
//
//   <version>/release.json                 the files of the release, by name, with their hashes
//   files/<part of the hash>/<name>        and compressed copies and the source map beside it
//
// Older releases have all their files in the folder of their version, and are served from there.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const FILES = 'files';
export const DESCRIPTION = 'release.json';

/** Length of the hash in an address, as in host/src/federation/file-address.ts. */
const LENGTH = 16;

/** Copies of a file that are stored with it. */
const COPIES = ['', '.br', '.gz', '.map'];

/** The types of the files of releases. No other files are served. */
export const TYPES = {
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

/** How long files that no release names are kept: another process may be building a release that will name them. */
export const UNNAMED_MS = 24 * 60 * 60 * 1_000;

/** Returns the path of a file in the folder of files. Pictures are already named by their content, and their names are part of scripts. */
export function fileAddress(name, integrity) {
  if (name.startsWith('assets/')) return name;
  const hash = integrity.slice(integrity.indexOf('-') + 1).slice(0, LENGTH);
  return `${hash.replaceAll('+', '-').replaceAll('/', '_')}/${name}`;
}

const readDescription = async (root, version) =>
  JSON.parse(await readFile(path.join(root, version, DESCRIPTION), 'utf8'));

/** Returns the path of a release's file in the store, in either layout. */
export function placeOfFile(root, release, name) {
  const { integrity } = release.files[name];
  return release.contentAddressed
    ? path.join(root, FILES, fileAddress(name, integrity))
    : path.join(root, release.version, name);
}

/** Finds a file by its name in a release, for callers that do not know the layout. */
export async function findFile(root, version, name) {
  const release = await readDescription(root, version).catch(() => undefined);
  return release && Object.hasOwn(release.files, name) ? placeOfFile(root, release, name) : undefined;
}

/**
 * Moves the files of a build into the store. The build's folder then contains only the description, and becomes a release when it is
 * renamed to its version.
 */
export async function storeFiles(root, built) {
  const release = JSON.parse(await readFile(path.join(built, DESCRIPTION), 'utf8'));
  const now = new Date();
  for (const name of Object.keys(release.files)) {
    const place = placeOfFile(root, release, name);
    await mkdir(path.dirname(place), { recursive: true });
    for (const suffix of COPIES) {
      const from = path.join(built, name) + suffix;
      if (!existsSync(from)) continue;
      // An existing file is kept: readers may have it open, and compressed copies and maps of the same content are equivalent.
      if (existsSync(place + suffix)) await utimes(place + suffix, now, now);
      else await rename(from, place + suffix);
    }
  }
  for (const entry of await readdir(built)) {
    if (![DESCRIPTION, 'contract.json'].includes(entry)) await rm(path.join(built, entry), { recursive: true });
  }
}

/** Lists all files below a folder, relative to it; descriptions come last, because a release exists once it is described. */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort((a, b) => Number(path.basename(a) === DESCRIPTION) - Number(path.basename(b) === DESCRIPTION));
}

/** Adds all releases of one store to another. Files are added atomically, and incomplete ones are repaired. */
export async function addReleases(from, to) {
  for (const file of await listFiles(from)) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const [wanted, found] = await Promise.all([stat(source), stat(target).catch(() => undefined)]);
    if (found?.size === wanted.size) continue;
    await mkdir(path.dirname(target), { recursive: true });
    const partial = `${target}.${process.pid}.partial`;
    await copyFile(source, partial);
    await rename(partial, target);
  }
}

/** Removes files that no release of the store names any more; removes none if a description cannot be read. */
export async function removeUnnamedFiles(root, now = Date.now()) {
  const files = path.join(root, FILES);
  if (!existsSync(files)) return;
  const versions = (await readdir(root)).filter((entry) => existsSync(path.join(root, entry, DESCRIPTION)));
  const releases = await Promise.all(versions.map((version) => readDescription(root, version)));
  const named = new Set(
    releases
      .filter(({ contentAddressed }) => contentAddressed)
      .flatMap((release) => Object.keys(release.files).map((name) => placeOfFile(root, release, name))),
  );
  for (const file of await listFiles(files)) {
    const place = path.join(files, file);
    if (COPIES.some((suffix) => place.endsWith(suffix) && named.has(place.slice(0, place.length - suffix.length))))
      continue;
    if (now - (await stat(place)).mtimeMs <= UNNAMED_MS) continue;
    await rm(place, { force: true });
    await removeEmptyFolders(path.dirname(place), files);
  }
}

/** Removes empty folders; one that another process has just filled is kept. */
async function removeEmptyFolders(folder, root) {
  for (let empty = folder; empty !== root; empty = path.dirname(empty)) {
    const isRemoved = await rmdir(empty).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}
