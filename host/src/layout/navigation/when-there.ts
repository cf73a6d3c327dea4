/** How long to wait for something that a page still has to load: the deadline of a remote page. Milliseconds. */
const TIMEOUT_MS = 12_000;

/**
 * Calls `apply` with the result of `find` as soon as there is one, now or when the document changes; gives up silently after twelve
 * seconds.
 * @returns a function that stops waiting
 */
export function whenThere<T>(find: () => T | null | undefined, apply: (found: T) => void): () => void {
  const now = find();
  if (now) {
    apply(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    stop();
    apply(found);
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
  return stop;
}
