import { checkPrice, type PriceAnswer } from '@storefront/shared/contract';
import type {
  deskComparePrices,
  deskPreviewPrices,
  deskPrices,
  PriceDraft,
  PriceVersion,
} from '@storefront/shared/contract/desk';
import type { OutputOf } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { audit_entries, price_tables } from '../src/db/schema';
import { createPriceImportService } from '../src/modules/price-list/price-import-service';
import { auditTrail } from './support/audit-trail';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

type Comparison = OutputOf<typeof deskComparePrices>;
type Preview = OutputOf<typeof deskPreviewPrices>;

let shop: TestShop;
let desk: TestDesk;
let finance: TestStaff;
let ines: TestStaff;
let bo: TestStaff;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26003', CURRENCIES: 'USD,EUR' });
  desk = await openDesk(shop);
  finance = await desk.asStaff('finance');
  ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
  bo = await desk.asStaff('admin', { name: 'Bo Lindgren' });
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
/** Resets to the prices that the shop comes with. */
beforeEach(async () => {
  await shop.deps.db.delete(price_tables);
  await shop.deps.priceListCache.refresh();
});

const post = (who: TestStaff, path: string, payload: object) =>
  who.request({ method: 'POST', url: `/desk/1.0/prices/${path}`, payload });
const compare = async (draft: PriceDraft, who = finance): Promise<Comparison> => {
  const answer = await post(who, 'compare', draft);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Comparison>();
};
const publish = (draft: PriceDraft, comment = 'New wholesale prices', who = ines) =>
  post(who, 'publish', { draft, comment });
const published = async (draft: PriceDraft, comment?: string, who?: TestStaff): Promise<PriceVersion> => {
  const answer = await publish(draft, comment, who);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<PriceVersion>();
};
const refusal = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ params?: { what?: string } }>().params?.what,
];
const view = async () => (await finance.request({ url: '/desk/1.0/prices' })).json<OutputOf<typeof deskPrices>>();

/** The registration price of .com, which the shop comes with at 12.90. */
const comCosts = (base: number, register: string): PriceDraft => ({
  base,
  edits: [{ table: 'prices', row: '.com in USD', cells: { register } }],
});
const asked = async (domain: string, currency_code = 'USD'): Promise<PriceAnswer> =>
  (
    await shop.request({
      method: 'POST',
      url: checkPrice.path,
      payload: { domain, period: 1, service: 'domain_create', currency_code },
    })
  ).json<PriceAnswer>();

