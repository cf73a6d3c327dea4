import { secondsInHour } from 'date-fns/constants';
import type { AccountExport, BulkChange, BulkDomain, BulkEdit } from '@storefront/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import {
  bulk_change_domains,
  bulk_changes,
  domain_dnssec,
  domains,
  mail_tokens,
  registrar_sandbox_names,
  sessions,
} from '../src/db/schema';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import { confirm, emailTo, givePassword, newEmail } from './support/account';
import { auditTrail } from './support/audit-trail';
import type { TestCustomer } from './support/app';
import { getCookie } from './support/cookies';
import { freshLabel, newKey, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

const OTHER = ['ns1.other.example', 'ns2.other.example'];
const URL = '/api/domain/1.0/bulk';

let shop: TestShop;
let customer: TestCustomer;
let names: string[];
withShop((open, created) => ([shop, customer] = [open, created]));
beforeEach(async () => {
  await givePassword(shop, customer);
  const label = freshLabel();
  names = ['a', 'b', 'c'].map((end) => `${label}${end}.com`);
  await shop.settle(customer, await shop.place(customer, { bought: names }));
});

const post = (url: string, payload: Record<string, unknown>, by = customer) =>
  by.request({ method: 'POST', url, payload });
const start = (edit: BulkEdit, of: readonly string[] = names, key = newKey()) =>
  post(URL, { idempotency_key: key, edit, domains: [...of] });
const started = async (...given: Parameters<typeof start>): Promise<BulkChange> => {
  const answer = await start(...given);
  expect([answer.statusCode, answer.json()]).toEqual([202, expect.anything()]);
  return answer.json<BulkChange>();
};
const outcomes = async ({ id }: BulkChange): Promise<(string | undefined)[][]> =>
  (await customer.request({ url: `${URL}/${id}/domains` }))
    .json<BulkDomain[]>()
    .map(({ domain, outcome, refusal }) => [domain, outcome, ...(refusal ? [refusal.code] : [])]);
const counts = async ({ id }: BulkChange) =>
  (await customer.request({ url: URL })).json<BulkChange[]>().find((each) => each.id === id)?.counts;
const reason = async ({ id }: BulkChange) =>
  (await customer.request({ url: URL })).json<BulkChange[]>().find((each) => each.id === id)?.stop_reason;
const held = () =>
  shop.deps.db
    .select()
    .from(registrar_sandbox_names)
    .where(inArray(registrar_sandbox_names.name, names))
    .orderBy(registrar_sandbox_names.name);
const fail = (operation: string, subject: string, fault: FaultScriptInput['fault'], times = 1) =>
  shop.deps.faults.add({ operation, subject, fault, times });
const domainId = async (name: string) => {
  const [row] = await shop.deps.db.select({ id: domains.id }).from(domains).where(eq(domains.name, name));
  if (!row) throw new Error(`Domain ${name} not found`);
  return row.id;
};

/** Runs the waiting jobs that are due. */
const work = () => shop.deps.jobs.drain({ delayed: false });
/** Advances the clock and runs the jobs that become due. */
async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  await shop.deps.db
    .update(sessions)
    .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + 86_400_000) });
  await shop.deps.jobs.enqueueRegular();
  await work();
}

test('[DM-13a] [DM-13b] [DM-07] changes the nameservers of each domain at the registrar, with its own outcome and history, even if one refuses', async () => {
  const [first = '', signed = '', third = ''] = names;
  const now = shop.clock.now();
  await shop.deps.db
    .insert(domain_dnssec)
    .values({
      domain_id: await domainId(signed),
      state: 'on',
      state_since: now,
      kept: 'here',
      next_step_at: now,
      created_at: now,
      updated_at: now,
    } as typeof domain_dnssec.$inferInsert);
  await confirm(customer);
  const change = await started({ nameservers: OTHER }, [...names, 'somebody-elses.com']);
  expect(change.counts).toEqual({ waiting: 4 });
  await work();
  expect(await outcomes(change)).toEqual([
    [signed, 'refused', 'dnssec_on'],
    ['somebody-elses.com', 'refused', 'not_your_domain'],
    [first, 'done'],
    [third, 'done'],
  ]);
  expect(await counts(change)).toEqual({ done: 2, refused: 2 });
  expect((await held()).map(({ name, nameservers }) => [name, nameservers.join() === OTHER.join()])).toEqual([
    [first, true],
    [signed, false],
    [third, true],
  ]);
  for (const name of [first, third]) {
    const entries = await auditTrail(shop.deps.db);
    const subject = `domain:${await domainId(name)}`;
    expect(entries.filter((entry) => entry.subject === subject).at(-1)).toMatchObject({
      action: 'domain.nameservers_set',
      actor: `customer:${customer.id}`,
    });
  }
});

