import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { RemotePageId } from './registry-document';
import type { PageLoadError } from './page-load-error';

export interface LivePageProps {
  /** Shown while the page suspends. */
  readonly loading?: ReactNode;
}

type PageStatus =
  | { readonly state: 'unasked' | 'loading' }
  | { readonly state: 'ready'; readonly Page: ComponentType<LivePageProps> }
  | { readonly state: 'failed'; readonly error: PageLoadError };

const UNASKED: PageStatus = { state: 'unasked' };

const statuses = new Map<RemotePageId, PageStatus>();
const listeners = new Set<() => void>();

export const getPageStatus = (id: RemotePageId): PageStatus => statuses.get(id) ?? UNASKED;

export function publishStatus(id: RemotePageId, status: PageStatus): void {
  statuses.set(id, status);
  for (const listener of listeners) listener();
}

/** Clears a failure when the visitor leaves the page, so that the next visit tries again. */
export function forgetFailure(id: RemotePageId): void {
  if (getPageStatus(id).state === 'failed') publishStatus(id, UNASKED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the loading status of a page. Server-rendered HTML always shows it as loading, so that hydration matches even if the remote
 * has already loaded.
 */
export function usePageStatus(id: RemotePageId): PageStatus {
  return useSyncExternalStore(
    subscribe,
    () => getPageStatus(id),
    () => UNASKED,
  );
}
