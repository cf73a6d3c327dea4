import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { instant } from './wire';

const tag = 'desk';

/** The folder of a remote, such as `mfe-checkout`. */
const remoteFolder = z.string().check(z.regex(/^mfe-[a-z0-9-]{1,36}$/));
/** The version of a release, which is also the name of a folder. */
const releaseVersion = z.string().check(z.regex(/^[\w.+-]{1,100}$/));

const knownRelease = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  /** Why it is known to be bad, and so served to nobody; null if it is not. */
  bad: z.nullable(z.string()),
  /** Page views, and errors that browsers have reported, since the gateways started; null if no gateway reports. */
  views: z.nullable(z.int()),
  errors: z.nullable(z.int()),
});
export type KnownRelease = z.infer<typeof knownRelease>;

const remoteReleases = z.object({
  remote: remoteFolder,
  /** The name that the remote declares for itself, such as `Search and cart`. */
  title: z.string(),
  active: z.nullable(knownRelease),
  /** The release that a rollback restores. */
  previous: z.nullable(knownRelease),
  canary: z.nullable(z.object({ ...knownRelease.shape, percent: z.number() })),
  /** The releases that can be tried out: built where the desk runs, newest first. */
  built: z.array(knownRelease),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

const releaseStatus = z.object({
  /** False if the desk has no access to the registry of releases: then it shows and changes nothing. */
  is_available: z.boolean(),
  /** Incremented with each change. */
  revision: z.int(),
  remotes: z.array(remoteReleases),
  /** The latest changes, newest first. */
  changes: z.array(
    z.object({
      at: instant,
      who: z.string(),
      what: z.string(),
      remote: z.nullable(z.string()),
      release: z.nullable(z.string()),
    }),
  ),
});
export type ReleaseStatus = z.infer<typeof releaseStatus>;

export const deskReleases = endpoint({
  id: 'deskReleases',
  method: 'GET',
  path: '/desk/1.0/releases',
  summary: 'The releases of each remote, with errors reported by browsers, and the latest changes.',
  tag,
  output: releaseStatus,
  refusals: [401, 409, 503],
});

const change = { remote: remoteFolder, version: releaseVersion };

export const releaseChange = z.discriminatedUnion('action', [
  /** The canary becomes the active release. */
  z.strictObject({ action: z.literal('promote'), ...change }),
  /** Ends the canary, or restores the previous release. `version` is the release to roll back, which is marked as bad. */
  z.strictObject({ action: z.literal('roll_back'), ...change }),
  /** Serves a built release to a share of the visitors, or changes the share of the canary. */
  z.strictObject({ action: z.literal('try_out'), ...change, percent: z.int().check(z.gte(1), z.lte(100)) }),
  /** Clears the mark that a release is known to be bad. */
  z.strictObject({ action: z.literal('mark_good'), ...change }),
]);
export type ReleaseChange = z.infer<typeof releaseChange>;

export const deskChangeReleases = endpoint({
  id: 'deskChangeReleases',
  method: 'POST',
  path: '/desk/1.0/releases',
  summary: 'Changes the release of a remote, if the registry is still at `revision`.',
  tag,
  input: z.strictObject({ revision: z.int().check(z.gte(0)), change: releaseChange }),
  output: releaseStatus,
  refusals: [400, 401, 404, 409, 503],
});
