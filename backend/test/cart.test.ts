import {
  createCartTransfer,
  getAccountCart,
  getCartTransfer,
  saveAccountCart,
  takeCartTransfer,
  type AccountCart,
  type CartChoice,
  type CartEntryOnWire,
  type CartTransfer,
} from '@storefront/shared/contract';
import fc from 'fast-check';
import { PassThrough } from 'node:stream';
import { cart_entries, cart_transfers } from '../src/db/schema';
import { createLog } from '../src/http/logging';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());

const choice = (domain: string, change: Partial<CartChoice> = {}): CartChoice => ({
  domain,
  type: 'new',
  period: 1,
  quantity: 1,
  autorenew: true,
  add_ons: [],
  ...change,
});
const entry = (domain: string, at: number, by = 'tab1', change: Partial<CartChoice> | null = {}): CartEntryOnWire => ({
  domain,
  at,
  by,
  since: at,
  choice: change && choice(domain, change),
});

const put = (
  who: Pick<TestCustomer, 'request'>,
  payload: { cart_id?: string; after?: number; entries: readonly unknown[] },
) => who.request({ method: 'PUT', url: saveAccountCart.path, payload });
const save = async (
  who: TestCustomer,
  entries: readonly CartEntryOnWire[],
  known: { cart_id?: string; after?: number } = {},
): Promise<AccountCart> => (await put(who, { ...known, entries })).json<AccountCart>();
const read = async (who: TestCustomer, known: Record<string, string> = {}): Promise<AccountCart> =>
  (await who.request({ url: getAccountCart.path, query: known })).json<AccountCart>();
const byName = ({ entries }: AccountCart) => Object.fromEntries(entries.map(({ domain, ...rest }) => [domain, rest]));

