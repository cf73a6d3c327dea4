import type { Receipt, TransferCheck } from '@storefront/shared/contract';
import { deskDocumentPath, type DeskOrder } from '@storefront/shared/contract/desk';
import { and, desc, eq } from 'drizzle-orm';
import { audit_entries, orders, outbox, sessions } from '../src/db/schema';
import { confirm, givePassword } from './support/account';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, newKey, openShop, type TestShop } from './support/shop';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

let shop: TestShop;
let desk: TestDesk;
let customer: TestCustomer;
let support: TestStaff;
let finance: TestStaff;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26001' });
  desk = await openDesk(shop);
  support = await desk.asStaff('support', { name: 'Ines Okafor' });
  finance = await desk.asStaff('finance', { name: 'Bo Lindgren' });
  shop.pay.reportTo(shop.app);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
beforeEach(async () => {
  customer = await shop.asCustomer({ country: 'NO', first_name: 'Yusuf', last_name: 'Demir' });
});
afterEach(async () => {
  shop.deps.faults.clear();
  shop.pay.faults.clear();
  await shop.checkInvariants();
});

const buy = async (...names: string[]): Promise<string> => {
  const id = await shop.place(customer, { bought: names });
  await shop.settle(customer, id);
  return id;
};
const refund = (who: TestStaff, id: string, payload: object) =>
  who.request({ method: 'POST', url: `/desk/1.0/orders/${id}/refund`, payload });
const entries = (subject: string) =>
  shop.deps.db.select().from(audit_entries).where(eq(audit_entries.subject, subject)).orderBy(desc(audit_entries.id));
const findPayment = async (id: string) => (await shop.pay.payments()).find(({ order }) => order === id);
const cents = (amount: number): number => Math.round(amount * 100);

describe('[BO-02a] the search', () => {
  it('finds a customer by address and name, a domain by name, and an order by number, receipt, domain and address', async () => {
    const name = `${freshLabel()}.com`;
    const id = await buy(name);
    const { number } = (await customer.request({ url: `/api/checkout/1.0/order/${id}/receipt` })).json<Receipt>();
    const found = async (q: string) => {
      const answer = await support.request({ url: '/desk/1.0/search', query: { q } });
      const {
        customers,
        domains,
        orders: found,
      } = answer.json<Record<'customers' | 'domains' | 'orders', { rows: { id: string; name?: string }[] }>>();
      return {
        customers: customers.rows.map((row) => row.id),
        domains: domains.rows.map((row) => row.name),
        orders: found.rows.map((row) => row.id),
      };
    };
    expect(await found(customer.email.toUpperCase())).toEqual({ customers: [customer.id], domains: [], orders: [id] });
    expect((await found('yusuf dem')).customers).toContain(customer.id);
    expect(await found(name.slice(0, -2))).toEqual({ customers: [], domains: [name], orders: [id] });
    for (const q of [id, id.slice(0, 8).toUpperCase(), `#${id.slice(0, 8)}`])
      expect((await found(q)).orders).toEqual([id]);
    expect(number).toMatch(/^R-/);
    expect((await found(String(number))).orders).toEqual([id]);
    // Database wildcards are ordinary characters.
    expect(await found('%')).toEqual({ customers: [], domains: [], orders: [] });
  });

  it('finds a full name along with longer ones, and lists an exact address first, whatever characters it has', async () => {
    const label = freshLabel();
    const emails = [`a-name_${label}@example.com`, `name_${label}@example.com`];
    for (const [index, email] of emails.entries())
      await shop.asCustomer({ email, first_name: `Ann${index === 0 ? 'e' : ''}`, last_name: `Of${label}` });
    const found = async (q: string) =>
      (await support.request({ url: '/desk/1.0/search', query: { q } }))
        .json<{ customers: { rows: { email: string }[] } }>()
        .customers.rows.map(({ email }) => email);
    expect(await found(`NAME_${label}@example.com`)).toEqual([...emails].reverse());
    expect(await found(`ann of${label}`)).toEqual([emails[1]]);
    expect(await found(`of${label}`)).toEqual(emails);
  });

  it('shows five of each kind, and a page of one kind', async () => {
    const people = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        shop.asCustomer({
          last_name: 'Pagewright',
          email: `p${String(index).padStart(2, '0')}-${freshLabel()}@example.com`,
        }),
      ),
    );
    const page = async (query: Record<string, string>) =>
      (await support.request({ url: '/desk/1.0/search', query: { q: 'pagewright', ...query } })).json<{
        customers: { rows: { id: string }[]; has_more: boolean };
      }>().customers;
    expect(await page({})).toMatchObject({ rows: { length: 5 }, has_more: true });
    const first = await page({ kind: 'customers' });
    const second = await page({ kind: 'customers', page: '2' });
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(people.map(({ id }) => id));
  });
});

