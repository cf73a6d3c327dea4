import { millisecondsInDay, secondsInDay } from 'date-fns/constants';
import type { Autorenewal } from '@storefront/shared/contract';
import { assertMinor, toMinor } from '@storefront/shared/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  autorenewals,
  customers,
  domains,
  order_items,
  orders,
  payment_methods,
  price_tables,
  registrar_sandbox_names,
  registrar_sandbox_orders,
  sessions,
} from '../src/db/schema';
import { refundLines } from '../src/modules/checkout';
import { createPriceImportService } from '../src/modules/price-list/price-import-service';
import { autorenewing } from '../src/modules/renewals/autorenewals';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { renewDueNames, sendExpiryNotices } from './support/due-work';
import { proving } from './support/account';
import { asId } from './support/as-id';
import type { TestCustomer } from './support/app';
import { CARDS } from './support/payment-provider';
import { freshLabel, newKey, openShop, type TestShop } from './support/shop';

let shop: TestShop;
let customer: TestCustomer;
let name: string;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.asCustomer();
  name = await buyName();
});
afterEach(async () => {
  await shop.checkInvariants();
  // The next test is another year in the same shop: this domain must not come due in it, and prices are reset.
  await shop.deps.db.update(domains).set({ ended_at: shop.clock.now() });
  await shop.deps.db.delete(price_tables);
  await shop.deps.priceListCache.refresh();
});

/** An instance of the shop, with its own availability cache. */
const instance = () => ({ ...shop.deps, availabilityCache: new AvailabilityCache(shop.deps) });

/** Buys a domain that expires in a year, with auto-renew on. */
async function buyName(ending = 'com'): Promise<string> {
  const bought = `${freshLabel()}.${ending}`;
  await shop.settle(customer, await shop.place(customer, { bought: [bought] }));
  return bought;
}

async function domain() {
  const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
  if (!row) throw new Error(`Domain ${name} not found`);
  return row;
}

const setDomain = (set: Partial<typeof domains.$inferInsert>) =>
  shop.deps.db.update(domains).set(set).where(eq(domains.name, name));

/** Moves the clock until the domain has the given days left, and keeps the customer signed in. */
async function daysLeft(days: number): Promise<void> {
  const { expiry_date } = await domain();
  shop.clock.advance((expiry_date.getTime() - shop.clock.now().getTime()) / 1_000 - days * secondsInDay);
  await shop.deps.db
    .update(sessions)
    .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + millisecondsInDay) });
}

/** Runs the hourly jobs: notices, renewals, the orders they place, and the results of these. */
async function hour(): Promise<void> {
  const deps = instance();
  await sendExpiryNotices(deps);
  await renewDueNames(deps);
  await settleRenewals();
  await renewDueNames(deps);
}

async function settleRenewals(): Promise<void> {
  for (const { id } of await renewals()) await shop.settle(customer, id);
}

const renewals = () =>
  shop.deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.merchant_initiated, true), eq(orders.customer_id, customer.id)))
    .orderBy(orders.created_at);

/** The state of the domain's automatic renewal. */
const rows = async () =>
  shop.deps.db
    .select()
    .from(autorenewals)
    .where(eq(autorenewals.domain_id, (await domain()).id));

/** Emails about renewals, oldest first. */
const emails = async () =>
  (await shop.emails())
    .filter(
      ({ recipient, subject, text }) => recipient === customer.email && subject.includes(name) && /renew/.test(text),
    )
    .reverse();
const subjects = async () => (await emails()).map(({ subject }) => subject.replace(name, 'it'));
const failures = async () => (await emails()).filter(({ subject }) => subject.endsWith('could not be renewed'));

const ofCustomer = () => and(eq(payment_methods.customer_id, customer.id), isNull(payment_methods.deleted_at));

/** Stores a card and makes it the only one. */
async function onlyCard(number: string): Promise<void> {
  await shop.deps.db
    .update(payment_methods)
    .set({ deleted_at: shop.clock.now(), is_default: false })
    .where(ofCustomer());
  await shop.storeCard(customer, number);
  // It has paid before, and its bank has declined it since.
  await shop.deps.db
    .update(payment_methods)
    .set({ is_default: true, verified_at: shop.clock.now(), default_wanted: false })
    .where(ofCustomer());
}

