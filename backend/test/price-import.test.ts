import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkNames,
  checkPrice,
  listTlds,
  type PriceAnswer,
  type SearchAnswer,
  type TldOffer,
} from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { audit_entries, orders, price_tables } from '../src/db/schema';
import { toDay } from '../src/modules/price-list/dated';
import { importSocketPath, listenForImports, connectToImports } from '../src/modules/price-list/price-import-socket';
import { PriceListCache } from '../src/modules/price-list/price-list-cache';
import {
  createPriceImportService,
  type ImportOutcome,
  type PriceImportService,
} from '../src/modules/price-list/price-import-service';
import type { TableName } from '../src/modules/price-list/tables';
import { silentLog } from './support/silent-log';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';
import type { TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let imports: PriceImportService;
/** Another instance on the same database. */
let other: PriceListCache;
beforeAll(async () => {
  shop = await openShop({ CURRENCIES: 'USD,EUR' });
  imports = createPriceImportService(shop.deps);
  other = new PriceListCache(shop.deps);
});
afterAll(() => shop.close());
/** Resets to the prices that the shop comes with. */
beforeEach(async () => {
  await shop.deps.db.delete(price_tables);
  await shop.deps.priceListCache.refresh();
});

const actor = 'import:mara';

/** Exports the current table, edits its text and imports it, as a reseller does. */
async function change(table: TableName, from: string | RegExp, to: string): Promise<ImportOutcome> {
  const text = (await imports.export(table)).replace(from, to);
  const compared = await imports.import({ file: `${table}.csv`, text, actor });
  if (compared.kind !== 'compared') return compared;
  return imports.import({ file: `${table}.csv`, text, actor, applyTo: compared.edition });
}
const comCosts = (first: string) => change('prices', /^\.com,USD,[\d.]+/m, `.com,USD,${first}`);

const getOrders = (customer: TestCustomer) =>
  shop.deps.db.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customer.id));

async function comOffer(currency_code = 'USD'): Promise<TldOffer | undefined> {
  const offers = (await shop.request({ url: `${listTlds.path}?currency_code=${currency_code}` })).json<TldOffer[]>();
  return offers.find(({ tld }) => tld === 'com');
}

