// The store of one remote's releases. A release is a folder with its description; its files lie beside it, each in a folder named by its
// content, so that what did not change between two releases is stored, served and fetched once:
//
//   <version>/release.json                 the files of the release, by name, with their hashes
//   files/<part of the hash>/<name>        and compressed copies and the source map beside it
//
// Releases that were built before this lie with all their files in the folder of their version, and are served from there.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const FILES = 'files';
export const DESCRIPTION = 'release.json';

/** As much of a hash as an address carries, as in host/src/federation/file-address.ts. */
const LENGTH = 16;

/** Copies of a file that are stored with it. */
const COPIES = ['', '.br', '.gz', '.map'];

/** What nobody names is kept so long: another process may be putting together a release that will name it. */
export const UNNAMED_MS = 24 * 60 * 60 * 1_000;

/** Where a file lies in the folder of files. Pictures are named by their content already, and their names stand in scripts. */
export function fileAddress(name, integrity) {
  if (name.startsWith('assets/')) return name;
  const hash = integrity.slice(integrity.indexOf('-') + 1).slice(0, LENGTH);
  return `${hash.replaceAll('+', '-').replaceAll('/', '_')}/${name}`;
}

const readDescription = async (root, version) =>
  JSON.parse(await readFile(path.join(root, version, DESCRIPTION), 'utf8'));

/** Where a file of a release lies in the store, whichever way that release is laid out. */
export function placeOfFile(root, release, name) {
  const { integrity } = release.files[name];
  return release.contentAddressed
    ? path.join(root, FILES, fileAddress(name, integrity))
    : path.join(root, release.version, name);
}

/** The file that is meant by the name that it has in a release: for whoever knows the release and not how it is stored. */
export async function findFile(root, version, name) {
  const release = await readDescription(root, version).catch(() => undefined);
  return release && Object.hasOwn(release.files, name) ? placeOfFile(root, release, name) : undefined;
}

/**
 * Moves the files that a build has made into the store. The folder of the build then holds the description alone, and is a release once it has
 * the name of its version.
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
      // Not twice: who has it open reads on, and compressed copies and maps of the same content are as good.
      if (existsSync(place + suffix)) await utimes(place + suffix, now, now);
      else await rename(from, place + suffix);
    }
  }
  for (const entry of await readdir(built)) {
    if (![DESCRIPTION, 'contract.json'].includes(entry)) await rm(path.join(built, entry), { recursive: true });
  }
}

/** Every file below a folder, relative to it; descriptions come last, as a release is there once it is described. */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort((a, b) => Number(path.basename(a) === DESCRIPTION) - Number(path.basename(b) === DESCRIPTION));
}

/** Adds all releases of one store to another. A file appears whole or not at all, and one that was cut short is mended. */
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

/** Removes files that no release of the store names any more. Where one release cannot be read, nobody knows, and all stay. */
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

/** Only what is empty can be removed in this way, so that nothing is lost that somebody else has just put there. */
async function removeEmptyFolders(folder, root) {
  for (let empty = folder; empty !== root; empty = path.dirname(empty)) {
    const isRemoved = await rmdir(empty).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}
