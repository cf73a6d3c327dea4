// Loaded only in the browser of a developer who uses an own build instead of a release (MF-06).
import { version as react } from 'react';
import { version as shared } from '@storefront/shared/package.json';
import { FILE_DEADLINE_MS } from './deadlines';
import { incompatibility, type Versions } from './incompatibility';
import { registry } from './registry';
import type { PageFiles, PublishedRemote, RemoteName } from './registry-document';

/** The fields used of `release.json`, which tools/federation/release-plugin.cjs writes. */
interface BuiltRelease extends Pick<PublishedRemote, 'version' | 'entry' | 'owner' | 'contact'> {
  readonly name: string;
  readonly builtWith?: Versions;
  readonly pages: Readonly<Record<string, Omit<PageFiles, 'host'>>>;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(FILE_DEADLINE_MS),
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/**
 * Replaces a remote's release with the developer's latest own build and its hashes, once per page load. A newer build is used after a
 * reload.
 * @throws when the address does not respond or serves something other than a build of this remote
 */
export async function registerOwnBuild(name: RemoteName): Promise<void> {
  const folder = registry.own?.[name];
  if (!folder || registry.remotes[name]?.base.startsWith(folder)) return;
  const { version } = await read<{ version: string }>(`${folder}current.json`);
  const base = `${folder}${version}/`;
  const built = await read<BuiltRelease>(`${base}release.json`);
  if (built.name !== name) throw new Error(`${folder} is a build of ${built.name}, not of ${name}`);
  const { entry, owner, contact } = built;
  const incompatible = incompatibility(built.builtWith ?? {}, { react, '@storefront/shared': shared });
  const integrity = Object.fromEntries(Object.entries(built.files).map(([file, hash]) => [file, hash.integrity]));
  const pages = Object.fromEntries(
    Object.entries(built.pages).map(([page, { js, css }]) => [page, { js, css, host: [] }]),
  );
  registry.remotes[name] = {
    version,
    base,
    entry,
    owner,
    contact,
    pages,
    integrity,
    ...(incompatible && { incompatible }),
  };
  // Own builds are served under plain file names, not content-addressed.
  delete globalThis.__SF_FILES__?.[name];
  const hashes = (globalThis.__SF_SRI__ ??= {});
  for (const [file, hash] of Object.entries(integrity)) hashes[base + file] = hash;
}
