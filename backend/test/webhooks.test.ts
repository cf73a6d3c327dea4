import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import type { DomainDeletion, OutputOf, WebhookEndpointId } from '@storefront/shared/contract';
import {
  webhookEventData,
  WEBHOOK_EVENT_TYPES,
  type deskAddWebhook,
  type deskWebhookDeliveries,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEventType,
} from '@storefront/shared/contract/desk';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import {
  audit_entries,
  domains,
  orders,
  registrar_sandbox_names,
  webhook_deliveries,
  webhook_endpoints,
  webhook_events,
} from '../src/db/schema';
import { inTransaction } from '../src/db/transaction';
import { scheduleMissingChecks } from '../src/modules/missing-domains';
import { listDeliveries, publishEvent, showDelivery } from '../src/modules/webhooks';
import { RETRY_SECONDS } from '../src/modules/webhooks/delivery-outcome';
import { pruneEvents } from '../src/modules/webhooks/webhook-jobs';
import { WebhookDeliverer } from '../src/modules/webhooks/webhook-deliverer';
import { checkMissing, updateNameLives } from './support/due-work';
import { confirm, givePassword } from './support/account';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { CARDS } from './support/payment-provider';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { makeCode, openDesk, type TestDesk, type TestStaff } from './support/staff';
import { startReceiver, verify, type ReceivedWebhook, type WebhookReceiver } from './support/webhook-receiver';

/** Registered at another registrar of the sandbox, and not locked there. */
const ELSEWHERE = 'mountain.com';
const REFUNDS: WebhookEventType[] = ['order.refunded', 'order.refund_failed'];

let shop: TestShop;
let desk: TestDesk;
let admin: TestStaff;
let customer: TestCustomer;
let receiver: WebhookReceiver;
let deliverer: WebhookDeliverer;
const log: string[] = [];

