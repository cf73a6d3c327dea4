import fc from 'fast-check';
import { readSearchWord } from './search-word';

describe('readSearchWord', () => {
  it('[SE-01a] keeps letters, digits, dots and hyphens, in lower case, without a trailing dot', () => {
    expect(readSearchWord(' Brindle_Wharf!. ').word).toBe('brindlewharf');
    expect(readSearchWord('Tannery-Lane.CO.UK.').word).toBe('tannery-lane.co.uk');
  });

  it('[SE-01b] accepts an internationalised word and shows it in its own script', () => {
    const search = readSearchWord('Blåbærhuset');
    expect(search).toMatchObject({ word: 'xn--blbrhuset-62am', shown: 'blåbærhuset' });
    expect(search.problem).toBeUndefined();
    expect(readSearchWord(search.word).shown).toBe('blåbærhuset');
  });

  it('[SE-03] looks up a word without an extension as .com', () => {
    expect(readSearchWord('brindlewharf')).toMatchObject({ domain: 'brindlewharf.com', tld: 'com' });
    expect(readSearchWord('brindlewharf.app')).toMatchObject({ domain: 'brindlewharf.app', tld: 'app' });
  });

  it.each([
    ['!!!', 'nothing_left'],
    ['a'.repeat(64), 'too_long'],
    ['-wharf', 'hyphens'],
    ['wharf..com', 'empty_label'],
  ])('[SE-01a] says why %p cannot be searched', (typed, problem) => {
    expect(readSearchWord(typed).problem).toBe(problem);
  });

  it('accepts a label of 63 letters', () => {
    expect(readSearchWord('a'.repeat(63)).problem).toBeUndefined();
  });

  it('finds the part that all extensions share', () => {
    expect(readSearchWord('Blåbærhuset.no')).toMatchObject({ stem: 'blåbærhuset', tld: 'no' });
    expect(readSearchWord('tannery.co.uk')).toMatchObject({ stem: 'tannery', tld: 'co.uk' });
  });

  it('[SE-01a] property: parses the same search from its URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const read = readSearchWord(typed);
        expect(read.word).toMatch(/^[a-z0-9.-]*$/);
        expect(read.word.endsWith('.')).toBe(false);
        expect(readSearchWord(read.word)).toEqual({ ...read, typed: read.word });
      }),
    );
  });
});
