// Measures calls and jobs in a shop of 1,000, 100,000 and 1,000,000 domains on PostgreSQL: `npm run bench -- --growth`. `--write` puts
// the figures into docs/benchmarks.md. `--database <url>` uses a database that is kept, so that a run can be split: `--until 400000`
// stops at that many domains, and the next run continues from there.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { exportAccount } from '@storefront/shared/contract';
import { EXPIRY_NOTICE_DAYS } from '@storefront/shared/domain';
import autocannon from 'autocannon';
import { asc, eq, sql } from 'drizzle-orm';
import { addDays, subDays } from '../src/core/days';
import { orders, book_differences, sessions } from '../src/db/schema';
import { toRrsets } from '../src/dns/rrsets';
import { defineQueue } from '../src/jobs/jobs';
import type { WorkPart } from '../src/jobs/shared-work';
import { estimateZones } from '../src/modules/dns/queries';
import { findJobRound } from '../src/modules/reconciliation/round-queries';
import { noticeDue } from '../src/modules/renewals/notice-days';
import { dueAutorenewals, dueNotices } from '../src/modules/renewals/queries';
import { openPostgres } from '../src/db/postgres';
import type { PaymentPage } from '../src/ports/payment-provider';
import { makeTestApp, type TestApp } from '../test/support/app';
import { FakeClock } from '../test/support/fake-clock';
import { bigCustomer, countDomains, growShop, smallCustomer } from '../test/support/scale/fill-shop';
import { asCaller, customerCalls, deskCalls, type HotCall } from '../test/support/scale/hot-calls';
import { recordPlans, withPlans } from '../test/support/scale/record-plans';
import { openDesk } from '../test/support/staff';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    growth: { type: 'boolean' },
    write: { type: 'boolean', default: false },
    database: { type: 'string' },
    until: { type: 'string', default: '1000000' },
    /** Only serves the burst's requests from a filled database. */
    serve: { type: 'string' },
    /** Only sends the burst to a URL, with the Cookie header that follows. */
    burst: { type: 'string' },
  },
});

const SIZES = [1_000, 100_000, 1_000_000];
/** Number of domains of the big customer, who exists from the second size on. */
const BIG = 20_000;
const OF_BIG_CUSTOMER = `${BIG.toLocaleString('en')} domains: `;
/** Number of domains added at a time. */
const PIECE = 300_000;
/** A call may take at most this many times as long in the largest shop as in the smallest. */
const GOAL = 1.15;
/**
 * The first calls do not count towards the median: on each of the ten connections, PostgreSQL plans a statement anew the first five times.
 * A call that runs several statements at once sends them over several connections, in any order.
 */
const [WARM_UP, ROUNDS] = [80, 25];
/** Number of calls before the one whose plans are read, which only needs warm caches. */
const CALLS_BEFORE_PLANS = 8;
/**
 * Number of times that the calls are made before the first measurement of a process, which would otherwise include the work of V8's
 * compilers.
 */
const COMPILING_ROUNDS = 100;
/** Fixed, so that sessions and audit entries have the same age in every part of a run. */
const NOW = new Date('2026-01-15T12:00:00Z');
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

/** The calls of both customers and of staff. */
async function listCalls(shop: TestApp, size: number): Promise<{ calls: HotCall[]; close: () => Promise<void> }> {
  const desk = await openDesk(shop);
  const staff = await desk.asStaff('admin', { email: `bench-${process.pid}-${Math.random()}@shop.example` });
  const { db } = shop.deps;
  const small = await asCaller(shop, await smallCustomer(db));
  const calls = [...customerCalls(small), ...deskCalls(staff, small)];
  if (size >= 100_000) {
    const big = await asCaller(shop, await bigCustomer(db));
    calls.push(...customerCalls(big).map((call) => ({ ...call, name: `${OF_BIG_CUSTOMER}${call.name}` })));
  }
  return { calls, close: () => desk.close() };
}

/** The database that keeps the shop of a size while the shop grows. */
const keptAt = (url: string, size: number): string => Object.assign(new URL(url), { pathname: `/growth_${size}` }).href;

async function keep(url: string, size: number): Promise<void> {
  const copy = new URL(keptAt(url, size)).pathname.slice(1);
  const database = openPostgres({ url: Object.assign(new URL(url), { pathname: '/postgres' }).href, max: 1 });
  // Copying takes longer than any statement of a shop.
  await database.execute('set statement_timeout = 0');
  await database.execute(`drop database if exists ${copy}`);
  await database.execute(`create database ${copy} template "${new URL(url).pathname.slice(1)}"`);
  await database.close();
}

