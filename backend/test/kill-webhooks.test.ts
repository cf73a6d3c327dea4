import type { WebhookEndpointId } from '@storefront/shared/contract';
import { WEBHOOK_EVENT_TYPES } from '@storefront/shared/contract/desk';
import { secretsFrom } from '../src/config/secrets';
import { webhook_deliveries, webhook_endpoints } from '../src/db/schema';
import { newId } from '../src/db/uuid';
import { createFirst } from '../src/modules/webhooks/sealed-secrets';
import { KillableShop } from './support/killable-shop';
import { freshLabel, newItem } from './support/shop';
import { startReceiver, verify, type WebhookReceiver } from './support/webhook-receiver';

const SECRET_KEY = 'the key of the shop that is killed while it delivers';
/** Seconds until the lease of a process expires. */
const LEASE_IS_OVER = 70;

let shop: KillableShop;
let receiver: WebhookReceiver;
let secret: string;

beforeAll(async () => {
  receiver = await startReceiver();
  shop = await KillableShop.open({ SECRET_KEY });
  const id = newId<WebhookEndpointId>();
  const first = createFirst(secretsFrom({ configured: SECRET_KEY, dataDir: '' }), id);
  secret = first.secret;
  await shop.start();
  await shop.audit((db) =>
    db
      .insert(webhook_endpoints)
      .values({
        id,
        url: `${receiver.origin}/hooks`,
        description: 'CRM',
        events: [...WEBHOOK_EVENT_TYPES],
        sealed_secrets: first.sealed,
        created_at: new Date(),
      }),
  );
}, 240_000);
afterAll(async () => {
  await shop.close();
  await receiver.close();
});

const toIds = (): string[] => receiver.received.map(({ headers }) => String(headers['webhook-id']));

test.each([
  ['before-commit-took_all', 0],
  ['after-commit-took_all', 0],
  ['before-webhook-sent', 0],
  ['after-webhook-sent', 1],
])(
  '[WH-01a] killed at %s, the events of an order are delivered after the restart, each fact once',
  async (failpoint, twice) => {
    receiver.received.length = 0;
    await shop.start({ failpoint });
    await shop.signIn();
    const name = `${freshLabel()}.com`;
    const payload = await shop.payloadFor(await shop.storeCard(), 'new', [name], newItem);
    await shop.post(payload);
    expect(await shop.wasKilled()).toBe(true);
    await shop.start();
    await shop.signIn();
    await shop.json('/dev/clock', { seconds: LEASE_IS_OVER });
    const { order_id: id } = await shop.ended(payload.idempotency_key);
    await shop.until(async () =>
      receiver.received.some(({ event }) => event.type === 'order.completed') ? true : undefined,
    );
    for (const one of receiver.received) verify(one, secret);
    const rows = await shop.audit((db) => db.select().from(webhook_deliveries));
    const told = receiver.received.filter(
      ({ event }) =>
        ('order_id' in event.data && event.data.order_id === id) ||
        ('domain' in event.data && event.data.domain === name),
    );
    expect(told.length).toBe(receiver.received.length);
    expect([...new Set(told.map(({ event }) => event.type))]).toEqual(['domain.registered', 'order.completed']);
    expect(new Set(toIds()).size).toBe(2);
    expect(told.length).toBe(2 + twice);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['delivered']));
  },
  240_000,
);
