import { logProblem } from '@storefront/shared/store';
import { fileAddress, fileUrl } from './file-address';
import type { PageFiles, PublishedRemote, RegistryDocument, RemoteName, RemotePageId } from './registry-document';

declare global {
  /** URL without its query → hash; read by the code that tools/federation/integrity-plugin.cjs adds to each build. */
  var __SF_SRI__: Record<string, string> | undefined;
  /** Federation name → file → where it lies, of releases that are content-addressed; read by tools/federation/file-place-plugin.cjs. */
  var __SF_FILES__: Record<RemoteName, Record<string, string>> | undefined;
}

const EMPTY: RegistryDocument = { remotes: {}, declared: {}, host: {} };

/** The registry that the gateway wrote into the document. A document without one (or a damaged one) knows no remote. */
function readRegistry(): RegistryDocument {
  if (typeof document === 'undefined') return EMPTY;
  const text = document.getElementById('sf-registry')?.textContent;
  if (!text) return EMPTY;
  try {
    return JSON.parse(text) as RegistryDocument;
  } catch (error) {
    logProblem('registry', error);
    return EMPTY;
  }
}

function getIntegrity(registry: RegistryDocument): Record<string, string> {
  const hashes: Record<string, string> = { ...registry.host };
  for (const remote of Object.values(registry.remotes)) {
    for (const [file, hash] of Object.entries(remote.integrity)) hashes[fileUrl(remote, file)] = hash;
  }
  return hashes;
}

const listAddresses = ({ integrity }: PublishedRemote): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [file, fileAddress(file, hash)]));

const getAddresses = ({ remotes }: RegistryDocument): Record<RemoteName, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([name, remote]) =>
      remote.contentAddressed ? [[name, listAddresses(remote)] as const] : [],
    ),
  );

export const registry = readRegistry();
globalThis.__SF_SRI__ = getIntegrity(registry);
globalThis.__SF_FILES__ = getAddresses(registry);

export interface RegisteredPage {
  readonly remoteName: RemoteName;
  /** Name of the page inside its remote, as in `src/exposes/`. */
  readonly page: string;
  /** Absent when no release of the remote is published. */
  readonly remote: PublishedRemote | undefined;
  /** Absent when the published release does not have this page. */
  readonly files: PageFiles | undefined;
}

const owners = new Map(
  Object.entries(registry.declared).flatMap(([name, { pages }]) => pages.map(({ id }) => [id, name] as const)),
);

/** Where a page id leads in this page load's releases. */
export function findPage(id: RemotePageId): RegisteredPage {
  const remoteName = owners.get(id) ?? '';
  const page = id.slice(id.indexOf('.') + 1);
  const remote = registry.remotes[remoteName];
  return { remoteName, page, remote, files: remote?.pages[page] };
}
