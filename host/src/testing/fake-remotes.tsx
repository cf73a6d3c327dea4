import type { ReactNode } from 'react';
import type { RemotePageId } from '../federation/registry-document';

// Replaces src/federation in unit tests of the host, which test which page is requested and not how it is loaded.

const arriving = new Set<RemotePageId>();

/** Leaves a page loading, so that its loading state stays on screen. */
export function leaveLoading(id: RemotePageId): void {
  arriving.add(id);
}

/** Records the pages that were preloaded. */
export const preloadPage = jest.fn<Promise<void>, [RemotePageId]>(() => Promise.resolve());

export function RemotePage({ id, loading }: { id: RemotePageId; loading?: ReactNode }) {
  if (arriving.has(id)) return loading;
  return <h1>Remote page {id}</h1>;
}

beforeEach(() => {
  arriving.clear();
  preloadPage.mockClear();
});