describe('[BO-02b] the page of an order', () => {
  it('has lines, payment, documents, emails and a timeline with its actors', async () => {
    const name = `${freshLabel()}.com`;
    const id = await buy(name);
    const order = await desk.order(support, id);
    expect(order).toMatchObject({
      status: 'completed',
      customer: { id: customer.id, name: 'Yusuf Demir', email: customer.email },
      payment: { method: expect.stringMatching(/\d{4}$/) as string },
      items: [{ domain_name: name, status: 'completed' }],
      documents: [{ kind: 'receipt', amount: order.captured }],
      emails: [{ to: customer.email, can_resend: true }],
      can_retry: false,
      can_cancel: false,
    });
    expect(order.items[0]?.total).toBe(order.total);
    const told = order.timeline.map(({ kind, action, by }) => `${by} ${kind} ${action}`);
    expect(told).toEqual(expect.arrayContaining(['customer order order.placed', 'shop email kept']));
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ kind: 'item', action: 'order_item.confirmed', what: name, to: 'completed' }),
    );
    expect(order.timeline.map(({ at }) => at)).toEqual(
      order.timeline
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect((await support.request({ url: `/desk/1.0/orders/${crypto.randomUUID()}` })).statusCode).toBe(404);
  });
});

describe('[BO-02c] a refund', () => {
  it('refunds one line to the cent and once, however often it is requested, with note, email, both logs and the books of the provider', async () => {
    const names = [`${freshLabel()}.com`, `${freshLabel()}.net`];
    const id = await buy(...names);
    const before = await desk.order(finance, id);
    const line = before.items[0];
    if (!line) throw new Error('The order has no line');
    expect(before.items.map(({ can_refund }) => can_refund)).toEqual([true, true]);
    const asked = { item_ids: [line.id], amount: line.total, reason: 'Typing error in the name' };

    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(finance, id, asked)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await shop.settle(customer, id);
    expect((await refund(finance, id, asked)).statusCode).toBe(200);

    const after = await desk.order(finance, id);
    expect(after).toMatchObject({ status: 'completed', refunded: line.total });
    expect(after.items.map(({ status, can_refund }) => [status, can_refund])).toEqual([
      ['refunded', false],
      ['completed', true],
    ]);
    expect(await findPayment(id)).toMatchObject({ captured: cents(before.total), refunded: cents(line.total) });
    expect(after.documents.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: line.total, domain_name: line.domain_name },
    ]);
    const receipt = (await customer.request({ url: `/api/checkout/1.0/order/${id}/receipt` })).json<Receipt>();
    expect(receipt).toMatchObject({
      refunded: line.total,
      refunds: [{ domain_name: line.domain_name, amount: line.total }],
    });
    const told = (await shop.emails()).filter(
      ({ recipient, subject }) => recipient === customer.email && subject.endsWith('has been refunded'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Our support team refunded it.');
    expect(told[0]?.text).toContain('The domain stays in your account.');

    const begun = (await entries(`order:${id}`)).filter(({ action }) => action === 'order.refund_asked');
    expect(begun).toMatchObject([
      {
        actor: `staff:${finance.id}`,
        after: { amount: cents(line.total), reason: asked.reason, domains: [line.domain_name] },
      },
    ]);
    expect(begun[0]?.request_id).toBeTruthy();
    expect(after.timeline).toContainEqual(
      expect.objectContaining({
        by: 'staff',
        staff: 'Bo Lindgren',
        action: 'order.refund_asked',
        detail: asked.reason,
      }),
    );
    const activity = (await customer.request({ url: '/auth/activity' })).json<{
      entries: { action: string; by: string }[];
    }>();
    const order = { id, amount: line.total, currency_code: 'USD' };
    for (const action of ['customer.order_refunded', 'customer.order_refund_done'])
      expect(activity.entries).toContainEqual(expect.objectContaining({ action, by: 'shop', order }));
    const papers = after.documents.map(({ number, kind }) => [deskDocumentPath(id, number), kind] as const);
    for (const [url, kind] of papers) {
      const paper = await finance.request({ url });
      expect([paper.statusCode, paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      expect(paper.headers['content-disposition']).toContain(kind === 'receipt' ? 'receipt-R-' : 'refund-note-R-');
    }
    expect((await finance.request({ url: deskDocumentPath(id, 'R-999999') })).statusCode).toBe(404);
    expect((await finance.request({ url: deskDocumentPath('rubbish', 'R-000001') })).statusCode).toBe(404);
  });

  it('refunds the whole order, and refuses an amount that differs from the one shown, other lines, and lines refunded already', async () => {
    const names = [`${freshLabel()}.com`, `${freshLabel()}.com`];
    const id = await buy(...names);
    const other = await desk.order(finance, await buy(`${freshLabel()}.com`));
    const order = await desk.order(finance, id);
    const ids = order.items.map((item) => item.id);
    const reason = 'Customer changed their mind';
    const refusals = [
      { item_ids: ids, amount: order.total - 0.01, reason },
      { item_ids: [...ids, other.items[0]?.id], amount: order.total, reason },
      { item_ids: ['nonsense'], amount: 1, reason },
    ];
    for (const payload of refusals) {
      const refused = await refund(finance, id, payload);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'desk_refused']);
    }
    expect((await refund(finance, id, { item_ids: ids, amount: order.total, reason: ' ' })).statusCode).toBe(400);
    expect((await findPayment(id))?.refunded).toBe(0);

    expect((await refund(finance, id, { item_ids: ids, amount: order.total, reason })).statusCode).toBe(200);
    await shop.settle(customer, id);
    expect(await desk.order(finance, id)).toMatchObject({ status: 'completed', refunded: order.total });
    expect((await findPayment(id))?.refunded).toBe(cents(order.total));
    const mixed = await refund(finance, other.id, { item_ids: ids, amount: order.total, reason });
    expect(mixed.statusCode).toBe(409);
  });

  it("is offered only for the rest after a refund in the payment provider's own pages", async () => {
    const id = await buy(`${freshLabel()}.com`, `${freshLabel()}.com`);
    const before = await desk.order(finance, id);
    const payment = await findPayment(id);
    if (!payment) throw new Error('The order has no payment');
    await shop.pay.refundByHand(payment.id, 100);
    await shop.pay.quiet();
    await shop.deps.jobs.drain({ delayed: false });

    const after = await desk.order(finance, id);
    expect(after.refunded).toBe(1);
    expect(after.items.map(({ can_refund }) => can_refund)).toEqual([true, true]);
    const reason = 'Customer changed their mind';
    const all = { item_ids: after.items.map((item) => item.id), amount: before.total, reason };
    expect((await refund(finance, id, all)).statusCode).toBe(409);
    const [first, second] = after.items;
    const one = { item_ids: [first?.id], amount: first?.total, reason };
    expect((await refund(finance, id, one)).statusCode).toBe(200);
    expect((await desk.order(finance, id)).items.map(({ can_refund }) => can_refund)).toEqual([false, false]);
    expect((await refund(finance, id, { item_ids: [second?.id], amount: second?.total, reason })).statusCode).toBe(409);
    await shop.settle(customer, id);
    expect(await desk.order(finance, id)).toMatchObject({ refunded: (first?.total ?? 0) + 1 });
  });
});

