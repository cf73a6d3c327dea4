import fc from 'fast-check';
import { translator } from '@storefront/shared/i18n';
import { readSearchWord, stemOf, variantsOf } from './search-word';

describe('the word of a search', () => {
  it('[SE-01a] keeps letters, digits, dots and hyphens, in lower case, without a trailing dot', () => {
    expect(readSearchWord(' Brindle_Wharf!. ').word).toBe('brindlewharf');
    expect(readSearchWord('Tannery-Lane.CO.UK.').word).toBe('tannery-lane.co.uk');
  });

  it('[SE-01b] takes an internationalised word in and shows it in its own script', () => {
    const search = readSearchWord('Blåbærhuset');
    expect(search.word).toBe('xn--blbrhuset-62am');
    expect(search.shown).toBe('blåbærhuset');
    expect(search.problem).toBeUndefined();
    expect(readSearchWord(search.word).shown).toBe('blåbærhuset');
  });

  it('[SE-03] a word without an extension is looked up as .com', () => {
    expect(readSearchWord('brindlewharf').domain).toBe('brindlewharf.com');
    expect(readSearchWord('brindlewharf.app').domain).toBe('brindlewharf.app');
  });

  it.each([
    ['!!!', /at least one/],
    ['a'.repeat(64), /up to 63/],
    ['-wharf', /hyphen/],
    ['wharf..com', /between two dots/],
  ])('[SE-01a] says why %p cannot be searched', (typed, reason) => {
    const { problem } = readSearchWord(typed);
    expect(problem && translator('en')(problem)).toMatch(reason);
  });

  it('takes a label of 63 letters', () => {
    expect(readSearchWord('a'.repeat(63)).problem).toBeUndefined();
  });

  it('knows the part that every extension shares', () => {
    expect(stemOf(readSearchWord('Blåbærhuset.no'))).toBe('blåbærhuset');
    expect(stemOf(readSearchWord('tannery.co.uk'))).toBe('tannery');
  });

  it('offers three other words that can be searched', () => {
    expect(variantsOf(readSearchWord('wharf'))).toEqual(['getwharf', 'mywharf', 'wharfonline']);
    expect(variantsOf(readSearchWord('a'.repeat(63)))).toEqual([]);
  });

  it('[SE-01a] property: reading the address of a search gives the same search again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const { word, domain, problem } = readSearchWord(typed);
        expect(word).toMatch(/^[a-z0-9.-]*$/);
        expect(word.endsWith('.')).toBe(false);
        expect(readSearchWord(word)).toMatchObject({ word, domain, problem });
      }),
    );
  });
});