beforeAll(async () => {
  shop = await openShop(
    { DESK_PORT: '26011', ATTEMPT_LIMIT_SCALE: '1000' },
    { log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }) },
  );
  shop.pay.reportTo(shop.app);
  desk = await openDesk(shop);
});
beforeEach(async () => {
  admin = await desk.asStaff('admin', { name: 'Ada Verne' });
  customer = await shop.asCustomer({ country: 'US' });
  receiver = await startReceiver();
  deliverer = new WebhookDeliverer(shop.deps);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await deliverer.stop();
  await receiver.close();
  shop.deps.faults.clear();
  await shop.deps.db.delete(webhook_endpoints);
  await shop.deps.db.delete(webhook_events);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

function nextCode({ secret }: TestStaff = admin): string {
  shop.clock.advance(30);
  return makeCode(secret, shop.clock.now());
}

type Made = OutputOf<typeof deskAddWebhook>;

interface Sent {
  readonly by?: TestStaff;
  readonly method?: 'POST' | 'PUT';
}

const send = (path: string, payload: object, { by = admin, method = 'POST' }: Sent = {}) =>
  by.request({ method, url: `/desk/1.0/webhooks${path}`, payload });

async function sent<T>(path: string, payload: object, options?: Sent): Promise<T> {
  const answer = await send(path, payload, options);
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return (answer.body ? answer.json<T>() : undefined) as T;
}

const add = (
  events: readonly WebhookEventType[] = WEBHOOK_EVENT_TYPES,
  url = `${receiver.origin}/hooks`,
): Promise<Made> => sent('', { url, description: 'CRM', events, code: nextCode() });

const list = async (): Promise<WebhookEndpoint[]> =>
  (await admin.request({ url: '/desk/1.0/webhooks' })).json<{ endpoints: WebhookEndpoint[] }>().endpoints;
/** Reads them without the desk, whose sessions end while the clock is moved by days. */
const deliveries = async (id: WebhookEndpointId): Promise<WebhookDelivery[]> =>
  (await listDeliveries(shop.deps.db, id, { offset: 0, limit: 100 })).map(showDelivery);
const getRefusal = ({ statusCode, body }: Awaited<ReturnType<typeof send>>) => {
  const { code, params } = JSON.parse(body) as { code: string; params?: { what?: string } };
  return [statusCode, params?.what ?? code];
};

async function buy(names: readonly string[], card?: string) {
  const id = await shop.place(customer, { bought: names, card });
  return shop.settle(customer, id);
}
const newName = (): string => `${freshLabel()}.com`;
const toTypes = (received: readonly ReceivedWebhook[]): string[] => received.map(({ event }) => event.type);
const happen = (type: 'domain.deleted' | 'domain.released' = 'domain.deleted', domain = newName()) =>
  inTransaction(shop.deps.db, (tx) =>
    publishEvent(tx, { type, data: { domain_id: asId('d-1'), domain, customer_id: asId('c-1') } }, shop.clock.now()),
  );
const toDomains = (received: readonly ReceivedWebhook[]): string[] =>
  received.map(({ event }) => ('domain' in event.data ? event.data.domain : ''));
/** The support address gets these emails. */
const toStaff = async (): Promise<string[]> =>
  (await shop.emails())
    .filter(({ recipient, subject }) => recipient === shop.deps.config.supportEmail && subject.startsWith('Webhooks'))
    .map(({ subject }) => subject);

describe('what is sent', () => {
  test('[WH-02a] an order is paid, processed and told: a program of others verifies it', async () => {
    const { secret } = await add();
    const domain = newName();
    const order = await buy([domain]);
    expect(order.status_name).toBe('completed');
    await deliverer.deliverDue();

    const [registered, completed] = receiver.received;
    expect(toTypes(receiver.received)).toEqual(['domain.registered', 'order.completed']);
    for (const one of receiver.received) {
      expect(verify(one, secret)).toEqual(one.event);
      expect(() => verify({ ...one, body: `${one.body} ` }, secret)).toThrow();
      expect(one.headers).toMatchObject({ 'content-type': 'application/json' });
      expect(one.event.version).toBe(1);
    }
    const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, domain));
    expect(registered?.event.data).toEqual({
      domain_id: row?.id,
      domain,
      customer_id: customer.id,
      order_id: order.order_id,
      expires_at: row?.expiry_date.toISOString(),
    });
    const money = { minor_units: Math.round(order.total * 100), currency_code: 'USD' };
    expect(completed?.event.data).toEqual({
      order_id: order.order_id,
      customer_id: customer.id,
      status: 'completed',
      total: money,
      captured: money,
      placed_at: expect.stringMatching(/Z$/) as string,
    });
    // IDs, domains, amounts and times: nothing of the person.
    for (const { body } of receiver.received) expect(body).not.toMatch(/@|Mara|Lindqvist|Storgata/);
    await deliverer.deliverDue();
    expect(receiver.received).toHaveLength(2);
  });

  test('[WH-01a] an event of a fact that is rolled back does not exist; without a subscriber, none is saved', async () => {
    await happen();
    expect(await shop.deps.db.select().from(webhook_events)).toEqual([]);
    await add(['domain.deleted']);
    const undone = inTransaction(shop.deps.db, async (tx) => {
      await publishEvent(
        tx,
        { type: 'domain.deleted', data: { domain_id: asId('d-1'), domain: newName(), customer_id: asId('c-1') } },
        shop.clock.now(),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await happen('domain.released');
    expect(await shop.deps.db.select().from(webhook_events)).toEqual([]);
    await deliverer.deliverDue();
    expect(receiver.received).toEqual([]);
  });

  test('[WH-01c] an order that ends without anything is told as failed, once', async () => {
    await add(['order.completed', 'order.failed']);
    await buy([newName()], CARDS.declined);
    await deliverer.deliverDue();
    expect(receiver.received.map(({ event }) => event)).toMatchObject([
      { type: 'order.failed', data: { status: 'payment_failed', captured: { minor_units: 0 } } },
    ]);
  });

  test('[WH-01c] a refund is told once, by whom, with the sum; the end of the order is not told again', async () => {
    await add(['order.completed', 'order.failed', ...REFUNDS]);
    const order = await buy([newName(), newName()]);
    const payment = shop.pay.payments().find((paid) => paid.order === order.order_id);
    const news = async () => {
      await shop.pay.quiet();
      await shop.deps.jobs.drain({ delayed: false });
    };
    await shop.pay.refundByHand(payment?.id ?? '', 100);
    await news();
    const refunded = await admin.request({
      method: 'POST',
      url: `/desk/1.0/orders/${order.order_id}/refund`,
      payload: {
        item_ids: [(await desk.order(admin, order.order_id)).items[0]?.id],
        amount: order.order_items[0]?.amount,
        reason: 'Asked for',
      },
    });
    expect([refunded.statusCode, refunded.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    await shop.settle(customer, order.order_id);
    await news();
    const one = Math.round(((order.order_items[0]?.amount ?? 0) + (order.order_items[0]?.tax ?? 0)) * 100);
    await shop.pay.failRefunds(payment?.id ?? '');
    await news();
    await deliverer.deliverDue();
    const told = receiver.received.map(({ event }) => event);
    expect(told.slice(0, 3)).toMatchObject([
      { type: 'order.completed' },
      {
        type: 'order.refunded',
        data: { by: 'payment_provider', amount: { minor_units: 100 }, refunded: { minor_units: 100 } },
      },
      {
        type: 'order.refunded',
        data: { by: 'shop', amount: { minor_units: one }, refunded: { minor_units: 100 + one } },
      },
    ]);
    expect(told.slice(3)).toMatchObject([
      { type: 'order.refund_failed' },
      { type: 'order.refund_failed', data: { refunded: { minor_units: 0 } } },
    ]);
    const [row] = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.id, asId(order.order_id)));
    expect(row?.refunded).toBe(0);
  });

  test('[WH-01d] a domain that is transferred in, renewed, moved away, deleted or released is told', async () => {
    await givePassword(shop, customer);
    await add(WEBHOOK_EVENT_TYPES.filter((type) => type.startsWith('domain.')));
    const [moved, deleted, released] = [newName(), newName(), newName()];
    const bought = [moved, deleted, released];
    const order = await shop.settle(customer, await shop.place(customer, { bought, brought: [ELSEWHERE] }));
    expect(order.status_name).toBe('completed');
    const find = async (name: string) => (await shop.deps.db.select().from(domains).where(eq(domains.name, name)))[0];

    await confirm(customer);
    const url = `/api/domain/1.0/deletion/${deleted}`;
    const { refund } = (await customer.request({ url })).json<DomainDeletion>();
    const gone = await customer.request({
      method: 'POST',
      url,
      payload: { confirm: deleted, refund: refund?.amount ?? null },
    });
    expect(gone.statusCode).toBeLessThan(300);

    await shop.deps.db.delete(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, moved));
    await scheduleMissingChecks(shop.deps.db, [(await find(moved))?.id ?? asId('none')]);
    for (let check = 0; check < 6; check += 1) {
      shop.clock.advance(20 * secondsInMinute);
      await checkMissing(shop.deps);
    }

    const left = await find(released);
    await shop.deps.db.delete(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, released));
    shop.clock.advance(((left?.expiry_date.getTime() ?? 0) - shop.clock.now().getTime()) / 1_000 + 200 * secondsInDay);
    await updateNameLives(shop.deps);
    await updateNameLives(shop.deps);

    await deliverer.deliverDue();
    const about = (name: string) =>
      receiver.received
        .filter(({ event }) => 'domain' in event.data && event.data.domain === name)
        .map(({ event }) => event.type);
    expect(about(moved)).toEqual(['domain.registered', 'domain.moved_away']);
    expect(about(deleted)).toEqual(['domain.registered', 'domain.deleted']);
    expect(about(released)).toEqual(['domain.registered', 'domain.released']);
    expect(about(ELSEWHERE)[0]).toBe('domain.transferred_in');
    for (const { event } of receiver.received)
      expect(webhookEventData[event.type as WebhookEventType].safeParse(event.data).error).toBeUndefined();
  });
});

describe('a receiver', () => {
  test('[WH-02b] gets events in the order in which they happened, one after the other', async () => {
    await add();
    receiver.replies((response) => setTimeout(() => response.writeHead(200).end('ok'), 5));
    const names = Array.from({ length: 12 }, newName);
    for (const name of names) await happen('domain.deleted', name);
    await deliverer.deliverDue();
    expect(toDomains(receiver.received)).toEqual(names);
    expect(receiver.mostAtOnce()).toBe(1);
  });

  test('[WH-02c] that fails gets the same event again, with growing delays for three days, and then no more', async () => {
    const { endpoint, secret } = await add(['domain.deleted']);
    receiver.replies((response) => void response.writeHead(500).end());
    await happen();
    const waits: number[] = [];
    for (let attempt = 1; ; attempt += 1) {
      await deliverer.deliverDue();
      expect(receiver.received).toHaveLength(attempt);
      const [row] = await deliveries(endpoint.id);
      expect(row).toMatchObject({ attempts: attempt, response_status: 500, problem: null });
      if (row?.status !== 'waiting') break;
      const wait = (Date.parse(row.due_at ?? '') - shop.clock.now().getTime()) / 1_000;
      waits.push(wait);
      shop.clock.advance(wait - 1);
      await deliverer.deliverDue();
      expect(receiver.received).toHaveLength(attempt);
      shop.clock.advance(1);
    }
    expect(waits).toEqual(RETRY_SECONDS);
    expect(waits.reduce((sum, wait) => sum + wait) / secondsInDay).toBeCloseTo(3.15, 1);
    admin = await desk.asStaff('admin');
    expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'failed', due_at: null }]);
    expect(new Set(receiver.received.map(({ body, headers }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(
      1,
    );
    for (const one of receiver.received) verify(one, secret);

    receiver.replies((response) => void response.writeHead(200).end());
    const [failed] = await deliveries(endpoint.id);
    const again = await sent<WebhookDelivery>(`/${endpoint.id}/deliveries/${failed?.id}/send_again`, {});
    expect(again).toMatchObject({ status: 'waiting', attempts: 0 });
    await deliverer.deliverDue();
    expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'delivered', attempts: 1, response_status: 200 }]);
    expect((await list())[0]?.failing_since).toBeNull();
  });

  test('[WH-02d] is not followed when it redirects', async () => {
    const other = await startReceiver();
    const { endpoint } = await add();
    receiver.replies((response) => void response.writeHead(301, { location: other.origin }).end());
    await happen();
    await deliverer.deliverDue();
    expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'waiting', response_status: 301 }]);
    expect(other.received).toEqual([]);
    await other.close();
  });

  test('[WH-02d] that is down, or closes the connection, gets the event once it is back, and others then follow', async () => {
    const { endpoint } = await add();
    receiver.replies((response) => void response.destroy());
    const names = [newName(), newName(), newName()];
    for (const name of names) await happen('domain.deleted', name);
    await deliverer.deliverDue();
    // It is left alone for some seconds instead of being tried with everything that is due.
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries(endpoint.id)).map(({ problem }) => problem)).toEqual([null, null, 'no_connection']);
    const { origin } = receiver;
    await receiver.close();
    shop.clock.advance(5);
    await deliverer.deliverDue();
    receiver = await startReceiver(Number(new URL(origin).port));
    shop.clock.advance(5 * secondsInMinute);
    await deliverer.deliverDue();
    expect(toDomains(receiver.received).sort()).toEqual([...names].sort());
  });

  test('[WH-02d] that asks for a rest gets it', async () => {
    await add();
    receiver.replies((response) => void response.writeHead(429, { 'retry-after': '120' }).end());
    await happen();
    await happen();
    await deliverer.deliverDue();
    shop.clock.advance(119);
    await deliverer.deliverDue();
    expect(receiver.received).toHaveLength(1);
    receiver.replies((response) => void response.writeHead(200).end());
    shop.clock.advance(1);
    await deliverer.deliverDue();
    expect(receiver.received).toHaveLength(3);
  });

  test('[WH-02e] that answers 410 is disabled, and staff are told; its events wait until it is enabled', async () => {
    const { endpoint } = await add();
    receiver.replies((response) => void response.writeHead(410).end());
    await happen();
    await happen();
    const before = (await toStaff()).length;
    await deliverer.deliverDue();
    expect(receiver.received).toHaveLength(1);
    const [disabled] = await list();
    expect(disabled).toMatchObject({ disabled_because: 'gone', disabled_at: shop.clock.now().toISOString() });
    expect((await toStaff()).length - before).toBe(1);
    await happen();
    expect(getRefusal(await send(`/${endpoint.id}/test`, {}))).toEqual([409, 'webhook_disabled']);
    await deliverer.deliverDue();
    expect(receiver.received).toHaveLength(1);
    receiver.replies((response) => void response.writeHead(200).end());
    await sent(`/${endpoint.id}/switch`, { is_disabled: false, version: disabled?.version, code: nextCode() });
    await deliverer.deliverDue();
    expect((await deliveries(endpoint.id)).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'failed']);
  });

  test('[WH-02e] whose deliveries have all failed for five days is disabled, and staff get one email', async () => {
    const { endpoint } = await add();
    receiver.replies((response) => void response.writeHead(500).end());
    const before = (await toStaff()).length;
    for (let day = 0; day < 5; day += 1) {
      await happen();
      await deliverer.deliverDue();
      expect(await shop.deps.db.select().from(webhook_endpoints)).toMatchObject([{ disabled_at: null }]);
      shop.clock.advance(secondsInDay);
    }
    await happen();
    await happen();
    await deliverer.deliverDue();
    shop.clock.advance(secondsInDay);
    await deliverer.deliverDue();
    admin = await desk.asStaff('admin');
    expect(await list()).toMatchObject([{ disabled_because: 'failing' }]);
    expect((await toStaff()).length - before).toBe(1);
    const entries = await shop.deps.db
      .select()
      .from(audit_entries)
      .where(eq(audit_entries.subject, `webhook:${endpoint.id}`))
      .orderBy(asc(audit_entries.id));
    expect(entries.map(({ actor, action }) => [actor.split(':')[0], action])).toEqual([
      ['staff', 'webhook.added'],
      ['system', 'webhook.disabled'],
    ]);
  });
});

