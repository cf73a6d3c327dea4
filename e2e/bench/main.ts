// Measures pages against baselines made from our own HTML, and endpoints against bare ones with the same statements, all in one run.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { signUp } from '../support/customer';
import { prepareStacks, startStack } from '../support/stack';
import { startPostgres } from './databases';
import { endpointFigures } from './endpoint-calls';
import { median, type EndpointFigures } from './endpoint-figures';
import { serveFloors } from './floors';
import { measureKeystrokes, type KeystrokeFigures } from './keystroke-figures';
import { lighthouseFigures, type LighthouseFigures } from './lighthouse-figures';
import { measurePage, type PageFigures, type PageTarget } from './page-figures';
import { traceFigures, type TraceFigures } from './trace-figures';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const FIELDS = [
  'kilobytes',
  'requests',
  'depth',
  'firstPaint',
  'largestPaint',
  'ready',
  'blocked',
  'longestTask',
  'layoutShift',
] as const;

const medians = (runs: readonly PageFigures[]): PageFigures =>
  Object.fromEntries(FIELDS.map((field) => [field, median(runs.map((run) => run[field]))])) as unknown as PageFigures;

interface EndpointRun {
  readonly database: string;
  readonly figures: readonly EndpointFigures[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prepares a signed-in shopper with one domain in the cart. */
function withCart(url: string): (context: BrowserContext) => Promise<void> {
  return async (context) => {
    await signUp(context, url);
    const page = await context.newPage();
    await page.goto(`${url}/site/availability/benchmark-${Math.random().toString(36).slice(2, 10)}`);
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await page.close();
  };
}

type Measured = Map<string, { cold: PageFigures; warm: PageFigures }>;

async function pages(url: string): Promise<Measured> {
  const floors = await serveFloors(await (await fetch(`${url}/site/home`)).text());
  const browser = await launchBrowser();
  const targets: Record<string, PageTarget> = {
    'static floor': { url: floors.staticUrl, action: 'input', plain: true },
    'react floor': { url: floors.reactUrl, action: 'input' },
    '/site/home': { url: `${url}/site/home`, action: 'main form input' },
    '/site/availability': { url: `${url}/site/availability/brindlewharf`, action: 'main form input' },
    '/site/pricing': { url: `${url}/site/pricing`, action: 'main input' },
    '/help': { url: `${url}/help`, action: 'main input' },
    '/site/login': { url: `${url}/site/login`, action: 'main form input' },
    '/site/transfer': { url: `${url}/site/transfer`, action: 'main form textarea' },
    // Measured with the cache that a purchase has filled by then.
    '/site/registrant': { url: `${url}/site/registrant`, action: 'main form input', prepare: withCart(url) },
  };
  const runs = new Map(
    Object.keys(targets).map((name) => [name, { cold: [] as PageFigures[], warm: [] as PageFigures[] }]),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, target] of Object.entries(targets)) {
        const { cold, warm } = await measurePage(browser, target);
        runs.get(name)?.cold.push(cold);
        runs.get(name)?.warm.push(warm);
      }
      say(`pages: round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await floors.close();
  }
  return new Map([...runs].map(([name, { cold, warm }]) => [name, { cold: medians(cold), warm: medians(warm) }]));
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function pageTable(measured: Measured, kind: 'cold' | 'warm'): string[] {
  const floor = measured.get('static floor')?.[kind];
  const react = measured.get('react floor')?.[kind];
  const ratio = (value: number, of: number | undefined) => (of ? `${(value / of).toFixed(2)}x` : '–');
  return [
    row([
      'page',
      'KB',
      'requests',
      'depth',
      'first paint',
      'largest paint',
      'ready',
      'blocked, ms',
      'longest task, ms',
      'layout shift',
    ]),
    row(['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:']),
    ...[...measured].map(([name, figures]) => {
      const f = figures[kind];
      return row([
        name,
        f.kilobytes.toFixed(1),
        f.requests,
        f.depth,
        `${f.firstPaint.toFixed(0)} ms, ${ratio(f.firstPaint, floor?.firstPaint)}`,
        `${f.largestPaint.toFixed(0)} ms, ${ratio(f.largestPaint, floor?.largestPaint)}`,
        `${f.ready.toFixed(0)} ms, ${ratio(f.ready, react?.ready)}`,
        f.blocked.toFixed(0),
        f.longestTask.toFixed(0),
        f.layoutShift.toFixed(3),
      ]);
    }),
  ];
}

async function keystrokes(url: string): Promise<KeystrokeFigures> {
  const browser = await launchBrowser();
  try {
    return await measureKeystrokes(browser, url, rounds);
  } finally {
    await browser.close();
  }
}

function keystrokeTable({ keys, firstRow, firstAnswer }: KeystrokeFigures): string[] {
  const line = (name: string, { p50, p75, p99 }: KeystrokeFigures['firstRow']) =>
    row([name, p50.toFixed(0), p75.toFixed(0), p99.toFixed(0)]);
  return [
    `Time from a keystroke to the frame that shows its effect; ${keys} keystrokes in the search field of the results, without throttling. The goal of the first row is 80 ms at p75.`,
    '',
    row(['shown', 'p50, ms', 'p75, ms', 'p99, ms']),
    row(['---', '--:', '--:', '--:']),
    line('the row of the new domain', firstRow),
    line("its registry's answer", firstAnswer),
  ];
}

function endpointTable({ figures }: EndpointRun): string[] {
  const refused = figures.filter((f) => f.refused > 0);
  return [
    '',
    row([
      'call',
      'statements',
      'requests/s',
      'bare requests/s',
      'share',
      'processor',
      'p50, ms',
      'p99, ms',
      'bare p50, ms',
      'bare p99, ms',
    ]),
    row(['---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:']),
    ...figures.map((f) =>
      row([
        f.name,
        f.statements,
        f.ours.toFixed(0),
        f.floor.toFixed(0),
        (f.ours / f.floor).toFixed(2),
        f.processorShare.toFixed(2),
        f.p50,
        f.p99,
        f.floorP50,
        f.floorP99,
      ]),
    ),
    ...refused.flatMap((f) => ['', `${f.name}: ${f.refused} requests were refused, so its row is meaningless.`]),
  ];
}

function traceTable(figures: readonly TraceFigures[]): string[] {
  return [
    'Two backends on PostgreSQL, one with traces by the default settings, one without; 8 connections, medians of the rounds. *Share* is requests per',
    'second with traces divided by those without; *processor* is the same ratio of processor time per request.',
    '',
    row(['call', 'requests/s without', 'with', 'share', 'processor']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...figures.map((f) => row([f.name, f.off.toFixed(0), f.on.toFixed(0), f.share.toFixed(2), f.processor.toFixed(2)])),
  ];
}

const LIGHTHOUSE_PAGES = ['/site/home', '/site/availability/brindlewharf', '/site/pricing', '/help'];

function lighthouseTable(figures: readonly LighthouseFigures[]): string[] {
  return [
    'Lighthouse with its mobile profile, which calculates most times from a run without throttling; medians of the rounds. The goal for performance is 98.',
    '',
    row(['page', 'performance', 'blocked, ms', 'longest task, ms', 'largest paint, ms']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...figures.map((f) =>
      row([
        f.path,
        f.performance.toFixed(0),
        f.blocked.toFixed(0),
        f.longestTask.toFixed(0),
        f.largestPaint.toFixed(0),
      ]),
    ),
  ];
}

function report(
  measured: Measured | undefined,
  endpoints: EndpointRun | undefined,
  typed: KeystrokeFigures | undefined,
  traced: readonly TraceFigures[],
  lighthouse: readonly LighthouseFigures[],
): string {
  const lines = [
    '# Figures',
    '',
    'Written by `npm run bench -- --write`; [performance](performance.md) lists what misses its goal, and why. Compare ratios, not milliseconds: the floors are measured in the same run on the same machine.',
    `Machine: ${cpus().length} cores, ${process.platform}, Node ${process.versions.node}; ${rounds} rounds, medians.`,
    'A signed-in shopper opens `/site/registrant` after the results, so much of it is already in the cache.',
    'Pages: slow 4G (150 ms, 1.6 Mbps) and a CPU four times slower. Paints are compared with our own HTML without scripts; *ready* (the main action has',
    'its handlers, and the main thread has been idle once) with React hydrating the same HTML from one script. Largest paint and layout shift are read once',
    'network and document have not changed for two seconds. *KB*, *requests* and *depth* cover everything requested until *ready*, including the font.',
  ];
  if (measured)
    lines.push(
      '',
      '## Pages, first visit',
      '',
      ...pageTable(measured, 'cold'),
      '',
      '## Pages, second visit',
      '',
      ...pageTable(measured, 'warm'),
    );
  if (lighthouse.length > 0) lines.push('', '## Lighthouse', '', ...lighthouseTable(lighthouse));
  if (typed) lines.push('', '## Keystrokes', '', ...keystrokeTable(typed));
  if (endpoints) {
    lines.push(
      '',
      '## Endpoints',
      '',
      '8 connections, compared with a bare Fastify that accepts the same body, runs the same statements with the same values (new IDs where ours has new',
      `IDs) on ${endpoints.database}, and sends the same response. *Processor* is the ratio of the processor time of the two servers, which other load on the`,
      'machine hardly affects. It does not include PostgreSQL, which is a separate process.',
      ...endpointTable(endpoints),
    );
  }
  if (traced.length > 0) lines.push('', '## Traces', '', ...traceTable(traced));
  return `${lines.join('\n')}\n`;
}

const wanted = (part: string) => options.only === undefined || options.only === part;
/** Lighthouse is not part of the repository and downloaded from the registry, so it runs only on request. */
const wantsLighthouse = options.only === 'lighthouse';

async function figuresOfTheShop() {
  if (!wanted('pages') && !wanted('keystrokes') && !wantsLighthouse) return {};
  await prepareStacks();
  const stack = await startStack({
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_SEARCH: '1000000',
    RATE_LIMIT_WRITE: '1000000',
  });
  try {
    return {
      measured: wanted('pages') ? await pages(stack.url) : undefined,
      typed: wanted('keystrokes') ? await keystrokes(stack.url) : undefined,
      lighthouse: wantsLighthouse ? await lighthouseFigures(stack.url, LIGHTHOUSE_PAGES, rounds, say) : undefined,
    };
  } finally {
    await stack.remove();
  }
}

async function endpointRun(): Promise<EndpointRun | undefined> {
  const server = await startPostgres();
  if ('unavailable' in server) {
    say(`Endpoints were not measured: ${server.unavailable}`);
    return undefined;
  }
  try {
    return { database: server.name, figures: await endpointFigures(server, Math.min(rounds, 3), say) };
  } finally {
    await server.stop();
  }
}

/** Measures the cost of traces in rounds of a second, more of them than for other figures. */
async function traceRuns(): Promise<TraceFigures[]> {
  const server = await startPostgres();
  if ('unavailable' in server) {
    say(`Traces were not measured: ${server.unavailable}`);
    return [];
  }
  try {
    return await traceFigures(server, 5 * rounds);
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  const { measured, typed, lighthouse = [] } = await figuresOfTheShop();
  const endpoints = wanted('endpoints') ? await endpointRun() : undefined;
  const text = report(measured, endpoints, typed, wanted('traces') ? await traceRuns() : [], lighthouse);
  say(`\n${text}`);
  if (!options.write) return;
  const document = path.resolve(__dirname, '../../docs/benchmarks.md');
  // Keeps the section of another program, which is run separately (`backend/bench/growth.ts`).
  const [growth = ''] = /\n## Growth\n[\s\S]*$/.exec(readFileSync(document, 'utf8')) ?? [];
  writeFileSync(document, text + growth);
}

void main();
