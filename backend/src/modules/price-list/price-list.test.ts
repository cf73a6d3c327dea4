import fc from 'fast-check';
import { toMinor, toWire, assertMinor } from '@storefront/shared/domain';
import { allTlds } from '../../core/catalog/catalog';
import { defaultPriceList, defaultTables } from './default-tables';
import { PriceList, RATE_SCALE } from './price-list';
import { SALE_CURRENCIES } from './sale-currency';
import type { PriceRow, Tables, TaxRow } from './tables';

const list = defaultPriceList();
const converted = SALE_CURRENCIES.filter((code) => code !== 'USD');
const on = (day: string, change: Partial<Tables>) => new PriceList({ ...defaultTables(), ...change }, day, 'test');

const com: PriceRow = {
  ending: 'com',
  currency: 'USD',
  register: assertMinor(1290),
  renew: assertMinor(1490),
  transfer: assertMinor(1290),
  restore: assertMinor(8900),
  late: 0,
  firstYearOnly: false,
  validFrom: null,
  costs: {},
};
const vat: TaxRow = { country: 'NO', taxId: 'vat-no', name: 'VAT Norway', rate: 25, validFrom: null, validUntil: null };

describe('[PR-01a] default prices', () => {
  test('exist for every TLD on sale in every currency, are over zero, and make a restore no cheaper than a registration', () => {
    for (const { tld } of allTlds()) {
      for (const currency of SALE_CURRENCIES) {
        const prices = list.findPrices(tld, currency);
        if (!prices) throw new Error(`.${tld} has no price in ${currency}`);
        for (const price of [prices.register, prices.renew, prices.transfer, prices.restore])
          expect(Number.isInteger(price) && price > 0).toBe(true);
        expect(prices.register).toBeLessThanOrEqual(prices.restore);
      }
    }
  });

  test('are as listed in US dollars', () => {
    expect(list.findPrices('com', 'USD')).toEqual({
      register: 1290,
      renew: 1490,
      transfer: 1290,
      restore: 8900,
      late: 0,
      firstYearOnly: false,
    });
    expect(list.findPrices('studio', 'USD')).toMatchObject({ register: 490, renew: 2990, firstYearOnly: true });
  });

  test('are null for a TLD that is in no table', () => {
    expect(on('2026-01-01', { prices: [com] }).findPrices('net', 'EUR')).toBeNull();
  });
});

describe('[CU-03b] [SE-04a] prices in another currency', () => {
  const perUsd = (code: string) =>
    defaultTables()['exchange-rates'].find(({ currency }) => currency === code)?.perUsd ?? NaN;

  test('property: a converted price is never below the exchange rate, ends in .90 or .00, and fits the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...converted), (usd, currency) => {
        const price = list.converted(assertMinor(usd), currency);
        const exact = (usd * perUsd(currency)) / RATE_SCALE;
        expect(price).toBeGreaterThanOrEqual(exact - 1e-9);
        expect(price - exact).toBeLessThan(101);
        expect(price < 20_000 ? price % 100 === 90 : price % 100 === 0 || price % 100 === 90).toBe(true);
        expect(toMinor(toWire(price, currency), currency)).toBe(price);
      }),
    );
  });

  test('property: a higher price is never lower in another currency', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5_000_000), fc.constantFrom(...SALE_CURRENCIES), (a, b, currency) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(list.converted(assertMinor(low), currency)).toBeLessThanOrEqual(
          list.converted(assertMinor(high), currency),
        );
      }),
    );
  });

  test('converts only prices that are not listed in the currency', () => {
    const listed = on('2026-01-01', {
      prices: [com, { ...com, currency: 'EUR', register: assertMinor(999), firstYearOnly: true }],
    });
    expect(listed.findPrices('com', 'EUR')).toMatchObject({ register: 999, firstYearOnly: true });
    expect(listed.findPrices('com', 'GBP')).toEqual({ ...list.findPrices('com', 'GBP') });
  });
});

describe('rows valid from a day on', () => {
  const prices = [
    com,
    { ...com, register: assertMinor(1390), validFrom: '2027-01-01' },
    { ...com, register: assertMinor(1190), validFrom: '2026-12-01' },
  ];

  test.each([
    ['2026-11-30', 1290],
    ['2026-12-01', 1190],
    ['2026-12-31', 1190],
    ['2027-01-01', 1390],
    ['2031-06-01', 1390],
  ])('[PR-01a] applies on %s the latest row that has begun', (day, register) => {
    expect(on(day, { prices }).findPrices('com', 'USD')).toMatchObject({ register });
  });

  test.each([
    ['2026-12-31', [25]],
    ['2027-01-01', [26]],
    ['2027-06-30', [26]],
    ['2027-07-01', []],
  ])('[CT-08a] [CT-08b] [CT-08c] applies on %s a tax from its first to its last day', (day, rates) => {
    const taxes = [
      { ...vat, validUntil: '2026-12-31' },
      { ...vat, rate: 26, validFrom: '2027-01-01', validUntil: '2027-06-30' },
    ];
    expect(
      on(day, { taxes })
        .taxRules('NO')
        .map(({ tax_rate }) => tax_rate),
    ).toEqual(rates);
  });

  test('adds no tax for a guest or a country without a row', () => {
    expect([list.taxRules(null), list.taxRules('US')]).toEqual([[], []]);
  });
});
