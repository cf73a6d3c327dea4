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

/** One measurement of a visit, in the gateway's format (`server/browser-reports.ts`). Milliseconds; layout shift has no unit. */
interface Vital {
  readonly name: Metric['name'];
  readonly value: number;
  readonly rating: Metric['rating'];
  /** The owner of the element: a remote and its release, or the host; `unknown` if the element has been removed. */
  readonly remote: string;
  readonly version: string | null;
}

/** Finds the remote whose frame contains an element; the host's own elements are in no frame. */
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
 * Measures the visit and reports it to the gateway when the visitor leaves the page (MF-08): one report, with the route's address without
 * anything the visitor typed. Unknown values, such as the response to a key press if there was none, are left out.
 */
export function reportVitals(page: string): void {
  const vitals = new Map<Metric['name'], Vital>();
  const note = (node: Node | null | undefined, { name, value, rating }: Metric): void =>
    void vitals.set(name, { name, value: Math.round(value * 1_000) / 1_000, rating, ...getOwner(node) });
  // A later value of a metric replaces the earlier one.
  onCLS((metric) => note(largestShift(metric), metric), { reportAllChanges: true });
  onINP((metric: INPMetric) => note(metric.entries[0]?.target, metric), { reportAllChanges: true });
  onLCP((metric: LCPMetric) => note(metric.entries.at(-1)?.element, metric), { reportAllChanges: true });
  // First paint and first byte belong to the document, which is the host's.
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
