import { PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import type { Attention, DecisionKind } from '@storefront/shared/contract/desk';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { addDays, max } from 'date-fns';
import { eq } from 'drizzle-orm';
import { domains, factor_removals, missing_domains, order_items, orders, sessions, transfers } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { freshLabel, openShop, REGISTRANT, type TestShop } from './support/shop';
import { makeCode, openDesk, type TestDesk, type TestStaff } from './support/staff';

let shop: TestShop;
let desk: TestDesk;
let ines: TestStaff;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26009' });
  desk = await openDesk(shop);
  ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
  shop.pay.reportTo(shop.app);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
beforeEach(async () => {
  customer = await shop.asCustomer({ country: 'NO', first_name: 'Yusuf', last_name: 'Demir' });
});
afterEach(() => shop.checkInvariants());

const listed = async (): Promise<Attention[]> => {
  const answer = await ines.request({ url: '/desk/1.0/attention' });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: Attention[] }>().rows;
};
/** Waits until the provider's messages are booked. */
async function messagesBooked(): Promise<void> {
  await shop.pay.quiet();
  await shop.deps.jobs.drain({ delayed: false });
}
const record = (who: TestStaff, id: string, about: DecisionKind, reason: string) =>
  who.request({ method: 'POST', url: `/desk/1.0/orders/${id}/decision`, payload: { about, reason } });

/** Passes days, during which customers stay signed in. */
async function letDaysPass(days: number): Promise<void> {
  shop.clock.advance((days * millisecondsInDay) / 1_000);
  const now = shop.clock.now();
  await shop.deps.db.update(sessions).set({ updated_at: now, expires_at: addDays(now, 1) });
}

/** Has an order processed a few times. */
async function lookAgain(who: TestCustomer, id: string, times = 3): Promise<void> {
  let looks = 0;
  await shop.settle(who, id, () => (looks += 1) > times);
}

/** Orders a transfer. @returns the order's id, once it is paid */
async function orderTransfer(consumer: TestCustomer, domain: string): Promise<string> {
  const base = await shop.payloadFor(consumer, []);
  const { cost, tax, quote } = await shop.price(consumer, { type: 'transfer', domain_name: domain, period: 1 });
  const placed = await shop.placeOrder(consumer, {
    ...base,
    consent: { immediate_performance: true, text_version: PERFORMANCE_CONSENT.version },
    original_amount: cost,
    original_tax: tax,
    order_items: [
      {
        product: 'domain',
        type: 'transfer',
        domain_name: domain,
        period: 1,
        auth_info: 'Right-code-1',
        registrant: REGISTRANT,
        tld_data: {},
        quote,
      },
    ],
  });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  const { order_id: id } = placed.json<{ order_id: string }>();
  await shop.settle(consumer, id, ({ captured }) => captured > 0);
  return id;
}

const withdraw = (who: TestCustomer, id: string) =>
  who.request({ method: 'POST', url: `/api/checkout/1.0/order/${id}/withdrawal`, payload: { confirm: true } });

/** Orders a transfer and withdraws from it when the registrar can no longer cancel it. */
async function transferTooLate(consumer: TestCustomer, domain: string): Promise<string> {
  const id = await orderTransfer(consumer, domain);
  await letDaysPass(1.1);
  ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
  await lookAgain(consumer, id, 2);
  await withdraw(consumer, id);
  expect(await listed()).toEqual([]);
  let looks = 0;
  await shop.settle(
    consumer,
    id,
    ({ order_items: [item] }) => (looks += 1) > 6 || item?.code === 'withdrawal_too_late',
  );
  return id;
}
const person = () => ({ id: customer.id, name: 'Yusuf Demir', email: customer.email });

