import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { newEmail, registerCustomer, verifiedCustomer } from '../../../test/support/account';
import { makeTestApp } from '../../../test/support/app';
import { attempt_counts, customers, mail_tokens, registrations, sessions, sign_in_methods } from '../../db/schema';
import { IDLE_SECONDS } from '../sessions/session-token';

/** A busy machine takes longer to start the jobs than the few milliseconds that they need. */
const PATIENCE_MS = 50_000;

describe('[SS-05e] cleaning', () => {
  it('removes expired sessions, links and counts, and nothing else', async () => {
    const shop = await makeTestApp();
    await shop.asCustomer();
    await registerCustomer(shop, newEmail());
    shop.clock.advance(IDLE_SECONDS + 1);
    const live = await shop.asCustomer();
    await registerCustomer(shop, newEmail());
    await shop.deps.jobs.start();
    const deadline = Date.now() + PATIENCE_MS;
    while ((await shop.deps.db.select().from(sessions)).length > 1 && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await shop.deps.jobs.stop(5);

    expect(await shop.deps.db.select().from(sessions)).toMatchObject([{ customer_id: live.id }]);
    // Links live for a day, unconfirmed registrations for a month.
    expect(await shop.deps.db.select().from(mail_tokens)).toHaveLength(2);
    expect(await shop.deps.db.select().from(customers)).toHaveLength(4);
    expect(await shop.deps.db.select().from(attempt_counts)).toHaveLength(2);
    await shop.close();
  });

  it('[LG-07c] deletes accounts not confirmed within 30 days, since anyone may have registered the address', async () => {
    const shop = await makeTestApp();
    const [old, again, confirmed, younger] = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of [old, again]) await registerCustomer(shop, email);
    await verifiedCustomer(shop, confirmed);
    shop.clock.advance(secondsInHour);
    await registerCustomer(shop, younger);
    await registerCustomer(shop, again);
    shop.clock.advance(30 * secondsInDay - secondsInHour + 60);
    await shop.deps.jobs.start();
    const emails = async () =>
      (await shop.deps.db.select({ email: customers.email }).from(customers)).map(({ email }) => email).sort();
    const deadline = Date.now() + PATIENCE_MS;
    while ((await emails()).includes(old) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await shop.deps.jobs.stop(5);
    expect(await emails()).toEqual([again, confirmed, younger].sort());
    expect(await shop.deps.db.select().from(sign_in_methods)).toHaveLength(3);
    expect(await shop.deps.db.select().from(registrations)).toHaveLength(2);
    await shop.close();
  });
});
