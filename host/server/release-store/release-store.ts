import type { KnownBad, ReleaseName } from '../known-bad';
import type { ReadReleaseFile } from '../release-files';
import type { RegistryFile, RegistryReports } from '../releases';

/** A file of a release on this machine's disk, compressed where `encoding` says so. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  readonly encoding?: 'br' | 'gzip';
}

/** Files of releases that the gateway itself serves. */
export interface ServedFiles {
  /**
   * @param remote folder of the remote, as in addresses
   * @param asked the rest of the address
   * @param encodings what the browser accepts
   * @returns undefined for anything that is not a file of a release that a browser may fetch
   * @throws ReleaseFileError where it is not what was published, BucketError where the bucket is unavailable
   */
  find(remote: string, asked: string, encodings: string): Promise<LocalFile | undefined>;
}

/** Where the gateway learns what is published. Nothing of it waits for another machine. */
export interface ReleaseStore {
  /** The same object until something has changed. */
  readRegistry(): Promise<RegistryFile>;
  readKnownBad(): Promise<KnownBad>;
  /** @returns false where another gateway was faster */
  markBad(release: ReleaseName, why: string): Promise<boolean>;
  readonly readFile: ReadReleaseFile;
  /** Absent where the remotes have servers of their own. */
  readonly served?: ServedFiles;
  end(): void;
}

export interface StoreReports extends RegistryReports {
  /** The store of another machine does not answer or is not to be used; what was read last stays in force. */
  readonly unavailable: (error: unknown) => void;
  readonly available: () => void;
  /** The files of a release that an open tab may have are not known; they are asked for again. */
  readonly undescribed: (release: string, error: unknown) => void;
}
