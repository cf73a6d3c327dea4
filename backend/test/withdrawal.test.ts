import type { Order, OrderPayload, Receipt, Withdrawal } from '@storefront/shared/contract';
import { lastWithdrawalDay, PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { eq, inArray } from 'drizzle-orm';
import { ENGLISH_LOCALE } from '../src/core/locale';
import { loadPublicHolidays } from '../src/core/public-holidays';
import { audit_entries, customers, order_items, orders, sessions } from '../src/db/schema';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import { placeOrder } from '../src/modules/checkout/place-order';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS, startPaymentProvider } from './support/payment-provider';
import { freshLabel, openShop, REGISTRANT, type TestShop } from './support/shop';
import { auditTrail } from './support/audit-trail';
import { startStripe } from './support/stripe/stripe-stand-in';

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
afterEach(async () => {
  shop.deps.faults.clear();
  shop.pay.faults.clear();
  await shop.checkInvariants();
});

const consent: OrderPayload['consent'] = { immediate_performance: true, text_version: PERFORMANCE_CONSENT.version };

async function buy(who: TestCustomer, change: Partial<OrderPayload> = {}): Promise<Order> {
  const placed = await shop.placeOrder(who, { ...(await shop.payloadFor(who, [`${freshLabel()}.com`])), ...change });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return shop.settle(who, placed.json<{ order_id: string }>().order_id);
}
const look = async (who: TestCustomer, id: string) =>
  (await who.request({ url: `/api/checkout/1.0/order/${id}/withdrawal` })).json<Withdrawal>();
const declare = (who: TestCustomer, id: string, payload: object = { confirm: true }) =>
  who.request({ method: 'POST', url: `/api/checkout/1.0/order/${id}/withdrawal`, payload });

describe('[LG-05a] [LG-05b] consent to immediate performance', () => {
  it('is required from consumers in the EU and the UK: without it, or with another version of its text, nothing is ordered', async () => {
    const payload = await shop.payloadFor(consumer, [`${freshLabel()}.com`]);
    for (const given of [undefined, { immediate_performance: true, text_version: '2020-01' } as const]) {
      const refused = await shop.placeOrder(consumer, { ...payload, ...(given && { consent: given }) });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'consent_missing' });
    }
    expect(await shop.deps.db.select().from(orders).where(eq(orders.customer_id, consumer.id))).toEqual([]);
  });

  it('is saved with the order, with its time and the version of its text', async () => {
    const { order_id } = await buy(consumer, { consent });
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order_id));
    expect(row?.consent).toEqual({
      text_version: PERFORMANCE_CONSENT.version,
      given_at: row?.created_at.toISOString(),
    });
    const [placed] = await auditTrail(shop.deps.db, eq(audit_entries.subject, `order:${order_id}`));
    expect(placed?.after).toMatchObject({
      consent: row?.consent,
      tld_rules: { com: expect.stringMatching(/^\d{4}-\d{2}$/) as string },
    });
  });

  it('[LG-05b] is not required from a business, which cannot withdraw either; one whose VAT number was refused counts as a consumer', async () => {
    const business = await shop.asCustomer({ country: 'DE' });
    const setVat = (vat_status: 'confirmed' | 'refused') =>
      shop.deps.db
        .update(customers)
        .set({ company: 'Quay GmbH', vat_number: 'DE136695976', vat_status })
        .where(eq(customers.id, business.id));
    await setVat('confirmed');
    expect((await business.request({ url: '/api/tucowsbilling/1.0/user/profile' })).json()).toMatchObject({
      is_business: true,
    });
    const { order_id } = await buy(business);
    expect(await look(business, order_id)).toEqual({ open: false, until: null, last_day: null, declared_at: null });
    await setVat('refused');
    const refused = await shop.placeOrder(business, await shop.payloadFor(business, [`${freshLabel()}.com`]));
    expect(refused.json()).toMatchObject({ code: 'consent_missing' });
  });

  it('is not required from others', async () => {
    const { order_id } = await buy(await shop.asCustomer({ country: 'NO' }));
    expect(order_id).toBeTruthy();
  });
});

