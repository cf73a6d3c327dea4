import type { DomainDeletion, DomainHistory, DomainInfo } from '@storefront/shared/contract';
import { KillableShop } from './support/killable-shop';
import { freshLabel, newItem } from './support/shop';

/** Seconds until the job runs, and until no request can still be on its way to the registrar. */
const LOOK = 40;
/** Seconds until another process may continue a deletion whose process was killed. */
const LEASE = 130;
const LATE = 2 * 3_600 + 60;
const SERVERS = ['ns1.other.example', 'ns2.other.example'];

let shop: KillableShop;
const changed = `${freshLabel()}.com`;
const lost = `${freshLabel()}.com`;
const deleted = `${freshLabel()}.com`;
const revoked = `${freshLabel()}.com`;

beforeAll(async () => {
  shop = await KillableShop.open();
  await shop.start();
  await shop.signIn();
  await shop.ended(
    (await shop.post(
      await shop.payloadFor(await shop.storeCard(), 'new', [changed, lost, deleted, revoked], newItem),
    )) ?? '',
  );
}, 240_000);
afterAll(() => shop.close());

const edit = (name: string) => shop.json(`/api/domain/1.0/edit/${name}`, { nameservers: SERVERS });
const getInfo = (name: string) => shop.json<DomainInfo>(`/api/domain/1.0/info/${name}?currency_code=USD`);
const getActions = async (name: string): Promise<string[]> =>
  (await shop.json<DomainHistory>(`/api/domain/1.0/history/${name}`)).entries.map(({ action }) => action);

/** Requests a change from a process that is killed on the way, and starts another one. */
async function killDuring(failpoint: string, ask: () => Promise<unknown>): Promise<void> {
  await shop.start({ failpoint });
  await shop.signIn();
  await shop.prove();
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(await shop.wasKilled()).toBe(true);
  await shop.start();
  await shop.signIn();
}

const settled = (name: string): Promise<DomainInfo> =>
  shop.until(async () => {
    const found = await getInfo(name);
    return found.unsettled ? undefined : found;
  });

test('[R11] [DM-11a] killed after the registrar has made a change, it is saved after the restart, with its email and history', async () => {
  await killDuring('after-registrar-changed', () => edit(changed));
  expect((await getInfo(changed)).unsettled).toMatchObject([{ change: 'nameservers' }]);
  await shop.json('/dev/clock', { seconds: LOOK });
  expect((await settled(changed)).nameservers).toEqual(SERVERS);
  expect(await getActions(changed)).toContain('domain.nameservers_set');
  expect(
    (await shop.emails()).filter(({ subject }) => subject === `The nameservers of ${changed} were changed`),
  ).toHaveLength(1);
}, 240_000);

test('[R12] [DM-10a] killed before the registrar call of a deletion, the domain is deleted after the restart, once', async () => {
  const { refund } = await shop.json<DomainDeletion>(`/api/domain/1.0/deletion/${deleted}`);
  await killDuring('after-deletion-asked', () =>
    shop.json(`/api/domain/1.0/deletion/${deleted}`, { confirm: deleted, refund: refund?.amount ?? null }),
  );
  await shop.json('/dev/clock', { seconds: LEASE });
  await shop.until(async () => ((await getInfo(deleted).catch(() => null)) === null ? true : undefined));
  expect((await shop.emails()).filter(({ subject }) => subject === `${deleted} was deleted`)).toHaveLength(1);
}, 240_000);

test('[R15] [DM-12c] killed after the registrar has deleted a domain, it is not deleted again, and is refunded', async () => {
  const { refund } = await shop.json<DomainDeletion>(`/api/domain/1.0/deletion/${revoked}`);
  await killDuring('after-registrar-deleted', () =>
    shop.json(`/api/domain/1.0/deletion/${revoked}`, { confirm: revoked, refund: refund?.amount ?? null }),
  );
  await shop.start({ failpoint: 'before-registrar-deletes' });
  await shop.signIn();
  await shop.json('/dev/clock', { seconds: LEASE });
  await shop.until(async () => ((await getInfo(revoked).catch(() => null)) === null ? true : undefined));
  expect((await shop.emails()).filter(({ subject }) => subject === `${revoked} was deleted`)).toHaveLength(1);
}, 240_000);

test('[R11] [DM-11b] killed before the registrar call of a change, it is reported as not made', async () => {
  await killDuring('after-change-intended', () => edit(lost));
  await shop.json('/dev/clock', { seconds: LATE });
  await shop.signIn();
  expect((await settled(lost)).nameservers).not.toEqual(SERVERS);
  expect(await getActions(lost)).toContain('domain.change_not_made');
}, 240_000);
