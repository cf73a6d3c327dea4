import fc from 'fast-check';
import type { CartItem, Priced } from '../domain/cart-item';
import { assertMinor } from '../domain/money';
import { subProduct, taxLine } from '../testing/fixtures';
import { acceptPrice, asLastSeen, recordPrices, priceDifference, type SeenPrices } from './seen-prices';

type Line = Pick<
  CartItem,
  | 'domain'
  | 'type'
  | 'period'
  | 'currency_code'
  | 'cost'
  | 'price'
  | 'renewal_price'
  | 'priced'
  | 'quantity'
  | 'sub_products'
  | 'tax_rates'
  | 'tax_country'
>;

const line = (extra: Partial<Line> = {}): Line => ({
  domain: 'quill.page',
  type: 'new',
  period: 1,
  currency_code: 'USD',
  price: assertMinor(68_000),
  cost: assertMinor(68_000),
  renewal_price: assertMinor(1690),
  priced: 'priced',
  quantity: 1,
  sub_products: [],
  tax_rates: [],
  ...extra,
});

const offered = new Set(['USD', 'EUR']);
const added = recordPrices({}, [line({ priced: 'checking' })], offered);

describe('prices that a customer has seen', () => {
  it('[CT-14a] differ when a price is not the one in the results, until it is accepted', () => {
    const dearer = line({ cost: assertMinor(72_000), price: assertMinor(72_000) });
    const seen = recordPrices(added, [dearer], offered);
    expect(priceDifference(seen, dearer, offered)).toEqual({
      was: 68_000,
      now: 72_000,
      currency: 'USD',
      parts: [{ part: 'domain', was: 68_000, now: 72_000 }],
    });
    expect(priceDifference(recordPrices(seen, [dearer], offered), dearer, offered)).toBeDefined();
    expect(priceDifference(acceptPrice(seen, dearer), dearer, offered)).toBeUndefined();
  });

  it('[DM-09a] [CT-15a] include those of add-ons bought alone, as shown on the page of the domain', () => {
    const alone = (costs: { privacy: number; mail?: number }, priced: Priced = 'checking') =>
      line({
        type: 'renew',
        period: 0,
        price: 0,
        cost: 0,
        priced,
        sub_products: [
          subProduct({ cost: costs.privacy, is_selected: true }),
          ...(costs.mail === undefined
            ? []
            : [subProduct({ type: 'email_forwarding', cost: costs.mail, is_selected: true })]),
        ],
      });
    const first = recordPrices({}, [alone({ privacy: 342 })], offered);
    const seen = recordPrices(first, [alone({ privacy: 342, mail: 50 })], offered);
    const answered = alone({ privacy: 341, mail: 51 }, 'priced');
    expect(priceDifference(recordPrices(seen, [answered], offered), answered, offered)).toEqual({
      was: 392,
      now: 392,
      currency: 'USD',
      parts: [
        { part: 'contact_privacy', was: 342, now: 341 },
        { part: 'email_forwarding', was: 50, now: 51 },
      ],
    });
    // A line from another device arrives without a price, so none was seen.
    expect(recordPrices({}, [alone({ privacy: 0 })], offered)).toEqual({});
    expect(recordPrices(first, [alone({ privacy: 342, mail: 0 })], offered)).toEqual(first);
  });

  it('[CT-14a] do not differ when the term or the currency is another', () => {
    const longer = line({ period: 2, cost: assertMinor(140_000) });
    expect(priceDifference(recordPrices(added, [longer], offered), longer, offered)).toBeUndefined();
    const euro = line({ currency_code: 'EUR', cost: assertMinor(62_000), price: assertMinor(62_000) });
    expect(priceDifference(recordPrices(added, [euro], offered), euro, offered)).toBeUndefined();
  });

  it('[CT-14b] [CU-04] differ for each line when its currency is withdrawn, once that is known', () => {
    const euro = line({ currency_code: 'EUR', cost: assertMinor(62_000), price: assertMinor(62_000) });
    const seen = recordPrices({}, [euro], offered);
    const now = line();
    expect(priceDifference(recordPrices(seen, [now], new Set()), now, new Set())).toBeUndefined();
    const withdrawn = new Set(['USD']);
    const noted = recordPrices(seen, [now], withdrawn);
    expect(priceDifference(noted, now, withdrawn)).toEqual({
      was: 62_000,
      now: 68_000,
      currency: 'USD',
      withdrawn: 'EUR',
      parts: [],
    });
    expect(priceDifference(acceptPrice(noted, now), now, withdrawn)).toBeUndefined();
  });

  it('[OR-06b] are restored to a line when domain, term and currency are the same', () => {
    const dearer = line({ cost: assertMinor(72_000) });
    expect(asLastSeen(added, dearer).cost).toBe(68_000);
    for (const other of [
      line({ period: 2, cost: assertMinor(9) }),
      line({ currency_code: 'EUR', cost: assertMinor(9) }),
      line({ domain: 'a.com', cost: assertMinor(9) }),
    ])
      expect(asLastSeen(added, other)).toBe(other);
  });

  it('[NT-12] do not differ while a price is unknown', () => {
    const unknown = line({ priced: 'unknown', cost: assertMinor(1) });
    const seen = recordPrices(added, [unknown], offered);
    expect(priceDifference(seen, unknown, offered)).toBeUndefined();
    expect(priceDifference(seen, line({ cost: assertMinor(72_000) }), offered)).toBeDefined();
  });

  it('do not include the old cost of a new term', () => {
    expect(recordPrices({}, [line({ priced: 'checking', period: 3, cost: assertMinor(136_000) })], offered)).toEqual(
      {},
    );
  });

  it('are deleted when a domain leaves the cart', () => {
    expect(recordPrices(added, [], offered)).toEqual({});
  });

  const privacy = (cost: number, is_selected = true) =>
    subProduct({ type: 'contact_privacy', cost, is_selected, quantity: 1 });

  it('[CT-14a] [CT-15a] [PR-02a] differ for an add-on by itself when it costs more than when it was selected', () => {
    const chosen = line({ sub_products: [privacy(800)] });
    const seen = recordPrices(
      recordPrices({}, [line({ sub_products: [privacy(800, false)] })], offered),
      [chosen],
      offered,
    );
    const dearer = line({ sub_products: [privacy(2800)] });
    expect(priceDifference(recordPrices(seen, [dearer], offered), dearer, offered)).toEqual({
      was: 68_800,
      now: 70_800,
      currency: 'USD',
      parts: [{ part: 'contact_privacy', was: 800, now: 2800 }],
    });
    expect(priceDifference(acceptPrice(seen, dearer), dearer, offered)).toBeUndefined();
    // A deselected add-on is not charged.
    const without = line({ sub_products: [privacy(2800, false)] });
    expect(priceDifference(recordPrices(seen, [without], offered), without, offered)).toBeUndefined();
  });

  it('[CT-14b] [CT-15b] differ when an add-on is no longer offered, until that is accepted, even when the term or the currency changed', () => {
    const seen = recordPrices({}, [line({ sub_products: [privacy(800)] })], offered);
    for (const bare of [
      line(),
      line({ period: 2, cost: assertMinor(70_000) }),
      line({ currency_code: 'EUR', cost: assertMinor(62_000) }),
    ]) {
      const noted = recordPrices(seen, [bare], offered);
      expect(priceDifference(recordPrices(noted, [bare], offered), bare, offered)?.parts).toEqual([
        { part: 'contact_privacy', was: 800, now: null },
      ]);
      expect(priceDifference(acceptPrice(noted, bare), bare, offered)).toBeUndefined();
    }
    expect(asLastSeen(seen, line()).sub_products).toMatchObject([
      { type: 'contact_privacy', cost: 800, is_selected: true },
    ]);
  });

  it('[CT-15a] differ when the rate of a tax changes, but not when the first taxes come at sign-in', () => {
    const vat = (tax_rate: number) =>
      line({ tax_rates: [taxLine(68_000, tax_rate, { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate })] });
    const guest = recordPrices({}, [line()], offered);
    const seen = recordPrices(guest, [vat(20)], offered);
    expect(priceDifference(seen, vat(20), offered)).toBeUndefined();
    expect(priceDifference(recordPrices(seen, [vat(25)], offered), vat(25), offered)?.parts).toMatchObject([
      { part: 'tax', was: [{ tax_rate: 20 }], now: [{ tax_rate: 25 }] },
    ]);
    expect(priceDifference(recordPrices(seen, [line()], offered), line(), offered)).toBeUndefined();
  });

  it('[CT-15a] differ when a tax comes or goes in the same country, but not when the country changes', () => {
    const taxed = (tax_country: string, ...rates: number[]) =>
      line({
        tax_country,
        tax_rates: rates.map((tax_rate) =>
          taxLine(68_000, tax_rate, { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate }),
        ),
      });
    const vat = { tax_id: 'vat', tax_rule_name: 'VAT', tax_rate: 20 };
    const findParts = (before: Line, now: Line) =>
      priceDifference(recordPrices(recordPrices({}, [before], offered), [now], offered), now, offered)?.parts;
    expect(findParts(taxed('AE'), taxed('AE', 20))).toEqual([{ part: 'tax', was: [], now: [vat] }]);
    expect(findParts(taxed('AE', 20), taxed('AE'))).toEqual([{ part: 'tax', was: [vat], now: [] }]);
    expect(findParts(taxed('US'), taxed('DE', 20))).toBeUndefined();
    expect(findParts(taxed('DE', 20), taxed('US'))).toBeUndefined();
    // The taxes of the country chosen later count as seen from then on.
    const moved = recordPrices(recordPrices({}, [taxed('US')], offered), [taxed('DE', 20)], offered);
    expect(priceDifference(moved, taxed('DE', 25), offered)?.parts).toMatchObject([{ part: 'tax', was: [vat] }]);
    expect(asLastSeen(recordPrices({}, [taxed('AE')], offered), taxed('AE', 20))).toMatchObject({
      tax_country: 'AE',
      tax_rates: [],
    });
  });

  it('property: do not change when noted twice, and never differ just after they were accepted', () => {
    const anyLine: fc.Arbitrary<Line> = fc.record({
      domain: fc.constantFrom('a.com', 'b.com'),
      type: fc.constantFrom<CartItem['type'][]>('new', 'renew', 'transfer'),
      period: fc.integer({ min: 1, max: 3 }),
      currency_code: fc.constantFrom('USD', 'EUR'),
      price: fc.integer({ min: 0, max: 3 }).map(assertMinor),
      cost: fc.integer({ min: 0, max: 9 }).map(assertMinor),
      renewal_price: fc.integer({ min: 0, max: 3 }).map(assertMinor),
      priced: fc.constantFrom<Priced[]>('priced', 'checking', 'unknown'),
      quantity: fc.constant(1),
      sub_products: fc
        .subarray(['contact_privacy', 'domain_forwarding', 'email_forwarding'] as const)
        .chain((types) =>
          fc.tuple(
            ...types.map((type) =>
              fc
                .record({
                  cost: fc.integer({ min: 0, max: 3 }),
                  is_selected: fc.boolean(),
                  quantity: fc.integer({ min: 1, max: 2 }),
                })
                .map((given) => subProduct({ type, ...given })),
            ),
          ),
        ),
      tax_rates: fc.subarray([
        taxLine(100, 20),
        taxLine(100, 5, { tax_id: 'city', tax_rule_name: 'City', tax_rate: 5 }),
      ]),
      tax_country: fc.constantFrom('NO', 'AE'),
    });
    const anyCart = fc.uniqueArray(anyLine, { selector: ({ domain }) => domain });
    fc.assert(
      fc.property(fc.array(anyCart), (carts) => {
        let seen: SeenPrices = {};
        for (const lines of carts) {
          seen = recordPrices(seen, lines, offered);
          expect(recordPrices(seen, lines, offered)).toBe(seen);
          for (const one of lines) expect(priceDifference(acceptPrice(seen, one), one, offered)).toBeUndefined();
        }
      }),
    );
  });
});
