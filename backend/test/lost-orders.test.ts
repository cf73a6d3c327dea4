import { secondsInHour } from 'date-fns/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { audit_entries, domains, order_items, orders, registrar_sandbox_orders } from '../src/db/schema';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { freshLabel, newKey, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

const elsewhere = 'mountain river harbour garden silver winter window bridge market castle'
  .split(' ')
  .map((label) => `${label}.com`);

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));
afterEach(() => jest.restoreAllMocks());

async function read(id: string) {
  const [order] = await shop.deps.db
    .select()
    .from(orders)
    .where(eq(orders.id, asId(id)));
  const [item] = await shop.deps.db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, asId(id)));
  if (!order || !item) throw new Error(`No order ${id}`);
  return { order, item };
}

/** Lets hours pass, processing the order in each; for long periods, in every sixth. */
async function pass(id: string, hours: number): Promise<ReturnType<typeof read>> {
  const processor = new OrderProcessor(shop.deps);
  const step = hours > 48 ? 6 : 1;
  for (let hour = 0; hour < hours; hour += step) {
    shop.clock.advance(step * secondsInHour);
    await processor.advance(asId(id), { actor: 'system', requestId: null });
  }
  await processor.stop();
  return read(id);
}

/** Processes an order until it is captured, without reading it as the customer, whose session may have expired. */
async function untilPaid(id: string): Promise<void> {
  const processor = new OrderProcessor(shop.deps);
  for (let look = 0; look < 400; look += 1) {
    const { order } = await read(id);
    if (order.captured > 0) return;
    if (order.lease_until) await new Promise((resolve) => setTimeout(resolve, 5));
    else {
      shop.clock.advance(Math.max(0, (order.next_step_at?.getTime() ?? 0) - shop.clock.now().getTime()) / 1_000);
      await processor.advance(asId(id), { actor: 'system', requestId: null });
    }
  }
  throw new Error(`Order ${id} is not paid`);
}

/** A paid, running transfer about which the registrar no longer returns anything. */
async function loseTransfer() {
  const name = elsewhere.shift() ?? '';
  const id = await shop.place(customer, { brought: [name] });
  await shop.settle(customer, id, ({ captured }) => captured > 0);
  const losing = jest.spyOn(shop.deps.registrar, 'findOrder').mockResolvedValue({ kind: 'none' });
  const ordering = jest.spyOn(shop.deps.registrar, 'order');
  return { id, name, losing, ordering };
}

const toSupport = async (id: string): Promise<string[]> =>
  (await shop.emails())
    .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.includes(id))
    .map(({ subject }) => subject);
const toCustomer = async (): Promise<string[]> =>
  (await shop.emails()).filter(({ recipient }) => recipient === customer.email).map(({ subject }) => subject);

describe('[TR-03c] [R14] an accepted order that the registrar does not list any more', () => {
  test('is reported to staff after a day, and refunded after ten, once; nothing is ordered again', async () => {
    const { id, name, ordering } = await loseTransfer();
    expect(await pass(id, 24)).toMatchObject({ order: { refunded: 0 }, item: { state: 'pending' } });
    expect(await toSupport(id)).toEqual([]);
    await pass(id, 2);
    expect(await toSupport(id)).toEqual([`An order needs you: ${name} in order ${id}`]);
    expect(await pass(id, 9 * 24 - 6)).toMatchObject({ order: { refunded: 0 }, item: { state: 'pending' } });
    const { order, item } = await pass(id, 8);
    expect([order.state, order.refunded, item.state, item.message_code]).toEqual([
      'refunded',
      order.captured,
      'refunded',
      'order_lost',
    ]);
    expect(await toSupport(id)).toHaveLength(1);
    expect((await toCustomer()).filter((subject) => subject.includes('has been refunded'))).toHaveLength(1);
    expect(ordering).not.toHaveBeenCalled();
    // The sandbox still has the order, which these tests only hide.
    await shop.deps.db.delete(registrar_sandbox_orders).where(eq(registrar_sandbox_orders.reference, item.id));
  });

  test('continues normally once it is listed again, and the days are counted from the start', async () => {
    const { id, losing } = await loseTransfer();
    await pass(id, 20);
    losing.mockResolvedValue({ kind: 'pending', transfer: { stage: 'registrar', until: null } });
    await pass(id, 9 * 24);
    losing.mockResolvedValue({ kind: 'none' });
    expect(await pass(id, 20)).toMatchObject({ item: { state: 'pending' } });
    expect(await toSupport(id)).toEqual([]);
    losing.mockRestore();
    expect(await pass(id, 2)).toMatchObject({ order: { state: 'completed', refunded: 0 } });
    const said = await shop.deps.db
      .select({ action: audit_entries.action })
      .from(audit_entries)
      .where(eq(audit_entries.subject, `order_item:${(await read(id)).item.id}`))
      .orderBy(audit_entries.id);
    expect(said.map(({ action }) => action).filter((action) => action.startsWith('order.'))).toEqual([
      'order.item_lost',
      'order.item_found',
      'order.item_lost',
      'order.item_found',
    ]);
  });

  test('is delivered if the domain has arrived nevertheless', async () => {
    const { id, name, losing } = await loseTransfer();
    await pass(id, 30);
    losing.mockRestore();
    const { item } = await read(id);
    // It arrives in the books of the sandbox.
    await shop.deps.registrar.findOrder({ reference: item.id, domain: name, kind: 'transfer', premium: null });
    jest.spyOn(shop.deps.registrar, 'findOrder').mockResolvedValue({ kind: 'none' });
    expect(await pass(id, 2)).toMatchObject({ order: { state: 'completed', refunded: 0 } });
    const held = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    expect(held).toMatchObject([{ customer_id: customer.id }]);
  });

  test('is not delivered if the domain is another customer’s', async () => {
    const { id, name, losing } = await loseTransfer();
    const other = await shop.asCustomer();
    const bought = `${freshLabel()}.com`;
    await shop.settle(other, await shop.place(other, { bought: [bought] }));
    losing.mockRestore();
    const { item } = await read(id);
    await shop.deps.registrar.findOrder({ reference: item.id, domain: name, kind: 'transfer', premium: null });
    jest.spyOn(shop.deps.registrar, 'findOrder').mockResolvedValue({ kind: 'none' });
    await shop.deps.db.update(domains).set({ name }).where(eq(domains.name, bought));
    await pass(id, 11 * 24);
    expect((await read(id)).item).toMatchObject({ state: 'refunded', message_code: 'order_lost' });
    const held = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    expect(held).toMatchObject([{ customer_id: other.id }]);
    await shop.deps.db.update(domains).set({ name: bought }).where(eq(domains.name, name));
    await shop.deps.db.delete(registrar_sandbox_orders).where(eq(registrar_sandbox_orders.reference, item.id));
  });

  test('waits while the registrar does not say whether the domain is here', async () => {
    const { id } = await loseTransfer();
    const silent = jest.spyOn(shop.deps.registrar, 'info').mockResolvedValue('unknown');
    expect(await pass(id, 11 * 24)).toMatchObject({ item: { state: 'pending' } });
    expect(await toSupport(id)).toHaveLength(1);
    silent.mockRestore();
    const { item } = await pass(id, 2);
    expect(item.state).toBe('refunded');
    await shop.deps.db.delete(registrar_sandbox_orders).where(eq(registrar_sandbox_orders.reference, item.id));
  });
});

