import fc from 'fast-check';
import { cartTotals, lineTotals, toMinor, toWire, assertMinor } from '@storefront/shared/domain';
import { allTlds, findTld } from '../../core/catalog/catalog';
import type { TldRecord } from '../../core/catalog/tlds';
import { defaultPriceList, defaultTables } from '../price-list/default-tables';
import { SALE_CURRENCIES } from '../price-list/sale-currency';
import { addOnsFor, priceService, yearsSold, type PriceQuestion, type Sale } from './price-engine';

const record = (tld: string): TldRecord => {
  const found = findTld(tld);
  if (!found) throw new Error(`${tld} is not on sale`);
  return found;
};
const question = ({ tld = 'com', ...change }: Partial<PriceQuestion> & { tld?: string } = {}): PriceQuestion => ({
  record: record(tld),
  premium: null,
  service: 'domain_create',
  period: 1,
  withAddOns: true,
  stage: 'active',
  ...change,
});
const inUsd: Sale = { priceList: defaultPriceList(), currency: 'USD', country: null };
const priced = (change: Parameters<typeof question>[0] = {}, country: string | null = null) =>
  priceService(question(change), { ...inUsd, country });

describe('[PR-01a] price of a domain', () => {
  test('charges a registration for each year', () => {
    expect(priced({ period: 2 })).toMatchObject({ price: 1290, cost: 2580, tax: 0, renewal: 1490, maxYears: 10 });
  });

  test('applies an introductory price to the first year only', () => {
    expect(priced({ tld: 'studio', period: 3 })).toMatchObject({ price: 490, cost: 490 + 2 * 2990, renewal: 2990 });
  });

  test('uses separate prices for renewals and transfers', () => {
    expect(priced({ service: 'domain_renew', period: 3 })).toMatchObject({ price: 1490, cost: 4470 });
    expect(priced({ tld: 'studio', service: 'domain_transfer' })).toMatchObject({
      price: 2990,
      cost: 2990,
      addOns: [],
    });
  });

  test('[LG-02a] [R9] adds the late fee in the grace period, if the list has one, and the restore fee in redemption, each once', () => {
    expect(priced({ tld: 'io', service: 'domain_renew', stage: 'grace', period: 2 })).toMatchObject({
      price: 5400,
      cost: 12_000,
      fee: { kind: 'late', amount: 1200 },
      renewal: 5400,
    });
    expect(priced({ service: 'domain_renew', stage: 'grace' })).toMatchObject({ cost: 1490, fee: null });
    expect(priced({ service: 'domain_renew', stage: 'redemption', period: 2 }, 'NO')).toMatchObject({
      cost: 11_880,
      fee: { kind: 'restore', amount: 8900 },
      tax: 2970,
    });
    expect(priced({ stage: 'redemption' })).toMatchObject({ cost: 1290, fee: null });
  });

  test('sells a transfer for one year, and no TLD beyond its own limits', () => {
    expect(priced({ service: 'domain_transfer', period: 2 })).toBeNull();
    expect(priced({ tld: 'be', period: 2 })).toBeNull();
    expect(priced({ tld: 'ai', period: 1 })).toBeNull();
    expect(priced({ tld: 'ai', period: 2 })).toMatchObject({ cost: 15800 });
  });

  test('[PR-03a] replaces the list price by the premium price, and by its renewal price after the first year', () => {
    const premium = { register: assertMinor(240_000), renew: assertMinor(5400), transfer: assertMinor(5400) };
    expect(priced({ tld: 'io', premium, period: 2 })).toMatchObject({
      price: 240_000,
      cost: 245_400,
      renewal: 5400,
      premium,
    });
  });

  test('prices add-ons for the whole period, and only those that the TLD allows', () => {
    expect(priced({ period: 2 })?.addOns.map(({ name, price, cost }) => [name, price, cost])).toEqual([
      ['contact_privacy', 0, 0],
      ['domain_forwarding', 500, 1000],
      ['email_forwarding', 300, 600],
    ]);
    expect(addOnsFor(record('us'), 'domain_create', defaultPriceList())).toEqual([
      'domain_forwarding',
      'email_forwarding',
    ]);
    expect(priced({ tld: 'us', service: 'contact_privacy_create' })).toBeNull();
    expect(priced({ service: 'email_forwarding_create', period: 3 })).toMatchObject({
      price: 300,
      cost: 900,
      renewal: 300,
    });
  });

  test('taxes by country and rounds half up once', () => {
    expect(priced({}, 'NO')).toMatchObject({
      tax: 323,
      tax_rates: [{ tax_id: 'vat-no', tax_rate: 25, tax_amount: 323 }],
    });
    expect(priced({}, 'US')).toMatchObject({ tax: 0, tax_rates: [] });
    expect(priced()).toMatchObject({ tax: 0, tax_rates: [] });
  });
});

