import { fileUrl } from './file-address';
import { hasFileList, type RemotePageId } from './registry-document';
import { loadPage } from './load-page';
import { getPageStatus } from './page-status';
import { completeRegistry, findPage, registry } from './registry';

/** Asks for the page's own files and their messages beside its entry; the runtime alone would ask for them after it. */
function addPreloads(id: RemotePageId): void {
  const { remoteName, remote, files } = findPage(id);
  if (!remote || !files || !hasFileList(remote) || remote.incompatible || registry.own?.[remoteName]) return;
  const withMessages = (names: readonly string[]) =>
    names.flatMap((name) => [name, name.replace(/js$/, `${document.documentElement.lang}.js`)]);
  const urls = withMessages([remote.entry, ...files.js])
    .map((file) => fileUrl(remote, file))
    .concat(withMessages(files.host));
  for (const url of urls) {
    const fetched = performance.getEntriesByName(new URL(url, location.href).href).length > 0;
    const integrity = globalThis.__SF_SRI__?.[url];
    if (fetched || !integrity || !url.endsWith('.js')) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
}

/**
 * Loads a page before it is asked for, on intent (hover, focus, touch) or when idle.
 * @returns a promise that settles when the page can be shown without waiting, or has failed. Failures stay silent here:
 * opening the page tries again and shows them.
 */
export async function preloadPage(id: RemotePageId): Promise<void> {
  const { state } = getPageStatus(id);
  if (state === 'ready') return;
  const loading = loadPage(id).catch(() => undefined);
  if (state === 'unasked')
    await completeRegistry().then(
      () => addPreloads(id),
      () => undefined,
    );
  await loading;
}
