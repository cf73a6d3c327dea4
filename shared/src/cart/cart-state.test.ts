import fc from 'fast-check';
import { canonicalJson } from '../store/canonical-json';
import { cartItem } from '../testing/fixtures';
import { EMPTY_CART, getLines, mergeCarts, sameCart, type CartEntry, type CartState } from './cart-state';
import { findLine, putAway, writeLines } from './cart-writes';

const runs = { numRuns: 1000 };
const names = ['brindlewharf.com', 'quill.page', 'rookery.app', 'tannery-lane.com'];

/** Writes of three tabs at five instants; each stamp belongs to one write, as in production. */
const entry = (domain: string): fc.Arbitrary<CartEntry> =>
  fc
    .tuple(
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom('a', 'b', 'c'),
      fc.option(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.constantFrom('a', 'b'))),
    )
    .map(([at, by, priced]) => ({
      at,
      by,
      ...(priced && { priced_at: priced[0], priced_by: priced[1] }),
      since: at,
      item:
        (at + by.charCodeAt(0)) % 3 === 0
          ? null
          : cartItem({
              domain,
              period: at + 1,
              cost: priced ? priced[0] * 100 + priced[1].charCodeAt(0) : 0,
              sub_products: [],
            }),
    }));

/** Occasionally of a later generation, as after a logout. */
const state: fc.Arbitrary<CartState> = fc
  .tuple(fc.integer({ min: -4, max: 2 }), ...names.map((name) => fc.option(entry(name))))
  .map(([generation, ...found]) => ({
    ...(generation > 0 ? { generation } : {}),
    entries: Object.fromEntries(names.flatMap((name, index) => (found[index] ? [[name, found[index]]] : []))),
  }));

const put = (cart: CartState, domain: string, now = 0, period = 1) =>
  writeLines(cart, new Map([[domain, cartItem({ domain, period })]]), { now, by: 'a' });
const take = (cart: CartState, domain: string, now = 0) =>
  writeLines(cart, new Map([[domain, null]]), { now, by: 'a' });
const listDomains = (cart: CartState) => getLines(cart).map(({ domain }) => domain);

describe('[CT-10b] merging the carts of two tabs', () => {
  it('gives the same cart in either order', () => {
    fc.assert(
      fc.property(state, state, (a, b) => expect(mergeCarts(a, b)).toEqual(mergeCarts(b, a))),
      runs,
    );
  });

  it('gives the same cart however three of them are grouped', () => {
    fc.assert(
      fc.property(state, state, state, (a, b, c) =>
        expect(mergeCarts(mergeCarts(a, b), c)).toEqual(mergeCarts(a, mergeCarts(b, c))),
      ),
      runs,
    );
  });

  it('changes nothing when both are the same or were merged before', () => {
    fc.assert(
      fc.property(state, state, (a, b) => {
        expect(mergeCarts(a, a)).toEqual(a);
        expect(mergeCarts(mergeCarts(a, b), b)).toEqual(mergeCarts(a, b));
      }),
      runs,
    );
  });

  it('finds two carts equal exactly when every domain has the same last write', () => {
    fc.assert(
      fc.property(state, state, (a, b) => expect(sameCart(a, b)).toBe(canonicalJson(a) === canonicalJson(b))),
      runs,
    );
  });

  it('keeps what only one of them has', () => {
    const both = mergeCarts(put(EMPTY_CART, 'quill.page'), put(EMPTY_CART, 'rookery.app'));
    expect(listDomains(both).sort()).toEqual(['quill.page', 'rookery.app']);
  });

  it('takes the later write of each domain, not the later cart', () => {
    const base = put(put(EMPTY_CART, 'quill.page', 1), 'rookery.app', 2);
    const here = put(base, 'quill.page', 10, 2);
    const there = put(base, 'rookery.app', 5, 3);
    const merged = mergeCarts(here, there);
    expect([findLine(merged, 'quill.page')?.period, findLine(merged, 'rookery.app')?.period]).toEqual([2, 3]);
  });

  it('does not bring back what was removed', () => {
    const before = put(EMPTY_CART, 'quill.page', 1);
    expect(listDomains(mergeCarts(before, take(before, 'quill.page', 2)))).toEqual([]);
    // Added again after that, it is present.
    expect(listDomains(mergeCarts(before, put(take(before, 'quill.page', 2), 'quill.page', 3)))).toEqual([
      'quill.page',
    ]);
  });
});

