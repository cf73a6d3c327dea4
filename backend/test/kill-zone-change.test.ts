import type { DnsRecord } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { Rrset } from '../src/core/rrset';
import { toRrsets } from '../src/dns/rrsets';
import { dns_sandbox_zones, zone_records, zones } from '../src/db/schema';
import { KillableShop } from './support/killable-shop';
import { freshLabel, newItem } from './support/shop';

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.open();
}, 240_000);
afterAll(() => shop.close());

test.each(['before-zone-change', 'after-zone-change'])(
  '[S1] [D2] killed %s, a save of a zone is completed and served after the restart',
  async (failpoint) => {
    const name = `${freshLabel()}.com`;
    const url = `/api/dns/1.0/${name}`;
    await shop.start();
    await shop.signIn();
    await shop.ended((await shop.post(await shop.payloadFor(await shop.storeCard(), 'new', [name], newItem))) ?? '');
    // Creates its zone. Otherwise another pending one could be created after the start and hit the failpoint first.
    await shop.json(url);
    await shop.backend.stop();

    await shop.start({ failpoint });
    await expect(
      shop.json(url, {
        add: [{ name: 'blog', ttl: 300, type: 'A', data: { address: '203.0.113.9' } }],
        update: [],
        remove: [],
      }),
    ).rejects.toThrow('fetch failed');
    expect(await shop.wasKilled()).toBe(true);

    await shop.start();
    // A batch stays with the process that opened it for ten seconds.
    await shop.json('/dev/clock', { seconds: 11 });
    await shop.until(async () => (await shop.json<DnsRecord[]>(url)).find((record) => record.name === 'blog'));
    await shop.audit(async (db) => {
      const kept = await db
        .select({ record: zone_records })
        .from(zone_records)
        .innerJoin(zones, eq(zones.id, zone_records.zone_id))
        .where(eq(zones.name, name));
      const [served] = await db.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, name));
      const bySet = (sets: readonly Rrset[] = []) =>
        Object.fromEntries(sets.map(({ name: owner, type, ...rest }) => [`${owner} ${type}`, rest]));
      expect(bySet(served?.rrsets)).toEqual(
        bySet(
          toRrsets(
            name,
            kept.map(({ record }) => record),
          ),
        ),
      );
    });
  },
  240_000,
);
