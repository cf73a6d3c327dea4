import { millisecondsInDay } from 'date-fns/constants';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { DomainRow, OrderRow } from '@storefront/shared/contract';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { insertDomain } from './support/own-domain';
import { insertTableOrder } from './support/table-orders';

/** The client's own test cases for a server, run against the shop: https://github.com/supabase/postgrest-js/tree/master/test */

const START = Date.UTC(2026, 0, 1);
/** Mara's domains, by name: TLD, status, days until expiry, auto-renew. */
const HELD = [
  ['alder-quay.com', 'ok', 10, true],
  ['birch-quay.org', 'ok', 20, false],
  ['cedar-wharf.com', 'expired', 30, true],
  ['dogwood-wharf.net', 'ok', 40, false],
] as const;

let shop: TestApp;
let mara: TestCustomer;
let boris: TestCustomer;

async function addDomain(customer: TestCustomer, [name, status, days, is_auto_renew]: (typeof HELD)[number]) {
  await insertDomain(shop, customer, name, {
    status,
    registered_at: new Date(START),
    expiry_date: new Date(START + days * millisecondsInDay),
    is_auto_renew,
  });
}

const addOrder = (customer: TestCustomer, day: number, names: readonly string[]) =>
  insertTableOrder(shop, customer, { at: new Date(START + day * millisecondsInDay), names });

beforeAll(async () => {
  shop = await makeTestApp();
  mara = await shop.asCustomer();
  boris = await shop.asCustomer();
  for (const held of HELD) await addDomain(mara, held);
  await addDomain(boris, ['elm-quay.com' as never, 'ok', 10, true]);
  await addOrder(mara, 1, ['alder-quay.com', 'birch-quay.org']);
  await addOrder(mara, 2, ['cedar-wharf.com']);
  await addOrder(boris, 3, ['elm-quay.com']);
});
afterAll(() => shop.close());

interface Database {
  public: {
    Tables: Record<
      'domains' | 'orders' | 'customers',
      { Row: DomainRow & OrderRow; Insert: object; Update: object; Relationships: [] }
    >;
    Views: Record<never, never>;
    Functions: Record<string, { Args: Record<string, never>; Returns: unknown }>;
  };
}

/** The official client from npm, connected to the app in this process. */
const client = (customer = mara, schema?: string) =>
  new PostgrestClient<Database>('http://tables.test/tables', {
    ...(schema && { schema: schema as 'public' }),
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const answer = await customer.request({
        method: (init?.method ?? 'GET') as 'GET',
        url: pathname + search,
        headers: Object.fromEntries(new Headers(init?.headers as Record<string, string>)),
        ...(init?.body && { payload: String(init.body) }),
      });
      return new Response(answer.statusCode === 204 ? null : answer.body, {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      });
    },
  });
const held = () => client().from('domains').select('name').order('name');
const ordered = () => client().from('orders').select('domain_names').order('created_at');
const names = ({ data, error }: { data: { name: string }[] | null; error: unknown }) => {
  expect(error).toBeNull();
  return data?.map(({ name }) => name.split('-')[0]);
};
const orderSizes = ({ data, error }: { data: { domain_names: string[] }[] | null; error: unknown }) => {
  expect(error).toBeNull();
  return data?.map(({ domain_names }) => domain_names.length);
};

