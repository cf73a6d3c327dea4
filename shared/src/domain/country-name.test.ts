import { countryInSentence, countryName } from './country-name';

describe('[RT-39i] a country within a sentence', () => {
  it.each([
    ['US', 'en', 'the United States'],
    ['GB', 'en', 'the United Kingdom'],
    ['NL', 'en', 'the Netherlands'],
    ['PH', 'en', 'the Philippines'],
    ['AE', 'en', 'the United Arab Emirates'],
    ['DE', 'en', 'Germany'],
    ['US', 'de', 'Vereinigte Staaten'],
    ['NL', 'es', 'Países Bajos'],
  ])('%s in %s is %j', (code, language, said) => {
    expect(countryInSentence(code, language)).toBe(said);
  });

  it('is its name alone where it stands by itself', () => {
    expect(countryName('US', 'en')).toBe('United States');
  });
});
