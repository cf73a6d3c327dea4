import fc from 'fast-check';
import { assertMinor } from '@storefront/shared/domain';
import { defaultTables } from './default-tables';
import { percentBetween } from './percent';
import { applyDraft, listCells, type RowEdit } from './price-draft';
import { findLosses } from './price-losses';
import { PriceList } from './price-list';
import { changesBetween } from './price-publications';
import { writeTableFile } from './table-file';
import type { PriceRow, Tables } from './tables';

const DAY = '2027-03-01';
const tables = defaultTables();
const endings = tables.prices.map(({ ending }) => ending);
const amount = fc.integer({ min: 100, max: 99_999_999 });
const inCell = (minor: number): string => (minor / 100).toFixed(2);

const priceEdits = fc
  .uniqueArray(fc.record({ ending: fc.constantFrom(...endings), register: amount, renew: amount }), {
    selector: ({ ending }) => ending,
    maxLength: 12,
  })
  .map((rows): RowEdit[] =>
    rows.map(({ ending, register, renew }) => ({
      table: 'prices',
      row: `.${ending} in USD`,
      cells: { register: inCell(register), renew: inCell(renew) },
    })),
  );

const apply = (edits: readonly RowEdit[], to = tables): Tables => {
  const drafted = applyDraft(to, { edits }, DAY);
  if ('problems' in drafted) throw new Error(JSON.stringify(drafted.problems));
  return drafted.tables;
};

describe('[BO-04a] price drafts', () => {
  it('change exactly the edited cells, with the same result as a file with these cells', () => {
    fc.assert(
      fc.property(priceEdits, (edits) => {
        const after = apply(edits);
        const changes = changesBetween(tables, after);
        const expected = edits.flatMap(({ row, cells }) => {
          const before = listCells('prices', tables.prices).find((one) => one.row === row)?.cells ?? {};
          return Object.entries(cells ?? {}).flatMap(([column, now]) =>
            before[column] === now ? [] : [`${row} ${column} ${before[column]} ${now}`],
          );
        });
        const found = changes.flatMap(({ title, cells }) =>
          cells.map(({ column, was, now }) => `${title} ${column} ${was} ${now}`),
        );
        expect([...found].sort()).toEqual([...expected].sort());
        const file = writeTableFile('prices', after.prices);
        const uploaded = applyDraft(tables, { files: [{ name: 'prices.csv', text: file }] }, DAY);
        expect('tables' in uploaded && uploaded.tables).toEqual(after);
      }),
      { numRuns: 40 },
    );
  });

  it('are undone by a draft that resets the cells, and never mutate their source tables', () => {
    fc.assert(
      fc.property(priceEdits, (edits) => {
        const before = JSON.stringify(tables);
        const back = edits.map(({ row }): RowEdit => {
          const { register = '', renew = '' } =
            listCells('prices', tables.prices).find((one) => one.row === row)?.cells ?? {};
          return { table: 'prices', row, cells: { register, renew } };
        });
        expect(apply(back, apply(edits))).toEqual(tables);
        expect(JSON.stringify(tables)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });

  it('report a problem or apply for any text in any cell, and never throw', () => {
    const columns = ['ending', 'currency', 'register', 'late', 'valid_from', 'renew_cost', 'first_year_only'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...columns), fc.string({ unit: 'binary', maxLength: 20 })), (cells) => {
        const drafted = applyDraft(tables, { edits: [{ table: 'prices', row: '.com in USD', cells }] }, DAY);
        if ('problems' in drafted) expect(drafted.problems.every(({ message }) => message.length > 5)).toBe(true);
        else expect(drafted.tables.prices).toHaveLength(tables.prices.length);
      }),
    );
  });
});

describe('[BO-04a] sales below cost', () => {
  const com = tables.prices.find(({ ending }) => ending === 'com') as PriceRow;
  const sample = fc.record({
    usd: fc.integer({ min: 1, max: 50_000 }),
    cost: fc.integer({ min: 1, max: 50_000 }),
    eur: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: null }),
    perUsd: fc.integer({ min: 1_000, max: 100_000 }),
  });

  it('are found exactly where the price is lower than the cost in that currency', () => {
    fc.assert(
      fc.property(sample, ({ usd, cost, eur, perUsd }) => {
        const listed: PriceRow = { ...com, renew: assertMinor(usd), costs: { renew: assertMinor(cost) } };
        const drafted: Tables = {
          ...tables,
          prices: [
            listed,
            ...(eur === null ? [] : [{ ...com, currency: 'EUR' as const, renew: assertMinor(eur), costs: {} }]),
          ],
          'exchange-rates': tables['exchange-rates'].map((row) => (row.currency === 'EUR' ? { ...row, perUsd } : row)),
        };
        const list = new PriceList(drafted, DAY, '');
        const found = findLosses(drafted, DAY, ['USD', 'EUR']).map(({ currency, service }) => `${currency} ${service}`);
        const expected = [
          ...(usd < cost ? ['USD renew'] : []),
          // Integer arithmetic: the price times the scale of the rate against the cost times the rate.
          ...(BigInt(list.findPrices('com', 'EUR')?.renew ?? 0) * 10_000n < BigInt(cost) * BigInt(perUsd)
            ? ['EUR renew']
            : []),
        ];
        expect(found).toEqual(expected);
      }),
    );
  });

  it('are reported once, with their first day', () => {
    const rate = (perUsd: number, validFrom: string) => ({ currency: 'EUR' as const, perUsd, validFrom });
    const drafted: Tables = {
      ...tables,
      prices: [
        { ...com, costs: { renew: assertMinor(1_000) } },
        { ...com, currency: 'EUR', renew: assertMinor(950), costs: {} },
      ],
      'exchange-rates': [...tables['exchange-rates'], rate(9_600, '2027-06-01'), rate(9_700, '2027-04-01')],
    };
    expect(findLosses(drafted, DAY, ['USD', 'EUR'])).toMatchObject([
      { tld: 'com', currency: 'EUR', service: 'renew', price: 950, cost: 970, from: '2027-04-01' },
    ]);
  });
});

test('[BO-04a] percentages have the sign of the difference and are exact to one decimal', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 99_999_999 }), (was, now) => {
      const percent = percentBetween(was, now) ?? NaN;
      expect(Math.abs(percent - ((now - was) / was) * 100)).toBeLessThanOrEqual(0.05 + 1e-6);
      if (percent !== 0) expect(Math.sign(percent)).toBe(Math.sign(now - was));
    }),
  );
  expect(percentBetween(0, 100)).toBeNull();
});
