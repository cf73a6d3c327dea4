// What calls and jobs cost in a shop of 1,000, 100,000 and 1,000,000 domains on PostgreSQL: `npm run bench -- --growth`, with `--write` into
// docs/benchmarks.md. With `--database <url>` on a database that stays, so that a run can be taken in pieces: `--until 400000` ends when the
// shop has grown so far, and the next one goes on from there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openPostgres } from '../src/db/postgres';
import { makeTestApp, type TestApp } from '../test/support/app';
import { FakeClock } from '../test/support/fake-clock';
import { bigCustomer, countDomains, growShop, smallCustomer } from '../test/support/scale/fill-shop';
import { asCaller, customerCalls, deskCalls, type HotCall } from '../test/support/scale/hot-calls';
import { recordPlans, withPlans } from '../test/support/scale/record-plans';
import { openDesk } from '../test/support/staff';

const { values: options } = parseArgs({
  options: {
    growth: { type: 'boolean' },
    write: { type: 'boolean', default: false },
    database: { type: 'string' },
    until: { type: 'string', default: '1000000' },
  },
});

const SIZES = [1_000, 100_000, 1_000_000];
/** Domains of the customer who has many, from the second size on. */
const BIG = 20_000;
/** Domains that one piece of the filling adds. */
const PIECE = 300_000;
const GOAL = 1.15;
/** Calls whose median is taken; the first ones, in which statements get their plans, are left out. */
const [WARMING, ROUNDS] = [8, 25];
/** Sessions and entries keep their age in every piece of a run. */
const NOW = new Date('2026-01-15T12:00:00Z');
const CACHE = path.resolve('backend/.cache/growth.json');
const DOCUMENT = path.resolve('docs/benchmarks.md');

interface Figure {
  readonly ms: number;
  readonly rows: number;
  readonly pages: number;
}
type Figures = Record<string, Record<string, Figure>>;

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const readFigures = (): Figures => (existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Figures) : {});