describe('[LG-05b] the withdrawal', () => {
  it('is declared with a confirmation, once, and acknowledged by email with date and time', async () => {
    const { order_id, order_items } = await buy(consumer, { consent });
    expect(await look(consumer, order_id)).toMatchObject({ open: true, declared_at: null });
    expect((await declare(consumer, order_id, {})).statusCode).toBe(400);
    shop.clock.advance(90);
    const at = shop.clock.now().toISOString();
    const answers = await Promise.all(Array.from({ length: 5 }, () => declare(consumer, order_id)));
    expect(answers.map((answer) => answer.json<Withdrawal>())).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ open: false, declared_at: at }) as Withdrawal),
    );
    const emails = (await shop.emails()).filter(
      ({ subject }) =>
        subject.startsWith('We received your withdrawal from order') && subject.includes(order_id.slice(0, 8)),
    );
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual(
      [consumer.email, shop.deps.config.supportEmail].sort(),
    );
    expect(emails[0]?.text).toContain(`${at.slice(11, 19)} UTC`);
    expect(emails[0]?.text).toContain(order_items[0]?.domain_name);
  });

  it('[LG-05b] is also open to a consumer in the UK, who has to consent too', async () => {
    const briton = await shop.asCustomer({ country: 'GB' });
    const refused = await shop.placeOrder(briton, await shop.payloadFor(briton, [`${freshLabel()}.com`]));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'consent_missing']);
    const { order_id } = await buy(briton, { consent });
    expect(await look(briton, order_id)).toMatchObject({ open: true, until: expect.any(String) as string });
    expect((await declare(briton, order_id)).json()).toMatchObject({ declared_at: shop.clock.now().toISOString() });
  });

  it('[LG-05b] is possible until the end of the 14th day after the order, in the customer’s time zone, and only for consumers in the EU and the UK', async () => {
    const goTo = async (at: Date): Promise<void> => {
      shop.clock.advance((at.getTime() - shop.clock.now().getTime()) / 1_000);
      const expires_at = new Date(at.getTime() + DAY * 1_000);
      await shop.deps.db.update(sessions).set({ updated_at: at, expires_at });
    };
    const { order_id } = await buy(consumer, { consent });
    const { last_day: lastDay, until } = await look(consumer, order_id);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order_id));
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
    expect(lastDay).toBe(lastWithdrawalDay(row?.created_at ?? new Date(), 'DE', await loadPublicHolidays()));
    // Pages of a former release read it as a moment, and those of another one as a day.
    const end = new Date(until ?? '');
    expect([day.format(end), day.format(end.getTime() + 1) > (lastDay ?? '')]).toEqual([lastDay, true]);
    await goTo(new Date(end.getTime() - 60_000));
    expect(await look(consumer, order_id)).toMatchObject({ open: true, until });
    await goTo(new Date(end.getTime() + 60_000));
    expect(await look(consumer, order_id)).toMatchObject({ open: false, until, declared_at: null });
    expect((await declare(consumer, order_id)).json()).toMatchObject({
      code: 'withdrawal_over',
      params: { until: lastDay },
    });

    const elsewhere = await shop.asCustomer({ country: 'NO' });
    const bought = await buy(elsewhere);
    expect(await look(elsewhere, bought.order_id)).toEqual({
      open: false,
      until: null,
      last_day: null,
      declared_at: null,
    });
    expect((await declare(elsewhere, bought.order_id)).json()).toMatchObject({ code: 'no_withdrawal_right' });
  });

  it.each([
    // A Thursday.
    ['DE', '2026-12-10T12:00:00Z', '2026-12-24'],
    // Christmas Day is a Friday.
    ['DE', '2026-12-11T12:00:00Z', '2026-12-28'],
    // Boxing Day is a Saturday, and the Monday after is a holiday instead.
    ['GB', '2026-12-11T12:00:00Z', '2026-12-29'],
    // Easter Monday, and the August bank holiday, which are none in Scotland.
    ['GB', '2027-03-15T12:00:00Z', '2027-03-30'],
    ['GB', '2027-08-16T12:00:00Z', '2027-08-31'],
    // The Saturday before May Day.
    ['FR', '2028-04-15T12:00:00Z', '2028-05-02'],
    ['NL', '2026-12-27T12:00:00Z', '2027-01-11'],
  ])(
    '[LG-05b] from %s, of an order at %s, is possible until the end of %s, which is a working day there',
    async (country, ordered, lastDay) => {
      const customer = await shop.asCustomer({ country });
      const { order_id } = await buy(customer, { consent });
      const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, order_id));
      const setCreated = (created_at: Date) =>
        shop.deps.db.update(orders).set({ created_at }).where(eq(orders.id, order_id));
      await setCreated(new Date(ordered));
      expect(await look(customer, order_id)).toMatchObject({ last_day: lastDay });
      const receipt = await customer.request({ url: `/api/checkout/1.0/order/${order_id}/receipt` });
      expect(receipt.body).toContain(`until the end of ${ENGLISH_LOCALE.date(lastDay)}, without`);
      await setCreated(row?.created_at ?? new Date());
    },
  );

  it("I9 from another customer's order is 404", async () => {
    const { order_id } = await buy(consumer, { consent });
    const other = await shop.asCustomer({ country: 'DE' });
    expect([(await declare(other, order_id)).statusCode, (await declare(other, 'rubbish')).statusCode]).toEqual([
      404, 404,
    ]);
    expect(await look(consumer, order_id)).toMatchObject({ open: true });
  });
});

