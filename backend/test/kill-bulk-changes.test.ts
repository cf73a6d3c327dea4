import type { BulkChange, DomainHistory, DomainInfo } from '@storefront/shared/contract';
import { KillableShop } from './support/killable-shop';
import { freshLabel, newItem, newKey } from './support/shop';

/** Seconds after which another process continues the bulk change of a killed one. */
const LEASE = 130;
const SERVERS = ['ns1.other.example', 'ns2.other.example'];

let shop: KillableShop;
const label = freshLabel();
const names = ['a', 'b', 'c', 'd'].map((end) => `${label}${end}.com`);

beforeAll(async () => {
  shop = await KillableShop.open();
  await shop.start();
  await shop.signIn();
  await shop.ended((await shop.post(await shop.payloadFor(await shop.storeCard(), 'new', names, newItem))) ?? '');
}, 240_000);
afterAll(() => shop.close());

const getInfo = (name: string) => shop.json<DomainInfo>(`/api/domain/1.0/info/${name}?currency_code=USD`);
const counts = async () => (await shop.json<BulkChange[]>('/api/domain/1.0/bulk'))[0]?.counts;

test('[DM-13e] [R11] changes every domain exactly once when the backend is killed during a bulk change', async () => {
  await shop.start({ failpoint: 'after-registrar-changed:2' });
  await shop.signIn();
  await shop.prove();
  await shop.json('/api/domain/1.0/bulk', {
    idempotency_key: newKey(),
    edit: { nameservers: SERVERS },
    domains: names,
  });
  expect(await shop.wasKilled()).toBe(true);
  await shop.start();
  await shop.signIn();
  await shop.json('/dev/clock', { seconds: LEASE });
  await shop.until(async () => ((await counts())?.done === names.length ? true : undefined));
  for (const name of names) {
    expect((await getInfo(name)).nameservers).toEqual(SERVERS);
    const { entries } = await shop.json<DomainHistory>(`/api/domain/1.0/history/${name}`);
    expect(entries.filter(({ action }) => action === 'domain.nameservers_set')).toHaveLength(1);
  }
  expect(
    (await shop.emails()).filter(({ subject }) => subject === 'The nameservers of 4 domains are being changed'),
  ).toHaveLength(1);
}, 240_000);
