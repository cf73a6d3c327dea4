import fc from 'fast-check';
import { LANGUAGES, PSEUDO_LANGUAGE } from '../contract/languages';
import { preferredLanguage } from './preferred-language';

describe('preferredLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-CH, fr;q=0.9', 'de'],
    ['fr;q=0.5, DE;q=0.8', 'de'],
    ['nl, fr;q=0.7', 'fr'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['en-XA', 'en-XA'],
    ['en-GB, de', 'en'],
  ])('reads %s as %s', (header, language) => {
    expect(preferredLanguage(header, ['en', 'de', 'fr', PSEUDO_LANGUAGE])).toBe(language);
  });

  it('picks a supported language, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray([...LANGUAGES]), (header, others) => {
        const spoken = [...new Set(['en' as const, ...others])];
        expect(spoken).toContain(preferredLanguage(header, spoken));
      }),
    );
  });
});
