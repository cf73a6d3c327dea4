import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SecondFactorNeeded } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { buildApp } from '../src/app';
import { loadConfig } from '../src/config/config';
import { secretsFrom } from '../src/config/secrets';
import { openText, sealText } from '../src/core/sealed-text';
import { createDeps } from '../src/create-deps';
import { dns_sandbox_zones, order_items, orders, webhook_endpoints } from '../src/db/schema';
import { Certificates } from '../src/forwarding/certificates';
import { ReturnPath } from '../src/forwarding/return-path';
import { signReferral } from '../src/modules/cart/referral';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import type { SellingDeps } from '../src/modules/price-list/price-list-cache';
import { resealAll, rotationText } from '../src/modules/secret-rotation';
import { openSecrets } from '../src/modules/webhooks/sealed-secrets';
import { givePassword, PASSWORD, proving } from './support/account';
import { SHOP, type TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { getCookie } from './support/cookies';
import { CARDS } from './support/payment-provider';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { silentLog } from './support/silent-log';
import { makeCode, openDesk, STAFF_PASSWORD, type TestDesk } from './support/staff';

const FORMER = 'the former key of these tests, long enough';
const NEXT = 'the next key of these tests, long enough too';

/** Another process on the same database. */
interface Instance {
  readonly app: FastifyInstance;
  readonly deps: SellingDeps;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
}

let shop: TestShop;
let mara: TestCustomer;
let desk: TestDesk;
/** The stages of a rotation, in order: the shop's own app has only the former key. */
let prepared: Instance;
let swapped: Instance;
let last: Instance;
const apps: FastifyInstance[] = [];

async function start(SECRET_KEY: string, SECOND_SECRET_KEY = ''): Promise<Instance> {
  const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY, SECOND_SECRET_KEY, ATTEMPT_LIMIT_SCALE: '1000' });
  const usual = createDeps({ config, database: shop.deps.database, log: silentLog, clock: shop.clock });
  const deps = { ...usual, registrar: shop.deps.registrar, payment: shop.deps.payment };
  const app = await buildApp(deps, { draining: false });
  await app.ready();
  apps.push(app);
  return {
    app,
    deps,
    send: (options) =>
      app.inject({ ...options, headers: { 'sec-fetch-site': 'same-origin', origin: SHOP, ...options.headers } }),
  };
}

beforeAll(async () => {
  shop = await openShop({ SECRET_KEY: FORMER, ATTEMPT_LIMIT_SCALE: '1000' });
  desk = await openDesk(shop);
  prepared = await start(FORMER, NEXT);
  swapped = await start(NEXT, FORMER);
  last = await start(NEXT);
});
beforeEach(async () => {
  mara = await shop.asCustomer();
  await givePassword(shop, mara);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await desk.close();
  await shop.close();
});

const isSignedIn = async (at: Instance, cookie: string): Promise<boolean> =>
  (await at.send({ url: '/auth/session_active', headers: { cookie } })).json<{ is_authenticated: boolean }>()
    .is_authenticated;

async function signIn(at: Instance, code: string): Promise<number> {
  const begun = await at.send({
    method: 'POST',
    url: '/auth/login',
    payload: { email: mara.email, password: PASSWORD },
  });
  const { second_factor } = begun.json<{ second_factor: SecondFactorNeeded }>();
  const answer = await at.send({
    method: 'POST',
    url: '/auth/login/second_factor',
    payload: { ticket: second_factor.ticket, code },
  });
  return answer.statusCode;
}

const reseal = () => resealAll({ db: shop.deps.db, secrets: swapped.deps.config.secrets });

