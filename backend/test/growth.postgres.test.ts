import { subDays } from 'date-fns';
import { cleanRegistrations } from '../src/modules/auth/queries';
import { exportPages } from '../src/modules/account/export-queries';
import { eraseRegistrants, listFormerZones } from '../src/modules/account/forget-names-queries';
import { countReferredCarts, listReferredOrders } from '../src/modules/desk/partner-queries';
import { listCreatedZoneIds } from '../src/modules/dns/queries';
import { endAddOns } from '../src/modules/domains/add-on-ends';
import { listForwardedDomains } from '../src/modules/forwarding/queries';
import { listForgettableCards } from '../src/modules/payment/queries';
import { findMovingNames } from '../src/modules/reconciliation/queries';
import { domainsToFollow, dueForReminder, dueForSuspension } from '../src/modules/registrant-verification/queries';
import {
  dueAutorenewals,
  domainsBeyondStage,
  dueNotices,
  listEndedAutorenewals,
} from '../src/modules/renewals/queries';
import { makeTestApp, type TestApp } from './support/app';
import { asId } from './support/as-id';
import { growShop, smallCustomer } from './support/scale/fill-shop';
import { asCaller, customerCalls, deskCalls, type Caller, type HotCall } from './support/scale/hot-calls';
import { recordPlans, withPlans, type PlanNode, type RecordedPlan } from './support/scale/record-plans';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

/** The shop before and after growing sevenfold, which shows what scales with it as well as a thousandfold would. */
const [FEW, MANY] = [300, 2_100];
/** A prepared statement gets a generic plan at its sixth execution. */
const EXECUTIONS = 6;
/** The rows that a run of a job may read in the grown shop: a page. */
const PAGE_OF_A_JOB = 1_000;
/**
 * The customer's own rows: whether PostgreSQL starts with these or with the few requested ones is its choice. What scales with the shop
 * grows by thousands.
 */
const OWN_ROWS = 100;
/** The most rows that a search sorts. */
const MOST_OF_A_SEARCH = 8_000;

const server = process.env.TEST_DATABASE_URL ?? '';
let shop: TestApp;
let desk: TestDesk;
let staff: TestStaff;
let caller: Caller;
let plans: ReturnType<typeof recordPlans>;

const grow = (from: number, to: number) =>
  growShop(shop.deps.db, { from, to, big: 0, now: shop.clock.now(), nameservers: shop.deps.config.nameservers });

beforeAll(async () => {
  // Tables of this size may be scanned despite an index, unless the planner is told not to.
  process.env.TEST_DATABASE_URL = withPlans(server, ['enable_seqscan=off']);
  plans = recordPlans();
  shop = await makeTestApp({ env: { DESK_PORT: '26001' } });
  desk = await openDesk(shop);
  staff = await desk.asStaff('admin');
  await grow(0, FEW);
  caller = await asCaller(shop, await smallCustomer(shop.deps.db));
}, 120_000);
afterAll(async () => {
  plans.stop();
  process.env.TEST_DATABASE_URL = server;
  await desk.close();
  await shop.close();
});

interface Reading {
  readonly rows: number;
  /** Statements that read a table without an index. */
  readonly scans: readonly string[];
}

const listNodes = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
const getScans = ({ scanned, text }: RecordedPlan): string[] => [...scanned.keys()].map((table) => `${table}: ${text}`);

async function read(call: HotCall): Promise<Reading> {
  for (let execution = 1; execution < EXECUTIONS; execution += 1) await call.run();
  const ran = await plans.during(() => call.run());
  return { rows: ran.reduce((sum, { rows }) => sum + rows, 0), scans: ran.flatMap(getScans) };
}

async function readAll(calls: readonly HotCall[]): Promise<Map<string, Reading>> {
  const readings = new Map<string, Reading>();
  for (const call of calls) readings.set(call.name, await read(call));
  return readings;
}

/** The queries of each job run, when little or nothing is due. */
function looks(): HotCall[] {
  const { db } = shop.deps;
  const now = shop.clock.now();
  const drain = async (pages: AsyncIterable<unknown>) => {
    // All pages are like the first.
    for await (const page of pages) if (page) return;
  };
  const soon = { from: subDays(now, 60), to: subDays(now, -60) };
  return [
    { name: 'notices of an expiry', run: () => drain(dueNotices(db, soon, () => 60)) },
    { name: 'auto-renewals', run: () => drain(dueAutorenewals(db, soon, now)) },
    { name: 'auto-renewals that have ended', run: () => listEndedAutorenewals(db, undefined) },
    { name: 'stages that are over', run: () => drain(domainsBeyondStage(db, subDays(now, 400))) },
    { name: 'add-ons that are over', run: () => endAddOns(shop.deps) },
    { name: 'zones to compare', run: () => listCreatedZoneIds(db, undefined, 200) },
    { name: 'names under way', run: () => findMovingNames(db, ['a.example', 'b.example']) },
    { name: 'registrants to remind', run: () => dueForReminder(db, now, 100) },
    { name: 'registrants to suspend', run: () => dueForSuspension(db, now, 100) },
    { name: 'registrants to follow', run: () => domainsToFollow(db, 100) },
    { name: 'cards to forget', run: () => listForgettableCards(db, now) },
    { name: 'accounts that nobody confirmed', run: () => cleanRegistrations(db, subDays(now, 400)) },
    { name: 'registrants to forget', run: () => eraseRegistrants(db, subDays(now, 4_000)) },
    { name: 'zones to forget', run: () => listFormerZones(db, 200) },
    {
      name: 'orders of a partner',
      run: () => listReferredOrders(db, asId('acme'), { from: null, before: null }, { limit: 20, offset: 0 }),
    },
  ];
}

