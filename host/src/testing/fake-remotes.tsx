import type { ReactNode } from 'react';
import type { RemotePageId } from '../federation/registry-document';

// Replaces src/federation in unit tests: which page is requested is the host's concern, how it is loaded is not.

const arriving = new Set<RemotePageId>();

/** Leaves a page on its way: its loading state stays on screen. */
export function leaveLoading(id: RemotePageId): void {
  arriving.add(id);
}

/** Pages that were asked for before they were shown. */
export const preloadPage = jest.fn<Promise<void>, [RemotePageId]>(() => Promise.resolve());

export function RemotePage({ id, loading }: { id: RemotePageId; loading?: ReactNode }) {
  if (arriving.has(id)) return loading;
  return <h1>Remote page {id}</h1>;
}

beforeEach(() => {
  arriving.clear();
  preloadPage.mockClear();
});