describe('[TR-03c] [R14] a renewal', () => {
  async function buy(): Promise<string> {
    const name = `${freshLabel()}.com`;
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    return name;
  }

  async function renew(name: string): Promise<string> {
    const [held] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    const price = await shop.price(customer, { type: 'renew', domain_name: name, period: 1 });
    const card = await shop.storeCard(customer);
    const answer = await shop.placeOrder(customer, {
      original_amount: price.cost,
      original_tax: price.tax,
      payment_method_id: card.id,
      currency_code: 'USD',
      idempotency_key: newKey(),
      order_items: [
        {
          product: 'domain',
          type: 'renew',
          domain_name: name,
          period: 1,
          current_expiry_date: held?.expiry_date.toISOString() ?? '',
          sub_items: [],
          ...(price.quote && { quote: price.quote }),
        },
      ],
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ order_id: string }>().order_id;
  }

  test.each([true, false])(
    'that is lost is recognised by the added years (carried out: %s), or refunded',
    async (isCarriedOut) => {
      const name = await buy();
      const { registrar } = shop.deps;
      const send = registrar.order.bind(registrar);
      jest.spyOn(registrar, 'order').mockImplementation(async (order) => {
        if (isCarriedOut) await send(order);
        return { kind: 'pending' };
      });
      jest.spyOn(registrar, 'findOrder').mockResolvedValue({ kind: 'none' });
      const [before] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
      const id = await renew(name);
      await untilPaid(id);
      const { order } = await pass(id, isCarriedOut ? 2 : 11 * 24);
      expect([order.state, order.refunded]).toEqual(isCarriedOut ? ['completed', 0] : ['refunded', order.captured]);
      const [after] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
      expect((after?.expiry_date.getUTCFullYear() ?? 0) - (before?.expiry_date.getUTCFullYear() ?? 0)).toBe(
        isCarriedOut ? 1 : 0,
      );
    },
  );

  test('of a domain that ends in the meantime is reported after a day and refunded after ten', async () => {
    const name = await buy();
    const { registrar } = shop.deps;
    const send = registrar.order.bind(registrar);
    jest.spyOn(registrar, 'order').mockImplementation(async (order) => {
      const outcome = await send(order);
      await shop.deps.db
        .update(domains)
        .set({ ended_at: shop.clock.now() })
        .where(and(eq(domains.name, name), isNull(domains.ended_at)));
      return outcome;
    });
    const id = await renew(name);
    await pass(id, 26);
    expect(await toSupport(id)).toEqual([`An order needs you: ${name} in order ${id}`]);
    const { order, item } = await pass(id, 10 * 24);
    expect([order.state, order.refunded, item.message_code]).toEqual(['refunded', order.total, 'not_yours_any_more']);
    expect(await toSupport(id)).toHaveLength(1);
  });
});