describe('[CT-11] the cart of an account', () => {
  it('is empty at first, and a guest gets 401', async () => {
    const customer = await shop.asCustomer();
    expect(await read(customer)).toMatchObject({ entries: [] });
    expect((await shop.request({ url: getAccountCart.path })).statusCode).toBe(401);
    expect((await put(shop, { entries: [] })).statusCode).toBe(401);
  });

  it('keeps the latest entry of each domain, from whichever device and in whatever order it arrives', async () => {
    const customer = await shop.asCustomer();
    await save(customer, [entry('brindlewharf.com', 10), entry('quill.page', 10), entry('rookery.app', 10)]);
    const other = await save(customer, [
      entry('brindlewharf.com', 20, 'tab2', { period: 5 }),
      entry('quill.page', 5, 'tab2', { period: 9 }),
      entry('rookery.app', 11, 'tab2', null),
    ]);
    expect(byName(other)).toMatchObject({
      'brindlewharf.com': { at: 20, by: 'tab2', choice: { period: 5 } },
      'quill.page': { at: 10, by: 'tab1', choice: { period: 1 } },
      'rookery.app': { at: 11, choice: null },
    });
    expect(await read(customer)).toEqual(other);
  });

  it('merges the concurrent writes of two devices, a hundred each, without losing any', async () => {
    const customer = await shop.asCustomer();
    const writes = Array.from({ length: 100 }, (_, index) => [
      entry(`a${index}.com`, index),
      entry(`shared${index % 5}.com`, index, `tab${index % 7}`, { period: 1 + (index % 10) }),
    ]);
    // Without a free connection the database call gets 503 without effect, and the write is repeated, as the cart does.
    const write = async (entries: readonly CartEntryOnWire[]): Promise<number> => {
      const { statusCode } = await put(customer, { entries });
      return statusCode === 503 ? write(entries) : statusCode;
    };
    const answers = await Promise.all(writes.map(write));
    expect(answers).toEqual(writes.map(() => 200));
    const cart = byName(await read(customer));
    expect(Object.keys(cart)).toHaveLength(105);
    for (let index = 95; index < 100; index += 1) expect(cart[`shared${index % 5}.com`]?.at).toBe(index);
  });

  it('converges for any entries, split into any calls, in any order', async () => {
    const word = fc.record({
      name: fc.constantFrom('a.com', 'b.com', 'c.com'),
      at: fc.integer({ min: 0, max: 6 }),
      by: fc.constantFrom('A', 'a', 'Z', '_', '9'),
      years: fc.integer({ min: 1, max: 10 }),
      gone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(word, { minLength: 1, maxLength: 12, selector: ({ name, at, by }) => `${name} ${at} ${by}` }),
        fc.integer({ min: 1, max: 5 }),
        async (words, size) => {
          const entries = words.map(({ name, at, by, years, gone }) =>
            entry(name, at, by, gone ? null : { period: years }),
          );
          const [one, two] = await Promise.all([shop.asCustomer(), shop.asCustomer()]);
          await save(one, entries);
          for (let start = entries.length; start > 0; start -= size)
            await save(two, entries.slice(Math.max(0, start - size), start).reverse());
          expect(byName(await read(one))).toEqual(byName(await read(two)));
          for (const [domain, kept] of Object.entries(byName(await read(one)))) {
            const last = entries
              .filter((given) => given.domain === domain)
              .sort((a, b) => a.at - b.at || (a.by < b.by ? -1 : 1))
              .at(-1);
            expect(kept).toEqual(expect.objectContaining({ at: last?.at, by: last?.by }));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('sends only the changes since the version that a device has, and everything to one with another cart', async () => {
    const customer = await shop.asCustomer();
    const first = await save(customer, [entry('brindlewharf.com', 10), entry('quill.page', 10)]);
    const second = await save(customer, [entry('rookery.app', 11)], { cart_id: first.cart_id, after: first.version });
    expect(Object.keys(byName(second))).toEqual(['rookery.app']);
    expect((await read(customer, { cart_id: first.cart_id, after: String(second.version) })).entries).toEqual([]);
    const stranger = await shop.asCustomer();
    await save(stranger, [entry('tannery-lane.com', 1)]);
    expect(
      Object.keys(byName(await read(stranger, { cart_id: first.cart_id, after: String(second.version) }))),
    ).toEqual(['tannery-lane.com']);
  });

  it('I9 belongs to one customer: another one neither sees nor changes it', async () => {
    const [mine, other] = await Promise.all([shop.asCustomer(), shop.asCustomer()]);
    const cart = await save(mine, [entry('brindlewharf.com', 10)]);
    const theirs = await save(other, [entry('brindlewharf.com', 99, 'tab9', null)], {
      cart_id: cart.cart_id,
      after: 0,
    });
    expect(theirs.cart_id).not.toBe(cart.cart_id);
    expect((await read(mine)).entries).toEqual(cart.entries);
  });

  it('I8 stores no transfer code, price or contact, whatever is sent', async () => {
    const customer = await shop.asCustomer();
    const secret = 'Tr4nsfer-C0de';
    const sent = {
      ...choice('rookery.app', { type: 'transfer', autorenew: false }),
      auth_info: secret,
      registrant: { email: secret },
      cost: 1,
      quote: secret,
    };
    const answer = await put(customer, { entries: [{ ...entry('rookery.app', 1), choice: sent, auth_info: secret }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(secret);
    expect(JSON.stringify(await shop.deps.db.select().from(cart_entries))).not.toContain(secret);
  });

  it('takes at most four statements besides the session, for one line as for a thousand', async () => {
    const customer = await shop.asCustomer();
    const lines = Array.from({ length: 1000 }, (_, index) => entry(`name${index}.com`, index));
    for (const entries of [lines.slice(0, 1), lines])
      expect(Number((await put(customer, { entries })).headers['x-statement-count'])).toBeLessThanOrEqual(5);
    expect((await read(customer)).entries).toHaveLength(1000);
    expect((await put(customer, { entries: [...lines, entry('onemore.com', 1)] })).statusCode).toBe(400);
  });

  it('does not grow without limit', async () => {
    const customer = await shop.asCustomer();
    const thousand = (round: number, gone: boolean) =>
      Array.from({ length: 1000 }, (_, index) => entry(`r${round}n${index}.com`, 1, 'tab1', gone ? null : {}));
    for (let round = 0; round < 5; round += 1)
      expect((await put(customer, { entries: thousand(round, round < 2) })).statusCode).toBe(200);
    // Old removals make room.
    expect((await put(customer, { entries: thousand(5, false) })).statusCode).toBe(200);
    expect((await put(customer, { entries: thousand(6, false) })).statusCode).toBe(200);
    const full = await put(customer, { entries: thousand(7, false) });
    expect([full.statusCode, full.json<{ code: string }>().code]).toEqual([422, 'cart_full']);
  });

  it.each([
    { domain: 'no dots' },
    { at: -1 },
    { at: Number.MAX_SAFE_INTEGER },
    { by: '' },
    { choice: { domain: 'a.com' } },
    { choice: 7 },
  ])('refuses %j', async (change) => {
    const customer = await shop.asCustomer();
    expect((await put(customer, { entries: [{ ...entry('a.com', 1), ...change }] })).statusCode).toBe(400);
  });
});

describe('[CT-13] a cart transferred by a link', () => {
  const make = async (choices = [choice('brindlewharf.com', { period: 2 }), choice('quill.page')]) =>
    (await shop.request({ method: 'POST', url: createCartTransfer.path, payload: { choices } })).json<{
      id: string;
      expires_at: string;
    }>();
  const look = (id: string) => shop.request({ url: getCartTransfer.path.replace('{id}', id) });
  const take = (id: string, key = 'key-of-the-first-device') =>
    shop.request({ method: 'POST', url: takeCartTransfer.path.replace('{id}', id), payload: { key } });
  const getCode = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

  it('keeps its contents for a day, under an id of 256 bits that is stored only as a hash', async () => {
    const { id, expires_at } = await make();
    expect(Buffer.from(id, 'base64url')).toHaveLength(32);
    expect(new Date(expires_at).getTime() - shop.clock.now().getTime()).toBe(24 * 3_600_000);
    expect((await look(id)).json<CartTransfer>()).toEqual({
      choices: [choice('brindlewharf.com', { period: 2 }), choice('quill.page')],
      expires_at,
    });
    expect(JSON.stringify(await shop.deps.db.select().from(cart_transfers))).not.toContain(id);
  });

  it('[I8] leaves its id out of the log when it is read and taken', async () => {
    const lines = new PassThrough();
    const log = createLog({ logLevel: 'trace', version: 't' }, lines);
    const logging = await makeTestApp({ replace: () => ({ log }) });
    const payload = { choices: [choice('brindlewharf.com')] };
    const made = await logging.request({ method: 'POST', url: createCartTransfer.path, payload });
    const { id } = made.json<{ id: string }>();
    await logging.request({ url: getCartTransfer.path.replace('{id}', id) });
    const url = takeCartTransfer.path.replace('{id}', id);
    await logging.request({ method: 'POST', url, payload: { key: 'key-of-the-first-device' } });
    const text = String(lines.read());
    await logging.close();
    expect(text).toContain('"path":"/api/checkout/1.0/cart/handover/:id"');
    expect(text).toContain('"path":"/api/checkout/1.0/cart/handover/:id/take"');
    expect(text).not.toContain(id);
  });

  it('is taken once, by one of many concurrent takers; that one may repeat its request', async () => {
    const { id } = await make();
    const takers = Array.from({ length: 8 }, (_, index) => `key-of-device-number-${index}`);
    const answers = await Promise.all(takers.map((key) => take(id, key)));
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404).map(getCode)).toEqual(
      Array.from({ length: 7 }, () => 'handover_used'),
    );
    expect((await take(id, takers[winner])).statusCode).toBe(200);
    expect(getCode(await look(id))).toBe('handover_used');
  });

  it('expires after a day, with a distinct error for a while', async () => {
    const { id } = await make();
    shop.clock.advance(24 * 3_600);
    expect([(await look(id)).statusCode, getCode(await look(id)), getCode(await take(id))]).toEqual([
      404,
      'handover_expired',
      'handover_expired',
    ]);
    shop.clock.advance(31 * 24 * 3_600);
    await shop.deps.jobs.drain();
  });

  it.each(['A'.repeat(43), 'nonsense', '..%2F..'])('does not exist under the id %s', async (id) => {
    expect([(await look(id)).statusCode, getCode(await look(id))]).toEqual([404, 'handover_unknown']);
    expect(getCode(await take(id))).toBe('handover_unknown');
  });

  it('I8 carries no transfer code', async () => {
    const secret = 'Tr4nsfer-C0de';
    const answer = await shop.request({
      method: 'POST',
      url: createCartTransfer.path,
      payload: { choices: [{ ...choice('rookery.app', { type: 'transfer' }), auth_info: secret }] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(secret);
    expect(JSON.stringify(await shop.deps.db.select().from(cart_transfers))).not.toContain(secret);
  });

  it('has at most 200 domains, and an address can create at most 30 an hour', async () => {
    const address = '198.51.100.77';
    const leave = (lines: number) =>
      shop.request({
        method: 'POST',
        url: createCartTransfer.path,
        headers: { 'x-forwarded-for': address },
        payload: { choices: Array.from({ length: lines }, (_, index) => choice(`name-${index}.com`)) },
      });
    expect((await leave(201)).statusCode).toBe(400);
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await leave(200)).statusCode);
    expect(answers).toEqual([...Array<number>(30).fill(201), 429]);
  });

  it('keeps nothing once it is over', async () => {
    const { id } = await make();
    shop.clock.advance(25 * 3_600);
    await shop.deps.jobs.enqueueRegular();
    await shop.deps.jobs.drain({ delayed: false });
    expect(getCode(await look(id))).toBe('handover_expired');
    expect(JSON.stringify(await shop.deps.db.select().from(cart_transfers))).not.toContain('brindlewharf');
  });

  it('cannot be created empty', async () => {
    expect(
      (await shop.request({ method: 'POST', url: createCartTransfer.path, payload: { choices: [] } })).statusCode,
    ).toBe(400);
  });
});
