import { millisecondsInDay } from 'date-fns/constants';
import type { AddOnService, Order, PriceAnswer } from '@storefront/shared/contract';
import {
  listEndingAddOns,
  orderPayload,
  getRenewal,
  selectedAddOns,
  toMinor,
  type CartItem,
  type Minor,
} from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { defaultListPrices } from '../src/modules/price-list/default-tables';
import { fakeNameState } from '../src/adapters/registrar/sandbox/fake-registry';
import { dictionary } from '../src/adapters/registrar/sandbox/dictionary';
import { fakeTransferFacts } from '../src/adapters/registrar/sandbox/fake-transfers';
import { domains, registrar_sandbox_names } from '../src/db/schema';
import { findSoldName } from '../src/core/catalog/catalog';
import { endAddOns } from '../src/modules/domains/add-on-ends';
import { FEED_PATH } from '../src/forwarding/feed-path';
import type { TestCustomer } from './support/app';
import { keepSessionsAlive } from './support/customers';
import { CARDS } from './support/payment-provider';
import { insertOwnDomain } from './support/own-domain';
import { freshLabel, newKey, openShop, REGISTRANT, type TestShop } from './support/shop';

const RUNS = 8;
const SERVICES = [
  'contact_privacy',
  'domain_forwarding',
  'email_forwarding',
] as const satisfies readonly AddOnService[];

let shop: TestShop;
let customer: TestCustomer;
/** Common words whose domains are registered elsewhere and can be transferred. */
let words: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  customer = await shop.asCustomer();
  const [known, com] = [await dictionary(), findSoldName('example.com')?.record];
  const mayLeave = (word: string): boolean => !fakeTransferFacts(`${word}.com`, word, null, shop.clock.now()).locked;
  const isTaken = (word: string): boolean =>
    com !== undefined && fakeNameState(word, com, known, defaultListPrices).status === 'taken';
  words = [...known].filter((word, index) => index % 500 === 0 && isTaken(word) && mayLeave(word));
  await keepSessionsAlive(shop.deps.db);
});
afterAll(() => shop.close());
afterEach(() => shop.checkInvariants());

const foreignName = (): string => `${words.pop() ?? ''}.com`;

/** The add-ons and auto-renew setting of a domain before the order. */
interface Before {
  readonly autoRenew: boolean;
  readonly had: readonly AddOnService[];
}

/** A domain of the customer that expires in the given number of days. */
async function ownName({ autoRenew, had }: Before, days = 100): Promise<string> {
  const name = `${freshLabel()}own.com`;
  const expiry_date = new Date(shop.clock.now().getTime() + days * millisecondsInDay);
  const registered_at = new Date(expiry_date.getTime() - 365 * millisecondsInDay);
  const has = (service: AddOnService): boolean => had.includes(service);
  const forwarding = has('domain_forwarding') ? 'https://www.example.com/' : null;
  const mails = has('email_forwarding') ? [{ alias: 'info', target: 'mara@example.org' }] : [];
  await insertOwnDomain(shop, customer, name, {
    registered_at,
    expiry_date,
    is_auto_renew: autoRenew,
    has_whois_privacy: has('contact_privacy'),
    domain_forwarding: has('domain_forwarding'),
    forwarding_url: forwarding,
    email_forwarding: has('email_forwarding'),
    email_forwards: mails,
    email_forwards_max: mails.length,
  });
  return name;
}

interface Choice {
  readonly type: CartItem['type'];
  readonly autorenew: boolean;
  readonly chosen: readonly AddOnService[];
  readonly before: Before;
}