describe('an import', () => {
  test('[RT-07a] [PR-01a] takes effect at once in the price list, in search prices and in price checks, in every currency', async () => {
    expect(await comOffer()).toMatchObject({ register: 12.9, renew: 14.9 });
    expect(await comCosts('13.90')).toMatchObject({
      kind: 'applied',
      table: 'prices',
      changes: [{ kind: 'changed', title: '.com in USD', cells: [{ column: 'register', was: '12.90', now: '13.90' }] }],
    });
    expect(await comOffer()).toMatchObject({ register: 13.9, renew: 14.9 });
    expect(await comOffer('EUR')).toMatchObject({ register: 12.9 });
    const answer = await shop.request({
      method: 'POST',
      url: checkPrice.path,
      payload: { domain: `${freshLabel()}.com`, period: 1, service: 'domain_create', currency_code: 'USD' },
    });
    expect(answer.json<PriceAnswer>().price).toBe(13.9);
  });

  test('[PR-03b] an extension missing from the imported prices is not sold, and is named in the log', async () => {
    await comCosts('13.90');
    const [table] = await shop.deps.db.select().from(price_tables);
    if (!table) throw new Error('Nothing was imported');
    const { id: _id, ...edition } = table;
    const rows = (table.rows as { ending: string }[]).filter(({ ending }) => ending !== 'berlin');
    await shop.deps.db.insert(price_tables).values({ ...edition, rows: rows as typeof table.rows });
    const warn = jest.spyOn(shop.deps.log, 'warn');
    await shop.deps.priceListCache.refresh();
    expect(warn).toHaveBeenCalledWith({ event: 'prices.tlds_unpriced', tlds: ['berlin'] }, expect.any(String));
    warn.mockRestore();

    const offers = (await shop.request({ url: `${listTlds.path}?currency_code=USD` })).json<TldOffer[]>();
    expect(offers.map(({ tld }) => tld)).not.toContain('berlin');
    const label = freshLabel();
    const names = [`${label}.berlin`];
    const payload = { names, currency_code: 'USD' };
    const checked = await shop.request({ method: checkNames.method, url: checkNames.path, payload });
    expect(checked.json()).toMatchObject({ results: [], not_sold: names });
    const found = async (word: string, question: string) =>
      (await shop.request({ url: `/api/domain/1.0/availability/${word}?currency_code=USD&${question}` }))
        .json<SearchAnswer>()
        .results.map(({ domain }) => domain);
    expect(await found(`${label}.berlin`, 'group=exact')).toEqual([`${label}.com`]);
    expect(await found(label, 'group=all&tld=berlin&page=1')).toEqual([]);
  });

  test('[PR-01a] reaches another instance, and one that starts later', async () => {
    await comCosts('13.90');
    await other.refresh();
    const later = new PriceListCache(shop.deps);
    await later.refresh();
    for (const cache of [other, later])
      expect(cache.current().findPrices('com', 'USD')).toMatchObject({ register: 1390 });
    expect(later.current().version).toMatch(/^prices [1-9]\d*, add-ons 0, exchange-rates 0, taxes 0$/);
  });

  test('[PR-01a] stores the whole table and an audit row with the changes and their author', async () => {
    const outcome = await comCosts('13.90');
    const [row, ...more] = await shop.deps.db.select().from(price_tables);
    expect([row?.name, row?.file, row?.imported_by, more.length]).toEqual(['prices', 'prices.csv', actor, 0]);
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.action, 'price_table.imported'));
    expect(entries.at(-1)).toMatchObject({
      actor,
      subject: 'price_table:prices',
      before: { edition: 0 },
      after: { edition: row?.id, file: 'prices.csv', changes: 'changes' in outcome ? outcome.changes : [] },
    });
  });

  test('[PR-01a] changes nothing when it is refused, only compared, or identical', async () => {
    expect(await change('prices', '.com,USD,12.90', '.com,USD,-12.90')).toMatchObject({
      kind: 'refused',
      problems: [{ line: 2, column: 10 }],
    });
    expect(
      await imports.import({
        file: 'prices.csv',
        text: (await imports.export('prices')).replace('.com,USD,12.90', '.com,USD,1.00'),
        actor,
      }),
    ).toMatchObject({ kind: 'compared', edition: 0 });
    expect(await comCosts('12.90')).toMatchObject({ kind: 'compared', changes: [] });
    expect(await shop.deps.db.select().from(price_tables)).toEqual([]);
    expect(await comOffer()).toMatchObject({ register: 12.9 });
  });

  test('[PR-01a] is not applied over another import made after its comparison', async () => {
    const text = (await imports.export('prices')).replace('.com,USD,12.90', '.com,USD,13.90');
    await imports.import({ file: 'a.csv', text, actor });
    expect(await comCosts('11.90')).toMatchObject({ kind: 'applied' });
    expect(await imports.import({ file: 'a.csv', text, actor, applyTo: 0 })).toMatchObject({ kind: 'outdated' });
    expect(await comOffer()).toMatchObject({ register: 11.9 });
  });

  test('[PR-01a] two concurrent imports run one after the other: the second gets a conflict', async () => {
    const text = await imports.export('prices');
    const one = (first: string) =>
      imports.import({
        file: `${first}.csv`,
        text: text.replace('.com,USD,12.90', `.com,USD,${first}`),
        actor,
        applyTo: 0,
      });
    const kinds = (await Promise.all([one('13.90'), one('14.90'), one('15.90')])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['applied', 'outdated', 'outdated']);
    expect(await shop.deps.db.select().from(price_tables)).toHaveLength(1);
  });

  test('[PR-01a] a dated price takes effect on its day, without another import or restart', async () => {
    const tomorrow = toDay(new Date(shop.clock.now().getTime() + 86_400_000));
    const text = (await imports.export('prices'))
      .replace(/^(ending.*)$/m, '$1,valid_from')
      .replace(/^\.com,USD,12\.90(.*)$/m, `.com,USD,12.90$1,\n.com,USD,13.90$1,${tomorrow}`);
    expect(await imports.import({ file: 'prices.csv', text, actor, applyTo: 0 })).toMatchObject({ kind: 'applied' });
    expect(await comOffer()).toMatchObject({ register: 12.9 });
    shop.clock.advance((new Date(`${tomorrow}T00:00:00Z`).getTime() - shop.clock.now().getTime()) / 1_000);
    expect(await comOffer()).toMatchObject({ register: 13.9 });
  });
});

