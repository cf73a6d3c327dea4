import fc from 'fast-check';
import type { TldCategory } from '@storefront/shared/contract';
import { tldOffer } from '@storefront/shared/testing';
import {
  nextSort,
  PRICE_COLUMNS,
  PRICE_GROUPS,
  priceRows,
  readPriceView,
  writePriceView,
  type PriceView,
} from './price-table';

const offer = (tld: string, register: number, categories: TldCategory[] = []) =>
  tldOffer({ tld, register, renew: register + 2, categories });

const offers = [
  offer('net', 13.9, ['popular']),
  offer('com', 12.9, ['popular']),
  offer('us', 9.9, ['country']),
  offer('community', 29.9, ['new']),
];
const view = (query: string): PriceView => readPriceView(new URLSearchParams(query));
const endings = (query: string) => priceRows(offers, view(query)).map((row) => row.tld);

describe('[RT-07a] the price list', () => {
  it('is by name at first, and by any price at wish, both ways', () => {
    expect(endings('')).toEqual(['com', 'community', 'net', 'us']);
    expect(endings('sort=register')).toEqual(['us', 'com', 'net', 'community']);
    expect(endings('sort=-register')).toEqual(['community', 'net', 'com', 'us']);
    expect(endings('sort=-tld')).toEqual(['us', 'net', 'community', 'com']);
  });

  it('has extensions that move by a tag after the dearest, and last the other way', () => {
    const some = [tldOffer({ tld: 'uk', transfer: null }), offer('com', 12.9), tldOffer({ tld: 'app', transfer: 20 })];
    expect(priceRows(some, view('sort=transfer')).map(({ tld }) => tld)).toEqual(['com', 'app', 'uk']);
  });

  it('finds an extension with or without its dot, those that begin with it first', () => {
    expect(endings('find=.com')).toEqual(['com', 'community']);
    expect(endings('find=U&sort=-register')).toEqual(['us', 'community']);
    expect(endings('find=xyz')).toEqual([]);
  });

  it('shows one group of extensions', () => {
    expect(endings('show=popular')).toEqual(['com', 'net']);
    expect(endings('show=nothing')).toHaveLength(4);
  });

  it('turns a column round when it is pressed again', () => {
    const once = nextSort({ column: 'tld', descending: false }, 'renew');
    expect(once).toEqual({ column: 'renew', descending: false });
    expect(nextSort(once, 'renew')).toEqual({ column: 'renew', descending: true });
    expect(nextSort(nextSort(once, 'renew'), 'renew')).toEqual(once);
  });

  it('property: a view written into an address is read back the same', () => {
    const anyView = fc.record({
      find: fc.string(),
      group: fc.constantFrom(...PRICE_GROUPS.map(({ id }) => id)),
      sort: fc.record({ column: fc.constantFrom(...PRICE_COLUMNS), descending: fc.boolean() }),
    });
    fc.assert(
      fc.property(anyView, (given) => expect(readPriceView(new URLSearchParams(writePriceView(given)))).toEqual(given)),
    );
  });
});
