import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two samples of the event loop delay. */
const RESOLUTION_MS = 10;

export interface LoopDelay {
  /** By how many milliseconds the turns of the event loop were late, on average over each of the last two samples: the smaller of them. */
  lasting(): number;
  stop(): void;
}

/**
 * Measures the delay of the event loop in samples of this many milliseconds. One very long turn, such as the time that a machine slept, may
 * fill a sample or leave one empty: only agreement of two samples with measurements counts.
 */
export function watchLoopDelay(sampleMs: number): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let [earlier, latest] = [0, 0];
  const timer = setInterval(() => {
    if (histogram.count > 0) [earlier, latest] = [latest, Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS)];
    histogram.reset();
  }, sampleMs);
  timer.unref();
  return {
    lasting: () => Math.min(earlier, latest),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
