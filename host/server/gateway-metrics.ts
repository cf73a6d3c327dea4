import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageFailure, ReportListener, Vital } from './browser-reports';
import { listReleases, type RegistryFile } from './releases';

/** In seconds, around the goals of documents and calls. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Label for reports about a release that is in no registry, or about none. */
const OTHER = 'other';

/** Number of releases whose series are kept after they have left the registry, so that the last counts are still scraped. */
const FORMER_KEPT = 10;

type ReleaseLabels = 'remote' | 'release';

/**
 * The metrics of one gateway. The label values are bounded: patterns of routes, names of remotes and the releases in the registry. Anything
 * else that a browser reports counts as `other`.
 */
export class GatewayMetrics implements ReportListener {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #views: Counter<ReleaseLabels>;
  readonly #errors: Counter<ReleaseLabels | 'reason'>;
  readonly #vitals: Counter<ReleaseLabels | 'name' | 'rating'>;
  readonly #violations: Counter;
  readonly #unrendered: Counter<ReleaseLabels | 'why'>;
  readonly #unavailable: Counter;
  readonly #releases: Gauge<ReleaseLabels | 'role'>;
  #known = new Set<string>();
  /** Releases that have been in the registry, most recent last. */
  #lately: string[] = [];
  #followed: RegistryFile | undefined;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const counter = <Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> =>
      new Counter({ name, help, labelNames, registers });
    this.#requests = new Histogram({
      name: 'storefront_http_request_duration_seconds',
      help: 'Time until a request was answered, or its client went away, by method, route pattern and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    });
    this.#views = counter('storefront_page_views_total', 'Documents served with a page of a remote, by release', [
      'remote',
      'release',
    ]);
    this.#errors = counter(
      'storefront_browser_errors_total',
      'Error pages and uncaught errors that browsers reported',
      ['remote', 'release', 'reason'],
    );
    this.#vitals = counter('storefront_web_vitals_total', 'Web vitals that browsers reported, by their rating', [
      'remote',
      'release',
      'name',
      'rating',
    ]);
    this.#violations = counter('storefront_csp_violations_total', 'Reports of the content security policy', []);
    this.#unrendered = counter(
      'storefront_page_render_failures_total',
      'Pages that a release did not render on the server; at most one each ten seconds and reason',
      ['remote', 'release', 'why'],
    );
    this.#unavailable = counter('storefront_backend_unavailable_total', 'Calls that the backend did not answer', []);
    this.#releases = new Gauge({
      name: 'storefront_release',
      help: 'Releases that the registry names, by role: active, previous, canary; the value is the share of visitors',
      labelNames: ['remote', 'release', 'role'],
      registers,
    });
  }

  /** Records that a request was answered or abandoned by its client. @param route the pattern; undefined if none matches */
  requestEnded(method: string, route: string | undefined, status: number | 'abandoned', ms: number): void {
    this.#requests.observe(
      {
        method: METHODS.has(method) ? method : OTHER,
        route: route ?? 'none',
        status: status === 'abandoned' ? status : `${Math.floor(status / 100)}xx`,
      },
      ms / 1_000,
    );
  }

  pageViewed(remote: string, release: string): void {
    this.#views.inc({ remote, release });
  }

  pageNotRendered(remote: string, release: string, why: string): void {
    this.#unrendered.inc({ remote, release, why });
  }

  backendUnavailable(): void {
    this.#unavailable.inc();
  }

  pageFailed({ remote, version, reason }: PageFailure): void {
    this.#errors.inc({ ...this.#labels(remote, version), reason });
  }

  vitalMeasured({ remote, version, name, rating }: Vital): void {
    this.#vitals.inc({ ...this.#labels(remote, version), name, rating });
  }

  policyViolated(): void {
    this.#violations.inc();
  }

  /** Errors of the host have no version of a remote. */
  #labels(remote: string, version: string | null): Record<ReleaseLabels, string> {
    if (remote === 'host') return { remote, release: 'host' };
    if (version !== null && this.#known.has(`${remote} ${version}`)) return { remote, release: version };
    return { remote: this.#known.has(remote) ? remote : OTHER, release: OTHER };
  }

  /** Updates the releases in force. Removes series of releases that have not been in force for long, so that their number stays bounded. */
  follow(registry: RegistryFile): void {
    if (registry === this.#followed) return;
    this.#followed = registry;
    this.#releases.reset();
    this.#known = new Set();
    for (const [remote, entry] of Object.entries(registry.remotes)) {
      this.#known.add(remote);
      const share = entry.canary?.share ?? 0;
      const shares: Readonly<Record<string, number>> = { active: 1 - share, canary: share, previous: 0 };
      for (const { role, release } of listReleases(entry)) {
        this.#known.add(`${remote} ${release.version}`);
        this.#releases.set({ remote, release: release.version, role }, shares[role] ?? 0);
      }
    }
    const named = Object.entries(registry.remotes).flatMap(([remote, entry]) =>
      listReleases(entry).map(({ release }) => `${remote} ${release.version}`),
    );
    this.#lately = [...this.#lately.filter((one) => !named.includes(one)), ...named].slice(
      -(named.length + FORMER_KEPT),
    );
    void this.#forgetFormer();
  }

  async #forgetFormer(): Promise<void> {
    for (const counter of [this.#views, this.#errors, this.#vitals, this.#unrendered] as Counter<ReleaseLabels>[]) {
      const { values } = await counter.get();
      for (const { labels } of values) {
        const { remote, release } = labels;
        if (release === OTHER || remote === 'host' || this.#lately.includes(`${remote} ${release}`)) continue;
        counter.remove(labels);
      }
    }
  }

  /** Lists all metrics by name, for dashboards and rules. */
  described(): { readonly name: string; readonly type: string; readonly labels: readonly string[] }[] {
    return this.#registry
      .getMetricsAsArray()
      .map((metric) => ({
        name: metric.name,
        type: String(metric.type),
        labels: (metric as { labelNames?: readonly string[] }).labelNames ?? [],
      }));
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
