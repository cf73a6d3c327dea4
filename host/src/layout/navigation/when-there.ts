/** How long something is waited for that a page still has to load, in milliseconds; the deadline of a remote page. */
const PATIENCE_MS = 12_000;

/**
 * Passes on the result of `find` as soon as there is one, now or when the document changes, and gives up quietly after twelve seconds.
 * Returns a function that stops waiting.
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
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
  return stop;
}
