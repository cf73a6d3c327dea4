/** How long after its load event a page may count as idle. Milliseconds. */
const REST_MS = 1000;

/** A busy page counts as idle after this additional time. Milliseconds. */
const LATEST_MS = 4000;

/**
 * Runs a callback once the page has loaded, a moment has passed and the browser is idle, so that fetches do not delay anything that the
 * visitor waits for.
 * @returns a function that cancels it
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