describe('[LG-05b] what has not been carried out yet is refunded', () => {
  const isPaid = ({ captured }: Order): boolean => captured > 0;
  const emailsTo = async (address: string) => (await shop.emails()).filter(({ recipient }) => recipient === address);
  const audited = async (action: string, subjects: string[]) =>
    (await auditTrail(shop.deps.db, inArray(audit_entries.subject, subjects))).filter(
      (entry) => entry.action === action,
    );
  const itemIds = async (id: string) =>
    (
      await shop.deps.db
        .select({ id: order_items.id })
        .from(order_items)
        .where(eq(order_items.order_id, asId(id)))
    ).map((row) => `order_item:${row.id}`);

  /** An order with a domain to register and one to transfer. */
  async function orderBoth(transferred: string, change: Partial<OrderPayload> = {}): Promise<string> {
    const base = await shop.payloadFor(consumer, [`${freshLabel()}.com`], change);
    const { cost, tax, quote } = await shop.price(consumer, { type: 'transfer', domain_name: transferred, period: 1 });
    const cents = (one: number, other: number): number => (Math.round(one * 100) + Math.round(other * 100)) / 100;
    const placed = await shop.placeOrder(consumer, {
      ...base,
      consent,
      original_amount: cents(base.original_amount, cost),
      original_tax: cents(base.original_tax, tax),
      order_items: [
        ...base.order_items,
        {
          product: 'domain',
          type: 'transfer',
          domain_name: transferred,
          period: 1,
          auth_info: 'Right-code-1',
          registrant: REGISTRANT,
          tld_data: {},
          quote,
        },
      ],
    });
    if (placed.statusCode !== 201) throw new Error(placed.body);
    return placed.json<{ order_id: string }>().order_id;
  }
  async function later(days: number): Promise<void> {
    shop.clock.advance(days * DAY);
    const now = shop.clock.now();
    await shop.deps.db.update(sessions).set({ updated_at: now, expires_at: new Date(now.getTime() + DAY * 1_000) });
  }

  it.each(['no fault', 'drop_request', 'drop_response'] as const)(
    'a pending transfer is cancelled and refunded once, with a note; the registered domain stays (%s)',
    async (fault) => {
      const domain = `sixdays-${freshLabel().slice(-10)}.com`;
      const id = await orderBoth(domain);
      const paid = await shop.settle(consumer, id, isPaid);
      if (fault !== 'no fault')
        for (const operation of ['transfer_cancel', 'find'])
          shop.deps.faults.add({ operation, subject: domain, fault: { kind: fault } });
      if (fault !== 'no fault') shop.pay.faults.add({ operation: 'refund', fault: { kind: fault } });
      await Promise.all([declare(consumer, id), declare(consumer, id), declare(consumer, id)]);
      const ended = await shop.settle(consumer, id);
      const [kept, brought] = ended.order_items;
      const given = Math.round(((brought?.cost ?? 0) + (brought?.tax ?? 0)) * 100) / 100;
      expect(ended).toMatchObject({
        status_name: 'partially_completed',
        captured: paid.total,
        refunded: given,
        order_items: [{ status: 'completed' }, { status: 'refunded' }],
      });

      const receipt = (await consumer.request({ url: `/api/checkout/1.0/order/${id}/receipt` })).json<Receipt>();
      expect(receipt.refunds).toEqual([expect.objectContaining({ domain_name: domain, amount: given })]);
      expect(receipt.lines.map(({ money }) => money)).toEqual(['charged', 'refunded']);
      expect(await audited('order.withdrawn', [`order:${id}`])).toHaveLength(1);
      expect((await audited('order_item.gave_back', await itemIds(id))).length).toBe(1);
      const emails = await emailsTo(consumer.email);
      const acknowledged = emails.find(({ subject }) => subject.startsWith('We received your withdrawal'))?.text;
      expect(acknowledged).toContain(
        `${kept?.domain_name} is registered, as you asked before paying, so your right to withdraw from it has ended, and nothing is refunded for it.`,
      );
      expect(acknowledged).toContain(`${domain} is being transferred. We are cancelling the transfer`);
      expect(emails.filter(({ subject }) => subject.endsWith('has been refunded'))).toHaveLength(1);
    },
  );

  it.each(['is not', 'is'])(
    'items that were not started are removed without a charge when the bank’s confirmation %s answered',
    async (isAnswered) => {
      const id = await orderBoth(`sixdays-${freshLabel().slice(-10)}.com`, {
        payment_method_id: (await shop.storeCard(consumer, CARDS.challenged)).id,
      });
      const waiting = await shop.settle(consumer, id, ({ payment }) => payment.challenge_url !== null);
      expect((await declare(consumer, id)).statusCode).toBe(200);
      if (isAnswered === 'is') await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
      const ended = await shop.settle(consumer, id);
      // A confirmation before the order's next step leads to a payment, which is released; a later one has no effect.
      expect(['cancelled', ...(isAnswered === 'is' ? ['failed'] : [])]).toContain(ended.status_name);
      expect(ended).toMatchObject({ captured: 0, payment: { challenge_url: null, message: '' } });
      expect(ended.order_items.map(({ status, code, message }) => [status, code, message])).toEqual(
        Array.from({ length: 2 }, () => ['cancelled', 'withdrawn_in_time', 'You withdrew before we started on it.']),
      );
      const acknowledged = (await emailsTo(consumer.email)).find(({ subject }) =>
        subject.startsWith('We received your withdrawal'),
      );
      expect(acknowledged?.text).toContain('so we removed it from the order and did not charge you for it.');
    },
  );

  it('a transfer that the registrar has already released cannot be cancelled: customer and shop are told once, and staff decide', async () => {
    const domain = `sixdays-${freshLabel().slice(-10)}.com`;
    const id = await orderBoth(domain);
    await shop.settle(consumer, id, isPaid);
    await later(1.1);
    let looks = 0;
    await shop.settle(consumer, id, () => (looks += 1) > 2);
    await declare(consumer, id);
    looks = 0;
    const told = await shop.settle(
      consumer,
      id,
      ({ order_items: [, item] }) => (looks += 1) > 6 || item?.code === 'withdrawal_too_late',
    );
    expect(told.order_items[1]).toMatchObject({
      status: 'checking',
      code: 'withdrawal_too_late',
      message: expect.stringContaining(
        'cannot be cancelled. We will decide what to refund and email you within 14 days',
      ) as string,
    });
    // As another version would save it.
    await shop.deps.db
      .update(order_items)
      .set({ message: 'It is too late to stop it.' })
      .where(eq(order_items.domain_name, domain));
    looks = 0;
    await shop.settle(consumer, id, () => (looks += 1) > 4);
    await later(5);
    expect(await shop.settle(consumer, id)).toMatchObject({ status_name: 'completed', refunded: 0 });
    for (const address of [consumer.email, shop.deps.config.supportEmail])
      expect(
        (await emailsTo(address)).filter(
          ({ subject }) => subject === `The transfer of ${domain} could not be cancelled`,
        ),
      ).toHaveLength(1);
    expect(await audited('order.withdrawal_undecided', await itemIds(id))).toHaveLength(1);
  });
});