describe('[BO-02d] an email about an order', () => {
  it("is sent again to the customer's current address; one with a key is not", async () => {
    const id = await buy(`${freshLabel()}.com`);
    const [email] = (await desk.order(support, id)).emails;
    if (!email) throw new Error('No email');
    shop.clock.advance(60);
    const answer = await support.request({ method: 'POST', url: `/desk/1.0/emails/${email.id}/resend` });
    expect([answer.statusCode, answer.json()]).toEqual([200, { to: customer.email }]);
    const sent = await shop.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.about, `order:${id}`));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ text: sent[1]?.text, document: `receipt:${id}` });
    expect(await entries(`customer:${customer.id}`)).toContainEqual(
      expect.objectContaining({ action: 'customer.email_resent', actor: `staff:${support.id}` }),
    );
    const [notice] = await shop.deps.db
      .insert(outbox)
      .values({
        recipient: 'former@example.com',
        subject: 'brindle.com expires in 7 days',
        text: 'It expires.',
        html: '',
        about: `customer:${customer.id}`,
        status: 'sent',
        created_at: shop.clock.now(),
      })
      .returning();
    const again = await support.request({ method: 'POST', url: `/desk/1.0/emails/${notice?.id}/resend` });
    expect([again.statusCode, again.json()]).toEqual([200, { to: customer.email }]);
    const [secret] = await shop.deps.db
      .insert(outbox)
      .values({
        recipient: customer.email,
        subject: 'Set a password',
        text: 'https://key',
        html: '',
        status: 'kept',
        created_at: shop.clock.now(),
      })
      .returning();
    const refused = await support.request({ method: 'POST', url: `/desk/1.0/emails/${secret?.id}/resend` });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'desk_refused']);
  });
});