/**
 * Times each call in the shops of all sizes in turn, so that whatever else the machine does slows all of them alike.
 * @returns medians in milliseconds, by size and call
 */
async function timeCalls(shopsAt: ReadonlyMap<number, string>): Promise<Map<number, Map<string, number>>> {
  const shops: { size: number; calls: Map<string, HotCall>; close: () => Promise<void> }[] = [];
  for (const [size, url] of shopsAt) {
    const { shop, close } = await open(url);
    const { calls, close: closeDesk } = await listCalls(shop, size);
    shops.push({
      size,
      calls: new Map(calls.map((call) => [call.name, call])),
      close: async () => {
        await closeDesk();
        await close();
      },
    });
  }
  for (let round = 0; round < COMPILING_ROUNDS; round += 1)
    for (const [name, call] of shops[0]?.calls ?? []) if (!name.startsWith(OF_BIG_CUSTOMER)) await call.run();
  const times = new Map(shops.map(({ size }) => [size, new Map<string, number>()]));
  for (const name of shops.at(-1)?.calls.keys() ?? []) {
    const called = shops.flatMap(({ size, calls }) => {
      const call = calls.get(name);
      return call ? [{ size, call, taken: [] as number[] }] : [];
    });
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const { call, taken } of called) {
        const begun = performance.now();
        await call.run();
        if (round >= 0) taken.push(performance.now() - begun);
      }
    for (const { size, taken } of called) times.get(size)?.set(name, median(taken));
  }
  for (const shop of shops) await shop.close();
  return times;
}

/** Measures the calls in the shops of all sizes. @param shopsAt their databases */
async function measure(shopsAt: ReadonlyMap<number, string>): Promise<Figures> {
  const times = await timeCalls(shopsAt);
  const figures: Figures = {};
  // Measured separately, because reporting plans slows a connection down.
  for (const [size, url] of shopsAt) {
    const plans = recordPlans();
    const { shop, close } = await open(withPlans(url));
    const { calls, close: closeDesk } = await listCalls(shop, size);
    const ofSize: Record<string, Figure> = {};
    for (const call of calls) {
      for (let round = 0; round < CALLS_BEFORE_PLANS; round += 1) await call.run();
      const ran = await plans.during(() => call.run());
      for (const { scanned, text } of ran)
        for (const [table, rows] of scanned)
          if (rows > 2_000) say(`${size}: ${call.name} reads all of ${table} (${rows} rows): ${text.slice(0, 200)}`);
      ofSize[call.name] = {
        ms: times.get(size)?.get(call.name) ?? Number.NaN,
        rows: ran.reduce((sum, { rows }) => sum + rows, 0),
        pages: ran.reduce((sum, { pages }) => sum + pages, 0),
      };
    }
    figures[size] = ofSize;
    plans.stop();
    await closeDesk();
    await close();
  }
  return figures;
}

/** Downloads everything at a URL in a process of its own, as the shop's process is what is measured. @returns the number of bytes */
async function download(url: string, cookie: string): Promise<number> {
  const program = `
    const answer = await fetch(${JSON.stringify(url)}, { headers: { cookie: ${JSON.stringify(cookie)} } });
    if (answer.status !== 200) throw new Error('Status ' + answer.status);
    let bytes = 0;
    for await (const piece of answer.body) bytes += piece.byteLength;
    console.log(bytes);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return Number(stdout);
}

/** Downloads a copy of all data of the big customer, and measures the time and the memory that it takes. */
async function measureExport(shop: TestApp): Promise<string> {
  const { db, clock } = shop.deps;
  const big = await asCaller(shop, await bigCustomer(db));
  await db.update(sessions).set({ password_confirmed_at: clock.now() }).where(eq(sessions.customer_id, big.id));
  const before = process.memoryUsage().rss;
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20);
  const begun = performance.now();
  const bytes = await download(`${address(shop)}${exportAccount.path}`, big.cookie);
  const taken = (performance.now() - begun) / 1_000;
  clearInterval(timer);
  const megabytes = (count: number) => `${(count / 1024 ** 2).toFixed(0)} MB`;
  return `A copy of all data of the customer with ${BIG.toLocaleString('en')} domains: ${taken.toFixed(1)} s for ${megabytes(bytes)}; the process grew by ${megabytes(highest - before)}.`;
}

function address(shop: TestApp): string {
  const at = shop.app.server.address();
  if (at === null || typeof at === 'string') throw new Error('The shop is not listening');
  return `http://127.0.0.1:${at.port}`;
}

