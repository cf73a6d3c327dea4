import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import type { AddOnService, OrderItem } from '@storefront/shared/contract';
import { cartTotals, costOverYears, costParts, sumMinor, toMinor } from '@storefront/shared/domain';
import type { NameState } from '../../adapters/registrar/registrar';
import { allTlds } from '../catalog/catalog';
import { priceOrder } from '../checkout/order-pricing';
import { defaultTables } from '../price-list/default-tables';
import { PriceList } from '../price-list/price-list';
import { SALE_CURRENCIES } from '../price-list/sale-currency';
import type { PriceRow, Tables, TaxRow } from '../price-list/tables';
import { resultOf } from '../search/search-result';
import type { PremiumPrices, Sale } from './price-engine';
import { priceQuestion, signedAnswers, type Standing } from './price-service';

const KEY = createSecretKey('the key of the shop', 'utf8');
const NOW = new Date('2026-11-21T12:00:00Z');
const COUNTRY = 'NO';

const amount = fc.integer({ min: 1, max: 2_000_000 });

/** Price lists that a reseller could import: prices in several currencies, any rates, up to three taxes. */
const anyTables: fc.Arbitrary<Tables> = fc
  .record({
    listed: fc.array(
      fc.record<PriceRow>({
        ending: fc.constantFrom(...allTlds().map(({ tld }) => tld)),
        currency: fc.constantFrom(...SALE_CURRENCIES),
        register: amount,
        renew: amount,
        transfer: amount,
        restore: amount,
        late: fc.oneof(fc.constant(0), amount),
        firstYearOnly: fc.boolean(),
        validFrom: fc.constant(null),
        costs: fc.constant({}),
      }),
      { maxLength: 8 },
    ),
    rates: fc.array(fc.integer({ min: 1_000, max: 100_000 }), { minLength: 4, maxLength: 4 }),
    taxes: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }),
  })
  .map(({ listed, rates, taxes }) => {
    const tables = defaultTables();
    return {
      ...tables,
      prices: [...listed, ...tables.prices],
      'exchange-rates': tables['exchange-rates'].map((row, index) => ({ ...row, perUsd: rates[index] ?? row.perUsd })),
      taxes: taxes.map((thousandths, index): TaxRow => ({ country: COUNTRY, taxId: `tax-${index}`, name: `Tax ${index}`, rate: thousandths / 1000, validFrom: null, validUntil: null })),
    };
  });

const anyLine = fc.record({
  record: fc.constantFrom(...allTlds()),
  premium: fc.option(fc.record({ register: amount, renew: amount, transfer: amount }), { nil: null }),
  years: fc.integer({ min: 1, max: 10 }),
  mailboxes: fc.integer({ min: 0, max: 4 }),
  forwarding: fc.boolean(),
  /** Null: the name is registered; otherwise it is renewed, from this stage of its life. */
  renewedIn: fc.constantFrom(null, null, 'active' as const, 'grace' as const, 'redemption' as const),
});

const anyCart = fc.uniqueArray(anyLine, { selector: ({ record }) => record.tld, minLength: 1, maxLength: 12 });

describe('[PR-04] the same figure everywhere', () => {
  test('property: search, price check, cart and order agree to the minor unit, whatever the prices, currency and taxes', () => {
    fc.assert(
      fc.property(anyTables, fc.constantFrom(...SALE_CURRENCIES), anyCart, (tables, currency, cart) => {
        const sale: Sale = { priceList: new PriceList(tables, '2026-11-21', 'test'), currency, country: COUNTRY };
        const states = new Map<string, NameState>();
        const premiums = new Map<string, PremiumPrices | null>();
        const standings = new Map<string, Standing>();
        const lines = cart.map(({ record, premium, years, mailboxes, forwarding, renewedIn }) => {
          const domain = `quillharbour.${record.tld}`;
          const state: NameState = premium ? { name: domain, status: 'premium', premium } : { name: domain, status: 'available' };
          const service = renewedIn ? ('domain_renew' as const) : ('domain_create' as const);
          if (renewedIn) standings.set(domain, renewedIn);
          else states.set(domain, state);
          premiums.set(domain, premium);
          const period = Math.min(Math.max(years, record.minYears), record.maxYears);
          const ordered: AddOnService[] = [...Array<AddOnService>(mailboxes).fill('email_forwarding'), ...(forwarding ? (['domain_forwarding'] as const) : [])];
          return { domain, period, ordered, state, service };
        });
        const heard = { states, premiums, standings };

        const answers = lines.map(({ domain, period, state, ordered, service }) => {
          const price = priceQuestion({ domain, period, service, with_add_ons: true }, heard, sale);
          if (price.kind !== 'priced') throw new Error(`${domain} has no price: ${price.reason}`);
          const [answer] = signedAnswers({ clock: { now: () => NOW }, quoteKey: KEY }, [price], sale);
          if (!answer) throw new Error('no answer');
          const shown = resultOf(domain, state, true, sale);
          // What the search row says is what the check says, and what a longer time costs follows from both alike.
          expect([answer.price, answer.renewal_price]).toEqual([service === 'domain_renew' ? shown.renewal_price : shown.price, shown.renewal_price]);
          // A renewal is its years and its fee, and the receipt takes it apart as the cart does.
          const fee = answer.fee && { kind: answer.fee.kind, amount: toMinor(answer.fee.amount, currency) };
          const parts = costParts({ type: 'renew', period, cost: toMinor(answer.cost, currency), fee });
          if (fee) expect(parts.map(({ amount }) => amount)).toEqual([toMinor(answer.renewal_price, currency) * period, fee.amount]);
          if (heard.standings.get(domain) === 'redemption') expect(answer.fee).toEqual({ kind: 'restore', amount: shown.restore_price });
          const term = { cost: toMinor(answer.cost, currency), period, renewal_price: toMinor(answer.renewal_price, currency) };
          expect(costOverYears(term, period)).toBe(term.cost);
          return { answer, ordered, service };
        });

        const inCart = cartTotals(
          answers.map(({ answer, ordered }) => ({
            cost: toMinor(answer.cost, currency),
            quantity: 1,
            tax_rates: answer.tax_rates.map((tax) => ({ ...tax, tax_amount: toMinor(tax.tax_amount, currency) })),
            sub_products: answer.sub_products.map((addOn) => {
              const quantity = ordered.filter((name) => name === addOn.name).length;
              return { cost: toMinor(addOn.cost, currency), quantity: Math.max(1, quantity), is_selected: quantity > 0, tax_rates: addOn.tax_rates.map((tax) => ({ ...tax, tax_amount: toMinor(tax.tax_amount, currency) })) };
            }),
          })),
        );

        const items = answers.map(({ answer, ordered, service }) => ({ type: service === 'domain_renew' ? 'renew' : 'new', domain_name: answer.domain, period: answer.period, quote: answer.quote, sub_items: ordered }) as unknown as OrderItem);
        const order = priceOrder(items, { ...sale, heard, quoteKey: KEY, now: NOW });
        expect(order.changes).toEqual([]);
        expect([order.amount, order.tax]).toEqual([inCart.cost, inCart.tax]);
        expect(sumMinor(order.items.map((item) => sumMinor([item.amount, item.tax])))).toBe(inCart.total);
      }),
      { numRuns: 200 },
    );
  });
});
