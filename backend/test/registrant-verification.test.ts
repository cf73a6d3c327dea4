import type { Order, RegistrantVerification, TldData } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import {
  audit_entries,
  customers,
  domains,
  registrant_verifications,
  registrar_sandbox_names,
  sessions,
} from '../src/db/schema';
import { checkRegistrants } from '../src/modules/registrant-verification/suspension';
import type { TestCustomer } from './support/app';
import { freshLabel, newItem, REGISTRANT, type TestShop } from './support/shop';
import { confirm as confirmPassword, givePassword } from './support/account';
import { withShop } from './support/shop-tests';
import { auditTrail } from './support/audit-trail';

const BASE = '/api/domain/1.0/registrant_verification';
/** Seconds. */
const DAY = 24 * 3_600;
let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

/** Buys domains for a registrant whose address is unique in these tests. */
async function buy(
  tlds: readonly string[],
  registrant: Partial<typeof REGISTRANT> = {},
  who = customer,
): Promise<{ order: Order; names: string[] }> {
  const names = tlds.map((tld) => `${freshLabel()}.${tld}`);
  const payload = await shop.payloadFor(who, names);
  payload.order_items = payload.order_items.map((item) => ({
    ...newItem(item.domain_name, item.quote),
    registrant: { ...REGISTRANT, email: `${who.id.slice(0, 8)}@registrant.example`, ...registrant },
  }));
  const placed = await shop.placeOrder(who, payload);
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const order = await shop.settle(who, placed.json<{ order_id: string }>().order_id);
  if (order.status_name !== 'completed') throw new Error(JSON.stringify(order));
  return { order, names };
}
const list = async (who = customer) => (await who.request({ url: BASE })).json<RegistrantVerification[]>();
const emails = async (address = `${customer.id.slice(0, 8)}@registrant.example`) =>
  (await shop.emails()).filter(({ recipient }) => recipient === address);
const tokenIn = (text: string | undefined) => /[?&]registrant=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const confirm = (token: string) => shop.request({ method: 'POST', url: `${BASE}/confirm`, payload: { token } });
const findStatus = async (name: string) =>
  (await shop.deps.db.select({ status: domains.status }).from(domains).where(eq(domains.name, name)))[0]?.status;
/** Lets seconds pass and runs the due jobs, without ending the customer's session. */
async function pass(seconds: number) {
  shop.clock.advance(seconds);
  const now = shop.clock.now();
  await shop.deps.db.update(sessions).set({ updated_at: now, expires_at: new Date(now.getTime() + 30 * DAY * 1_000) });
  await checkRegistrants(shop.deps);
}

