import { eq } from 'drizzle-orm';
import { domains, expiry_notices } from '../src/db/schema';
import { sendExpiryNotices } from '../src/modules/renewals/expiry-notices';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { REGISTRANT } from './support/shop';
import type { TestCustomer } from './support/app';
import { openTransferWorld, type TransferWorld } from './support/transfers';

let world: TransferWorld;
let customer: TestCustomer;
beforeEach(async () => {
  world = await openTransferWorld();
  customer = await world.shop.asCustomer();
});
afterEach(() => world.close());

const noticeDeps = () => ({ ...world.shop.deps, availabilityCache: new AvailabilityCache(world.shop.deps) });
const subjects = async () => (await world.shop.emails()).map(({ subject }) => subject).reverse();
const daily = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    await sendExpiryNotices(noticeDeps());
    world.shop.clock.advance(86_400);
  }
};

describe('[LG-02b] notices of an expiry', () => {
  test('are sent 60, 30, 14, 7, 3 and 1 days before and once within five days after, each with the cost of keeping the domain', async () => {
    await world.holdName(customer, 'tannery-lane.com', 62);
    await daily(75);
    expect(await subjects()).toEqual([
      'tannery-lane.com expires in 60 days',
      'tannery-lane.com expires in 30 days',
      'tannery-lane.com expires in 14 days',
      'tannery-lane.com expires in 7 days',
      'tannery-lane.com expires in 3 days',
      'tannery-lane.com expires in 1 day',
      'tannery-lane.com has expired',
    ]);
    const [after, before] = await world.shop.emails();
    expect(before?.text).toMatch(/Renewing it for one year costs \$18\.63 \(\$14\.90 and \$3\.73 tax\)\./);
    expect(before?.text).toMatch(/For 30 days after that it can only be restored, for \$89\.00 more/);
    expect(before?.text).toContain('/domain/list?find=tannery-lane.com');
    expect(after?.recipient).toBe(customer.email);
    expect(await world.shop.deps.db.select({ day: expiry_notices.day }).from(expiry_notices)).toHaveLength(7);
  });

  test('[LG-02b] are also sent to the registrant, without prices, if that is not the address of the account', async () => {
    const { db } = world.shop.deps;
    for (const [name, email] of [
      ['theirs.com', 'owner@example.com'],
      ['mine.com', customer.email.toUpperCase()],
    ] as const) {
      await world.holdName(customer, name, 7);
      await db
        .update(domains)
        .set({ registrant: { ...REGISTRANT, email } })
        .where(eq(domains.name, name));
    }
    await sendExpiryNotices(noticeDeps());
    await sendExpiryNotices(noticeDeps());
    const emails = (await world.shop.emails()).map(({ recipient, subject }) => [subject, recipient]).sort();
    expect(emails).toEqual(
      [
        ['mine.com expires in 7 days', customer.email],
        ['theirs.com expires in 7 days', customer.email],
        ['theirs.com expires in 7 days', 'owner@example.com'],
      ].sort(),
    );
    const told = (await world.shop.emails()).find(({ recipient }) => recipient === 'owner@example.com');
    expect(told?.text).toContain('You are the registrant of theirs.com');
    expect(told?.text).not.toMatch(/\$\d/);
    // A customer can enter any registrant address and name: the shop must not deliver their text to a stranger.
    await world.holdName(customer, 'trap.com', 7);
    await db
      .update(domains)
      .set({
        registrant: {
          ...REGISTRANT,
          first_name: 'Your account is blocked, unlock it at https://evil.example',
          email: 'stranger@example.com',
        },
      })
      .where(eq(domains.name, 'trap.com'));
    await sendExpiryNotices(noticeDeps());
    const stranger = (await world.shop.emails()).find(({ recipient }) => recipient === 'stranger@example.com');
    expect(stranger?.text).toMatch(/^Hello,\n\nYou are the registrant of trap\.com/);
    expect(stranger?.html).not.toContain('evil.example');
  });

  test('are sent once, even by several concurrent instances and repeated checks', async () => {
    for (const name of ['a-quay.com', 'b-quay.com', 'c-quay.com']) await world.holdName(customer, name, 30);
    const written = await Promise.all(Array.from({ length: 6 }, () => sendExpiryNotices(noticeDeps())));
    await sendExpiryNotices(noticeDeps());
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await subjects()).toHaveLength(3);
  });

  test('leave no log when the email cannot be written, so that the next check sends it', async () => {
    await world.holdName(customer, 'tannery-lane.com', 7);
    const failing = {
      ...noticeDeps(),
      mail: { ...world.shop.deps.mail, send: () => Promise.reject(new Error('The outbox is full')) },
    };
    await expect(sendExpiryNotices(failing)).rejects.toThrow('The outbox is full');
    expect(await world.shop.deps.db.select().from(expiry_notices)).toEqual([]);
    expect(await sendExpiryNotices(noticeDeps())).toBe(1);
  });

  test('are sent for the new expiry only after a renewal, and not at all long before the expiry', async () => {
    await world.holdName(customer, 'tannery-lane.com', 7);
    await world.holdName(customer, 'far-away.com', 300);
    await sendExpiryNotices(noticeDeps());
    await world.shop.deps.db
      .update(domains)
      .set({ expiry_date: new Date(world.shop.clock.now().getTime() + 372 * 86_400_000) });
    expect(await sendExpiryNotices(noticeDeps())).toBe(0);
    world.shop.clock.advance(342 * 86_400);
    expect(await sendExpiryNotices(noticeDeps())).toBe(2);
  });
});
