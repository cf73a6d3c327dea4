import type { DnsRecord, NamesAnswer, Order, TldOffer, Transfer, TransferCheck } from '@storefront/shared/contract';
import { NetworkZoneReader } from '../src/adapters/dns/network/network-zone-reader';
import { sessions } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { Internet, record } from './support/internet';
import { freshLabel, newKey, REGISTRANT } from './support/shop';
import { openTransferWorld, type TransferWorld } from './support/transfers';

let world: TransferWorld;
beforeAll(async () => {
  world = await openTransferWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  world.shop.deps.faults.clear();
  await world.shop.checkInvariants();
});

const CODE = 'Xy7!kQ92-right';
const one = async (domain: string, auth_info?: string): Promise<TransferCheck> => {
  const [result] = await world.check([{ domain, ...(auth_info && { auth_info }) }]);
  if (!result) throw new Error('No answer');
  return result;
};
const causes = ({ blocks }: TransferCheck) => blocks.map(({ cause }) => cause);

describe('[TR-01b] eligibility before payment', () => {
  test('an ordinary domain is ready, with its price, its current registrar and its dates', async () => {
    const result = await one('sixdays-tannery.com', CODE);
    expect(result).toMatchObject({
      status: 'ready',
      blocks: [],
      price: 12.9,
      renewal_price: 14.9,
      currency_code: 'USD',
      years_added: 1,
      registrar: expect.any(String),
      nameservers: [expect.any(String), expect.any(String)],
    });
    expect(new Date(result.new_expiry_date ?? '').getUTCFullYear()).toBe(
      new Date(result.expiry_date ?? '').getUTCFullYear() + 1,
    );
  });

  test('without a code only the code is missing', async () => {
    expect(await one('sixdays-tannery.com')).toMatchObject({ status: 'code_needed', blocks: [], auth_info: null });
  });

  test.each([
    ['locked-quay.com', 'locked'],
    ['toonew-quay.com', 'too_new'],
    ['moved-quay.com', 'recent_transfer'],
    ['holder-quay.com', 'holder_changed'],
    ['redemption-quay.com', 'redemption'],
    ['pendingdelete-quay.com', 'pending_delete'],
    ['running-quay.com', 'transfer_running'],
    ['quillharbourzzyxqq.com', 'not_registered'],
    ['sixdays-quay.zz', 'not_sold'],
    ['sixdays-quay.co.uk', 'by_tag'],
    ['www.sixdays-quay.com', 'not_sold'],
  ])('%s is blocked: %s', async (domain, cause) => {
    const result = await one(domain, CODE);
    expect([result.status, causes(result)]).toEqual(['blocked', [cause]]);
  });

  test('[PR-03b] domains that move by a change of tag have no transfer price, in the list, the search, the price check or an order', async () => {
    const tlds = (await world.shop.request({ url: '/api/domain/1.0/tlds?currency_code=USD' })).json<TldOffer[]>();
    expect(
      tlds
        .filter(({ transfer }) => transfer === null)
        .map(({ tld }) => tld)
        .sort(),
    ).toEqual(['co.uk', 'me.uk', 'org.uk', 'uk']);
    const [domain, free] = [`${freshLabel()}.co.uk`, `${freshLabel()}.com`];
    let found: NamesAnswer | undefined;
    while (!found?.is_search_completed) {
      const payload: object = {
        names: [domain, free],
        currency_code: 'USD',
        ...(found && { search_key: found.search_key }),
      };
      found = (
        await world.shop.request({ method: 'POST', url: '/api/domain/1.0/availability', payload })
      ).json<NamesAnswer>();
    }
    expect(
      found.results.map(({ status, transfer_by_tag, transfer_price }) => [status, transfer_by_tag, transfer_price]),
    ).toEqual([
      ['available', true, undefined],
      ['available', false, 12.9],
    ]);
    const price = await world.shop.request({
      method: 'POST',
      url: '/api/tucowsbilling/1.0/service/price_check',
      payload: { domain: 'sixdays-quay.co.uk', period: 1, service: 'domain_transfer', currency_code: 'USD' },
    });
    expect([price.statusCode, price.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining('is transferred by a change of tag, not by a code'),
    ]);
    expect(await one('sixdays-quay.co.uk', CODE)).toMatchObject({ price: null, renewal_price: null });
  });

  test('blocks with a time limit say when they end', async () => {
    const { blocks } = await one('toonew-quay.com', CODE);
    const days = (new Date(blocks[0]?.until ?? '').getTime() - world.shop.clock.now().getTime()) / 86_400_000;
    expect([blocks[0]?.days, Math.round(days)]).toEqual([60, 40]);
  });

  test('a wrong code is reported before payment and is not returned', async () => {
    expect(await one('sixdays-quay.com', 'wrong-code')).toMatchObject({
      status: 'blocked',
      blocks: [{ cause: 'wrong_code' }],
      auth_info: null,
    });
    expect(causes(await one('sixdays-quay.com', 'x'.repeat(400)))).toEqual(['wrong_code']);
  });

  test('a domain that is held here cannot be transferred in', async () => {
    const customer = await world.shop.asCustomer();
    await world.holdName(customer, 'sixdays-held.com');
    expect(causes(await one('sixdays-held.com', CODE))).toEqual(['ours']);
  });

  test('a silent registry is neither ready nor blocked (SE-06), and the code is kept', async () => {
    world.shop.deps.faults.add({ operation: 'transfer_check', subject: 'sixdays-quay.com', fault: { kind: 'error' } });
    const result = await one('sixdays-quay.com', CODE);
    expect(result).toMatchObject({ status: 'unknown', blocks: [], auth_info: expect.stringMatching(/^sealed\.v1\./) });
    expect(await one('sixdays-quay.com', result.auth_info ?? '')).toMatchObject({ status: 'ready' });
  });

  test('two hundred domains are one call with few statements, returned in order', async () => {
    const names = Array.from({ length: 200 }, (_, index) => ({ domain: `sixdays-n${index}.com`, auth_info: CODE }));
    const results = await world.check(names);
    expect(results.map(({ domain }) => domain)).toEqual(names.map(({ domain }) => domain));
    expect(results.every(({ status }) => status === 'ready')).toBe(true);
    expect((await world.checkAnswer([...names, { domain: 'one-more.com', auth_info: CODE }])).statusCode).toBe(400);
  });
});

