/** A single deferred action that can be rescheduled or cancelled. */
export interface Later {
  /** Schedules it in this many milliseconds, replacing an earlier schedule. */
  in(ms: number): void;
  cancel(): void;
}

export function later(run: () => void): Later {
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
