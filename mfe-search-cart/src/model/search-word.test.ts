import { readSearchWord } from '@storefront/shared/domain';
import { translator } from '@storefront/shared/i18n';
import { getVariants, WORD_PROBLEMS } from './search-word';

const variants = (typed: string): string[] => {
  const search = readSearchWord(typed);
  if (search.problem !== undefined) throw new Error(`${typed}: ${search.problem}`);
  return getVariants(search);
};

describe('the word of a search', () => {
  it.each([
    ['!!!', /at least one/],
    ['a'.repeat(64), /up to 63/],
    ['-wharf', /hyphen/],
    ['wharf..com', /two dots in a row/],
  ])('[SE-01a] says why %p cannot be searched', (typed, reason) => {
    const { problem } = readSearchWord(typed);
    expect(problem && translator('en')(WORD_PROBLEMS[problem])).toMatch(reason);
  });

  it('offers three other words that can be searched', () => {
    expect(variants('wharf')).toEqual(['getwharf', 'mywharf', 'wharfonline']);
    expect(variants('a'.repeat(63))).toEqual([]);
  });
});