describe("[CA-02] PostgREST's own client filters", () => {
  it('by every comparison', async () => {
    const at = new Date(START + 20 * millisecondsInDay).toISOString();
    expect(names(await held().eq('tld', 'com'))).toEqual(['alder', 'cedar']);
    expect(names(await held().neq('tld', 'com'))).toEqual(['birch', 'dogwood']);
    expect(names(await held().gt('expiry_date', at))).toEqual(['cedar', 'dogwood']);
    expect(names(await held().gte('expiry_date', at))).toEqual(['birch', 'cedar', 'dogwood']);
    expect(names(await held().lt('expiry_date', at))).toEqual(['alder']);
    expect(names(await held().lte('expiry_date', at))).toEqual(['alder', 'birch']);
    expect(names(await held().like('name', '%wharf%'))).toEqual(['cedar', 'dogwood']);
    expect(names(await held().ilike('name', '%WHARF%'))).toEqual(['cedar', 'dogwood']);
    expect(names(await held().is('is_auto_renew', true))).toEqual(['alder', 'cedar']);
    expect(names(await held().in('tld', ['org', 'net']))).toEqual(['birch', 'dogwood']);
    expect(names(await held().in('name', ['has,comma', 'alder-quay.com']))).toEqual(['alder']);
  });

  it('by patterns of which any or all have to match', async () => {
    expect(names(await held().likeAnyOf('name', ['alder%', '%.net']))).toEqual(['alder', 'dogwood']);
    expect(names(await held().likeAllOf('name', ['%quay%', '%.org']))).toEqual(['birch']);
    expect(names(await held().ilikeAnyOf('name', ['ALDER%', '%.NET']))).toEqual(['alder', 'dogwood']);
    expect(names(await held().ilikeAllOf('name', ['%QUAY%', '%.ORG']))).toEqual(['birch']);
  });

  it('by match, not, or, and a raw filter', async () => {
    expect(names(await held().match({ tld: 'com', status: 'ok' }))).toEqual(['alder']);
    expect(names(await held().not('tld', 'in', '(com,net)'))).toEqual(['birch']);
    expect(names(await held().or('tld.eq.org,and(tld.eq.com,status.eq.expired)'))).toEqual(['birch', 'cedar']);
    expect(names(await held().or('tld.not.eq.com,name.in.("alder-quay.com",x)'))).toEqual([
      'alder',
      'birch',
      'dogwood',
    ]);
    expect(names(await held().filter('name', 'like(any)', '{birch*,cedar*}'))).toEqual(['birch', 'cedar']);
  });

  it('by the elements of a list', async () => {
    expect(orderSizes(await ordered().contains('domain_names', ['alder-quay.com', 'birch-quay.org']))).toEqual([2]);
    expect(orderSizes(await ordered().containedBy('domain_names', ['cedar-wharf.com', 'other.com']))).toEqual([1]);
    expect(orderSizes(await ordered().overlaps('domain_names', ['alder-quay.com', 'cedar-wharf.com']))).toEqual([2, 1]);
    expect(orderSizes(await ordered().not('domain_names', 'cs', '{alder-quay.com}'))).toEqual([1]);
  });

  it('and gets an error for unsupported filters', async () => {
    const refused = [
      await held().textSearch('name', 'quay'),
      await held().rangeGt('expiry_date', '[1,2)'),
      await held().filter('name', 'match', '^a'),
      await held().contains('name', ['alder-quay.com']),
    ];
    for (const { status, data, error } of refused) {
      expect({ status, data }).toEqual({ status: 400, data: null });
      expect(error).toMatchObject({
        code: 'PGRST100',
        message: expect.stringMatching(/name|expiry_date/),
        details: null,
      });
    }
  });
});

