import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function onPrint(changed: () => void): () => void {
  const set = (now: boolean) => () => {
    printing = now;
    // `print()` prints before the event handler has ended, after which React would render.
    flushSync(changed);
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed; the update is rendered before the browser prints. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    onPrint,
    () => printing,
    () => false,
  );
}
