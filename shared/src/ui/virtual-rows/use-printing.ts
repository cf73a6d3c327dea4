import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function onPrint(changed: () => void): () => void {
  const set = (now: boolean) => () => {
    printing = now;
    // A page that prints itself is put on paper before the handler of the press has ended, and React would draw after that.
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

/** Whether the page is being put on paper; what follows from it is drawn before the browser goes on to print. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    onPrint,
    () => printing,
    () => false,
  );
}