describe('[BO-02d] the email about a bulk change', () => {
  it("is sent again to the customer's current address", async () => {
    const name = `${freshLabel()}.com`;
    await buy(name);
    await givePassword(shop, customer);
    await confirm(customer);
    const started = await customer.request({
      method: 'POST',
      url: '/api/domain/1.0/bulk',
      payload: { idempotency_key: newKey(), edit: { locked: false }, domains: [name] },
    });
    expect(started.statusCode).toBe(202);
    const sent = () =>
      shop.deps.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.about, `customer:${customer.id}`), eq(outbox.subject, '1 domain is being unlocked')));
    const [email] = await sent();
    shop.clock.advance(60);
    const again = await support.request({ method: 'POST', url: `/desk/1.0/emails/${email?.id}/resend` });
    expect([again.statusCode, again.json()]).toEqual([200, { to: customer.email }]);
    expect(await sent()).toHaveLength(2);
  });
});

describe('[BO-02e] the sessions of a customer', () => {
  it('are listed and ended, which shows in the activity of the account', async () => {
    const url = `/desk/1.0/customers/${customer.id}`;
    const seen = (await support.request({ url })).json<{ sessions: unknown[]; name: string }>();
    expect(seen).toMatchObject({ name: 'Yusuf Demir', has_second_factor: false, sessions: { length: 1 } });
    expect(JSON.stringify(seen)).not.toMatch(/token|hash|password/);
    const ended = await support.request({ method: 'POST', url: `${url}/end_sessions` });
    expect(ended.json()).toEqual({ ended: 1 });
    expect(await shop.deps.db.select().from(sessions).where(eq(sessions.customer_id, customer.id))).toEqual([]);
    expect((await customer.request({ url: '/auth/activity' })).statusCode).toBe(401);
    expect((await support.request({ method: 'POST', url: `${url}/end_sessions` })).json()).toEqual({ ended: 0 });
    expect(await entries(`customer:${customer.id}`)).toMatchObject([
      { action: 'customer.signed_out', actor: `staff:${support.id}`, after: { sessions: 1 } },
    ]);
  });
});

