import { payTerms } from './pay-terms';

describe('what follows paying', () => {
  test.each([
    [['new'], 'The names are registered at once. Once registered, a name is refunded only if you delete it within its registry’s grace period.'],
    [['renew', 'renew'], 'The names are renewed at once; a year that was added cannot be given back.'],
    [['transfer'], 'The names are asked for at once; what does not arrive is paid back.'],
    [['new', 'renew', 'transfer'], 'The names are registered at once. Once registered, a name is refunded only if you delete it within its registry’s grace period.'],
  ] as const)('[LG-04a] of %j', (types, words) => {
    expect(payTerms(types.map((type) => ({ type, period: 1 })), false)).toBe(words);
  });

  test('[DM-09a] of add-ons alone, and beside a renewal', () => {
    const addOns = { type: 'renew', period: 0 } as const;
    expect(payTerms([addOns], false)).toBe('What you add is switched on at once and is paid for until the domain expires; it can be cancelled, but is not paid back.');
    expect(payTerms([addOns, { type: 'renew', period: 1 }], false)).toBe('The names are renewed and the add-ons switched on at once; neither can be given back.');
  });

  test('a registrar that is known to be slow is not promised at once', () => {
    expect(payTerms([{ type: 'renew', period: 1 }], true)).toMatch(/^The names are renewed as soon as the registrar answers;/);
  });
});
