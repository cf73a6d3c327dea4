/** Something that is to be done once, at a time that may still change. */
export interface Later {
  /** Does it after so many milliseconds, in place of the time before. */
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
