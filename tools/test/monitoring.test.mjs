import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { parse } = requireTool('yaml');
const read = (name) => readFileSync(fromRoot('monitoring', name), 'utf8');

/** Labels that Prometheus adds to every series, and suffixes of histograms. */
const ADDED_LABELS = ['job', 'instance', 'le'];
const SUFFIX = /_(?:bucket|count|sum)$/;

const dashboard = JSON.parse(read('dashboard.json'));
const rules = parse(read('alerts.yml')).groups.flatMap((group) => group.rules);
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: `panel "${title}"`, expr })),
  ),
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
];

/** Lists the metrics in an expression, each with the labels that it uses. */
const seriesIn = (expr) =>
  [...expr.matchAll(/\b((?:storefront|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label),
  }));
const groupedBy = (expr) =>
  [...expr.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, labels]) =>
    labels.split(/\s*,\s*/).filter(Boolean),
  );

/** Returns every metric that the code registers, by name, with its type and labels. */
async function registered() {
  const { require: load } = requireTool('tsx/cjs/api');
  const { Metrics } = load(fromRoot('backend/src/metrics/metrics.ts'), import.meta.url);
  const { GatewayMetrics } = load(fromRoot('host/server/gateway-metrics.ts'), import.meta.url);
  const backend = new Metrics();
  const execute = async () => ({ rows: [] });
  const reads = { open: async () => ({ execute }) };
  const pool = () => ({ total: 0, idle: 0, waiting: 0, max: 0 });
  const replica = { onAnswer() {}, state: () => 'in_use', lagSeconds: () => 0, maxLagSeconds: 5, pool };
  backend.watch({ database: { execute, reads, replica, pool }, clock: { now: () => new Date() }, log: console });
  return new Map([...backend.described(), ...new GatewayMetrics().described()].map((metric) => [metric.name, metric]));
}

describe('[OP-01e] dashboard and alert rules', () => {
  let metrics;
  before(async () => (metrics = await registered()));

  /** @returns the problems of an expression */
  const problemsIn = (expr) => {
    const found = seriesIn(expr);
    const known = new Set(ADDED_LABELS);
    const problems = found.flatMap(({ name, labels }) => {
      const metric = metrics.get(name) ?? metrics.get(name.replace(SUFFIX, ''));
      if (!metric) return [`${name} is no metric`];
      if ((metric.type === 'histogram') !== SUFFIX.test(name)) return [`${name} is a ${metric.type}`];
      for (const label of metric.labels) known.add(label);
      return labels
        .filter((label) => ![...ADDED_LABELS, ...metric.labels].includes(label))
        .map((label) => `${name} has no ${label}`);
    });
    return [
      ...problems,
      ...groupedBy(expr)
        .filter((label) => !known.has(label))
        .map((label) => `nothing has ${label}`),
    ];
  };

  test('use only metrics and labels that the code has', () => {
    assert.ok(expressions.length > 40, `only ${expressions.length} expressions were found`);
    const problems = expressions
      .filter(({ expr }) => !expr.startsWith('up{'))
      .flatMap(({ where, expr }) => {
        assert.ok(seriesIn(expr).length > 0, `${where} asks for nothing of the shop`);
        return problemsIn(expr).map((problem) => `${where}: ${problem}`);
      });
    assert.deepEqual(problems, []);
  });

  test('are reported when they use what does not exist', () => {
    assert.deepEqual(problemsIn('sum(rate(storefront_orders_lost_total[5m]))'), [
      'storefront_orders_lost_total is no metric',
    ]);
    assert.deepEqual(problemsIn('storefront_jobs{colour="red"}'), ['storefront_jobs has no colour']);
    assert.deepEqual(problemsIn('sum by (customer) (storefront_jobs)'), ['nothing has customer']);
    assert.deepEqual(problemsIn('storefront_jobs_count'), ['storefront_jobs_count is a gauge']);
  });

  test('[OP-01b] show each metric of the shop in the dashboard', () => {
    const shown = dashboard.panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => seriesIn(expr).map(({ name }) => name.replace(SUFFIX, ''))),
    );
    const own = [...metrics.keys()].filter((name) => name.startsWith('storefront_'));
    assert.deepEqual(
      own.filter((name) => !shown.includes(name)),
      [],
    );
    assert.ok(own.length >= 18, own.join());
  });

  test('[OP-01g] are about every service of Compose that has metrics, the desk included', () => {
    const { services } = parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8'), { merge: true });
    const measured = Object.keys(services).filter((name) => 'METRICS_PORT' in (services[name].environment ?? {}));
    const scraped = parse(read('prometheus.yml')).scrape_configs.flatMap(
      ({ static_configs: fixed = [], dns_sd_configs: named = [] }) => [
        ...fixed.flatMap(({ targets }) => targets),
        ...named.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
      ],
    );
    assert.deepEqual(scraped.sort(), measured.map((name) => `${name}:9464`).sort());
    assert.ok(measured.includes('desk'), measured.join());
  });

  test('[OP-01c] have no label with a value for each customer, domain or order', () => {
    const allowed = new Set([
      'method',
      'route',
      'status',
      'service',
      'adapter',
      'operation',
      'outcome',
      'server',
      'state',
      'queue',
      'remote',
      'release',
      'reason',
      'name',
      'rating',
      'why',
      'role',
    ]);
    for (const { name, labels } of metrics.values())
      if (name.startsWith('storefront_'))
        assert.deepEqual(
          labels.filter((label) => !allowed.has(label)),
          [],
          name,
        );
  });

  test('are explained: every alert has a summary and is documented', () => {
    const handbook = readFileSync(fromRoot('docs/operating.md'), 'utf8');
    for (const { alert, labels, annotations } of rules) {
      assert.match(labels.severity, /^(page|ticket)$/, alert);
      assert.ok(annotations.summary.length > 20, alert);
      assert.ok(handbook.includes(`\`${alert}\``), `docs/operating.md does not name ${alert}`);
    }
  });
});
