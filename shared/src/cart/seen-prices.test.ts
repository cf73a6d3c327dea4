import fc from 'fast-check';
import type { CartItem, Priced } from '../domain/cart-item';
import { acceptPrice, asLastSeen, notePrices, priceDifference, type SeenPrices } from './seen-prices';

type Line = Pick<CartItem, 'domain' | 'type' | 'period' | 'currency_code' | 'cost' | 'price' | 'renewal_price' | 'priced'>;

const line = (extra: Partial<Line> = {}): Line => ({
  domain: 'quill.page',
  type: 'new',
  period: 1,
  currency_code: 'USD',
  price: 68_000,
  cost: 68_000,
  renewal_price: 1690,
  priced: 'priced',
  ...extra,
});

const offered = new Set(['USD', 'EUR']);
const added = notePrices({}, [line({ priced: 'checking' })], offered);

describe('prices that this person saw', () => {
  it('[CT-14] a price that differs from the one in the results is a change, and stays one until it is accepted', () => {
    const dearer = line({ cost: 72_000, price: 72_000 });
    const seen = notePrices(added, [dearer], offered);
    expect(priceDifference(seen, dearer, offered)).toEqual({ was: 68_000, now: 72_000, currency: 'USD' });
    expect(priceDifference(notePrices(seen, [dearer], offered), dearer, offered)).toBeDefined();
    expect(priceDifference(acceptPrice(seen, dearer), dearer, offered)).toBeUndefined();
  });

  it('[CT-14] another term or currency is another price, not a change', () => {
    const longer = line({ period: 2, cost: 140_000 });
    expect(priceDifference(notePrices(added, [longer], offered), longer, offered)).toBeUndefined();
    const euro = line({ currency_code: 'EUR', cost: 62_000, price: 62_000 });
    expect(priceDifference(notePrices(added, [euro], offered), euro, offered)).toBeUndefined();
  });

  it('[CT-14] [CU-04] a currency that was withdrawn is said of each line, once it is known that it was', () => {
    const euro = line({ currency_code: 'EUR', cost: 62_000, price: 62_000 });
    const seen = notePrices({}, [euro], offered);
    const now = line();
    expect(priceDifference(notePrices(seen, [now], new Set()), now, new Set())).toBeUndefined();
    const withdrawn = new Set(['USD']);
    const noted = notePrices(seen, [now], withdrawn);
    expect(priceDifference(noted, now, withdrawn)).toEqual({ was: 62_000, now: 68_000, currency: 'USD', withdrawn: 'EUR' });
    expect(priceDifference(acceptPrice(noted, now), now, withdrawn)).toBeUndefined();
  });

  it('[OR-06] a line as it was last seen has the cost of then, for the same thing only', () => {
    const dearer = line({ cost: 72_000 });
    expect(asLastSeen(added, dearer).cost).toBe(68_000);
    for (const other of [line({ period: 2, cost: 9 }), line({ currency_code: 'EUR', cost: 9 }), line({ domain: 'a.com', cost: 9 })]) expect(asLastSeen(added, other)).toBe(other);
  });

  it('[NT-12] a price that is not known is no change', () => {
    const unknown = line({ priced: 'unknown', cost: 1 });
    const seen = notePrices(added, [unknown], offered);
    expect(priceDifference(seen, unknown, offered)).toBeUndefined();
    expect(priceDifference(seen, line({ cost: 72_000 }), offered)).toBeDefined();
  });

  it('does not take the old cost of a new term for a price that was seen', () => {
    expect(notePrices({}, [line({ priced: 'checking', period: 3, cost: 136_000 })], offered)).toEqual({});
  });

  it('forgets names that left the cart', () => {
    expect(notePrices(added, [], offered)).toEqual({});
  });

  it('property: noting twice changes nothing, and what was just accepted never differs', () => {
    const anyLine: fc.Arbitrary<Line> = fc.record({
      domain: fc.constantFrom('a.com', 'b.com'),
      type: fc.constantFrom<CartItem['type'][]>('new', 'renew', 'transfer'),
      period: fc.integer({ min: 1, max: 3 }),
      currency_code: fc.constantFrom('USD', 'EUR'),
      price: fc.integer({ min: 0, max: 3 }),
      cost: fc.integer({ min: 0, max: 9 }),
      renewal_price: fc.integer({ min: 0, max: 3 }),
      priced: fc.constantFrom<Priced[]>('priced', 'checking', 'unknown'),
    });
    const anyCart = fc.uniqueArray(anyLine, { selector: ({ domain }) => domain });
    fc.assert(
      fc.property(fc.array(anyCart), (carts) => {
        let seen: SeenPrices = {};
        for (const lines of carts) {
          seen = notePrices(seen, lines, offered);
          expect(notePrices(seen, lines, offered)).toBe(seen);
          for (const one of lines) expect(priceDifference(acceptPrice(seen, one), one, offered)).toBeUndefined();
        }
      }),
    );
  });
});
