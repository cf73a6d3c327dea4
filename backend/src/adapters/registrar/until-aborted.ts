import { once } from 'node:events';

/** Returns the result of the work, or undefined if aborted first. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return work;
  if (signal.aborted) return undefined;
  const settled = new AbortController();
  try {
    return await Promise.race([work, once(signal, 'abort', { signal: settled.signal }).then(() => undefined)]);
  } finally {
    settled.abort();
  }
}
