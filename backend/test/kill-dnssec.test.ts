import type { Dnssec } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import { registrar_sandbox_names } from '../src/db/schema';
import { servedDs } from './support/dnssec-world';
import { freePort } from './support/free-port';
import { KillableShop } from './support/killable-shop';
import { freshLabel, newItem } from './support/shop';

/** Where the process is killed while DNSSEC is being switched on, and while it is being switched off. */
const PLACES = [
  ['after-dnssec-asked_on', 'dnssec-expiring'],
  ['dnssec-adding', 'before-ds-removed'],
  ['after-ds-added', 'after-ds-removed'],
] as const;
/** Seconds until a domain's lease expires, with some margin. */
const LEASE_IS_OVER = 130;

let shop: KillableShop;
let dnsPort: number;
const names = PLACES.map(() => `${freshLabel()}.com`);
const url = (name: string): string => `/api/dns/1.0/dnssec/${name}`;
/** Long after resolvers' caches of unsigned zones have expired. */
const later = new Date(Date.now() + 3 * 86_400_000);

beforeAll(async () => {
  dnsPort = await freePort();
  shop = await KillableShop.open({ DNS_PORT: String(dnsPort) });
  await shop.start();
  await shop.signIn();
  await shop.ended((await shop.post(await shop.payloadFor(await shop.storeCard(), 'new', names, newItem))) ?? '');
  for (const name of names) {
    // Since when the zone is signed is recorded on first access.
    await shop.json(url(name), { on: true });
    await shop.until(async () => ((await shop.json<Dnssec>(url(name))).publish_at === null ? undefined : true));
    await shop.json(url(name), { on: false });
  }
}, 240_000);
afterAll(() => shop.close());

/** Switches DNSSEC on or off in a process that is killed on the way, and starts another one. */
async function turnAndKill(name: string, on: boolean, failpoint: string): Promise<void> {
  await shop.start({ failpoint, at: later });
  await shop.signIn();
  await expect(shop.json(url(name), { on })).rejects.toThrow('fetch failed');
  expect(await shop.wasKilled()).toBe(true);
  await shop.start({ at: later });
  await shop.json('/dev/clock', { seconds: LEASE_IS_OVER });
  await shop.signIn();
}

const until = (name: string, wanted: Dnssec['state']): Promise<Dnssec> =>
  shop.until(async () => {
    const found = await shop.json<Dnssec>(url(name));
    return found.state === wanted ? found : undefined;
  });

async function registryDs(name: string): Promise<readonly DsRecord[] | undefined> {
  return shop.audit(
    async (db) =>
      (await db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)))[0]?.ds_records,
  );
}

test.each(PLACES.map(([onPlace, offPlace], index) => [onPlace, offPlace, names[index] ?? ''] as const))(
  '[DN-11b] killed at %s and at %s, DNSSEC is on and off after the restart: registry, zone and emails agree',
  async (onPlace, offPlace, name) => {
    await turnAndKill(name, true, onPlace);
    const key = await servedDs({ host: '127.0.0.1', port: dnsPort }, name);
    expect((await until(name, 'on')).ds_records).toEqual([key]);
    expect((await shop.emails()).filter(({ subject }) => subject === `DNSSEC is on for ${name}`)).toHaveLength(1);
    expect(await registryDs(name)).toEqual([key]);

    await turnAndKill(name, false, offPlace);
    await until(name, 'expiring');
    expect(await servedDs({ host: '127.0.0.1', port: dnsPort }, name)).toEqual(key);
    expect((await shop.emails()).filter(({ subject }) => subject === `DNSSEC is off for ${name}`)).toHaveLength(1);
    expect(await registryDs(name)).toEqual([]);
  },
  240_000,
);
