import { openTestDatabase } from '../../test/support/test-database';
import type { Database } from './client';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Foreign keys without an index that they lead. Partial indexes count only if they merely omit null values. */
const WITHOUT_INDEX = `
  select c.conrelid::regclass::text || ' (' || string_agg(a.attname, ', ' order by k.position) || ')' as "key"
  from pg_constraint c
  cross join lateral unnest(c.conkey) with ordinality as k(attnum, position)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]) || ' IS NOT NULL)')
    )
  group by c.oid, c.conrelid
  order by 1`;

describe('foreign keys', () => {
  it('each have an index, so that referencing rows are found without a table scan', async () => {
    const { rows } = await database.execute(WITHOUT_INDEX);
    expect(rows).toEqual([]);
  });
});
