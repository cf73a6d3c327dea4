import { newEmail, registerCustomer } from '../../../test/support/account';
import { makeTestApp } from '../../../test/support/app';
import { attempt_counts, customers, mail_tokens, sessions } from '../../db/schema';
import { IDLE_SECONDS } from './session-life';

describe('[SS-05e] cleaning', () => {
  it('removes sessions, links and counts that are over, and nothing else', async () => {
    const shop = await makeTestApp();
    await shop.asCustomer();
    await registerCustomer(shop, newEmail());
    shop.clock.advance(IDLE_SECONDS + 1);
    const live = await shop.asCustomer();
    await registerCustomer(shop, newEmail());
    await shop.deps.jobs.start();
    const deadline = Date.now() + 10_000;
    while ((await shop.deps.db.select().from(sessions)).length > 1 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    await shop.deps.jobs.stop(5);

    expect(await shop.deps.db.select().from(sessions)).toMatchObject([{ customer_id: live.id }]);
    // Links live for a day, accounts for good.
    expect(await shop.deps.db.select().from(mail_tokens)).toHaveLength(2);
    expect(await shop.deps.db.select().from(customers)).toHaveLength(4);
    expect(await shop.deps.db.select().from(attempt_counts)).toHaveLength(2);
    await shop.close();
  });
});