describe('[BO-04a] a draft', () => {
  it('of one TLD, an add-on, a tax and an exchange rate shows old and new values with the percentage', async () => {
    const { version, tables } = await view();
    expect([version, tables.map(({ name }) => name)]).toEqual([0, ['prices', 'add-ons', 'exchange-rates', 'taxes']]);
    expect(tables[0]?.rows[0]).toMatchObject({ row: '.com in USD', cells: { ending: '.com', register: '12.90' } });

    const { problems, changes } = await compare({
      base: 0,
      edits: [
        { table: 'prices', row: '.com in USD', cells: { register: '15.48', renew: '13.41' } },
        {
          table: 'prices',
          row: null,
          cells: { ending: 'com', currency: 'EUR', register: '11', renew: '12', transfer: '12', restore: '80' },
        },
        { table: 'add-ons', row: 'email_forwarding in USD', cells: { price: '3.30' } },
        { table: 'exchange-rates', row: 'EUR', cells: { per_usd: '0.9384' } },
        { table: 'taxes', row: 'vat-de of DE', cells: { valid_until: '2027-12-31' } },
        {
          table: 'taxes',
          row: null,
          cells: { country: 'DE', tax_id: 'vat-de', name: 'VAT Germany', rate: '20', valid_from: '2028-01-01' },
        },
        { table: 'taxes', row: 'vat-li of LI', cells: null },
      ],
    });
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([
      {
        table: 'prices',
        kind: 'changed',
        row: '.com in USD',
        cells: [
          { column: 'register', was: '12.90', now: '15.48', percent: 20 },
          { column: 'renew', was: '14.90', now: '13.41', percent: -10 },
        ],
      },
      { table: 'prices', kind: 'added', row: '.com in EUR' },
      { table: 'add-ons', cells: [{ column: 'price', was: '3.00', now: '3.30', percent: 10 }] },
      { table: 'exchange-rates', cells: [{ column: 'per_usd', was: '0.92', now: '0.9384', percent: 2 }] },
      { table: 'taxes', row: 'vat-de of DE until 2027-12-31', kind: 'added' },
      { table: 'taxes', row: 'vat-de of DE from 2028-01-01', kind: 'added' },
      { table: 'taxes', row: 'vat-de of DE', kind: 'removed' },
      { table: 'taxes', row: 'vat-li of LI', kind: 'removed' },
    ]);
    expect(await shop.deps.db.select().from(price_tables)).toEqual([]);
  });

  it('[BO-04p] with a price that no card can be charged is refused, at its row and column; a free add-on is not', async () => {
    const { problems } = await compare({
      base: 0,
      edits: [
        { table: 'prices', row: '.com in USD', cells: { register: '0.10' } },
        { table: 'add-ons', row: 'email_forwarding in USD', cells: { price: '0' } },
      ],
    });
    expect(problems).toMatchObject([
      {
        table: 'prices',
        row: '.com in USD',
        column: 'register',
        message: 'The registration price is 0.10. A card cannot be charged less than 0.50 USD.',
      },
    ]);
    expect((await publish(comCosts(0, '0.10'))).statusCode).toBe(422);
  });

  describe('[BO-04p] with a price that is too small for a card once it is converted', () => {
    let canadian: TestShop;
    let counter: TestDesk;
    let admin: TestStaff;
    beforeAll(async () => {
      canadian = await openShop({ DESK_PORT: '26017', CURRENCIES: 'USD,CAD' });
      counter = await openDesk(canadian);
      admin = await counter.asStaff('admin');
    });
    afterAll(async () => {
      await counter.close();
      await canadian.close();
    });
    const saved = async (base: number, ...edits: NonNullable<PriceDraft['edits']>) => {
      const answer = await post(admin, 'publish', { draft: { base, edits }, comment: 'New prices' });
      return [answer.statusCode, answer.json<{ version?: number }>().version ?? 0] as const;
    };
    const inUsd = (register: string) => ({ table: 'prices' as const, row: '.com in USD', cells: { register } });
    const rate = (per_usd: string) => ({ table: 'exchange-rates' as const, row: 'CAD', cells: { per_usd } });
    const message =
      'The registration price of .com in CAD is 0.90, converted from US dollars. A card cannot be charged less than 1.00 CAD.';

    it('is refused, whether the price or the rate is saved, unless the price is listed in the currency', async () => {
      const { problems } = await compare({ base: 0, edits: [rate('1.36'), inUsd('0.60')] }, admin);
      expect(problems).toEqual([
        { table: 'prices', row: '.com in USD', column: 'register', file: null, line: null, message },
      ]);
      expect((await saved(0, rate('1.36'), inUsd('0.60')))[0]).toBe(422);
      const [status, version] = await saved(0, rate('1.6'), inUsd('0.60'));
      expect(status).toBe(200);
      expect((await saved(version, rate('1.36')))[0]).toBe(422);
      const later = { table: 'exchange-rates' as const, row: null, cells: { currency: 'CAD', per_usd: '1.36' } };
      const { problems: dated } = await compare(
        { base: version, edits: [{ ...later, cells: { ...later.cells, valid_from: '2099-01-01' } }] },
        admin,
      );
      expect(dated.map(({ message: said }) => said)).toEqual([message.replace('0.90,', '0.90 from 2099-01-01 on,')]);

      const imports = createPriceImportService(canadian.deps);
      const text = (await imports.export('exchange-rates')).replace(/^CAD,[\d.]+/m, 'CAD,1.36');
      expect(await imports.import({ file: 'rates.csv', text, actor: 'import:mara' })).toEqual({
        kind: 'refused',
        problems: [{ line: 1, column: 1, message }],
      });

      const cells = { ending: 'com', currency: 'CAD', register: '1.00', renew: '12', transfer: '12', restore: '80' };
      expect((await saved(version, rate('1.36'), { table: 'prices', row: null, cells }))[0]).toBe(200);
    });
  });

  it('shows the effect on every converted price', async () => {
    const { effects } = await compare({
      base: 0,
      edits: [{ table: 'exchange-rates', row: 'EUR', cells: { per_usd: '1.84' } }],
    });
    expect(effects).toMatchObject([{ currency_code: 'EUR', fall: null }]);
    expect(effects[0]?.changed).toBeGreaterThan(500);
    expect(effects[0]?.rise).toBeGreaterThan(90);
  });

  it('lists what would be sold below cost: an introduction, and a listed price overtaken by the exchange rate', async () => {
    const costs = { register_cost: '10.00', renew_cost: '10.00' };
    const first = await published({
      base: 0,
      edits: [
        { table: 'prices', row: '.com in USD', cells: costs },
        {
          table: 'prices',
          row: null,
          cells: { ending: '.com', currency: 'EUR', register: '9.90', renew: '9.90', transfer: '9.90', restore: '80' },
        },
        { table: 'prices', row: '.net in USD', cells: { register: '2.00', first_year_only: 'yes', ...costs } },
      ],
    });
    const now = await compare({ base: first.version, edits: [] });
    expect(now.losses).toMatchObject([
      {
        tld: 'net',
        currency_code: 'USD',
        service: 'register',
        price: 2,
        cost: 10,
        is_introduction: true,
        is_new: false,
      },
      { tld: 'net', currency_code: 'EUR', service: 'register', cost: 9.2, is_introduction: true, is_new: false },
    ]);
    const { losses } = await compare({
      base: first.version,
      edits: [
        { table: 'exchange-rates', row: null, cells: { currency: 'EUR', per_usd: '1.1', valid_from: '2099-01-01' } },
      ],
    });
    expect(losses.filter(({ is_new }) => is_new)).toEqual(
      ['register', 'renew'].map((service) => ({
        tld: 'com',
        currency_code: 'EUR',
        service,
        price: 9.9,
        cost: 11,
        from: '2099-01-01',
        is_introduction: false,
        is_new: true,
      })),
    );
    // A cost above its own price is refused at once, as in an import.
    const { problems } = await compare({
      base: first.version,
      edits: [{ table: 'prices', row: '.com in USD', cells: { renew: '9.99' } }],
    });
    expect(problems).toMatchObject([
      {
        table: 'prices',
        row: '.com in USD',
        column: 'renew',
        message: 'The renewal price 9.99 is below its cost 10.00.',
      },
    ]);
  });

  it.each([
    ['an invalid price', { table: 'prices', row: '.com in USD', cells: { register: '12,90' } }, 'register'],
    ['a price of zero', { table: 'prices', row: '.com in USD', cells: { renew: '0' } }, 'renew'],
    ['an empty cell', { table: 'prices', row: '.com in USD', cells: { transfer: '' } }, 'transfer'],
    ['an unknown column', { table: 'prices', row: '.com in USD', cells: { discount: '1' } }, 'discount'],
    ['a missing row', { table: 'prices', row: '.com in CAD', cells: { renew: '9' } }, null],
    ['a TLD without a price', { table: 'prices', row: '.com in USD', cells: null }, null],
    ['a currency without a rate', { table: 'exchange-rates', row: 'EUR', cells: null }, null],
    [
      'a second row with the same title',
      { table: 'add-ons', row: null, cells: { add_on: 'email_forwarding', currency: 'USD', price: '1' } },
      'add_on',
    ],
    ['a tax over 100 percent', { table: 'taxes', row: 'vat-de of DE', cells: { rate: '119' } }, 'rate'],
  ] as const)('with %s has a problem at its row and column, and cannot be published', async (_what, edit, column) => {
    const draft: PriceDraft = { base: 0, edits: [edit] };
    const { problems, changes } = await compare(draft);
    expect([problems.length, problems[0]?.column, changes]).toEqual([1, column, []]);
    expect(refusal(await publish(draft))).toEqual([422, 'prices_invalid']);
    expect(await shop.deps.db.select().from(price_tables)).toEqual([]);
  });

  it('is published by administrators only', async () => {
    expect(refusal(await publish(comCosts(0, '13.90'), 'Because', finance))).toEqual([409, 'role']);
    const support = await desk.asStaff('support');
    expect(refusal(await post(support, 'compare', comCosts(0, '13.90')))).toEqual([409, 'role']);
  });
});

