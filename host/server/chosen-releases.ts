import type { PageFiles, PublishedRemote, RegistryDocument } from '../src/federation/registry-document';
import { choicesIn, folderOf, ownOrigin, type OwnBuilds } from './own-builds/own-builds';
import type { HostRelease, RegistryFile, RemoteRelease } from './releases';

/** Visitors are spread over this many buckets; a canary takes the first ones. */
export const BUCKETS = 100;

export const hasCanary = (registry: RegistryFile): boolean => Object.values(registry.remotes).some(({ canary }) => canary !== null);

/** One release of each remote for this page load: the canary for the visitors in its share, the active one for all others. */
export function chooseReleases(registry: RegistryFile, bucket: number | undefined): RemoteRelease[] {
  return Object.values(registry.remotes).map(({ active, canary }) => (canary && bucket !== undefined && bucket < canary.share * BUCKETS ? canary.release : active));
}

const hashes = (files: HostRelease['files'], prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, { integrity }]) => [prefix + name, integrity]),
  );

function publish(release: RemoteRelease, host: HostRelease): PublishedRemote {
  const { version, base, entry, owner, contact } = release;
  const fromHost = (shared: readonly string[]) => [
    ...new Set(shared.flatMap((key) => [...(host.provides[key]?.js ?? []), ...(host.provides[key]?.css ?? [])]).map((name) => host.publicPath + name)),
  ];
  const pages: Record<string, PageFiles> = {};
  for (const [page, { js, css, shared }] of Object.entries(release.pages)) pages[page] = { js, css, host: fromHost(shared) };
  return { version, base, entry, owner, contact, pages, integrity: hashes(release.files, '') };
}

/** The registry as the browser gets it. */
export function registryDocument(releases: readonly RemoteRelease[], host: HostRelease, ownBuilds: OwnBuilds): RegistryDocument {
  const own = choicesIn(ownBuilds).map(([name, port]) => [name, `${ownOrigin(port)}/${folderOf(name)}/`]);
  return {
    ...(own.length > 0 && { own: Object.fromEntries(own) }),
    remotes: Object.fromEntries(releases.map((release) => [release.name, publish(release, host)])),
    host: hashes(host.files, host.publicPath),
  };
}