/** Number of notices to send. */
const NOTICES = 2_000;
/** Notices of a million domains that are due on one day: each domain has several a year. */
const NOTICES_A_DAY = Math.round((1e6 * EXPIRY_NOTICE_DAYS.length) / 365);
const queue = (name: string) =>
  defineQueue<WorkPart>({ name, retryLimit: 0, retryDelay: 1, expireIn: 900, forget: true });

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** Measures how fast two instances in this process, and so on one core, do what is due. Registrar and nameserver answer at once. */
async function measureSweeps(url: string): Promise<string[]> {
  const databases = [openPostgres({ url, max: 10 }), openPostgres({ url, max: 10 })];
  const shops = await Promise.all(
    databases.map((database) =>
      makeTestApp({
        database,
        clock: new FakeClock(NOW),
        replace: ({ nameServer, payment, config, db }) => ({
          nameServer: Object.assign(Object.create(nameServer) as typeof nameServer, {
            zone: async (zone: string) => servedZone(zone, config.nameservers),
          }),
          payment: Object.assign(Object.create(payment) as typeof payment, {
            list: (after: string | null) => listPayments(db, after),
          }),
        }),
      }),
    ),
  );
  const [first] = shops;
  if (!first) throw new Error('No shop was started');
  const { db } = first.deps;
  const size = await countDomains(db);
  const soon = { from: subDays(NOW, 5), to: addDays(NOW, 60) };
  const readAll = async (parts: AsyncIterable<readonly string[]>) => {
    for await (const part of parts) void part;
  };
  const noNotices = await seconds(() => readAll(dueNotices(db, soon, (expiry) => noticeDue(expiry, NOW))));
  const noRenewals = await seconds(() => readAll(dueAutorenewals(db, soon, NOW)));
  await db.execute(
    sql`delete from expiry_notices where (domain_id, expiry_date) in (select domain_id, expiry_date from expiry_notices limit ${NOTICES})`,
  );
  await db.execute(sql`delete from jobs`);
  const run = async (name: string) => {
    await first.deps.jobs.enqueue(queue(name), {});
    // The first job splits the work into parts, which both instances then share.
    await Promise.all(shops.map(({ deps }) => deps.jobs.drain()));
    await Promise.all(shops.map(({ deps }) => deps.jobs.drain()));
  };
  const notices = await seconds(() => run('expiry-notices'));
  await db.execute(sql`delete from jobs`);
  await db.execute(sql`delete from job_positions`);
  const compared = Math.max(200, Math.ceil((await estimateZones(db)) / 60));
  const zones = await seconds(() => run('dns-repair'));
  await db.execute(sql`delete from jobs`);
  // Settings are compared only if they are older than the registrar's list.
  for (const { clock } of shops) clock.advance(1);
  const reconciled = await seconds(async () => {
    await first.deps.jobs.enqueue(queue('reconcile'), {});
    do await Promise.all(shops.map(({ deps }) => deps.jobs.drain()));
    while (await findJobRound(db));
  });
  const [{ differences = 0 } = {}] = await db
    .select({ differences: sql<number>`count(*)::int` })
    .from(book_differences);
  if (differences > 0) throw new Error(`The reconciliation found ${differences} differences`);
  const [{ payments = 0 } = {}] = await db.select({ payments: sql<number>`count(*)::int` }).from(orders);
  for (const shop of shops) await shop.close();
  for (const database of databases) await database.close();
  const hours = (count: number, rate: number) => (count / rate / 3_600).toFixed(2);
  return [
    `Jobs in a shop of ${size.toLocaleString('en')} domains, by two instances in one process; registrar and nameserver answer at once. *Hours* are those for a`,
    `million domains: to look at all of them, to send what is due to them in a day (${NOTICES_A_DAY.toLocaleString('en')} notices), to compare their zones, or`,
    'to reconcile them with the lists of the registrar and of the payment provider.',
    '',
    row(['job', 'seconds', 'per second', 'hours']),
    row(['---', '--:', '--:', '--:']),
    row([
      'look for notices of 60 days, all sent',
      noNotices.toFixed(1),
      '–',
      ((noNotices * 1e6) / size / 3_600).toFixed(3),
    ]),
    row([
      'look for auto-renewals, none due',
      noRenewals.toFixed(1),
      '–',
      ((noRenewals * 1e6) / size / 3_600).toFixed(3),
    ]),
    row([
      `${NOTICES} notices, with their terms and emails`,
      notices.toFixed(1),
      (NOTICES / notices).toFixed(0),
      hours(NOTICES_A_DAY, NOTICES / notices),
    ]),
    row([
      `${compared} zones compared`,
      zones.toFixed(1),
      (compared / zones).toFixed(0),
      hours(0.9e6, compared / zones),
    ]),
    row([
      `${size.toLocaleString('en')} domains and ${payments.toLocaleString('en')} payments reconciled`,
      reconciled.toFixed(1),
      (size / reconciled).toFixed(0),
      hours(1e6, size / reconciled),
    ]),
  ];
}

