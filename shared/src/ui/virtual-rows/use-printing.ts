import { useSyncExternalStore } from 'react';

let printing = false;

function onPrint(changed: () => void): () => void {
  const set = (now: boolean) => () => {
    printing = now;
    changed();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being put on paper. Changes of an external store are drawn before the browser goes on to print. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    onPrint,
    () => printing,
    () => false,
  );
}
