import { PreparingClient } from './preparing-client';

describe('a connection that keeps its statements', () => {
  let client: PreparingClient;
  beforeAll(async () => {
    client = new PreparingClient({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
  });
  afterAll(() => client.end());

  const kept = async (): Promise<string[]> =>
    (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );

  test('prepares a statement with values once, however it is sent', async () => {
    for (const value of [1, 2, 3]) {
      expect((await client.query('select $1::int + 1 as next', [value])).rows).toEqual([{ next: value + 1 }]);
      expect((await client.query({ text: 'select $1::int + 1 as next', rowMode: 'array' }, [value])).rows).toEqual([
        [value + 1],
      ]);
    }
    expect((await kept()).filter((text) => text.includes('as next'))).toHaveLength(1);
  });

  test('does not prepare statements that have no values, a name of their own or a large size', async () => {
    const before = await kept();
    await client.query('select 1');
    await client.query(`select $1::text /* ${'x'.repeat(5_000)} */`, ['a']);
    expect(await kept()).toEqual(before);
    await client.query({ name: 'mine', text: 'select $1::text' }, ['a']);
    expect(await kept()).toHaveLength(before.length + 1);
  });

  test('continues after a failed statement', async () => {
    const divide = (by: number) => client.query<{ share: number }>('select 6 / $1::int as share', [by]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(2)).rows).toEqual([{ share: 3 }]);
  });
});
