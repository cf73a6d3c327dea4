import { appendFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'known-bad';
const LOG = 'registry-log.jsonl';
const WHO = 'gateway';

/** The name of a release, as in a mark and in the registry. */
export interface ReleaseName {
  readonly name: string;
  readonly version: string;
}

const getFile = ({ name, version }: ReleaseName): string => `${name}@${version}.json`;

/** The releases that must not be served, because an operator or a gateway has marked them as bad. */
export interface KnownBad {
  has(release: ReleaseName): boolean;
}

/**
 * Returns a function that reads the marks in a data folder, again only after one was added or removed. `tools/lib/registry.mjs` writes them
 * too.
 */
export function createKnownBadReader(dataDir: string): () => Promise<KnownBad> {
  const folder = path.join(dataDir, FOLDER);
  let mtime = -1;
  let files: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  return async () => {
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs !== mtime) {
      mtime = found.mtimeMs;
      files = readdir(folder).then(
        (names) => new Set(names),
        () => new Set(),
      );
    }
    const marked = await files;
    return { has: (release) => marked.has(getFile(release)) };
  };
}

/**
 * Marks a release as bad for all gateways of the data folder, and adds a line to the log of the registry.
 * @returns false if another gateway has already done so
 * @throws if the folder cannot be written
 */
export async function markBad(dataDir: string, release: ReleaseName, why: string): Promise<boolean> {
  const at = new Date().toISOString();
  await mkdir(path.join(dataDir, FOLDER), { recursive: true });
  try {
    const mark = `${JSON.stringify({ at, who: WHO, why })}\n`;
    await writeFile(path.join(dataDir, FOLDER, getFile(release)), mark, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  const line = { at, who: WHO, what: 'mark-bad', remote: release.name, release: release.version, why };
  await appendFile(path.join(dataDir, LOG), `${JSON.stringify(line)}\n`);
  return true;
}
