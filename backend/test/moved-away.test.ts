import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { DomainDeletion, TransferCheck } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import {
  customers,
  domains,
  missing_domains,
  order_items,
  registrar_changes,
  registrar_sandbox_names,
  sessions,
} from '../src/db/schema';
import { inTransaction } from '../src/db/transaction';
import { eraseAccount } from '../src/modules/account/erase-account-queries';
import { settleDueChanges } from '../src/modules/domains/settling-job';
import { scheduleMissingChecks } from '../src/modules/missing-domains';
import { reconcile } from '../src/modules/reconciliation/reconcile';
import { checkMissing, updateNameLives } from './support/due-work';
import { confirm, givePassword, login } from './support/account';
import { asId } from './support/as-id';
import type { TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';
import { getCookie } from './support/cookies';
import { freshLabel, newKey, type TestShop, type Wanted } from './support/shop';
import { withShop } from './support/shop-tests';

const MINUTE = 60;
const SERVERS = ['ns1.other.example', 'ns2.other.example'];

let shop: TestShop;
/** The first and the next customer with the domain. */
let first: TestCustomer;
let next: TestCustomer;
let name: string;
withShop((open, created) => ([shop, first] = [open, created]));
beforeEach(async () => {
  next = await shop.asCustomer();
  await Promise.all([givePassword(shop, first), givePassword(shop, next)]);
  name = `${freshLabel()}.com`;
});

async function have(customer: TestCustomer, wanted: Wanted): Promise<string> {
  const id = await shop.place(customer, wanted);
  const order = await shop.settle(customer, id);
  expect(order.status_name).toBe('completed');
  return id;
}

/** Another registrar gets the domain: ours no longer holds it. */
const moveAway = (domain = name) =>
  shop.deps.db.delete(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, domain));

const rows = async (domain = name) =>
  (
    await shop.deps.db
      .select({ customer: domains.customer_id, ended: domains.ended_at })
      .from(domains)
      .where(eq(domains.name, domain))
  ).map(({ customer, ended }) => [customer === first.id ? 'first' : 'next', ended === null ? 'live' : 'ended']);

const lookedAt = async () => {
  const found = await shop.deps.db
    .select({ looks: missing_domains.looks, since: missing_domains.since })
    .from(missing_domains)
    .innerJoin(domains, eq(domains.id, missing_domains.domain_id))
    .where(eq(domains.name, name));
  return found[0];
};

/** Signs a customer in again, with a new reauthentication, after time has passed. */
async function back(customer: TestCustomer): Promise<void> {
  customer.cookie = getCookie(await login(shop, customer.email));
  await confirm(customer);
}

const act = {
  edit: (who: TestCustomer, payload: Record<string, unknown>, domain = name) =>
    who.request({ method: 'POST', url: `/api/domain/1.0/edit/${domain}`, payload }),
  code: (who: TestCustomer, domain = name) =>
    who.request({ method: 'POST', url: `/api/domain/1.0/auth_code/${domain}` }),
  async remove(who: TestCustomer, domain = name) {
    const shown = (await who.request({ url: `/api/domain/1.0/deletion/${domain}` })).json<DomainDeletion>();
    return who.request({
      method: 'POST',
      url: `/api/domain/1.0/deletion/${domain}`,
      payload: { confirm: domain, refund: shown.refund?.amount ?? null },
    });
  },
};
/** Orders one more year, at the shop's price. */
async function renew(who: TestCustomer) {
  const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
  const price = await shop.price(who, { type: 'renew', domain_name: name, period: 1 });
  return shop.placeOrder(who, {
    original_amount: price.cost,
    original_tax: price.tax,
    payment_method_id: (await shop.storeCard(who)).id,
    currency_code: 'USD',
    order_items: [
      {
        product: 'domain',
        type: 'renew',
        domain_name: name,
        period: 1,
        current_expiry_date: row?.expiry_date.toISOString() ?? '',
        sub_items: [],
        quote: price.quote,
      },
    ],
    idempotency_key: newKey(),
  });
}

const getCode = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

const fail = (operation: string, fault: FaultScriptInput['fault'], times = 1): void =>
  shop.deps.faults.add({ operation, fault, subject: name, times });

const held = async (domain = name) =>
  (await shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, domain)))[0];

/** Waits until the outcome of an order at the registrar is unknown. */
async function untilUnknown(order: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const [item] = await shop.deps.db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, asId(order)));
    if (item?.state === 'unknown') return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`Order ${order} has an answer of the registrar`);
}

