/** A signal that also aborts after a time, and the way to stop waiting. */
export function withDeadline(
  signal: AbortSignal | undefined,
  milliseconds: number,
): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no answer within ${milliseconds / 1000} seconds`, 'TimeoutError')),
    milliseconds,
  );
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}
