import { useEffect, useState } from 'react';

/** Milliseconds until loading the card fields counts as slow, and as failed. */
export const FIELDS_SLOW_MS = 4_000;
export const FIELDS_FAILED_MS = 20_000;

export type LoadingState = 'loading' | 'slow' | 'ready' | 'failed';

/** Tracks the loading state of the card fields. Without a response it becomes `failed`, and later responses are ignored. */
export function useLoading(
  first: LoadingState = 'loading',
): readonly [LoadingState, (state: 'ready' | 'failed') => void] {
  const [state, setState] = useState<LoadingState>(first);
  const waiting = state === 'loading' || state === 'slow';
  useEffect(() => {
    if (!waiting) return;
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), FIELDS_SLOW_MS);
    const failed = setTimeout(() => setState('failed'), FIELDS_FAILED_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(failed);
    };
  }, [waiting]);
  return [state, (end) => setState((now) => (now === 'failed' ? now : end))];
}
