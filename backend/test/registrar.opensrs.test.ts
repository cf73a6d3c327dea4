import { addYears, toAscii, assertMinor } from '@storefront/shared/domain';
import { pino } from 'pino';
import { tryAccount } from '../src/adapters/registrar/opensrs/account-trial';
import { OpensrsRegistrar } from '../src/adapters/registrar/opensrs/opensrs-registrar';
import { salePrice } from '../src/adapters/registrar/opensrs/premium-price';
import { XcpClient } from '../src/adapters/registrar/opensrs/xcp-client';
import type { NameState, OrderOutcome, RegistrarOrder } from '../src/ports/registrar';
import { openBlackHole } from './support/black-hole';
import { ACCOUNT, replyText, startFakeOpensrs, type Fate, type FakeOpensrs } from './support/fake-opensrs/server';
import { FakeClock } from './support/fake-clock';
import {
  CODE,
  itIsARegistrar,
  createRegistration,
  createRenewal,
  soldNames,
  createTransfer,
} from './support/registrar-contract';
import { freshLabel, REGISTRANT } from './support/shop';
import {
  listAt,
  objectAt,
  textAt,
  xcpObject,
  type XcpObject,
  type XcpValue,
} from '../src/adapters/registrar/opensrs/xcp-value';
import { listNames } from './support/whole-lists';

const nameservers = ['ns1.shop.example', 'ns2.shop.example'];
const clock = new FakeClock(new Date('2028-02-10T12:00:00Z'));
const logged: { level: number; msg: string }[] = [];
const log = pino(
  { level: 'info' },
  { write: (line: string) => void logged.push(JSON.parse(line) as { level: number; msg: string }) },
);
const ERROR = 50;

let opensrs: FakeOpensrs;
let registrar: OpensrsRegistrar;

/** A process of the shop, with its own memory of its orders. */
const openRegistrar = (change: Partial<ConstructorParameters<typeof OpensrsRegistrar>[0]> = {}) => {
  const world = {
    clock,
    nameservers,
    markupPercent: 20,
    contacts: { individualOrgName: 'name' } as const,
    profileSecret: 'a secret',
    getDelegation: () => Promise.resolve(['ns1.elsewhere.example']),
  };
  // A busy machine must not count as a silent registrar.
  return new OpensrsRegistrar({
    origin: opensrs.origin,
    ...ACCOUNT,
    log,
    connectMs: 20_000,
    readMs: 20_000,
    ...world,
    ...change,
  });
};

beforeAll(async () => {
  opensrs = await startFakeOpensrs(clock);
  registrar = openRegistrar();
});
beforeEach(() => {
  logged.length = 0;
  opensrs.sent.length = 0;
});
afterEach(() => {
  opensrs.calm();
  opensrs.books.funds = 'enough';
  opensrs.books.slowEndings.clear();
  // In any case, the log has neither the account's key nor a code or password (I8).
  const passwords = opensrs.books.orders.flatMap(({ attributes }) => textAt(attributes, 'reg_password') ?? []);
  for (const secret of [ACCOUNT.key, CODE, 'wrong-code', ...passwords])
    expect(JSON.stringify(logged)).not.toContain(secret);
});
afterAll(async () => {
  registrar.close();
  await opensrs.close();
});

const carriedOut = (domain: string) =>
  opensrs.books.orders.filter(
    (order) => order.domain === domain && (order.status === 'completed' || order.status === 'waiting'),
  );
const actions = () => opensrs.sent.map(({ action }) => action);
const freshName = (tld = 'com') => `${freshLabel()}.${tld}`;

/** Orders as the shop does after a crash: with only the reference, it queries before it sends again. */
async function takeUp(order: RegistrarOrder, by = registrar): Promise<OrderOutcome> {
  for (let tries = 0; tries < 10; tries += 1) {
    const found = await by.findOrder(order);
    const outcome = found.kind === 'none' ? await by.order(order) : found;
    if (outcome.kind !== 'unknown') return outcome;
  }
  throw new Error('The outcome stays unknown');
}

