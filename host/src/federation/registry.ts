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
  /** Federation name → file → path, for content-addressed releases; read by tools/federation/file-place-plugin.cjs. */
  var __SF_FILES__: Record<RemoteName, Record<string, string>> | undefined;
}

const EMPTY: RegistryDocument = { remotes: {}, declared: {}, host: {} };

/** Reads the registry that the gateway wrote into the document. A missing or damaged one is treated as empty. */
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

/** Publishes the hash and path of each file of a release to the code that loads scripts. */
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

interface RegisteredPage {
  readonly remoteName: RemoteName;
  /** Name of the page inside its remote, as in `src/exposes/`. */
  readonly page: string;
  /** Absent when no release of the remote is published. */
  readonly remote: ChosenRelease | PublishedRemote | undefined;
  /** Absent when the published release does not have this page, or while its file list is not fetched yet (`file-lists.ts`). */
  readonly files: PageFiles | undefined;
}

const owners = new Map(
  Object.entries(registry.declared).flatMap(([name, { pages }]) => pages.map(({ id }) => [id, name] as const)),
);

/** Looks up a page id in the releases of this page load. */
export function findPage(id: RemotePageId): RegisteredPage {
  const remoteName = owners.get(id) ?? '';
  const page = id.slice(id.indexOf('.') + 1);
  const remote = registry.remotes[remoteName];
  return { remoteName, page, remote, files: remote && hasFileList(remote) ? remote.pages[page] : undefined };
}
