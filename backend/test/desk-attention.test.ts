import type { Attention } from '@storefront/shared/contract/desk';
import { millisecondsInHour } from 'date-fns/constants';
import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { domains, factor_removals, missing_domains, orders } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { freshLabel, openShop, type TestShop } from './support/shop';
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
    const decide = (who: TestStaff) =>
      who.request({
        method: 'POST',
        url: `/desk/1.0/orders/${id}/dispute_decision`,
        payload: { reason: 'The customer keeps the domain' },
      });
    const canDecide = async (who: TestStaff) => (await desk.order(who, id)).can_decide_dispute;
    expect([await canDecide(support), await canDecide(finance)]).toEqual([false, true]);
    expect((await decide(support)).statusCode).toBe(409);
    const answers = await Promise.all([decide(finance), decide(finance)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toMatchObject({ can_decide_dispute: false, payment: { disputed_at: since } });
    expect(await listed()).toEqual([]);
    const { timeline } = await desk.order(finance, id);
    expect(timeline.filter(({ action }) => action === 'order.dispute_decided')).toMatchObject([
      { by: 'staff', detail: 'The customer keeps the domain' },
    ]);
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
