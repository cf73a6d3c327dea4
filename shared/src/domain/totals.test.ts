import fc from 'fast-check';
import { cartItem, subProduct, taxLine } from '../testing/fixtures';
import type { CartItem } from './cart-item';
import { assertMinor } from './money';
import { cartTotals, lineTotals, selectedAddOns } from './totals';

const runs = { numRuns: 500 };

const rates = fc.subarray([
  { tax_id: 'gst', tax_rate: 5 },
  { tax_id: 'qst', tax_rate: 9.975 },
  { tax_id: 'vat', tax_rate: 25 },
]);
const costs = fc.integer({ min: 0, max: 50_000_000 });

const line: fc.Arbitrary<CartItem> = fc
  .record({
    label: fc.stringMatching(/^[a-z]{1,12}$/),
    cost: costs,
    rates,
    quantity: fc.integer({ min: 1, max: 9 }),
    addOns: fc.array(fc.record({ cost: costs, quantity: fc.integer({ min: 1, max: 48 }), is_selected: fc.boolean() }), {
      maxLength: 3,
    }),
  })
  .map(({ label, cost, rates: taxes, quantity, addOns }) => {
    const taxed = (amount: number) =>
      taxes.map(({ tax_id, tax_rate }) => taxLine(amount, tax_rate, { tax_id, tax_rule_name: tax_id }));
    return cartItem({
      domain: `${label}.com`,
      cost,
      quantity,
      tax_rates: taxed(cost),
      sub_products: addOns.map((addOn) => subProduct({ ...addOn, tax_rates: taxed(addOn.cost) })),
    });
  });

describe('[CT-08a] [CT-08c] cart totals', () => {
  it('add item costs, selected add-ons by quantity, and the tax by tax_id', () => {
    const items = [
      cartItem({
        cost: 1290,
        tax_rates: [taxLine(1290, 25)],
        sub_products: [
          subProduct({ type: 'contact_privacy', cost: 300, is_selected: true, tax_rates: [taxLine(300, 25)] }),
          subProduct({ type: 'domain_forwarding', cost: 500, is_selected: false, tax_rates: [taxLine(500, 25)] }),
          subProduct({
            type: 'email_forwarding',
            cost: 111,
            quantity: 3,
            is_selected: true,
            tax_rates: [taxLine(111, 25)],
          }),
        ],
      }),
      cartItem({
        domain: 'quill.page',
        cost: 2490,
        tax_rates: [taxLine(2490, 5, { tax_id: 'gst', tax_rule_name: 'GST' })],
      }),
    ];
    expect(cartTotals(items)).toEqual({
      cost: 1290 + 300 + 333 + 2490,
      // 25 % of 12.90, of 3.00 and of 3 × 1.11 together, each rounded half up.
      tax: 323 + 75 + 83 + 125,
      total: 4413 + 606,
      taxes: [
        { tax_id: 'gst', tax_rule_name: 'GST', tax_rate: 5, tax_amount: 125 },
        { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 25, tax_amount: 481 },
      ],
    });
  });

  it('are zero when the cart is empty', () => {
    expect(cartTotals([])).toEqual({ cost: 0, tax: 0, total: 0, taxes: [] });
  });

  it('[PR-04a] add up from the lines, and from the tax lines, to the minor unit', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (items) => {
        const totals = cartTotals(items);
        const lines = items.map(lineTotals);
        const sum = (pick: (one: (typeof lines)[number]) => number) =>
          lines.reduce((total, one) => total + pick(one), 0);
        expect(totals.cost).toBe(sum(({ cost }) => cost));
        expect(totals.tax).toBe(sum(({ tax }) => tax));
        expect(totals.tax).toBe(totals.taxes.reduce((total, { tax_amount }) => total + tax_amount, 0));
        expect(totals.total).toBe(totals.cost + totals.tax);
      }),
      runs,
    );
  });

  it('are the same in any order of the items', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (items) =>
        expect(cartTotals([...items].reverse())).toEqual(cartTotals(items)),
      ),
      runs,
    );
  });

  it('are unchanged when an item is added and removed again', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), line, (items, extra) => {
        const grown = [...items, extra];
        expect(cartTotals(grown).cost).toBe(cartTotals(items).cost + lineTotals(extra).cost);
        expect(cartTotals(grown.filter((item) => item !== extra))).toEqual(cartTotals(items));
      }),
      runs,
    );
  });

  it('multiply the cost by the quantity before the tax is rounded', () => {
    fc.assert(
      fc.property(costs, fc.integer({ min: 1, max: 48 }), fc.constantFrom(5, 9.975, 19, 25), (cost, quantity, rate) => {
        const piece = { cost: assertMinor(cost), quantity, tax_rates: [taxLine(cost, rate)], sub_products: [] };
        const totals = lineTotals(piece);
        expect(totals.cost).toBe(cost * quantity);
        expect(totals.tax).toBe(taxLine(cost * quantity, rate).tax_amount);
      }),
      runs,
    );
  });

  it('throw when they exceed the largest amount', () => {
    const items = [cartItem({ cost: 1e12 }), cartItem({ cost: 1, domain: 'quill.page' })];
    expect(() => cartTotals(items)).toThrow(RangeError);
  });

  it('count selected add-ons only', () => {
    const item = cartItem({
      sub_products: [subProduct({ is_selected: true }), subProduct({ type: 'domain_forwarding' })],
    });
    expect(selectedAddOns(item).map(({ type }) => type)).toEqual(['contact_privacy']);
  });
});