async function open(url: string): Promise<{ shop: TestApp; close: () => Promise<void> }> {
  const database = openPostgres({ url, max: 10 });
  await database.migrate();
  const shop = await makeTestApp({ database, clock: new FakeClock(NOW), env: { DESK_PORT: '26001' } });
  return {
    shop,
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

/** All calls of both customers and of staff, by name. */
async function callsOf(shop: TestApp, size: number): Promise<{ calls: HotCall[]; close: () => Promise<void> }> {
  const desk = await openDesk(shop);
  const staff = await desk.asStaff('admin', { email: `bench-${process.pid}-${Math.random()}@shop.example` });
  const { db } = shop.deps;
  const small = await asCaller(shop, await smallCustomer(db));
  const calls = [...customerCalls(small), ...deskCalls(staff, small)];
  if (size >= 100_000) {
    const big = await asCaller(shop, await bigCustomer(db));
    calls.push(...customerCalls(big).map((call) => ({ ...call, name: `20,000 domains: ${call.name}` })));
  }
  return { calls, close: () => desk.close() };
}

async function measure(url: string, size: number): Promise<Record<string, Figure>> {
  const times = new Map<string, number>();
  const timed = await open(url);
  const first = await callsOf(timed.shop, size);
  for (const call of first.calls) {
    for (let round = 0; round < WARMING; round += 1) await call.run();
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await call.run();
      taken.push(performance.now() - begun);
    }
    times.set(call.name, median(taken));
  }
  await first.close();
  await timed.close();

  // Apart, as a session that tells its plans takes longer.
  const plans = recordPlans();
  const told = await open(withPlans(url));
  const second = await callsOf(told.shop, size);
  const figures: Record<string, Figure> = {};
  for (const call of second.calls) {
    for (let round = 0; round < WARMING; round += 1) await call.run();
    const ran = await plans.during(() => call.run());
    for (const { scanned, text } of ran)
      for (const [table, rows] of scanned)
        if (rows > 2_000) say(`${size}: ${call.name} reads all of ${table} (${rows} rows): ${text.slice(0, 200)}`);
    figures[call.name] = {
      ms: times.get(call.name) ?? Number.NaN,
      rows: ran.reduce((sum, { rows }) => sum + rows, 0),
      pages: ran.reduce((sum, { pages }) => sum + pages, 0),
    };
  }
  plans.stop();
  await second.close();
  await told.close();
  return figures;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function table(figures: Figures): string[] {
  const at = (size: number) => figures[String(size)] ?? {};
  const [few, , many] = SIZES.map(at);
  const names = Object.keys(at(SIZES.at(-1) ?? 0));
  return [
    row([
      'call',
      ...SIZES.map((size) => `${size.toLocaleString('en')}, ms`),
      'growth',
      'rows read',
      'pages of the database',
    ]),
    row(['---', ...SIZES.map(() => '--:'), '--:', '--:', '--:']),
    ...names.map((name) => {
      const from = few?.[name] ?? at(100_000)[name];
      const to = many?.[name];
      const all = SIZES.map((size) => at(size)[name]);
      const each = (read: (figure: Figure) => number | string) => all.map((figure) => (figure ? read(figure) : '–'));
      const growth = from && to ? to.ms / from.ms : Number.NaN;
      return row([
        name,
        ...each(({ ms }) => ms.toFixed(1)),
        `${growth.toFixed(2)}x${growth > GOAL ? ' **' : ''}`,
        each(({ rows }) => rows).join(', '),
        each(({ pages }) => pages).join(', '),
      ]);
    }),
  ];
}

/** Replaces the section, or adds it. */
function write(lines: readonly string[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const rest = text.replace(/\n## Growth\n[\s\S]*?(?=\n## |$)/, '').trimEnd();
  writeFileSync(DOCUMENT, `${rest}\n\n${lines.join('\n')}\n`);
}

async function run(url: string): Promise<void> {
  const figures = readFigures();
  const until = Number(options.until);
  for (const size of SIZES.filter((one) => one <= until || one === SIZES.find((next) => next > until))) {
    const { shop, close } = await open(url);
    const { db } = shop.deps;
    for (let from = await countDomains(db); from < Math.min(size, until); from = await countDomains(db)) {
      const to = Math.min(size, until, from + PIECE);
      const begun = Date.now();
      const big = to === 100_000 ? BIG : 0;
      await growShop(db, { from, to, big, now: NOW, nameservers: shop.deps.config.nameservers });
      say(`${to} domains: ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
    }
    await close();
    if (size > until || figures[String(size)]) continue;
    figures[String(size)] = await measure(url, size);
    mkdirSync(path.dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, JSON.stringify(figures, null, 2));
  }
  const lines = [
    '## Growth',
    '',
    `Written by \`npm run bench -- --growth --write\`. One call at a time against a shop of 1,000, 100,000 and 1,000,000 domains with their orders, receipts, emails, zones`,
    `and entries of the audit log; medians of ${ROUNDS} calls, without a network. The customer has 49 domains at every size, another one ${BIG.toLocaleString('en')}. Growth is from the`,
    `first to the last figure, \`**\` marks more than the goal of ${GOAL}x. *Rows read* are those that the plans came by, what they threw away included; they and the pages`,
    'of the database (8 KB) hold on a machine that others use too.',
    '',
    ...table(figures),
  ];
  say(lines.join('\n'));
  if (options.write) write(lines);
}

async function main(): Promise<void> {
  if (options.database) return run(options.database);
  type Server = { url: string; stop: () => Promise<void> } | { unavailable: string };
  const script = pathToFileURL(path.resolve('backend/scripts/postgres-server.mjs')).href;
  const { startPostgres } = (await import(script)) as { startPostgres: () => Promise<Server> };
  const server = await startPostgres();
  if ('unavailable' in server) return say(`Growth was not measured: ${server.unavailable}.`);
  try {
    await run(server.url);
  } finally {
    await server.stop();
  }
}

void main();
