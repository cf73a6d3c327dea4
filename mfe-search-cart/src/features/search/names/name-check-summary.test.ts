import { translator } from '@storefront/shared/i18n';
import { searchResult } from '@storefront/shared/testing';
import { summarise } from './name-check-summary';

const t = translator('en');
const none = { price: undefined, renewal_price: undefined } as const;
const results = [
  searchResult({ domain: 'a.com', price: 12.9 }),
  searchResult({ domain: 'b.ai', price: 79, renewal_price: 89, min_years: 2, first_year_only: false }),
  searchResult({ domain: 'c.io', status: 'premium', price: 2400 }),
  searchResult({ domain: 'd.com', status: 'taken', ...none }),
  searchResult({ domain: 'e.uk', status: 'unknown', ...none }),
];

describe('[SE-05b] the summary of a bulk search', () => {
  it('adds what is free together, each with its first term; premium names are added one by one', () => {
    const { addable, cost, counts } = summarise(results, new Set(), t);
    expect(addable.map(({ domain }) => domain)).toEqual(['a.com', 'b.ai']);
    expect(cost).toBe(1290 + 15_800);
    expect(counts).toBe('2 available, 1 premium, 1 taken, 1 without an answer yet');
  });

  it('leaves out what is in the cart', () => {
    expect(summarise(results, new Set(['a.com']), t).addable.map(({ domain }) => domain)).toEqual(['b.ai']);
  });
});