describe("[CA-02] PostgREST's own client formats the response", () => {
  it('by columns and their aliases', async () => {
    const { data } = await client().from('domains').select('domain:name, expires:expiry_date').eq('tld', 'org');
    expect(data).toEqual([{ domain: 'birch-quay.org', expires: '2026-01-21T00:00:00.000Z' }]);
    const { data: everything } = await client().from('domains').select('*, again:name').eq('tld', 'org');
    expect(everything?.[0]).toMatchObject({ name: 'birch-quay.org', again: 'birch-quay.org', is_locked: true });
  });

  it('as one object', async () => {
    const { data, error, status } = await held().eq('tld', 'org').single();
    expect({ data, error, status }).toEqual({ data: { name: 'birch-quay.org' }, error: null, status: 200 });
  });

  it.each([
    ['com', 2],
    ['dev', 0],
  ])('but not as one object if .%s has %d', async (tld, rows) => {
    const { data, error, status } = await held().eq('tld', tld).single();
    expect({ data, status }).toEqual({ data: null, status: 406 });
    expect(error).toMatchObject({ code: 'PGRST116', details: `The result contains ${rows} rows`, hint: null });
  });

  it('as one object or null', async () => {
    expect(await held().eq('tld', 'org').maybeSingle()).toMatchObject({
      data: { name: 'birch-quay.org' },
      error: null,
    });
    expect(await held().eq('tld', 'dev').maybeSingle()).toMatchObject({ data: null, error: null, status: 200 });
    expect(await held().eq('tld', 'com').maybeSingle()).toMatchObject({ data: null, error: { code: 'PGRST116' } });
  });

  it('as CSV, with lists as PostgreSQL writes them', async () => {
    const { data } = await client()
      .from('domains')
      .select('domain:name,is_auto_renew')
      .eq('tld', 'com')
      .order('name')
      .csv();
    expect(data).toBe('domain,is_auto_renew\nalder-quay.com,true\ncedar-wharf.com,true\n');
    const { data: orderText } = await ordered().eq('item_count', 2).csv();
    expect(orderText).toBe('domain_names\n"{""alder-quay.com"",""birch-quay.org""}"\n');
  });

  it('in an order, with nulls first or last, and limited', async () => {
    const descending = client().from('domains').select('name').order('tld', { ascending: false, nullsFirst: true });
    expect(names(await descending.order('name').limit(2))).toEqual(['birch', 'dogwood']);
  });

  it('by page, with the requested kind of count', async () => {
    for (const count of ['exact', 'planned', 'estimated'] as const) {
      const page = await client().from('domains').select('name', { count }).order('name').range(1, 2);
      expect({ status: page.status, count: page.count, names: names(page) }).toEqual({
        status: 206,
        count: 4,
        names: ['birch', 'cedar'],
      });
    }
    expect(await held().range(1, 2)).toMatchObject({ status: 200, count: null });
  });

  it('as a count alone', async () => {
    const answer = await client().from('domains').select('*', { count: 'exact', head: true }).eq('tld', 'com');
    expect(answer).toMatchObject({ status: 200, count: 2, data: null, error: null });
  });

  it('and gets an error for a page beyond the end', async () => {
    const { error, status } = await client().from('domains').select('name', { count: 'exact' }).range(9, 10);
    expect({ status, error }).toMatchObject({
      status: 416,
      error: { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 4 rows.' },
    });
    expect(await held().range(3, 1)).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  it('and gets an error for columns that cannot be selected', async () => {
    const select = async (columns: string) => {
      const { error, status } = await client().from('domains').select(columns);
      return { status, code: error?.code };
    };
    expect(await select('secret')).toEqual({ status: 400, code: 'PGRST204' });
    for (const columns of ['name::int', 'orders(id)', 'count()', 'name->x', '...orders(id)'])
      expect(await select(columns)).toEqual({ status: 400, code: 'PGRST100' });
  });
});

describe("[CA-02] PostgREST's own client gets an error for", () => {
  it('an unknown table, a schema, a plan, a function', async () => {
    expect(await client().from('customers').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
    expect(await client(mara, 'private').from('domains').select()).toMatchObject({
      status: 406,
      error: { code: 'PGRST106' },
    });
    expect(await client(mara, 'public').from('domains').select()).toMatchObject({ status: 200 });
    expect(await held().explain()).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
    expect(await client().rpc('delete_everything')).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  });

  it('every change', async () => {
    const table = client().from('domains');
    const changes = [
      await table.insert({ name: 'x.com' }),
      await table.update({ is_auto_renew: true }).eq('tld', 'com'),
      await table.upsert({ name: 'x.com' }),
      await table.delete().eq('tld', 'com'),
    ];
    for (const change of changes)
      expect(change).toMatchObject({ status: 405, data: null, error: { code: 'PGRST117' } });
    expect(names(await held())).toHaveLength(4);
  });

  it("other customers' rows, in every form", async () => {
    const hers = client(boris);
    expect(names(await hers.from('domains').select('name').or('name.like.*,name.not.like.*'))).toEqual(['elm']);
    expect((await hers.from('domains').select('name').csv()).data).toBe('name\nelm-quay.com\n');
    expect((await hers.from('domains').select('name').single()).data).toEqual({ name: 'elm-quay.com' });
    expect((await hers.from('domains').select('*', { count: 'exact', head: true })).count).toBe(1);
    expect(
      orderSizes(await hers.from('orders').select('domain_names').contains('domain_names', ['alder-quay.com'])),
    ).toEqual([]);
    expect((await hers.from('orders').select('domain_names').not('domain_names', 'cs', '{x}')).data).toEqual([
      { domain_names: ['elm-quay.com'] },
    ]);
  });
});
