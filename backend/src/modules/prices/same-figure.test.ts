import { createSecretKey } from 'node:crypto';
import { ENGLISH_LOCALE } from '../../core/locale';
import fc from 'fast-check';
import type { AddOnService, OrderItem } from '@storefront/shared/contract';
import { cartTotals, costOverYears, splitCost, sumMinor, toMinor, assertMinor } from '@storefront/shared/domain';
import type { NameState } from '../../ports/registrar';
import { allTlds, soldNameUnder } from '../../core/catalog/catalog';
import { priceOrder } from '../checkout/order-pricing';
import { defaultTables } from '../price-list/default-tables';
import { PriceList } from '../price-list/price-list';
import { SALE_CURRENCIES } from '../price-list/sale-currency';
import type { PriceRow, Tables, TaxRow } from '../price-list/tables';
import { receiptSums } from '../receipts/view-receipt';
import { toSearchResult } from '../search/search-service';
import type { Sale } from './price-engine';
import type { PremiumPrices } from '../../core/premium-prices';
import { priceQuestion, signAnswers } from './price-service';
import type { RenewalStatus } from '../portfolio/renewal-status';

const KEY = createSecretKey('the key of the shop', 'utf8');
const NOW = new Date('2026-11-21T12:00:00Z');
const COUNTRY = 'NO';

const amount = fc.integer({ min: 1, max: 2_000_000 }).map(assertMinor);

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
        late: fc.oneof(fc.constant(0 as const), amount),
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
      taxes: taxes.map((thousandths, index): TaxRow => ({
        country: COUNTRY,
        taxId: `tax-${index}`,
        name: `Tax ${index}`,
        rate: thousandths / 1000,
        validFrom: null,
        validUntil: null,
      })),
    };
  });

const anyLine = fc.record({
  record: fc.constantFrom(...allTlds()),
  premium: fc.option(fc.record({ register: amount, renew: amount, transfer: amount }), { nil: null }),
  years: fc.integer({ min: 1, max: 10 }),
  mailboxes: fc.integer({ min: 0, max: 4 }),
  forwarding: fc.boolean(),
  /** Null: a registration. Otherwise a transfer, or a renewal in this life stage. */
  otherwise: fc.constantFrom(
    null,
    null,
    'transfer' as const,
    'active' as const,
    'grace' as const,
    'redemption' as const,
  ),
});

const anyCart = fc.uniqueArray(anyLine, { selector: ({ record }) => record.tld, minLength: 1, maxLength: 12 });