const countries = [null, ...new Set(defaultTables().taxes.map(({ country }) => country))];
const services = ['domain_create', 'domain_renew', 'domain_transfer'] as const;

const anyQuestion = fc.record({
  record: fc.constantFrom(...allTlds()),
  premium: fc.option(
    fc.record({
      register: fc.integer({ min: 100, max: 1e8 }).map(assertMinor),
      renew: fc.integer({ min: 100, max: 1e8 }).map(assertMinor),
      transfer: fc.integer({ min: 100, max: 1e8 }).map(assertMinor),
    }),
    { nil: null },
  ),
  service: fc.constantFrom(...services),
  period: fc.integer({ min: 1, max: 10 }),
  withAddOns: fc.boolean(),
  stage: fc.constantFrom('active' as const, 'grace' as const, 'redemption' as const),
});
const anySale: fc.Arbitrary<Sale> = fc.record({
  priceList: fc.constant(defaultPriceList()),
  currency: fc.constantFrom(...SALE_CURRENCIES),
  country: fc.constantFrom(...countries),
});

describe('[PR-04a] the same price everywhere', () => {
  test('yields whole, non-negative amounts that fit the wire, exactly for the years sold', () => {
    fc.assert(
      fc.property(anyQuestion, anySale, (asked, sale) => {
        const line = priceService(asked, sale);
        const { min, max } = yearsSold(asked.record, asked.service);
        expect(line !== null).toBe(asked.period >= min && asked.period <= max);
        if (!line) return;
        for (const amount of [
          line.price,
          line.cost,
          line.tax,
          line.renewal,
          ...line.addOns.flatMap(({ price, cost, tax }) => [price, cost, tax]),
        ]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          expect(toMinor(toWire(amount, sale.currency), sale.currency)).toBe(amount);
        }
        expect(line.tax).toBe(line.tax_rates.reduce((sum, { tax_amount }) => sum + tax_amount, 0));
        expect(line.cost).toBeGreaterThanOrEqual(line.price + (line.fee?.amount ?? 0));
        if (asked.service === 'domain_renew' && !asked.premium)
          expect(line.cost).toBe(line.price * asked.period + (line.fee?.amount ?? 0));
      }),
    );
  });

  test('charges more for a longer period', () => {
    fc.assert(
      fc.property(anyQuestion, anySale, (asked, sale) => {
        const [shorter, longer] = [
          priceService(asked, sale),
          priceService({ ...asked, period: asked.period + 1 }, sale),
        ];
        if (shorter && longer) expect(longer.cost).toBeGreaterThan(shorter.cost);
      }),
    );
  });

  test('adds the lines of a cart up to its total in any order', () => {
    const line = fc.tuple(anyQuestion, fc.integer({ min: 1, max: 5 })).map(([asked, quantity]) => {
      const priced = priceService(
        { ...asked, period: asked.record.minYears, service: 'domain_create', withAddOns: true },
        { ...inUsd, currency: 'EUR', country: 'FI' },
      );
      if (!priced) throw new Error('A first period is always sold');
      const addOns = priced.addOns.map(({ name, cost, tax_rates }) => ({
        cost,
        tax_rates: [...tax_rates],
        quantity: name === 'email_forwarding' ? quantity : 1,
        is_selected: true,
      }));
      return { cost: priced.cost, quantity: 1, tax_rates: [...priced.tax_rates], sub_products: addOns };
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const cart = cartTotals(lines);
        const each = lines.map(lineTotals);
        expect(cart.cost).toBe(each.reduce((sum, { cost }) => sum + cost, 0));
        expect(cart.tax).toBe(each.reduce((sum, { tax }) => sum + tax, 0));
        expect(cartTotals([...lines].reverse())).toEqual(cart);
      }),
    );
  });
});
