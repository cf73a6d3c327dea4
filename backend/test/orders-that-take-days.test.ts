import type { Order } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import { audit_entries, domains, orders, sessions } from '../src/db/schema';
import { HOLD_MS, REFUND_ALARM } from '../src/modules/checkout/pauses';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { freshLabel, type TestShop, type Wanted } from './support/shop';
import { withShop } from './support/shop-tests';
import { auditTrail } from './support/audit-trail';

/** Domains registered at another registrar of the sandbox, and not locked there; each test takes its own. */
const elsewhere =
  'mountain river harbour garden silver winter window bridge market castle forest yellow island desert valley planet'
    .split(' ')
    .map((label) => `${label}.com`);

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));

const registrarFails = (operation: string, fault: FaultScriptInput['fault'], subject: string, times = 0): void =>
  shop.deps.faults.add({ operation, fault, subject, times });
const providerFails = (operation: string, fault: FaultScriptInput['fault'], times = 1): void =>
  shop.pay.faults.add({ operation, fault, times });

const place = (wanted: Wanted): Promise<string> => shop.place(customer, wanted);

const isPaid = ({ captured }: Order): boolean => captured > 0;
const statuses = ({ order_items }: Order): string[] => order_items.map(({ status }) => status);
const money = ({ total, captured, voided, refunded }: Order) => ({ total, captured, voided, refunded });
const emailsTo = async (address: string): Promise<string[]> =>
  (await shop.emails())
    .filter(({ recipient }) => recipient === address)
    .map(({ subject }) => subject)
    .reverse();

describe('each item is charged separately', () => {
  test('[OR-10a] completed domains are paid and owned while a transfer still runs', async () => {
    const [name = '', taken = ''] = [`${freshLabel()}.com`, `${freshLabel()}.com`];
    registrarFails('register', { kind: 'taken' }, taken);
    const from = elsewhere.shift() ?? '';
    const id = await place({ bought: [name, taken], brought: [from] });
    const paid = await shop.settle(customer, id, isPaid);
    expect(paid.status_name).toBe('provisioning');
    expect(statuses(paid)).toEqual(['completed', 'failed', 'checking']);
    expect(paid.captured).toBeCloseTo(paid.total - 16.13, 2);
    expect(paid.voided).toBe(16.13);
    expect(
      await shop.deps.db.select({ name: domains.name }).from(domains).where(eq(domains.customer_id, customer.id)),
    ).toEqual([{ name }]);
    await shop.checkInvariants();

    const ended = await shop.settle(customer, id);
    expect(statuses(ended)).toEqual(['completed', 'failed', 'completed']);
    expect(money(ended)).toEqual(money(paid));
    expect(ended.status_name).toBe('partially_completed');
    expect(await emailsTo(customer.email)).toEqual([`${from} is on its way to us`, '2 of 3 domains are yours']);
  });

  test('[OR-10b] an item without a response is captured before the card’s hold lapses, and carried out once', async () => {
    const [name = '', silent = ''] = [`${freshLabel()}.com`, `${freshLabel()}.com`];
    registrarFails('register', { kind: 'drop_response' }, silent, 1);
    registrarFails('find', { kind: 'error' }, silent);
    const id = await place({ bought: [name, silent] });
    await shop.settle(
      customer,
      id,
      (order) => statuses(order).includes('checking') && statuses(order).includes('completed'),
    );
    expect((await shop.order(customer, id)).captured).toBe(0);
    shop.clock.advance(HOLD_MS / 1000);
    await shop.deps.db
      .update(sessions)
      .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + 3_600_000) });
    const paid = await shop.settle(customer, id, isPaid);
    expect(money(paid)).toEqual({ total: 32.26, captured: 32.26, voided: 0, refunded: 0 });
    shop.deps.faults.clear();
    expect((await shop.settle(customer, id)).status_name).toBe('completed');
  });
});