describe('[RG-08e] transfer codes', () => {
  test('are returned sealed, valid for their domain and for seven days only', async () => {
    const { auth_info } = await one('sixdays-quay.com', CODE);
    expect(auth_info).toMatch(/^sealed\.v1\./);
    expect(auth_info).not.toContain(CODE);
    expect(causes(await one('sixdays-other.com', auth_info ?? ''))).toEqual(['code_expired']);
    world.shop.clock.advance(7 * 86_400);
    expect(causes(await one('sixdays-quay.com', auth_info ?? ''))).toEqual(['code_expired']);
  });
});

describe('[TR-03a] [TR-06] a transfer is followed to its end', () => {
  const steps = ({ steps: all }: Transfer) => all.map(({ name, state, actor }) => `${name} ${state} ${actor}`);
  const subjects = async (address: string) =>
    (await world.shop.emails())
      .filter(({ recipient }) => recipient === address)
      .map(({ subject }) => subject)
      .reverse();
  const isPaid = ({ captured }: Order): boolean => captured > 0;
  const money = ({ captured, refunded }: Order) => ({ captured, refunded });
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await world.shop.asCustomer();
  });

  test('[R8] success after six days: the holder confirms, the current registrar does not respond', async () => {
    const domain = 'sixdays-success.com';
    const id = await world.orderTransfer(customer, domain);
    await world.shop.settle(customer, id, isPaid);
    const first = await world.getTransfer(customer, domain);
    expect(steps(first)).toEqual([
      'paid done us',
      'zone_copied done us',
      'asked done us',
      'confirmed current you',
      'released todo registrar',
      'arrived todo registry',
    ]);
    expect(first).toMatchObject({ state: 'running', can_cancel: true, can_resend: true });
    const says = async () =>
      (await world.shop.order(customer, id)).order_items.map(({ code, message }) => [code, message]);
    expect(await says()).toEqual([['owner_asked', 'Confirm the transfer in the email sent to the owner.']]);
    const paid = (await world.shop.emails()).find(
      ({ recipient, text }) => recipient === customer.email && text.includes('is on its way to us'),
    );
    expect(paid?.text).toContain('Your turn: confirm the transfer in the email sent to the owner, or it ends.');
    expect(paid?.text).not.toContain('You do not need to do anything');
    expect(first.steps[3]?.until).not.toBeNull();

    await world.later(customer, id, 1.1);
    expect(await says()).toEqual([['registrar_asked', expect.stringContaining('current registrar')]]);
    const second = await world.getTransfer(customer, domain);
    expect(steps(second)).toEqual([
      'paid done us',
      'zone_copied done us',
      'asked done us',
      'confirmed done you',
      'released current registrar',
      'arrived todo registry',
    ]);
    expect(second).toMatchObject({ can_cancel: false, can_resend: false });
    const list = await customer.request({ method: 'GET', url: '/api/transfer/1.0/transfers' });
    expect(list.json()).toEqual([
      expect.objectContaining({ domain, order_id: id, actor: 'registrar', until: expect.any(String) }),
    ]);

    const ended = await world.later(customer, id, 5);
    expect(ended).toMatchObject({ status_name: 'completed', refunded: 0 });
    expect(await world.getTransfer(customer, domain)).toMatchObject({
      state: 'completed',
      message: '',
      can_cancel: false,
    });
    expect(Object.keys(await world.getTransfer(customer, domain))).not.toEqual(
      expect.arrayContaining(['code', 'money']),
    );
    const [told = '', asked = '', ...later] = await subjects(customer.email);
    expect([told, asked].sort()).toEqual([`Confirm the transfer of ${domain}`, `${domain} is on its way to us`]);
    expect(later).toEqual([
      expect.stringMatching(`^The transfer of ${domain} was confirmed: it arrives by `),
      expect.stringContaining(domain),
    ]);
  });

  test('[R8] denied on day five: not transferred, and fully refunded', async () => {
    const domain = 'denied-harbour.com';
    const id = await world.orderTransfer(customer, domain);
    const paid = await world.shop.settle(customer, id, isPaid);
    await world.later(customer, id, 1.1);
    expect((await world.later(customer, id, 3)).status_name).toBe('provisioning');
    const ended = await world.later(customer, id, 1);
    expect(money(ended)).toEqual({ captured: paid.total, refunded: paid.total });
    expect(await world.getTransfer(customer, domain)).toMatchObject({
      state: 'failed',
      code: 'denied',
      money: 'refunded',
      message:
        'The current registrar has denied the transfer. Ask it why, then try again. Your money went back to your card.',
    });
    expect(await subjects(customer.email)).toContainEqual(expect.stringContaining('has been refunded'));
  });

  test('[R8] withdrawn at the current registrar on day two: its own message, and a refund', async () => {
    const id = await world.orderTransfer(customer, 'withdrawn-quay.com');
    await world.shop.settle(customer, id, isPaid);
    await world.later(customer, id, 1.1);
    const ended = await world.later(customer, id, 1);
    expect(ended.refunded).toBe(ended.total);
    expect((await world.getTransfer(customer, 'withdrawn-quay.com')).message).toContain(
      'cancelled at the current registrar',
    );
  });

  test('[LG-05b] a customer can cancel it until the holder has confirmed, with an acknowledgement, but not after that', async () => {
    const domain = 'sixdays-calloff.com';
    const id = await world.orderTransfer(customer, domain);
    await world.shop.settle(customer, id, isPaid);
    const post = (what: string, who = customer) =>
      who.request({ method: 'POST', url: `/api/transfer/1.0/transfers/${domain}/${what}` });
    expect((await post('cancel', await world.shop.asCustomer())).statusCode).toBe(404);
    expect((await post('resend')).statusCode).toBe(200);
    expect((await post('resend')).statusCode).toBe(409);
    expect((await post('cancel')).json()).toMatchObject({
      can_cancel: false,
      code: 'called_off',
      message: expect.stringContaining('It was called off'),
    });
    const acknowledged = (await world.shop.emails()).filter(
      ({ recipient, subject }) => recipient === customer.email && subject === `You cancelled the transfer of ${domain}`,
    );
    expect(acknowledged.map(({ text }) => text)).toEqual([
      expect.stringContaining(`${world.shop.clock.now().toISOString().slice(11, 19)} UTC`),
    ]);
    const ended = await world.later(customer, id, 0);
    expect(ended.refunded).toBe(ended.total);
    expect((await world.getTransfer(customer, domain)).message).toContain('The transfer was cancelled.');

    const late = await world.orderTransfer(customer, 'sixdays-toolate.com');
    await world.shop.settle(customer, late, isPaid);
    await world.later(customer, late, 1.1);
    expect(
      (
        await customer.request({ method: 'POST', url: '/api/transfer/1.0/transfers/sixdays-toolate.com/cancel' })
      ).json(),
    ).toMatchObject({ code: 'too_late' });
  });

  test.each([
    [
      'locked',
      'locked-quay.com',
      CODE,
      'Locked at its current registrar. Unlock it there, then try again; your code still works.',
      { cause: 'locked' },
    ],
    [
      'too new',
      'toonew-quay.com',
      CODE,
      'Its registry or current registrar does not allow a transfer yet. The transfer check shows when that ends.',
      { cause: 'too_new', days: 60 },
    ],
    [
      'wrong code',
      'sixdays-quay.com',
      'wrong-code',
      'The current registrar does not accept the transfer code. Copy it again or get a new one there, then try again.',
      { cause: 'wrong_code' },
    ],
  ])(
    '[R8] %s: reported before payment with what to do; if ordered nevertheless, it fails with its own message and is not charged',
    async (_what, domain, code, words, told) => {
      const [block] = (await one(domain, code)).blocks;
      expect(block).toMatchObject(told);
      const id = await world.orderUnchecked(customer, domain, code);
      const ended = await world.shop.settle(customer, id);
      expect(ended).toMatchObject({
        status_name: 'failed',
        captured: 0,
        voided: ended.total,
        order_items: [{ status: 'failed', message: words }],
      });
      expect((await world.getTransfer(customer, domain)).state).toBe('failed');
    },
  );

  test('a domain that is already being transferred is reported as such', async () => {
    const id = await world.orderTransfer(customer, 'sixdays-other-order.com');
    await world.shop.settle(customer, id, isPaid);
    expect(causes(await one('sixdays-other-order.com', CODE))).toEqual(['transfer_running']);
  });

  test('[RG-08e] a code that became invalid in the cart is refused before anything is charged', async () => {
    await expect(world.orderTransfer(customer, 'sixdays-broken.com', 'wrong-code')).rejects.toThrow('Status 4');
    const [checked] = await world.check([{ domain: 'sixdays-late.com', auth_info: 'Right-code-1' }]);
    const { cost, tax } = await world.shop.price(customer, {
      type: 'transfer',
      domain_name: 'sixdays-late.com',
      period: 1,
    });
    const payment_method_id = (await world.shop.storeCard(customer)).id;
    world.shop.clock.advance(8 * 86_400);
    const renewed = await world.shop.asCustomer({});
    const answer = await renewed.request({
      method: 'POST',
      url: '/api/checkout/1.0/order',
      payload: {
        original_amount: cost,
        original_tax: tax,
        payment_method_id: (await world.shop.storeCard(renewed)).id || payment_method_id,
        currency_code: 'USD',
        order_items: [
          {
            product: 'domain',
            type: 'transfer',
            domain_name: 'sixdays-late.com',
            period: 1,
            auth_info: checked?.auth_info,
            registrant: REGISTRANT,
            tld_data: {},
          },
        ],
        idempotency_key: newKey(),
      },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'invalid_order',
        detail: [expect.objectContaining({ msg: expect.stringContaining('was only kept for 7 days') })],
      }),
    ]);
  });
});