describe('[CT-10b] a price and a choice written at the same time', () => {
  const base = put(EMPTY_CART, 'quill.page', 1);
  const priced = (cart: CartState, cost: number, now: number, by = 'b') =>
    writeLines(
      cart,
      new Map([
        ['quill.page', cartItem({ domain: 'quill.page', period: findLine(cart, 'quill.page')?.period ?? 1, cost })],
      ]),
      { now, by },
      'price',
    );

  it('are both kept when the price came after the choice', () => {
    const chosen = put(base, 'quill.page', 5, 2);
    expect(findLine(mergeCarts(chosen, priced(chosen, 700, 6)), 'quill.page')).toMatchObject({ period: 2, cost: 700 });
  });

  it('leave the choice in place, however late the price of an earlier one is written', () => {
    const [chosen, late] = [put(base, 'quill.page', 5, 2), priced(base, 700, 99)];
    for (const merged of [mergeCarts(chosen, late), mergeCarts(late, chosen)])
      expect(findLine(merged, 'quill.page')?.period).toBe(2);
  });
});

describe('[SS-03a] putting a cart away', () => {
  it('removes its lines from every tab, except those to keep', () => {
    const both = put(put(EMPTY_CART, 'quill.page', 1), 'rookery.app', 5);
    const away = putAway(both, ({ at }) => at > 3);
    expect(listDomains(away)).toEqual(['rookery.app']);
    expect(listDomains(mergeCarts(both, away))).toEqual(['rookery.app']);
    expect(listDomains(mergeCarts(put(away, 'quill.page', 2), both))).toEqual(['rookery.app', 'quill.page']);
  });
});

describe('[CT-01] the lines of a cart', () => {
  it('keep the order in which they were added, even when one changes', () => {
    let cart = EMPTY_CART;
    for (const name of names) cart = put(cart, name, 5);
    cart = put(cart, 'quill.page', 5, 2);
    expect(listDomains(cart)).toEqual(names);
  });

  it('[CT-12a] return to their old place when a removal is undone', () => {
    let cart = EMPTY_CART;
    for (const name of names) cart = put(cart, name, 5);
    const back = writeLines(
      take(cart, 'quill.page', 6),
      new Map([['quill.page', cartItem({ domain: 'quill.page' })]]),
      { now: 7, by: 'a' },
      'return',
    );
    expect(listDomains(back)).toEqual(names);
    expect(listDomains(put(take(cart, 'quill.page', 6), 'quill.page', 7)).at(-1)).toBe('quill.page');
  });

  it('are stamped later than all known writes, even when the clock was set back', () => {
    const ahead = put(EMPTY_CART, 'quill.page', 1_000_000);
    expect(listDomains(mergeCarts(ahead, take(ahead, 'quill.page', 5)))).toEqual([]);
  });

  it('are found by domain, not by what objects inherit', () => {
    expect(findLine(EMPTY_CART, 'constructor')).toBeUndefined();
    expect(findLine(EMPTY_CART, '__proto__')).toBeUndefined();
  });

  it('stay the same object when nothing is written', () => {
    expect(writeLines(EMPTY_CART, new Map(), { now: 1, by: 'a' })).toBe(EMPTY_CART);
  });

  it('forget removals after a month', () => {
    const removed = take(put(EMPTY_CART, 'quill.page', 0), 'quill.page', 0);
    const day = 86_400_000;
    expect(Object.keys(put(removed, 'rookery.app', 29 * day).entries)).toContain('quill.page');
    expect(Object.keys(put(removed, 'rookery.app', 31 * day).entries)).not.toContain('quill.page');
  });
});
