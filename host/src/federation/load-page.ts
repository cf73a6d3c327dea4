import type { ComponentType } from 'react';
import { PAGE_DEADLINE_MS } from './deadlines';
import { PageLoadError } from './page-load-error';
import { fileUrl } from './file-address';
import { clearFailedLoad } from './page-retry';
import { publishStatus, getPageStatus, type LivePageProps } from './page-status';
import { findPage, registry } from './registry';
import { hasFileList, type RemoteName, type RemotePageId, type RemotePageModule } from './registry-document';

interface RemoteState {
  attempt: number;
  /** Whether the last load failed: the next one must not reuse its leftovers. */
  failed: boolean;
}

const remotes = new Map<RemoteName, RemoteState>();
const loads = new Map<RemotePageId, Promise<LoadedPage>>();

interface LoadedPage {
  readonly Page: ComponentType<LivePageProps>;
}

/** Loads a page with the federation runtime, after clearing the leftovers of a failed attempt. */
async function loadWithRuntime(id: RemotePageId): Promise<LoadedPage> {
  const runtime = await import(/* webpackChunkName: "federation" */ './federation-runtime');
  if (!findPage(id).files) await runtime.completeRegistry();
  const { remoteName: name, remote, files, page } = findPage(id);
  if (!remote || !files || !hasFileList(remote)) throw new PageLoadError(id, 'absent');
  const state = remotes.get(name);
  const attempt = state ? state.attempt + Number(state.failed) : 0;
  const isNew = !state || state.failed;
  if (isNew) remotes.set(name, { attempt, failed: false });
  if (isNew && attempt > 0) clearFailedLoad(name, remote, attempt);
  const query = attempt > 0 ? `?r=${attempt}` : '';
  if (isNew) runtime.registerRemote({ name, entry: fileUrl(remote, remote.entry) + query }, attempt > 0);
  const module = await runtime.loadRemote<RemotePageModule>(`${name}/${page}`);
  if (!module) throw new Error(`Remote ${name} does not expose ${page}`);
  return { Page: runtime.livePage(id, module.default, reloadPage) };
}

function deadline(id: RemotePageId): { late: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLoadError(id, 'late')), PAGE_DEADLINE_MS);
  });
  return { late, stop: () => clearTimeout(timer) };
}

async function load(id: RemotePageId): Promise<LoadedPage> {
  const { remoteName } = findPage(id);
  const ask = async () => {
    if (registry.own?.[remoteName])
      await (await import(/* webpackChunkName: "own-build" */ './own-build')).registerOwnBuild(remoteName);
    const { remote, files } = findPage(id);
    if (!remote || (hasFileList(remote) && !files)) throw new PageLoadError(id, 'absent');
    if (remote.incompatible)
      throw new PageLoadError(id, 'incompatible', {
        cause: new Error(`${remoteName} ${remote.version} was ${remote.incompatible}`),
      });
    return loadWithRuntime(id);
  };
  const { late, stop } = deadline(id);
  try {
    return await Promise.race([ask(), late]);
  } catch (cause) {
    const state = remotes.get(remoteName);
    if (state) state.failed = true;
    if (cause instanceof PageLoadError) throw cause;
    throw new PageLoadError(id, (cause as Error).name === 'RegistryOutdatedError' ? 'outdated' : 'failed', { cause });
  } finally {
    stop();
  }
}

/**
 * Loads a page of a remote once; while it loads and after it has loaded, callers share the result. After a failure the
 * next call fetches it again.
 * @throws {PageLoadError} as a rejection, at the latest after {@link PAGE_DEADLINE_MS}
 */
export function loadPage(id: RemotePageId): Promise<LoadedPage> {
  const known = loads.get(id);
  if (known) return known;
  const loading = load(id);
  loads.set(id, loading);
  // A retry leaves the screen unchanged until it succeeds or fails.
  if (getPageStatus(id).state === 'unasked') publishStatus(id, { state: 'loading' });
  loading.then(
    ({ Page }) => publishStatus(id, { state: 'ready', Page }),
    (error: PageLoadError) => {
      loads.delete(id);
      publishStatus(id, { state: 'failed', error });
    },
  );
  return loading;
}

/**
 * Reloads a page after a crash. The cause may be a chunk that the page loads on demand, and only a new attempt of the whole remote
 * fetches that again.
 */
export function reloadPage(id: RemotePageId): Promise<LoadedPage> {
  loads.delete(id);
  const state = remotes.get(findPage(id).remoteName);
  if (state) state.failed = true;
  return loadPage(id);
}
