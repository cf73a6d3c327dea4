import type { AccountClosing, DomainDeletion, Order, Receipt } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { domains, order_items, sessions } from '../src/db/schema';
import { confirm, givePassword } from './support/account';
import { addOnsAlone } from './support/add-ons';
import { asId } from './support/as-id';
import { auditTrail } from './support/audit-trail';
import type { TestCustomer } from './support/app';
import { freshLabel, newKey, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import { openDesk } from './support/staff';

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]));
beforeEach(async () => {
  await givePassword(shop, customer);
  await confirm(customer);
});

const at = (domain: string): string => `/api/domain/1.0/deletion/${domain}`;
const look = async (domain: string) => (await customer.request({ url: at(domain) })).json<DomainDeletion>();
const remove = (domain: string, refund: number | null, typed = domain, who = customer) =>
  who.request({ method: 'POST', url: at(domain), payload: { confirm: typed, refund } });
const getCode = (answer: Awaited<ReturnType<typeof remove>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];
const getRow = async (domain: string) => (await shop.deps.db.select().from(domains).where(eq(domains.name, domain)))[0];

async function buy(): Promise<{ domain: string; order: Order }> {
  const domain = `${freshLabel()}.com`;
  const order = await shop.settle(customer, await shop.place(customer, { bought: [domain] }));
  return { domain, order };
}

async function daysLater(days: number): Promise<void> {
  shop.clock.advance(days * 86_400);
  const now = shop.clock.now();
  await shop.deps.db.update(sessions).set({ updated_at: now, expires_at: new Date(now.getTime() + 86_400_000) });
  await confirm(customer);
}

