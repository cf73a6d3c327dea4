import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ForwardingState } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { domains } from '../src/db/schema';
import { FORWARDED_PATH } from '../src/forwarding/feed-path';
import { startForwarding, type ForwardingService } from '../src/forwarding/service';
import { readSettings } from '../src/forwarding/settings';
import type { TestCustomer } from './support/app';
import { freePort } from './support/free-port';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';
import { silentLog } from './support/silent-log';

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The settings of `npm start`, except ports, key and folder. */
let env: Record<string, string>;
let shop: TestShop;
let owner: TestCustomer;
let service: ForwardingService;
let folder: string;
let mailPort: number;

async function restart(change: Record<string, string> = {}): Promise<void> {
  await service?.close();
  service = await startForwarding(readSettings({ ...env, ...change }), silentLog);
}

beforeAll(async () => {
  mailPort = await freePort();
  folder = mkdtempSync(join(tmpdir(), 'storefront-mail-'));
  const shared = {
    SECRET_KEY: randomBytes(24).toString('hex'),
    FORWARDING_PORT: String(await freePort()),
    MAIL_FORWARDING_PORT: String(mailPort),
    // No nameserver is needed: its answers are read from its records.
    DNS_PORT: '0',
  };
  shop = await openShop(shared);
  const api = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  env = { ...shared, API_ORIGIN: api, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  await restart();
  owner = await shop.asCustomer();
});
afterAll(async () => {
  await service?.close();
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Buys a domain with three email addresses. */
async function buyName(): Promise<string> {
  const name = `${freshLabel()}.com`;
  const quoted = await shop.price(owner, { type: 'new', domain_name: name, period: 1 });
  const services = ['email_forwarding', 'email_forwarding', 'email_forwarding'] as const;
  const parts = [quoted, ...services.map((addOn) => quoted.sub_products.find((product) => product.name === addOn))];
  const sum = (of: (part: { cost: number; tax: number }) => number) =>
    Number(parts.reduce((total, part) => total + (part ? of(part) : 0), 0).toFixed(2));
  const card = await shop.storeCard(owner);
  const placed = await shop.placeOrder(owner, {
    original_amount: sum(({ cost }) => cost),
    original_tax: sum(({ tax }) => tax),
    payment_method_id: card.id,
    currency_code: 'USD',
    order_items: [{ ...newItem(name, quoted.quote), sub_items: [...services] }],
    idempotency_key: newKey(),
  });
  expect((await shop.settle(owner, placed.json<{ order_id: string }>().order_id)).status_name).toBe('completed');
  // Its zone is created on first access.
  await owner.request({ method: 'GET', url: `/api/dns/1.0/${name}` });
  return name;
}

async function setAliases(name: string, email_forwards: readonly { alias: string; target: string }[]): Promise<void> {
  const payload = { email_forwards };
  const saved = await owner.request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload });
  expect(saved.statusCode).toBe(200);
}

async function send(to: string, { from = 'ola@sender.example', subject = `To ${to}` } = {}): Promise<void> {
  await nodemailer
    .createTransport({ host: '127.0.0.1', port: mailPort })
    .sendMail({ envelope: { from, to: [to] }, from: 'Ola <ola@sender.example>', to, subject, text: 'Žluťoučký kůň' });
}

/** Returns the SMTP code with which an email is refused; `taken` if it is accepted. */
const answerTo = (to: string) =>
  send(to).then(
    () => 'taken',
    (error: { responseCode?: number }) => error.responseCode,
  );

const mailbox = async (subject: string) =>
  (await shop.request({ url: '/dev/mailbox.json' }))
    .json<Email[]>()
    .filter((email) => email.subject === subject)
    .map(({ to, text }) => ({ to, text }));

describe('[DM-09d] [DM-04e] email forwarding with the settings of a first start', () => {
  test('delivers to the development mailbox once a domain is bought and set up', async () => {
    const name = await buyName();
    await setAliases(name, [
      { alias: 'info', target: 'mara@home.example' },
      { alias: 'info', target: 'siri@home.example' },
      { alias: '*', target: 'rest@home.example' },
    ]);
    const standing = await owner.request({ method: 'GET', url: `/api/domain/1.0/forwarding/${name}` });
    expect(standing.json<ForwardingState>().mail?.state).toBe('works');

    await send(`info@${name}`, { subject: 'A berth' });
    const text = expect.stringMatching(
      new RegExp(
        `^From: "Ola" <ola@sender\\.example>\nTo: info@${name}\nForwarded with the sender: srs0=.*=sender\\.example=ola@mx\\.storefront\\.example\n\nŽluťoučký kůň$`,
      ),
    ) as string;
    expect(await mailbox('A berth')).toEqual(
      expect.arrayContaining([
        { to: 'mara@home.example', text },
        { to: 'siri@home.example', text },
      ]),
    );
    await send(`Any.Body+at-all@${name.toUpperCase()}`, { subject: 'For the rest' });
    expect(await mailbox('For the rest')).toMatchObject([{ to: 'rest@home.example' }]);

    const page = (await shop.request({ url: '/dev/mailbox' })).body;
    expect(page).toContain('To mara@home.example');
    expect(page).toContain(`curl smtp://localhost:${mailPort}`);
  });

  test('follows an alias into another forwarded domain, and returns a bounce to the original sender with an empty sender', async () => {
    const [first, second] = [await buyName(), await buyName()];
    await setAliases(first, [{ alias: 'info', target: `sales@${second}` }]);
    await setAliases(second, [{ alias: 'sales', target: 'mara@home.example' }]);
    // The receiver reads settings every few seconds, and may have read those of the first domain before.
    while ((await answerTo(`sales@${second}`)) !== 'taken') await sleep(50);
    await send(`info@${first}`, { subject: 'Twice' });
    const [email] = await mailbox('Twice');
    expect(email?.to).toBe('mara@home.example');
    const [, sender = ''] = /sender: (\S+)/.exec(email?.text ?? '') ?? [];
    await send(sender, { from: '', subject: 'Undelivered' });
    expect(await mailbox('Undelivered')).toEqual([
      { to: 'ola@sender.example', text: expect.stringContaining('sender: (none)') as string },
    ]);
  });

  test('refuses unknown addresses, domains not forwarded here and forged return paths like Postfix', async () => {
    const name = await buyName();
    await setAliases(name, [{ alias: 'info', target: 'mara@home.example' }]);
    expect(await answerTo(`info@${name}`)).toBe('taken');
    expect(await answerTo(`nobody@${name}`)).toBe(550);
    expect(await answerTo('srs0=aaaaaaaa=aa=victim.example=ola@mx.storefront.example')).toBe(550);
    expect(await answerTo('ola@elsewhere.example')).toBe(554);
  });

  test('refuses mail in a loop of two domains that were saved concurrently', async () => {
    const [first, second] = [await buyName(), await buyName()];
    await setAliases(first, [{ alias: 'info', target: `info@${second}` }]);
    // Sequential saves would be refused, because each checks the other domain.
    await shop.deps.db
      .update(domains)
      .set({ email_forwards: [{ alias: 'info', target: `info@${first}` }] })
      .where(eq(domains.name, second));
    await restart();
    expect(await answerTo(`info@${first}`)).toBe(550);
    expect(await answerTo(`info@${second}`)).toBe(550);
  });

  test('defers mail while the backend is unavailable, and accepts it afterwards', async () => {
    const name = await buyName();
    await setAliases(name, [{ alias: 'info', target: 'mara@home.example' }]);
    await restart();
    const away = { API_ORIGIN: 'http://127.0.0.1:1' };
    await restart(away);
    expect(await answerTo(`info@${name}`)).toBe(451);
    const fresh = mkdtempSync(join(tmpdir(), 'storefront-mail-'));
    await restart({ ...away, DATA_DIR: fresh });
    expect(await answerTo(`info@${name}`)).toBe(451);
    rmSync(fresh, { recursive: true, force: true });
    await restart();
    expect(await mailbox(`To info@${name}`)).toEqual([]);
    await send(`info@${name}`);
    expect(await mailbox(`To info@${name}`)).toHaveLength(1);
  });

  test('lets only the forwarding service write to the mailbox', async () => {
    const payload = { sender: '', recipients: ['a@b.example'], from: '', to: '', subject: 'Forged', text: '' };
    expect((await shop.request({ method: 'POST', url: FORWARDED_PATH, payload })).statusCode).toBe(404);
    expect(await mailbox('Forged')).toEqual([]);
  });

  test('receives no mail in production, where Postfix does', () => {
    const { MAIL_FORWARDING_PORT: _, ...rest } = env;
    expect(readSettings({ ...rest, NODE_ENV: 'production' }).mailPort).toBe(0);
    expect(readSettings(rest).mailPort).toBe(2525);
    expect(() => readSettings({ ...env, NODE_ENV: 'production' })).toThrow('where Postfix receives mail');
  });
});
