import { millisecondsInDay } from 'date-fns/constants';
import type { DomainRow, OrderRow } from '@storefront/shared/contract';
import { domains } from '../src/db/schema';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { insertTableOrder } from './support/table-orders';

const START = Date.UTC(2026, 0, 1);

let shop: TestApp;
let mara: TestCustomer;
let other: TestCustomer;

const getDomain = (
  customer: TestCustomer,
  index: number,
  change: Partial<typeof domains.$inferInsert> = {},
): typeof domains.$inferInsert => {
  const name = `${customer === mara ? 'wharf' : 'quay'}${String(index).padStart(3, '0')}.${index % 2 ? 'com' : 'org'}`;
  const at = new Date(START);
  return {
    customer_id: customer.id,
    name,
    unicode_name: name,
    tld: index % 2 ? 'com' : 'org',
    status: index % 10 === 0 ? 'expired' : 'ok',
    registered_at: at,
    expiry_date: new Date(START + index * millisecondsInDay),
    is_auto_renew: index % 3 === 0,
    nameservers: [],
    created_at: at,
    updated_at: at,
    ...change,
  };
};

const addOrder = (customer: TestCustomer, day: number, names: readonly string[], state?: 'failed') =>
  insertTableOrder(shop, customer, { at: new Date(START + day * millisecondsInDay), names, state, tax: 325 });

beforeAll(async () => {
  shop = await makeTestApp();
  mara = await shop.asCustomer();
  other = await shop.asCustomer();
  await shop.deps.db.insert(domains).values(Array.from({ length: 120 }, (_, index) => getDomain(mara, index)));
  await shop.deps.db.insert(domains).values([getDomain(other, 1), getDomain(mara, 900, { ended_at: new Date(START) })]);
  await addOrder(mara, 1, ['wharf001.com', 'wharf002.org']);
  await addOrder(mara, 2, ['wharf003.com'], 'failed');
  await addOrder(other, 3, ['quay001.com']);
});
afterAll(() => shop.close());

const list = (query: string, headers: Record<string, string> = {}, customer = mara) =>
  customer.request({ url: `/tables/domains${query}`, headers });
const listNames = (answer: Awaited<ReturnType<typeof list>>) => answer.json<DomainRow[]>().map(({ name }) => name);

