import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between two checks, and the time limit: the expected state usually arrives soon, later on a busy machine. Milliseconds. */
const AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * Repeats a check until its result is as expected.
 * @param what description for the error message
 */
export async function until<T>(what: string, look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (isSo(found)) return found;
    if (Date.now() > deadline)
      throw new Error(`${what}: it is still ${JSON.stringify(found)} after ${PATIENCE_MS / 1000} s`);
    await sleep(AGAIN_MS);
  }
}