async function registered(domain = freshName()) {
  const outcome = await registrar.order(createRegistration(domain, 'first'));
  if (outcome.kind !== 'done') throw new Error(`${domain} was not registered: ${JSON.stringify(outcome)}`);
  return outcome.held;
}

describe('OpenSRS, as the fake of it answers', () => {
  itIsARegistrar(() => ({
    registrar,
    clock,
    nameservers,
    premiumName: () => {
      const domain = freshName('shop');
      opensrs.books.premium.set(domain, { new: '120.00', renewal: '60.00', transfer: '60.00' });
      return Promise.resolve({
        domain,
        premium: {
          register: salePrice(assertMinor(12_000), 20),
          renew: assertMinor(7_200),
          transfer: assertMinor(7_200),
        },
      });
    },
    lose: (what) => opensrs.next('process_pending', what === 'request' ? 'lost' : 'unanswered'),
    takeAtTheLastMoment: () => opensrs.next('process_pending', { reply: { code: 485, text: 'Domain taken' } }),
    confirm: (domain) => opensrs.books.moveTransfer(domain, 'pending_registry'),
  }));
});

describe('a domain in the account, as the fake of OpenSRS shows it to other clients', () => {
  let client: XcpClient;
  let domain: string;
  beforeAll(async () => {
    client = new XcpClient({ origin: opensrs.origin, ...ACCOUNT, log, connectMs: 20_000, readMs: 20_000 });
    ({ domain } = await registered());
  });
  afterAll(() => client.close());
  const ask = async (action: string, attributes: Readonly<Record<string, XcpValue>>) => {
    const reply = await client.call({ action, object: 'domain', attributes });
    if (reply.kind !== 'reply') throw new Error(reply.cause);
    return reply;
  };

  test('has nameservers, ordered by their numbers alone', async () => {
    const { code, attributes } = await ask('get', { domain, type: 'nameservers' });
    const listed = listAt(attributes, 'nameserver_list') as readonly XcpObject[];
    expect([code, Object.keys(attributes)]).toEqual(['200', ['nameserver_list']]);
    expect(listed.map((one) => [textAt(one, 'sortorder'), textAt(one, 'name')])).toEqual([
      ['2', 'ns2.shop.example'],
      ['1', 'ns1.shop.example'],
    ]);
    expect(await ask('get', { domain: freshName(), type: 'nameservers' })).toMatchObject({ code: '415' });
  });

  test('has its contacts, and a domain of another account only an error', async () => {
    const strange = freshName();
    const { code, attributes } = await ask('get_domains_contacts', { domain_list: [domain, strange] });
    expect([code, Object.keys(attributes).sort()]).toEqual(['200', [domain, strange].sort()]);
    expect(Object.keys(objectAt(attributes, domain, 'contact_set')).sort()).toEqual([
      'admin',
      'billing',
      'owner',
      'tech',
    ]);
    expect(textAt(attributes, domain, 'contact_set', 'owner', 'email')).toBe(REGISTRANT.email);
    expect(textAt(attributes, domain, 'status')).toBe('active');
    expect(objectAt(attributes, strange)).toEqual({ error: 'Domain does not belong to the reseller' });
  });

  test.each([
    ['no list', undefined, '460'],
    ['an empty list', 0, '460'],
    ['a hundred domains', 100, '200'],
    ['more', 101, '465'],
  ] as const)('gives contacts for one to a hundred domains at a time: %s', async (_, count, code) => {
    const domains = Array.from({ length: count ?? 0 }, (__, index) => `name-${index}.com`);
    const asked: Readonly<Record<string, XcpValue>> = count === undefined ? { domain } : { domain_list: domains };
    expect(await ask('get_domains_contacts', asked)).toMatchObject({ code });
  });
});

