import {
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
  type Metric,
} from 'web-vitals';

/** One figure of how a visit felt, as the gateway takes it (`server/browser-reports.ts`). Milliseconds; layout shift has no unit. */
interface Vital {
  readonly name: Metric['name'];
  readonly value: number;
  readonly rating: Metric['rating'];
  /** Whose element it was: a remote and its release, or the host; `unknown` where the element is gone by now. */
  readonly remote: string;
  readonly version: string | null;
}

/** The remote whose frame an element stands in; the host's own elements stand in none. */
function getOwner(node: Node | null | undefined): Pick<Vital, 'remote' | 'version'> {
  if (!node) return { remote: 'unknown', version: null };
  const element = node instanceof Element ? node : node.parentElement;
  const [remote = 'host', version = null] =
    element?.closest<HTMLElement>('[data-remote]')?.dataset.remote?.split('@') ?? [];
  return { remote, version };
}

const largestShift = ({ entries }: CLSMetric): Node | null | undefined => {
  const [worst] = [...entries].sort((a, b) => b.value - a.value);
  return worst?.sources[0]?.node;
};

/**
 * Measures the visit and tells the gateway when the page is left (MF-08): one report, by the route's address without what a person
 * typed into it. What is not known by then, such as the response to a key nobody pressed, is left out.
 */
export function reportVitals(page: string): void {
  const vitals = new Map<Metric['name'], Vital>();
  const note = (node: Node | null | undefined, { name, value, rating }: Metric): void =>
    void vitals.set(name, { name, value: Math.round(value * 1_000) / 1_000, rating, ...getOwner(node) });
  // A later figure of one kind takes the place of the earlier.
  onCLS((metric) => note(largestShift(metric), metric), { reportAllChanges: true });
  onINP((metric: INPMetric) => note(metric.entries[0]?.target, metric), { reportAllChanges: true });
  onLCP((metric: LCPMetric) => note(metric.entries.at(-1)?.element, metric), { reportAllChanges: true });
  // The first paint and the first byte are of the document, which is the host's.
  onFCP((metric) => note(document.body, metric));
  onTTFB((metric) => note(document.body, metric));

  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0 || !('sendBeacon' in navigator)) return;
    navigator.sendBeacon(
      '/reports/vitals',
      new Blob([JSON.stringify({ page, vitals: [...vitals.values()] })], { type: 'application/json' }),
    );
    vitals.clear();
  });
}
