import { logProblem } from '@storefront/shared/store';
import { fileAddress } from './file-address';
import {
  hasFileList,
  type ChosenRelease,
  type PageFiles,
  type PublishedRemote,
  type RegistryDocument,
  type RemoteName,
  type RemotePageId,
} from './registry-document';

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

const hashes: Record<string, string> = {};
const places: Record<RemoteName, Record<string, string>> = {};

/** Tells the code that loads scripts the hash of each file of a release, and where it lies. */
export function describeFiles(name: RemoteName, { base, contentAddressed, integrity }: PublishedRemote): void {
  const placed: Record<string, string> = {};
  for (const [file, hash] of Object.entries(integrity)) {
    placed[file] = contentAddressed ? fileAddress(file, hash) : file;
    hashes[base + placed[file]] = hash;
  }
  if (contentAddressed) places[name] = placed;
}

export const registry = readRegistry();
Object.assign(hashes, registry.host);
globalThis.__SF_SRI__ = hashes;
globalThis.__SF_FILES__ = places;
for (const [name, remote] of Object.entries(registry.remotes)) if (hasFileList(remote)) describeFiles(name, remote);

export interface RegisteredPage {
  readonly remoteName: RemoteName;
  /** Name of the page inside its remote, as in `src/exposes/`. */
  readonly page: string;
  /** Absent when no release of the remote is published. */
  readonly remote: ChosenRelease | PublishedRemote | undefined;
  /** Absent when the published release does not have this page, or its file list has still to be fetched (`file-lists.ts`). */
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
  return { remoteName, page, remote, files: remote && hasFileList(remote) ? remote.pages[page] : undefined };
}
