import { logProblem } from '@storefront/shared/store';

/** Milliseconds before the second try, and the longest pause between two. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Resolves after a while, or as soon as the browser is online again. */
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
 * Loads the code of a part of the frame that no page waits for, and tries again when the fetch fails: a line that is down in
 * that moment must not take the page along. Never rejects.
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
