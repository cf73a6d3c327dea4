import { knownBadIn, markBad } from '../known-bad';
import { fetchReleaseFiles } from '../release-files';
import { releasesIn } from '../releases';
import type { ReleaseStore, StoreReports } from './release-store';

/** Releases in a folder of this machine; their files come from the servers of the remotes. */
export const folderStore = (dataDir: string, filesOrigin: string | undefined, reports: StoreReports): ReleaseStore => ({
  readRegistry: releasesIn(dataDir, reports),
  readKnownBad: knownBadIn(dataDir),
  markBad: (release, why) => markBad(dataDir, release, why),
  readFile: fetchReleaseFiles(filesOrigin),
  end: () => undefined,
});
