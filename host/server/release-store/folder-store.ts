import { createKnownBadReader, markBad } from '../known-bad';
import { fetchReleaseFiles } from '../release-files';
import { releasesIn } from '../releases';
import type { ReleaseStore, StoreReports } from './release-store';

/** A store of releases in a local folder; the remotes' own servers serve their files. */
export const folderStore = (dataDir: string, filesOrigin: string | undefined, reports: StoreReports): ReleaseStore => ({
  readRegistry: releasesIn(dataDir, reports),
  readKnownBad: createKnownBadReader(dataDir),
  markBad: (release, why) => markBad(dataDir, release, why),
  readFile: fetchReleaseFiles(filesOrigin),
  end: () => undefined,
});
