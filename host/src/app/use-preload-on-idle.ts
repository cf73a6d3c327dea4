import { useEffect } from 'react';
import { preload } from '@storefront/shared/routing';
import { onIdle } from './on-idle';

/** Somebody who counts bytes, or waits long for them, pays only for what was asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Preloads the page that most visitors open next, when the browser is idle. */
export function usePreloadOnIdle(path: string): void {
  useEffect(() => (isSparing() ? undefined : onIdle(() => void preload(path))), [path]);
}