/** A cart line as on the shop's pages: priced by the server, with its choices. */
async function getLine({ type, autorenew, chosen, before }: Choice): Promise<CartItem> {
  const domain = type === 'renew' ? await ownName(before) : type === 'new' ? `${freshLabel()}.com` : foreignName();
  const answer: PriceAnswer = await shop.price(customer, { type, domain_name: domain, period: 1 });
  const minor = (amount: number): Minor => toMinor(amount, 'USD');
  const taxes = (rates: PriceAnswer['tax_rates']) =>
    rates.map((rate) => ({ ...rate, tax_amount: minor(rate.tax_amount) }));
  const [held] = type === 'renew' ? await shop.deps.db.select().from(domains).where(eq(domains.name, domain)) : [];
  return {
    type,
    domain,
    period: 1,
    quantity: 1,
    price: minor(answer.price),
    cost: minor(answer.cost),
    tax: minor(answer.tax),
    tax_rates: taxes(answer.tax_rates),
    sub_products: answer.sub_products.map((addOn) => ({
      type: addOn.name,
      domain,
      name: addOn.name,
      price: minor(addOn.price),
      cost: minor(addOn.cost),
      costPerYear: minor(addOn.price),
      tax: minor(addOn.tax),
      quantity: 1,
      is_selected: chosen.includes(addOn.name),
      tax_rates: taxes(addOn.tax_rates),
      service: `${addOn.name}_create` as const,
      service_prorated: false,
      currency_code: 'USD',
      currency_symbol: '$',
    })),
    privacy: type !== 'transfer' && chosen.includes('contact_privacy'),
    autorenew: type === 'transfer' ? false : autorenew,
    currency_code: 'USD',
    renewal_price: minor(answer.renewal_price),
    quote: answer.quote,
    priced: 'priced',
    ...(held && { date: held.expiry_date.toISOString(), add_ons_now: [...before.had] }),
    ...(type === 'transfer' && { auth_info: 'K4-right-code' }),
  };
}

async function order(items: readonly CartItem[], card: string = CARDS.fine): Promise<Order> {
  const { id } = await shop.storeCard(customer, card);
  const answer = await shop.placeOrder(
    customer,
    orderPayload({
      items,
      findRegistrant: () => ({ contact: REGISTRANT, tldData: {} }),
      paymentMethodId: id,
      currencyCode: 'USD',
      idempotencyKey: newKey(),
    }),
  );
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('order_id')]);
  return shop.settle(customer, answer.json<{ order_id: string }>().order_id);
}

/** The state in our database and at the registrar. */
async function createWorld(name: string) {
  const [[ours], [theirs]] = await Promise.all([
    shop.deps.db.select().from(domains).where(eq(domains.name, name)),
    shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)),
  ]);
  if (!ours || !theirs) throw new Error(`${name} is not held`);
  return { ours, theirs };
}

const anyServices = fc.subarray([...SERVICES]);
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  type: fc.constantFrom('new' as const, 'renew' as const, 'renew' as const, 'transfer' as const),
  autorenew: fc.boolean(),
  chosen: anyServices,
  before: fc.record({ autoRenew: fc.boolean(), had: anyServices }),
});

