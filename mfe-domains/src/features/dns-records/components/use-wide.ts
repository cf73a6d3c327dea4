import { useSyncExternalStore } from 'react';

/** Media query from which the rail is beside the content (`WithRail`). */
const WIDE = '(width >= 70em)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether there is room for the rail. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