async function comRenewalCosts(amount: string): Promise<void> {
  const imports = createPriceImportService(shop.deps);
  const text = (await imports.export('prices')).replace(/^(\.com,USD,[\d.]+),[\d.]+/m, `$1,${amount}`);
  const compared = await imports.import({ file: 'prices.csv', text, actor: 'import:test' });
  if (compared.kind !== 'compared') throw new Error(JSON.stringify(compared));
  await imports.import({ file: 'prices.csv', text, actor: 'import:test', applyTo: compared.edition });
}

describe('a name with autorenew', () => {
  test('[LG-04d] [LG-02b] is announced with date, amount including tax and card at 60 and 30 days, charged exactly that at 25 days, and has its receipt', async () => {
    await shop.deps.db.update(customers).set({ country: 'DE' }).where(eq(customers.id, customer.id));
    const before = (await domain()).expiry_date;
    await daysLeft(60);
    await hour();
    await daysLeft(30);
    await hour();
    const [first, second] = await emails();
    expect(first?.text).toMatch(
      /On \w+ \w+, \d{4}, we will renew it for one year and charge \$17\.73 \(\$14\.90 and \$2\.83 tax\) to Visa 4242\./,
    );
    expect(second?.text).toContain('charge $17.73 ');
    expect(second?.text).toMatch(
      /To let the domain expire instead, turn off auto-renew before that day: \S+\/domain\/overview\?name=/,
    );
    expect(second?.text).not.toMatch(/write to/i);
    expect(await renewals()).toEqual([]);

    await daysLeft(25);
    await hour();
    const [order, ...others] = await renewals();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ state: 'completed', total: 1773, captured: 1773 });
    expect((await domain()).expiry_date.getUTCFullYear()).toBe(before.getUTCFullYear() + 1);
    expect((await shop.emails())[0]).toMatchObject({ subject: `${name} is renewed`, document: `receipt:${order?.id}` });

    await daysLeft(364);
    for (let day = 0; day < 5; day += 1) await hour();
    expect(await renewals()).toHaveLength(1);
    expect(await subjects()).toHaveLength(3);
  });

  test('[R9] [OR-05c] is renewed and charged once by four instances at once, again and again', async () => {
    await daysLeft(60);
    await sendExpiryNotices(instance());
    await daysLeft(25);
    await Promise.all(Array.from({ length: 4 }, () => renewDueNames(instance())));
    await settleRenewals();
    await Promise.all(Array.from({ length: 4 }, () => renewDueNames(instance())));
    expect(await renewals()).toHaveLength(1);
    const [order] = await renewals();
    expect(shop.pay.payments().filter((payment) => payment.order === order?.id)).toMatchObject([
      { status: 'captured', captured: order?.total },
    ]);
    expect(
      await shop.deps.db
        .select()
        .from(registrar_sandbox_orders)
        .where(and(eq(registrar_sandbox_orders.name, name), eq(registrar_sandbox_orders.kind, 'renew'))),
    ).toHaveLength(1);
  });

  test('[OR-05c] an order that a process placed just before it crashed is found again and followed', async () => {
    await daysLeft(60);
    await sendExpiryNotices(instance());
    await daysLeft(25);
    const [told] = await rows();
    await renewDueNames(instance());
    // The state after the crash: the order exists, but the attempt was not saved.
    await shop.deps.db
      .update(autorenewals)
      .set({ attempts: told?.attempts ?? 0, order_id: null, next_at: told?.next_at ?? null });
    await comRenewalCosts('15.90');
    await renewDueNames(instance());
    await settleRenewals();
    await renewDueNames(instance());
    expect(await renewals()).toMatchObject([{ state: 'completed', total: 1863 }]);
    expect(await rows()).toMatchObject([{ attempts: 1, order_id: null, next_at: null }]);
  });

  test('[LG-04d] a price that has risen is announced first and charged five days later; one that has fallen is charged as it is', async () => {
    await daysLeft(60);
    await hour();
    await comRenewalCosts('19.90');
    await daysLeft(25);
    await hour();
    await hour();
    expect(await renewals()).toEqual([]);
    const [, risen, ...more] = await emails();
    expect(more).toEqual([]);
    expect(risen?.subject).toContain('at a higher price');
    expect(risen?.text).toMatch(
      /has gone up from the \$18\.63 we told you\. Nothing was charged\.[^]*charge \$24\.88 \(\$19\.90 and \$4\.98 tax\) to Visa 4242/,
    );
    await daysLeft(20.1);
    await hour();
    expect(await renewals()).toEqual([]);
    await comRenewalCosts('17.90');
    await daysLeft(20);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'completed', total: 2238, captured: 2238 }]);
  });

  test('[LG-04d] a declined card is reported at once with what to do, tried again after three and seven days, then left alone', async () => {
    await onlyCard(CARDS.declined);
    await daysLeft(60);
    await hour();
    for (const left of [25, 24, 22.1, 21.9, 18, 15, 14.8, 10, 5]) {
      await daysLeft(left);
      await hour();
    }
    const told = await failures();
    expect(told).toHaveLength(3);
    expect(told[0]?.text).toMatch(
      /The bank declined Visa 0002\. Nothing was charged\.[^]*We will try again on [^]*\/account\/billing\n[^]*any card\.[^]*\/domain\/list\?find=/,
    );
    expect(told[2]?.text).toContain('We will not try again.');
    const { expiry_date } = await domain();
    const tried = (await renewals()).map(({ state, created_at }) => [
      state,
      Math.round((created_at.getTime() - expiry_date.getTime()) / millisecondsInDay),
    ]);
    expect(tried).toEqual([
      ['payment_failed', -25],
      ['payment_failed', -22],
      ['payment_failed', -15],
    ]);
  });

  test('[LG-04d] the job checks its orders again, so that a decline is reported minutes later and not at the next hour', async () => {
    await onlyCard(CARDS.declined);
    await daysLeft(60);
    await sendExpiryNotices(instance());
    await daysLeft(25);
    // Clears what other tests left in the queues.
    await shop.deps.jobs.drain();
    await shop.deps.jobs.enqueue(autorenewing, {});
    await shop.deps.jobs.drain({ delayed: false });
    await settleRenewals();
    expect(await failures()).toHaveLength(0);
    // The stored message text makes no difference.
    await shop.deps.db.update(orders).set({ payment_message: '' }).where(eq(orders.payment_code, 'declined'));
    await shop.deps.jobs.drain();
    expect(await renewals()).toMatchObject([{ state: 'payment_failed', payment_code: 'declined' }]);
    expect((await failures()).map(({ text }) => text)).toEqual([
      expect.stringContaining('The bank declined Visa 0002. Nothing was charged.'),
    ]);
  });

  test('[LG-04d] a retry after a decline charges the card that the customer has stored meanwhile', async () => {
    await onlyCard(CARDS.empty);
    await daysLeft(60);
    await hour();
    await daysLeft(25);
    await hour();
    expect(await failures()).toHaveLength(1);
    await onlyCard(CARDS.fine);
    await daysLeft(21.9);
    await hour();
    expect((await renewals()).map(({ state }) => state)).toEqual(['payment_failed', 'completed']);
    expect(await failures()).toHaveLength(1);
  });

  test('[LG-04d] an expiry that its registry corrects within the day starts the attempts anew, each with an order of its own', async () => {
    await onlyCard(CARDS.empty);
    await daysLeft(60);
    await hour();
    await daysLeft(25);
    await hour();
    expect(await failures()).toHaveLength(1);
    await onlyCard(CARDS.fine);
    const corrected = new Date(`${(await domain()).expiry_date.toISOString().slice(0, 10)}T23:59:00Z`);
    await setDomain({ expiry_date: corrected });
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ expires_at: corrected })
      .where(eq(registrar_sandbox_names.name, name));
    await hour();
    await daysLeft(19);
    await hour();
    expect((await renewals()).map(({ state }) => state)).toEqual(['payment_failed', 'completed']);
    expect(await failures()).toHaveLength(1);
  });

  test('[LG-04d] a bank that asks for confirmation counts as a decline, with its own text, and no order waits for the absent customer', async () => {
    await onlyCard(CARDS.challenged);
    await daysLeft(60);
    await hour();
    await daysLeft(25);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'payment_failed', challenge_url: null }]);
    expect((await failures())[0]?.text).toContain(
      'The bank wants you to confirm payments with Visa 3155 yourself. Nothing was charged.',
    );
  });

  test('[LG-04d] without a card, or with an expired one, nothing is ordered and the customer is told', async () => {
    await shop.deps.db
      .update(payment_methods)
      .set({ deleted_at: shop.clock.now(), is_default: false })
      .where(ofCustomer());
    await daysLeft(60);
    await hour();
    expect((await emails())[0]?.text).toMatch(/You have no saved card\. [^\n]*\/account\/billing\n/);
    await daysLeft(25);
    await Promise.all([renewDueNames(instance()), renewDueNames(instance())]);
    expect((await failures()).map(({ text }) => /You have no saved card/.test(text))).toEqual([true]);

    await shop.storeCard(customer);
    await shop.deps.db
      .update(payment_methods)
      .set({ exp_year: shop.clock.now().getUTCFullYear() - 1 })
      .where(ofCustomer());
    await daysLeft(22);
    await hour();
    expect((await failures())[1]?.text).toMatch(/Visa 4242 has expired, so nothing was charged\./);
    expect(await renewals()).toEqual([]);
  });

  test('[LG-04d] [CT-03] keeps its add-ons, and the email lists them with the total price', async () => {
    await setDomain({ has_whois_privacy: true, email_forwarding: true, email_forwards_max: 2 });
    await daysLeft(60);
    await hour();
    const [notice] = await emails();
    expect(notice?.text).toContain(
      'we will renew it for one year with Privacy Protection and Email Forwarding for 2 addresses and charge',
    );
    const told = Number(/and charge \$([\d.]+\d)/.exec(notice?.text ?? '')?.[1]);
    await daysLeft(25);
    await hour();
    const [order] = await renewals();
    expect(order).toMatchObject({ state: 'completed', captured: Math.round(told * 100) });
    expect(order?.captured).toBeGreaterThan(1863);
  });

  test('[LG-04d] that came late, or whose switch was turned on late, is announced first and charged five days after', async () => {
    await setDomain({ is_auto_renew: false });
    await daysLeft(12);
    await setDomain({ is_auto_renew: true });
    await renewDueNames(instance());
    await renewDueNames(instance());
    expect(await subjects()).toEqual([expect.stringContaining('it renews automatically on')]);
    await daysLeft(7);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'completed' }]);
  });

  test('[R9] [LG-02a] whose switch is turned on in the grace period: the late fee is announced first, and exactly that is charged five days later', async () => {
    await setDomain({ ended_at: shop.clock.now() });
    name = await buyName('studio');
    await setDomain({ is_auto_renew: false });
    await daysLeft(-3);
    await setDomain({ is_auto_renew: true });
    await renewDueNames(instance());
    const [told] = await emails();
    expect(told?.text).toMatch(
      /charge \$44\.88 \(\$35\.90 and \$8\.98 tax\) to Visa 4242\. Of that, \$6\.00 before tax is for renewing late\./,
    );
    expect(await renewals()).toEqual([]);
    await daysLeft(-8.1);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'completed', total: 4488, captured: 4488 }]);
  });

  test('[R9] [I5] that its registry has put into redemption since: the restore fee is never paid automatically, and the customer is told', async () => {
    await setDomain({ is_auto_renew: false });
    await daysLeft(-3);
    await setDomain({ is_auto_renew: true });
    await renewDueNames(instance());
    await daysLeft(-8.1);
    await shop.deps.db
      .update(registrar_sandbox_names)
      .set({ expires_at: new Date(shop.clock.now().getTime() - 40 * millisecondsInDay) })
      .where(eq(registrar_sandbox_names.name, name));
    await hour();
    await hour();
    expect(await renewals()).toEqual([]);
    const told = await failures();
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(
      /already gone into redemption, so it has to be restored, for a fee that we never charge automatically\. Nothing was charged\.[^]*We will not try again\./,
    );
  });

  test('[LG-04d] what it will do is shown before it is switched on: the day, the amount including tax and the card of the charge that follows', async () => {
    await setDomain({ is_auto_renew: false });
    const asked = async (who = customer) => who.request({ method: 'GET', url: `/api/domain/1.0/autorenewal/${name}` });
    const { next } = (await asked()).json<{ next: Autorenewal | null }>();
    expect(next).toMatchObject({
      currency_code: 'USD',
      amount: 14.9,
      tax: 3.73,
      total: 18.63,
      card: { brand: 'Visa', last4: '4242', holds: true },
    });
    expect(new Date(next?.charge_at ?? 0).getTime()).toBe(
      (await domain()).expiry_date.getTime() - 25 * millisecondsInDay,
    );
    expect((await asked(await shop.asCustomer())).statusCode).toBe(404);

    const switched = await customer.request({
      method: 'POST',
      url: `/api/domain/1.0/edit/${name}`,
      payload: { auto_renew: true },
    });
    expect(switched.json()).toMatchObject({ is_auto_renew: true });
    await daysLeft(60);
    await hour();
    await daysLeft(25);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'completed', captured: 1863 }]);
    await setDomain({ is_auto_renew: false });
    await daysLeft(-31);
    expect((await asked()).json()).toEqual({ next: null });
  });

  test('[LG-02a] is not renewed once its grace period is over', async () => {
    await onlyCard(CARDS.declined);
    await daysLeft(-31);
    await hour();
    expect(await renewals()).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe('[LG-04d] [LG-04e] [R9] between the notice and the day of the charge', () => {
  beforeEach(async () => {
    await daysLeft(60);
    await hour();
    await daysLeft(26);
  });

  test('a domain that is switched off is not charged, and gets the usual notices', async () => {
    await setDomain({ is_auto_renew: false });
    await daysLeft(14);
    await hour();
    expect(await renewals()).toEqual([]);
    expect((await shop.emails())[0]?.subject).toBe(`${name} expires in 14 days`);
  });

  test('a domain that moves to another registrar is not charged, and gets no email', async () => {
    await setDomain({ ended_at: shop.clock.now() });
    const written = (await shop.emails()).length;
    await daysLeft(25);
    await hour();
    expect(await renewals()).toEqual([]);
    expect(await shop.emails()).toHaveLength(written);
  });

  async function renewByHand(names: readonly string[] = [name]) {
    const held = await shop.deps.db
      .select()
      .from(domains)
      .where(inArray(domains.name, [...names]));
    const quoted = await Promise.all(
      names.map((domain_name) => shop.price(customer, { type: 'renew', domain_name, period: 1 })),
    );
    const sum = (part: 'cost' | 'tax') => Math.round(quoted.reduce((all, one) => all + one[part] * 100, 0)) / 100;
    const [card] = await shop.deps.db.select().from(payment_methods).where(ofCustomer());
    return shop.placeOrder(customer, {
      original_amount: sum('cost'),
      original_tax: sum('tax'),
      payment_method_id: card?.id ?? '',
      currency_code: 'USD',
      order_items: quoted.map(({ domain: domain_name, quote }) => ({
        product: 'domain',
        type: 'renew',
        domain_name,
        period: 1,
        current_expiry_date: held.find((row) => row.name === domain_name)?.expiry_date.toISOString() ?? '',
        sub_items: [],
        quote,
      })),
      idempotency_key: newKey(),
    });
  }

  test('a domain that is renewed manually, or is being renewed, gets one year and one charge', async () => {
    const { expiry_date } = await domain();
    await daysLeft(25);
    const byHand = await renewByHand();
    await renewDueNames(instance());
    await shop.settle(customer, byHand.json<{ order_id: string }>().order_id);
    await renewDueNames(instance());
    expect(await renewals()).toEqual([]);
    expect((await domain()).expiry_date.getUTCFullYear()).toBe(expiry_date.getUTCFullYear() + 1);
  });

  test.each(['itself', 'the other domain of its last renewal'])(
    '[OR-13i] a domain is renewed although a refund for %s has waited for a year',
    async (which) => {
      const other = await buyName();
      await shop.deps.db.update(domains).set({ is_auto_renew: false }).where(eq(domains.name, other));
      await daysLeft(25);
      const id = (await renewByHand([name, other])).json<{ order_id: string }>().order_id;
      const { order_items: lines } = await shop.settle(customer, id);
      const line = lines.find(({ domain_name }) => (domain_name === name) === (which === 'itself'));
      if (!line) throw new Error('No line');
      // The bank does not take the refund.
      shop.pay.faults.add({ operation: 'refund', fault: { kind: 'error' }, times: 0 });
      await refundLines(
        shop.deps,
        asId(id),
        {
          itemIds: [line.id],
          amount: (toMinor(line.amount, 'USD') + toMinor(line.tax, 'USD')) / 100,
          reason: 'Promised',
        },
        { actor: 'staff', requestId: null },
      );
      let looks = 0;
      await shop.settle(customer, id, () => (looks += 1) > 3);
      const { expiry_date } = await domain();
      await daysLeft(60);
      await hour();
      await daysLeft(25);
      await hour();
      expect((await shop.order(customer, id)).status_name).toBe('provisioning');
      expect(await renewals()).toMatchObject([{ state: 'completed' }]);
      expect((await domain()).expiry_date.getUTCFullYear()).toBe(expiry_date.getUTCFullYear() + 1);
      shop.pay.faults.clear();
      await shop.settle(customer, id);
    },
  );

  /** Delays the registry's price for a renewal and runs something once in the meantime. */
  const whileAsked = (happens: () => Promise<unknown>) => {
    const deps = instance();
    const ask = deps.availabilityCache.findPremiums.bind(deps.availabilityCache);
    let happened = false;
    const findPremiums: typeof ask = async (...asked) => {
      if (!happened) {
        happened = true;
        await happens();
      }
      return ask(...asked);
    };
    return { ...deps, availabilityCache: Object.assign(deps.availabilityCache, { findPremiums }) };
  };
  const switchOff = () =>
    proving(shop, customer, { method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload: { auto_renew: false } });
  const deleteIt = () =>
    proving(shop, customer, {
      method: 'POST',
      url: `/api/domain/1.0/deletion/${name}`,
      payload: { confirm: name, refund: null },
    });

  test.each<[string, () => Promise<unknown>]>([
    [
      'auto-renew is turned off',
      async () => expect((await switchOff()).json()).toMatchObject({ is_auto_renew: false }),
    ],
    [
      'auto-renew is turned off and the registrar has not answered',
      async () => {
        shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_request' } });
        shop.deps.faults.add({ operation: 'info', subject: name, fault: { kind: 'error' } });
        expect((await switchOff()).statusCode).toBe(503);
      },
    ],
    ['it is deleted', async () => expect((await deleteIt()).json()).toEqual({ state: 'deleted' })],
    [
      'its deletion is requested',
      async () => {
        shop.deps.faults.add({ operation: 'delete', subject: name, fault: { kind: 'drop_request' } });
        expect((await deleteIt()).json()).toEqual({ state: 'deleting' });
      },
    ],
    [
      'it is renewed manually',
      async () => shop.settle(customer, (await renewByHand()).json<{ order_id: string }>().order_id),
    ],
    ['it is being renewed manually', async () => expect((await renewByHand()).statusCode).toBe(201)],
  ])('[LG-04e] charges nothing when %s while the job processes the domain', async (_what, happens) => {
    await daysLeft(25);
    expect(await renewDueNames(whileAsked(happens))).toBe(0);
    expect(await renewals()).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 0, order_id: null }]);
    shop.deps.faults.clear();
  });

  test('[LG-04e] does not charge for an add-on that is cancelled while the job processes the domain', async () => {
    await setDomain({ domain_forwarding: true });
    // As announced with it.
    await shop.deps.db.update(autorenewals).set({ told_total: assertMinor(10_000) });
    await daysLeft(25);
    const cancel = () =>
      proving(shop, customer, {
        method: 'POST',
        url: `/api/domain/1.0/edit/${name}`,
        payload: { add_on: 'domain_forwarding', wanted: false },
      });
    expect(await renewDueNames(whileAsked(async () => expect((await cancel()).statusCode).toBe(200)))).toBe(0);
    expect(await renewals()).toEqual([]);
    await hour();
    const [order] = await renewals();
    const items = await shop.deps.db
      .select()
      .from(order_items)
      .where(eq(order_items.order_id, order?.id ?? asId('')));
    expect(items.map(({ state, sub_items }) => [state, sub_items])).toEqual([['completed', []]]);
  });

  test('a registry that does not return the price is queried again at the next run', async () => {
    await daysLeft(25);
    const silent = {
      ...instance(),
      availabilityCache: Object.assign(new AvailabilityCache(shop.deps), {
        findPremiums: () => Promise.resolve(new Map()),
      }),
    };
    await renewDueNames(silent);
    expect(await renewals()).toEqual([]);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'completed' }]);
  });

  test('[PR-03c] a refusal of the registrar, for example over another price, is reported like any failure, and the money is released', async () => {
    shop.deps.faults.add({ operation: 'renew', subject: name, fault: { kind: 'price_changed' } });
    await daysLeft(25);
    await hour();
    expect(await renewals()).toMatchObject([{ state: 'failed', captured: 0 }]);
    expect(await failures()).toHaveLength(1);
    expect((await failures())[0]?.text).toContain('The registry changed its price, so we did not buy it.');
    expect((await failures())[0]?.text).toContain('We will try again on');
  });
});
