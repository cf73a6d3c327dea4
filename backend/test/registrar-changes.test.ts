import type { Contact, DomainHistory, DomainInfo, PriceAnswer } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { order_items, registrar_sandbox_names, sessions } from '../src/db/schema';
import type { FaultScriptInput } from '../src/core/fault-scripts';
import { settleDueChanges } from '../src/modules/domains/settling-job';
import { reconcile } from '../src/modules/reconciliation/reconcile';
import { confirm, givePassword } from './support/account';
import type { TestCustomer } from './support/app';
import { freshLabel, newKey, REGISTRANT, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

/** Seconds until the job runs, and until no request can still be on its way to the registrar. */
const LOOK = 31;
const LATE = 2 * 3_600 + 60;
const OWN = ['ns1.quillharbour.example', 'ns2.quillharbour.example'];
const OTHER = ['ns1.other.example', 'ns2.other.example'];

let shop: TestShop;
let customer: TestCustomer;
let name: string;
withShop((open, created) => ([shop, customer] = [open, created]));
beforeEach(async () => {
  await givePassword(shop, customer);
  name = `${freshLabel()}.com`;
  await shop.settle(customer, await shop.place(customer, { bought: [name] }));
  await confirm(customer);
});

const post = (url: string, payload: Record<string, unknown>) => customer.request({ method: 'POST', url, payload });
const edit = (payload: Record<string, unknown>) => post(`/api/domain/1.0/edit/${name}`, payload);
const remove = (refund: number | null) => post(`/api/domain/1.0/deletion/${name}`, { confirm: name, refund });
const info = async (): Promise<DomainInfo> =>
  (await customer.request({ url: `/api/domain/1.0/info/${name}`, query: { currency_code: 'USD' } })).json<DomainInfo>();
const actions = async (): Promise<string[]> =>
  (await customer.request({ url: `/api/domain/1.0/history/${name}` }))
    .json<DomainHistory>()
    .entries.map(({ action }) => action)
    .reverse();
const subjects = async (to = customer.email): Promise<string[]> =>
  (await shop.emails()).filter(({ recipient }) => recipient === to).map(({ subject }) => subject);
const getCode = (answer: Awaited<ReturnType<typeof edit>>) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

/** Makes calls about the domain fail, with the developers' fault scripts. */
async function fail(operation: string, fault: FaultScriptInput['fault'], times = 1): Promise<void> {
  const scripts = [{ operation, subject: name, fault, times }];
  expect(
    (await shop.request({ method: 'POST', url: '/dev/faults', payload: { target: 'registrar', scripts } })).statusCode,
  ).toBe(204);
}

/** Lets time pass and runs the jobs that become due. */
async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  await shop.deps.jobs.enqueue({ name: 'registrar-changes', retryLimit: 0, retryDelay: 1, expireIn: 600 }, {});
  await shop.deps.db
    .update(sessions)
    .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + 86_400_000) });
  await shop.deps.jobs.drain({ delayed: false });
}

/** Has the registrar carry out a change after the timeout, and fail the check right after it. */
async function answerTooLate(wanted: Record<string, unknown>): Promise<void> {
  await fail('change', { kind: 'late_success', ms: 60 });
  const reads = 'registrant' in wanted || 'contact_role' in wanted ? 'held_by' : 'info';
  // Before changes that could lose the domain, its holder is read as well.
  if (reads === 'held_by' || 'nameservers' in wanted || 'locked' in wanted) await fail(reads, { kind: 'delay', ms: 0 });
  await fail(reads, { kind: 'drop_request' });
}

async function held() {
  const [row] = await shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name));
  return row;
}

/** Waits until the registrar has carried out the late change. */
async function carriedOut(isMade: (row: Awaited<ReturnType<typeof held>>) => boolean): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    if (isMade(await held())) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The registrar has not carried the change out');
}

/** A delayed request arrives at the registrar. */
const arrive = (set: Partial<typeof registrar_sandbox_names.$inferInsert>) =>
  shop.deps.db.update(registrar_sandbox_names).set(set).where(eq(registrar_sandbox_names.name, name));

