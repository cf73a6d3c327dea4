import type { KnownBad, ReleaseName } from '../known-bad';
import type { ReadReleaseFile } from '../release-files';
import type { RegistryFile, RegistryReports } from '../releases';

/** A file of a release on the local disk, compressed as `encoding` says. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  readonly encoding?: 'br' | 'gzip';
}

/** Files of releases that the gateway itself serves. */
export interface ServedFiles {
  /**
   * @param remote folder of the remote, as in addresses
   * @param name the rest of the address
   * @param encodings the request's Accept-Encoding
   * @returns undefined for anything that is not a file of a release that a browser may fetch
   * @throws ReleaseFileError if it differs from the published one, BucketError if the bucket is unavailable
   */
  find(remote: string, name: string, encodings: string): Promise<LocalFile | undefined>;
}

/** The store from which the gateway reads published releases. Its methods do not wait for another machine. */
export interface ReleaseStore {
  /** Returns the same object until something has changed. */
  readRegistry(): Promise<RegistryFile>;
  readKnownBad(): Promise<KnownBad>;
  /** @returns false if another gateway has already marked it */
  markBad(release: ReleaseName, why: string): Promise<boolean>;
  readonly readFile: ReadReleaseFile;
  /** Absent if the remotes have their own servers. */
  readonly served?: ServedFiles;
  end(): void;
}

export interface StoreReports extends RegistryReports {
  /** The remote store is unavailable or unusable; the last known state stays in force. */
  readonly unavailable: (error: unknown) => void;
  readonly available: () => void;
  /** The file list of a release that an open tab may use is not available; it is requested again. */
  readonly undescribed: (release: string, error: unknown) => void;
}
