import { millisecondsInDay } from 'date-fns/constants';
import type { DomainInfo } from '@storefront/shared/contract';
import { addYears } from 'date-fns';
import { eq, inArray } from 'drizzle-orm';
import { domains, order_items, orders, outbox, payment_methods, registrar_sandbox_orders } from '../src/db/schema';
import { CONVERGE_MS, KillableShop } from './support/killable-shop';
import { CARDS } from './support/payment-provider';
import { freshLabel, newItem } from './support/shop';

/** Where the backend is killed while notices are sent, and while one night's renewals are placed and carried out; `:2` is the second domain. */
const atNotices = ['within-notices:3', 'before-commit-notice', 'after-commit-notice'];
const atPlacing = [
  'before-placed-commit',
  'after-placed',
  'before-placed-commit:2',
  'after-autorenewal-followed',
  'after-placed:3',
];
/** Points in every order, whether placed by a customer or the shop: `npm run faults` kills there as well. */
const atOrders =
  process.env.KILL_POINTS === 'all'
    ? ['before-authorise', 'after-authorise', 'before-register', 'after-register', 'before-settle', 'after-settle']
    : [];
/** For a declined card: where the failure is recorded and reported. */
const atFailures = [
  'after-autorenewal-followed:2',
  'before-commit-autorenewal-failed',
  'after-commit-autorenewal-failed',
  'before-commit-autorenewal-failed',
];

/** Matches the email that announces automatic renewals; its text lists all domains. */
const ANNOUNCED = /renews? automatically/;

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.open();
}, 240_000);

afterAll(() => shop.close());

/** Buys domains with auto-renew. @returns the earliest expiry among them */
async function buy(names: readonly string[]): Promise<Date> {
  const id = await shop.post(await shop.payloadFor(await shop.storeCard(), 'new', names, newItem));
  expect(await shop.ended(id ?? '')).toMatchObject({ status_name: 'completed' });
  const bought = await Promise.all(
    names.map((name) => shop.json<DomainInfo>(`/api/domain/1.0/info/${name}?currency_code=USD`)),
  );
  return new Date(Math.min(...bought.map(({ expiry_date }) => new Date(expiry_date).getTime())));
}

