import { untraced, type Tracing } from '@storefront/shared/tracing';
import { sql } from 'drizzle-orm';
import { openPostgres } from './postgres';

/** Records everything, and keeps the names of the spans. */
function recordAll(): { tracing: Tracing; names: string[] } {
  const names: string[] = [];
  return {
    names,
    tracing: {
      ...untraced,
      isOn: true,
      isRecording: () => true,
      begin: (name) => {
        names.push(name);
        return untraced.begin(name);
      },
    },
  };
}

test('a connection that goes from a traced transaction straight to a waiting caller serves it, and both are traced', async () => {
  const { tracing, names } = recordAll();
  const database = openPostgres({ url: process.env.TEST_DATABASE_URL ?? '', max: 1, tracing });
  const transaction = database.orm.transaction((tx) => tx.execute(sql`select 0 from pg_class limit 1`));
  // The only connection is lent, so these wait for it.
  const waiting = [1, 2, 3].map((value) => database.execute('select $1::int as value', [value]));

  await transaction;
  expect((await Promise.all(waiting)).map(({ rows }) => rows)).toEqual([
    [{ value: 1 }],
    [{ value: 2 }],
    [{ value: 3 }],
  ]);
  expect(names.filter((name) => name.startsWith('SELECT')).sort()).toEqual([
    'SELECT',
    'SELECT',
    'SELECT',
    'SELECT pg_class',
  ]);
  await database.close();
});