describe.each([
  ['the payment sandbox', startPaymentProvider],
  ['Stripe', startStripe],
] as const)('[LG-05c] a withdrawal while the payment at %s has an unknown outcome', (_provider, startPay) => {
  let paying: TestShop;
  let buyer: TestCustomer;
  beforeAll(async () => {
    paying = await openShop({}, { startPay });
  });
  afterAll(() => paying.close());
  beforeEach(async () => {
    buyer = await paying.asCustomer({ country: 'DE' });
  });
  afterEach(async () => {
    paying.pay.faults.clear();
    await paying.checkInvariants();
  });

  const payload = async (card: string): Promise<OrderPayload> => ({
    ...(await paying.payloadFor(buyer, [`${freshLabel()}.com`], {
      payment_method_id: (await paying.storeCard(buyer, card)).id,
    })),
    consent,
  });
  const withdraw = async (id: string): Promise<void> =>
    expect((await declare(buyer, id)).json()).toMatchObject({ declared_at: expect.any(String) as string });
  const listPayments = (id: string) =>
    paying.pay
      .payments()
      .filter(({ order }) => order === id)
      .map(({ status, captured }) => [status, captured]);

  /** An order whose payment has an unknown outcome, and from which the customer has withdrawn. */
  async function withdrawUnknown(kind: 'drop_request' | 'drop_response', card: string): Promise<string> {
    paying.pay.faults.add({ operation: 'authorise', fault: { kind } });
    paying.pay.faults.add({ operation: 'find', fault: { kind: 'error' }, times: 0 });
    const placed = await paying.placeOrder(buyer, await payload(card));
    const id = placed.json<{ order_id: string }>().order_id;
    await paying.settle(buyer, id, ({ payment }) => payment.code === 'bank_silent');
    await withdraw(id);
    // Waits until it is not being processed.
    await paying.settle(buyer, id, () => true);
    paying.pay.faults.clear();
    return id;
  }
  const withdrawn = [{ status: 'cancelled', code: 'withdrawn_in_time' }];

  it('requests no payment when the provider never got the request', async () => {
    const id = await withdrawUnknown('drop_request', CARDS.fine);
    const ended = await paying.settle(buyer, id);
    expect(ended).toMatchObject({ status_name: 'cancelled', payment: { message: '' }, order_items: withdrawn });
    expect(listPayments(id)).toEqual([]);
    const trail = await auditTrail(paying.deps.db, eq(audit_entries.subject, `order:${id}`));
    expect(trail.at(-1)?.action).toBe('order.cancelled');
  });

  it.each([
    ['held', CARDS.fine],
    ['waiting for the bank', CARDS.challenged],
  ])('releases the money when it turns out to be %s', async (_what, card) => {
    const id = await withdrawUnknown('drop_response', card);
    expect(await paying.settle(buyer, id)).toMatchObject({
      captured: 0,
      order_items: withdrawn,
      status_name: 'failed',
    });
    expect(listPayments(id)).toEqual([['cancelled', 0]]);
  });

  it('ends the order with the reason when the card turns out to be declined', async () => {
    const id = await withdrawUnknown('drop_response', CARDS.declined);
    expect(await paying.settle(buyer, id)).toMatchObject({
      status_name: 'payment_failed',
      captured: 0,
      payment: { code: 'declined' },
      order_items: withdrawn,
    });
  });

  it('ends the order with the reason when the bank declines just before the hold is released', async () => {
    const id = await withdrawUnknown('drop_response', CARDS.challenged);
    const { payment } = paying.deps;
    let looks = 0;
    const declining = new Proxy(payment, {
      get: (target, key) => {
        const value = Reflect.get(target, key) as unknown;
        if (typeof value !== 'function') return value;
        const call = value.bind(target) as typeof payment.find;
        if (key !== 'find') return call;
        return async (asked: Parameters<typeof call>[0]) => {
          const found = await call(asked);
          looks += 1;
          if (looks === 1 && found.kind === 'payment')
            await paying.pay.answerChallenge(found.payment.challengeUrl ?? '', false);
          return found;
        };
      },
    });
    paying.clock.advance(60);
    const by = { actor: 'system', requestId: null };
    await new OrderProcessor({ ...paying.deps, payment: declining }).advance(asId(id), by);
    // The shop's own processor may do the rest.
    expect(looks).toBeGreaterThan(0);
    expect(await paying.settle(buyer, id)).toMatchObject({
      status_name: 'payment_failed',
      captured: 0,
      payment: { code: 'authentication' },
      order_items: withdrawn,
    });
  });

  it('requests no payment when it is declared before the order is processed', async () => {
    const { deps } = paying;
    const placed = await placeOrder(
      { ...deps, availabilityCache: new AvailabilityCache(deps) },
      { id: buyer.id, country: 'DE', vat: null },
      await payload(CARDS.fine),
      {
        actor: `customer:${buyer.id}`,
        requestId: null,
        merchantInitiated: false,
        signedInRecently: true,
        language: 'en',
      },
    );
    await withdraw(placed.order_id);
    expect(await paying.settle(buyer, placed.order_id)).toMatchObject({
      status_name: 'cancelled',
      order_items: withdrawn,
    });
    expect(listPayments(placed.order_id)).toEqual([]);
  });
});
