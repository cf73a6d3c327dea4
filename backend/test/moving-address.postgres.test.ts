import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { customers } from '../src/db/schema';
import { emailTo, givePassword, newEmail, PASSWORD } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';

/** Two instances of one shop, with separate connections. */
let first: TestApp;
let second: TestApp;
let mara: TestCustomer;
beforeEach(async () => {
  first = await makeTestApp();
  second = await makeTestApp({ beside: first });
  mara = await first.asCustomer({ first_name: 'Mara' });
  await givePassword(first, mara);
});
afterEach(async () => {
  await second.close();
  await first.close();
});

async function untilOneWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await first.deps.db.execute(waiting)).rows.length === 0) await sleep(10);
}

/** Requests another address, and opens its link while a registration with that address is being written. @returns the response */
async function moveWhileWritten(next: string, isConfirmed: boolean) {
  await mara.request({ method: 'POST', url: '/auth/confirm_password', payload: { password: PASSWORD } });
  await mara.request({ method: 'POST', url: '/auth/change_email', payload: { email: next } });
  await first.deps.jobs.drain();
  const { token } = await emailTo(first, next);
  let commit = (): void => {};
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  let written = (): void => {};
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const [account] = await first.deps.db.select().from(customers).where(eq(customers.id, mara.id));
  if (!account) throw new Error('There is no account');
  const { id: _id, ...person } = account;
  const writing = second.deps.db.transaction(async (tx) => {
    await tx.insert(customers).values({ ...person, email: next, email_verified: isConfirmed });
    written();
    await mayCommit;
  });
  await isWritten;
  const moving = first.request({ method: 'POST', url: '/auth/verify', payload: { token } });
  await untilOneWaits();
  commit();
  await writing;
  return moving;
}
const holders = async (email: string) =>
  (await first.deps.db.select().from(customers).where(eq(customers.email, email))).map(({ id }) => id);

describe('[SS-04f] an account that moves to an address', () => {
  it('gets it despite a concurrent, unconfirmed registration with that address', async () => {
    const next = newEmail();
    const moved = await moveWhileWritten(next, false);
    expect([moved.statusCode, moved.json<{ outcome?: string }>().outcome]).toEqual([200, 'email_changed']);
    expect(await holders(next)).toEqual([mara.id]);
  });

  it('keeps its own address when someone confirms the other one concurrently', async () => {
    const next = newEmail();
    const refused = await moveWhileWritten(next, true);
    expect([refused.statusCode, refused.json<{ code?: string }>().code]).toEqual([422, 'email_taken']);
    expect(await holders(mara.email)).toEqual([mara.id]);
  });
});
