/** How long after its load event a page counts as idle. Milliseconds. */
const REST_MS = 1000;

/** A busy page counts as idle after this much longer. Milliseconds. */
const LATEST_MS = 4000;

/**
 * Runs once the page has loaded, a moment has passed and the browser has nothing to do: what is fetched then delays
 * nothing that a visitor waits for. Returns a function that cancels it.
 */
export function onIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const rest = () => {
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(run, { timeout: LATEST_MS });
      else run();
    }, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