describe('what was quoted before an import', () => {
  test('[PR-02a] is honoured while it is valid: the order and the charge match what the customer saw', async () => {
    const customer = await shop.asCustomer({ country: 'US' });
    const payload = await shop.payloadFor(customer, [`${freshLabel()}.com`]);
    await comCosts('13.90');
    shop.clock.advance(29 * 60);
    const placed = await shop.placeOrder(customer, payload);
    expect([placed.statusCode, payload.original_amount]).toEqual([201, 12.9]);
    const order = await shop.settle(customer, placed.json<{ order_id: string }>().order_id);
    expect(order).toMatchObject({ amount: 12.9, captured: 12.9 });
    await shop.checkInvariants();
  });

  test('[PR-02b] [C2] a price that changed between cart and order is reported with old and new, and nothing is charged', async () => {
    const customer = await shop.asCustomer({ country: 'US' });
    const domain = `${freshLabel()}.com`;
    const payload = await shop.payloadFor(customer, [domain]);
    await comCosts('13.90');
    shop.clock.advance(31 * 60);
    const refused = await shop.placeOrder(customer, { ...payload, idempotency_key: newKey() });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'price_changed',
      amount: 13.9,
      tax: 0,
      changes: [{ domain, reason: 'price', was: 12.9, now: 13.9 }],
    });
    await shop.checkInvariants();
  });

  test('[OR-06a] [OR-06b] [C2] changed prices with the same sum are refused and listed, and accepted once they were shown', async () => {
    const customer = await shop.asCustomer({ country: 'US' });
    const [dearer, cheaper] = [`${freshLabel()}.com`, `${freshLabel()}.net`];
    const payload = await shop.payloadFor(customer, [dearer, cheaper]);
    const net = payload.original_amount - 12.9;
    await comCosts('13.90');
    await change('prices', /^\.net,USD,[\d.]+/m, `.net,USD,${(net - 1).toFixed(2)}`);
    shop.clock.advance(31 * 60);
    const refused = await shop.placeOrder(customer, payload);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'price_changed',
        amount: payload.original_amount,
        tax: payload.original_tax,
        changes: [
          { domain: dearer, reason: 'price', was: 12.9, now: 13.9 },
          { domain: cheaper, reason: 'price', was: Number(net.toFixed(2)), now: Number((net - 1).toFixed(2)) },
        ],
      },
    ]);
    expect(await getOrders(customer)).toEqual([]);
    const shown = await shop.payloadFor(customer, [dearer, cheaper]);
    expect(shown.original_amount).toBe(payload.original_amount);
    expect((await shop.placeOrder(customer, shown)).statusCode).toBe(201);
  });

  test('[OR-06a] [OR-06b] [C2] so are the parts of one line: a domain that became dearer by as much as its add-on became cheaper', async () => {
    const customer = await shop.asCustomer({ country: 'US' });
    const domain = `${freshLabel()}.com`;
    const quoted = await shop.price(customer, { type: 'new', domain_name: domain, period: 1 });
    const forwarding = quoted.sub_products.find(({ name }) => name === 'domain_forwarding');
    if (!forwarding) throw new Error('No forwarding is sold for .com');
    const total = Number((quoted.cost + forwarding.cost).toFixed(2));
    const payload = await shop.payloadFor(customer, [domain]);
    await comCosts((quoted.cost + 1).toFixed(2));
    await change('add-ons', /^(domain_forwarding,USD),[\d.]+/m, `$1,${(forwarding.price - 1).toFixed(2)}`);
    shop.clock.advance(31 * 60);
    const item = { ...newItem(domain, quoted.quote), sub_items: ['domain_forwarding' as const] };
    const refused = await shop.placeOrder(customer, { ...payload, original_amount: total, order_items: [item] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'price_changed', amount: total, changes: [{ domain, reason: 'price', was: total, now: total }] },
    ]);
    expect(await getOrders(customer)).toEqual([]);
  });

  test('[PR-02b] [C2] a changed tax is reported as such, and a changed exchange rate as a price', async () => {
    const customer = await shop.asCustomer({ country: 'NO' });
    const domain = `${freshLabel()}.com`;
    const payload = await shop.payloadFor(customer, [domain]);
    await change('taxes', 'NO,vat-no,VAT Norway,25', 'NO,vat-no,VAT Norway,26');
    shop.clock.advance(31 * 60);
    const refused = await shop.placeOrder(customer, payload);
    expect(refused.json()).toMatchObject({
      code: 'price_changed',
      amount: 12.9,
      tax: 3.35,
      changes: [{ domain, reason: 'tax' }],
    });

    expect(await comOffer('EUR')).toMatchObject({ register: 11.9 });
    await change('exchange-rates', 'EUR,0.92', 'EUR,1.1');
    expect(await comOffer('EUR')).toMatchObject({ register: 14.9 });
  });
});

describe('the price imports of a running shop', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('accepts and returns files over a socket that only its owner can open', async () => {
    const close = await listenForImports(imports, folder, silentLog);
    expect(statSync(importSocketPath(folder)).mode & 0o777).toBe(0o600);
    const reached = await connectToImports(folder);
    expect(await reached?.export('taxes')).toBe(await imports.export('taxes'));
    const text = (await imports.export('add-ons')).replace('contact_privacy,USD,0.00', 'contact_privacy,USD,9.00');
    expect(await reached?.import({ file: 'add-ons.csv', text, actor, applyTo: 0 })).toMatchObject({
      kind: 'applied',
      table: 'add-ons',
    });
    expect(shop.deps.priceListCache.current().addOn('contact_privacy', 'USD')).toBe(900);
    await close();
    expect(await connectToImports(folder)).toBeNull();
  });

  test('a failure is reported and the next import still works', async () => {
    const broken: PriceImportService = {
      import: () => Promise.reject(new Error('The database is unavailable')),
      export: () => Promise.resolve(''),
    };
    const close = await listenForImports(broken, folder, silentLog);
    const reached = await connectToImports(folder);
    await expect(reached?.import({ file: 'a.csv', text: '', actor })).rejects.toThrow('The database is unavailable');
    expect(await reached?.export('taxes')).toBe('');
    await close();
  });

  test("uses another place for the socket when the folder's path is too long", () => {
    const long = join(folder, randomBytes(60).toString('hex'));
    expect(Buffer.byteLength(importSocketPath(long))).toBeLessThan(100);
    expect(importSocketPath(long)).not.toBe(importSocketPath(`${long}2`));
  });
});