describe('[TR-05] the zone is copied before the switch of nameservers', () => {
  test('saved with the transfer, and in our zone once the domain is switched to our nameservers', async () => {
    const customer = await world.shop.asCustomer();
    const domain = 'sixdays-zone.com';
    const id = await world.orderTransfer(customer, domain);
    await world.shop.settle(customer, id, ({ captured }) => captured > 0);
    const { zone } = await world.getTransfer(customer, domain);
    expect(zone?.records.map(({ name, type }) => `${name} ${type}`)).toEqual(
      expect.arrayContaining(['@ A', 'www CNAME', '@ MX', '@ TXT', '_dmarc TXT']),
    );
    expect(zone?.missing).toEqual([expect.stringContaining('cannot be seen from outside')]);
    await world.later(customer, id, 1.1);
    await world.later(customer, id, 5);
    await world.shop.deps.db.update(sessions).set({ password_confirmed_at: world.shop.clock.now() });
    await customer.request({
      method: 'POST',
      url: `/api/domain/1.0/edit/${domain}`,
      payload: { nameservers: [...world.shop.deps.config.nameservers] },
    });
    const records = await customer.request({ method: 'GET', url: `/api/dns/1.0/${domain}` });
    expect([records.statusCode, records.body]).toEqual([200, expect.any(String)]);
    const held = records
      .json<{ name: string; type: string; rdata: string }[]>()
      .map(({ name, type }) => `${name} ${type}`);
    expect(held).toEqual(expect.arrayContaining(['@ NS', 'www CNAME', '@ MX', '_dmarc TXT']));
  });

  test('as the current nameservers return it, over DNS, up to the content of our own zone', async () => {
    const internet = new Internet();
    const customer = await world.shop.asCustomer();
    const domain = 'sixdays-served.com';
    const served = [
      record('@', 'A', '203.0.113.80', 300),
      record('@', 'MX', `5 post-office.${domain}.`),
      record('post-office', 'A', '203.0.113.25'),
      record('@', 'TXT', '"gr\\195\\188n"'),
      record('*', 'CNAME', `${domain}.`),
    ];
    const port = await internet.serve({ [domain]: served });
    for (const [index, server] of (await one(domain, CODE)).nameservers.entries())
      internet.place(server, `203.0.113.${index + 1}`, port);
    const network = new NetworkZoneReader({
      resolvers: [await internet.resolver()],
      reach: internet.reach,
      timeoutMs: 5_000,
      wholeMs: 60_000,
    });
    const reading = jest
      .spyOn(world.shop.deps.zoneReader, 'read')
      .mockImplementation((...asked) => network.read(...asked));
    const id = await world.orderTransfer(customer, domain);
    await world.shop.settle(customer, id, ({ captured }) => captured > 0);
    reading.mockRestore();
    await internet.close();
    await world.later(customer, id, 1.1);
    await world.later(customer, id, 5);
    await world.shop.deps.db.update(sessions).set({ password_confirmed_at: world.shop.clock.now() });
    await customer.request({
      method: 'POST',
      url: `/api/domain/1.0/edit/${domain}`,
      payload: { nameservers: [...world.shop.deps.config.nameservers] },
    });
    const records = (await customer.request({ method: 'GET', url: `/api/dns/1.0/${domain}` })).json<DnsRecord[]>();
    const brought = records
      .filter(({ type }) => type !== 'NS')
      .map(({ name, type, rdata, ttl }) => ({ name, type, ttl, rdata }));
    expect(new Set(brought.map((one) => JSON.stringify(one)))).toEqual(
      new Set(served.map(({ name, type, rdata, ttl }) => JSON.stringify({ name, type, ttl, rdata }))),
    );
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('A defect of the reader'))],
    [
      'cannot be kept',
      () => Promise.resolve({ records: [{ name: '\0x', type: 'A', ttl: 60, data: '203.0.113.5' }], missing: [] }),
    ],
  ] as const)('a copy that %s does not stop the transfer, and is reported', async (what, read) => {
    const customer = await world.shop.asCustomer();
    const domain = `sixdays-${what.replaceAll(' ', '-')}.com`;
    const reading = jest.spyOn(world.shop.deps.zoneReader, 'read').mockImplementation(read);
    const id = await world.orderTransfer(customer, domain);
    const order = await world.shop.settle(customer, id, ({ captured }) => captured > 0);
    reading.mockRestore();
    expect(order.order_items).toMatchObject([{ status: 'checking' }]);
    const { zone } = await world.getTransfer(customer, domain);
    expect(zone).toMatchObject({ records: [], missing: [expect.stringContaining('could not be copied')] });
  });

  test('silent nameservers are reported clearly', async () => {
    const customer = await world.shop.asCustomer();
    world.shop.deps.faults.add({ operation: 'zone_read', subject: 'sixdays-silent.com', fault: { kind: 'error' } });
    const id = await world.orderTransfer(customer, 'sixdays-silent.com');
    await world.shop.settle(customer, id, ({ captured }) => captured > 0);
    const { zone } = await world.getTransfer(customer, 'sixdays-silent.com');
    expect(zone).toMatchObject({
      records: [],
      missing: [expect.stringContaining('did not answer, so nothing could be copied')],
    });
  });
});