test('[DM-13d] requires one reauthentication and sends one email when domains are unlocked', async () => {
  const refused = await start({ locked: false });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'password_needed']);
  await confirm(customer);
  const change = await started({ locked: false });
  // It continues automatically, long after the reauthentication has expired.
  await later(secondsInHour);
  expect(await counts(change)).toEqual({ done: 3 });
  expect((await held()).map(({ locked }) => locked)).toEqual([false, false, false]);
  const subjects = (await shop.emails())
    .filter(({ recipient }) => recipient === customer.email)
    .map(({ subject }) => subject);
  expect(subjects.filter((subject) => /unlocked/.test(subject))).toEqual(['3 domains are being unlocked']);
});

test('[DM-13b] unlocks nothing while a former address can take the account back', async () => {
  await confirm(customer);
  const now = shop.clock.now();
  await shop.deps.db
    .insert(mail_tokens)
    .values({
      customer_id: customer.id,
      purpose: 'restore_email',
      token_hash: newKey(),
      expires_at: new Date(now.getTime() + secondsInHour * 1_000),
      created_at: now,
    } as typeof mail_tokens.$inferInsert);
  const change = await started({ locked: false });
  await work();
  expect(await outcomes(change)).toEqual(names.map((name) => [name, 'refused', 'address_just_changed']));
  expect((await held()).map(({ locked }) => locked)).toEqual([true, true, true]);
});

test('[DM-13a] switches auto-renew and privacy, and starts only once when the request is repeated', async () => {
  const key = newKey();
  const change = await started({ auto_renew: false }, names, key);
  expect((await started({ auto_renew: false }, names, key)).id).toBe(change.id);
  const privacy = await started({ add_on: 'contact_privacy', wanted: true });
  await work();
  expect(await counts(change)).toEqual({ done: 3 });
  const free = (await outcomes(privacy)).every(([, outcome]) => outcome === 'done');
  expect((await held()).map(({ auto_renew, privacy: isOn }) => [auto_renew, isOn])).toEqual(
    names.map(() => [false, free]),
  );
  expect(
    await shop.deps.db
      .select({ id: bulk_changes.id })
      .from(bulk_changes)
      .where(eq(bulk_changes.customer_id, customer.id)),
  ).toHaveLength(2);
});

test('[DM-13b] reports a domain as unconfirmed when the registrar does not respond, and determines the outcome later', async () => {
  const [made = '', lost = '', last = ''] = names;
  fail('change', made, { kind: 'drop_response' });
  fail('info', made, { kind: 'drop_request' });
  const change = await started({ auto_renew: false });
  await work();
  expect(await outcomes(change)).toEqual([
    [made, 'unconfirmed'],
    [lost, 'waiting'],
    [last, 'waiting'],
  ]);
  fail('change', lost, { kind: 'drop_request' });
  fail('info', lost, { kind: 'drop_request' });
  await later(20);
  await later(20);
  expect(await counts(change)).toEqual({ done: 2, unconfirmed: 1 });
  await later(2 * secondsInHour + 120);
  await later(20);
  expect(await outcomes(change)).toEqual([
    [lost, 'not_made'],
    [made, 'done'],
    [last, 'done'],
  ]);
  expect((await held()).map(({ auto_renew }) => auto_renew)).toEqual([false, true, false]);
});

test('[DM-13c] changes refused domains on retry', async () => {
  const [first = '', ...others] = names;
  fail('change', first, { kind: 'refused' });
  const change = await started({ auto_renew: false });
  await work();
  expect(await outcomes(change)).toEqual([
    [first, 'refused', 'registrar_refused'],
    ...others.map((name) => [name, 'done']),
  ]);
  expect((await post(`${URL}/${change.id}`, { action: 'retry' })).json()).toMatchObject({
    counts: { waiting: 1, done: 2 },
  });
  await work();
  expect(await counts(change)).toEqual({ done: 3 });
  expect((await post(`${URL}/${change.id}`, { action: 'put_away' })).statusCode).toBe(200);
  expect((await customer.request({ url: URL })).json()).toEqual([]);
});

