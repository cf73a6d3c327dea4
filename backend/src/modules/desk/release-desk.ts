import type { KnownRelease, ReleaseChange, ReleaseStatus, StaffMember } from '@storefront/shared/contract/desk';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound } from '../../http/errors';
import {
  ReleaseRefused,
  ReleasesChanged,
  type ReleaseCount,
  type ToolRelease,
  type ToolStatus,
} from '../../ports/release-tool';
import { audit } from '../audit';

type ReleaseDeps = Pick<Deps, 'db' | 'clock' | 'releases'>;
type ToolRemote = ToolStatus['remotes'][number];

const NOTHING: ReleaseStatus = { is_available: false, revision: 0, remotes: [], changes: [] };

/** Converts a package name to the federation name: `mfe-checkout` → `mfe_checkout`. */
const toContainer = (remote: string): string => remote.replaceAll('-', '_');

/** Converts a federation name, as in the command's log, to the package name, as in the list of remotes. */
const toPackage = (container: string): string => container.replaceAll('_', '-');

/** Returns the releases of all remotes with the failure reports of browsers. */
export async function viewReleases({ releases }: Pick<ReleaseDeps, 'releases'>): Promise<ReleaseStatus> {
  if (!releases) return NOTHING;
  const [status, counts] = await Promise.all([releases.status(), releases.counts()]);
  return {
    is_available: true,
    revision: status.revision,
    remotes: status.remotes.map(({ remote, title, active, previous, canary, built }) => {
      const show = (release: ToolRelease): KnownRelease => showRelease(release, remote, counts);
      return {
        remote,
        title,
        active: active && show(active),
        previous: previous && show(previous),
        canary: canary && { ...show(canary), percent: Math.round(canary.share * 10_000) / 100 },
        built: built.map(show),
      };
    }),
    changes: status.changes.map(({ at, who, what, remote, release = null }) => ({
      at,
      who,
      what,
      remote: remote === undefined ? null : toPackage(remote),
      release,
    })),
  };
}

function showRelease(
  { version, commit, published_at, bad }: ToolRelease,
  remote: string,
  counts: ReadonlyMap<string, ReleaseCount> | null,
): KnownRelease {
  // A release without counts had neither views nor errors.
  const count = counts && (counts.get(`${toContainer(remote)} ${version}`) ?? { views: 0, errors: 0 });
  return { version, commit, published_at, bad, views: count && count.views, errors: count && count.errors };
}

const changedMeanwhile = () =>
  conflict('Somebody else has changed the releases in the meantime. Nothing was changed.', {
    code: 'desk_refused',
    params: { what: 'releases_changed' },
  });

const ACTIONS = {
  promote: 'release.promoted',
  roll_back: 'release.rolled_back',
  try_out: 'release.tried_out',
  mark_good: 'release.marked_good',
} as const satisfies Record<ReleaseChange['action'], string>;

/** The release that a change is about, checked against the state that the member of staff was shown. */
function isAsShown({ active, canary }: ToolRemote, { action, version }: ReleaseChange): boolean {
  if (action === 'promote') return canary?.version === version;
  return action !== 'roll_back' || (canary ?? active)?.version === version;
}

const inForce = ({ active, previous, canary }: ToolRemote) => ({
  active: active?.version ?? null,
  previous: previous?.version ?? null,
  canary: canary && { version: canary.version, share: canary.share },
});

/**
 * Changes the release of a remote through the release command, including its checks.
 * @throws HttpError 404, 409 `desk_refused`
 */
export async function changeReleases(
  deps: ReleaseDeps,
  { revision, change }: { readonly revision: number; readonly change: ReleaseChange },
  { staff, requestId }: { readonly staff: Pick<StaffMember, 'id' | 'name'>; readonly requestId: string },
): Promise<ReleaseStatus> {
  const { db, clock, releases } = deps;
  const before = await releases?.status();
  const find = (status: ToolStatus | undefined) => status?.remotes.find(({ remote }) => remote === change.remote);
  const remote = find(before);
  if (!releases || !before || !remote)
    throw notFound('There is no such remote here.', { code: 'desk_refused', params: { what: 'not_found' } });
  if (before.revision !== revision || !isAsShown(remote, change)) throw changedMeanwhile();
  try {
    await releases.change(change, `${staff.name} (desk)`, revision);
  } catch (error) {
    if (error instanceof ReleasesChanged) throw changedMeanwhile();
    if (error instanceof ReleaseRefused)
      throw conflict(error.message, { code: 'desk_refused', params: { what: 'release_refused' } });
    throw error;
  }
  const after = find(await releases.status());
  await inTransaction(db, (tx) =>
    audit(tx, {
      at: clock.now(),
      actor: `staff:${staff.id}`,
      requestId,
      action: ACTIONS[change.action],
      subject: `remote:${change.remote}`,
      before: inForce(remote),
      after: { ...(after && inForce(after)), version: change.version },
    }),
  );
  return viewReleases(deps);
}
