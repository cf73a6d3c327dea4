import { createHash } from 'node:crypto';
import { toFolder } from './own-builds/own-builds';
import type { RemoteRelease } from './releases';

/** A file of a release that has not come after this many milliseconds is not waited for. */
const PATIENCE_MS = 5_000;

/** A file that cannot be what the release says it is: it did not come, or is another one. */
export class ReleaseFileError extends Error {
  override readonly name = 'ReleaseFileError';
}

/** Where the gateway itself finds a release; browsers may have to use another address. */
const baseFor = ({ name, base }: RemoteRelease, filesOrigin: string | undefined): string =>
  filesOrigin === undefined ? base : filesOrigin.replace('*', toFolder(name)) + new URL(base).pathname;

async function textAt(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new ReleaseFileError(`${url} did not come`, { cause });
  }
}

/**
 * Fetches a file of a release and holds it against the hash that the registry has of it. Everything that is not the browser's goes
 * this way before it is used.
 * @param filesOrigin of the setting REMOTE_FILES_ORIGIN
 * @throws ReleaseFileError where it is not in the release, does not come or is not the one that was published
 */
export async function readReleaseFile(
  release: RemoteRelease,
  file: string,
  filesOrigin: string | undefined,
): Promise<string> {
  const url = baseFor(release, filesOrigin) + file;
  const [algorithm = '', expected] = release.files[file]?.integrity.split(/-(.*)/s) ?? [];
  if (!expected) throw new ReleaseFileError(`${file} is not a file of ${release.name} ${release.version}`);
  const text = await textAt(url);
  if (createHash(algorithm).update(text).digest('base64') !== expected)
    throw new ReleaseFileError(`${url} is not what was published`);
  return text;
}