describe('[BO-02j] what needs attention', () => {
  it('lists an order without progress for an hour, until it goes on', async () => {
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
    await shop.settle(customer, id);
    await shop.pay.quiet();
    const change = (to: Partial<typeof orders.$inferInsert>) =>
      shop.deps.db
        .update(orders)
        .set(to)
        .where(eq(orders.id, asId(id)));
    const since = shop.clock.now();
    // Its next attempt is long after.
    await change({ state: 'registrar_unknown', updated_at: since, next_step_at: addDays(since, 1) });
    shop.clock.advance(millisecondsInHour / 1_000);
    // The idle session of before has ended.
    ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
    expect(await listed()).toEqual([]);
    shop.clock.advance(1);
    expect(await listed()).toEqual([
      { kind: 'stuck_order', since: since.toISOString(), customer: person(), order_id: id, domain: null },
    ]);
    await change({ state: 'awaiting_registry' });
    expect(await listed()).toEqual([]);
    await change({ state: 'completed', next_step_at: null });
    expect(await listed()).toEqual([]);
  });

  it('lists an order whose registrar does not answer about a domain for an hour, until it goes on', async () => {
    const name = `${freshLabel()}.com`;
    shop.deps.faults.add({ operation: 'register', subject: name, fault: { kind: 'drop_response' } });
    shop.deps.faults.add({ operation: 'find', subject: name, fault: { kind: 'error' }, times: 0 });
    const id = await shop.place(customer, { bought: [name] });
    await shop.settle(customer, id, ({ order_items: [item] }) => item?.status === 'checking');
    const [item] = await shop.deps.db.select().from(order_items).where(eq(order_items.domain_name, name));
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await listed()).toEqual([]);
      shop.clock.advance((20 * millisecondsInMinute) / 1_000);
      await lookAgain(customer, id);
      ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
    }
    const stuck = [{ kind: 'stuck_order', since: item?.updated_at.toISOString(), order_id: id, customer: person() }];
    expect(await listed()).toMatchObject(stuck);
    // Its money is taken before the hold lapses, and still nobody knows whether the domain is registered.
    for (let days = 0; days < 7; days += 1) {
      await letDaysPass(1);
      await lookAgain(customer, id);
    }
    expect((await shop.order(customer, id)).captured).toBeGreaterThan(0);
    ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
    expect(await listed()).toMatchObject(stuck);
    shop.deps.faults.clear();
    expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed' });
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['whose end at the registry is known', 'sixdays-', 6, 1],
    ['whose end nobody knows', 'sixdays-', 0, 10],
  ] as const)(
    '[BO-02o] lists a transfer %s once it is overdue, until it has arrived',
    async (what, label, end, days) => {
      const domain = `${label}${freshLabel().slice(-10)}.com`;
      const id = await orderTransfer(customer, domain);
      const pass = async (some: number): Promise<void> => {
        await letDaysPass(some);
        await lookAgain(customer, id);
        ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
      };
      if (end > 0) await pass(1.01);
      const [item] = await shop.deps.db.select().from(order_items).where(eq(order_items.domain_name, domain));
      const [known] = await shop.deps.db.select().from(transfers).where(eq(transfers.domain, domain));
      if (!item || !known?.stage_until) throw new Error(`No transfer ${what}`);
      if (end === 0)
        await shop.deps.db.update(transfers).set({ stage_until: null }).where(eq(transfers.domain, domain));
      const since = end > 0 ? known.stage_until : max([known.updated_at, item.updated_at]);
      // From now on, the registrar says nothing about it.
      shop.deps.faults.add({ operation: 'find', subject: domain, fault: { kind: 'error' }, times: 0 });
      const left = (since.getTime() - shop.clock.now().getTime()) / millisecondsInDay + days;
      await pass(left - 0.1);
      expect(await listed()).toEqual([]);
      await pass(0.2);
      expect(await listed()).toEqual([
        { kind: 'overdue_item', since: since.toISOString(), customer: person(), order_id: id, domain },
      ]);
      shop.deps.faults.clear();
      expect(await shop.settle(customer, id)).toMatchObject({ status_name: 'completed' });
      expect(await listed()).toEqual([]);
    },
  );

  it('[BO-02o] lists a registration that the registrar accepted three days ago and has not completed, until it has', async () => {
    const domain = `${freshLabel()}.com`;
    const id = await shop.place(customer, { bought: [domain] });
    await shop.settle(customer, id);
    await shop.pay.quiet();
    const isLine = eq(order_items.domain_name, domain);
    const since = shop.clock.now();
    await shop.deps.db
      .update(orders)
      .set({ state: 'awaiting_registry', next_step_at: addDays(since, 9) })
      .where(eq(orders.id, asId(id)));
    await shop.deps.db.update(order_items).set({ state: 'pending', updated_at: since }).where(isLine);
    await letDaysPass(2.9);
    ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
    expect(await listed()).toEqual([]);
    await letDaysPass(0.2);
    ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
    expect(await listed()).toMatchObject([{ kind: 'overdue_item', since: since.toISOString(), order_id: id, domain }]);
    await shop.deps.db.update(order_items).set({ state: 'completed' }).where(isLine);
    await shop.deps.db
      .update(orders)
      .set({ state: 'completed', next_step_at: null })
      .where(eq(orders.id, asId(id)));
    expect(await listed()).toEqual([]);
  });

  it('lists a dispute, until it is closed', async () => {
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
    await shop.settle(customer, id);
    const payment = (await shop.pay.payments()).find(({ order }) => order === id)?.id ?? '';
    await shop.pay.dispute(payment);
    await messagesBooked();
    expect(await listed()).toMatchObject([{ kind: 'dispute', order_id: id, customer: person() }]);
    await shop.pay.closeDispute(payment, 'won');
    await messagesBooked();
    expect(await listed()).toEqual([]);
  });

  it('[BO-02k] lists a lost dispute until finance has recorded what was decided, once', async () => {
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
    await shop.settle(customer, id);
    const payment = (await shop.pay.payments()).find(({ order }) => order === id)?.id ?? '';
    await shop.pay.dispute(payment);
    await shop.pay.closeDispute(payment, 'lost');
    await messagesBooked();
    const since = shop.clock.now().toISOString();
    expect(await listed()).toMatchObject([{ kind: 'lost_dispute', order_id: id, customer: person(), since }]);

    const [support, finance] = [await desk.asStaff('support'), await desk.asStaff('finance')];
    const decide = (who: TestStaff) => record(who, id, 'lost_dispute', 'The customer keeps the domain');
    const canDecide = async (who: TestStaff) => (await desk.order(who, id)).can_decide;
    expect([await canDecide(support), await canDecide(finance)]).toEqual([false, true]);
    expect((await decide(support)).statusCode).toBe(409);
    const answers = await Promise.all([decide(finance), decide(finance)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toMatchObject({ can_decide: false, decisions: [], payment: { disputed_at: since } });
    expect(await listed()).toEqual([]);
    const { timeline } = await desk.order(finance, id);
    expect(timeline.filter(({ action }) => action === 'order.dispute_decided')).toMatchObject([
      { by: 'staff', detail: 'The customer keeps the domain' },
    ]);
  });

  it.each(['a refund', 'a recorded decision', 'the failure of the transfer'])(
    '[BO-02l] lists a withdrawal that came too late to stop a transfer, until it is settled by %s',
    async (settledBy) => {
      const consumer = await shop.asCustomer({ country: 'DE', first_name: 'Ada', last_name: 'Kern' });
      const domain = `sixdays-${freshLabel().slice(-10)}.com`;
      const id = await transferTooLate(consumer, domain);
      const since = shop.clock.now().toISOString();
      const waiting = {
        kind: 'withdrawal',
        since,
        customer: { id: consumer.id, name: 'Ada Kern', email: consumer.email },
        order_id: id,
        domain,
      };
      expect(await listed()).toEqual([waiting]);
      const finance = await desk.asStaff('finance');
      const before = await desk.order(finance, id);
      expect(before.decisions).toEqual([{ about: 'withdrawal', since, domain, amount: null }]);
      if (settledBy === 'the failure of the transfer') {
        await shop.deps.db.update(order_items).set({ state: 'failed' }).where(eq(order_items.domain_name, domain));
        expect(await listed()).toEqual([]);
        await shop.deps.db.update(order_items).set({ state: 'pending' }).where(eq(order_items.domain_name, domain));
      }
      await letDaysPass(5);
      await shop.settle(consumer, id);
      const later = await desk.asStaff('finance');
      ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
      // The transfer has succeeded, and the customer waits for an answer all the same.
      expect(await listed()).toEqual([waiting]);
      if (settledBy === 'a refund') {
        const [line] = before.items;
        const refunded = await later.request({
          method: 'POST',
          url: `/desk/1.0/orders/${id}/refund`,
          payload: { item_ids: [line?.id], amount: line?.total, reason: 'Withdrew in time' },
        });
        expect(refunded.statusCode).toBe(200);
        expect(await listed()).toEqual([]);
        await shop.settle(consumer, id);
      } else {
        // A decision about something else does not settle it.
        await record(later, id, 'failed_refund', 'Nothing');
        expect(await listed()).toHaveLength(1);
        await record(later, id, 'withdrawal', 'Nothing is refunded');
        const { timeline, decisions } = await desk.order(later, id);
        expect(decisions).toEqual([]);
        expect(timeline.filter(({ action }) => action.endsWith('_decided'))).toMatchObject([
          { action: 'order.withdrawal_decided', by: 'staff', detail: 'Nothing is refunded' },
        ]);
      }
      expect(await listed()).toEqual([]);
    },
  );

  it.each(['the cancellation', 'a refusal', 'the arrival of the domain', 'a recorded decision'])(
    '[BO-02n] lists a withdrawal that the registrar has not answered for a day, until %s',
    async (settledBy) => {
      const consumer = await shop.asCustomer({ country: 'DE', first_name: 'Ada', last_name: 'Kern' });
      const domain = `sixdays-${freshLabel().slice(-10)}.com`;
      const id = await orderTransfer(consumer, domain);
      // Lost on the way, or carried out without a word.
      const kind = settledBy === 'the cancellation' ? 'drop_response' : 'drop_request';
      shop.deps.faults.add({ operation: 'transfer_cancel', subject: domain, fault: { kind }, times: 0 });
      if (settledBy !== 'the arrival of the domain')
        shop.deps.faults.add({ operation: 'find', subject: domain, fault: { kind: 'error' }, times: 0 });
      const since = shop.clock.now().toISOString();
      await withdraw(consumer, id);
      await lookAgain(consumer, id);
      const pass = async (days: number): Promise<void> => {
        await letDaysPass(days);
        await lookAgain(consumer, id);
        ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
      };
      await pass(0.9);
      expect(await listed()).toEqual([]);
      await pass(0.2);
      const waiting = { customer: { id: consumer.id, name: 'Ada Kern', email: consumer.email }, order_id: id, domain };
      expect(await listed()).toEqual([{ kind: 'withdrawal_unanswered', since, ...waiting }]);
      const told = async () =>
        (await shop.emails())
          .filter(({ subject }) => subject === `The transfer of ${domain} could not be cancelled`)
          .map(({ recipient }) => recipient)
          .sort();
      switch (settledBy) {
        case 'the cancellation':
          shop.deps.faults.clear();
          expect(await shop.settle(consumer, id)).toMatchObject({ status_name: 'refunded' });
          expect([await listed(), await told()]).toEqual([[], []]);
          break;
        case 'a refusal':
          shop.deps.faults.clear();
          await lookAgain(consumer, id);
          expect(await listed()).toMatchObject([{ kind: 'withdrawal', ...waiting }]);
          break;
        case 'the arrival of the domain':
          await pass(5);
          expect(await shop.settle(consumer, id)).toMatchObject({ status_name: 'completed', refunded: 0 });
          expect(await listed()).toMatchObject([{ kind: 'withdrawal', ...waiting }]);
          expect(await told()).toEqual([consumer.email, shop.deps.config.supportEmail].sort());
          break;
        default: {
          const answer = await record(ines, id, 'withdrawal_unanswered', 'The registrar looks into it');
          expect(answer.json()).toMatchObject({ decisions: [] });
          expect(await listed()).toEqual([]);
          // An answer later on is another decision.
          shop.deps.faults.clear();
          await lookAgain(consumer, id);
          expect(await listed()).toMatchObject([{ kind: 'withdrawal', ...waiting }]);
        }
      }
      await record(ines, id, 'withdrawal', 'Nothing is refunded');
      expect(await listed()).toEqual([]);
      // A transfer that goes on arrives, so that no later test finds it overdue.
      await pass(6);
      await shop.settle(consumer, id);
      expect(await listed()).toEqual([]);
    },
  );

  describe('[BO-02m] a refund that came back', () => {
    /** An order of two domains with a refund of a dollar that belonged to neither, and failed. */
    async function owed(): Promise<{ id: string; payment: string }> {
      const id = await shop.place(customer, { bought: [`${freshLabel()}.com`, `${freshLabel()}.com`] });
      await shop.settle(customer, id);
      const payment = (await shop.pay.payments()).find(({ order }) => order === id)?.id ?? '';
      await giveByHand(payment, 100);
      await shop.pay.failRefunds(payment);
      await messagesBooked();
      return { id, payment };
    }
    const giveByHand = async (payment: string, amount: number): Promise<void> => {
      await shop.pay.refundByHand(payment, amount);
      await messagesBooked();
    };

    it('is listed until later refunds cover it', async () => {
      const { id, payment } = await owed();
      const since = shop.clock.now().toISOString();
      const waiting = [{ kind: 'failed_refund', since, customer: person(), order_id: id, domain: null }];
      expect(await listed()).toEqual(waiting);
      const left = async () => (await desk.order(ines, id)).decisions;
      expect(await left()).toEqual([{ about: 'failed_refund', since, domain: null, amount: 1 }]);
      await giveByHand(payment, 40);
      expect(await listed()).toEqual(waiting);
      expect(await left()).toMatchObject([{ amount: 0.6 }]);
      await giveByHand(payment, 60);
      expect(await listed()).toEqual([]);
      expect(await left()).toEqual([]);
      // Those fail in turn: it is one order with one sum.
      shop.clock.advance(60);
      await shop.pay.failRefunds(payment);
      await messagesBooked();
      expect(await listed()).toEqual(waiting);
      expect(await left()).toMatchObject([{ amount: 1 }]);
      await record(ines, id, 'failed_refund', 'The customer does not want it');
      expect(await listed()).toEqual([]);
    });

    it('is listed until finance has recorded a decision, or everything is refunded', async () => {
      const [first, second] = [await owed(), await owed()];
      expect((await listed()).map(({ order_id }) => order_id).sort()).toEqual([first.id, second.id].sort());
      const [support, finance] = [await desk.asStaff('support'), await desk.asStaff('finance')];
      expect((await record(support, first.id, 'failed_refund', 'Paid by bank')).statusCode).toBe(409);
      const answer = await record(finance, first.id, 'failed_refund', 'Paid by bank');
      expect(answer.json()).toMatchObject({ decisions: [], can_decide: false });
      expect((await listed()).map(({ order_id }) => order_id)).toEqual([second.id]);
      const { captured, refunded } = await shop.order(customer, second.id);
      await giveByHand(second.payment, Math.round((captured - refunded) * 100));
      expect(await listed()).toEqual([]);
      // What is recorded settles only what had failed by then.
      await giveByHand(first.payment, 30);
      await shop.pay.failRefunds(first.payment);
      await messagesBooked();
      expect((await listed()).map(({ order_id }) => order_id)).toEqual([first.id]);
      await record(finance, first.id, 'failed_refund', 'Paid by bank again');
      expect(await listed()).toEqual([]);
    });

    it.each([0, 100])('needs nobody if it was for lines, which the shop refunds again (%i before)', async (before) => {
      const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
      await shop.settle(customer, id);
      const payment = (await shop.pay.payments()).find(({ order }) => order === id);
      // After a part of a line, the note of the rest names no line either.
      if (before > 0) await giveByHand(payment?.id ?? '', before);
      await giveByHand(payment?.id ?? '', (payment?.captured ?? 0) - before);
      await shop.pay.failRefunds(payment?.id ?? '');
      await messagesBooked();
      expect(await listed()).toEqual([]);
      const { refunded, captured } = await shop.settle(customer, id);
      expect(refunded).toBe(captured);
    });
  });

  it('lists corrections of email addresses and removals of two-step sign-in, longest wait first, until they end', async () => {
    const opened_at = shop.clock.now();
    const waits_until = addDays(opened_at, 7);
    const removal = { customer_id: customer.id, email: customer.email, opened_at, waits_until, notices: 1 };
    await shop.deps.db.insert(factor_removals).values({ ...removal, next_at: waits_until });
    shop.clock.advance(60);
    const opened = await ines.request({
      method: 'POST',
      url: `/desk/1.0/customers/${customer.id}/corrections`,
      payload: {
        former_email: customer.email,
        new_email: `new-${customer.email}`,
        proof: 'domain_control',
        reference: 'Ticket 4711',
        code: makeCode(ines.secret, shop.clock.now()),
      },
    });
    expect(opened.statusCode).toBe(201);
    expect((await listed()).map(({ kind }) => kind)).toEqual(['factor_removal', 'correction']);
    const { id } = opened.json<{ id: string }>();
    await ines.request({ method: 'POST', url: `/desk/1.0/corrections/${id}/cancel` });
    await shop.deps.db
      .update(factor_removals)
      .set({ ended_at: shop.clock.now(), outcome: 'stopped_by_customer' })
      .where(eq(factor_removals.customer_id, customer.id));
    expect(await listed()).toEqual([]);
  });

  it('lists a domain that the registrar has not found, until it is found again or has left the account', async () => {
    const name = `${freshLabel()}.com`;
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    const [domain] = await shop.deps.db.select({ id: domains.id }).from(domains).where(eq(domains.name, name));
    if (!domain) throw new Error('The domain was not registered');
    await shop.deps.db.insert(missing_domains).values({ domain_id: domain.id });
    expect(await listed()).toEqual([]);
    await shop.deps.db.update(missing_domains).set({ since: shop.clock.now(), looks: 1 });
    expect(await listed()).toMatchObject([{ kind: 'missing_domain', domain: name, order_id: null }]);
    await shop.deps.db.delete(missing_domains);
    expect(await listed()).toEqual([]);
  });

  it('is for staff only', async () => {
    expect((await desk.request({ url: '/desk/1.0/attention' })).statusCode).toBe(401);
  });
});