describe('[PR-04a] the same price everywhere', () => {
  test('property: search, price check, cart, order and receipt agree to the minor unit, for registrations, renewals and transfers, whatever the prices, currency and taxes', () => {
    fc.assert(
      fc.property(
        anyTables,
        fc.constantFrom(...SALE_CURRENCIES),
        fc.boolean(),
        anyCart,
        (tables, currency, reverseCharge, cart) => {
          const sale: Sale = {
            priceList: new PriceList(tables, '2026-11-21', 'test'),
            currency,
            country: COUNTRY,
            reverseCharge,
          };
          const states = new Map<string, NameState>();
          const premiums = new Map<string, PremiumPrices | null>();
          const renewalStatuses = new Map<string, RenewalStatus>();
          const lines = cart.map(({ record, premium, years, mailboxes, forwarding, otherwise }) => {
            const sold = soldNameUnder('quillharbour', record);
            if (!sold) throw new Error(`quillharbour.${record.tld} is an extension`);
            const { domain } = sold;
            const state: NameState = premium
              ? { name: domain, status: 'premium', premium }
              : { name: domain, status: 'available' };
            // Some registries transfer by tag, which is not sold.
            const isMoved = otherwise === 'transfer' && !record.transferByTag;
            const renewedIn = otherwise === 'transfer' ? null : otherwise;
            const service = isMoved
              ? ('domain_transfer' as const)
              : renewedIn
                ? ('domain_renew' as const)
                : ('domain_create' as const);
            if (renewedIn) renewalStatuses.set(domain, renewedIn);
            if (service === 'domain_create') states.set(domain, state);
            premiums.set(domain, premium);
            const period = isMoved ? 1 : Math.min(Math.max(years, record.minYears), record.maxYears);
            const ordered: AddOnService[] = isMoved
              ? []
              : [
                  ...Array<AddOnService>(mailboxes).fill('email_forwarding'),
                  ...(forwarding ? (['domain_forwarding'] as const) : []),
                ];
            return { sold, domain, period, ordered, state, service };
          });
          const registryAnswers = { states, premiums, renewalStatuses, held: new Map<string, never>() };

          const answers = lines.map(({ sold, domain, period, state, ordered, service }) => {
            const price = priceQuestion({ domain, period, service, with_add_ons: true }, registryAnswers, sale, NOW);
            if (price.kind !== 'priced') throw new Error(`${domain} has no price: ${price.reason}`);
            const [answer] = signAnswers({ clock: { now: () => NOW }, quoteKey: KEY }, [price], sale);
            if (!answer) throw new Error('no answer');
            const shown = toSearchResult(sold, state, true, { ...sale, locale: ENGLISH_LOCALE });
            // The search result and the price check agree, so longer terms derived from either agree too.
            expect([answer.price, answer.renewal_price]).toEqual([
              { domain_renew: shown.renewal_price, domain_create: shown.price, domain_transfer: shown.transfer_price }[
                service
              ],
              shown.renewal_price,
            ]);
            // A renewal is its years plus its fee, and the receipt splits it as the cart does.
            const fee = answer.fee && { kind: answer.fee.kind, amount: toMinor(answer.fee.amount, currency) };
            const parts = splitCost({ type: 'renew', period, cost: toMinor(answer.cost, currency), fee });
            if (fee)
              expect(parts.map(({ amount }) => amount)).toEqual([
                toMinor(answer.renewal_price, currency) * period,
                fee.amount,
              ]);
            if (registryAnswers.renewalStatuses.get(domain) === 'redemption')
              expect(answer.fee).toEqual({ kind: 'restore', amount: shown.restore_price });
            // "All prices" of a search result shows for each term what a purchase is charged.
            if (service === 'domain_create') {
              const terms = {
                first: toMinor(shown.price ?? 0, currency),
                renewal: toMinor(shown.renewal_price ?? 0, currency),
                firstYearOnly: shown.first_year_only,
                shortest: shown.min_years,
                longest: shown.max_years,
              };
              expect(toMinor(answer.cost, currency)).toBe(costOverYears(terms, period));
            }
            return { answer, ordered, service };
          });

          const inCart = cartTotals(
            answers.map(({ answer, ordered }) => ({
              cost: toMinor(answer.cost, currency),
              quantity: 1,
              tax_rates: answer.tax_rates.map((tax) => ({ ...tax, tax_amount: toMinor(tax.tax_amount, currency) })),
              sub_products: answer.sub_products.map((addOn) => {
                const quantity = ordered.filter((name) => name === addOn.name).length;
                return {
                  cost: toMinor(addOn.cost, currency),
                  quantity: Math.max(1, quantity),
                  is_selected: quantity > 0,
                  tax_rates: addOn.tax_rates.map((tax) => ({ ...tax, tax_amount: toMinor(tax.tax_amount, currency) })),
                };
              }),
            })),
          );

          const items = answers.map(
            ({ answer, ordered, service }) =>
              ({
                type: { domain_renew: 'renew', domain_create: 'new', domain_transfer: 'transfer' }[service],
                domain_name: answer.domain,
                period: answer.period,
                quote: answer.quote,
                sub_items: ordered,
              }) as unknown as OrderItem,
          );
          const order = priceOrder(items, { ...sale, answers: registryAnswers, quoteKeys: [KEY], now: NOW });
          expect(order.changes).toEqual([]);
          expect([order.amount, order.tax]).toEqual([inCart.cost, inCart.tax]);
          expect(sumMinor(order.items.map((item) => sumMinor([item.amount, item.tax])))).toBe(inCart.total);
          const receipt = receiptSums(
            order.items.map(({ amount: before, tax, taxes }) => ({ amount: before, tax, tax_rates: [...taxes] })),
          );
          expect([receipt.amount, receipt.taxes, receipt.total]).toEqual([inCart.cost, inCart.taxes, inCart.total]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
