import { eq } from 'drizzle-orm';
import { customers, domains, expiry_notices } from '../src/db/schema';
import { AvailabilityCache } from '../src/modules/availability/availability-cache';
import { sendExpiryNotices } from './support/due-work';
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
    expect(before?.text).toMatch(/For 30 days after that, you can only restore it, for \$89\.00 more/);
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
        ['2 domains expire soon', customer.email],
        ['theirs.com expires in 7 days', 'owner@example.com'],
      ].sort(),
    );
    const told = (await world.shop.emails()).find(({ recipient }) => recipient === 'owner@example.com');
    expect(told?.text).toContain('You are the owner of theirs.com');
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
    expect(stranger?.text).toMatch(/^Hello,\n\nYou are the owner of trap\.com/);
    expect(stranger?.html).not.toContain('evil.example');
  });

  test('[LG-02c] go to the current address of the account, without domains renewed since, when the registry was slow', async () => {
    const { db } = world.shop.deps;
    for (const name of ['a-quay.com', 'b-quay.com', 'c-quay.com']) await world.holdName(customer, name, 30);
    const deps = noticeDeps();
    const { availabilityCache } = deps;
    const ask = availabilityCache.findPremiums.bind(availabilityCache);
    jest.spyOn(availabilityCache, 'findPremiums').mockImplementation(async (names, ...given) => {
      if ([...names].includes('c-quay.com')) {
        await db.update(customers).set({ email: 'moved@example.com' }).where(eq(customers.id, customer.id));
        const renewed = new Date(world.shop.clock.now().getTime() + 395 * 86_400_000);
        await db.update(domains).set({ expiry_date: renewed }).where(eq(domains.name, 'a-quay.com'));
      }
      return ask(names, ...given);
    });
    await sendExpiryNotices(deps);
    const written = (await world.shop.emails()).filter(({ subject }) => /expire/.test(subject));
    expect(written.map(({ recipient, subject }) => [recipient, subject])).toContainEqual([
      'moved@example.com',
      '2 domains expire soon',
    ]);
    expect(written.filter(({ recipient }) => recipient === customer.email)).toEqual([]);
    expect(written.filter(({ text }) => text.includes('a-quay.com'))).toEqual([]);
  });

  test('are sent once, even by several concurrent instances and repeated checks', async () => {
    for (const name of ['a-quay.com', 'b-quay.com', 'c-quay.com']) await world.holdName(customer, name, 30);
    const written = await Promise.all(Array.from({ length: 6 }, () => sendExpiryNotices(noticeDeps())));
    await sendExpiryNotices(noticeDeps());
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await subjects()).toEqual(['3 domains expire soon']);
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

  test('[LG-02c] are sent for every other domain when pricing one fails, and for that one once it works', async () => {
    const other = await world.shop.asCustomer();
    await world.holdName(customer, 'broken-quay.com', 7);
    await world.holdName(customer, 'fine-quay.com', 7);
    await world.holdName(other, 'other-quay.com', 7);
    const deps = noticeDeps();
    const findPremiums = deps.availabilityCache.findPremiums.bind(deps.availabilityCache);
    const failing = jest
      .spyOn(deps.availabilityCache, 'findPremiums')
      .mockImplementation((names, wait) =>
        [...names].includes('broken-quay.com')
          ? Promise.reject(new Error('This domain cannot be priced'))
          : findPremiums(names, wait),
      );
    await expect(sendExpiryNotices(deps)).rejects.toThrow('This domain cannot be priced');
    expect((await subjects()).sort()).toEqual(['fine-quay.com expires in 7 days', 'other-quay.com expires in 7 days']);
    failing.mockRestore();
    expect(await sendExpiryNotices(deps)).toBe(1);
    expect(await subjects()).toContain('broken-quay.com expires in 7 days');
  });

  test('a renewed domain gets notices of its new expiry only, and one far from its expiry gets none', async () => {
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

  test('[LG-02c] are one email a day per account and registrant, even if domains become due at different hours', async () => {
    const { db } = world.shop.deps;
    const at = (hours: number) => new Date(world.shop.clock.now().getTime() + 7 * 86_400_000 + hours * 3_600_000);
    const other = await world.shop.asCustomer();
    for (const [name, hours, email] of [
      ['a-quay.com', -1, customer.email],
      ['b-quay.com', 5, 'olga@example.com'],
      ['c-quay.com', 20, 'Olga@example.com'],
      ['d-quay.com', 22, 'per@example.com'],
      ['e-quay.com', 30, 'olga@example.com'],
      ['z-quay.com', 3, other.email],
    ] as const) {
      await world.holdName(name === 'z-quay.com' ? other : customer, name, 7);
      const [domain] = await db
        .update(domains)
        .set({ expiry_date: at(hours), registrant: { ...REGISTRANT, email } })
        .where(eq(domains.name, name))
        .returning({ id: domains.id });
      if (domain)
        await db
          .insert(expiry_notices)
          .values({ domain_id: domain.id, expiry_date: at(hours), day: 14, sent_at: world.shop.clock.now() });
    }
    const told = async () =>
      (await world.shop.emails())
        .reverse()
        .map(({ recipient, subject, text }) => [
          recipient,
          subject,
          text.match(/[a-z]-quay\.com(?= expires on)/g) ?? [],
        ]);
    expect(await sendExpiryNotices(noticeDeps())).toBe(4);
    const first = [
      [customer.email, '4 domains expire soon', ['a-quay.com', 'b-quay.com', 'c-quay.com', 'd-quay.com']],
      ['olga@example.com', '2 domains expire soon', ['b-quay.com', 'c-quay.com']],
      ['per@example.com', 'd-quay.com expires in 8 days', []],
    ];
    expect((await told()).sort()).toEqual([...first].sort());
    // No further email goes to this account for the rest of the day.
    for (let hour = 0; hour < 24; hour += 1) {
      world.shop.clock.advance(3_600);
      await sendExpiryNotices(noticeDeps());
    }
    expect((await told()).filter(([recipient]) => recipient === customer.email)).toHaveLength(1);
    expect((await told()).filter(([recipient]) => recipient === other.email)).toHaveLength(1);
    await daily(2);
    expect((await told()).filter(([recipient]) => recipient === customer.email)).toHaveLength(2);
    const recorded = await db.select({ day: expiry_notices.day }).from(expiry_notices).where(eq(expiry_notices.day, 7));
    expect(recorded.map(({ day }) => day)).toEqual([7, 7, 7, 7, 7, 7]);
  });
});