describe('[LG-01a] [RG-07b] the verification of a registrant', () => {
  it('is asked by email when a domain under a generic TLD is registered, with 15 days to confirm; country TLDs ask nothing', async () => {
    const before = shop.clock.now();
    const { names } = await buy(['com']);
    const [one, ...more] = await list();
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      state: 'pending',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      domains: names,
      verified_at: null,
    });
    const until = new Date(one?.verify_by ?? 0).getTime();
    expect(until).toBeGreaterThanOrEqual(before.getTime() + 15 * DAY * 1_000);
    expect(until).toBeLessThanOrEqual(shop.clock.now().getTime() + 15 * DAY * 1_000);
    const [message] = await emails();
    expect(message?.text).toContain(names[0]);
    expect(message?.text).toContain('the domain stops working');

    const other = await shop.asCustomer();
    await buy(['de'], { phone: '+49.30123987' }, other);
    expect(await list(other)).toEqual([]);
  });

  it("[LG-01b] is covered by the account's when the customer is the registrant at the confirmed address: no second email, no deadline", async () => {
    const [account] = await shop.deps.db.select().from(customers).where(eq(customers.id, customer.id));
    if (!account) throw new Error('There is no account');
    const { first_name, last_name, email } = account;
    const { names } = await buy(['com'], { first_name, last_name, email });
    expect(await list()).toEqual([expect.objectContaining({ state: 'verified', verify_by: null, domains: names })]);
    expect((await emails(email)).filter(({ subject }) => /^Confirm the owner/.test(subject))).toEqual([]);
    await buy(['net'], { first_name: 'Somebody', last_name, email });
    expect((await emails(email)).filter(({ subject }) => /^Confirm the owner/.test(subject))).toHaveLength(1);
  });

  it('is per tuple: requested once for the same one, not for a confirmed one, and again if a single letter differs', async () => {
    await buy(['com', 'net']);
    await buy(['org']);
    expect(await emails()).toHaveLength(1);
    expect((await list())[0]?.domains).toHaveLength(3);
    expect((await confirm(tokenIn((await emails())[0]?.text))).statusCode).toBe(200);
    const { names } = await buy(['info']);
    expect(await emails()).toHaveLength(1);
    expect(await list()).toEqual([
      expect.objectContaining({
        state: 'verified',
        verify_by: null,
        domains: expect.arrayContaining(names) as string[],
      }),
    ]);
    await buy(['com'], { first_name: 'Marah' });
    expect(await emails()).toHaveLength(2);
    expect((await list()).map(({ first_name, state }) => [first_name, state])).toEqual([
      ['Marah', 'pending'],
      ['Mara', 'verified'],
    ]);
  });

  it('[RG-11d] is asked of each registrant of an order by an email of its own, and the registrar has each domain under its own', async () => {
    const owner = (name: string, change: Partial<typeof REGISTRANT> = {}) => ({
      ...REGISTRANT,
      email: `${name}-${customer.id.slice(0, 8)}@registrant.example`,
      ...change,
    });
    const [own, client] = [owner('own'), owner('client', { kind: 'organization', org_name: 'Brindle Wharf AS' })];
    const citizen = owner('citizen', { country: 'US', state: 'MA', postal_code: '02101', phone: '+1.2125550142' });
    const names = ['com', 'us', 'net', 'us'].map((tld) => `${freshLabel()}.${tld}`);
    const answers: readonly TldData[] = [
      {},
      { us: { app_purpose: 'P1', category: 'C31', validator: 'NO' } },
      {},
      { us: { app_purpose: 'P3', category: 'C11' } },
    ];
    const registrants = [own, client, client, citizen];
    const payload = await shop.payloadFor(customer, names);
    payload.order_items = payload.order_items.map((item, index) => ({
      ...newItem(item.domain_name, item.quote),
      registrant: registrants[index] ?? own,
      tld_data: answers[index] ?? {},
    }));
    const placed = await shop.placeOrder(customer, payload);
    expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()]);
    const order = await shop.settle(customer, placed.json<{ order_id: string }>().order_id);
    expect(order.status_name).toBe('completed');

    const held = await shop.deps.db.select().from(registrar_sandbox_names);
    const atRegistrar = names.map((name) => held.find((one) => one.name === name));
    expect(atRegistrar.map((one) => one?.registrant)).toEqual(registrants);
    expect(atRegistrar.map((one) => one?.tld_data)).toEqual(answers.map((given) => given.us ?? {}));

    const asked = await Promise.all(
      [own, client].map(async ({ email }) => (await emails(email)).map(({ text }) => text)),
    );
    expect(asked).toEqual([[expect.stringContaining(names[0] ?? '')], [expect.stringContaining(names[2] ?? '')]]);
    expect((await list()).map(({ email, domains: about }) => [email, about]).sort()).toEqual(
      [
        [client.email, [names[2]]],
        [own.email, [names[0]]],
      ].sort(),
    );
    await confirm(tokenIn(asked[1]?.[0]));
    expect((await list()).map(({ email, state }) => [email, state]).sort()).toEqual([
      [client.email, 'verified'],
      [own.email, 'pending'],
    ]);
  });

  it('[RG-11c] refuses a registrant that the registry of its own domain would refuse, and no other', async () => {
    const answers: TldData = { eu: { is_individual: true } };
    const names = ['eu', 'com', 'eu'].map((tld) => `${freshLabel()}.${tld}`);
    const payload = await shop.payloadFor(customer, names);
    const outside = { ...REGISTRANT, country: 'US', state: 'MA', postal_code: '02101', phone: '+1.2125550142' };
    payload.order_items = payload.order_items.map((item, index) => ({
      ...newItem(item.domain_name, item.quote),
      registrant: index === 0 ? { ...REGISTRANT, country: 'DE', postal_code: '10115', phone: '+49.30123987' } : outside,
      tld_data: index === 1 ? {} : answers,
    }));
    const refused = await shop.placeOrder(customer, payload);
    expect(refused.statusCode).toBe(422);
    const places = refused.json<{ detail: { loc: (string | number)[] }[] }>().detail.map(({ loc }) => loc);
    expect(new Set(places.map((loc) => loc.find((part) => typeof part === 'number')))).toEqual(new Set([2]));
  });

  it('[LG-01c] leaves out confirmed registrants, whatever they hold, when a page asks only for those to confirm', async () => {
    await buy(['com', 'net']);
    await confirm(tokenIn((await emails())[0]?.text));
    const { names } = await buy(['org', 'com'], { first_name: 'Marah' });
    const unconfirmed = await customer.request({ url: `${BASE}?state=unconfirmed` });
    expect(unconfirmed.json<RegistrantVerification[]>()).toMatchObject([
      { first_name: 'Marah', state: 'pending', domains: [...names].sort() },
    ]);
    expect(await list()).toHaveLength(2);
    expect((await customer.request({ url: `${BASE}?state=verified` })).statusCode).toBe(400);
  });

  it('only the newest link works, and only once', async () => {
    await buy(['com']);
    const first = tokenIn((await emails())[0]?.text);
    const [one] = await list();
    shop.clock.advance(1);
    expect((await customer.request({ method: 'POST', url: `${BASE}/${one?.id}/resend`, payload: {} })).statusCode).toBe(
      200,
    );
    const second = tokenIn((await emails())[0]?.text);
    expect(second).not.toBe(first);
    expect((await confirm(first)).statusCode).toBe(422);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(second)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await confirm('rubbish')).statusCode).toBe(422);
    const rows = await shop.deps.db
      .select()
      .from(registrant_verifications)
      .where(eq(registrant_verifications.customer_id, customer.id));
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it('is reminded of once, then its domains are suspended at the deadline, and restored on confirmation', async () => {
    const { names } = await buy(['com', 'net']);
    await pass(11 * DAY);
    expect(await emails()).toHaveLength(1);
    await pass(1.5 * DAY);
    await pass(3_600);
    expect(await emails()).toHaveLength(2);
    expect(await Promise.all(names.map(findStatus))).toEqual(['ok', 'ok']);

    await pass(3 * DAY);
    expect(await Promise.all(names.map(findStatus))).toEqual(['suspended', 'suspended']);
    expect((await list())[0]).toMatchObject({ state: 'suspended' });
    const [notice] = await emails(customer.email);
    expect(notice?.subject).toMatch(/suspended until the owner’s address is confirmed/);
    const count = (await emails(customer.email)).length;
    await pass(3_600);
    expect(await emails(customer.email)).toHaveLength(count);

    const token = tokenIn((await emails())[0]?.text);
    expect((await confirm(token)).json<{ domains: string[] }>().domains.sort()).toEqual([...names].sort());
    expect(await Promise.all(names.map(findStatus))).toEqual(['ok', 'ok']);
    expect((await list())[0]).toMatchObject({ state: 'verified', verify_by: null });
    const [domain] = await shop.deps.db
      .select()
      .from(domains)
      .where(eq(domains.name, names[0] ?? ''));
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${domain?.id}`));
    expect(trail.map(({ action }) => action)).toEqual(['domain.registered', 'domain.suspended', 'domain.unsuspended']);
  });

  it('restores a suspended domain at once when its registrant is changed to a verified one', async () => {
    const { names } = await buy(['com']);
    const [name = ''] = names;
    await pass(16 * DAY);
    expect(await findStatus(name)).toBe('suspended');

    const [account] = await shop.deps.db.select().from(customers).where(eq(customers.id, customer.id));
    const { first_name = '', last_name = '', email = '' } = account ?? {};
    await givePassword(shop, customer);
    await confirmPassword(customer);
    const corrected = await customer.request({
      method: 'POST',
      url: `/api/domain/1.0/edit/${name}`,
      payload: { registrant: { ...REGISTRANT, first_name, last_name, email } },
    });
    expect(corrected.statusCode).toBe(200);
    expect(await findStatus(name)).toBe('ok');
    expect(await list()).toEqual([expect.objectContaining({ state: 'verified', verify_by: null, domains: [name] })]);
    const [domain] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${domain?.id}`));
    expect(trail.map(({ action }) => action)).toContain('domain.unsuspended');
    await pass(2 * DAY);
    expect(await findStatus(name)).toBe('ok');
  });

  it('is sent again at most five times an hour, and not after confirmation', async () => {
    await buy(['com']);
    const [one] = await list();
    const again = () => customer.request({ method: 'POST', url: `${BASE}/${one?.id}/resend`, payload: {} });
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await again()).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    shop.clock.advance(3_700);
    // Sent at the same moment of the test clock: only the newest one works.
    for (const { text } of await emails()) await confirm(tokenIn(text));
    expect((await list())[0]?.state).toBe('verified');
    expect((await again()).statusCode).toBe(409);
  });

  it('[SS-05b] is requested from at most twenty new registrants an hour, as each gets an unsolicited email', async () => {
    const { names } = await buy(['com']);
    await shop.deps.db
      .update(sessions)
      .set({ password_confirmed_at: shop.clock.now() })
      .where(eq(sessions.customer_id, customer.id));
    const give = async (email: string) =>
      (
        await customer.request({
          method: 'POST',
          url: `/api/domain/1.0/edit/${names[0]}`,
          payload: { registrant: { ...REGISTRANT, email } },
        })
      ).statusCode;
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await give(`stranger${count}@example.net`));
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await emails('stranger20@example.net')).toEqual([]);
    // A registrant who already got a request gets no second email.
    expect(await give('stranger0@example.net')).toBe(200);
    expect(await emails('stranger0@example.net')).toHaveLength(1);
  });

  it("I9 another customer's registrant does not exist", async () => {
    await buy(['com']);
    const [one] = await list();
    const other = await shop.asCustomer();
    expect(await list(other)).toEqual([]);
    for (const id of [one?.id, '00000000-0000-4000-8000-000000000000', 'rubbish']) {
      const answer = await other.request({ method: 'POST', url: `${BASE}/${id}/resend`, payload: {} });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, 'Registrant not found.']);
    }
    expect((await shop.request({ url: BASE })).statusCode).toBe(401);
  });
});