describe('[BO-04b] the preview', () => {
  const preview = async (draft: PriceDraft, country: string | null, tld = 'com', day: string | null = null) =>
    (await post(finance, 'preview', { draft, tld, country, day })).json<Preview>();
  const row = ({ rows }: Preview, service: string, years: number, currency = 'USD') =>
    rows.find((one) => one.service === service && one.years === years && one.currency_code === currency);

  it('shows what the shop then charges: every term and service, with tax, in each currency', async () => {
    const draft = comCosts(0, '19.99');
    const shown = await preview(draft, 'DE');
    expect(shown.taxes).toEqual([{ name: 'VAT Germany', rate: 19 }]);
    expect(row(shown, 'register', 1)).toMatchObject({
      was: { amount: 12.9, tax: 2.45, total: 15.35 },
      now: { amount: 19.99, tax: 3.8, total: 23.79 },
    });
    await published(draft);
    const customer = await shop.asCustomer({ country: 'DE' });
    const label = freshLabel();
    for (const { currency_code, service, years, now } of shown.rows) {
      if (service !== 'register') continue;
      const answer = (
        await customer.request({
          method: 'POST',
          url: checkPrice.path,
          payload: { domain: `${label}.com`, period: years, service: 'domain_create', currency_code },
        })
      ).json<PriceAnswer>();
      expect([currency_code, years, now?.amount, now?.tax]).toEqual([currency_code, years, answer.cost, answer.tax]);
    }
    expect(shown.rows.filter(({ service }) => service === 'register')).toHaveLength(6);
  });

  it('is before tax for guests, for another day on request, and refuses an invalid draft', async () => {
    const later: PriceDraft = {
      base: 0,
      edits: [
        {
          table: 'prices',
          row: null,
          cells: {
            ending: '.com',
            currency: 'USD',
            register: '20',
            renew: '20',
            transfer: '20',
            restore: '99',
            valid_from: '2099-01-01',
          },
        },
      ],
    };
    expect(row(await preview(later, null), 'register', 1)).toMatchObject({
      now: { amount: 12.9, tax: 0, total: 12.9 },
    });
    expect(row(await preview(later, null, 'com', '2099-01-01'), 'register', 1)).toMatchObject({ now: { amount: 20 } });
    const wrong = await post(finance, 'preview', { draft: comCosts(0, '-1'), tld: 'com', country: null, day: null });
    expect(refusal(wrong)).toEqual([422, 'prices_invalid']);
    const unknown = await post(finance, 'preview', { draft: comCosts(0, '13'), tld: 'nope', country: null, day: null });
    expect(refusal(unknown)).toEqual([404, 'not_found']);
  });
});

