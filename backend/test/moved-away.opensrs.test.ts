import type { DomainDeletion } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { xcpObject } from '../src/adapters/registrar/opensrs/xcp-value';
import { domains } from '../src/db/schema';
import { settleDueChanges } from '../src/modules/domains/settling-job';
import { checkMissing } from './support/due-work';
import { confirm, givePassword, login } from './support/account';
import type { TestCustomer } from './support/app';
import { getCookie } from './support/cookies';
import type { FakeOpensrs } from './support/fake-opensrs/server';
import { openOpensrsShop } from './support/fake-opensrs/shop';
import { freshLabel, type TestShop } from './support/shop';

let shop: TestShop;
let opensrs: FakeOpensrs;
let close: () => Promise<void>;
let first: TestCustomer;
let next: TestCustomer;
let name: string;

beforeAll(async () => {
  ({ shop, opensrs, close } = await openOpensrsShop());
});
afterAll(() => close());
beforeEach(async () => {
  [first, next] = [await shop.asCustomer(), await shop.asCustomer()];
  await Promise.all([givePassword(shop, first), givePassword(shop, next)]);
  name = `${freshLabel()}.com`;
});
afterEach(async () => {
  opensrs.calm();
  await shop.checkInvariants();
});

async function back(customer: TestCustomer): Promise<void> {
  customer.cookie = getCookie(await login(shop, customer.email));
  await confirm(customer);
}

async function buy(customer: TestCustomer): Promise<void> {
  await back(customer);
  expect((await shop.settle(customer, await shop.place(customer, { bought: [name] }))).status_name).toBe('completed');
}

const rows = async () =>
  (await shop.deps.db.select().from(domains).where(eq(domains.name, name)))
    .map(({ customer_id, ended_at }) => `${customer_id === first.id ? 'first' : 'next'} ${ended_at ? 'ended' : 'live'}`)
    .sort();
const sent = (action: string): number => opensrs.sent.filter((command) => command.action === action).length;

test('[R15] [DM-12b] a domain that left OpenSRS and was registered by another customer belongs to that one alone', async () => {
  await buy(first);
  opensrs.books.names.delete(name);
  shop.clock.advance(86_400 * 90);
  await buy(next);
  expect(await rows()).toEqual(['first ended', 'next live']);
  await back(first);
  const code = await first.request({ method: 'POST', url: `/api/domain/1.0/auth_code/${name}` });
  const edit = await first.request({
    method: 'POST',
    url: `/api/domain/1.0/edit/${name}`,
    payload: { nameservers: ['ns1.other.example', 'ns2.other.example'] },
  });
  expect([code.statusCode, edit.statusCode]).toEqual([404, 404]);
  await back(next);
  expect((await next.request({ method: 'POST', url: `/api/domain/1.0/auth_code/${name}` })).statusCode).toBe(200);
});

test('[R15] [DM-12a] a domain that left OpenSRS leaves the list', async () => {
  await buy(first);
  opensrs.books.names.delete(name);
  await back(first);
  const refused = await first.request({
    method: 'POST',
    url: `/api/domain/1.0/edit/${name}`,
    payload: { locked: false },
  });
  expect(refused.statusCode).toBe(409);
  for (let look = 0; look < 5; look += 1) {
    shop.clock.advance(900);
    await checkMissing(shop.deps);
  }
  expect(await rows()).toEqual(['first ended']);
});

test('[R15] [DM-12c] a deletion whose process ends before its commit is not repeated, and the domain cannot be bought meanwhile', async () => {
  await buy(first);
  await confirm(first);
  const { refund } = (await first.request({ url: `/api/domain/1.0/deletion/${name}` })).json<DomainDeletion>();
  const before = sent('revoke');
  const remove = shop.deps.registrar.delete.bind(shop.deps.registrar);
  jest.spyOn(shop.deps.registrar, 'delete').mockImplementationOnce(async (domain) => {
    await remove(domain);
    throw new Error('the process ends here');
  });
  const asked = await first.request({
    method: 'POST',
    url: `/api/domain/1.0/deletion/${name}`,
    payload: { confirm: name, refund: refund?.amount ?? null },
  });
  jest.restoreAllMocks();
  expect(asked.statusCode).toBe(500);
  await expect(shop.place(next, { bought: [name] })).rejects.toThrow('try again later');
  // Another holder registered it outside the shop.
  const now = new Date(shop.clock.now().getTime() + 5_000);
  opensrs.books.hold({
    domain: name,
    registeredAt: now,
    expiresAt: new Date(now.getTime() + 365 * 86_400_000),
    contactSet: xcpObject([]),
  });
  shop.clock.advance(130);
  await settleDueChanges(shop.deps);
  expect(sent('revoke') - before).toBe(1);
  expect(opensrs.books.names.has(name)).toBe(true);
  expect(await rows()).toEqual(['first ended']);
  opensrs.books.names.delete(name);
});
