import fc from 'fast-check';
import { domainName } from '@storefront/shared/contract';
import { z } from 'zod';
import { findSoldName } from '../../core/catalog/catalog';
import { planSearch, POPULAR_ROWS } from './search-plan';
import { readSearchKey, writeSearchKey } from './search-key';

const EVERYTHING = { sellsTld: (_tld: string) => true };
const exact = (word: string) => planSearch(word, EVERYTHING)?.exact.domain;
const popular = (word: string, list = EVERYTHING) => planSearch(word, list)?.popular.map(({ domain }) => domain);

describe('reading a search word', () => {
  test.each([
    ['brindlewharf', 'brindlewharf.com'],
    ['Brindle Wharf!', 'brindlewharf.com'],
    ['brindlewharf.net.', 'brindlewharf.net'],
    ['www.brindlewharf.org', 'brindlewharf.org'],
    ['brindlewharf.co.uk', 'brindlewharf.co.uk'],
    ['blåbærhuset', 'xn--blbrhuset-62am.com'],
    ['BLÅBÆRHUSET.de', 'xn--blbrhuset-62am.de'],
    ['.brindlewharf', 'brindlewharf.com'],
    ['https://www.brindlewharf.co.uk/path?x=1', 'brindlewharf.co.uk'],
    ['info@brindlewharf.org', 'brindlewharf.org'],
  ])('[SE-01a] [SE-03] reads %s as %s', (word, name) => {
    expect(exact(word)).toBe(name);
  });

  test('looks up a word under the default TLD when its own is not sold', () => {
    expect(exact('brindlewharf.nosuchtld')).toBe('brindlewharf.com');
    expect(exact('foo.co.ukpathx1')).toBe('foo.com');
  });

  test('leaves out an extension without a price, in every group', () => {
    const list = { sellsTld: (tld: string) => tld !== 'berlin' && tld !== 'net' };
    expect(planSearch('brindlewharf.berlin', list)?.exact.domain).toBe('brindlewharf.com');
    expect(popular('brindlewharf', list)).not.toContain('brindlewharf.net');
  });

  test.each(['', '...', '!!!', '-', '--', '-a-', 'a'.repeat(64), 'com', 'ab--cd'])(
    '[SE-01a] rejects %j when it cannot be a name',
    (word) => {
      const plan = planSearch(word, EVERYTHING);
      if (word === 'com') expect(plan?.exact.domain).toBe('com.com');
      else expect(plan).toBeNull();
    },
  );

  test('[SE-02a] the popular group has 11 names, never the exact one', () => {
    for (const word of ['brindlewharf', 'brindlewharf.net', 'brindlewharf.berlin']) {
      expect(popular(word)).toHaveLength(POPULAR_ROWS);
      expect(popular(word)).not.toContain(exact(word));
    }
  });

  test('[SE-01a] any input is either rejected or becomes names of the contract', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (word) => {
        const plan = planSearch(word, EVERYTHING);
        for (const { domain } of plan ? [plan.exact, ...plan.popular, ...plan.others] : [])
          expect(z.safeParse(domainName, domain).success).toBe(true);
      }),
    );
  });

  test.each(['co', 'com', 'org', 'foo.co.ukpathx1', 'co.nosuchtld'])(
    '[SE-02b] every row for %j is a name that can be registered, not an extension',
    (word) => {
      const plan = planSearch(word, EVERYTHING);
      const names = plan ? [plan.exact, ...plan.popular, ...plan.others] : [];
      expect(names.length).toBeGreaterThan(POPULAR_ROWS);
      for (const name of names) expect(findSoldName(name.domain)).toEqual(name);
    },
  );
});

describe('[SE-02b] the search key', () => {
  test('carries the state for the next call', () => {
    const progress = { startedAt: 1_795_239_417_548, answered: 7 };
    expect(readSearchKey(writeSearchKey(progress), progress.startedAt + 500)).toEqual(progress);
  });

  test.each([undefined, '', 'x', '!!-!!', 'zzzzzzzzzzz-0', writeSearchKey({ startedAt: 5, answered: 3 })])(
    '%j begins a new search',
    (key) => {
      expect(readSearchKey(key, 1_795_239_417_548)).toEqual({ startedAt: 1_795_239_417_548, answered: 0 });
    },
  );
});
