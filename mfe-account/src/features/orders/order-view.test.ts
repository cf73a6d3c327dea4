import fc from 'fast-check';
import { firstView, isNarrowed, readView, tableQuery, writeView } from './order-view';

const read = (query: string) => readView(new URLSearchParams(query));

describe('[RT-26] the view of the order list', () => {
  it('falls back to all orders when the URL has invalid values', () => {
    expect(read('state=lost&from=yesterday&to=2026-02-30&page=-1')).toEqual(firstView);
    expect(isNarrowed(firstView)).toBe(false);
    expect(isNarrowed(read('to=2026-02-28'))).toBe(true);
  });

  it('[RT-35a] comes back from the address as it went there', () => {
    const day = fc
      .date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.record({
          find: fc.string({ maxLength: 253 }),
          state: fc.constantFrom('all', 'open', 'completed', 'refunded', 'not-charged'),
          from: day,
          to: day,
          page: fc.integer({ min: 1, max: 1e6 }),
        }),
        (view) => expect(read(writeView(view).toString())).toEqual(view),
      ),
    );
  });

  it('searches for a domain in another script by its A-labels, and for the host of a pasted URL', () => {
    expect(tableQuery({ ...firstView, find: 'München' }).and).toBe(
      '(or(domain_names.ilike.*münchen*,domain_names.ilike.*xn--mnchen-3ya*,id.ilike.münchen*))',
    );
    expect(tableQuery({ ...firstView, find: 'https://www.tannery-lane.com/x' }).and).toContain(
      'domain_names.ilike.*tannery-lane.com*',
    );
  });

  it('lets nothing that is typed become a condition of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (find) => {
        const { and = '(or(domain_names.ilike.**,id.ilike.*))' } = tableQuery({ ...firstView, find });
        expect(and).toMatch(/^\(or\((domain_names\.ilike\.\*[^,()*"%_\\]*\*,){1,2}id\.ilike\.[^,()*"%_\\]*\*\)\)$/u);
      }),
    );
  });

  it('ends with the last moment of a day, also where the clocks are put forward or the year ends', () => {
    expect(tableQuery({ ...firstView, to: '2026-12-31' }).and).toBe(
      `(created_at.lt.${new Date(2027, 0, 1).toISOString()})`,
    );
  });
});
