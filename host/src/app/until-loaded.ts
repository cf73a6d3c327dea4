import { logProblem } from '@storefront/shared/store';

/** Pause before the second try, and the longest pause between two tries. Milliseconds. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Resolves after a pause, or as soon as the browser is back online. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}

/**
 * Loads code of the frame that no page waits for, and retries until the fetch succeeds, so that a network failure at that moment does not
 * break the page. Never rejects.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      logProblem('host', error);
      await pause(wait);
    }
  }
}
