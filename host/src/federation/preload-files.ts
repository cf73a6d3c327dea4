import { fileUrl } from './file-address';
import { completeRegistry } from './file-lists';
import { findPage, registry } from './registry';
import { hasFileList, type RemotePageId } from './registry-document';

/** Fetches the page's files and messages in parallel with its entry; the runtime alone would fetch them after it. */
export async function preloadFiles(id: RemotePageId): Promise<void> {
  if (!findPage(id).files) await completeRegistry();
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