const NEW_OWNER: Contact = { ...REGISTRANT, first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.net' };
const TECH: Contact = { ...REGISTRANT, first_name: 'Bo', last_name: 'Nyberg', email: 'bo@example.net' };

interface Change {
  readonly what: string;
  readonly wanted: Record<string, unknown>;
  readonly kind: string;
  readonly action: string;
  /** The start of the email's subject; null if none is sent. */
  readonly email: string | null;
  readonly isMade: (row: Awaited<ReturnType<typeof held>>) => boolean;
  readonly shown: (domain: DomainInfo) => boolean;
}

const CHANGES: readonly Change[] = [
  {
    what: 'nameservers',
    wanted: { nameservers: OTHER },
    kind: 'nameservers',
    action: 'domain.nameservers_set',
    email: 'The nameservers of',
    isMade: (row) => row?.nameservers.includes(OTHER[0] ?? '') === true,
    shown: ({ nameservers }) => nameservers.join() === OTHER.join(),
  },
  {
    what: 'the lock',
    wanted: { locked: false },
    kind: 'lock',
    action: 'domain.lock_set',
    email: 'was unlocked',
    isMade: (row) => row?.locked === false,
    shown: ({ is_locked }) => !is_locked,
  },
  {
    what: 'privacy',
    wanted: { privacy: true },
    kind: 'privacy',
    action: 'domain.privacy_set',
    email: null,
    isMade: (row) => row?.privacy === true,
    shown: ({ has_whois_privacy }) => has_whois_privacy,
  },
  {
    what: 'privacy as an add-on',
    wanted: { add_on: 'contact_privacy', wanted: true },
    kind: 'privacy',
    action: 'domain.add_on_started',
    email: null,
    isMade: (row) => row?.privacy === true,
    shown: ({ has_whois_privacy }) => has_whois_privacy,
  },
  {
    what: 'auto-renew',
    wanted: { auto_renew: false },
    kind: 'auto_renew',
    action: 'domain.auto_renew_set',
    email: null,
    isMade: (row) => row?.auto_renew === false,
    shown: ({ is_auto_renew }) => !is_auto_renew,
  },
  {
    what: 'the owner',
    wanted: { registrant: NEW_OWNER },
    kind: 'registrant',
    action: 'domain.registrant_set',
    email: 'The owner’s details for',
    isMade: (row) => row?.registrant?.email === NEW_OWNER.email,
    shown: ({ is_locked }) => is_locked,
  },
  {
    what: 'a contact',
    wanted: { contact_role: 'tech', contact: TECH },
    kind: 'tech_contact',
    action: 'domain.contact_set',
    email: 'The technical contact of',
    isMade: (row) => row?.contacts.tech?.email === TECH.email,
    shown: () => true,
  },
];

describe.each(CHANGES)('[R11] a change of $what', ({ wanted, kind, action, email, isMade, shown }) => {
  const told = async () => (await subjects()).filter((subject) => email !== null && subject.includes(email)).length;

  test('[DM-11a] is saved, in the history and emailed once when the registrar makes it after the timeout', async () => {
    await answerTooLate(wanted);
    const asked = await edit(wanted);
    expect(getCode(asked)).toEqual([503, 'registrar_silent']);
    expect(asked.body).not.toContain('othing was changed');
    expect((await info()).unsettled).toEqual([{ change: kind, asked_at: shop.clock.now().toISOString() }]);
    await carriedOut(isMade);
    await later(LOOK);
    await later(LOOK);
    const now = await info();
    expect([shown(now), now.unsettled]).toEqual([true, undefined]);
    expect((await actions()).filter((done) => done === action)).toHaveLength(1);
    expect(await told()).toBe(email === null ? 0 : 1);
    if (kind === 'registrant')
      expect((await subjects(NEW_OWNER.email)).filter((subject) => subject.includes('onfirm'))).toHaveLength(1);
    expect((await reconcile(shop.deps)).differences).toEqual([]);
  });

  test('[DM-11a] is saved once when it is repeated after a lost response', async () => {
    await answerTooLate(wanted);
    expect(getCode(await edit(wanted))).toEqual([503, 'registrar_silent']);
    await carriedOut(isMade);
    expect((await edit(wanted)).statusCode).toBe(200);
    expect((await actions()).filter((done) => done === action)).toHaveLength(1);
    expect(await told()).toBe(email === null ? 0 : 1);
    expect((await info()).unsettled).toBeUndefined();
  });

  test('[DM-11b] that was lost is unsettled until it can no longer arrive, and then reported as not made', async () => {
    await fail('change', { kind: 'drop_request' });
    const before = await info();
    expect(getCode(await edit(wanted))).toEqual([503, 'registrar_silent']);
    await later(LOOK);
    expect((await info()).unsettled).toMatchObject([{ change: kind }]);
    await later(LATE);
    await later(3_600);
    const { updated_at: _at, unsettled, ...after } = await info();
    expect([unsettled, after]).toEqual([
      undefined,
      expect.objectContaining({ nameservers: before.nameservers, is_locked: true }),
    ]);
    expect(isMade(await held())).toBe(false);
    const done = await actions();
    expect([done.includes(action), done.at(-1)]).toEqual([false, 'domain.change_not_made']);
    expect(await told()).toBe(0);
  });

  test('[DM-11b] that is refused leaves nothing unsettled and no trace', async () => {
    await fail('change', { kind: 'refused' });
    expect(getCode(await edit(wanted))).toEqual([409, 'registrar_refused']);
    expect((await info()).unsettled).toBeUndefined();
    await later(LATE);
    expect([isMade(await held()), (await actions()).includes(action), await told()]).toEqual([false, false, 0]);
  });

  test('[DM-11a] that the registrar makes in time is saved once', async () => {
    expect((await edit(wanted)).statusCode).toBe(200);
    expect([isMade(await held()), shown(await info()), await told()]).toEqual([true, true, email === null ? 0 : 1]);
    await later(LOOK);
    expect((await actions()).filter((done) => done === action)).toHaveLength(1);
  });
});

test('[S5] [R11] [DM-11a] a change is saved once when two instances find it made while the customer repeats it', async () => {
  await answerTooLate({ locked: false });
  expect(getCode(await edit({ locked: false }))).toEqual([503, 'registrar_silent']);
  await carriedOut((row) => row?.locked === false);
  shop.clock.advance(LOOK);
  const [, , again] = await Promise.all([
    settleDueChanges(shop.deps),
    settleDueChanges(shop.deps),
    edit({ locked: false }),
  ]);
  expect(again.statusCode).toBe(200);
  await later(LOOK);
  expect((await actions()).filter((done) => done === 'domain.lock_set')).toHaveLength(1);
  expect((await subjects()).filter((subject) => subject.includes('was unlocked'))).toHaveLength(1);
  expect((await info()).unsettled).toBeUndefined();
});

describe('[R11] [DM-11c] the latest request counts', () => {
  test('when an earlier request arrives after a later change was made', async () => {
    await fail('change', { kind: 'drop_request' });
    expect(getCode(await edit({ nameservers: OTHER }))).toEqual([503, 'registrar_silent']);
    expect((await edit({ nameservers: OWN })).statusCode).toBe(200);
    expect((await held())?.nameservers).toEqual(OWN);
    await arrive({ nameservers: OTHER });
    await later(LOOK);
    expect((await held())?.nameservers).toEqual(OWN);
    const now = await info();
    expect([now.nameservers, now.unsettled]).toEqual([OWN, undefined]);
    expect((await actions()).filter((done) => done === 'domain.nameservers_set')).toHaveLength(1);
    await later(LATE);
    await later(3_600);
    expect((await reconcile(shop.deps)).differences).toEqual([]);
  });

  test('when the later one is refused, but the earlier one was made', async () => {
    await fail('change', { kind: 'drop_request' });
    expect(getCode(await edit({ locked: false }))).toEqual([503, 'registrar_silent']);
    await fail('change', { kind: 'refused' });
    expect(getCode(await edit({ locked: true }))).toEqual([409, 'registrar_refused']);
    await arrive({ locked: false });
    await later(LOOK);
    expect((await info()).is_locked).toBe(false);
    expect(await actions()).toContain('domain.lock_set');
    expect((await subjects()).filter((subject) => subject.includes('was unlocked'))).toHaveLength(1);
  });
});

test('[DM-11a] the account is warned about a stolen registrant even if the page was opened before the registrar was queried again', async () => {
  await answerTooLate({ registrant: NEW_OWNER });
  expect(getCode(await edit({ registrant: NEW_OWNER }))).toEqual([503, 'registrar_silent']);
  await carriedOut((row) => row?.registrant?.email === NEW_OWNER.email);
  // The page loads the registrant from the registrar.
  await customer.request({ url: `/api/domain/1.0/registrant/${name}` });
  expect((await edit({ registrant: NEW_OWNER })).statusCode).toBe(200);
  expect((await subjects()).filter((subject) => subject.includes('The owner’s details for'))).toHaveLength(1);
  expect(await actions()).toContain('domain.registrant_set');
});

test('[OR-10c] nameservers, lock, privacy and auto-renew that differ at the registrar are reported', async () => {
  await later(1);
  await shop.deps.db
    .update(registrar_sandbox_names)
    .set({ nameservers: OTHER, locked: false, privacy: true, auto_renew: false })
    .where(eq(registrar_sandbox_names.name, name));
  const { differences } = await reconcile(shop.deps);
  expect(differences.filter(({ subject }) => subject === name).map(({ ours, theirs }) => [ours, theirs])).toEqual([
    ['auto-renew on', 'auto-renew off'],
    ['privacy off', 'privacy on'],
    ['locked', 'unlocked'],
    [expect.stringMatching(/^nameservers /), `nameservers ${OTHER.join(' ')}`],
  ]);
  const { nameservers } = await info();
  await shop.deps.db
    .update(registrar_sandbox_names)
    .set({ nameservers, locked: true, privacy: false, auto_renew: true })
    .where(eq(registrar_sandbox_names.name, name));
});

describe('[R12] [DM-10c] a deletion that the registrar refuses', () => {
  const refund = async () =>
    (await customer.request({ url: `/api/domain/1.0/deletion/${name}` })).json<{ refund: { amount: number } | null }>()
      .refund?.amount ?? null;

  test('deletes nothing, then or later, and refunds nothing', async () => {
    await fail('delete', { kind: 'refused' });
    expect(getCode(await remove(await refund()))).toEqual([409, 'registrar_refused']);
    await shop.deps.jobs.drain({ delayed: true });
    await later(LOOK);
    await later(LATE);
    await later(2 * 86_400);
    expect(await held()).toBeDefined();
    expect(await actions()).toEqual(expect.arrayContaining(['domain.deletion_asked', 'domain.deletion_refused']));
    const [item] = await shop.deps.db.select().from(order_items).where(eq(order_items.domain_name, name));
    expect(item?.state).toBe('completed');
    // It can be requested again.
    await confirm(customer);
    expect((await remove(await refund())).json()).toEqual({ state: 'deleted' });
  });

  test('after it was shown as in progress ends with an email, once no request can still arrive', async () => {
    await fail('delete', { kind: 'drop_request' });
    expect((await remove(await refund())).json()).toEqual({ state: 'deleting' });
    await fail('delete', { kind: 'refused' }, 0);
    await later(LOOK);
    expect((await info()).unsettled).toMatchObject([{ change: 'deletion' }]);
    await later(LATE);
    expect((await info()).unsettled).toBeUndefined();
    expect((await subjects()).filter((subject) => subject === `${name} was not deleted`)).toHaveLength(1);
    shop.deps.faults.clear();
    await later(86_400);
    expect(await held()).toBeDefined();
  });
});

describe('[R12] [DM-10d] while a domain is being deleted', () => {
  const refund = async () =>
    (await customer.request({ url: `/api/domain/1.0/deletion/${name}` })).json<{ refund: { amount: number } | null }>()
      .refund?.amount ?? null;

  async function renewal(price: PriceAnswer) {
    return shop.placeOrder(customer, {
      original_amount: price.cost,
      original_tax: price.tax,
      payment_method_id: (await shop.storeCard(customer)).id,
      currency_code: 'USD',
      order_items: [
        {
          product: 'domain',
          type: 'renew',
          domain_name: name,
          period: 1,
          current_expiry_date: (await info()).expiry_date,
          sub_items: [],
          ...(price.quote && { quote: price.quote }),
        },
      ],
      idempotency_key: newKey(),
    });
  }

  test('it can be neither renewed nor changed, has no transfer code, and in the end is deleted and refunded', async () => {
    const promised = await refund();
    const price: PriceAnswer = await shop.price(customer, { type: 'renew', domain_name: name, period: 1 });
    await fail('delete', { kind: 'drop_request' }, 3);
    expect((await remove(promised)).json()).toEqual({ state: 'deleting' });
    const refused = await Promise.all([
      renewal(price),
      ...CHANGES.map(({ wanted }) => edit(wanted)),
      post(`/api/domain/1.0/auth_code/${name}`, {}),
    ]);
    expect(refused.map(getCode)).toEqual(refused.map(() => [409, 'being_deleted']));
    expect((await customer.request({ url: `/api/domain/1.0/deletion/${name}` })).json()).toMatchObject({
      is_possible: false,
    });
    await later(LOOK);
    expect(await held()).toBeDefined();
    for (const seconds of [120, 300, 600]) await later(seconds);
    expect(await held()).toBeUndefined();
    expect((await subjects()).filter((subject) => subject === `${name} was deleted`)).toHaveLength(1);
  });

  test('[DM-10e] list, overview and prices show it, and its renewal has no price, while the registrar has not confirmed it', async () => {
    const other = `${freshLabel()}.com`;
    await shop.settle(customer, await shop.place(customer, { bought: [other] }));
    const rows = async () =>
      (await customer.request({ url: '/tables/domains?select=name,status&order=name.asc' })).json<
        { name: string; status: string }[]
      >();
    const prices = async () => {
      const items = [name, other].map((domain) => ({ domain, period: 1, service: 'domain_renew' }));
      const answer = await post('/api/tucowsbilling/1.0/service/cart_price_check', { currency_code: 'USD', items });
      return answer.json<{ lines: { domain: string }[]; unpriced: object[] }>();
    };
    await fail('delete', { kind: 'drop_request' }, 3);
    expect((await remove(await refund())).json()).toEqual({ state: 'deleting' });
    expect(await rows()).toEqual(
      [
        { name, status: 'deleting' },
        { name: other, status: 'ok' },
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    expect(
      await customer.request({ url: '/tables/domains?select=name&status=eq.ok' }).then((got) => got.json()),
    ).toEqual([{ name: other }]);
    expect(await info()).toMatchObject({ status: 'deleting', tld_renewal_years: [], fee: null });
    expect(await prices()).toMatchObject({
      lines: [{ domain: other }],
      unpriced: [{ domain: name, reason: 'being_deleted' }],
    });
  });

  test('it is not renewed automatically, as others are', async () => {
    const kept = name;
    name = `${freshLabel()}.com`;
    await shop.settle(customer, await shop.place(customer, { bought: [name] }));
    const renewAll = async () => {
      await shop.deps.jobs.enqueue({ name: 'autorenew', retryLimit: 3, retryDelay: 60, expireIn: 1_800 }, {});
      await shop.deps.jobs.drain({ delayed: false });
    };
    const countOrders = async (domain: string) =>
      (await shop.deps.db.select().from(order_items).where(eq(order_items.domain_name, domain))).length;
    await later(340 * 86_400);
    // The price is announced first.
    await renewAll();
    await confirm(customer);
    await fail('delete', { kind: 'drop_request' }, 0);
    expect((await remove(await refund())).json()).toEqual({ state: 'deleting' });
    shop.clock.advance(10 * 86_400);
    await renewAll();
    expect([await countOrders(kept), await countOrders(name)]).toEqual([2, 1]);
  });

  test('requesting it again continues the same deletion', async () => {
    const promised = await refund();
    await fail('delete', { kind: 'drop_request' });
    expect((await remove(promised)).json()).toEqual({ state: 'deleting' });
    expect((await remove(promised)).json()).toEqual({ state: 'deleted' });
    expect((await subjects()).filter((subject) => subject === `${name} was deleted`)).toHaveLength(1);
  });
});
