import {
  checkNames,
  followSearch,
  NAMES_AT_ONCE,
  searchAvailability,
  type NamesAnswer,
  type SearchAnswer,
  type SearchGroup,
  type TldCategory,
  type TldOffer,
} from '@storefront/shared/contract';
import { assertMinor } from '@storefront/shared/domain';
import { z } from 'zod';
import { allTlds, findSoldName } from '../src/core/catalog/catalog';
import { PAGE_ROWS, SEARCH_DEADLINE_MS } from '../src/modules/search/search-service';
import { freshLabel, openShop, type TestShop } from './support/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ CURRENCIES: 'USD,EUR' });
});
afterAll(() => shop.close());
afterEach(() => shop.deps.faults.clear());

interface Question {
  group?: SearchGroup;
  max_wait?: number;
  search_key?: string;
  currency_code?: string;
  tld?: string;
  category?: TldCategory;
  page?: number;
}

async function search(
  word: string,
  { group = 'exact', max_wait = 1, currency_code = 'USD', page, ...more }: Question = {},
): Promise<SearchAnswer & { statements: number }> {
  const query = {
    group,
    max_wait: String(max_wait),
    currency_code,
    ...more,
    ...(page !== undefined && { page: String(page) }),
  };
  const answer = await shop.request({
    method: 'GET',
    url: `/api/domain/1.0/availability/${encodeURIComponent(word)}`,
    query,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  expect(z.safeParse(searchAvailability.output, answer.json()).success).toBe(true);
  return { ...answer.json<SearchAnswer>(), statements: Number(answer.headers['x-statement-count']) };
}

/** Repeats the call until the group is complete, as the page does. */
async function searchToEnd(word: string, question: Question = {}): Promise<SearchAnswer> {
  for (let search_key: string | undefined, asked = 0; asked < 20; asked += 1) {
    const answer = await search(word, { ...question, ...(search_key && { search_key }) });
    if (answer.is_search_completed) return answer;
    search_key = answer.search_key;
  }
  throw new Error('The search does not end');
}

describe('a search', () => {
  test('[SE-02a] the exact match is one domain with its prices', async () => {
    const label = freshLabel();
    const answer = await searchToEnd(label);
    expect(answer).toMatchObject({ group: 'exact', is_search_completed: true });
    expect(answer.results).toEqual([
      {
        domain: `${label}.com`,
        unicode: `${label}.com`,
        tld: 'com',
        status: 'available',
        currency_code: 'USD',
        price: 12.9,
        renewal_price: 14.9,
        transfer_price: 12.9,
        restore_price: 89,
        first_year_only: false,
        min_years: 1,
        max_years: 10,
        privacy_allowed: true,
        categories: ['popular', 'business'],
        eligibility: '',
        transfer_by_tag: false,
        extra_data: [],
      },
    ]);
  });

  test('[SE-02b] the first response comes before any registry has responded, with the domains and their requirements', async () => {
    const label = freshLabel();
    const asked = new Promise<() => void>((ask) => {
      jest.spyOn(shop.deps.registrar, 'check').mockImplementationOnce(
        (names, hear) =>
          new Promise((resolve) =>
            ask(() => {
              for (const { domain } of names) hear({ name: domain, status: 'available' });
              resolve();
            }),
          ),
      );
    });
    const first = await search(label, { group: 'popular', max_wait: 5 });
    expect(first.results.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 'pending'));
    expect(first.results.find(({ tld }) => tld === 'eu')?.eligibility).toContain('EU citizens');
    const speak = await asked;
    speak();
    const second = await search(label, { group: 'popular', max_wait: 5, search_key: first.search_key });
    expect(second.is_search_completed).toBe(true);
    // Recent results are cached: a new search has them in its first response.
    expect((await search(label, { group: 'popular', max_wait: 5 })).is_search_completed).toBe(true);
  });

  test('[SE-05d] all TLDs can be filtered by one, or by a category', async () => {
    const studio = await searchToEnd('brindlewharf', { group: 'all', tld: 'design' });
    expect(studio.results.length).toBeGreaterThan(3);
    expect(new Set(studio.results.map(({ tld }) => tld))).toEqual(new Set(['design']));
    const creative = await searchToEnd('brindlewharf', { group: 'all', category: 'creative' });
    expect(creative.results.length).toBeGreaterThan(5);
    expect(creative.results.every(({ categories }) => categories.includes('creative'))).toBe(true);
    expect(await searchToEnd('brindlewharf', { group: 'all', tld: 'nosuchtld' })).toMatchObject({
      results: [],
      is_search_completed: true,
    });
    expect((await searchToEnd('brindlewharf', { group: 'all', tld: 'com', category: 'creative' })).results).toEqual([]);
  });

  test('[SE-05d] suggestions start with the TLDs related to the word', async () => {
    const endings = async (word: string) =>
      (await searchToEnd(word, { group: 'all' })).results
        .filter(({ domain }) => domain.startsWith(`${word}.`))
        .map(({ tld }) => tld);
    const coffee = (await endings('velvetcoffee')).slice(0, 4);
    expect(coffee.filter((tld) => ['cafe', 'coffee', 'restaurant', 'recipes'].includes(tld)).length).toBeGreaterThan(0);
    const plain = await endings('brindlewharf');
    expect(plain.filter((tld) => ['church', 'yoga', 'gmbh', 'tokyo', 'music', 'clothing'].includes(tld))).toEqual([]);
  });

  test('[SE-02a] [SE-02b] the popular group has 11 domains, in the same order from the first response on', async () => {
    const label = freshLabel();
    const order = ['net', 'org', 'studio', 'io', 'app', 'co', 'dev', 'shop', 'de', 'uk', 'eu'];
    const first = await search(label, { group: 'popular', max_wait: 0 });
    expect(first.results.map(({ tld, status }) => [tld, status])).toEqual(order.map((tld) => [tld, 'pending']));
    expect(first.is_search_completed).toBe(false);
    const last = await searchToEnd(label, { group: 'popular' });
    expect(last.results.map(({ tld }) => tld)).toEqual(order);
    expect(
      last.results.every(({ status, price }) => (price === undefined) === !['available', 'premium'].includes(status)),
    ).toBe(true);
  });

  test('[SE-02a] all TLDs: available domains similar to the word, without duplicates', async () => {
    const answer = await searchToEnd('brindlewharf', { group: 'all' });
    expect(answer.results.length).toBeGreaterThanOrEqual(5);
    expect(answer.results.every(({ status }) => status === 'available' || status === 'premium')).toBe(true);
    const popular = await searchToEnd('brindlewharf', { group: 'popular' });
    const shown = [...answer.results, ...popular.results].map(({ domain }) => domain);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('[SE-02a] [SE-02c] all TLDs: the pages together have the word under every TLD on sale, each once, and a page queries only its own domains', async () => {
    const label = freshLabel();
    const { pages = 0, results: nearest } = await searchToEnd(label, { group: 'all' });
    expect(nearest.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (let page = 1; page < pages; page += 1) {
      const asked = jest.spyOn(shop.deps.registrar, 'check');
      asked.mockClear();
      const answer = await searchToEnd(label, { group: 'all', page });
      found.push(...answer.results.map(({ domain }) => domain));
      const names = asked.mock.calls.flatMap(([list]) => list.map(({ domain }) => domain));
      expect(names.length).toBeLessThanOrEqual(PAGE_ROWS);
      expect(answer.results.map(({ domain }) => domain)).toEqual(expect.arrayContaining(names));
      asked.mockRestore();
    }
    const others = (
      await Promise.all((['exact', 'popular'] as const).map((group) => searchToEnd(label, { group })))
    ).flatMap(({ results }) => results);
    const everywhere = [...found, ...others.map(({ domain }) => domain)];
    expect(new Set(everywhere).size).toBe(everywhere.length);
    expect([...everywhere].sort()).toEqual(
      allTlds()
        .map(({ tld }) => `${label}.${tld}`)
        .sort(),
    );
    expect(await searchToEnd(label, { group: 'all', page: pages })).toMatchObject({
      results: [],
      is_search_completed: true,
    });
  });

  test.each([
    ['foo.co.ukpathx1', 'foo.com'],
    ['co', 'co.com'],
    ['com', 'com.com'],
    ['https://www.brindlewharf.co.uk/path?x=1', 'brindlewharf.co.uk'],
    ['info@brindlewharf.org', 'brindlewharf.org'],
  ])('[SE-01c] pasted text %j has results in every group, first for %s', async (word, domain) => {
    for (const group of ['exact', 'popular', 'all'] as const) {
      const { results } = await searchToEnd(word, { group });
      expect(results).not.toEqual([]);
      for (const result of results) expect(findSoldName(result.domain)).not.toBeNull();
      if (group === 'exact') expect(results[0]?.domain).toBe(domain);
    }
  });

  test('[SE-01a] [SE-01b] [SE-03] words are cleaned, converted and given an extension', async () => {
    expect((await search('  Blåbærhuset! ')).results[0]).toMatchObject({
      domain: 'xn--blbrhuset-62am.com',
      unicode: 'blåbærhuset.com',
    });
    expect((await search('Quill-Harbour.DE.')).results[0]).toMatchObject({ domain: 'quill-harbour.de', tld: 'de' });
  });

  test('[SE-04a] prices follow the currency', async () => {
    const label = freshLabel();
    expect((await searchToEnd(`${label}.studio`, { currency_code: 'EUR' })).results[0]).toMatchObject({
      currency_code: 'EUR',
      price: 4.9,
      renewal_price: 27.9,
    });
  });

  test("[SE-07a] [RT-39a] a registry's requirements are in the visitor's language, in rows, in later ones and in the price list", async () => {
    const label = freshLabel();
    const german = { eligibility: expect.stringMatching(/EU/) as string };
    const ask = (url: string, language: string) =>
      shop.request({ method: 'GET', url, headers: { 'accept-language': language } });
    const rows = `/api/domain/1.0/availability/${label}.eu?group=exact&max_wait=0&currency_code=EUR`;
    const [inEnglish, inGerman] = await Promise.all(
      ['en', 'de-AT,de;q=0.9'].map(async (language) => (await ask(rows, language)).json<SearchAnswer>().results[0]),
    );
    expect(inEnglish?.eligibility).toBe('For EU citizens, and residents and organisations of the EU and EEA');
    expect(inGerman).toMatchObject(german);
    expect(inGerman?.eligibility).not.toBe(inEnglish?.eligibility);
    const stream = `/api/domain/1.0/availability/${label}.eu/events?exact=&currency_code=EUR&language=de`;
    expect((await ask(stream, 'en')).body).toContain(JSON.stringify(inGerman?.eligibility).slice(1, -1));
    const prices = await ask('/api/domain/1.0/tlds?currency_code=EUR', 'de');
    expect(prices.headers.vary).toBe('accept-language');
    expect(prices.json<TldOffer[]>().find(({ tld }) => tld === 'eu')?.eligibility).toBe(inGerman?.eligibility);
    const american = `/api/domain/1.0/availability/${label}.us?group=exact&max_wait=0&currency_code=USD`;
    const notes = await Promise.all(
      ['en', 'de'].map(async (language) => (await ask(american, language)).json<SearchAnswer>().results[0]?.extra_data),
    );
    expect(notes[1]).toHaveLength(3);
    expect(notes[1]).not.toEqual(notes[0]);
  });

  test("[SE-07a] a registry's requirements are in the row", async () => {
    expect((await search(`${freshLabel()}.us`)).results[0]).toMatchObject({
      privacy_allowed: false,
      eligibility: expect.stringContaining('United States') as string,
      extra_data: ['What the domain is for', 'Connection to the United States', 'Country of the organisation'],
    });
    expect((await search(`${freshLabel()}.ca`)).results[0]).toMatchObject({
      privacy_allowed: false,
      extra_data: ['Legal type'],
    });
  });

  test('well-known names and words are taken, without a price', async () => {
    for (const name of ['google.shop', 'mountain.com', 'bbc.co.uk']) {
      const [result] = (await searchToEnd(name)).results;
      expect(result).toMatchObject({ domain: name, status: 'taken' });
      expect(result).not.toHaveProperty('price');
    }
    expect((await searchToEnd('example.com')).results[0]?.status).toBe('reserved');
  });

  test('[SE-07c] a domain with letters that its registry does not accept is not sold', async () => {
    expect((await searchToEnd('müllerwerft.uk')).results[0]?.status).toBe('reserved');
    expect((await searchToEnd('müllerwerft.de')).results[0]?.status).not.toBe('reserved');
  });

  test('[PR-03a] a premium domain costs what the registry charges, in any currency', async () => {
    const label = freshLabel();
    jest.spyOn(shop.deps.registrar, 'check').mockImplementationOnce(async (names, hear) => {
      for (const { domain } of names)
        hear({
          name: domain,
          status: 'premium',
          premium: { register: assertMinor(240_000), renew: assertMinor(5_400), transfer: assertMinor(5_400) },
        });
    });
    expect((await searchToEnd(`${label}.io`)).results[0]).toMatchObject({
      status: 'premium',
      price: 2400,
      renewal_price: 54,
      restore_price: 140,
    });
    expect((await search(`${label}.io`, { currency_code: 'EUR' })).results[0]).toMatchObject({
      price: 2208,
      renewal_price: 49.9,
    });
  });
});

describe('registries that do not respond', () => {
  test('[SE-06] a silent registry is unknown for its own domain only, and can be queried again', async () => {
    const label = freshLabel();
    shop.deps.faults.add({ operation: 'check', subject: '.uk', fault: { kind: 'error' } });
    const answer = await searchToEnd(label, { group: 'popular' });
    expect(answer.results.find(({ tld }) => tld === 'uk')?.status).toBe('unknown');
    expect(answer.results.filter(({ status }) => status === 'unknown')).toHaveLength(1);
    shop.clock.advance(1);
    expect((await searchToEnd(`${label}.uk`)).results[0]?.status).toBe('available');
  });

  test('[SE-06] the others are shown at once; the slow one is awaited until its deadline', async () => {
    const label = freshLabel();
    let giveUp = (): void => undefined;
    const asked = new Promise<void>((ask) => {
      jest.spyOn(shop.deps.registrar, 'check').mockImplementationOnce((names, hear) => {
        for (const { domain, record } of names) if (record.tld !== 'uk') hear({ name: domain, status: 'available' });
        ask();
        return new Promise<void>((resolve) => (giveUp = resolve));
      });
    });
    const { search_key } = await search(label, { group: 'popular' });
    await asked;
    const first = await search(label, { group: 'popular', max_wait: 0.05, search_key });
    const uk = (answer: SearchAnswer) => answer.results.find(({ tld }) => tld === 'uk')?.status;
    expect(first.is_search_completed).toBe(false);
    expect(uk(first)).toBe('pending');
    expect(first.results.filter(({ status }) => status === 'available')).toHaveLength(10);
    shop.clock.advance(SEARCH_DEADLINE_MS / 1000);
    const last = await search(label, { group: 'popular', search_key: first.search_key });
    expect([uk(last), last.is_search_completed]).toEqual(['unknown', true]);
    giveUp();
  });

  test('[SE-06] without suggestions, a few domains with the word are offered for searching', async () => {
    shop.deps.faults.add({ operation: 'suggest', fault: { kind: 'error' } });
    const answer = await searchToEnd(freshLabel(), { group: 'all' });
    expect(answer.results).toHaveLength(5);
    expect(answer.results.every(({ status }) => status === 'unknown')).toBe(true);
  });

  test('[SE-02b] a response comes as soon as there is a new result, and at the latest after max_wait', async () => {
    let giveUp = (): void => undefined;
    const asked = new Promise<(tld: string) => void>((ask) => {
      jest.spyOn(shop.deps.registrar, 'check').mockImplementationOnce((names, tell) => {
        ask((tld) => tell({ name: names.find(({ record }) => record.tld === tld)?.domain ?? '', status: 'available' }));
        return new Promise<void>((resolve) => (giveUp = resolve));
      });
    });
    const label = freshLabel();
    const begun = await search(label, { group: 'popular', max_wait: 5 });
    const first = search(label, { group: 'popular', max_wait: 5, search_key: begun.search_key });
    void asked.then((hear) => setTimeout(() => hear('net'), 30));
    const { results, search_key } = await first;
    expect(results.filter(({ status }) => status === 'available').map(({ tld }) => tld)).toEqual(['net']);
    // The caller already has .net: without another result the next call waits for its whole time.
    const started = performance.now();
    await search(label, { group: 'popular', max_wait: 0.2, search_key });
    expect(performance.now() - started).toBeGreaterThan(150);
    giveUp();
  });
});

describe('[SE-02d] a followed search', () => {
  const groups = ['exact', 'popular', 'all'] as const;

  /** Yields the events of a stream as they arrive. */
  async function* follow(word: string, query: Record<string, string>): AsyncGenerator<SearchAnswer> {
    const answer = await shop.request({
      method: 'GET',
      url: `/api/domain/1.0/availability/${encodeURIComponent(word)}/events`,
      query: { currency_code: 'USD', ...query },
      payloadAsStream: true,
    });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    for await (const part of answer.stream())
      for (const event of String(part)
        .split('\n\n')
        .filter((event) => event.startsWith('data: ')))
        yield z.parse(followSearch.output, JSON.parse(event.replace(/^data: /, '')));
  }

  async function collect(events: AsyncIterable<SearchAnswer>): Promise<SearchAnswer[]> {
    const all: SearchAnswer[] = [];
    for await (const event of events) all.push(event);
    return all;
  }

  test('sends each group when it has new results, and ends once all are complete', async () => {
    const label = freshLabel();
    const answers = new Map<string, () => void>();
    const check = jest.spyOn(shop.deps.registrar, 'check').mockImplementation(async (names, tell) => {
      await Promise.all(
        names.map(
          ({ domain }) =>
            new Promise<void>((resolve) =>
              answers.set(domain, () => {
                tell({ name: domain, status: 'taken' });
                resolve();
              }),
            ),
        ),
      );
    });
    const begun = await Promise.all(groups.map(async (group) => [group, await search(label, { group })] as const));
    // On a busy machine a search responds before it has asked the registries, here about one domain and eleven.
    while (answers.size < 12) await new Promise((resolve) => setTimeout(resolve, 5));
    const events = follow(label, Object.fromEntries(begun.map(([group, { search_key }]) => [group, search_key])));
    const seen: SearchAnswer[] = [];
    const until = async (isIt: (event: SearchAnswer) => boolean) => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error('The stream ended');
        seen.push(value);
        if (isIt(value)) return;
      }
    };
    answers.get(`${label}.net`)?.();
    await until(({ group }) => group === 'popular');
    expect(seen.at(-1)?.results.flatMap(({ tld, status }) => (status === 'pending' ? [] : [tld]))).toEqual(['net']);
    for (const tell of answers.values()) tell();
    seen.push(...(await collect(events)));
    check.mockRestore();

    const answered = seen.flatMap(({ group, results }) =>
      group === 'popular' ? [results.filter(({ status }) => status !== 'pending').length] : [],
    );
    // Never twice the same: each event has more than the one before it.
    expect(answered).toEqual([...new Set(answered)].sort((one, other) => one - other));
    for (const group of groups)
      expect(seen.findLast((event) => event.group === group)).toMatchObject({ is_search_completed: true });
  });

  test('starts a group that has no key, and leaves out the others', async () => {
    const label = freshLabel();
    const events = await collect(follow(label, { exact: '' }));
    expect(new Set(events.map(({ group }) => group))).toEqual(new Set(['exact']));
    expect(events.at(-1)).toMatchObject({
      is_search_completed: true,
      results: [expect.objectContaining({ domain: `${label}.com`, status: 'available' })],
    });
  });

  test('[SE-06] ends with unknown if a registry is silent', async () => {
    shop.deps.faults.add({ operation: 'check', subject: '.uk', fault: { kind: 'error' } });
    const events = await collect(follow(freshLabel(), { popular: '' }));
    const { results = [], is_search_completed } = events.at(-1) ?? {};
    expect(is_search_completed).toBe(true);
    expect(results.filter(({ status }) => status === 'unknown').map(({ tld }) => tld)).toEqual(['uk']);
  });

  test('refuses an invalid domain before the stream starts', async () => {
    const answer = await shop.request({
      method: 'GET',
      url: '/api/domain/1.0/availability/-/events',
      query: { currency_code: 'USD', exact: '' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'no_name']);
  });
});

describe('[SE-05b] many domains at once', () => {
  async function check(names: readonly string[], search_key?: string): Promise<NamesAnswer & { statements: number }> {
    const answer = await shop.request({
      method: 'POST',
      url: '/api/domain/1.0/availability',
      payload: { names, max_wait: 1, currency_code: 'USD', ...(search_key && { search_key }) },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    expect(z.safeParse(checkNames.output, answer.json()).success).toBe(true);
    return { ...answer.json<NamesAnswer>(), statements: Number(answer.headers['x-statement-count']) };
  }

  async function checkToEnd(names: readonly string[]): Promise<NamesAnswer> {
    for (let search_key: string | undefined, asked = 0; asked < 20; asked += 1) {
      const answer = await check(names, search_key);
      if (answer.is_search_completed) return answer;
      search_key = answer.search_key;
    }
    throw new Error('The check does not end');
  }

  test('200 domains are returned in order, with one statement for all of them', async () => {
    const label = freshLabel();
    const names = Array.from({ length: NAMES_AT_ONCE }, (_, index) => `${label}-${index}.com`);
    const first = await check(names);
    expect(first.statements).toBeLessThanOrEqual(1);
    expect(first.results.map(({ domain }) => domain)).toEqual(names);
    const last = await checkToEnd(names);
    expect(last.results.filter(({ status }) => status === 'available' || status === 'premium').length).toBeGreaterThan(
      150,
    );
  });

  test('a host prefix is removed, duplicates are merged, and an extension that is not sold is reported', async () => {
    const label = freshLabel();
    const answer = await checkToEnd([`www.${label}.com`, `${label}.com`, `${label}.nosuchtld`, 'google.com']);
    expect(answer.results.map(({ domain, status }) => [domain, status])).toEqual([
      [`${label}.com`, 'available'],
      ['google.com', 'taken'],
    ]);
    expect(answer.not_sold).toEqual([`${label}.nosuchtld`]);
  });

  test('[SE-06] a silent registry is unknown for its own domains only', async () => {
    const label = freshLabel();
    shop.deps.faults.add({ operation: 'check', subject: '.uk', fault: { kind: 'error' }, times: 0 });
    const answer = await checkToEnd([`${label}.com`, `${label}.uk`, `${label}.net`]);
    expect(answer.results.map(({ status }) => status)).toEqual(['available', 'unknown', 'available']);
  });

  test('no domains, too many and invalid ones are refused', async () => {
    for (const names of [
      [],
      Array.from({ length: NAMES_AT_ONCE + 1 }, (_, index) => `a${index}.com`),
      ['not a name'],
    ]) {
      expect(
        (
          await shop.request({
            method: 'POST',
            url: '/api/domain/1.0/availability',
            payload: { names, currency_code: 'USD' },
          })
        ).statusCode,
      ).toBe(400);
    }
  });
});

describe('limits', () => {
  test.each(['!!!', '-', 'a'.repeat(64), '...!'])('[SE-01a] %j is refused with a message', async (word) => {
    const answer = await shop.request({
      method: 'GET',
      url: `/api/domain/1.0/availability/${encodeURIComponent(word)}`,
      query: { group: 'exact', currency_code: 'USD' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'no_name']);
  });

  test('a currency that is not sold in, an unknown group and too long a wait are refused', async () => {
    for (const [query, status] of [
      [{ group: 'exact', currency_code: 'SEK' }, 422],
      [{ group: 'best', currency_code: 'USD' }, 400],
      [{ group: 'exact', currency_code: 'USD', max_wait: '60' }, 400],
    ] as const) {
      const answer = await shop.request({ method: 'GET', url: '/api/domain/1.0/availability/quill', query });
      expect(answer.statusCode).toBe(status);
    }
  });

  test('[SE-02b] a first response takes at most one statement, and none for recently queried domains', async () => {
    const label = freshLabel();
    for (const group of ['exact', 'popular', 'all'] as const) {
      const first = await search(label, { group, max_wait: 0 });
      expect(first.statements).toBeLessThanOrEqual(1);
      await searchToEnd(label, { group });
      expect((await search(label, { group })).statements).toBe(0);
    }
  });

  test('[CA-01a] the price list has every TLD, and those of a category', async () => {
    const all = (
      await shop.request({ method: 'GET', url: '/api/domain/1.0/tlds', query: { currency_code: 'USD' } })
    ).json<{ tld: string; register: number }[]>();
    expect(all.length).toBeGreaterThan(110);
    expect(all.find(({ tld }) => tld === 'com')).toMatchObject({
      register: 12.9,
      renew: 14.9,
      transfer: 12.9,
      restore: 89,
      currency_code: 'USD',
    });
    const popular = (
      await shop.request({
        method: 'GET',
        url: '/api/domain/1.0/tlds',
        query: { currency_code: 'EUR', category: 'popular' },
      })
    ).json<unknown[]>();
    expect(popular).toHaveLength(12);
    expect(
      (await shop.request({ method: 'GET', url: '/api/domain/1.0/tlds', query: { currency_code: 'SEK' } })).statusCode,
    ).toBe(422);
  });
});
