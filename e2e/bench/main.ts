// Measures pages against baselines made from our own HTML, and endpoints against bare ones with the same statements, each with its baseline
// in one run. `--only pages` measures one part. A part that fails does not cost the figures of the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { signUp } from '../support/customer';
import { prepareStacks, startStack } from '../support/stack';
import { startPostgres, type Databases } from './databases';
import { endpointFigures } from './endpoint-calls';
import { median } from './endpoint-figures';
import { serveFloors } from './floors';
import { measureKeystrokes } from './keystroke-figures';
import { lighthouseFigures } from './lighthouse-figures';
import { measurePage, type PageFigures, type PageTarget } from './page-figures';
import { endpointTable, keystrokeTable, lighthouseTable, pageTable, traceTable, type PageRuns } from './tables';
import { traceFigures } from './trace-figures';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const say = (line: string) => process.stdout.write(`${line}\n`);

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

/**
 * When an error is created, as React DOM does three times while it is evaluated, V8 looks up the lines of all callers if a debugger is
 * attached, and parses their code again to find them: two thirds of the evaluation of our first script. Without a debugger it does not.
 * With this flag it keeps all lines from the start.
 */
const AS_WITHOUT_DEBUGGER = ['--js-flags=--no-enable-lazy-source-positions'];

async function pages(url: string): Promise<PageRuns> {
  const floors = await serveFloors(await (await fetch(`${url}/site/home`)).text());
  const browser = await launchBrowser({ flags: AS_WITHOUT_DEBUGGER });
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

const LIGHTHOUSE_PAGES = ['/site/home', '/site/availability/brindlewharf', '/site/pricing', '/help'];

/** Runs with a whole shop of its own. */
async function withShop<Figures>(measure: (url: string) => Promise<Figures>): Promise<Figures> {
  await prepareStacks();
  const stack = await startStack({
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_SEARCH: '1000000',
    RATE_LIMIT_WRITE: '1000000',
  });
  try {
    return await measure(stack.url);
  } finally {
    await stack.remove();
  }
}

/** Runs with a PostgreSQL server of its own. */
async function withPostgres<Figures>(measure: (server: Databases) => Promise<Figures>): Promise<Figures> {
  const server = await startPostgres();
  if ('unavailable' in server) throw new Error(`PostgreSQL is not available: ${server.unavailable}`);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** Sections of the document by heading. */
type Sections = Readonly<Record<string, readonly string[]>>;

const PARTS: Readonly<Record<string, () => Promise<Sections>>> = {
  async pages() {
    const runs = await withShop(pages);
    return { 'Pages, first visit': pageTable(runs, 'cold'), 'Pages, second visit': pageTable(runs, 'warm') };
  },
  async lighthouse() {
    return {
      Lighthouse: lighthouseTable(await withShop((url) => lighthouseFigures(url, LIGHTHOUSE_PAGES, rounds, say))),
    };
  },
  async keystrokes() {
    return {
      Keystrokes: keystrokeTable(
        await withShop(async (url) => {
          const browser = await launchBrowser();
          try {
            return await measureKeystrokes(browser, url, rounds);
          } finally {
            await browser.close();
          }
        }),
      ),
    };
  },
  async endpoints() {
    return {
      Endpoints: await withPostgres(async (server) =>
        endpointTable(server.name, await endpointFigures(server, Math.min(rounds, 3), say)),
      ),
    };
  },
  /** In rounds of a second, so more of them than for other figures. */
  async traces() {
    return { Traces: traceTable(await withPostgres((server) => traceFigures(server, 5 * rounds))) };
  },
};

/** Lighthouse is not part of the repository and downloaded from the registry, so it runs only on request. */
const wanted = options.only === undefined ? Object.keys(PARTS).filter((part) => part !== 'lighthouse') : [options.only];

const DOCUMENT = path.resolve(__dirname, '../../docs/benchmarks.md');

/** Replaces a section, or adds it before the last, which the growth of a shop writes (`backend/bench/growth.ts`). */
function write(heading: string, lines: readonly string[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const section = `\n## ${heading}\n\n${lines.join('\n')}\n`;
  const existing = new RegExp(`\n## ${heading}\n[\\s\\S]*?(?=\n## |$)`);
  // A function, because a text for `replace` may contain patterns such as `$'`.
  const replaced = existing.test(text)
    ? text.replace(existing, () => section)
    : text.replace(/(?=\n## Growth\n)|$/, () => section);
  writeFileSync(DOCUMENT, replaced);
}

async function main(): Promise<void> {
  for (const part of wanted) {
    const measure = PARTS[part];
    if (!measure) throw new Error(`There is no part ${part}. Parts: ${Object.keys(PARTS).join(', ')}`);
    try {
      for (const [heading, lines] of Object.entries(await measure())) {
        const dated = [
          `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}, ${rounds} rounds.`,
          '',
          ...lines,
        ];
        say(`\n## ${heading}\n\n${dated.join('\n')}\n`);
        if (options.write) write(heading, dated);
      }
    } catch (error) {
      say(`${part}: failed. ${inspect(error)}`);
      process.exitCode = 1;
    }
  }
}

void main();