test(`[OR-11] [LG-04c] [LG-04d] property, ${RUNS} carts: auto-renew, privacy and add-ons are as cart and review show once the order is done, and a declined one changes nothing`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChoice, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(CARDS.fine, CARDS.fine, CARDS.declined),
      async (choices, card) => {
        const lines = await Promise.all(choices.map(getLine));
        const done = await order(lines, card);
        const paid = card !== CARDS.declined;
        expect(done.status_name).toBe(paid ? 'completed' : 'payment_failed');
        for (const [index, item] of lines.entries()) {
          const { had, autoRenew } = choices[index]?.before ?? { had: [], autoRenew: false };
          if (!paid) {
            if (item.type !== 'renew') continue;
            const { ours, theirs } = await createWorld(item.domain);
            expect([ours.is_auto_renew, theirs.auto_renew]).toEqual([autoRenew, autoRenew]);
            expect([ours.privacy_ends_at, ours.domain_forwarding_ends_at, ours.email_forwarding_ends_at]).toEqual([
              null,
              null,
              null,
            ]);
            continue;
          }
          const { ours, theirs } = await createWorld(item.domain);
          expect([item.domain, ours.is_auto_renew, theirs.auto_renew]).toEqual([
            item.domain,
            item.autorenew,
            item.autorenew,
          ]);
          const stated = getRenewal(item, shop.clock.now()).date;
          if (item.type === 'renew') expect(ours.expiry_date).toEqual(stated);
          const chosen = selectedAddOns(item).map(({ type }) => type);
          const ending = listEndingAddOns(item);
          const expected = (service: AddOnService): boolean => chosen.includes(service) || ending.includes(service);
          expect([item.domain, ours.has_whois_privacy, theirs.privacy]).toEqual([
            item.domain,
            expected('contact_privacy'),
            expected('contact_privacy'),
          ]);
          expect([ours.domain_forwarding, ours.email_forwarding]).toEqual([
            expected('domain_forwarding'),
            expected('email_forwarding'),
          ]);
          // Add-ons that end do so on the day that the cart shows; no others end.
          const ends = {
            contact_privacy: ours.privacy_ends_at,
            domain_forwarding: ours.domain_forwarding_ends_at,
            email_forwarding: ours.email_forwarding_ends_at,
          };
          for (const service of had)
            expect([service, ends[service]?.toISOString() ?? null]).toEqual([
              service,
              ending.includes(service) ? item.date : null,
            ]);
          const receipted =
            done.order_items
              .find(({ domain_name }) => domain_name === item.domain)
              ?.sub_items.map(({ type }) => type) ?? [];
          expect([...receipted].sort()).toEqual([...chosen].sort());
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 180_000);

const renewal = (before: Before, autorenew: boolean, chosen: readonly AddOnService[] = []): Promise<CartItem> =>
  getLine({ type: 'renew', autorenew, chosen, before });

test('[LG-04c] a setting changed on the domain’s own page after the order was placed takes precedence', async () => {
  const line = await renewal({ autoRenew: true, had: [] }, true);
  const { id } = await shop.storeCard(customer);
  const placed = await shop.placeOrder(
    customer,
    orderPayload({
      items: [line],
      findRegistrant: () => null,
      paymentMethodId: id,
      currencyCode: 'USD',
      idempotencyKey: newKey(),
    }),
  );
  shop.clock.advance(1);
  const edited = await customer.request({
    method: 'POST',
    url: `/api/domain/1.0/edit/${line.domain}`,
    payload: { auto_renew: false },
  });
  expect(edited.statusCode).toBe(200);
  await shop.settle(customer, placed.json<{ order_id: string }>().order_id);
  const { ours, theirs } = await createWorld(line.domain);
  expect([ours.is_auto_renew, theirs.auto_renew]).toEqual([false, false]);
});

test('[LG-04c] a registrar that does not respond about the setting is queried again before the order ends', async () => {
  const line = await renewal({ autoRenew: true, had: [] }, false);
  shop.deps.faults.add({ operation: 'change', subject: line.domain, fault: { kind: 'drop_request' } });
  const done = await order([line]);
  expect(done.status_name).toBe('completed');
  const { ours, theirs } = await createWorld(line.domain);
  expect([ours.is_auto_renew, theirs.auto_renew]).toEqual([false, false]);
});

test('[LG-04c] settings of domains that the order does not renew are refused', async () => {
  const line = await getLine({ type: 'new', autorenew: true, chosen: [], before: { autoRenew: true, had: [] } });
  const { id } = await shop.storeCard(customer);
  const payload = orderPayload({
    items: [line],
    findRegistrant: () => ({ contact: REGISTRANT, tldData: {} }),
    paymentMethodId: id,
    currencyCode: 'USD',
    idempotencyKey: newKey(),
  });
  const answer = await shop.placeOrder(customer, {
    ...payload,
    renewal_settings: [{ domain_name: line.domain, auto_renew: false }],
  });
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('is not renewed by this order')]);
});

test('[OR-11] [DM-09a] add-ons that a renewal leaves out work until the end of the paid term, and are then removed at the registrar', async () => {
  const line = await renewal({ autoRenew: true, had: SERVICES }, true);
  expect((await order([line])).status_name).toBe('completed');
  const info = await customer.request({ method: 'GET', url: `/api/domain/1.0/info/${line.domain}?currency_code=USD` });
  expect(info.json<{ add_on_ends: unknown }>().add_on_ends).toEqual({
    contact_privacy: line.date,
    domain_forwarding: line.date,
    email_forwarding: line.date,
  });

  shop.clock.advance(99 * 86_400);
  await endAddOns(shop.deps);
  const before = await createWorld(line.domain);
  expect([before.theirs.privacy, before.ours.domain_forwarding, before.ours.email_forwarding]).toEqual([
    true,
    true,
    true,
  ]);

  shop.clock.advance(2 * 86_400);
  expect(await endAddOns(shop.deps)).toBeGreaterThanOrEqual(3);
  const { ours, theirs } = await createWorld(line.domain);
  expect(theirs).toMatchObject({ privacy: false });
  expect(ours).toMatchObject({ has_whois_privacy: false, domain_forwarding: false, email_forwarding: false });
  const feed = await shop.request({
    method: 'GET',
    url: FEED_PATH,
    headers: { authorization: `Bearer ${shop.deps.config.secrets.derive('forwarding-feed')}` },
  });
  expect([feed.statusCode, feed.body]).toEqual([200, expect.not.stringContaining(line.domain)]);
  expect(await endAddOns(shop.deps)).toBe(0);
});