/** Repeats the hourly work until `isDone`. The process may be killed meanwhile. */
async function workUntil(isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (;;) {
    // A process killed at its failpoint does not respond; the test checks how it ended.
    await shop.work().catch(() => undefined);
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Starts the backend at the given time once per failpoint, and has it killed there. */
async function killAtEach(failpoints: readonly string[], at: Date): Promise<void> {
  for (const failpoint of failpoints) {
    await shop.start({ failpoint, at });
    let isOver = false;
    const killed = shop.wasKilled().finally(() => (isOver = true));
    await workUntil(() => isOver);
    expect({ failpoint, killed: await killed }).toEqual({ failpoint, killed: true });
  }
}

/** Starts the backend at the given time and works until each domain has had this many emails of a kind. */
async function untilEmailed(at: Date, names: readonly string[], kind: RegExp, times: number): Promise<void> {
  await shop.start({ at });
  const restarted = Date.now();
  await workUntil(async () => {
    const emails = (await shop.emails()).filter(({ subject }) => kind.test(subject));
    const isTold = names.every((name) => emails.filter(({ text }) => text.includes(name)).length >= times);
    if (!isTold && Date.now() - restarted > CONVERGE_MS)
      throw new Error(
        `No email after ${CONVERGE_MS} ms: ${emails.map(({ subject }) => subject).join(', ')}. The backend said:\n${shop.backend.lastOutput()}`,
      );
    return isTold;
  });
}

/** Later runs must find nothing left to do: runs everything again, once the previous run is over. */
async function workAgain(at: Date): Promise<void> {
  await shop.start({ at });
  for (let look = 0; look < 3; look += 1) {
    await shop.work();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * millisecondsInDay);
const freshNames = (count: number): string[] => Array.from({ length: count }, () => `${freshLabel()}.com`).sort();

test('[S1] [OR-05c] [LG-04d] [LG-02c] automatic renewals killed at each step: one order, one charge and one year more for each name, and each email once', async () => {
  await shop.start();
  await shop.signIn();
  const names = freshNames(6);
  const expiry = await buy(names);
  await shop.backend.stop();

  const firstNotice = daysBefore(expiry, 59);
  await killAtEach(atNotices, firstNotice);
  await untilEmailed(firstNotice, names, ANNOUNCED, 1);
  await untilEmailed(daysBefore(expiry, 29), names, ANNOUNCED, 2);
  await shop.backend.stop();

  const due = daysBefore(expiry, 24);
  await killAtEach([...atPlacing, ...atOrders], due);
  await untilEmailed(due, names, /is renewed$/, 1);
  await workAgain(daysBefore(expiry, 20));

  await shop.audit(async (db, books) => {
    for (const name of names) {
      const renewals = await db
        .select({
          id: orders.id,
          state: orders.state,
          total: orders.total,
          bought_until: order_items.current_expiry_date,
        })
        .from(orders)
        .innerJoin(order_items, eq(order_items.order_id, orders.id))
        .where(eq(order_items.domain_name, name))
        .orderBy(orders.created_at);
      const [, renewal] = renewals;
      expect(renewals).toHaveLength(2);
      expect(renewal?.state).toBe('completed');
      expect(books.filter(({ order }) => order === renewal?.id)).toMatchObject([
        { status: 'captured', captured: renewal?.total, refunded: 0 },
      ]);
      const carriedOut = await db
        .select({ kind: registrar_sandbox_orders.kind })
        .from(registrar_sandbox_orders)
        .where(eq(registrar_sandbox_orders.name, name));
      expect(carriedOut.map(({ kind }) => kind).sort()).toEqual(['new', 'renew']);
      const [domain] = await db
        .select({ expiry_date: domains.expiry_date })
        .from(domains)
        .where(eq(domains.name, name));
      expect(domain?.expiry_date).toEqual(addYears(renewal?.bought_until ?? 0, 1));
      const emails = await db.select({ subject: outbox.subject, text: outbox.text }).from(outbox);
      const renewalEmails = emails.filter(({ subject, text }) => text.includes(name) && /renew/.test(subject));
      expect(renewalEmails.map(({ subject }) => subject).sort()).toEqual([
        expect.stringMatching(ANNOUNCED),
        expect.stringMatching(ANNOUNCED),
        `${name} is renewed`,
      ]);
    }
  });
}, 300_000);

test('[S1] [LG-04d] a renewal that the bank declines, killed around the email that says so: it is reported once, and nothing is charged', async () => {
  await shop.start();
  await shop.signIn();
  const names = freshNames(2);
  const expiry = await buy(names);
  await shop.storeCard(CARDS.declined);
  await untilEmailed(daysBefore(expiry, 59), names, ANNOUNCED, 1);
  await untilEmailed(daysBefore(expiry, 29), names, ANNOUNCED, 2);
  await shop.audit((db) =>
    db.transaction(async (tx) => {
      // It has paid before, and its bank has declined it since.
      await tx.update(payment_methods).set({ is_default: false });
      await tx.update(payment_methods).set({ is_default: true }).where(eq(payment_methods.last4, '0002'));
    }),
  );

  const due = daysBefore(expiry, 24);
  await killAtEach(atFailures, due);
  await untilEmailed(due, names, /could not be renewed$/, 1);
  await workAgain(daysBefore(expiry, 23));

  await shop.audit(async (db, books) => {
    const tried = await db
      .select({ id: orders.id, state: orders.state, name: order_items.domain_name })
      .from(orders)
      .innerJoin(order_items, eq(order_items.order_id, orders.id))
      .where(inArray(order_items.domain_name, names))
      .orderBy(order_items.domain_name, orders.created_at);
    expect(tried.map(({ name, state }) => [name, state])).toEqual(
      names.flatMap((name) => [
        [name, 'completed'],
        [name, 'payment_failed'],
      ]),
    );
    const declined = new Set<string>(tried.filter(({ state }) => state === 'payment_failed').map(({ id }) => id));
    expect(books.filter(({ order }) => declined.has(order)).map(({ status, captured }) => [status, captured])).toEqual([
      ['declined', 0],
      ['declined', 0],
    ]);
    const emails = await db.select({ subject: outbox.subject }).from(outbox);
    expect(
      emails
        .map(({ subject }) => subject)
        .filter((subject) => subject.endsWith('could not be renewed'))
        .sort(),
    ).toEqual(names.map((name) => `${name} could not be renewed`));
  });
}, 300_000);
