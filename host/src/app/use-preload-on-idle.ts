import { useEffect } from 'react';
import { preload } from '@storefront/shared/routing';
import { onIdle } from './on-idle';

/** Whether to load only what was requested, because the visitor saves data or has a slow connection. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Preloads, once the browser is idle, the page that most visitors open next. */
export function usePreloadOnIdle(path: string): void {
  useEffect(() => (isSparing() ? undefined : onIdle(() => void preload(path))), [path]);
}