describe('[OR-05b] [R1] [R2] an order at OpenSRS', () => {
  const kinds: Record<RegistrarOrder['kind'], () => Promise<RegistrarOrder>> = {
    new: () => Promise.resolve(createRegistration(freshName('shop'), 'one')),
    renew: async () => createRenewal(await registered(), 'one', { privacy: true }),
    transfer: () => Promise.resolve(createTransfer(`sixdays-${freshName()}`, 'one')),
  };

  describe.each(Object.keys(kinds) as RegistrarOrder['kind'][])('of kind %s', (kind) => {
    test.each(['lost', 'unanswered'] as const)('is carried out once, whichever of its commands is %s', async (fate) => {
      const ended = kind === 'transfer' ? 'pending' : 'done';
      for (let skip = 0, commands = 1; skip < commands; skip += 1) {
        const order = await kinds[kind]();
        const before = carriedOut(order.domain).length;
        opensrs.sent.length = 0;
        opensrs.after(skip, fate);
        await registrar.order(order);
        commands = Math.max(commands, opensrs.sent.length + 1);
        opensrs.calm();
        // Another process takes over, without any knowledge of the order.
        expect([skip, (await takeUp(order, openRegistrar())).kind]).toEqual([skip, ended]);
        expect([skip, carriedOut(order.domain).length - before]).toEqual([skip, 1]);
        if (order.kind === 'renew')
          expect(opensrs.books.names.get(order.domain)).toMatchObject({
            expiresAt: addYears(order.currentExpiry, 1),
            privacy: true,
          });
      }
    });

    test('is carried out once, even if several processes order it at the same moment', async () => {
      const order = await kinds[kind]();
      const before = carriedOut(order.domain).length;
      const outcomes = await Promise.all(Array.from({ length: 4 }, async () => openRegistrar().order(order)));
      for (const outcome of outcomes) expect(['done', 'pending', 'unknown']).toContain(outcome.kind);
      await takeUp(order);
      expect(carriedOut(order.domain)).toHaveLength(before + 1);
      expect(await takeUp(order)).toEqual(await takeUp(order, openRegistrar()));
    });
  });

  test('that was only saved is processed by whichever process finds it', async () => {
    const order = createRegistration(freshName(), 'one');
    opensrs.next('process_pending', 'lost');
    expect(await registrar.order(order)).toMatchObject({ kind: 'unknown' });
    expect(opensrs.books.orders.filter(({ domain }) => domain === order.domain).map(({ status }) => status)).toEqual([
      'pending',
    ]);
    opensrs.sent.length = 0;
    expect(await openRegistrar().findOrder(order)).toMatchObject({ kind: 'done' });
    expect(actions()).not.toContain('sw_register');
  });

  test('is marked with a value derived from the reference, and so is its profile', async () => {
    const order = createRegistration(freshName(), 'one');
    await registrar.order(order);
    const [sent] = opensrs.sent.filter(({ action }) => action === 'sw_register');
    expect(textAt(sent?.attributes, 'affiliate_id')).toMatch(/^s[0-9a-f]{19}$/);
    expect(textAt(sent?.attributes, 'reg_password')).toMatch(/^[0-9a-f]{20}$/);
    expect(sent?.envelope).not.toContain(order.reference);
    expect([
      textAt(sent?.attributes, 'auto_renew'),
      textAt(sent?.attributes, 'custom_tech_contact'),
      textAt(sent?.attributes, 'handle'),
    ]).toEqual(['0', '1', 'save']);
  });

  test('[R5] that is being processed has an unknown outcome, and is done when OpenSRS says so', async () => {
    const order = createRegistration(freshName(), 'one');
    opensrs.next('process_pending', { reply: { code: 486, text: 'Entity is being processed' } });
    expect(await registrar.order(order)).toMatchObject({ kind: 'unknown' });
    expect(await takeUp(order)).toMatchObject({ kind: 'done' });
  });

  test('at a slow registry is accepted, and done later', async () => {
    opensrs.books.slowEndings.add('de');
    const order = createRegistration(freshName('de'), 'one');
    expect(await registrar.order(order)).toEqual({ kind: 'pending' });
    expect(await registrar.findOrder(order)).toEqual({ kind: 'pending' });
    opensrs.books.finishWaiting();
    expect(await registrar.findOrder(order)).toMatchObject({ kind: 'done' });
  });

  test.each(['none', 'forced'] as const)(
    'that the account has no funds for (%s) waits without a registration, raises an alarm, and continues once there are funds',
    async (funds) => {
      const order = createRegistration(freshName(), 'one');
      opensrs.books.funds = funds;
      expect(await registrar.order(order)).toEqual({ kind: 'pending' });
      expect(await registrar.findOrder(order)).toEqual({ kind: 'pending' });
      expect(await registrar.info(order.domain)).toBeNull();
      expect(logged).toContainEqual(
        expect.objectContaining({ level: ERROR, msg: expect.stringContaining('funds') as string }),
      );
      opensrs.books.funds = 'enough';
      expect(await registrar.findOrder(order)).toMatchObject({ kind: 'done' });
      expect(carriedOut(order.domain)).toHaveLength(1);
    },
  );

  test('that was already renewed counts as renewed (555, and 465 in the test environment)', async () => {
    for (const reply of [
      { code: 555, text: 'Domain already renewed' },
      { code: 465, text: 'Domain Already Renewed' },
    ]) {
      const held = await registered();
      opensrs.next('process_pending', { reply });
      expect(await registrar.order(createRenewal(held, 'one'))).toMatchObject({ kind: 'done' });
    }
  });

  test('[R9] whose expiry has changed is refused, and its saved order cancelled', async () => {
    const held = await registered();
    opensrs.next('process_pending', { reply: { code: 541, text: 'Expiration year does not match' } });
    expect(await registrar.order(createRenewal(held, 'one'))).toMatchObject({
      kind: 'refused',
      reason: 'expiry_differs',
    });
    expect(
      opensrs.books.orders
        .filter(({ domain, type }) => domain === held.domain && type === 'renewal')
        .map(({ status }) => status),
    ).toEqual(['cancelled']);
  });

  test('[R3] with reply 485 is ours if the domain was registered under its reference', async () => {
    const order = createRegistration(freshName(), 'one');
    opensrs.next('process_pending', 'unanswered');
    await registrar.order(order);
    opensrs.next('get_orders_by_domain', { reply: { code: 200, text: 'ok', attributes: { orders: [] } } });
    expect(await registrar.order(order)).toMatchObject({ kind: 'done' });
  });

  test('is never processed after it was cancelled, which would order anew', async () => {
    const order = createRegistration(freshName(), 'one');
    opensrs.next('process_pending', 'lost');
    await registrar.order(order);
    for (const saved of opensrs.books.orders) if (saved.domain === order.domain) saved.status = 'cancelled';
    expect(await registrar.findOrder(order)).toMatchObject({ kind: 'refused', reason: 'not_sold' });
    expect(carriedOut(order.domain)).toEqual([]);
  });

  test('that OpenSRS has deleted is over, but not one that waits for its registrant', async () => {
    const order = createRegistration(freshName(), 'one');
    opensrs.next('process_pending', 'lost');
    await registrar.order(order);
    const [saved] = opensrs.books.orders.filter(({ domain }) => domain === order.domain);
    if (!saved) throw new Error('Nothing was saved');
    const listed = (status: string) =>
      opensrs.next('get_orders_by_domain', {
        reply: {
          code: 200,
          text: 'ok',
          attributes: { orders: [xcpObject(Object.entries({ id: saved.id, status, type: 'new' }))] },
        },
      });
    for (const status of ['waiting', 'pending_fax', 'ca_owner_approval']) {
      listed(status);
      expect(await registrar.findOrder(order)).toEqual({ kind: 'pending' });
    }
    saved.status = 'deleted';
    expect(await registrar.findOrder(order)).toMatchObject({ kind: 'refused', reason: 'not_sold' });
  });

  test('is found however many orders its domain has had', async () => {
    const domain = freshName();
    const attributes = xcpObject([['affiliate_id', 'of-somebody-else']]);
    for (let orders = 0; orders < 42; orders += 1)
      opensrs.books.add({ domain, type: 'new', attributes }).status = 'declined';
    const order = createRegistration(domain, 'one');
    expect(await registrar.order(order)).toMatchObject({ kind: 'done' });
    expect(await registrar.findOrder(order)).toMatchObject({ kind: 'done' });
    expect(carriedOut(domain)).toHaveLength(1);
  });

  test('for an internationalised domain states its language', async () => {
    const german = toAscii(`bücher${freshLabel()}.com`) ?? '';
    expect(await registrar.order(createRegistration(german, 'one', { languageTag: 'de' }))).toMatchObject({
      kind: 'done',
    });
    const [order] = opensrs.books.orders.filter((each) => each.domain === german);
    expect(textAt(order?.attributes, 'encoding_type')).toBe('GER');
  });

  test.each([
    ['com', 'name', 'Mara Lindqvist'],
    ['eu', 'name', ''],
    ['be', 'name', ''],
    ['com', 'empty', ''],
  ] as const)(
    'for a private holder under .%s, with the setting %s, has the organisation "%s", and the holder stays private',
    async (tld, individualOrgName, organisation) => {
      const by = openRegistrar({ contacts: { individualOrgName } });
      const domain = freshName(tld);
      expect(await by.order(createRegistration(domain, 'one'))).toMatchObject({ kind: 'done' });
      const [order] = opensrs.books.orders.filter((each) => each.domain === domain);
      expect(textAt(order?.attributes, 'contact_set', 'owner', 'org_name') ?? '').toBe(organisation);
      expect(await by.findRegistrant(domain)).toMatchObject({ registrant: REGISTRANT });
      by.close();
    },
  );

  test('[R8] for a transfer that is denied says so', async () => {
    const order = createTransfer(`sixdays-${freshName()}`, 'one');
    await registrar.order(order);
    opensrs.books.moveTransfer(order.domain, 'cancelled', 'Transfer request denied by the losing registrar');
    expect(await registrar.findOrder(order)).toMatchObject({ kind: 'refused', reason: 'denied' });
  });

  test('that fails because of the registrant’s data is refused with that reason', async () => {
    const order = createRegistration(freshName(), 'one', { registrant: { ...REGISTRANT, phone: 'nonsense' } });
    expect(await registrar.order(order)).toMatchObject({ kind: 'refused', reason: 'data' });
    expect(await registrar.findOrder(order)).toEqual({ kind: 'none' });
  });
});

