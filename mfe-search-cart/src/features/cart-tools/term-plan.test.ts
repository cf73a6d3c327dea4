import type { CartItem } from '@storefront/shared/cart';
import { translator } from '@storefront/shared/i18n';
import { addOnLine } from '@storefront/shared/testing';
import { isGone } from '../../model/use-is-gone';
import { item } from '../../testing/cart';
import { describePlan, findCommonTerm, listTerms, planTerm } from './term-plan';

const gone = (line: CartItem): boolean => isGone(line, false);
const yearly = item({ domain: 'yearly.com' });
const fixed = item({ domain: 'fixed.de', tld_registration_years: [1], max_year: 1 });
const even = item({ domain: 'even.co.uk', period: 2, tld_registration_years: [2, 4], max_year: 4 });
const renewal = item({ domain: 'renewal.com', type: 'renew', max_year: 3, date: '2030-03-01T12:00:00Z' });
const transfer = item({ domain: 'transfer.com', type: 'transfer', sub_products: [] });
const addOns = addOnLine({ domain: 'add-ons.com' });
const taken = item({ domain: 'taken.com', priced: 'unknown', problem: 'taken' });
const cart = [yearly, fixed, even, renewal, transfer, addOns, taken];

const periods = (years: number) => Object.fromEntries(planTerm(cart, years, gone).periods);

describe('[CT-09d] one term for all domains of a cart', () => {
  it('is one that at least one line with a choice offers', () => {
    expect(listTerms(cart, gone)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(listTerms([fixed, even, renewal, taken], gone)).toEqual([1, 2, 3, 4]);
    expect(findCommonTerm(cart, gone)).toBeUndefined();
    expect(findCommonTerm([yearly, fixed, renewal], gone)).toBe(1);
  });

  it('changes only lines that can have exactly this term', () => {
    expect(periods(2)).toEqual({ 'yearly.com': 2, 'renewal.com': 2 });
    expect(periods(4)).toEqual({ 'yearly.com': 4, 'even.co.uk': 4 });
    expect(periods(1)).toEqual({});
  });

  it('says which lines keep theirs, and why', () => {
    expect(planTerm(cart, 4, gone)).toMatchObject({
      count: 2,
      kept: {
        registry: ['fixed.de'],
        ten_years: ['renewal.com'],
        transfer: ['transfer.com'],
        add_ons: ['add-ons.com'],
        gone: ['taken.com'],
      },
    });
    expect(planTerm([{ ...transfer, years_added: 0 }], 1, gone).kept.transfer).toEqual(['transfer.com']);
    expect(describePlan(planTerm(cart, 4, gone), translator('en'))).toBe(
      [
        '2 domains now have a term of 4 years.',
        'Unchanged: fixed.de (the registry does not offer this term).',
        'Unchanged: renewal.com (a domain can be renewed until 10 years from today at most).',
        'Unchanged: transfer.com (the term of a transfer is fixed).',
        'Unchanged: add-ons.com (add-ons alone have no term).',
        'Unchanged: taken.com (no longer available).',
      ].join(' '),
    );
  });

  it('names up to three domains, and counts more', () => {
    const many = (count: number) => [
      yearly,
      ...Array.from({ length: count }, (_, index) => ({ ...fixed, domain: `fixed-${index}.de` })),
    ];
    expect(describePlan(planTerm(many(3), 2, gone), translator('en'))).toContain(
      '1 domain now has a term of 2 years. Unchanged: fixed-0.de, fixed-1.de and fixed-2.de (',
    );
    expect(describePlan(planTerm(many(4), 2, gone), translator('en'))).toContain('Unchanged: 4 domains (');
  });
});
