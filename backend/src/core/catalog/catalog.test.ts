import { tldRequirements } from '@storefront/shared/domain';
import { getEligibility } from './tlds';
import { questionMessages } from '@storefront/shared/questions';
import { ENGLISH_LOCALE } from '../locale';
import { allTlds, findSoldName, splitSoldName, tldsIn } from './catalog';

describe('the TLDs on sale', () => {
  test('[SE-02a] the popular group has 11 TLDs beside .com, in the order of the results page', () => {
    expect(tldsIn('popular').map(({ tld }) => tld)).toEqual([
      'com',
      'net',
      'org',
      'studio',
      'io',
      'app',
      'co',
      'dev',
      'shop',
      'de',
      'uk',
      'eu',
    ]);
  });

  test('are unique, with plausible years', () => {
    const names = allTlds().map(({ tld }) => tld);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(110);
    for (const record of allTlds()) {
      expect(record.minYears).toBeLessThanOrEqual(record.maxYears);
      expect(record.maxYears).toBeLessThanOrEqual(10);
      expect(record.categories.length).toBeGreaterThan(0);
    }
  });

  test('[RG-05b] have rules with sources: the registry, or ICANN for open generic TLDs', () => {
    for (const { tld, categories } of allTlds()) {
      const { sources, registry } = tldRequirements(tld);
      expect([tld, sources.length > 0]).toEqual([tld, true]);
      if (categories.includes('country'))
        expect([tld, registry?.site]).toEqual([tld, expect.stringMatching(/^https:/)]);
    }
    expect(
      ['nyc', 'gmbh', 'berlin', 'paris', 'eco', 'film'].map((tld) => getEligibility(tld, ENGLISH_LOCALE)),
    ).not.toContain('');
  });

  test('[SE-07a] [SE-07b] agree with the form on eligibility and privacy', () => {
    for (const { tld, privacyAllowed } of allTlds()) {
      const rules = tldRequirements(tld);
      if (!rules.privacyAllowed) expect([tld, privacyAllowed]).toEqual([tld, false]);
      if (rules.eligibility)
        expect(getEligibility(tld, ENGLISH_LOCALE)).toBe(ENGLISH_LOCALE.t(questionMessages[rules.eligibility]));
    }
  });
});

describe('splitting a name at its TLD', () => {
  test.each([
    ['brindlewharf.com', 'brindlewharf', 'com', 'brindlewharf.com'],
    ['www.brindlewharf.com', 'brindlewharf', 'com', 'brindlewharf.com'],
    ['brindlewharf.co.uk', 'brindlewharf', 'co.uk', 'brindlewharf.co.uk'],
    ['shop.brindlewharf.uk', 'brindlewharf', 'uk', 'brindlewharf.uk'],
  ])('%s', (name, label, tld, domain) => {
    expect(splitSoldName(name)).toMatchObject({ label, domain, record: { tld } });
  });

  test.each(['com', 'co.uk', 'brindlewharf', 'brindlewharf.nosuchtld', '.com'])('%s is not sold', (name) => {
    expect(splitSoldName(name)).toBeNull();
  });

  test('a name with a host part is not registrable as it is', () => {
    expect(findSoldName('www.brindlewharf.com')).toBeNull();
    expect(findSoldName('brindlewharf.com')).not.toBeNull();
  });
});