describe('[R10] an invalid response', () => {
  const huge = `<OPS_envelope>${'x'.repeat(11_000_000)}</OPS_envelope>`;
  const bodies: readonly (readonly [string, Exclude<Fate, string>])[] = [
    ['an HTML page', { body: '<html><body>Bad gateway</body></html>' }],
    ['a truncated envelope', { body: replyText({ code: 200, text: 'ok' }, 'domain').slice(0, 150) }],
    ['11 megabytes', { body: huge }],
    ['a server error', { body: 'oops', status: 500 }],
    ['a 404 page', { body: 'oops', status: 404 }],
    ['an empty body', { body: '' }],
    ['an unknown code', { reply: { code: 999, text: 'Something' } }],
  ];

  test.each(bodies)('%s is unknown, for each query and each order', async (_, fate) => {
    const spoil = (): void => {
      for (let count = 0; count < 60; count += 1) opensrs.next('*', fate);
    };
    const held = await registered();
    spoil();
    const states: NameState[] = [];
    await registrar.check(soldNames(freshName()), (state) => states.push(state));
    expect(states).toEqual([expect.objectContaining({ status: 'unknown' })]);
    expect(await registrar.suggest('brindle', 4, { tlds: ['shop'] })).toBeNull();
    for (const answer of [
      registrar.premiumPrice(freshName('shop')),
      registrar.info(held.domain),
      listNames(registrar),
      registrar.findRegistrant(held.domain),
      registrar.transferFacts(freshName()),
    ])
      expect(await answer).toBe('unknown');
    const outcomes = [
      registrar.order(createRegistration(freshName(), 'one')),
      registrar.order(createRenewal(held, 'one')),
      registrar.order(createTransfer(`sixdays-${freshName()}`, 'one')),
      registrar.findOrder(createRegistration(held.domain, 'first')),
    ];
    const changes = [
      registrar.change(held.domain, { locked: false }),
      registrar.change(held.domain, { autoRenew: false }),
      registrar.authCode(held.domain),
      registrar.cancelTransfer(createTransfer(held.domain, 'one')),
      registrar.resendConfirmation(createTransfer(held.domain, 'one')),
    ];
    for (const outcome of [...outcomes, ...changes]) expect(await outcome).toMatchObject({ kind: 'unknown' });
    opensrs.calm();
    expect(await registrar.info(held.domain)).toMatchObject({ domain: held.domain, locked: true });
  });

  test('[P1] a server that accepts no connection times out quickly', async () => {
    const hole = await openBlackHole();
    const away = openRegistrar({ origin: hole.origin, connectMs: 50, readMs: 200 });
    expect(await away.findOrder(createRegistration(freshName(), 'one'))).toMatchObject({
      kind: 'unknown',
      cause: 'timeout connecting',
    });
    away.close();
    await hole.close();
  });
});

