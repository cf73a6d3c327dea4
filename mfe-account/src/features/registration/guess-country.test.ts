import type { Country } from '@storefront/shared/reference';
import { guessCountry } from './guess-country';

const countries = [{ isoCode: 'NO' }, { isoCode: 'US' }] as Country[];

describe('[RT-09] the country a new account starts with', () => {
  it('is the first region among the languages that we know', () => {
    expect(guessCountry(['nb', 'zz-ZZ', 'nb-NO', 'en-US'], countries)).toBe('NO');
  });

  it('is left to the shopper where no language names one', () => {
    expect(guessCountry(['en', 'eo'], countries)).toBe('');
  });
});
