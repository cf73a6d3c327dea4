import { toAscii } from '@storefront/shared/domain';
import { and, eq } from 'drizzle-orm';
import { textAt } from '../src/adapters/registrar/opensrs/xcp-value';
import * as languageTag from '../src/core/language-tag';
import { domains, order_items } from '../src/db/schema';
import { checkMissing } from './support/due-work';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import type { FakeOpensrs } from './support/fake-opensrs/server';
import { openOpensrsShop } from './support/fake-opensrs/shop';
import { freshLabel, type TestShop } from './support/shop';

jest.mock('../src/core/language-tag', () => {
  const actual = jest.requireActual<typeof languageTag>('../src/core/language-tag');
  return { deriveLanguageTag: jest.fn(actual.deriveLanguageTag) };
});
const derive = jest.mocked(languageTag.deriveLanguageTag);
const { deriveLanguageTag: original } = jest.requireActual<typeof languageTag>('../src/core/language-tag');

let shop: TestShop;
let opensrs: FakeOpensrs;
let close: () => Promise<void>;
let customer: TestCustomer;
/** German and French both have a `ü`, so the registry accepts either for a new domain. */
let name: string;

beforeAll(async () => {
  ({ shop, opensrs, close } = await openOpensrsShop());
});
beforeEach(async () => {
  derive.mockImplementation(original);
  opensrs.books.reportsLanguage = true;
  customer = await shop.asCustomer();
  name = toAscii(`bücher${freshLabel()}.com`) ?? '';
});
afterEach(async () => {
  opensrs.calm();
  await shop.checkInvariants();
});
afterAll(() => close());

/** A later release, which takes the letters for French. */
const changeRule = () => derive.mockReturnValue('fr');

const findRows = () => shop.deps.db.select().from(domains).where(eq(domains.name, name)).orderBy(domains.created_at);
const listTags = async () => (await findRows()).map(({ language_tag }) => language_tag);
const listSent = () =>
  opensrs.books.orders
    .filter(({ domain }) => domain === name)
    .map(({ type, attributes }) => [type, textAt(attributes, 'encoding_type')]);
const finish = async (id: string) => (await shop.settle(customer, id)).status_name;

/** What an earlier release, which did not store the tag, has left. */
async function forgetTags(): Promise<void> {
  await shop.deps.db.update(domains).set({ language_tag: null }).where(eq(domains.name, name));
  await shop.deps.db.update(order_items).set({ language_tag: null }).where(eq(order_items.domain_name, name));
}

/** The domain leaves for another registrar. */
async function moveAway(): Promise<void> {
  opensrs.books.names.delete(name);
  opensrs.books.languagesElsewhere.set(name, 'GER');
  shop.clock.advance(900);
  await reconcile();
  for (let check = 0; check < 6; check += 1) {
    shop.clock.advance(900);
    await checkMissing(shop.deps);
  }
}

async function reconcile(): Promise<void> {
  await shop.deps.jobs.enqueue({ name: 'reconcile', retryLimit: 2, retryDelay: 60, expireIn: 600 }, {});
  await shop.deps.jobs.drain({ delayed: false });
}

describe.each([true, false])('[RG-10] with a registrar that reports the language: %s', (reportsLanguage) => {
  beforeEach(() => {
    opensrs.books.reportsLanguage = reportsLanguage;
  });

  test('a domain keeps the language tag with which it was registered when another is derived later', async () => {
    expect(await finish(await shop.place(customer, { bought: [name] }))).toBe('completed');
    expect([await listTags(), listSent()]).toEqual([['de'], [['new', 'GER']]]);
    changeRule();
    await reconcile();
    expect(await listTags()).toEqual(['de']);
    await moveAway();
    expect((await findRows()).map(({ ended_at }) => ended_at)).not.toContain(null);
    expect(await finish(await shop.place(customer, { brought: [name] }))).toBe('completed');
    expect([await listTags(), listSent()]).toEqual([
      ['de', 'de'],
      [
        ['new', 'GER'],
        ['transfer', 'GER'],
      ],
    ]);
  });

  test('an order placed before the rule changed is carried out with its own tag', async () => {
    const id = await shop.place(customer, { bought: [name] });
    changeRule();
    expect(await finish(id)).toBe('completed');
    expect([await listTags(), listSent()]).toEqual([['de'], [['new', 'GER']]]);
  });

  test('a domain registered before tags were stored gets one at the next reconciliation', async () => {
    expect(await finish(await shop.place(customer, { bought: [name] }))).toBe('completed');
    await forgetTags();
    await reconcile();
    expect(await listTags()).toEqual(['de']);
  });
});

test('[RG-10] the tag that the registrar reports takes the place of the derived one', async () => {
  changeRule();
  expect(await finish(await shop.place(customer, { bought: [name] }))).toBe('completed');
  expect(await listTags()).toEqual(['fr']);
  derive.mockImplementation(original);
  await forgetTags();
  await reconcile();
  expect(await listTags()).toEqual(['fr']);
});

test('[RG-10] a tag that is not that of the domain is refused by the registry, and nothing is charged', async () => {
  opensrs.books.languagesElsewhere.set(name, 'GER');
  changeRule();
  const order = await shop.settle(customer, await shop.place(customer, { brought: [name] }));
  expect([order.status_name, order.captured]).toEqual(['failed', 0]);
  expect(await findRows()).toEqual([]);
});

test('[RG-10] an order that the previous release has placed gets its tag when it is sent', async () => {
  const id = await shop.place(customer, { bought: [name] });
  await shop.deps.db
    .update(order_items)
    .set({ language_tag: null })
    .where(and(eq(order_items.order_id, asId(id)), eq(order_items.domain_name, name)));
  expect(await finish(id)).toBe('completed');
  expect([await listTags(), listSent()]).toEqual([['de'], [['new', 'GER']]]);
});

test('[RG-10] a domain without other letters has none', async () => {
  name = `${freshLabel()}.com`;
  expect(await finish(await shop.place(customer, { bought: [name] }))).toBe('completed');
  expect([await listTags(), listSent()]).toEqual([[null], [['new', undefined]]]);
});