describe('the account at OpenSRS', () => {
  test('is refused with another key, which raises an alarm but is not shown to customers', async () => {
    const stranger = openRegistrar({ key: 'beef'.repeat(28) });
    expect(await stranger.info(freshName())).toBe('unknown');
    expect(logged).toContainEqual(
      expect.objectContaining({ level: ERROR, event: 'opensrs.account_rejected', code: '401' }),
    );
    stranger.close();
  });

  test('raises the same alarm if it is rejected with the code of the guide', async () => {
    opensrs.next('get', { reply: { code: 410, text: 'Authentication failed' } });
    expect(await registrar.info(freshName())).toBe('unknown');
    expect(logged).toContainEqual(
      expect.objectContaining({ level: ERROR, event: 'opensrs.account_rejected', code: '410' }),
    );
  });

  test('is listed page by page, and an endless list counts as none', async () => {
    const before = await listNames(registrar);
    await Promise.all(Array.from({ length: 45 }, () => registered()));
    opensrs.sent.length = 0;
    const listed = await listNames(registrar);
    expect(Array.isArray(listed) && Array.isArray(before) && listed.length - before.length).toBe(45);
    expect(actions().length).toBeGreaterThan(1);
    const again = opensrs.books.names.keys().next().value ?? '';
    const endless = { code: 200, text: 'ok', attributes: { exp_domains: [], remainder: '1', page: '1', total: '1' } };
    opensrs.next('get_domains_by_expiredate', { reply: endless });
    expect(await listNames(registrar)).toBe('unknown');
    expect(again).not.toBe('');
  });
});

