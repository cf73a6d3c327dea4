import type { RemotePageId } from './registry-document';
import { loadPage } from './load-page';
import { getPageStatus } from './page-status';

/**
 * Loads a page ahead of navigation, on intent (hover, focus, touch) or when idle.
 * @returns a promise that resolves when the page can be shown without waiting or has failed. Failures are ignored: opening the page tries
 * again and shows them.
 */
export async function preloadPage(id: RemotePageId): Promise<void> {
  const { state } = getPageStatus(id);
  if (state === 'ready') return;
  const loading = loadPage(id).catch(() => undefined);
  if (state === 'unasked')
    import(/* webpackChunkName: "federation" */ './federation-runtime')
      .then(({ preloadFiles }) => preloadFiles(id))
      .catch(() => undefined);
  await loading;
}
