import type { Order, OrderPayload, Withdrawal } from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import { audit_entries, orders, sessions } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { freshLabel, openShop, type TestShop } from './support/shop';

/** Seconds. */
const DAY = 24 * 3_600;
let shop: TestShop;
let consumer: TestCustomer;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  consumer = await shop.asCustomer({ country: 'DE' });
});
afterEach(() => shop.checkInvariants());

const consent: OrderPayload['consent'] = { immediate_performance: true, text_version: PERFORMANCE_CONSENT.version };

async function buy(who: TestCustomer, change: Partial<OrderPayload> = {}): Promise<Order> {
  const placed = await shop.placeOrder(who, { ...(await shop.payloadFor(who, [`${freshLabel()}.com`])), ...change });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return shop.settle(who, placed.json<{ order_id: string }>().order_id);
}
const look = async (who: TestCustomer, id: string) => (await who.request({ url: `/api/checkout/1.0/order/${id}/withdrawal` })).json<Withdrawal>();
const declare = (who: TestCustomer, id: string, payload: object = { confirm: true }) => who.request({ method: 'POST', url: `/api/checkout/1.0/order/${id}/withdrawal`, payload });

describe('[LG-05] consent to immediate performance', () => {
  it('is asked of consumers in the EU: without it, or in words of another version, nothing is ordered', async () => {
    const payload = await shop.payloadFor(consumer, [`${freshLabel()}.com`]);
    for (const given of [undefined, { immediate_performance: true, text_version: '2020-01' } as const]) {
      const refused = await shop.placeOrder(consumer, { ...payload, ...(given && { consent: given }) });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'consent_missing' });
    }
    expect(await shop.deps.db.select().from(orders).where(eq(orders.customer_id, consumer.id))).toEqual([]);
  });

  it('is kept with the order, with its time and the version of its words', async () => {
    const { order_id } = await buy(consumer, { consent });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order_id));
    expect(row?.consent).toEqual({ text_version: PERFORMANCE_CONSENT.version, given_at: row?.created_at.toISOString() });
    const [placed] = await shop.deps.db.select().from(audit_entries).where(eq(audit_entries.subject, `order:${order_id}`));
    expect(placed?.after).toMatchObject({ consent: row?.consent, tld_rules: { com: expect.stringMatching(/^\d{4}-\d{2}$/) as string } });
  });

  it('is not asked of others', async () => {
    const { order_id } = await buy(await shop.asCustomer({ country: 'NO' }));
    expect(order_id).toBeTruthy();
  });
});

describe('[LG-05] the withdrawal', () => {
  it('is declared with a confirmation, once, and acknowledged by mail with date and time', async () => {
    const { order_id, order_items } = await buy(consumer, { consent });
    expect(await look(consumer, order_id)).toMatchObject({ open: true, declared_at: null });
    expect((await declare(consumer, order_id, {})).statusCode).toBe(400);
    shop.clock.advance(90);
    const at = shop.clock.now().toISOString();
    const answers = await Promise.all(Array.from({ length: 5 }, () => declare(consumer, order_id)));
    expect(answers.map((answer) => answer.json<Withdrawal>())).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ open: false, declared_at: at }) as Withdrawal));
    const letters = (await shop.letters()).filter(({ subject }) => subject.startsWith('Your withdrawal from order') && subject.includes(order_id.slice(0, 8)));
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual([consumer.email, shop.deps.config.supportEmail].sort());
    expect(letters[0]?.text).toContain(`${at.slice(11, 19)} UTC`);
    expect(letters[0]?.text).toContain(order_items[0]?.domain_name);
  });

  it('ends after 14 days, and is only for orders of consumers in the EU', async () => {
    const { order_id } = await buy(consumer, { consent });
    shop.clock.advance(14 * DAY + 60);
    const later = shop.clock.now();
    await shop.deps.db.update(sessions).set({ updated_at: later, expires_at: new Date(later.getTime() + DAY * 1_000) });
    expect(await look(consumer, order_id)).toMatchObject({ open: false, declared_at: null });
    expect((await declare(consumer, order_id)).json()).toMatchObject({ code: 'withdrawal_over' });

    const elsewhere = await shop.asCustomer({ country: 'NO' });
    const bought = await buy(elsewhere);
    expect(await look(elsewhere, bought.order_id)).toEqual({ open: false, until: null, declared_at: null });
    expect((await declare(elsewhere, bought.order_id)).json()).toMatchObject({ code: 'no_withdrawal_right' });
  });

  it('I9 of the order of another customer is 404', async () => {
    const { order_id } = await buy(consumer, { consent });
    const other = await shop.asCustomer({ country: 'DE' });
    expect([(await declare(other, order_id)).statusCode, (await declare(other, 'rubbish')).statusCode]).toEqual([404, 404]);
    expect(await look(consumer, order_id)).toMatchObject({ open: true });
  });
});
