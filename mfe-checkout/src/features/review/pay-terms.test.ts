import { payTerms } from './pay-terms';

describe('what follows paying', () => {
  test.each([
    [['new'], 'The names are registered at once; a name that is registered cannot be given back.'],
    [['renew', 'renew'], 'The names are renewed at once; a year that was added cannot be given back.'],
    [['transfer'], 'The names are asked for at once; what does not arrive is paid back.'],
    [['new', 'renew', 'transfer'], 'The names are registered at once; a name that is registered cannot be given back.'],
  ] as const)('[LG-04a] of %j', (types, words) => {
    expect(payTerms(types.map((type) => ({ type })), false)).toBe(words);
  });

  test('a registrar that is known to be slow is not promised at once', () => {
    expect(payTerms([{ type: 'renew' }], true)).toMatch(/^The names are renewed as soon as the registrar answers;/);
  });
});
