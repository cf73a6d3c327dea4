import { secondsInDay } from 'date-fns/constants';
import {
  accountExport as accountExportShape,
  type AccountClosing,
  type AccountExport,
} from '@storefront/shared/contract';
import { assertMinor } from '@storefront/shared/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { countStatements } from '../src/db/statement-counter';
import {
  address_corrections,
  audit_entries,
  carts,
  contacts,
  customers,
  domains,
  mail_tokens,
  order_items,
  outbox,
  payment_methods,
  receipts,
  registrant_verifications,
  registrar_sandbox_names,
  sessions,
  sign_in_methods,
  staff,
  zone_records,
  zones,
} from '../src/db/schema';
import { accountExport } from '../src/modules/account/account-export';
import { readBillingDetails } from '../src/modules/account/billing-details';
import { forgetRegistrants, forgetZones } from '../src/modules/account/forget-names';
import { jsonText } from '../src/modules/account/json-text';
import { scheduleMissingChecks } from '../src/modules/missing-domains';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { checkMissing, sendExpiryNotices } from './support/due-work';
import { confirm, givePassword, login, PASSWORD, registerCustomer, verifiedCustomer } from './support/account';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { insertDomain } from './support/own-domain';
import { freshLabel, REGISTRANT, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import { auditTrail } from './support/audit-trail';

const EXPORT = '/api/account/1.0/export';
const CLOSING = '/api/account/1.0/closing';
const CLOSE = '/api/account/1.0/close';
const CODE = 'K4-very-secret-code';

/** Unlocked domains at another registrar of the sandbox; each test takes its own. */
const elsewhere = ['mountain.com', 'river.com'];

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

const close = (email = customer.email, who = customer) =>
  who.request({ method: 'POST', url: CLOSE, payload: { email } });
const closing = async (): Promise<AccountClosing> => (await customer.request({ url: CLOSING })).json();
const download = async (who = customer): Promise<AccountExport> => (await who.request({ url: EXPORT })).json();
const code = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;

async function withPassword(who = customer): Promise<void> {
  await givePassword(shop, who);
  await confirm(who);
}

/** Creates an account that has used everything: a card, a bought domain with records, a pending transfer, a contact and a cart. */
async function richCustomer(name = `${freshLabel()}.com`): Promise<string> {
  await withPassword();
  await shop.settle(customer, await shop.place(customer, { bought: [name] }));
  await customer.request({
    method: 'POST',
    url: `/api/dns/1.0/${name}`,
    payload: { add: [{ name: 'www', ttl: 3600, type: 'A', data: { address: '192.0.2.7' } }], update: [], remove: [] },
  });
  await customer.request({
    method: 'POST',
    url: '/api/tucowsbilling/1.0/user/contacts',
    payload: { contact: REGISTRANT, make_default: true, consent: true },
  });
  const choice = { domain: 'brindle.app', type: 'new', period: 1, quantity: 1, autorenew: true, add_ons: [] };
  await customer.request({
    method: 'PUT',
    url: '/api/checkout/1.0/cart',
    payload: { entries: [{ domain: choice.domain, at: 1, by: 'tab', since: 1, choice }] },
  });
  return name;
}

/** Expires a domain, as its registry would. */
const expire = (name: string) =>
  shop.deps.db
    .update(domains)
    .set({ stage: 'grace', late_stage_ends: new Date(shop.clock.now().getTime() + 30 * secondsInDay * 1_000) })
    .where(eq(domains.name, name));

describe('[LG-07a] [SS-04k] the export of everything that is stored about a customer', () => {
  test('has all of it, as declared in the contract, and no secret', async () => {
    const name = await richCustomer();
    const moving = elsewhere.shift() ?? '';
    await shop.settle(
      customer,
      await shop.place(customer, { brought: [moving], code: CODE }),
      ({ order_items: [item] }) => item?.status === 'checking',
    );
    await confirm(customer);
    const answer = await customer.request({ url: EXPORT });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'attachment; filename="account.json"',
    ]);
    const copy = answer.json<AccountExport>();
    expect(z.safeParse(accountExportShape, copy).error).toBeUndefined();
    expect(copy).toMatchObject({
      profile: { email: customer.email, first_name: 'Mara' },
      contacts: [{ contact: REGISTRANT }],
      cards: [{ last4: '4242' }, { last4: '4242' }],
      domains: [{ domain: name, registrant: REGISTRANT, is_auto_renew: true }],
      transfers: [{ domain: moving }],
      cart: [{ domain: 'brindle.app', choice: { period: 1 } }],
      sessions: [{ device: null }],
    });
    expect(copy.orders).toHaveLength(2);
    expect(copy.order_items.map(({ domain }) => domain).sort()).toEqual([name, moving].sort());
    expect(copy.receipts.map(({ number, buyer }) => [number.startsWith('R-'), buyer.email])).toContainEqual([
      true,
      customer.email,
    ]);
    expect(copy.dns_records).toContainEqual(expect.objectContaining({ domain: name, name: 'www', data: '192.0.2.7' }));
    expect(copy.letters.length).toBeGreaterThan(0);
    const actions = copy.activity.map(({ action }) => action);
    for (const action of ['order.placed', 'zone.saved', 'payment_method.added', 'customer.data_exported'])
      expect(actions).toContain(action);

    const { db } = shop.deps;
    const secrets = [
      CODE,
      PASSWORD,
      decodeURIComponent(customer.cookie.split('=')[1] ?? '').split('.')[0],
      ...(await db.select().from(sessions)).map(({ token }) => token),
      ...(await db.select().from(sign_in_methods)).map(({ password_hash }) => password_hash),
      ...(await db.select().from(mail_tokens)).map(({ token_hash }) => token_hash),
      ...(await db.select().from(registrant_verifications)).map(({ token_hash }) => token_hash),
      ...(await db.select().from(payment_methods)).map(({ provider_method_id }) => provider_method_id),
      ...(await db.select().from(order_items)).map(({ auth_info }) => auth_info),
    ];
    for (const secret of secrets) if (secret) expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(/\d{13,19}/);
    expect(answer.body).not.toMatch(/[?&]token=/);
  });

  test('has nothing about anyone else, including earlier holders of the same domain or address (I9)', async () => {
    const name = await richCustomer();
    await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    shop.clock.advance(60);
    const stranger = await shop.asCustomer({ first_name: 'Odd', last_name: 'Stranger' });
    await withPassword(stranger);
    await insertDomain(shop, stranger, name);
    const little = await download(stranger);
    for (const list of [
      'contacts',
      'cards',
      'orders',
      'order_items',
      'receipts',
      'transfers',
      'dns_records',
      'bulk_changes',
      'cart',
      'letters',
    ] as const)
      expect([list, little[list]]).toEqual([list, []]);
    expect(little.domains).toMatchObject([{ domain: name, registrant: null }]);
    expect(little.activity.map(({ action }) => action)).toEqual([
      'customer.password_confirmed',
      'customer.data_exported',
    ]);
    await confirm(customer);
    expect(JSON.stringify(await download())).not.toContain(stranger.id);
  });

  test('requires a password confirmed in the last five minutes, and a session', async () => {
    expect((await shop.request({ url: EXPORT })).statusCode).toBe(401);
    await givePassword(shop, customer);
    expect([
      (await customer.request({ url: EXPORT })).statusCode,
      code(await customer.request({ url: EXPORT })),
    ]).toEqual([409, 'password_needed']);
    await confirm(customer);
    expect((await customer.request({ url: EXPORT })).statusCode).toBe(200);
    shop.clock.advance(301);
    expect((await customer.request({ url: EXPORT })).statusCode).toBe(409);
  });

  test('reads a page of rows at a time: as many statements for a thousand rows as for none, and streams the text', async () => {
    const { db, clock } = shop.deps;
    const [row] = await db.select().from(customers).where(eq(customers.id, customer.id));
    if (!row) throw new Error('Customer not found');
    const owner = {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      emailVerified: true,
      country: row.country,
      vat: null,
      defaultCurrency: null,
      language: null,
      createdAt: row.created_at,
    };
    const billing = await readBillingDetails(shop.deps, customer.id);
    const readAll = async () => {
      const { result, statements } = countStatements(async () => {
        const pieces: string[] = [];
        for await (const piece of jsonText(accountExport(db, { clock }, owner, billing))) pieces.push(piece);
        return pieces;
      });
      const pieces = await result;
      return {
        copy: JSON.parse(pieces.join('')) as AccountExport,
        longest: Math.max(...pieces.map((piece) => piece.split('\n').length)),
        statements: statements(),
      };
    };
    const empty = await readAll();
    const at = clock.now();
    const entries = (howMany: number) =>
      Array.from({ length: howMany }, (_, index) => ({
        at,
        actor: 'system',
        action: `customer.note_${index}`,
        subject: `customer:${customer.id}`,
      }));
    await db.insert(audit_entries).values(entries(900));
    const some = await readAll();
    expect(some.statements).toBe(empty.statements);
    await db.insert(audit_entries).values(entries(1_600));
    const many = await readAll();
    expect(many.statements).toBe(empty.statements + 2);
    expect(many.copy.activity).toHaveLength(2_500);
    expect(new Set(many.copy.activity.map(({ action }) => action)).size).toBe(1_600);
    // In the order in which they were written, across pages.
    const written = [...entries(900), ...entries(1_600)].map(({ action }) => action);
    expect(many.copy.activity.map(({ action }) => action)).toEqual(written);
    expect(many.longest).toBeLessThan(1_100);
  });
});