test('[DM-13c] changes no further domains once it is stopped', async () => {
  const change = await started({ auto_renew: false });
  await post(`${URL}/${change.id}`, { action: 'stop' });
  await work();
  expect(await counts(change)).toEqual({ stopped: 3 });
  expect((await held()).map(({ auto_renew }) => auto_renew)).toEqual([true, true, true]);
});

test('[DM-13b] leaves each domain with the values of the last change when two follow each other', async () => {
  await confirm(customer);
  const off = await started({ auto_renew: false });
  shop.clock.advance(1);
  const on = await started({ auto_renew: true });
  await work();
  expect([await counts(off), await counts(on)]).toEqual([{ done: 3 }, { done: 3 }]);
  expect((await held()).map(({ auto_renew }) => auto_renew)).toEqual([true, true, true]);
});

test('[DM-13e] continues where it stopped when its process has crashed', async () => {
  const change = await started({ auto_renew: false });
  // The state after a process was killed: its lease has not expired, but no process works on the change.
  await shop.deps.db
    .update(bulk_changes)
    .set({ lease_until: new Date(shop.clock.now().getTime() + 120_000) })
    .where(and(eq(bulk_changes.customer_id, customer.id)));
  await work();
  expect(await counts(change)).toEqual({ waiting: 3 });
  await later(121);
  expect(await counts(change)).toEqual({ done: 3 });
});

test('[DM-13a] refuses a key that was used for another change, which would never be made', async () => {
  const key = newKey();
  const first = await started({ auto_renew: false }, names, key);
  expect((await started({ auto_renew: false }, [...names].reverse(), key)).id).toBe(first.id);
  for (const other of [start({ auto_renew: true }, names, key), start({ auto_renew: false }, names.slice(1), key)]) {
    const answer = await other;
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid' }]);
  }
  expect(await counts(first)).toEqual({ waiting: 3 });
  await work();
});

test('[I9] [DM-13a] does not exist for other customers', async () => {
  const change = await started({ auto_renew: false });
  const other = await shop.asCustomer();
  expect((await other.request({ url: URL })).json()).toEqual([]);
  for (const answer of [
    await other.request({ url: `${URL}/${change.id}/domains` }),
    await post(`${URL}/${change.id}`, { action: 'stop' }, other),
    await post(`${URL}/nothing`, { action: 'stop' }),
  ])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'no_such_bulk_change']);
  expect(await counts(change)).toEqual({ waiting: 3 });
});

test('[DM-13a] is in the export of the customer’s data, with each domain', async () => {
  await started({ auto_renew: false });
  await work();
  await confirm(customer);
  const copy = (await customer.request({ url: '/api/account/1.0/export' })).json<AccountExport>();
  expect(copy.bulk_changes).toEqual(
    names.map((domain) => ({
      domain,
      edit: { auto_renew: false },
      outcome: 'done',
      started_at: expect.any(String) as string,
    })),
  );
});

test('[DM-13d] emails the customer about domains that are unlocked by a retry after a stop', async () => {
  const [first = ''] = names;
  await confirm(customer);
  const change = await started({ locked: false });
  await post(`${URL}/${change.id}`, { action: 'stop' });
  await work();
  expect(await counts(change)).toEqual({ stopped: 3 });
  expect(await reason(change)).toBeNull();
  const told = async () =>
    (await shop.emails())
      .filter(({ recipient }) => recipient === customer.email)
      .map(({ subject }) => subject)
      .filter((subject) => /unlocked/.test(subject));
  fail('change', first, { kind: 'refused' });
  shop.clock.advance(1);
  await post(`${URL}/${change.id}`, { action: 'retry' });
  await work();
  expect(await counts(change)).toEqual({ done: 2, refused: 1 });
  expect(await told()).toHaveLength(2);
  shop.clock.advance(1);
  for (let times = 0; times < 2; times += 1) await post(`${URL}/${change.id}`, { action: 'retry' });
  await work();
  expect(await counts(change)).toEqual({ done: 3 });
  expect(await told()).toEqual([
    '1 domain is being unlocked',
    '3 domains are being unlocked',
    '3 domains are being unlocked',
  ]);
});

