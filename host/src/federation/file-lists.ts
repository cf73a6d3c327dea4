import { isSparing } from '../app/use-preload-on-idle';
import { FILE_DEADLINE_MS } from './deadlines';
import { describeFiles, registry } from './registry';
import { hasFileList, type FileList, type RemoteName } from './registry-document';

/** The releases of this page load are in force no longer, and no gateway has their file lists: a reload gets those that are. */
export class RegistryOutdatedError extends Error {
  override readonly name = 'RegistryOutdatedError';
}

async function fetchFileLists(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FILE_DEADLINE_MS) });
  if (answer.status === 404) throw new RegistryOutdatedError(`${address} answered 404`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  for (const [name, list] of Object.entries((await answer.json()) as Record<RemoteName, FileList>)) {
    const remote = registry.remotes[name];
    // The own build of a developer has brought its list.
    if (remote && !hasFileList(remote)) describeFiles(name, (registry.remotes[name] = { ...remote, ...list }));
  }
}

/** By address; there is one. */
const fetching = new Map<string, Promise<void>>();

/**
 * Fetches the file lists that the document leaves out, once. After a failure the next call asks again.
 * @throws {RegistryOutdatedError} as a rejection, where only a reload helps
 */
export async function completeRegistry(): Promise<void> {
  const { fileLists, remotes } = registry;
  if (!fileLists || Object.values(remotes).every(hasFileList)) return;
  const asked = fetching.get(fileLists) ?? fetchFileLists(fileLists).finally(() => fetching.delete(fileLists));
  fetching.set(fileLists, asked);
  await asked;
}

/** By then registries have answered a search, and most people are still on their first page. Milliseconds. */
const COMPLETED_AFTER_MS = 10_000;

/** Completes the registry after a while, so that nobody waits for it who goes on then. A failure shows where it matters. */
export function completeRegistrySoon(): void {
  setTimeout(() => {
    if (!isSparing()) completeRegistry().catch(() => undefined);
  }, COMPLETED_AFTER_MS);
}