describe('[BO-04c] a version', () => {
  it('is one change of several tables with a comment, in force at once, logged with its author', async () => {
    const version = await published(
      {
        base: 0,
        edits: [
          ...(comCosts(0, '13.90').edits ?? []),
          { table: 'add-ons', row: 'email_forwarding in USD', cells: { price: '4' } },
        ],
      },
      'Registry fee up',
    );
    expect(version).toMatchObject({
      by: 'Ines Okafor',
      is_staff: true,
      comment: 'Registry fee up',
      tables: ['prices', 'add-ons'],
      restores: null,
    });
    expect((await asked(`${freshLabel()}.com`)).price).toBe(13.9);
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.action, 'price_list.published'));
    expect(entries.at(-1)).toMatchObject({
      actor: `staff:${ines.id}`,
      subject: 'price_list',
      before: { version: 0 },
      after: { version: version.version, comment: 'Registry fee up', changes: [{}, {}] },
    });
  });

  it('does not overwrite another: the later publisher sees what has changed and by whom, and publishes on top of that', async () => {
    await published(comCosts(0, '13.90'), 'Up', bo);
    const late: PriceDraft = { base: 0, edits: [{ table: 'prices', row: '.com in USD', cells: { renew: '16.90' } }] };
    expect(refusal(await publish(late))).toEqual([409, 'prices_changed']);
    const compared = await compare(late);
    expect(compared.since).toMatchObject({
      versions: [{ by: 'Bo Lindgren', comment: 'Up' }],
      changes: [{ row: '.com in USD', cells: [{ column: 'register', was: '12.90', now: '13.90' }] }],
    });
    expect(compared.changes).toMatchObject([{ cells: [{ column: 'renew', was: '14.90', now: '16.90' }] }]);
    await published({ ...late, base: compared.version });
    expect((await view()).tables[0]?.rows[0]?.cells).toMatchObject({ register: '13.90', renew: '16.90' });
  });

  it('is published by one of several at the same moment, also besides an import on the server', async () => {
    const text = await createPriceImportService(shop.deps).export('taxes');
    const [one, two, three, imported] = await Promise.all([
      publish(comCosts(0, '13.90'), 'One'),
      publish(comCosts(0, '14.90'), 'Two', bo),
      publish(comCosts(0, '13.90'), 'One'),
      createPriceImportService(shop.deps).import({
        file: 'taxes.csv',
        text: text.replace('DE,vat-de,VAT Germany,19', 'DE,vat-de,VAT Germany,20'),
        actor: 'import:mara',
        applyTo: 0,
      }),
    ]);
    const kinds = [one, two, three].map(({ statusCode }) => statusCode);
    expect(kinds.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(kinds.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await shop.deps.db.select().from(price_tables)).toHaveLength(
      kinds.filter((status) => status === 200).length + (imported.kind === 'applied' ? 1 : 0),
    );
  });

  it('needs a change and a reason', async () => {
    expect(refusal(await publish(comCosts(0, '12.90')))).toEqual([409, 'prices_same']);
    expect((await publish(comCosts(0, '13.90'), '   ')).statusCode).toBe(400);
    expect(refusal(await publish({ base: 999_999, edits: [] }))).toEqual([409, 'prices_changed']);
    expect(await shop.deps.db.select().from(price_tables)).toEqual([]);
  });
});

