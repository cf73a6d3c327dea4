import type { Order } from '@storefront/shared/contract';
import { toMinor } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import { domains, payment_methods } from '../src/db/schema';
import { refundLines } from '../src/modules/checkout';
import { confirm, givePassword, proving } from './support/account';
import { asId } from './support/as-id';
import type { TestCustomer } from './support/app';
import { freshLabel, newKey, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

let shop: TestShop;
let customer: TestCustomer;
let domain: string;
let order: Order;
withShop((open, created) => ([shop, customer] = [open, created]));
beforeEach(async () => {
  await givePassword(shop, customer);
  await confirm(customer);
  domain = `${freshLabel()}.com`;
  order = await shop.settle(customer, await shop.place(customer, { bought: [domain] }));
  await confirm(customer);
  // From now on, the bank takes no refund.
  shop.pay.faults.add({ operation: 'refund', fault: { kind: 'error' }, times: 0 });
});
afterEach(async () => {
  shop.pay.faults.clear();
  expect(await shop.settle(customer, order.order_id)).toMatchObject({ refunded: order.total });
});

/** Has the order attempt its refund a few times. */
async function tryRefund(): Promise<void> {
  let looks = 0;
  await shop.settle(customer, order.order_id, () => (looks += 1) > 3);
  expect(await shop.order(customer, order.order_id)).toMatchObject({
    refunded: 0,
    order_items: [{ status: 'refund_pending' }],
  });
}

const setNameservers = (who: TestCustomer) =>
  proving(shop, who, {
    method: 'POST',
    url: `/api/domain/1.0/edit/${domain}`,
    payload: { nameservers: ['ns1.example.org', 'ns2.example.org'] },
  });

async function renew(who: TestCustomer): Promise<Order> {
  const [held] = await shop.deps.db
    .select({ expiry: domains.expiry_date, card: payment_methods.id })
    .from(domains)
    .innerJoin(payment_methods, eq(payment_methods.customer_id, domains.customer_id))
    .where(eq(domains.customer_id, who.id));
  const quoted = await shop.price(who, { type: 'renew', domain_name: domain, period: 1 });
  const placed = await shop.placeOrder(who, {
    original_amount: quoted.cost,
    original_tax: quoted.tax,
    payment_method_id: held?.card ?? '',
    currency_code: 'USD',
    order_items: [
      {
        product: 'domain',
        type: 'renew',
        domain_name: domain,
        period: 1,
        current_expiry_date: held?.expiry.toISOString() ?? '',
        sub_items: [],
        quote: quoted.quote,
      },
    ],
    idempotency_key: newKey(),
  });
  expect(placed.statusCode).toBe(201);
  return shop.settle(who, placed.json<{ order_id: string }>().order_id);
}

describe('[OR-13i] while a refund waits for the bank', () => {
  test('a domain that its customer keeps is changed and renewed as usual', async () => {
    const [line] = order.order_items;
    if (!line) throw new Error('No line');
    const amount = (toMinor(line.amount, 'USD') + toMinor(line.tax, 'USD')) / 100;
    const asked = { itemIds: [line.id], amount, reason: 'Promised on the phone' };
    await refundLines(shop.deps, asId(order.order_id), asked, { actor: 'staff', requestId: null });
    await tryRefund();
    expect((await setNameservers(customer)).statusCode).toBe(200);
    expect(await renew(customer)).toMatchObject({ status_name: 'completed' });
  });

  test('a domain that was deleted is changed and renewed as usual by the next customer who registers it', async () => {
    const deleted = await customer.request({
      method: 'POST',
      url: `/api/domain/1.0/deletion/${domain}`,
      payload: { confirm: domain, refund: order.total },
    });
    expect(deleted.json()).toEqual({ state: 'deleted' });
    await tryRefund();
    const next = await shop.asCustomer();
    await givePassword(shop, next);
    await confirm(next);
    expect(await shop.settle(next, await shop.place(next, { bought: [domain] }))).toMatchObject({
      status_name: 'completed',
    });
    expect((await setNameservers(next)).statusCode).toBe(200);
    expect(await renew(next)).toMatchObject({ status_name: 'completed' });
  });
});
