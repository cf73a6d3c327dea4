import { translator } from '@storefront/shared/i18n';
import { searchResult } from '@storefront/shared/testing';
import { offerNote } from './offer-note';

const t = translator('en');

describe('[SE-07a] what a row says of its registry', () => {
  it('is nothing where everybody may have the name', () => {
    expect(offerNote(searchResult(), t)).toBe('');
  });

  it('names who may have it and what is asked', () => {
    const us = searchResult({
      eligibility: 'For residents of the United States',
      extra_data: ['What the domain is for', 'Connection to the United States'],
    });
    expect(offerNote(us, t)).toBe(
      'For residents of the United States. The registry asks for: what the domain is for and connection to the United States',
    );
  });

  it('keeps the capitals of names and abbreviations', () => {
    expect(offerNote(searchResult({ extra_data: ['Companies House number', 'VAT number'] }), t)).toBe(
      'The registry asks for: Companies House number and VAT number',
    );
  });

  it('keeps the capitals of nouns when it is in German', () => {
    const eu = searchResult({ extra_data: ['Land der Staatsangehörigkeit'] });
    expect(offerNote(eu, translator('de'))).toContain('Land der Staatsangehörigkeit');
    expect(offerNote(eu, t)).toContain('land der Staatsangehörigkeit');
  });

  it('names a least number of years', () => {
    expect(offerNote(searchResult({ min_years: 2 }), t)).toBe('Minimum term: 2 years, included in the first price');
  });
});
