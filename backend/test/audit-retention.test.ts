import { eq, inArray } from 'drizzle-orm';
import { audit_entries } from '../src/db/schema';
import { pruneAudit } from '../src/modules/audit';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { insertDomain } from './support/own-domain';
import { freshLabel } from './support/shop';

const YEAR_DAYS = 366;

let kept: TestApp;
let shop: TestApp;
let mara: TestCustomer;
beforeAll(async () => {
  shop = await makeTestApp({ env: { AUDIT_RETENTION_DAYS: String(3 * YEAR_DAYS) } });
  kept = await makeTestApp();
  mara = await shop.asCustomer();
});
afterAll(async () => {
  await shop.close();
  await kept.close();
});

const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000);

async function write(subject: string, days: number, at: TestApp = shop): Promise<number> {
  const [row] = await at.deps.db
    .insert(audit_entries)
    .values({ at: daysAgo(days), actor: 'system', action: 'test.done', subject })
    .returning();
  return row?.id ?? 0;
}

function ownDomain(ended: Date | null): Promise<string> {
  return insertDomain(shop, mara, `${freshLabel()}.com`, { registered_at: daysAgo(5 * YEAR_DAYS), ended_at: ended });
}

const remaining = async (ids: readonly number[]): Promise<number[]> =>
  (
    await shop.deps.db
      .select({ id: audit_entries.id })
      .from(audit_entries)
      .where(inArray(audit_entries.id, [...ids]))
  )
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test('[OP-05b] the job deletes entries older than the setting, in pages, and records how many', async () => {
  const old: number[] = [];
  for (const subject of ['customer:1', 'zone:quay.com', 'staff:1', 'contact:1', 'payment_method:1'])
    for (let index = 0; index < 3; index += 1) old.push(await write(subject, 4 * YEAR_DAYS - index));
  const young = [await write('customer:1', 2 * YEAR_DAYS), await write('zone:quay.com', 10)];
  expect(await pruneAudit(shop.deps, 4)).toBe(old.length);
  expect(await remaining([...old, ...young])).toEqual(young);
  const [said] = await shop.deps.db.select().from(audit_entries).where(eq(audit_entries.action, 'audit.pruned'));
  expect(said).toMatchObject({ actor: 'job:audit-prune', subject: 'audit:all', after: { count: old.length } });

  const later = await write('customer:1', 4 * YEAR_DAYS);
  await shop.deps.jobs.enqueue({ name: 'audit-prune', retryLimit: 0, retryDelay: 1, expireIn: 900 }, {});
  await shop.deps.jobs.drain({ delayed: false });
  expect(await remaining([later])).toEqual([]);
});

test('[OP-05c] legally required entries stay: accounting for ten years, domains until two years after they have left', async () => {
  const [live, left, gone] = [
    await ownDomain(null),
    await ownDomain(daysAgo(YEAR_DAYS)),
    await ownDomain(daysAgo(2 * YEAR_DAYS)),
  ];
  const stays = [
    await write(`order:1`, 9 * YEAR_DAYS),
    await write(`order_item:1`, 9 * YEAR_DAYS),
    await write(`books:all`, 9 * YEAR_DAYS),
    await write(`price_table:prices`, 9 * YEAR_DAYS),
    await write(`price_list`, 9 * YEAR_DAYS),
    await write(`registrant:1`, 9 * YEAR_DAYS),
    await write(`domain:${live}`, 5 * YEAR_DAYS),
    await write(`domain:${left}`, 5 * YEAR_DAYS),
  ];
  const goes = [await write(`order:1`, 11 * YEAR_DAYS), await write(`domain:${gone}`, 4 * YEAR_DAYS)];
  expect(await pruneAudit(shop.deps)).toBe(goes.length);
  expect(await remaining([...stays, ...goes])).toEqual(stays);
});

test('[OP-05b] all entries stay without the setting', async () => {
  await write('customer:1', 20 * YEAR_DAYS, kept);
  expect(await pruneAudit(kept.deps)).toBe(0);
  expect(await kept.deps.db.select().from(audit_entries)).toHaveLength(1);
});

test('[OP-05c] only the job can delete entries, and not those of the last two years', async () => {
  await write('customer:1', 10);
  await expect(shop.deps.database.execute('delete from audit_entries')).rejects.toThrow(/only ever added/);
  await expect(
    shop.deps.database.execute(
      `begin; select set_config('storefront.audit_retention', 'on', true); delete from audit_entries where at > now() - interval '1 year'; commit`,
    ),
  ).rejects.toThrow(/last two years/);
  await shop.deps.database.execute('rollback');
});
