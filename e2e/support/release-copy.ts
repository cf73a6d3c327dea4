import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The version of a package's last build. */
export const readCurrent = (folder: string): string =>
  readJson<{ version: string }>(path.join(ROOT, folder, 'dist/current.json')).version;

/** Folder of a remote's local releases. */
export const getStore = (remote: string): string => path.join(ROOT, remote, 'dist', remote);

/** The fields of a release's description that tests read and change. */
export interface Description {
  readonly version: string;
  readonly contentAddressed?: true;
  readonly entry: string;
  readonly builtWith?: Record<string, string>;
  readonly provides?: Record<string, { version: string }>;
  readonly pages?: Record<string, { server?: string }>;
  readonly declares?: { pages: { id: string; path: string; account?: 'required' | 'optional' }[] };
  readonly files: Record<string, { integrity: string }>;
}

const COPIES = ['', '.br', '.gz'];

/** The path of a file below `files` of its remote: in a folder named after its content. */
export const fileAddress = (name: string, integrity: string): string =>
  `${integrity
    .replace(/^sha\d+-/, '')
    .slice(0, 16)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}/${name}`;

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const getPlace = (remote: string, name: string, integrity: string): string =>
  path.join(getStore(remote), 'files', fileAddress(name, integrity));

/**
 * Copies the last build of a remote in the layout from before releases shared files: a folder with all files by name. Changes to it affect
 * no other release.
 */
export function unpackRelease(remote: string, target: string): Description {
  const store = getStore(remote);
  const built = readJson<Description>(path.join(store, readCurrent(remote), 'release.json'));
  const { contentAddressed: _layout, ...release } = built;
  rmSync(target, { recursive: true, force: true });
  for (const [name, { integrity }] of Object.entries(built.files)) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    for (const copy of COPIES) {
      const place = getPlace(remote, name, integrity) + copy;
      if (existsSync(place)) cpSync(place, path.join(target, name) + copy);
    }
  }
  writeFileSync(path.join(target, 'release.json'), JSON.stringify(release));
  return release;
}

/** A release that shares the files of a remote's last build. */
export interface MadeRelease {
  readonly version: string;
  readonly description: Description;
  /** Returns the location of one of its files. */
  getPlace(name: string): string;
  remove(): void;
}

/**
 * Makes a release of a remote from its last build, with some files changed.
 * @param change returns the new text of a file, given its name
 * @param describe further fields of its description
 */
export function makeRelease(
  remote: string,
  version: string,
  change: Readonly<Record<string, (text: string) => string>> = {},
  describe: Partial<Description> = {},
): MadeRelease {
  const store = getStore(remote);
  const built = readJson<Description>(path.join(store, readCurrent(remote), 'release.json'));
  const changed = Object.entries(change).map(([name, toText]) => {
    const text = toText(readFileSync(getPlace(remote, name, built.files[name]?.integrity ?? ''), 'utf8'));
    const integrity = hash(text);
    const place = getPlace(remote, name, integrity);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    return { name, file: { ...built.files[name], integrity }, place };
  });
  const description = {
    ...built,
    ...describe,
    version,
    files: { ...built.files, ...Object.fromEntries(changed.map(({ name, file }) => [name, file])) },
  };
  const folder = path.join(store, version);
  cpSync(path.join(store, built.version), folder, { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(description));
  return {
    version,
    description,
    getPlace: (name) => getPlace(remote, name, description.files[name]?.integrity ?? ''),
    remove() {
      for (const made of [folder, ...changed.map(({ place }) => place)]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** Lists the pages of a remote's last build that the gateway also renders, each with an example address. */
export function getServerRendered(remote: string) {
  const { pages = {}, declares } = readJson<Description>(
    path.join(getStore(remote), readCurrent(remote), 'release.json'),
  );
  return (declares?.pages ?? [])
    .filter(({ id }) => pages[id.slice(id.indexOf('.') + 1)]?.server !== undefined)
    .map(({ id, path: pattern, account }) => ({
      id,
      address: pattern.replace(/:\w+/g, 'brindlewharf'),
      isForCustomers: account === 'required',
    }));
}
