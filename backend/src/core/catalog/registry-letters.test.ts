import { toAscii } from '@storefront/shared/domain';
import { findTld, splitSoldName } from './catalog';
import { isLabelPossible } from './registry-letters';

const isPossible = (name: string): boolean => {
  const sold = splitSoldName(toAscii(name) ?? '');
  if (!sold) throw new Error(`${name} is not sold`);
  return isLabelPossible(sold.label, sold.record.tld);
};

describe('[SE-07c] letters that a registry allows', () => {
  test.each([
    'müller.de',
    'straße.de',
    'façade.fr',
    'blåbær.dk',
    'whānau.nz',
    'señal.es',
    'müller.com',
    'muller.co.uk',
  ])('cover %s', (name) => expect(isPossible(name)).toBe(true));

  test.each(['müller.uk', 'müller.co.uk', 'müller.us', 'crème.nl', 'مثال.de', 'пример.fr', 'müller.nz', 'naïve.dk'])(
    'do not cover %s',
    (name) => expect(isPossible(name)).toBe(false),
  );

  test('are listed only for TLDs on sale, in lower case', () => {
    for (const tld of [
      'uk',
      'us',
      'nl',
      'cz',
      'in',
      'au',
      'mx',
      'de',
      'at',
      'be',
      'ch',
      'fr',
      'ca',
      'es',
      'dk',
      'pt',
      'nz',
    ])
      expect([tld, findTld(tld)?.tld]).toEqual([tld, tld]);
    for (const letter of 'ÄÖÜ') expect(isPossible(`${letter}ber.de`)).toBe(true);
  });
});