test('[OP-04a] while two keys are set, signatures of either are accepted, in either order', async () => {
  const byFormer = mara.cookie;
  const byNext = getCookie(
    await swapped.send({ method: 'POST', url: '/auth/login', payload: { email: mara.email, password: PASSWORD } }),
  );
  for (const instance of [prepared, swapped])
    for (const cookie of [byFormer, byNext]) expect(await isSignedIn(instance, cookie)).toBe(true);
  expect([await isSignedIn(last, byFormer), await isSignedIn(last, byNext)]).toEqual([false, true]);

  // A price that was shown before the rotation is still charged afterwards.
  const payload = await shop.payloadFor(mara, [`${freshLabel()}.com`]);
  const order = await swapped.send({
    method: 'POST',
    url: '/api/checkout/1.0/order',
    payload: {
      ...payload,
      referral: signReferral(asId('harbour'), shop.clock.now(), shop.deps.config.secrets.signingKey('referral')),
    },
    headers: { cookie: mara.cookie },
  });
  expect(order.statusCode).toBe(201);
  const { order_id } = order.json<{ order_id: string }>();
  const [row] = await shop.deps.db
    .select()
    .from(orders)
    .where(eq(orders.id, asId(order_id)));
  expect(row?.partner_id).toBe('harbour');
  await shop.settle(mara, order_id);

  // The services beside the backend.
  const feed = (at: Instance, key: string) =>
    at.app.inject({ url: '/internal/forwards', headers: { authorization: `Bearer ${key}` } });
  const secretsAt = ({ deps }: Instance) => deps.config.secrets;
  for (const at of [prepared, swapped])
    for (const from of [prepared, swapped])
      expect((await feed(at, secretsAt(from).derive('forwarding-feed'))).statusCode).toBe(200);
  expect((await feed(last, secretsAt(prepared).derive('forwarding-feed'))).statusCode).toBe(404);
  const bounce = new ReturnPath('mx.shop.example', secretsAt(prepared).accepted('mail-return-path')).forward(
    'a@b.example',
  );
  const back = (at: Instance) =>
    new ReturnPath('mx.shop.example', secretsAt(at).accepted('mail-return-path')).back(bounce ?? '');
  expect([back(swapped), back(last)]).toEqual(['a@b.example', null]);
});

test('[OP-04b] stored data is re-encrypted, and works when the former key is gone', async () => {
  await proving(shop, mara, { method: 'POST', url: '/auth/totp' });
  const setUp = await mara.request({ method: 'POST', url: '/auth/totp' });
  const app = new TOTP({ secret: Secret.fromBase32(setUp.json<{ secret: string }>().secret) });
  const code = () => {
    shop.clock.advance(30);
    return app.generate({ timestamp: shop.clock.now().getTime() });
  };
  const confirmed = await mara.request({ method: 'POST', url: '/auth/totp/confirm', payload: { code: code() } });
  const { recovery_codes: codes } = confirmed.json<{ recovery_codes: string[] }>();
  expect(codes).toHaveLength(10);
  const made = await proving(shop, mara, {
    method: 'POST',
    url: '/auth/api_keys',
    payload: { name: 'certbot', scopes: ['read'], days: null },
  });
  const { key } = made.json<{ key: string }>();
  const ines = await desk.asStaff('admin');
  shop.clock.advance(30);
  const hook = await ines.request({
    method: 'POST',
    url: '/desk/1.0/webhooks',
    payload: {
      url: 'https://crm.example/hooks',
      description: 'CRM',
      events: ['domain.registered'],
      code: makeCode(ines.secret, shop.clock.now()),
    },
  });
  const domain = `sixdays-${freshLabel()}.com`;
  const id = await shop.place(mara, { brought: [domain], card: CARDS.challenged });
  const waiting = await shop.settle(mara, id, ({ payment }) => payment.challenge_url !== null);
  await shop.settle(mara, await shop.place(mara, { bought: [`${freshLabel()}.net`] }));
  await shop.deps.jobs.drain();

  const first = await reseal();
  expect(first.flatMap(({ unreadable }) => unreadable)).toEqual([]);
  const counts = Object.fromEntries(first.map(({ kind, count }) => [kind, count]));
  expect(counts).toMatchObject({
    "customers' authenticator apps": 1,
    "staff's authenticator apps": 1,
    'auth codes of running transfers': 1,
    'API keys': 1,
    'recovery codes': 10,
    'webhook secrets': 1,
  });
  expect(counts['zone keys of the sandbox nameserver']).toBeGreaterThan(0);
  expect(rotationText(first)).toContain('The database no longer needs SECOND_SECRET_KEY.');
  // Repeating it does no harm.
  expect((await reseal()).flatMap(({ unreadable }) => unreadable)).toEqual([]);

  expect(await signIn(last, code())).toBe(200);
  expect(await signIn(last, codes[0] ?? '')).toBe(200);
  expect(await signIn(last, codes[0] ?? '')).toBe(422);
  expect(await signIn(swapped, codes[1] ?? '')).toBe(200);
  const called = await last.app.inject({ url: '/tables/domains', headers: { authorization: `Bearer ${key}` } });
  expect(called.statusCode).toBe(200);
  const other = `${key.slice(0, -7)}${key.at(-7) === 'x' ? 'y' : 'x'}${key.slice(-6)}`;
  const forged = await last.app.inject({ url: '/tables/domains', headers: { authorization: `Bearer ${other}` } });
  expect(forged.statusCode).toBe(401);

  shop.clock.advance(30);
  const [endpoint] = await shop.deps.db.select().from(webhook_endpoints);
  expect(endpoint && openSecrets(last.deps.config.secrets, endpoint, shop.clock.now())).toEqual([
    hook.json<{ secret: string }>().secret,
  ]);

  const lastDesk = await openDesk({ deps: last.deps, clock: shop.clock });
  const begun = await lastDesk.request({
    method: 'POST',
    url: '/desk/1.0/sign_in',
    payload: { email: ines.email, password: STAFF_PASSWORD },
  });
  const through = await lastDesk.request({
    method: 'POST',
    url: '/desk/1.0/second_factor',
    payload: { ticket: begun.json<{ ticket: string }>().ticket, code: makeCode(ines.secret, shop.clock.now()) },
  });
  expect(through.statusCode).toBe(200);
  await lastDesk.close();

  for (const { zone, signing_key } of await shop.deps.db.select().from(dns_sandbox_zones))
    if (signing_key)
      expect(openText(signing_key, `zone:${zone}`, last.deps.config.secrets.accepted('zone-signing'))).toContain(
        'PRIVATE',
      );

  // The registrar gets the code that was entered before.
  await shop.pay.answerChallenge(waiting.payment.challenge_url ?? '', true);
  const processor = new OrderProcessor(last.deps);
  const read = async () =>
    (
      await shop.deps.db
        .select()
        .from(orders)
        .where(eq(orders.id, asId(id)))
    )[0];
  let order = await read();
  for (let round = 0; round < 200 && order?.state !== 'awaiting_registry'; round += 1) {
    const next = order?.next_step_at?.getTime() ?? 0;
    shop.clock.advance(Math.max(0, (next - shop.clock.now().getTime()) / 1000));
    await processor.advance(asId(id), { actor: 'system', requestId: null });
    order = await read();
  }
  await processor.stop();
  expect(order?.state).toBe('awaiting_registry');
  await shop.checkInvariants();
});