describe('[DM-10f] the refund that is shown is the one that is paid', () => {
  beforeEach(() => shop.pay.reportTo(shop.app));

  /** An order of two domains, partly refunded by the shop in the provider's own pages. */
  async function buyTwo(givenBack: number): Promise<{ names: [string, string]; order: Order; one: number }> {
    const names: [string, string] = [`${freshLabel()}.com`, `${freshLabel()}.com`];
    const order = await shop.settle(customer, await shop.place(customer, { bought: names }));
    const payment = shop.pay.payments().find((paid) => paid.order === order.order_id);
    await shop.pay.refundByHand(payment?.id ?? '', givenBack);
    await shop.pay.quiet();
    await shop.deps.jobs.drain({ delayed: false });
    await confirm(customer);
    return { names, order: await shop.order(customer, order.order_id), one: cents(order.total / 2) };
  }
  const cents = (amount: number): number => Math.round(amount * 100) / 100;
  const refunded = async ({ order_id }: Order) => (await shop.settle(customer, order_id)).refunded;

  test('is what the order has left when part of its payment was refunded elsewhere', async () => {
    const { names, order, one } = await buyTwo(1_000);
    expect(order.refunded).toBe(10);
    expect((await look(names[0])).refund?.amount).toBe(one);
    expect((await remove(names[0], one)).statusCode).toBe(200);
    expect(await refunded(order)).toBe(cents(10 + one));

    const left = cents(order.total - 10 - one);
    expect((await look(names[1])).refund?.amount).toBe(left);
    expect(getCode(await remove(names[1], one))).toEqual([409, 'refund_changed']);
    expect((await getRow(names[1]))?.ended_at).toBeNull();
    expect((await remove(names[1], left)).statusCode).toBe(200);
    expect(await refunded(order)).toBe(order.total);
  });

  test('is none when the order has nothing left, and none is promised', async () => {
    const { names, order, one } = await buyTwo(2_000);
    const left = cents(order.total - 20);
    expect(left).toBeLessThan(one);
    expect((await look(names[0])).refund?.amount).toBe(left);
    expect((await remove(names[0], left)).statusCode).toBe(200);
    expect(await refunded(order)).toBe(order.total);
    expect(await look(names[1])).toEqual({ is_possible: true, refund: null });
    expect((await remove(names[1], null)).statusCode).toBe(200);
    expect((await shop.emails()).find(({ subject }) => subject === `${names[1]} was deleted`)?.text).toContain(
      'nothing is refunded',
    );
  });

  test('excludes what a pending deletion has promised, and is promised once when both are deleted at once', async () => {
    const under = await buyTwo(1_000);
    shop.deps.faults.add({ operation: 'delete', subject: under.names[0], fault: { kind: 'drop_request' } });
    expect((await remove(under.names[0], under.one)).json()).toEqual({ state: 'deleting' });
    expect((await look(under.names[1])).refund?.amount).toBe(cents(under.order.total - 10 - under.one));

    const { names, order, one } = await buyTwo(1_000);
    const answers = await Promise.all(names.map((name) => remove(name, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await refunded(order)).toBe(cents(10 + one));
  });
});

describe('[DM-10a] deleting a domain', () => {
  test('is possible only once its order is paid, so that it is refunded', async () => {
    const [domain, slow] = [`${freshLabel()}.com`, `${freshLabel()}.com`];
    shop.deps.faults.add({ operation: 'register', subject: slow, fault: { kind: 'drop_response' } });
    shop.deps.faults.add({ operation: 'find', subject: slow, fault: { kind: 'error' }, times: 0 });
    const id = await shop.place(customer, { bought: [domain, slow] });
    await shop.settle(
      customer,
      id,
      ({ order_items: [first, second] }) => first?.status === 'completed' && second?.status === 'checking',
    );
    await confirm(customer);
    expect(await look(domain)).toEqual({ is_possible: false, refund: null });
    expect(getCode(await remove(domain, null))).toEqual([409, 'order_open']);

    shop.deps.faults.clear();
    const order = await shop.settle(customer, id);
    await confirm(customer);
    const refund = (await look(domain)).refund?.amount ?? 0;
    expect(refund).toBe(order.total / 2);
    expect((await remove(domain, refund)).statusCode).toBe(200);
    expect(await shop.settle(customer, id)).toMatchObject({ captured: order.total, refunded: refund });
  });

  test('in its add grace period refunds the full price, once, with a note, and removes it from the registrar', async () => {
    const { domain, order } = await buy();
    expect(await look(domain)).toMatchObject({
      is_possible: true,
      refund: { amount: order.total, currency_code: 'USD' },
    });
    const answers = await Promise.all([remove(domain, order.total), remove(domain, order.total)]);
    expect(answers.map((answer) => answer.statusCode)).toContain(200);
    expect(await shop.deps.registrar.info(domain)).toBeNull();
    expect((await getRow(domain))?.ended_at).toEqual(shop.clock.now());
    expect((await customer.request({ url: at(domain) })).statusCode).toBe(404);

    const ended = await shop.settle(customer, order.order_id);
    expect(ended).toMatchObject({ status_name: 'refunded', captured: order.total, refunded: order.total });
    const receipt = (
      await customer.request({ url: `/api/checkout/1.0/order/${order.order_id}/receipt` })
    ).json<Receipt>();
    expect(receipt.refunds).toEqual([expect.objectContaining({ domain_name: domain, amount: order.total })]);
    expect(receipt.lines[0]).toMatchObject({
      money: 'refunded',
      message: 'You deleted the domain in time for a refund.',
    });
    const emails = (await shop.emails())
      .filter(({ recipient }) => recipient === customer.email)
      .map(({ subject }) => subject);
    expect(emails.filter((subject) => subject === `${domain} was deleted`)).toHaveLength(1);
    // The order had ended with the purchase, and does not end again.
    expect(emails.filter((subject) => !subject.startsWith('Confirm')).sort()).toEqual(
      [`${domain} is yours`, `${domain} was deleted`, expect.stringMatching(/refund/i)].sort(),
    );
    const trail = await auditTrail(shop.deps.db);
    expect(trail.filter(({ action }) => action.startsWith('domain.delet')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['domain.deletion_asked', 'domain.deleted']),
    );
    const closing = (await customer.request({ url: '/api/account/1.0/closing' })).json<AccountClosing>();
    expect(closing.is_possible).toBe(true);
  });

  test('after that period refunds nothing, says so beforehand, and leaves the order unchanged', async () => {
    const { domain, order } = await buy();
    await daysLater(5.1);
    expect(await look(domain)).toEqual({ is_possible: true, refund: null });
    expect(getCode(await remove(domain, order.total))).toEqual([409, 'refund_changed']);
    expect((await getRow(domain))?.ended_at).toBeNull();
    expect((await remove(domain, null)).json()).toEqual({ state: 'deleted' });
    expect(await shop.deps.registrar.info(domain)).toBeNull();
    expect(await shop.order(customer, order.order_id)).toMatchObject({ status_name: 'completed', refunded: 0 });
    expect((await shop.emails()).find(({ subject }) => subject === `${domain} was deleted`)?.text).toContain(
      'nothing is refunded',
    );
  });

  test('refunds nothing once the domain was renewed, also if staff have refunded the renewal', async () => {
    const { domain, order } = await buy();
    const quoted = await shop.price(customer, { type: 'renew', domain_name: domain, period: 1 });
    const placed = await shop.placeOrder(customer, {
      original_amount: quoted.cost,
      original_tax: quoted.tax,
      payment_method_id: (await shop.storeCard(customer)).id,
      currency_code: 'USD',
      order_items: [
        {
          product: 'domain',
          type: 'renew',
          domain_name: domain,
          period: 1,
          current_expiry_date: order.order_items[0]?.expiry_date ?? '',
          sub_items: [],
          quote: quoted.quote,
        },
      ],
      idempotency_key: newKey(),
    });
    const { order_id } = placed.json<{ order_id: string }>();
    expect((await shop.settle(customer, order_id)).status_name).toBe('completed');
    await confirm(customer);
    expect(await look(domain)).toEqual({ is_possible: true, refund: null });

    const desk = await openDesk(shop);
    const finance = await desk.asStaff('finance');
    const { items } = await desk.order(finance, order_id);
    const refunded = await finance.request({
      method: 'POST',
      url: `/desk/1.0/orders/${order_id}/refund`,
      payload: { item_ids: items.map(({ id }) => id), amount: items[0]?.total, reason: 'Goodwill' },
    });
    expect(refunded.statusCode).toBe(200);
    expect(await shop.settle(customer, order_id, ({ refunded: sum }) => sum > 0)).toMatchObject({
      refunded: items[0]?.total,
    });
    await confirm(customer);
    expect(await look(domain)).toEqual({ is_possible: true, refund: null });
  });

  test('an add-on bought separately since is not refunded, and does not reduce the refund', async () => {
    const { domain, order } = await buy();
    const { item, cost, tax } = addOnsAlone(
      await shop.price(customer, { type: 'renew', domain_name: domain, period: 0 }),
      ['email_forwarding'],
    );
    const placed = await shop.placeOrder(customer, {
      original_amount: cost,
      original_tax: tax,
      payment_method_id: (await shop.storeCard(customer)).id,
      currency_code: 'USD',
      order_items: [item],
      idempotency_key: newKey(),
    });
    const added = await shop.settle(customer, placed.json<{ order_id: string }>().order_id);
    expect(added.status_name).toBe('completed');
    await confirm(customer);
    expect(await look(domain)).toMatchObject({
      is_possible: true,
      refund: { amount: order.total, currency_code: 'USD' },
    });
    expect((await remove(domain, order.total)).statusCode).toBe(200);
    expect(await shop.settle(customer, order.order_id)).toMatchObject({
      status_name: 'refunded',
      refunded: order.total,
    });
    expect(await shop.order(customer, added.order_id)).toMatchObject({
      status_name: 'completed',
      captured: added.total,
      refunded: 0,
    });
  });

  test('requires a recent password confirmation and the typed domain, and is only for its customer', async () => {
    const { domain, order } = await buy();
    expect(getCode(await remove(domain, order.total, 'other.com'))).toEqual([422, 'name_differs']);
    const stranger = await shop.asCustomer();
    await givePassword(shop, stranger);
    await confirm(stranger);
    expect([
      (await remove(domain, order.total, domain, stranger)).statusCode,
      (await stranger.request({ url: at(domain) })).statusCode,
    ]).toEqual([404, 404]);
    shop.clock.advance(301);
    expect(getCode(await remove(domain, order.total))).toEqual([409, 'password_needed']);
    expect([(await getRow(domain))?.ended_at, (await shop.deps.registrar.info(domain)) === null]).toEqual([
      null,
      false,
    ]);
  });

  test('continues until the registrar has answered: a lost answer deletes once, a lost request is sent again', async () => {
    const [first, second] = [await buy(), await buy()];
    await confirm(customer);
    shop.deps.faults.add({ operation: 'delete', subject: first.domain, fault: { kind: 'drop_response' }, times: 1 });
    expect((await remove(first.domain, first.order.total)).json()).toEqual({ state: 'deleted' });
    shop.deps.faults.add({ operation: 'delete', subject: second.domain, fault: { kind: 'drop_request' }, times: 1 });
    expect((await remove(second.domain, second.order.total)).json()).toEqual({ state: 'deleting' });
    expect((await getRow(second.domain))?.ended_at).toBeNull();
    shop.clock.advance(31);
    await shop.deps.jobs.enqueue({ name: 'registrar-changes', retryLimit: 0, retryDelay: 1, expireIn: 600 }, {});
    await shop.deps.jobs.drain({ delayed: false });
    expect((await getRow(second.domain))?.ended_at).not.toBeNull();
    for (const { order } of [first, second])
      expect(await shop.settle(customer, order.order_id)).toMatchObject({
        status_name: 'refunded',
        refunded: order.total,
      });
  });

  test('is refused while an order for the domain is in progress', async () => {
    const { domain } = await buy();
    const [row] = await shop.deps.db.select().from(order_items).where(eq(order_items.domain_name, domain));
    await shop.deps.db
      .update(order_items)
      .set({ state: 'pending' })
      .where(eq(order_items.id, row?.id ?? asId('')));
    expect([await look(domain), getCode(await remove(domain, null))]).toEqual([
      expect.objectContaining({ is_possible: false }),
      [409, 'order_open'],
    ]);
    await shop.deps.db
      .update(order_items)
      .set({ state: 'completed' })
      .where(eq(order_items.id, row?.id ?? asId('')));
  });
});
