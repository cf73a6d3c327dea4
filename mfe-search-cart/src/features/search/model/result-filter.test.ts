import fc from 'fast-check';
import type { Availability, SearchResult, TldCategory } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { searchResult } from '@storefront/shared/testing';
import {
  CATEGORY_LABELS,
  finerFilters,
  LENGTHS,
  matchesFilter,
  NO_FILTER,
  PRICES,
  readFilter,
  SHOWN,
  filterRows,
  wholePrice,
  writeFilter,
  type ResultFilter,
} from './result-filter';

const result = (tld: string, status: Availability, price?: number, given: Partial<SearchResult> = {}) =>
  searchResult({ domain: `tannery.${tld}`, status, price, ...given });

const net = result('net', 'available', 13.9);
const io = result('io', 'premium', 2400);
const org = result('org', 'taken');
const studio = result('studio', 'available', 19.99, { categories: ['popular', 'creative'] });
const page = result('page', 'available', 20, { categories: ['technology'] });
const dev = result('dev', 'pending');
const rows = [net, io, org, studio, page, dev];
const endings = (list: readonly SearchResult[]) => list.map((row) => row.tld);
const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filters of the results', () => {
  it.each([
    ['en', /^\$20$/],
    ['de', /^20\s\$$/],
    ['ar', /^\u2067\D*20\s\u2066US\$\u2069\u2069$/],
  ])(
    '[RT-39h] write a price in whole units, isolated where it is written from right to left, in %s',
    (language, form) => {
      expect(wholePrice(20, { code: 'USD' }, translator(language, {}))).toMatch(form);
    },
  );

  it.each([
    [{ show: 'all' }, ['net', 'io', 'org', 'studio', 'page', 'dev']],
    [{ show: 'available' }, ['net', 'io', 'studio', 'page']],
    [{ show: 'under-20' }, ['net', 'studio']],
    [{ show: 'short' }, ['net', 'io', 'org', 'dev']],
    [{ show: 'all', tld: 'io' }, ['io']],
    [{ show: 'all', category: 'creative' }, ['studio']],
    [{ show: 'all', price: 20 }, ['net', 'studio', 'page']],
    [{ show: 'all', length: 7 }, ['net', 'io', 'org', 'studio', 'page', 'dev']],
    [{ show: 'all', length: 5 }, []],
    [{ show: 'short', price: 20 }, ['net']],
  ] as const)('[SE-05d] leave the rows that fit when they are %j', (filter, expected) => {
    expect(endings(rows.filter((row) => matchesFilter(row, filter)))).toEqual(expected);
  });

  it('[SE-05d] count letters as people do when a name is internationalised', () => {
    const short = searchResult({ domain: 'xn--blbrhuset-62am.com' });
    expect(matchesFilter(short, { show: 'all', length: 12 })).toBe(true);
    expect(matchesFilter(short, { show: 'all', length: 8 })).toBe(false);
  });

  it('narrow by what the address says, and by nothing when it is not known', () => {
    expect(read('show=under-20&tld=.IO&category=creative&length=8&price=20')).toEqual({
      show: 'under-20',
      tld: 'io',
      category: 'creative',
      length: 8,
      price: 20,
    });
    expect(read('show=cheap&tld=a/b&category=toString&length=7&price=-1')).toEqual(NO_FILTER);
    expect(read('')).toEqual(NO_FILTER);
  });

  it('[RT-35a] [RT-35b] property: what is written is read back, and what else stands in the address stays', () => {
    const anyFilter: fc.Arbitrary<ResultFilter> = fc.record(
      {
        show: fc.constantFrom(...SHOWN),
        tld: fc.constantFrom('io', 'co.uk', 'xn--p1ai'),
        category: fc.constantFrom(...(Object.keys(CATEGORY_LABELS) as TldCategory[])),
        length: fc.constantFrom(...LENGTHS),
        price: fc.constantFrom(...PRICES),
      },
      { requiredKeys: ['show'] },
    );
    fc.assert(
      fc.property(anyFilter, anyFilter, (before, after) => {
        const query = writeFilter(writeFilter(new URLSearchParams('utm=1'), before), after);
        expect(readFilter(query)).toEqual(after);
        expect(query.get('utm')).toBe('1');
        expect(finerFilters(after)).toBe(Object.keys(after).length - 1);
      }),
    );
  });

  it('[SE-02b] take no row away when its answer comes while the search runs', () => {
    const held = new Set(['tannery.org']);
    const filter = { show: 'available' } as const;
    expect(endings(filterRows(rows, filter, { complete: false, held }))).toEqual([
      'net',
      'io',
      'org',
      'studio',
      'page',
    ]);
    expect(endings(filterRows(rows, filter, { complete: true, held }))).toEqual(['net', 'io', 'studio', 'page']);
    expect(endings(filterRows(rows, filter, { complete: false, held: 'all' }))).toEqual(endings(rows));
  });

  it('property: rows keep their order and a complete search shows what matches, no more and no less', () => {
    const anyRow = fc.record({
      tld: fc.constantFrom('net', 'io', 'studio', 'co.uk'),
      status: fc.constantFrom<Availability[]>('available', 'taken', 'premium', 'reserved', 'pending', 'unknown'),
      price: fc.integer({ min: 1, max: 4000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyRow),
        fc.constantFrom(...SHOWN),
        fc.option(fc.constantFrom(...PRICES), { nil: undefined }),
        (list, show, price) => {
          const results = list.map(({ tld, status, price: cents }) => result(tld, status, cents / 100));
          const filter = { show, price };
          const shown = filterRows(results, filter, { complete: true, held: 'all' });
          expect(shown).toEqual(results.filter((row) => matchesFilter(row, filter)));
        },
      ),
    );
  });
});
