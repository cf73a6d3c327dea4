/** A task to run once, at a time that may still change. */
export interface Later {
  /** Schedules it after this many milliseconds, replacing the previous time. */
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
