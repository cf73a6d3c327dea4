import fc from 'fast-check';
import {
  firstView,
  listFilters,
  readContentRange,
  readView,
  sortKeys,
  tableQuery,
  writeView,
  type ListView,
} from './list-query';

const NOW = Date.UTC(2026, 10, 21);

const views: fc.Arbitrary<ListView> = fc.record({
  find: fc.string({ maxLength: 60 }),
  filter: fc.constantFrom(...listFilters),
  sort: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 40_000 }),
});

describe('[DM-01a] the view of the domain list', () => {
  it('round-trips through its URL', () => {
    fc.assert(
      fc.property(views, (view) => expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view)),
    );
  });

  it('falls back to the default for unknown values in a URL', () => {
    expect(readView(new URLSearchParams('filter=mine&sort=__proto__&dir=up&page=-3'))).toEqual(firstView);
  });

  it('queries expiring domains as active ones that expire within 60 days', () => {
    expect(tableQuery({ ...firstView, filter: 'expiring' }, NOW)).toMatchObject({
      status: 'eq.ok',
      expiry_date: 'lt.2027-01-20T00:00:00.000Z',
    });
  });

  it('drops typed wildcards and operators from the filter', () => {
    fc.assert(
      fc.property(fc.string(), (find) => {
        const { unicode_name } = tableQuery({ ...firstView, find }, NOW) as Record<string, string | undefined>;
        if (unicode_name !== undefined) expect(unicode_name).toMatch(/^ilike\.\*[^*%_,()"\\]+\*$/u);
      }),
    );
  });

  it('pages by offset', () => {
    expect(tableQuery({ ...firstView, page: 3 }, NOW)).toMatchObject({ limit: 25, offset: 50 });
  });
});

describe('[DM-01b] the total from Content-Range', () => {
  it.each([
    ['0-24/148', { first: 1, last: 25, total: 148 }],
    ['domains 25-49/148', { first: 26, last: 50, total: 148 }],
    ['*/0', { first: 0, last: 0, total: 0 }],
    ['0-24/*', { first: 1, last: 25, total: null }],
    ['nonsense', null],
    [null, null],
  ])('%j', (header, range) => {
    expect(readContentRange(header)).toEqual(range);
  });
});