/** Number of payments on a page of the provider's list. */
const PAYMENTS_A_PAGE = 100;

/** The payments of the orders that `growShop` creates, as a provider lists them. */
async function listPayments(db: TestApp['deps']['db'], after: string | null): Promise<PaymentPage> {
  const rows = await db
    .select()
    .from(orders)
    .where(after === null ? undefined : sql`${orders.id} > ${after}`)
    .orderBy(asc(orders.id))
    .limit(PAYMENTS_A_PAGE);
  return {
    payments: rows.flatMap(({ id: orderId, payment_ref: ref, total: authorised, captured, refunded }) => {
      const none = { refunds: [], disputes: [], challengeUrl: null, decline: null, captureBefore: null };
      return ref === null ? [] : [{ ref, orderId, status: 'captured', authorised, captured, refunded, ...none }];
    }),
    reversals: [],
    next: rows.length === PAYMENTS_A_PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** A zone as `growShop` creates it. */
const servedZone = (zone: string, nameservers: readonly string[]) =>
  toRrsets(zone, [
    ...nameservers.map((server) => ({ name: '@', type: 'NS', ttl: 86_400, rdata: `${server}.` })),
    ...['@', 'www'].map((name) => ({ name, type: 'A', ttl: 3_600, rdata: '192.0.2.80' })),
  ] as Parameters<typeof toRrsets>[1]);

const BURST_CONNECTIONS = 50;
const BURST_SECONDS = 10;
const PROBE_MS = 50;

interface BurstServer {
  readonly url: string;
  /** Cookie headers. */
  readonly big: string;
  readonly small: string;
}

/** Serves requests, and sends the parent process what it needs to send them. */
async function serveBurst(url: string): Promise<void> {
  const { shop, close } = await open(url);
  const { db } = shop.deps;
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const [big, small] = [await asCaller(shop, await bigCustomer(db)), await asCaller(shop, await smallCustomer(db))];
  const server: BurstServer = { url: address(shop), big: big.cookie, small: small.cookie };
  process.send?.(server);
  process.once('disconnect', () => void close());
}

interface BurstFigures {
  readonly rate: number;
  readonly refused: number;
}

/** Sends requests on many connections, and sends the parent process how many were answered. */
async function sendBurst(url: string, cookie: string): Promise<void> {
  process.send?.('begun');
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: BURST_CONNECTIONS,
    duration: BURST_SECONDS,
    headers: { cookie, prefer: 'count=exact' },
  });
  process.send?.({ rate: requests.average, refused: non2xx + errors } satisfies BurstFigures);
}