describe('[DM-01a] GET /tables/domains', () => {
  it('returns a page with the total in content-range, in two statements', async () => {
    const answer = await list('?order=name.asc&limit=25&offset=25', { prefer: 'count=exact' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('25-49/120');
    expect(listNames(answer)).toHaveLength(25);
    expect(listNames(answer)[0]).toBe('wharf025.com');
    // One for the session, two for the page.
    expect(answer.headers['x-statement-count']).toBe('3');
  });

  it('counts the last page by reading it', async () => {
    const answer = await list('?limit=100&offset=100', { prefer: 'count=exact' });
    expect(answer.headers['content-range']).toBe('100-119/120');
    expect(answer.headers['x-statement-count']).toBe('2');
  });

  it('accepts a page in a Range header', async () => {
    const answer = await list('', { range: '0-9', 'range-unit': 'items', prefer: 'count=exact' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('0-9/120');
  });

  it('responds 200 if everything, or nothing, is returned', async () => {
    const all = await list('?status=eq.expired', { prefer: 'count=exact' });
    expect([all.statusCode, all.headers['content-range']]).toEqual([200, '0-11/12']);
    const none = await list('?name=eq.nothing.com', { prefer: 'count=exact' });
    expect([none.statusCode, none.headers['content-range'], none.json()]).toEqual([200, '*/0', []]);
  });

  it('refuses a page beyond the end with 416, but not the one right at it', async () => {
    const behind = await list('?limit=25&offset=121', { prefer: 'count=exact' });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, '*/120']);
    expect((await list('?limit=20&offset=120', { prefer: 'count=exact' })).json()).toEqual([]);
  });

  it('returns every row once in its pages, whatever the order', async () => {
    for (const order of ['name.desc', 'expiry_date.asc', 'status.asc', 'is_auto_renew.desc,tld.asc']) {
      const seen: string[] = [];
      for (let offset = 0; offset < 120; offset += 40)
        seen.push(...listNames(await list(`?order=${order}&limit=40&offset=${offset}`)));
      expect(new Set(seen).size).toBe(120);
    }
  });

  it.each([
    ['name=ilike.*WHARF01*', 10],
    ['name=like.*WHARF01*', 0],
    ['status=eq.ok&tld=eq.com', 60],
    ['status=neq.ok', 12],
    ['tld=in.(org,net)', 60],
    ['tld=not.in.(org,net)', 60],
    ['is_auto_renew=is.true', 40],
    ['expiry_date=lt.2026-01-11', 10],
    ['expiry_date=gte.2026-01-11T00:00:00Z&expiry_date=lte.2026-01-12T00:00:00Z', 2],
    ['or=(name.eq.wharf001.com,name.eq.wharf002.org)', 2],
    ['and=(status.eq.expired,or(tld.eq.com,name.like.wharf00*))', 1],
    ['not.and=(tld.eq.com,status.eq.ok)', 60],
    ['name=eq.wharf900.org', 0],
    ["name=eq.' or true --", 0],
    ['name=like.%', 120],
    ['id=eq.not-an-id', 0],
  ])('%s finds %d', async (query, count) => {
    expect(listNames(await list(`?${new URLSearchParams(query).toString()}`))).toHaveLength(count);
  });

  it('returns only the selected columns', async () => {
    expect((await list('?select=name,expiry_date&name=eq.wharf001.com')).json()).toEqual([
      { name: 'wharf001.com', expiry_date: '2026-01-02T00:00:00.000Z' },
    ]);
  });

  it('returns complete rows in the shape of the contract', async () => {
    const [row] = (await list('?name=eq.wharf003.com')).json<DomainRow[]>();
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'wharf003.com',
      unicode_name: 'wharf003.com',
      tld: 'com',
      status: 'ok',
      registered_at: '2026-01-01T00:00:00.000Z',
      expiry_date: '2026-01-04T00:00:00.000Z',
      stage_ends: '2026-01-04T00:00:00.000Z',
      is_auto_renew: true,
      has_whois_privacy: false,
      domain_forwarding: false,
      email_forwarding: false,
      is_locked: true,
    });
  });

  it.each([
    'secret=eq.1',
    'customer_id=eq.1',
    'registrar_ref=not.is.null',
    'order=customer_id',
    'select=nameservers',
    'name=eq',
    'limit=many',
    'or=(name.eq.a',
  ])('refuses %s with a reason', async (query) => {
    const answer = await list(`?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  it('[CA-02] shows a customer nothing of another, whatever the query', async () => {
    expect(listNames(await list('', {}, other))).toEqual(['quay001.com']);
    expect(listNames(await list('?name=ilike.*wharf*', {}, other))).toEqual([]);
    expect(listNames(await list('?or=(name.like.*,name.not.like.*)', {}, other))).toEqual(['quay001.com']);
    expect((await shop.request({ url: '/tables/domains' })).statusCode).toBe(401);
  });
});

describe('[CA-02] GET /tables/orders', () => {
  it('returns the newest first, with decimal amounts and the ordered domains', async () => {
    const answer = await mara.request({ url: '/tables/orders', headers: { prefer: 'count=exact' } });
    expect(answer.headers['content-range']).toBe('0-1/2');
    expect(answer.json<OrderRow[]>()).toEqual([
      {
        id: expect.any(String),
        status_name: 'failed',
        created_at: '2026-01-03T00:00:00.000Z',
        currency_code: 'USD',
        amount: 12.99,
        tax: 3.25,
        total: 16.24,
        captured: 0,
        voided: 0,
        refunded: 0,
        item_count: 1,
        domain_names: ['wharf003.com'],
        refund_notes: [],
        partner_id: null,
      },
      {
        id: expect.any(String),
        status_name: 'completed',
        created_at: '2026-01-02T00:00:00.000Z',
        currency_code: 'USD',
        amount: 25.98,
        tax: 6.5,
        total: 32.48,
        captured: 32.48,
        voided: 0,
        refunded: 0,
        item_count: 2,
        domain_names: ['wharf001.com', 'wharf002.org'],
        refund_notes: [],
        partner_id: null,
      },
    ]);
  });

  it.each([
    ['status_name=eq.completed', 1],
    ['total=gte.16.24', 2],
    ['total=gt.16.24', 1],
    ['item_count=eq.2', 1],
    ['created_at=gte.2026-01-03', 1],
    ['id=eq.00000000-0000-4000-8000-000000000000', 0],
    ['domain_names=ilike.*WHARF00*', 2],
    ['domain_names=ilike.wharf002*', 1],
    ['domain_names=like.*WHARF00*', 0],
    // Each domain separately, not the list as one text.
    ['domain_names=ilike.*com*org*', 0],
    ['domain_names=not.ilike.*.org', 1],
    ['or=(domain_names.ilike.*wharf002*,id.ilike.zz*)', 1],
    ["domain_names=ilike.*' or true --*", 0],
    ['domain_names=cs.{wharf001.com,wharf002.org}', 1],
    ['domain_names=cs.{wharf001.com,wharf003.com}', 0],
    ['domain_names=cs.{}', 2],
    ['domain_names=not.cs.{wharf001.com}', 1],
    ['domain_names=cd.{wharf003.com,wharf004.org}', 1],
    ['domain_names=cd.{}', 0],
    ['domain_names=ov.{wharf001.com,wharf003.com}', 2],
    ['domain_names=ov.{}', 0],
    ['domain_names=cs.{quay001.com}', 0],
    ['domain_names=cs.{"\' or true --"}', 0],
    ['or=(domain_names.cs.{wharf001.com,wharf002.org},total.lt.0)', 1],
    ['partner_id=isdistinct.x', 2],
    ['total=isdistinct.16.24', 1],
    ['created_at=isdistinct.2026-01-02', 1],
    ['total=gt(any).{1,20}', 2],
    ['total=gt(all).{1,20}', 1],
  ])('%s finds %d', async (query, count) => {
    expect((await mara.request({ url: `/tables/orders?${encodeURI(query)}` })).json()).toHaveLength(count);
  });

  it.each([
    'domain_names=eq.wharf001.com',
    'domain_names=in.(wharf001.com)',
    'domain_names=is.true',
    'domain_names=cs.wharf001.com',
    'domain_names=cs.{"wharf001.com}',
    'domain_names=ilike.%00',
    'domain_names=ilike.*\\',
    'order=domain_names.asc',
  ])('refuses %s with a reason', async (query) => {
    const answer = await mara.request({ url: `/tables/orders?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  it('finds one order among two hundred by one of its domains, in one statement', async () => {
    const buyer = await shop.asCustomer();
    for (let index = 0; index < 200; index += 1)
      await addOrder(buyer, index, [`quay${index}.com`, ...(index === 137 ? ['tannery-lane.com'] : [])]);
    const answer = await buyer.request({
      url: '/tables/orders?domain_names=ilike.*tannery*&order=created_at.desc&limit=21',
    });
    expect(answer.json<OrderRow[]>().map(({ domain_names }) => domain_names)).toEqual([
      ['quay137.com', 'tannery-lane.com'],
    ]);
    expect(answer.headers['x-statement-count']).toBe('2');
    expect((await mara.request({ url: '/tables/orders?domain_names=ilike.*tannery*' })).json()).toEqual([]);
  });
});