test('[OP-04c] what neither key decrypts is reported, and left unchanged', async () => {
  const [item] = await shop.deps.db.select().from(order_items).limit(1);
  const lost = `sealed.v1.${sealText('["never"]', 'elsewhere.com', 'A'.repeat(43))}`;
  await shop.deps.db
    .update(order_items)
    .set({ auth_info: lost })
    .where(eq(order_items.id, item?.id ?? asId('')));
  const text = rotationText(await reseal());
  expect(text).toContain(`auth codes of running transfers: ${item?.id}`);
  expect(text).not.toContain('no longer needs');
  const [after] = await shop.deps.db
    .select()
    .from(order_items)
    .where(eq(order_items.id, item?.id ?? asId('')));
  expect(after?.auth_info).toBe(lost);
  await shop.deps.db
    .update(order_items)
    .set({ auth_info: null })
    .where(eq(order_items.id, item?.id ?? asId('')));
});

test('[OP-04b] the forwarding service re-encrypts its files when it starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-certificates-'));
  const keys = (configured: string, second?: string) =>
    secretsFrom({ configured, second, dataDir: folder }).accepted('forwarding-certificates');
  const file = join(folder, 'account.sealed');
  writeFileSync(file, sealText('the key of the account', 'account', keys(FORMER)[0]));
  await new Certificates({
    acme: { directory: 'https://acme.example/directory', email: 'hostmaster@shop.example' },
    folder,
    sealingKeys: keys(NEXT, FORMER),
    addresses: [],
    resolvers: undefined,
    challenges: new Map(),
    log: silentLog,
  }).open();
  expect(openText(readFileSync(file, 'utf8'), 'account', keys(NEXT))).toBe('the key of the account');
  rmSync(folder, { recursive: true });
});