describe('a trial of the account', () => {
  test('makes only read-only calls, and reports what it found', async () => {
    opensrs.books.taken.add('example.com');
    const client = new XcpClient({ origin: opensrs.origin, ...ACCOUNT, log, connectMs: 20_000 });
    const orders = opensrs.books.orders.length;
    const findings = await tryAccount(client, clock.now());
    expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(findings.map(({ found }) => found)).toEqual(
      expect.arrayContaining([
        'accepted',
        '1250.75, of which 0.00 is held',
        'taken',
        'available',
        '9.68',
        'a list of 0',
      ]),
    );
    expect(actions().filter((action) => !/^(get|lookup)/.test(action))).toEqual([]);
    expect(opensrs.books.orders).toHaveLength(orders);
    client.close();
  });

  test('reports each unexpected response', async () => {
    const client = new XcpClient({ origin: opensrs.origin, ...ACCOUNT, key: 'beef'.repeat(28), log });
    const findings = await tryAccount(client, clock.now());
    expect(findings.every(({ isFine }) => !isFine)).toBe(true);
    expect(JSON.stringify(findings)).toContain('code 401');
    client.close();
  });
});

describe('[SE-02a] a search at OpenSRS', () => {
  test('continues with its search key until the slow registries have responded', async () => {
    opensrs.books.slowEndings.add('org').add('dev');
    const label = freshLabel();
    const names = ['com', 'net', 'org', 'dev'].map((tld) => `${label}.${tld}`);
    const states: NameState[] = [];
    await registrar.check(soldNames(...names), (state) => states.push(state));
    expect(states.map(({ name, status }) => `${name} ${status}`).sort()).toEqual(
      names.map((name) => `${name} available`).sort(),
    );
    expect(
      opensrs.sent
        .filter(({ action }) => action === 'name_suggest')
        .map(({ attributes }) => textAt(attributes, 'search_key')),
    ).toEqual([undefined, `key-${label}`]);
  });

  test('[PR-03a] a premium domain costs what OpenSRS charges, with the markup, also for renewals of several years', async () => {
    const domain = freshName('shop');
    opensrs.books.premium.set(domain, { new: '1120.10', renewal: '60.00', transfer: '60.00' });
    const premium = { register: assertMinor(134_412), renew: assertMinor(7_200), transfer: assertMinor(7_200) };
    expect(await registrar.premiumPrice(domain)).toEqual(premium);
    const bought = await registrar.order(createRegistration(domain, 'one', { premium, years: 2 }));
    if (bought.kind !== 'done') throw new Error(JSON.stringify(bought));
    expect(await registrar.order(createRenewal(bought.held, 'two', { premium, years: 3 }))).toMatchObject({
      kind: 'done',
    });
  });

  test.each([
    ['premium domain whose price has risen', { new: '120.00', renewal: '60.00', transfer: '60.00' }],
    ['domain that has become premium', null],
  ] as const)('[PR-03a] an order of a %s is not processed after it was saved', async (_what, costs) => {
    const domain = freshName('shop');
    if (costs) opensrs.books.premium.set(domain, costs);
    const premium = costs && { register: assertMinor(14_400), renew: assertMinor(7_200), transfer: assertMinor(7_200) };
    const bought = await registrar.order(createRegistration(domain, 'one', { premium }));
    if (bought.kind !== 'done') throw new Error(JSON.stringify(bought));
    const renewal = createRenewal(bought.held, 'two', { premium });
    opensrs.books.funds = 'none';
    expect(await registrar.order(renewal)).toEqual({ kind: 'pending' });
    opensrs.books.premium.set(domain, { new: '1200.00', renewal: '1200.00', transfer: '1200.00' });
    opensrs.books.funds = 'enough';
    opensrs.next('get_price', 'unanswered');
    expect(await registrar.findOrder(renewal)).toMatchObject({ kind: 'unknown' });
    expect(await registrar.findOrder(renewal)).toMatchObject({ kind: 'refused', reason: 'price_changed' });
    expect(await registrar.info(domain)).toMatchObject({ expiresAt: bought.held.expiresAt });
    expect(carriedOut(domain).map(({ type }) => type)).toEqual(['new']);
    // A process that stopped before saving that queries again.
    expect(await registrar.findOrder(renewal)).toMatchObject({ kind: 'refused', reason: 'price_changed' });
  });

  test('[PR-03a] [PR-03b] a premium domain without a price is unknown, because it is never sold at a guessed price', async () => {
    const domain = freshName('shop');
    opensrs.next('get_price', { reply: { code: 705, text: 'Registry timed out' } });
    const states: NameState[] = [];
    await registrar.check(soldNames(domain), (state) => states.push(state));
    expect(states).toEqual([{ name: domain, status: 'unknown', cause: 'no price' }]);
  });

  test('a reserved domain is distinguished from a taken one', async () => {
    const domain = freshName();
    opensrs.books.reserved.add(domain);
    const states: NameState[] = [];
    await registrar.check(soldNames(domain), (state) => states.push(state));
    expect(states).toEqual([{ name: domain, status: 'reserved' }]);
  });
});

