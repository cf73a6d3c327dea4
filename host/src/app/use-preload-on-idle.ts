import { useEffect } from 'react';
import { preload } from '@storefront/shared/routing';
import { onIdle } from './on-idle';

/** Somebody who counts bytes, or waits long for them, pays only for what was asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches the code of the page that most people go to next, when nothing else is to be done. */
export function usePreloadOnIdle(path: string): void {
  useEffect(() => (isSparing() ? undefined : onIdle(() => void preload(path))), [path]);
}