test('[BO-04d] a quote shown before a version is honoured at checkout, and a new price check returns the new price', async () => {
  const customer = await shop.asCustomer({ country: 'US' });
  const domain = `${freshLabel()}.com`;
  const payload = await shop.payloadFor(customer, [domain]);
  await published(comCosts(0, '13.90'));
  expect((await asked(`${freshLabel()}.com`)).price).toBe(13.9);
  const placed = await shop.placeOrder(customer, payload);
  expect(placed.statusCode).toBe(201);
  expect(await shop.settle(customer, placed.json<{ order_id: string }>().order_id)).toMatchObject({
    amount: 12.9,
    captured: 12.9,
  });
  await shop.checkInvariants();
});

describe('[BO-04e] the history', () => {
  const versions = async (page = 1) =>
    (await finance.request({ url: `/desk/1.0/prices/versions?page=${page}` })).json<{
      rows: PriceVersion[];
      has_more: boolean;
    }>();

  it('lists every version with author, time and reason, including imports on the server, in pages', async () => {
    const imports = createPriceImportService(shop.deps);
    const text = (await imports.export('prices')).replace('.com,USD,12.90', '.com,USD,13.00');
    await imports.import({ file: 'my-prices.csv', text, actor: 'import:mara', applyTo: 0 });
    let { version } = (await versions()).rows[0] ?? { version: 0 };
    for (let step = 1; step <= 20; step += 1)
      ({ version } = await published(comCosts(version, `14.${String(step).padStart(2, '0')}`), `Step ${step}`));
    const [first, second] = [await versions(), await versions(2)];
    expect([first.rows.length, first.has_more, second.rows.length, second.has_more]).toEqual([20, true, 1, false]);
    expect(first.rows[0]).toMatchObject({ by: 'Ines Okafor', comment: 'Step 20', tables: ['prices'] });
    expect(second.rows[0]).toMatchObject({ by: 'mara', is_staff: false, comment: '', files: ['my-prices.csv'] });
    const one = await finance.request({ url: `/desk/1.0/prices/version?version=${first.rows[1]?.version}` });
    expect(one.json()).toMatchObject({
      comment: 'Step 19',
      changes: [{ row: '.com in USD', cells: [{ column: 'register', was: '14.18', now: '14.19' }] }],
    });
  });

  it('restores an earlier version, or the default prices, as a new one after its difference was shown', async () => {
    const first = await published(comCosts(0, '13.90'));
    const second = await published({
      base: first.version,
      edits: [
        ...(comCosts(0, '15.90').edits ?? []),
        { table: 'add-ons', row: 'email_forwarding in USD', cells: { price: '4' } },
      ],
    });
    const back: PriceDraft = { base: second.version, restores: first.version };
    expect((await compare(back)).changes).toMatchObject([
      { row: '.com in USD', cells: [{ column: 'register', was: '15.90', now: '13.90', percent: -12.6 }] },
      { row: 'email_forwarding in USD', cells: [{ was: '4.00', now: '3.00' }] },
    ]);
    const third = await published(back, 'Too dear');
    expect(third).toMatchObject({ restores: first.version, tables: ['prices', 'add-ons'] });
    expect((await asked(`${freshLabel()}.com`)).price).toBe(13.9);
    await published({ base: third.version, restores: 0 }, 'As it came');
    expect((await asked(`${freshLabel()}.com`)).price).toBe(12.9);
    expect((await versions()).rows).toHaveLength(4);
    expect(refusal(await post(finance, 'compare', { base: 0, restores: 999_999 }))).toEqual([404, 'not_found']);
  });
});