describe('what OpenSRS cannot do', () => {
  test('is refused with a message for customers: nameservers inside the domain', async () => {
    const { domain } = await registered();
    opensrs.sent.length = 0;
    const glued = {
      nameservers: [`ns1.${domain}`, `ns2.${domain}`],
      nameserverAddresses: { [`ns1.${domain}`]: ['203.0.113.1'] },
    };
    expect(await registrar.change(domain, glued)).toMatchObject({
      kind: 'refused',
      reason: 'glue',
      message: expect.stringContaining('under the domain itself') as string,
    });
    expect(opensrs.sent).toEqual([]);
    expect(
      await registrar.change(domain, {
        nameservers: ['unknown1.example', 'unknown2.example'],
        nameserverAddresses: {},
      }),
    ).toMatchObject({ kind: 'refused', reason: 'unknown_nameserver' });
  });

  test('[DM-04f] registry data is changed if there is a command for it, and otherwise refused as a whole', async () => {
    const us = freshName('us');
    await registrar.order(createRegistration(us, 'one', { tldData: { app_purpose: 'P3', category: 'C11' } }));
    const changed = { registrant: REGISTRANT, tldData: { app_purpose: 'P1', category: 'C11' } };
    expect(await registrar.change(us, changed)).toEqual({ kind: 'done' });
    expect(await registrar.findRegistrant(us)).toMatchObject(changed);
    const ca = freshName('ca');
    await registrar.order(createRegistration(ca, 'one', { tldData: { legal_type: 'CCT', cira_agreement: true } }));
    expect(
      await registrar.change(ca, { registrant: { ...REGISTRANT, city: 'Bergen' }, tldData: { legal_type: 'CCO' } }),
    ).toMatchObject({ kind: 'refused', reason: 'registry_data' });
    expect(await registrar.findRegistrant(ca)).toMatchObject({
      registrant: REGISTRANT,
      tldData: { legal_type: 'CCT' },
    });
    // The registrant of a .ca domain is changed by a separate call, which includes the legal type.
    const bergen = { ...REGISTRANT, city: 'Bergen' };
    expect(await registrar.change(ca, { registrant: bergen, tldData: { legal_type: 'CCT' } })).toEqual({
      kind: 'done',
    });
    expect(await registrar.findRegistrant(ca)).toMatchObject({ registrant: bergen });
  });

  test.each([415, 435, 465])(
    'registry data that it does not show (%s) neither hides the registrant nor prevents a change',
    async (code) => {
      const us = freshName('us');
      const tldData = { app_purpose: 'P3', category: 'C11' };
      await registrar.order(createRegistration(us, 'one', { tldData }));
      const hide = () => opensrs.after(1, { reply: { code, text: 'Not allowed for this type' } });
      hide();
      expect(await registrar.findRegistrant(us)).toMatchObject({ registrant: REGISTRANT, tldData: {} });
      const bergen = { ...REGISTRANT, city: 'Bergen' };
      hide();
      expect(await registrar.change(us, { registrant: bergen, tldData })).toEqual({ kind: 'done' });
      expect(await registrar.findRegistrant(us)).toMatchObject({ registrant: bergen, tldData });
    },
  );

  test("OpenSRS never renews automatically, whatever the customer's setting", async () => {
    const { domain } = await registered();
    for (const autoRenew of [false, true]) await registrar.change(domain, { autoRenew });
    const sent = opensrs.sent
      .filter(({ action }) => action === 'modify')
      .map(({ attributes }) => [textAt(attributes, 'auto_renew'), textAt(attributes, 'let_expire')]);
    expect(sent).toEqual([
      ['0', '1'],
      ['0', '0'],
    ]);
  });

  test('[TR-05] the nameservers of a domain from elsewhere are those in DNS', async () => {
    expect(await registrar.transferFacts(`sixdays-${freshName()}`)).toMatchObject({
      nameservers: ['ns1.elsewhere.example'],
      registrar: null,
      expiresAt: null,
      codeAccepted: null,
    });
    expect(await registrar.transferFacts(`toonew-${freshName()}`)).toMatchObject({ status: 'held' });
  });
});