/** Measures how long others wait while the big customer requests pages on many connections. */
async function measureBurst(databaseUrl: string): Promise<string[]> {
  const child = fork(import.meta.filename, ['--serve', databaseUrl]);
  const [server] = (await once(child, 'message')) as [BurstServer];
  const list = '/tables/domains?select=id,name&order=name.asc&limit=25&unicode_name=ilike.*harbour*';
  const probes = {
    '/health/live': () => fetch(`${server.url}/health/live`),
    "another customer's list": () => fetch(`${server.url}${list}`, { headers: { cookie: server.small } }),
  };
  const probe = async () => {
    const taken = Object.fromEntries(Object.keys(probes).map((name) => [name, [] as number[]]));
    for (const end = performance.now() + BURST_SECONDS * 1_000; performance.now() < end;) {
      for (const [name, call] of Object.entries(probes)) {
        const begun = performance.now();
        const answer = await call();
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${name} returned ${answer.status}`);
        taken[name]?.push(performance.now() - begun);
      }
      await pause(PROBE_MS);
    }
    return taken;
  };
  const at = (values: readonly number[] = [], share: number) =>
    ([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN).toFixed(0);
  const quiet = await probe();
  const sender = fork(import.meta.filename, ['--burst', `${server.url}${list}`, server.big]);
  // The start of a process takes seconds.
  await once(sender, 'message');
  const burst = once(sender, 'message');
  const busy = await probe();
  const [{ rate, refused }] = (await burst) as [BurstFigures];
  child.disconnect();
  await once(child, 'exit');
  return [
    `A burst of one customer: ${BURST_CONNECTIONS} connections search ${BIG.toLocaleString('en')} domains for ${BURST_SECONDS} s (${rate.toFixed(0)} responses/s, ${refused} refused).`,
    'Serving, sending the burst and measuring each have a process of their own; PostgreSQL has a fourth.',
    '',
    row(['call', 'p50 before, ms', 'p99 before, ms', 'p50 during the burst, ms', 'p99 during the burst, ms']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...Object.keys(probes).map((name) =>
      row([name, at(quiet[name], 0.5), at(quiet[name], 0.99), at(busy[name], 0.5), at(busy[name], 0.99)]),
    ),
  ];
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function table(figures: Figures): string[] {
  const at = (size: number) => figures[String(size)] ?? {};
  const measured = SIZES.filter((size) => figures[String(size)]);
  const names = Object.keys(at(measured.at(-1) ?? 0));
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
      const all = SIZES.map((size) => at(size)[name]);
      const known = all.filter((figure) => figure !== undefined);
      const [from, to] = [known[0], known.at(-1)];
      const each = (read: (figure: Figure) => number | string) => all.map((figure) => (figure ? read(figure) : '–'));
      const growth = from && to && from !== to ? (to.ms / from.ms).toFixed(2) : null;
      return row([
        name,
        ...each(({ ms }) => ms.toFixed(1)),
        growth === null ? '–' : `${growth}x${Number(growth) > GOAL ? ' **' : ''}`,
        each(({ rows }) => rows).join(', '),
        each(({ pages }) => pages).join(', '),
      ]);
    }),
  ];
}

/** Replaces the section in the document, or adds it. */
function write(lines: readonly string[]): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const rest = text.replace(/\n## Growth\n[\s\S]*?(?=\n## |$)/, '').trimEnd();
  writeFileSync(DOCUMENT, `${rest}\n\n${lines.join('\n')}\n`);
}

async function run(url: string): Promise<void> {
  const until = Number(options.until);
  const sizes = SIZES.filter((one) => one <= until);
  const largest = sizes.at(-1) ?? 0;
  for (const size of SIZES.filter((one) => one <= until || one === SIZES.find((next) => next > until))) {
    const { shop, close } = await open(url);
    const { db } = shop.deps;
    const grown = await countDomains(db);
    for (let from = grown; from < Math.min(size, until); from = await countDomains(db)) {
      const to = Math.min(size, until, from + PIECE);
      const begun = Date.now();
      const big = to === 100_000 ? BIG : 0;
      await growShop(db, { from, to, big, now: NOW, nameservers: shop.deps.config.nameservers });
      say(`${to} domains: ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
    }
    await close();
    // An earlier part of a split run has kept the smaller shops; the largest is measured where it is.
    if (size <= until && size !== SIZES.at(-1) && grown < size) await keep(url, size);
  }
  const figures = await measure(new Map(sizes.map((size) => [size, size === largest ? url : keptAt(url, size)])));
  const lines = [
    '## Growth',
    '',
    'Written by `npm run bench -- --growth --write`. One call at a time, without a network, in a shop of that many domains with their orders,',
    `receipts, emails, zones and audit entries; medians of ${ROUNDS} calls. The customer has 49 domains at every size, a second one ${BIG.toLocaleString('en')}.`,
    `*Growth* is the last figure divided by the first; \`**\` marks more than the goal of ${GOAL}x. *Rows read* includes rows that a plan read and discarded.`,
    'The shops of all sizes are called in turn, so that whatever else the machine does slows all of them alike; it does not change the rows and',
    'the database pages (8 KB).',
    '',
    ...table(figures),
  ];
  say(lines.join('\n'));
  if (until >= 100_000) {
    const { shop, close } = await open(url);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    lines.push('', await measureExport(shop));
    await close();
    lines.push('', ...(await measureBurst(url)));
    lines.push('', ...(await measureSweeps(url)));
  }
  say(lines.join('\n'));
  if (options.write) write(lines);
}

async function main(): Promise<void> {
  if (options.serve) return serveBurst(options.serve);
  if (options.burst) return sendBurst(options.burst, positionals[0] ?? '');
  if (options.database) return run(options.database);
  type Server = { url: string; stop: () => Promise<void> } | { unavailable: string };
  const script = pathToFileURL(path.resolve('backend/scripts/postgres-server.mjs')).href;
  const { startPostgres } = (await import(script)) as { startPostgres: () => Promise<Server> };
  const server = await startPostgres();
  if ('unavailable' in server) return void say(`Growth was not measured: ${server.unavailable}.`);
  try {
    await run(server.url);
  } finally {
    await server.stop();
  }
}

void main();