const mailsTo = async (who: TestCustomer): Promise<string[]> =>
  (await shop.emails()).filter(({ recipient }) => recipient === who.email).map(({ subject }) => subject);

/** Runs checks a quarter of an hour apart. @returns how many domains have ended */
async function look(times: number): Promise<number> {
  let ended = 0;
  for (let each = 0; each < times; each += 1) {
    shop.clock.advance(15 * MINUTE);
    ended += await checkMissing(shop.deps);
  }
  return ended;
}

describe("[R15] [DM-12a] a domain that has left the registrar is removed from its customer's list", () => {
  beforeEach(async () => {
    await have(first, { bought: [name] });
    await confirm(first);
  });

  afterEach(async () => void (await look(6)));

  test('when several checks in a row do not find it, once, with an email and its history', async () => {
    await moveAway();
    expect(getCode(await act.code(first))).toEqual([409, 'registrar_refused']);
    expect(await look(2)).toBe(0);
    expect(await rows()).toEqual([['first', 'live']]);
    shop.clock.advance(30 * MINUTE);
    const ended = await Promise.all(Array.from({ length: 4 }, () => checkMissing(shop.deps)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await rows()).toEqual([['first', 'ended']]);
    expect(await lookedAt()).toBeUndefined();
    expect((await mailsTo(first)).filter((subject) => subject === `${name} is no longer with us`)).toHaveLength(1);
    expect((await auditTrail(shop.deps.db)).filter(({ action }) => action === 'domain.moved_away')).toHaveLength(1);
  });

  test('without an email when the account was closed, whose address is erased', async () => {
    const { db, clock } = shop.deps;
    await inTransaction(db, async (tx) => {
      await eraseAccount(tx, first.id, clock.now());
      await tx.update(customers).set({ closed_at: clock.now() }).where(eq(customers.id, first.id));
    });
    await moveAway();
    const [row] = await db.select().from(domains).where(eq(domains.name, name));
    await scheduleMissingChecks(db, row ? [row.id] : []);
    expect(await look(6)).toBe(1);
    expect(await rows()).toEqual([['first', 'ended']]);
    expect((await shop.emails()).filter(({ recipient }) => recipient.endsWith('.invalid'))).toEqual([]);
  });

  test('but not for a registrar that is briefly wrong, or silent', async () => {
    const kept = await held();
    if (!kept) throw new Error('The domain was not bought');
    await moveAway();
    expect((await act.edit(first, { locked: false })).statusCode).toBe(409);
    expect(await look(2)).toBe(0);
    await shop.deps.db.insert(registrar_sandbox_names).values(kept);
    fail('info', { kind: 'error' }, 2);
    expect(await look(2)).toBe(0);
    expect((await lookedAt())?.looks).toBe(3);
    expect(await look(6)).toBe(0);
    expect([await lookedAt(), await rows()]).toEqual([undefined, [['first', 'live']]]);
    await back(first);
    expect((await act.edit(first, { locked: false })).statusCode).toBe(200);
  });

  test('but not while something is in progress for it', async () => {
    await moveAway();
    await act.code(first);
    const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    const [change] = await shop.deps.db
      .insert(registrar_changes)
      .values({
        domain_id: domain?.id ?? asId(''),
        kind: 'auto_renew',
        wanted: { auto_renew: false },
        asked_at: shop.clock.now(),
        next_step_at: new Date(shop.clock.now().getTime() + secondsInDay * 1_000),
        created_at: shop.clock.now(),
      })
      .returning();
    expect(await look(8)).toBe(0);
    await shop.deps.db.delete(registrar_changes).where(eq(registrar_changes.id, change?.id ?? ''));
    expect(await look(8)).toBe(1);
  });

  test('and is checked after a reconciliation, and at the end of its term', async () => {
    await moveAway();
    await reconcile(shop.deps);
    expect(await lookedAt()).toBeUndefined();
    shop.clock.advance(1);
    await shop.deps.jobs.enqueueRegular();
    await shop.deps.jobs.drain({ delayed: false });
    expect(await lookedAt()).toBeDefined();
    await shop.deps.db.delete(missing_domains);
    shop.clock.advance(366 * secondsInDay);
    await updateNameLives(shop.deps);
    expect(await lookedAt()).toMatchObject({ looks: 1 });
    expect(await rows()).toEqual([['first', 'live']]);
  });
});

describe('[R15] [DM-12b] the next holder of a domain is its only one', () => {
  test.each(['bought', 'brought'] as const)(
    'a domain that left and is %s by another customer belongs to that one',
    async (how) => {
      if (how === 'brought') name = 'mountain.com';
      await have(first, { [how]: [name] });
      await moveAway();
      // The sandbox transfers a domain that it does not hold only once; meanwhile another registrar has it.
      shop.clock.advance(61 * secondsInDay);
      await back(next);
      await have(next, { [how]: [name] });
      expect((await rows()).sort()).toEqual([
        ['first', 'ended'],
        ['next', 'live'],
      ]);
      expect(await mailsTo(first)).toContain(`${name} is no longer with us`);
      await back(first);
      for (const answer of [
        await act.edit(first, { nameservers: SERVERS }),
        await act.edit(first, { locked: false }),
        await act.code(first),
        await first.request({ url: `/api/domain/1.0/info/${name}?currency_code=USD` }),
        await first.request({
          method: 'POST',
          url: `/api/domain/1.0/deletion/${name}`,
          payload: { confirm: name, refund: null },
        }),
      ])
        expect(getCode(answer)).toEqual([404, 'not_your_domain']);
      await back(next);
      expect((await act.code(next)).statusCode).toBe(200);
    },
  );

  test('a customer who transfers a domain back has it once', async () => {
    name = 'river.com';
    await have(first, { brought: [name] });
    await moveAway();
    shop.clock.advance(61 * secondsInDay);
    await back(first);
    await have(first, { brought: [name] });
    expect((await rows()).sort()).toEqual([
      ['first', 'ended'],
      ['first', 'live'],
    ]);
    await back(first);
    expect((await act.code(first)).statusCode).toBe(200);
  });

  test('the former holder cannot change it while it is being transferred to the next one', async () => {
    await have(first, { bought: [name] });
    await moveAway();
    shop.clock.advance(90 * secondsInDay);
    await back(next);
    fail('register', { kind: 'drop_response' });
    fail('find', { kind: 'error' }, 50);
    const id = await shop.place(next, { bought: [name] });
    await untilUnknown(id);
    const now = await held();
    expect(now).toBeDefined();
    await back(first);
    for (const answer of [
      await act.edit(first, { nameservers: SERVERS }),
      await act.edit(first, { locked: false }),
      await act.edit(first, { auto_renew: false }),
      await act.code(first),
      await act.remove(first),
      await renew(first),
    ])
      expect([409, 503]).toContain(answer.statusCode);
    expect(await held()).toEqual(now);
    shop.deps.faults.clear();
    expect((await shop.settle(next, id)).status_name).toBe('completed');
    expect((await rows()).sort()).toEqual([
      ['first', 'ended'],
      ['next', 'live'],
    ]);
  });

  test('of two who transfer a domain at once, one gets it and the other is refunded', async () => {
    name = 'garden.com';
    const one = await shop.place(first, { brought: [name] });
    const other = await shop.place(next, { brought: [name] });
    const ends = [await shop.settle(first, one), await shop.settle(next, other)];
    expect(ends.map(({ status_name }) => status_name).sort()).toEqual(['completed', 'failed']);
    expect((await rows()).filter(([, state]) => state === 'live')).toHaveLength(1);
  });

  test('a domain that the registrar reports as done for two orders belongs to the one that got it', async () => {
    name = 'meadow.com';
    fail('transfer', { kind: 'drop_request' });
    fail('find', { kind: 'error' }, 50);
    const one = await shop.place(first, { brought: [name] });
    await untilUnknown(one);
    shop.deps.faults.clear();
    await have(next, { brought: [name] });
    // OpenSRS reports the state of a transfer by domain alone, for whichever order asks.
    const said = await shop.deps.registrar.info(name);
    if (said === null || said === 'unknown') throw new Error('The domain was not brought here');
    jest.spyOn(shop.deps.registrar, 'order').mockResolvedValue({ kind: 'done', held: said });
    jest.spyOn(shop.deps.registrar, 'findOrder').mockResolvedValue({ kind: 'done', held: said });
    expect((await shop.settle(first, one)).status_name).toBe('failed');
    jest.restoreAllMocks();
    expect(await rows()).toEqual([['next', 'live']]);
  });

  test('[TR-01b] a domain that is held here, or whose state is unknown, cannot be transferred here again; one that has left can', async () => {
    name = 'forest.com';
    const check = async () => {
      const answer = await next.request({
        method: 'POST',
        url: '/api/transfer/1.0/check',
        payload: { currency_code: 'USD', names: [{ domain: name, auth_info: 'K4-right-code' }] },
      });
      return answer.json<{ results: TransferCheck[] }>().results[0]?.blocks.map(({ cause }) => cause);
    };
    await have(first, { brought: [name] });
    expect(await check()).toEqual(['ours']);
    await expect(shop.place(next, { brought: [name] })).rejects.toThrow('"code":"unavailable"');
    fail('info', { kind: 'error' }, 1);
    await expect(shop.place(next, { brought: [name] })).rejects.toThrow('try again later');
    await moveAway();
    expect(await check()).toEqual([]);
    await have(next, { brought: [name] });
  });
});

describe('[R15] [DM-12c] a deletion applies to one registration', () => {
  beforeEach(async () => {
    await have(first, { bought: [name] });
    await confirm(first);
  });
  const settle = async (seconds: number): Promise<void> => {
    shop.clock.advance(seconds);
    await settleDueChanges(shop.deps);
  };
  const watchDeletes = () => jest.spyOn(shop.deps.registrar, 'delete');
  afterEach(() => jest.restoreAllMocks());

  /** Another holder has registered the domain since, in whatever way. */
  async function registeredAnew(): Promise<void> {
    const now = new Date(shop.clock.now().getTime());
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ registered_at: now })
      .where(eq(registrar_sandbox_names.name, name));
  }

  test('a deletion whose answer is lost is not sent again for a later registration: its row ends, with its refund', async () => {
    fail('delete', { kind: 'drop_request' });
    expect((await act.remove(first)).json()).toEqual({ state: 'deleting' });
    shop.clock.advance(10);
    await registeredAnew();
    const sent = watchDeletes();
    await settle(31);
    expect(sent).not.toHaveBeenCalled();
    expect(await held()).toBeDefined();
    expect(await rows()).toEqual([['first', 'ended']]);
    expect(await mailsTo(first)).toContain(`${name} was deleted`);
    await moveAway();
  });

  test('the domain cannot be bought while it may still be deleted, not even by the customer who requested that', async () => {
    fail('delete', { kind: 'drop_response' });
    const info = shop.deps.registrar.info.bind(shop.deps.registrar);
    // The response to the check after it is lost, too.
    let asked = 0;
    jest
      .spyOn(shop.deps.registrar, 'info')
      .mockImplementation((domain) => ((asked += 1) === 2 ? Promise.resolve('unknown') : info(domain)));
    expect((await act.remove(first)).json()).toEqual({ state: 'deleting' });
    jest.restoreAllMocks();
    expect(await held()).toBeUndefined();
    await expect(shop.place(next, { bought: [name] })).rejects.toThrow('try again later');
    const sent = watchDeletes();
    await settle(31);
    expect(sent).not.toHaveBeenCalled();
    expect(await rows()).toEqual([['first', 'ended']]);
    // The only request sent has deleted it: anyone can register the domain.
    await have(next, { bought: [name] });
  });

  test('after two requests, the domain cannot be bought until the other one can no longer arrive', async () => {
    fail('delete', { kind: 'drop_request' });
    await act.remove(first);
    await settle(31);
    expect(await rows()).toEqual([['first', 'ended']]);
    await expect(shop.place(next, { bought: [name] })).rejects.toThrow('try again later');
    await settle(secondsInHour);
    await expect(shop.place(next, { bought: [name] })).rejects.toThrow('try again later');
    await settle(secondsInHour);
    await back(next);
    expect(await shop.deps.db.select().from(registrar_changes)).toEqual([]);
    await have(next, { bought: [name] });
  });

  test('is processed by one process at a time', async () => {
    fail('delete', { kind: 'drop_request' });
    await act.remove(first);
    const sent = watchDeletes();
    shop.clock.advance(31);
    await Promise.all([
      ...Array.from({ length: 3 }, () => settleDueChanges(shop.deps)),
      ...Array.from({ length: 3 }, () => act.remove(first)),
    ]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('one of a domain that has left deletes nothing of its next holder, and is not refunded', async () => {
    await registeredAnew();
    const sent = watchDeletes();
    shop.clock.advance(2 * secondsInHour);
    await registeredAnew();
    await back(first);
    expect(getCode(await act.remove(first))).toEqual([409, 'registrar_refused']);
    expect(sent).not.toHaveBeenCalled();
    expect(await lookedAt()).toMatchObject({ looks: 1 });
    await shop.deps.db.update(sessions).set({ updated_at: shop.clock.now() });
  });
});
