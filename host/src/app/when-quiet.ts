/** How long after everything has arrived a page counts as quiet. Milliseconds. */
const REST_MS = 1000;

/** Even a busy page counts as idle after this many milliseconds. */
const LATEST_MS = 4000;

/**
 * Runs once the page has arrived, a moment has gone by and the browser has nothing to do: what is fetched then is in the way of
 * nothing that somebody waits for. Returns the way to stop.
 */
export function whenQuiet(run: () => void): () => void {
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
