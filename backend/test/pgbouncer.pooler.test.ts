import { randomBytes } from 'node:crypto';
import { openPostgres } from '../src/db/postgres';
import { customers } from '../src/db/schema';

const name = `storefront_pooled_${randomBytes(4).toString('hex')}`;
const inDatabase = (url = '') => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const admin = openPostgres({ url: process.env.TEST_DATABASE_URL ?? '', max: 1 });

beforeAll(() => admin.execute(`create database ${name}`));
afterAll(async () => {
  await admin.execute(`drop database if exists ${name} with (force)`);
  await admin.close();
});

test('[OP-02f] instances that start together through a transaction pooler migrate an empty database once, and leave no lock', async () => {
  const instances = Array.from({ length: 4 }, () =>
    openPostgres({ url: inDatabase(process.env.TEST_DATABASE_POOLER), max: 10, prepares: false }),
  );
  try {
    await Promise.all(instances.map((instance) => instance.migrate()));
    for (const { orm } of instances) expect(await orm.$count(customers)).toBe(0);
    const { rows } = await admin.execute(`select count(*)::int as held from pg_locks where locktype = 'advisory'`);
    expect(rows).toEqual([{ held: 0 }]);
    // They do share connections: forty concurrent callers use the pooler's four.
    const callers = await Promise.all(
      instances.flatMap((instance) =>
        Array.from({ length: 10 }, () => instance.execute('select pg_backend_pid() as pid, pg_sleep(0.01)')),
      ),
    );
    expect(new Set(callers.flatMap(({ rows: [row] }) => (row as { pid: number }).pid)).size).toBeLessThanOrEqual(4);
  } finally {
    await Promise.all(instances.map((instance) => instance.close()));
  }
});
