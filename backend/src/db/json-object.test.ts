import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test/support/test-database';
import type { Database } from './client';
import { addMembers, isoInstant, jsonObject } from './json-object';

interface Entry {
  readonly text: string | null;
  readonly at: string | null;
  readonly count: number;
  readonly nested: unknown;
  readonly who?: string;
  readonly key?: string;
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function write({ text, at, count, nested, who, key }: Entry): Promise<string> {
  const json = jsonObject<Entry>(
    {
      text: sql`${text}::text`,
      at: isoInstant(sql`${at}::timestamptz`),
      count: sql`${count}::int`,
      nested: sql`${JSON.stringify(nested)}::jsonb`,
    },
    { who: sql`${who ?? null}::text`, key: sql`${key ?? null}::text` },
  );
  const { rows } = await database.orm.execute<{ json: string }>(sql`select ${json} as json`);
  return rows[0]?.json ?? '';
}

const entry: Entry = { text: 'a', at: '2027-03-01T10:00:00.000Z', count: 1, nested: null };

describe('a row that the database writes as JSON', () => {
  test.each<Entry>([
    entry,
    { ...entry, text: null, at: null, count: -1, nested: { of: [1, 'two', null, { three: '}' }] } },
    { ...entry, text: 'quotes " \\ and \n \t \u0001 \u2028 é 漢 🦊 </script> }', at: '1999-12-31T23:59:59.007Z' },
    { ...entry, who: 'Ines "}" Okafor', nested: { who: 'another' } },
    { ...entry, key: 'sfk_1' },
    { ...entry, who: 'Ines', key: '}' },
  ])('is what the same values would be, without members that may be missing and are: %j', async (given) => {
    const text = await write(given);
    expect(JSON.parse(text)).toEqual(given);
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(Object.keys(given).sort());
  });

  test('has no spaces', async () => {
    expect(await write(entry)).toBe('{"text":"a","at":"2027-03-01T10:00:00.000Z","count":1,"nested":null}');
  });

  test('has to have all members of its type', () => {
    // @ts-expect-error `at` is missing
    jsonObject<Pick<Entry, 'text' | 'at'>>({ text: sql`''` }, {});
    // @ts-expect-error `who` may be missing in a row, but not here
    jsonObject<Pick<Entry, 'text' | 'who'>>({ text: sql`''` }, {});
  });

  test('receives further members that the shop computes', async () => {
    const text = addMembers(await write({ ...entry, nested: { who: '}' } }), {
      total: 14.99,
      rates: [{ name: 'VAT' }],
    });
    expect(JSON.parse(text)).toEqual({ ...entry, nested: { who: '}' }, total: 14.99, rates: [{ name: 'VAT' }] });
  });
});