test('[WH-02f] two instances never send one delivery at the same time, and a dead one holds it up for a minute', async () => {
  await add();
  const other = new WebhookDeliverer(shop.deps);
  receiver.replies((response) => setTimeout(() => response.writeHead(200).end(), 10));
  const names = Array.from({ length: 10 }, newName);
  for (const name of names) await happen('domain.deleted', name);
  await Promise.all([deliverer.deliverDue(), other.deliverDue(), deliverer.deliverDue(), other.deliverDue()]);
  expect(toDomains(receiver.received)).toEqual(names);
  expect(receiver.mostAtOnce()).toBe(1);

  await happen();
  await shop.deps.db
    .update(webhook_endpoints)
    .set({
      lease_owner: '00000000-0000-4000-8000-000000000000',
      lease_until: new Date(shop.clock.now().getTime() + 60_000),
    });
  await other.deliverDue();
  expect(receiver.received).toHaveLength(10);
  shop.clock.advance(61);
  await other.deliverDue();
  expect(receiver.received).toHaveLength(11);
  await other.stop();
});

test('[WH-02f] a process that stops ends its calls, and leaves the deliveries due', async () => {
  const { endpoint } = await add();
  const called = new Promise<void>((resolve) => receiver.replies(() => resolve()));
  await happen();
  const delivering = deliverer.deliverDue();
  await called;
  await deliverer.stop();
  await delivering;
  expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  receiver.replies((response) => void response.writeHead(200).end());
  deliverer = new WebhookDeliverer(shop.deps);
  await deliverer.deliverDue();
  expect(await deliveries(endpoint.id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});

test('[WH-02b] an endpoint that does not respond holds up no other', async () => {
  const slow = await startReceiver();
  const answers: (() => void)[] = [];
  slow.replies((response) => answers.push(() => void response.writeHead(200).end()));
  await add(WEBHOOK_EVENT_TYPES, `${slow.origin}/slow`);
  await add();
  for (let event = 0; event < 3; event += 1) await happen();
  const all = deliverer.deliverDue();
  for (const until = Date.now() + 30_000; receiver.received.length < 3;) {
    if (Date.now() > until) throw new Error('The other endpoint got nothing');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(slow.received).toHaveLength(1);
  slow.replies((response) => void response.writeHead(200).end());
  for (const answer of answers) answer();
  await all;
  expect(slow.received).toHaveLength(3);
  await slow.close();
});

test('[WH-02h] events are deleted after 30 days with their deliveries, in pages', async () => {
  await add();
  for (let event = 0; event < 5; event += 1) await happen();
  shop.clock.advance(30 * secondsInDay - secondsInHour);
  await happen();
  expect(await pruneEvents(shop.deps, 2)).toBe(0);
  shop.clock.advance(2 * secondsInHour);
  expect(await pruneEvents(shop.deps, 2)).toBe(5);
  expect(await shop.deps.db.select().from(webhook_deliveries)).toHaveLength(1);
});

describe('an administrator', () => {
  const fields = () => ({ url: `${receiver.origin}/x`, description: '', events: ['order.completed'] });

  test('[WH-03a] has to be one, and needs a new code for each change', async () => {
    const { endpoint } = await add();
    const proven = { version: 1 };
    const calls: [string, object, 'POST' | 'PUT'][] = [
      ['', fields(), 'POST'],
      [`/${endpoint.id}`, { ...fields(), description: 'Other', ...proven }, 'PUT'],
      [`/${endpoint.id}/switch`, { is_disabled: true, ...proven }, 'POST'],
      [`/${endpoint.id}/secret`, proven, 'POST'],
      [`/${endpoint.id}/delete`, proven, 'POST'],
    ];
    const used = nextCode();
    await sent(`/${endpoint.id}`, { ...fields(), version: 1, code: used }, { method: 'PUT' });
    const before = await list();
    for (const [path, payload, method] of calls) {
      const shown = 'version' in payload ? { ...payload, version: 2 } : payload;
      expect([path, ...getRefusal(await send(path, { ...shown, code: used }, { method }))]).toEqual([
        path,
        422,
        'second_factor',
      ]);
      expect((await send(path, shown, { method })).statusCode).toBe(400);
      expect(getRefusal(await send(path, { ...payload, code: nextCode() }, { method }))).toEqual(
        path === '' ? [201, undefined] : [409, 'webhook_changed'],
      );
    }
    for (const role of ['finance', 'support'] as const) {
      const lesser = await desk.asStaff(role);
      for (const [path, payload, method] of [
        ...calls,
        [`/${endpoint.id}/test`, {}, 'POST'] as const,
        [`/${endpoint.id}/deliveries/1/send_again`, {}, 'POST'] as const,
      ])
        expect(
          getRefusal(
            await send(
              path,
              { ...payload, ...(Object.keys(payload).length > 0 && { code: nextCode(lesser) }) },
              { by: lesser, method },
            ),
          ),
        ).toEqual([409, 'role']);
      for (const path of ['', `/${endpoint.id}/deliveries`])
        expect((await lesser.request({ url: `/desk/1.0/webhooks${path}` })).statusCode).toBe(409);
    }
    expect((await desk.request({ url: '/desk/1.0/webhooks' })).statusCode).toBe(401);
    expect((await list()).filter(({ id }) => id === endpoint.id)).toEqual(before);
  });

  test('[WH-03b] sees a secret once: it is in no list, log or audit entry, and encrypted in the database', async () => {
    const { endpoint, secret } = await add();
    const rotated = await sent<Made>(`/${endpoint.id}/secret`, { version: 1, code: nextCode() });
    await sent(`/${endpoint.id}/test`, {});
    await deliverer.deliverDue();
    const entries = await shop.deps.db
      .select()
      .from(audit_entries)
      .where(eq(audit_entries.subject, `webhook:${endpoint.id}`))
      .orderBy(asc(audit_entries.id));
    const seen = JSON.stringify([
      await list(),
      await deliveries(endpoint.id),
      entries,
      await shop.deps.db.select().from(webhook_endpoints),
      await shop.deps.db.select().from(webhook_events),
      log,
    ]);
    for (const one of [secret, rotated.secret]) {
      expect(one).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
      expect(seen).not.toContain(one.slice('whsec_'.length));
    }
    // The path of an address may be a secret of its receiver.
    expect(JSON.stringify(entries)).not.toContain('/hooks');
    expect(entries.map(({ action }) => action)).toEqual(['webhook.added', 'webhook.secret_rotated', 'webhook.tested']);
  });

  test('[WH-03b] replaces a secret: both sign for 24 hours, also if it is replaced twice', async () => {
    const first = await add();
    const second = await sent<Made>(`/${first.endpoint.id}/secret`, { version: 1, code: nextCode() });
    expect(second.endpoint.former_secret_until).not.toBeNull();
    const third = await sent<Made>(`/${first.endpoint.id}/secret`, { version: 2, code: nextCode() });
    const tell = async () => {
      await happen();
      await deliverer.deliverDue();
      return receiver.received.at(-1) as ReceivedWebhook;
    };
    const during = await tell();
    for (const { secret } of [first, second, third]) verify(during, secret);
    shop.clock.advance(secondsInDay);
    const after = await tell();
    verify(after, third.secret);
    for (const { secret } of [first, second]) expect(() => verify(after, secret)).toThrow();
    expect(after.headers['webhook-signature']).not.toContain(' ');
  });

  test('[WH-03d] sends a test event, and a delivery again, each in the audit log', async () => {
    const { endpoint, secret } = await add(['order.failed']);
    const { event_id } = await sent<{ event_id: string }>(`/${endpoint.id}/test`, {});
    await deliverer.deliverDue();
    const [test] = receiver.received;
    expect(test?.headers['webhook-id']).toBe(event_id);
    expect(verify(test as ReceivedWebhook, secret)).toMatchObject({
      type: 'webhook.test',
      version: 1,
      data: { endpoint_id: endpoint.id },
    });
    const listed = await admin.request({ url: `/desk/1.0/webhooks/${endpoint.id}/deliveries` });
    const { rows, has_more } = listed.json<OutputOf<typeof deskWebhookDeliveries>>();
    expect([rows, has_more]).toEqual([await deliveries(endpoint.id), false]);
    const [delivery] = rows;
    await sent(`/${endpoint.id}/deliveries/${delivery?.id}/send_again`, {});
    await deliverer.deliverDue();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([event_id, event_id]);
    const other = await add();
    for (const path of [
      `/${other.endpoint.id}/deliveries/${delivery?.id}/send_again`,
      `/${endpoint.id}/deliveries/999999/send_again`,
      '/00000000-0000-4000-8000-000000000000/test',
      '/none/test',
    ])
      expect(getRefusal(await send(path, {}))).toEqual([404, 'not_found']);
    expect((await admin.request({ url: '/desk/1.0/webhooks/none/deliveries' })).statusCode).toBe(404);
  });

  test('[WH-03a] edits and deletes an endpoint, whose deliveries end with it; 20 are the most', async () => {
    const { endpoint } = await add();
    await happen();
    const edited = await sent<WebhookEndpoint>(
      `/${endpoint.id}`,
      { ...fields(), description: 'Accounting', version: 1, code: nextCode() },
      { method: 'PUT' },
    );
    expect(edited).toMatchObject({ description: 'Accounting', events: ['order.completed'], version: 2 });
    await deliverer.deliverDue();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/x']);
    expect(
      getRefusal(
        await send(
          `/${endpoint.id}`,
          { ...fields(), description: 'Accounting', version: 2, code: nextCode() },
          { method: 'PUT' },
        ),
      ),
    ).toEqual([409, 'webhook_same']);
    await sent(`/${endpoint.id}/delete`, { version: 2, code: nextCode() });
    expect(await list()).toEqual([]);
    expect(await shop.deps.db.select().from(webhook_deliveries)).toEqual([]);
    for (let count = 0; count < 20; count += 1) await add();
    expect(getRefusal(await send('', { ...fields(), code: nextCode() }))).toEqual([409, 'webhooks_many']);
  });

  test.each([
    ['no web address', { url: 'crm.example' }, 400],
    ['a password in the address', { url: 'https://a:b@crm.example/' }, 400],
    ['a fragment', { url: 'https://crm.example/#x' }, 400],
    ['plain HTTP elsewhere', { url: 'http://crm.example/' }, 409],
    ['no event', { events: [] }, 400],
    ['an unknown event', { events: ['order.placed'] }, 400],
    ['the test event', { events: ['webhook.test'] }, 400],
    ['a chosen secret', { secret: 'whsec_x' }, 400],
  ])('[WH-03a] cannot add one with %s', async (_what, wrong, status) => {
    const code = nextCode();
    const answer = await send('', { ...fields(), ...wrong, code });
    expect(answer.statusCode).toBe(status);
    expect(await list()).toEqual([]);
    await sent('', { ...fields(), code });
  });
});
