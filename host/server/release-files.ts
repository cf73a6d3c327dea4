import { createHash } from 'node:crypto';
import { fileAddress } from '../src/federation/file-address';
import { toFolder } from './own-builds/own-builds';
import type { RemoteRelease } from './releases';

/** Time limit for fetching a file. Milliseconds. */
const TIMEOUT_MS = 5_000;

/** A file is missing, or differs from the published one. */
export class ReleaseFileError extends Error {
  override readonly name = 'ReleaseFileError';
}

/** The folder of a release's files: one shared by all releases of its remote, or its own. */
export const filesBase = ({ base, contentAddressed }: RemoteRelease): string =>
  contentAddressed ? new URL('../files/', base).href : base;

/** The address of a file of a release for browsers. */
export const releaseFileUrl = (release: RemoteRelease, file: string): string =>
  filesBase(release) + (release.contentAddressed ? fileAddress(file, release.files[file]?.integrity ?? '') : file);

/** The address at which the gateway itself fetches a file; browsers may have to use another. */
const ownUrl = (release: RemoteRelease, file: string, filesOrigin: string | undefined): string => {
  const url = releaseFileUrl(release, file);
  return filesOrigin === undefined ? url : filesOrigin.replace('*', toFolder(release.name)) + new URL(url).pathname;
};

async function textAt(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return await response.text();
  } catch (cause) {
    throw new ReleaseFileError(`${url} did not come`, { cause });
  }
}

/** Whether bytes match a hash. */
export function hasIntegrity(bytes: string | Uint8Array, integrity: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(bytes).digest('base64') === expected;
}

/** Returns a release's hash of a file. @throws ReleaseFileError if the file is not part of the release */
export function integrityIn(release: RemoteRelease, file: string): string {
  const integrity = release.files[file]?.integrity;
  if (!integrity) throw new ReleaseFileError(`${file} is not a file of ${release.name} ${release.version}`);
  return integrity;
}

/**
 * Reads a file of a release and verifies it against the hash in the registry. Every file that the gateway itself uses goes through this.
 * @throws ReleaseFileError if it is not in the release, is missing or differs from the published one
 */
export type ReadReleaseFile = (release: RemoteRelease, file: string) => Promise<string>;

/**
 * Fetches files from the servers of the remotes.
 * @param filesOrigin of the setting REMOTE_FILES_ORIGIN
 */
export const fetchReleaseFiles =
  (filesOrigin: string | undefined): ReadReleaseFile =>
  async (release, file) => {
    const integrity = integrityIn(release, file);
    const url = ownUrl(release, file, filesOrigin);
    const text = await textAt(url);
    if (!hasIntegrity(text, integrity)) throw new ReleaseFileError(`${url} is not what was published`);
    return text;
  };