describe('refunds', () => {
  const denied = { kind: 'taken' } as const;

  test('[OR-03b] [OR-10a] [TR-03b] a transfer that is denied after it was paid is refunded, the rest of the order stays', async () => {
    const from = elsewhere.shift() ?? '';
    const id = await place({ bought: [`${freshLabel()}.com`], brought: [from] });
    const paid = await shop.settle(customer, id, isPaid);
    registrarFails('find', denied, from);
    const ended = await shop.settle(customer, id);
    expect(statuses(ended)).toEqual(['completed', 'refunded']);
    expect(ended).toMatchObject({
      status_name: 'partially_completed',
      captured: paid.total,
      refunded: Number((paid.total - 16.13).toFixed(2)),
    });
    const emails = await emailsTo(customer.email);
    expect(emails.sort()).toEqual([
      expect.stringContaining(`for ${from} has been refunded`),
      '1 of 2 domains is yours',
      `${from} is on its way to us`,
    ]);
  });

  test('[OR-03b] an order with no remaining items is refunded', async () => {
    const [from = '', other = ''] = [elsewhere.shift(), elsewhere.shift()];
    const id = await place({ brought: [from, other] });
    await shop.settle(customer, id, isPaid);
    registrarFails('find', denied, from);
    registrarFails('find', denied, other);
    const ended = await shop.settle(customer, id);
    expect(ended).toMatchObject({ status_name: 'refunded', captured: ended.total, refunded: ended.total });
  });

  test.each<[string, FaultScriptInput['fault']]>([
    ['the request is lost', { kind: 'drop_request' }],
    ['the response is lost', { kind: 'drop_response' }],
    ['a server error', { kind: 'error' }],
    ['an unreadable response', { kind: 'malformed' }],
    ['carried out after the timeout', { kind: 'late_success', ms: 30 }],
  ])('[P10] [OR-10] a refund fails, %s: it is retried and made once', async (_what, fault) => {
    const from = elsewhere.shift() ?? '';
    const id = await place({ brought: [from] });
    await shop.settle(customer, id, isPaid);
    registrarFails('find', denied, from);
    providerFails('refund', fault);
    providerFails('refund', fault);
    const owed = await shop.settle(
      customer,
      id,
      (order) => statuses(order).includes('refund_pending') || statuses(order).includes('refunded'),
    );
    expect(owed.order_items[0]?.message).not.toBe('');
    const ended = await shop.settle(customer, id);
    expect(ended).toMatchObject({ status_name: 'refunded', refunded: ended.total });
    expect(shop.pay.payments().find(({ order }) => order === id)?.refunds).toHaveLength(1);
  });

  test('[P10] a refund that keeps failing stays open, is reported to staff once, and succeeds in the end', async () => {
    const from = elsewhere.shift() ?? '';
    const id = await place({ brought: [from] });
    await shop.settle(customer, id, isPaid);
    registrarFails('find', denied, from);
    providerFails('refund', { kind: 'error' }, REFUND_ALARM + 2);
    let looks = 0;
    const owed = await shop.settle(customer, id, () => (looks += 1) > REFUND_ALARM + 1);
    expect(owed).toMatchObject({
      status_name: 'provisioning',
      refunded: 0,
      captured: owed.total,
      order_items: [{ status: 'refund_pending' }],
    });
    const [row] = await shop.deps.db
      .select({ state: orders.state })
      .from(orders)
      .where(eq(orders.id, asId(id)));
    expect(row?.state).toBe('refund_pending');
    await shop.checkInvariants();
    const ended = await shop.settle(customer, id);
    expect(ended).toMatchObject({ status_name: 'refunded', refunded: ended.total });
    const alarms = await auditTrail(shop.deps.db, eq(audit_entries.action, 'order.refund_alarm'));
    expect(alarms).toHaveLength(1);
    expect(await emailsTo(shop.deps.config.supportEmail)).toEqual([`A refund does not go through: order ${id}`]);
  });

  test('[P10] a refund that the bank sends back is made again', async () => {
    const from = elsewhere.shift() ?? '';
    const id = await place({ brought: [from] });
    await shop.settle(customer, id, isPaid);
    registrarFails('find', denied, from);
    providerFails('refund_declined', { kind: 'error' });
    const ended = await shop.settle(customer, id);
    expect(ended).toMatchObject({ status_name: 'refunded', refunded: ended.total });
    expect(
      shop.pay
        .payments()
        .find(({ order }) => order === id)
        ?.refunds.map(({ status }) => status),
    ).toEqual(['failed', 'succeeded']);
  });
});