describe('[BO-02f] a stuck order', () => {
  it('is processed at once after a retry', async () => {
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`], card: CARDS.challenged });
    await shop.settle(customer, id, ({ payment }) => payment.challenge_url !== null);
    // The provider's message also makes the next step due.
    await shop.pay.quiet();
    const later = new Date(shop.clock.now().getTime() + 3_600_000);
    await shop.deps.db
      .update(orders)
      .set({ next_step_at: later, idle_steps: 9 })
      .where(eq(orders.id, asId(id)));
    const answer = await support.request({ method: 'POST', url: `/desk/1.0/orders/${id}/retry` });
    expect(answer.json<DeskOrder>()).toMatchObject({ can_retry: true, next_step_at: shop.clock.now().toISOString() });
    expect(await entries(`order:${id}`)).toContainEqual(
      expect.objectContaining({
        action: 'order.retried',
        actor: `staff:${support.id}`,
        before: { next_step_at: later.toISOString(), idle_steps: 9 },
      }),
    );
    await finance.request({ method: 'POST', url: `/desk/1.0/orders/${id}/cancel` });
    await shop.settle(customer, id);
    expect((await support.request({ method: 'POST', url: `/desk/1.0/orders/${id}/retry` })).statusCode).toBe(409);
  });

  it('is cancelled before it reaches the registrar: the hold is released, and the customer is told who cancelled it', async () => {
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`], card: CARDS.challenged });
    await shop.settle(customer, id, ({ payment }) => payment.challenge_url !== null);
    const cancel = () => finance.request({ method: 'POST', url: `/desk/1.0/orders/${id}/cancel` });
    expect(await desk.order(finance, id)).toMatchObject({ can_cancel: true });
    expect(await desk.order(support, id)).toMatchObject({ can_cancel: false });
    expect((await Promise.all([cancel(), cancel()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const askedAt = shop.clock.now().getTime();
    const order = await shop.settle(customer, id);
    // Well before the bank's confirmation times out.
    expect(shop.clock.now().getTime() - askedAt).toBeLessThan(60_000);
    expect(order).toMatchObject({
      status_name: 'cancelled',
      captured: 0,
      order_items: [{ status: 'cancelled', code: 'cancelled_by_shop' }],
      payment: { message: '' },
    });
    expect(await findPayment(id)).toMatchObject({ status: 'cancelled', captured: 0 });
    expect((await entries(`order:${id}`)).filter(({ action }) => action === 'order.cancel_asked')).toHaveLength(1);
    const done = await buy(`${freshLabel()}.com`);
    expect((await finance.request({ method: 'POST', url: `/desk/1.0/orders/${done}/cancel` })).statusCode).toBe(409);
  });
});

describe('[BO-02h] a transfer that the registrar has accepted', () => {
  const isPaid = ({ captured }: { captured: number }): boolean => captured > 0;
  const callOff = (who: TestStaff, id: string, payload: object) =>
    who.request({ method: 'POST', url: `/desk/1.0/orders/${id}/call_off`, payload });
  const transfer = async (name: string) => {
    const { results } = (
      await shop.request({
        method: 'POST',
        url: '/api/transfer/1.0/check',
        payload: { currency_code: 'USD', names: [{ domain: name, auth_info: 'Xy7!kQ92-right' }] },
      })
    ).json<{ results: TransferCheck[] }>();
    const id = await shop.place(customer, { brought: [name], code: String(results[0]?.auth_info) });
    await shop.settle(customer, id, isPaid);
    return id;
  };

  it('is cancelled there once, and refunded once, with an email, both logs and the reason', async () => {
    const name = `sixdays-${freshLabel()}.com`;
    const id = await transfer(name);
    const before = await desk.order(finance, id);
    const [line] = before.items;
    expect([line?.can_call_off, (await desk.order(support, id)).items[0]?.can_call_off]).toEqual([true, false]);
    const asked = { item_id: line?.id, reason: 'Ticket 4711: ordered by mistake' };
    expect((await callOff(finance, id, { ...asked, reason: ' ' })).statusCode).toBe(400);
    const first = await callOff(finance, id, asked);
    expect([first.statusCode, first.json<DeskOrder>().items[0]?.can_call_off]).toEqual([200, false]);
    expect((await callOff(finance, id, asked)).statusCode).toBe(200);
    await shop.settle(customer, id);
    expect((await callOff(finance, id, asked)).statusCode).toBe(200);

    const after = await desk.order(finance, id);
    expect([after.captured - after.refunded, after.items[0]?.status]).toEqual([0, 'refunded']);
    const payment = await findPayment(id);
    expect(payment?.refunded).toBe(payment?.captured);
    const told = (await shop.emails()).filter(
      ({ recipient, subject }) => recipient === customer.email && subject === `We cancelled the transfer of ${name}`,
    );
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(asked.reason)]);
    expect(
      (await entries(`order_item:${line?.id}`)).filter(({ action }) => action === 'transfer.called_off'),
    ).toMatchObject([{ actor: `staff:${finance.id}`, after: { reason: asked.reason } }]);
    expect(await entries(`customer:${customer.id}`)).toMatchObject([
      { action: 'customer.order_refund_done', after: { order: id, domains: [name] } },
      { action: 'customer.transfer_cancelled', actor: `staff:${finance.id}`, after: { order: id, domain: name } },
    ]);
    expect(after.timeline).toContainEqual(
      expect.objectContaining({
        by: 'staff',
        staff: 'Bo Lindgren',
        action: 'transfer.called_off',
        detail: asked.reason,
      }),
    );
  });

  it('continues when the registrar no longer cancels it or does not respond; other lines cannot be cancelled', async () => {
    const bought = await buy(`${freshLabel()}.com`);
    const id = await transfer(`sixdays-${freshLabel()}.com`);
    const [line] = (await desk.order(finance, id)).items;
    const asked = { item_id: line?.id, reason: 'Ticket 4712' };
    shop.deps.faults.add({
      operation: 'transfer_cancel',
      subject: line?.domain_name,
      fault: { kind: 'error' },
      times: 1,
    });
    expect((await callOff(finance, id, asked)).statusCode).toBe(503);
    shop.clock.advance(1.1 * 86_400);
    const later = await desk.asStaff('finance');
    const late = await callOff(later, id, asked);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'registrar_refused']);
    expect((await entries(`customer:${customer.id}`)).map(({ action }) => action)).not.toContain(
      'customer.transfer_cancelled',
    );

    const [other] = (await desk.order(later, bought)).items;
    const refused = await callOff(later, bought, { item_id: other?.id, reason: 'Ticket 4713' });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { params: { what: 'call_off' } }]);
    for (const item_id of [line?.id, 'nonsense', crypto.randomUUID()])
      expect((await callOff(later, bought, { item_id, reason: 'Ticket 4714' })).statusCode).toBe(404);
  });
});