describe('[LG-07b] [SS-04l] closing an account', () => {
  test('waits for active domains and open orders, and lists them', async () => {
    const name = await richCustomer();
    const moving = elsewhere.shift() ?? '';
    const order = await shop.place(customer, { brought: [moving] });
    await shop.settle(customer, order, ({ order_items: [item] }) => item?.status === 'checking');
    expect(await closing()).toMatchObject({
      is_possible: false,
      active_names: { count: 1, first: [name] },
      open_orders: { count: 1, first: [{ order_id: order }] },
      expired_names: 0,
    });
    await confirm(customer);
    const refused = await close();
    expect([refused.statusCode, code(refused), refused.json<{ message: string }>().message]).toEqual([
      409,
      'account_in_use',
      'The account still has 1 active domain and 1 open order.',
    ]);
    await shop.settle(customer, order);
    expect((await closing()).active_names.count).toBe(2);
    await expire(name);
    await expire(moving);
    expect(await closing()).toMatchObject({
      is_possible: true,
      active_names: { count: 0, first: [] },
      open_orders: { count: 0, first: [] },
      expired_names: 2,
    });
  });

  test('requires a recent password confirmation and the typed address', async () => {
    expect((await shop.request({ method: 'POST', url: CLOSE, payload: { email: customer.email } })).statusCode).toBe(
      401,
    );
    await givePassword(shop, customer);
    expect(code(await close())).toBe('password_needed');
    await confirm(customer);
    expect([(await close('somebody@example.com')).statusCode, code(await close('somebody@example.com'))]).toEqual([
      422,
      'email_differs',
    ]);
    expect((await closing()).is_possible).toBe(true);
    expect((await close(customer.email.toUpperCase())).statusCode).toBe(204);
  });

  test('erases personal data, keeps the accounting records, and ends every session', async () => {
    const name = await richCustomer();
    const { db } = shop.deps;
    const issued = (await db.select().from(receipts).orderBy(receipts.number)).map(({ number, parties }) => [
      number,
      parties,
    ]);
    await expire(name);
    await login(shop, customer.email);
    await confirm(customer);
    const answer = await close();
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      204,
      expect.stringMatching(/storefront_session=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/) as string,
    ]);

    expect((await customer.request({ url: CLOSING })).statusCode).toBe(401);
    expect(code(await login(shop, customer.email))).toBe('wrong_credentials');
    const [row] = await db.select().from(customers).where(eq(customers.id, customer.id));
    expect(row).toMatchObject({
      name: '',
      first_name: '',
      last_name: '',
      email: `${customer.id}@closed.invalid`,
      country: 'ZZ',
      closed_at: shop.clock.now(),
    });
    for (const table of [sessions, sign_in_methods, contacts, carts, registrant_verifications])
      expect(await db.select().from(table).where(eq(table.customer_id, customer.id))).toEqual([]);
    const items = await db.select().from(order_items).where(eq(order_items.domain_name, name));
    expect(items.map(({ registrant, tld_data }) => [registrant, tld_data])).toEqual([[null, null]]);
    expect(await db.select().from(domains).where(eq(domains.name, name))).toMatchObject([
      { is_auto_renew: false, registrant: REGISTRANT, registrant_verification_id: null },
    ]);
    expect(
      (await db.select().from(receipts).orderBy(receipts.number)).map(({ number, parties }) => [number, parties]),
    ).toEqual(issued);

    const emails = await db.select().from(outbox).where(eq(outbox.recipient, customer.email));
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('account is closed')]);
    const actions = (await auditTrail(db, eq(audit_entries.actor, `customer:${customer.id}`))).map(
      ({ action }) => action,
    );
    expect(actions.slice(-2)).toEqual(['domain.auto_renew_set', 'customer.closed']);
    const log = JSON.stringify(await auditTrail(db));
    for (const trace of [customer.email, 'Lindqvist']) expect(log).not.toContain(trace);

    await shop.deps.jobs.drain();
    const held = await shop.deps.registrar.info(name);
    expect(held).toMatchObject({ autoRenew: false });
    shop.clock.advance(363 * secondsInDay);
    await sendExpiryNotices({ ...shop.deps, availabilityCache: new AvailabilityCache(shop.deps) });
    expect((await shop.emails()).filter(({ recipient }) => recipient.endsWith('.invalid'))).toEqual([]);
  });

  test('deletes emails to addresses that staff meant to move it to, but not those to another account', async () => {
    await withPassword();
    const { db } = shop.deps;
    const other = await shop.asCustomer();
    const now = shop.clock.now();
    const [member] = await db
      .insert(staff)
      .values({ email: 'ines@shop.example', name: 'Ines Okafor', role: 'admin', created_at: now, updated_at: now })
      .returning();
    if (!member) throw new Error('No member of staff was written');
    const wrong = 'wrong@example.org';
    for (const new_email of [wrong, other.email])
      await db
        .insert(address_corrections)
        .values({
          customer_id: customer.id,
          former_email: customer.email,
          new_email,
          proof: 'domain_control',
          reference: 'Ticket 4711',
          opened_by: member.id,
          opened_at: now,
          waits_until: now,
          expires_at: now,
          outcome: 'expired',
          ended_at: now,
        });
    for (const recipient of [wrong, other.email])
      await db
        .insert(outbox)
        .values({ recipient, subject: 'Your account', text: '', html: '', status: 'sent', created_at: now });
    expect((await close()).statusCode).toBe(204);
    const left = await db
      .select({ recipient: outbox.recipient })
      .from(outbox)
      .where(inArray(outbox.recipient, [wrong, other.email]));
    expect(left).toEqual([{ recipient: other.email }]);
  });

  test("deletes emails to the account's earlier addresses, and to the owners of its domains", async () => {
    const name = await richCustomer();
    const { db } = shop.deps;
    const [{ email: owner } = { email: '' }] = await db
      .select({ email: registrant_verifications.email })
      .from(registrant_verifications)
      .where(eq(registrant_verifications.customer_id, customer.id));
    const other = await shop.asCustomer();
    const former = 'former-home@example.org';
    const now = shop.clock.now();
    for (const email of [former, other.email])
      await db
        .insert(mail_tokens)
        .values({
          customer_id: customer.id,
          purpose: 'restore_email',
          token_hash: `hash of ${email}`,
          email,
          expires_at: now,
          created_at: now,
        });
    for (const recipient of [former, owner, other.email])
      await db
        .insert(outbox)
        .values({ recipient, subject: 'Told before', text: '', html: '', status: 'sent', created_at: now });
    await expire(name);
    await login(shop, customer.email);
    await confirm(customer);
    expect((await close()).statusCode).toBe(204);
    const left = await db
      .select({ recipient: outbox.recipient })
      .from(outbox)
      .where(and(inArray(outbox.recipient, [former, owner, other.email]), eq(outbox.subject, 'Told before')));
    expect(left).toEqual([{ recipient: other.email }]);
  });

  test('removes the cards at the payment provider too, later if that is unavailable', async () => {
    await withPassword();
    await shop.storeCard(customer);
    const [card] = await shop.deps.db
      .select()
      .from(payment_methods)
      .where(eq(payment_methods.customer_id, customer.id));
    const pay = () =>
      shop.deps.payment.authorise({
        idempotencyKey: `again-${customer.id}`,
        amount: assertMinor(100),
        currency: 'USD',
        methodId: card?.provider_method_id ?? asId(''),
        merchantInitiated: true,
        returnUrl: 'http://localhost:3000/',
        orderId: asId(customer.id),
        receiptEmail: 'mara@example.com',
      });
    expect((await close()).statusCode).toBe(204);
    shop.pay.faults.add({ operation: 'forget', fault: { kind: 'error' }, times: 2 });
    await shop.deps.jobs.drain();
    expect(await pay()).toEqual({ kind: 'refused', message: 'Card not found.', isCardGone: true });
  });

  test('deletes what a concurrent request wrote', async () => {
    await withPassword();
    expect((await close()).statusCode).toBe(204);
    const now = shop.clock.now();
    await shop.deps.db
      .insert(contacts)
      .values({ customer_id: customer.id, contact: REGISTRANT, consented_at: now, created_at: now, updated_at: now });
    await shop.deps.jobs.drain();
    expect(
      await shop.deps.db.select({ count: count() }).from(contacts).where(eq(contacts.customer_id, customer.id)),
    ).toEqual([{ count: 0 }]);
  });

  test('either accepts a concurrent order and keeps the account open, or refuses the order', async () => {
    await withPassword();
    const payload = await shop.payloadFor(customer, [`${freshLabel()}.com`]);
    const [ordered, closed] = await Promise.all([shop.placeOrder(customer, payload), close()]);
    const [row] = await shop.deps.db.select().from(customers).where(eq(customers.id, customer.id));
    if (closed.statusCode === 204)
      expect([[401, 422], row?.closed_at]).toEqual([expect.arrayContaining([ordered.statusCode]), expect.any(Date)]);
    else {
      expect([closed.statusCode, ordered.statusCode, row?.closed_at]).toEqual([409, 201, null]);
      await shop.settle(customer, ordered.json<{ order_id: string }>().order_id);
    }
  });

  test('frees the address for a new account, which starts empty', async () => {
    await withPassword();
    await shop.storeCard(customer);
    await close();
    shop.clock.advance(60);
    const cookie = await verifiedCustomer(shop, customer.email, 'another lane wharf 8');
    const profile = await shop.request({ url: '/api/tucowsbilling/1.0/user/profile', headers: { cookie } });
    expect(profile.json()).toMatchObject({ email: customer.email });
    expect((await shop.request({ url: '/api/payment/1.0/payment_method', headers: { cookie } })).json()).toEqual([]);
    await shop.deps.jobs.drain();
    expect((await login(shop, customer.email, 'another lane wharf 8')).statusCode).toBe(200);
    await registerCustomer(shop, customer.email);
    expect(await shop.deps.db.select().from(customers).where(eq(customers.email, customer.email))).toHaveLength(1);
  });

  test('[DM-12a] is blocked by a domain that the registrar does not know until it has left the account, as one wrong answer says nothing', async () => {
    const name = await richCustomer();
    const { db } = shop.deps;
    await confirm(customer);
    const [held] = await db.delete(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)).returning();
    const [row] = await db.select().from(domains).where(eq(domains.name, name));
    await scheduleMissingChecks(db, [row?.id ?? asId('')]);
    await checkMissing(shop.deps);
    expect(await closing()).toMatchObject({ is_possible: false, active_names: { count: 1, first: [name] } });
    expect((await close()).json()).toMatchObject({ code: 'account_in_use', params: { domains: 1 } });

    for (let check = 0; check < 5; check += 1) {
      shop.clock.advance(900);
      await checkMissing(shop.deps);
    }
    expect(await closing()).toMatchObject({ is_possible: true, active_names: { count: 0, first: [] } });
    await confirm(customer);
    expect((await close()).statusCode).toBe(204);
    if (held) await db.insert(registrar_sandbox_names).values(held);
  });

  test('deletes the zone of a released domain, unless someone has registered the domain again', async () => {
    const { db, nameServer } = shop.deps;
    const name = await richCustomer();
    await expire(name);
    await confirm(customer);
    await close();
    await forgetZones(shop.deps);
    expect(await nameServer.zone(name)).not.toEqual([]);
    const [row] = await db
      .update(domains)
      .set({ ended_at: shop.clock.now() })
      .where(eq(domains.name, name))
      .returning();
    shop.deps.faults.add({ operation: 'zone_change', fault: { kind: 'error' }, subject: name, times: 1 });
    await forgetZones(shop.deps);
    expect(
      await db
        .select()
        .from(zones)
        .where(eq(zones.domain_id, row?.id ?? asId(''))),
    ).toHaveLength(1);
    await forgetZones(shop.deps);
    expect(await nameServer.zone(name)).toEqual([]);
    expect(
      await db
        .select()
        .from(zones)
        .where(eq(zones.domain_id, row?.id ?? asId(''))),
    ).toEqual([]);
    expect(
      await db
        .select()
        .from(zone_records)
        .innerJoin(zones, eq(zones.id, zone_records.zone_id))
        .where(eq(zones.name, name)),
    ).toEqual([]);

    const again = await shop.asCustomer();
    customer = again;
    const other = await richCustomer();
    await expire(other);
    await confirm(customer);
    await close();
    await db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, other));
    const heir = await shop.asCustomer();
    await insertDomain(shop, heir, other);
    await forgetZones(shop.deps);
    expect(await nameServer.zone(other)).not.toEqual([]);
    expect(await db.select().from(zones).where(eq(zones.name, other))).toEqual([]);
  });

  test('deletes the registrant two years after the domain has left', async () => {
    const name = await richCustomer();
    const { db } = shop.deps;
    const registrant = async () =>
      (await db.select({ registrant: domains.registrant }).from(domains).where(eq(domains.name, name)))[0]?.registrant;
    await db.update(domains).set({ ended_at: shop.clock.now() }).where(eq(domains.name, name));
    shop.clock.advance(729 * secondsInDay);
    await forgetRegistrants(shop.deps);
    expect(await registrant()).toEqual(REGISTRANT);
    shop.clock.advance(3 * secondsInDay);
    await forgetRegistrants(shop.deps);
    expect(await registrant()).toBeNull();
  });
});
