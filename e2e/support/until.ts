import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks, and until a test gives up: what is right comes in moments, which are long on a busy machine. */
const AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * Looks at the world until it is as it has to be.
 * @param what for the message of the failure
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
