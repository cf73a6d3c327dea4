import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Resolution of event loop measurements in milliseconds. */
const RESOLUTION_MS = 10;

interface LoopDelay {
  /** Average delay of the event loop in milliseconds; the smaller of the last two samples. */
  lasting(): number;
  stop(): void;
}

/** Measures the event loop delay in samples. One very long turn can distort or empty a sample, so two non-empty ones are needed. */
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