test('[DM-13d] stops changes authorised by a former password when the account gets a new one', async () => {
  await confirm(customer);
  const unlock = await started({ locked: false });
  const renew = await started({ auto_renew: false });
  const set = await post('/auth/change_password', { password: 'quiet harbour quill 9' });
  expect([set.statusCode, set.body]).toEqual([expect.any(Number), expect.not.stringContaining('code')]);
  if (set.cookies.length > 0) customer.cookie = getCookie(set);
  await work();
  expect([await counts(unlock), await counts(renew)]).toEqual([{ stopped: 3 }, { stopped: 3 }]);
  expect([await reason(unlock), await reason(renew)]).toEqual(['new_password', 'new_password']);
  const told = (await shop.emails()).find(
    ({ recipient, subject }) => recipient === customer.email && subject.endsWith('password was changed'),
  );
  expect(told?.text).toContain('6 domains were still waiting for a change that was requested for several domains.');
  expect((await held()).map(({ locked }) => locked)).toEqual([true, true, true]);
  await confirm(customer, 'quiet harbour quill 9');
  await post(`${URL}/${unlock.id}`, { action: 'retry' });
  expect(await reason(unlock)).toBeNull();
  await work();
  expect(await counts(unlock)).toEqual({ done: 3 });
});

test('[DM-13d] [SS-04f] stops changes when a former address takes the account back', async () => {
  const thief = newEmail();
  await confirm(customer);
  await post('/auth/change_email', { email: thief });
  await work();
  const open = async (email: string) => post('/auth/verify', { token: (await emailTo(shop, email)).token });
  shop.clock.advance(1);
  expect((await open(thief)).json()).toMatchObject({ outcome: 'email_changed' });
  const { id } = await started({ nameservers: OTHER });
  expect((await open(customer.email)).json()).toMatchObject({ outcome: 'email_restored' });
  await work();
  const [change] = await shop.deps.db.select().from(bulk_changes).where(eq(bulk_changes.id, id));
  const waiting = await shop.deps.db
    .select()
    .from(bulk_change_domains)
    .where(eq(bulk_change_domains.bulk_change_id, id));
  expect([change?.stop_reason, waiting.map(({ outcome }) => outcome)]).toEqual([
    'new_address',
    ['stopped', 'stopped', 'stopped'],
  ]);
  const told = (await shop.emails()).find(
    ({ recipient, subject }) => recipient === customer.email && /is back/.test(subject),
  );
  expect(told?.text).toContain('3 domains were still waiting for a change that was requested for several domains.');
});

test('[DM-13b] [R11] reports a domain as unconfirmed when an error follows the registrar call, and determines the outcome later', async () => {
  const { registrar } = shop.deps;
  const ask = registrar.change.bind(registrar);
  const failing = jest.spyOn(registrar, 'change').mockImplementationOnce(async (...given) => {
    await ask(...given);
    throw new Error('Failed after the registrar call');
  });
  const [first = ''] = names;
  const change = await started({ auto_renew: false });
  await work();
  failing.mockRestore();
  expect((await outcomes(change))[0]).toEqual([first, 'unconfirmed']);
  for (let looks = 0; looks < 4; looks += 1) await later(120);
  expect(await counts(change)).toEqual({ done: 3 });
});

test('[DM-13a] refuses further changes for an hour after a customer has started sixty', async () => {
  for (let times = 0; times < 60; times += 1) await started({ auto_renew: false }, names.slice(0, 1));
  expect((await start({ auto_renew: false })).statusCode).toBe(429);
  const other = await shop.asCustomer();
  const theirs = { idempotency_key: newKey(), edit: { auto_renew: false }, domains: names };
  expect((await post(URL, theirs, other)).statusCode).toBe(202);
  shop.clock.advance(secondsInHour);
  const expires_at = new Date(shop.clock.now().getTime() + 86_400_000);
  await shop.deps.db.update(sessions).set({ updated_at: shop.clock.now(), expires_at });
  await started({ auto_renew: false });
});
