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

  test('each is there once, with years and days that can be', () => {
    const names = allTlds().map(({ tld }) => tld);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(110);
    for (const record of allTlds()) {
      expect(record.minYears).toBeLessThanOrEqual(record.maxYears);
      expect(record.maxYears).toBeLessThanOrEqual(10);
      expect(record.categories.length).toBeGreaterThan(0);
    }
  });

  test('[RG-05b] the rules of each say where they were read: of its registry, or of ICANN where it is open and generic', () => {
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

  test('[SE-07a] [SE-07b] what the registry asks for and whether privacy is allowed agree with the form', () => {
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

  test.each(['com', 'co.uk', 'brindlewharf', 'brindlewharf.nosuchtld', '.com'])(
    '%s is no name that is sold',
    (name) => {
      expect(splitSoldName(name)).toBeNull();
    },
  );

  test('a name with a host in front of it is not registrable as it is', () => {
    expect(findSoldName('www.brindlewharf.com')).toBeNull();
    expect(findSoldName('brindlewharf.com')).not.toBeNull();
  });
});
