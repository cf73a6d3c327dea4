/** A single deferred action that can be rescheduled or cancelled. */
interface DeferredRun {
  /** Schedules it in this many milliseconds, replacing an earlier schedule. */
  in(ms: number): void;
  cancel(): void;
}

export function createDeferredRun(run: () => void): DeferredRun {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    in(ms) {
      cancel();
      timer = setTimeout(run, ms);
    },
    cancel,
  };
}
