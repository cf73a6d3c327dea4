import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { RemotePageId } from './registry-document';
import type { PageLoadError } from './page-load-error';

export interface LivePageProps {
  /** Stands in the page's place while it suspends. */
  readonly loading?: ReactNode;
}

export type PageStatus =
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

/** A failure that was shown is over when the person leaves the page: coming back asks anew. */
export function forgetFailure(id: RemotePageId): void {
  if (getPageStatus(id).state === 'failed') publishStatus(id, UNASKED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where the loading of a page stands. Prerendered HTML always shows it as loading, so that hydration finds what it
 * expects even when the remote arrived first.
 */
export function usePageStatus(id: RemotePageId): PageStatus {
  return useSyncExternalStore(
    subscribe,
    () => getPageStatus(id),
    () => UNASKED,
  );
}