describe('[BO-04f] a file', () => {
  const download = async (table: string, version = 0) =>
    (await finance.request({ url: `/desk/1.0/prices/file?table=${table}&version=${version}` })).json<{
      name: string;
      text: string;
    }>();

  it('is downloaded, edited and uploaded, of any version, and its difference is shown before it takes effect', async () => {
    const { name, text } = await download('prices');
    expect(name).toBe('prices.csv');
    expect((await compare({ base: 0, files: [{ name, text }] })).changes).toEqual([]);
    const draft: PriceDraft = {
      base: 0,
      files: [
        { name: 'autumn.csv', text: text.replace('.com,USD,12.90', '.com,USD,13.90') },
        { name: 'rates.csv', text: (await download('exchange-rates')).text.replace('EUR,0.92', 'EUR,0.93') },
      ],
      edits: [{ table: 'add-ons', row: 'email_forwarding in USD', cells: { price: '4' } }],
    };
    expect((await compare(draft)).changes.map(({ row }) => row)).toEqual([
      '.com in USD',
      'email_forwarding in USD',
      'EUR',
    ]);
    const { version, files } = await published(draft);
    expect(files).toEqual(['autumn.csv, rates.csv']);
    expect((await download('prices', version)).text).toContain('.com,USD,13.90');
    expect((await download('prices', 0)).text).toContain('.com,USD,12.90');
  });

  it('with errors changes nothing, and each is reported by its line', async () => {
    const { text } = await download('prices');
    const { problems } = await compare({
      base: 0,
      files: [{ name: 'bad.csv', text: text.replace('.com,USD,12.90', '.com,USD,free') }],
    });
    expect(problems).toMatchObject([{ table: 'prices', file: 'bad.csv', line: 2, row: null }]);
    const twice = { name: 'a.csv', text };
    expect((await compare({ base: 0, files: [twice, twice] })).problems).toMatchObject([
      { message: 'Two files are the table of prices.' },
    ]);
    expect((await compare({ base: 0, files: [{ name: 'x', text: '<?xml>garbage' }] })).problems).toHaveLength(1);
  });
});
