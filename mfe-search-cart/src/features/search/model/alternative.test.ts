import fc from 'fast-check';
import type { Availability } from '@storefront/shared/contract';
import { searchResult } from '@storefront/shared/testing';
import { alternativeTo } from './alternative';

const rows = (...statuses: Availability[]) => ({
  answer: {
    results: statuses.map((status, index) =>
      searchResult({ domain: `tannery${index}.com`, status, ...(status !== 'available' && { price: undefined }) }),
    ),
  },
  running: statuses.includes('pending'),
});
const unasked = { answer: undefined, running: true };
const offered = (found: ReturnType<typeof alternativeTo>) =>
  found.kind === 'offered' ? found.result.domain : found.kind;

describe('[SE-05a] what is offered in the place of a taken name', () => {
  it('is the first popular extension that is free, whatever is answered after it', () => {
    expect(offered(alternativeTo(rows('taken', 'available', 'pending'), unasked))).toBe('tannery1.com');
  });

  it('is not decided while a nearer name may turn out to be free', () => {
    expect(offered(alternativeTo(rows('pending', 'available'), unasked))).toBe('undecided');
    expect(offered(alternativeTo(unasked, rows('available')))).toBe('undecided');
    expect(offered(alternativeTo(rows('taken'), unasked))).toBe('undecided');
  });

  it('is a name near the word where no popular extension is free; never a premium or a silent one', () => {
    expect(offered(alternativeTo(rows('taken', 'premium', 'unknown'), rows('premium', 'available')))).toBe(
      'tannery1.com',
    );
    expect(offered(alternativeTo(rows('taken'), rows('taken', 'unknown')))).toBe('none');
  });

  it('property: once offered, later answers of the same rows do not take it back', () => {
    const status = fc.constantFrom<Availability[]>('available', 'taken', 'premium', 'unknown');
    fc.assert(
      fc.property(fc.array(fc.tuple(status, fc.boolean()), { minLength: 1, maxLength: 11 }), (list) => {
        const early = alternativeTo(rows(...list.map(([final, known]) => (known ? final : 'pending'))), unasked);
        const late = alternativeTo(rows(...list.map(([final]) => final)), unasked);
        if (early.kind === 'offered') expect(offered(late)).toBe(early.result.domain);
      }),
    );
  });
});