describe('what a call reads', () => {
  let few: Map<string, Reading>;
  let many: Map<string, Reading>;
  const calls = () => [...customerCalls(caller), ...deskCalls(staff, caller)];

  beforeAll(async () => {
    few = await readAll(calls());
    await grow(FEW, MANY);
    many = await readAll([...calls(), ...looks()]);
  }, 300_000);

  it('[OP-11a] uses an index, in pages of customers and staff and in job runs', () => {
    expect([...many].flatMap(([name, { scans }]) => scans.map((scan) => `${name}: ${scan}`))).toEqual([]);
  });

  it('[OP-11a] does not grow with the shop', () => {
    const grown = [...many].flatMap(([name, { rows }]) => {
      const before = few.get(name)?.rows;
      if (before === undefined || name.startsWith('desk, search')) return [];
      return rows > before * 1.15 + OWN_ROWS ? [`${name}: ${before} rows, then ${rows}`] : [];
    });
    expect(grown).toEqual([]);
  });

  it('[OP-11a] is at most a few hundred rows of each kind in a staff search', () => {
    const searches = [...many].filter(([name]) => name.startsWith('desk, search'));
    expect(searches).toHaveLength(6);
    expect(searches.filter(([, { rows }]) => rows > MOST_OF_A_SEARCH)).toEqual([]);
  });

  it('[OP-11a] finds a full domain by its own index, without reading all that contain the word, when staff search for a word', async () => {
    const search = deskCalls(staff, caller).find(({ name }) => name === 'desk, search for a part of domains');
    const ran = await plans.during(async () => search?.run());
    const thrownAway = ran.flatMap(({ plan }) => listNodes(plan)).map((node) => node['Rows Removed by Index Recheck']);
    expect(thrownAway.length).toBeGreaterThan(10);
    expect(thrownAway.filter((rows) => rows !== undefined && rows > 0)).toEqual([]);
  });

  it('[OP-11a] finds a full name that many have by its own index, without reading the names of all customers', async () => {
    const { database } = shop.deps;
    await database.execute(
      "update customers set first_name = 'Mara', last_name = 'Lindqvist' where id in (select id from customers limit 200)",
    );
    const search = deskCalls(staff, caller).find(({ name }) => name === 'desk, search for a name');
    const ran = await plans.during(async () => search?.run());
    const ofCustomers = ran.find(({ text }) => text.includes('"closed_at" is null desc'));
    const nodes = ofCustomers ? listNodes(ofCustomers.plan) : [];
    const loops = (index: string) => nodes.find((node) => node['Index Name'] === index)?.['Actual Loops'];
    expect([loops('customers_full_name'), loops('customers_name_parts')]).toEqual([1, 0]);
    // The 125 that are sorted, six that are shown, and one that tells that there are enough.
    expect(ofCustomers?.rows).toBeLessThan(300);
  });

  it('[OP-11f] is an index alone for the total of a filtered list of domains', async () => {
    await shop.deps.database.execute('vacuum analyze domains');
    const list = customerCalls(caller).find(({ name }) => name === 'domains, expiring');
    const ran = await plans.during(async () => list?.run());
    const totals = ran.filter(({ text }) => text.includes('count(*)') && text.includes('"domains"'));
    // Pending deletions are looked up among the few changes in progress.
    const readers = totals
      .flatMap(({ plan }) => listNodes(plan))
      .filter((node) => node['Index Name']?.startsWith('domains_'));
    expect(readers.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
  });

  it('[OP-11a] is a page of an index at each job run', () => {
    const rows = looks().map(({ name }) => ({ name, rows: many.get(name)?.rows ?? Number.NaN }));
    expect(rows.filter((look) => !(look.rows <= 3 * PAGE_OF_A_JOB))).toEqual([]);
  });

  it("[OP-11d] is each row once in a copy of a customer's data, read in pages for a large customer", async () => {
    const { db } = shop.deps;
    const pages = exportPages(db, caller, 10);
    type Page = readonly { readonly key: unknown }[] | { readonly key: unknown; readonly rows: number };
    const reads = async (list: (after: never) => PromiseLike<Page>) => {
      let found = 0;
      const ran = await plans.during(async () => {
        for (let after: unknown; ;) {
          const page = await list(after as never);
          const { key, rows } = 'rows' in page ? page : { key: page.at(-1)?.key, rows: page.length };
          found += rows;
          after = key;
          if (rows < 10) return;
        }
      });
      return { found, rows: ran.reduce((sum, { rows }) => sum + rows, 0) };
    };
    for (const [name, list] of [
      ['domains', pages.domains],
      ['orders', pages.orders],
      ['order_items', pages.order_items],
      ['receipts', pages.receipts],
      ['dns_records', pages.dns_records],
      ['letters', pages.letters],
    ] as const) {
      const { found, rows } = await reads(list);
      expect(found).toBeGreaterThan(40);
      // Including joined rows, and the few for moving from page to page.
      expect({ name, perRow: rows / found > 4 }).toEqual({ name, perRow: false });
    }
  });

  it('[OP-11a] uses an index for the carts of a partner, and for forwarded domains', async () => {
    const ran = await plans.during(async () => {
      await countReferredCarts(shop.deps.db, asId('acme'), { from: null, before: null });
      await listForwardedDomains(shop.deps.db);
    });
    expect(ran.flatMap(getScans)).toEqual([]);
  });
});
