import { isSparing } from '../app/use-preload-on-idle';
import { FILE_DEADLINE_MS } from './deadlines';
import { describeFiles, registry } from './registry';
import { hasFileList, type FileList, type RemoteName } from './registry-document';

/** The releases of this page load are no longer in force and no gateway has their file lists. A reload gets the current ones. */
class RegistryOutdatedError extends Error {
  override readonly name = 'RegistryOutdatedError';
}

async function fetchFileLists(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FILE_DEADLINE_MS) });
  if (answer.status === 404) throw new RegistryOutdatedError(`${address} answered 404`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  for (const [name, list] of Object.entries((await answer.json()) as Record<RemoteName, FileList>)) {
    const remote = registry.remotes[name];
    // A developer's own build has already supplied its list.
    if (remote && !hasFileList(remote)) describeFiles(name, (registry.remotes[name] = { ...remote, ...list }));
  }
}

/** Running and finished fetches by address. There is only one address per document. */
const fetching = new Map<string, Promise<void>>();

/**
 * Fetches the file lists that the document omits, once. After a failure the next call tries again.
 * @throws {RegistryOutdatedError} as a rejection, when only a reload helps
 */
export async function completeRegistry(): Promise<void> {
  const { fileLists, remotes } = registry;
  if (!fileLists || Object.values(remotes).every(hasFileList)) return;
  const request = fetching.get(fileLists) ?? fetchFileLists(fileLists).finally(() => fetching.delete(fileLists));
  fetching.set(fileLists, request);
  await request;
}

/** Milliseconds. By then a search has its results, and most visitors are still on their first page. */
const COMPLETED_AFTER_MS = 10_000;

/** Completes the registry after a delay, so that the next navigation need not wait. Ignores failures, which that navigation would show. */
export function completeRegistrySoon(): void {
  setTimeout(() => {
    if (!isSparing()) completeRegistry().catch(() => undefined);
  }, COMPLETED_AFTER_MS);
}
