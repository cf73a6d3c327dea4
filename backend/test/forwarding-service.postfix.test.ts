import type { ForwardingState } from '@storefront/shared/contract';
import acme from 'acme-client';
import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import type { ServerAddress } from '../src/ports/name-server';
import { startForwarding, type ForwardingService } from '../src/forwarding/service';
import { readSettings } from '../src/forwarding/settings';
import type { TestCustomer } from './support/app';
import { freePort } from './support/free-port';
import { startAuthority } from './support/certificate-authority';
import { startPostfix } from './support/postfix';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';
import { silentLog } from './support/silent-log';

const MAIL_HOST = 'mx.shop.example';
const TARGET = 'https://www.example.com/shop';

/** An email received by the sink. */
interface Email {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

let shop: TestShop;
let owner: TestCustomer;
let name: string;
let service: ForwardingService;
let responder: DnsResponder;
let sink: SMTPServer;
let postfix: Awaited<ReturnType<typeof startPostfix>>;
let authority: Awaited<ReturnType<typeof startAuthority>>;
let folder: string;
let ports: { http: number; tls: number; mail: number; lookups: number; sink: number };
let dnsPort: number;
let env: Record<string, string>;
let restart: () => Promise<void>;
const emails: Email[] = [];
const waiting: (() => void)[] = [];

/** The first email, already received or yet to come, that matches. */
async function firstEmail(isSo: (email: Email) => boolean): Promise<Email> {
  for (;;) {
    const found = emails.find(isSo);
    if (found) return found;
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

beforeAll(async () => {
  ports = {
    http: await freePort(),
    tls: await freePort(),
    mail: await freePort(),
    lookups: await freePort(),
    sink: await freePort(),
  };
  folder = mkdtempSync(join(tmpdir(), 'storefront-forwarding-'));
  const shared = {
    SECRET_KEY: randomBytes(24).toString('hex'),
    FORWARDING_ADDRESSES: '127.0.0.1',
    FORWARDING_PORT: String(ports.http),
    MAIL_FORWARDING_HOST: MAIL_HOST,
  };
  const addresses: ServerAddress[] = [];
  shop = await openShop({ ...shared, MAIL_FORWARDING_ADDRESS: `127.0.0.1:${ports.mail}` });
  const nameServer = new SandboxNameServer({ db: shop.deps.db, faults: shop.deps.faults, addresses });
  Object.assign(shop.deps.nameServer, { addresses });
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (zone) => nameServer.servedZone(zone),
    aliases: shop.deps.aliases,
    log: silentLog,
  });
  dnsPort = await responder.listen();
  addresses.push(...shop.deps.config.nameservers.map((server) => ({ server, host: '127.0.0.1', port: dnsPort })));
  const api = await shop.app.listen({ host: '127.0.0.1', port: 0 });

  const { pebble } = JSON.parse(process.env.TEST_POSTFIX ?? '') as { readonly pebble: string };
  authority = await startAuthority({ program: pebble, dnsPort, httpPort: ports.http });
  acme.axios.defaults.httpsAgent = authority.agent;
  env = {
    ...shared,
    API_ORIGIN: api,
    DATA_DIR: folder,
    FORWARDING_TLS_PORT: String(ports.tls),
    MAIL_LOOKUP_PORT: String(ports.lookups),
    MAIL_FORWARDING_PORT: '0',
    ACME_DIRECTORY_URL: authority.directory,
    ACME_EMAIL: 'certificates@shop.example',
    DNS_RESOLVERS: `127.0.0.1:${dnsPort}`,
    LOG_LEVEL: 'silent',
  };
  restart = async () => {
    await service?.close();
    service = await startForwarding(readSettings(env), silentLog);
  };
  await restart();

  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        emails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
        for (const resolve of waiting.splice(0)) resolve();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(ports.sink, '127.0.0.1', () => resolve()));
  postfix = await startPostfix({
    port: ports.mail,
    host: MAIL_HOST,
    tables: `127.0.0.1:${ports.lookups}`,
    relay: `[127.0.0.1]:${ports.sink}`,
  });
});
afterAll(async () => {
  await postfix?.stop();
  await new Promise<void>((resolve) => sink.close(() => resolve()));
  await service?.close();
  await authority?.stop();
  await responder?.close();
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

const edit = (payload: Record<string, unknown>) =>
  owner.request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload });
const state = async () =>
  (await owner.request({ method: 'GET', url: `/api/domain/1.0/forwarding/${name}` })).json<ForwardingState>();

/** The response that a visitor of a host gets. */
function visit(
  host: string,
  path = '/',
  method = 'GET',
): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: ports.http, path, method, headers: { host }, agent: false },
      (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, body }));
      },
    );
    call.on('error', reject);
    call.end();
  });
}

/** The certificate of a host for a client that trusts the authority; throws if there is none. */
function getCertificate(host: string, roots: string): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port: ports.tls, servername: host, ca: roots }, () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
    socket.once('error', reject);
  });
}

const send = (to: string, from = 'ola@sender.example') =>
  nodemailer
    .createTransport({ host: '127.0.0.1', port: ports.mail, ignoreTLS: true })
    .sendMail({
      envelope: { from, to: [to] },
      from: from || 'postmaster@sender.example',
      to,
      subject: `To ${to}`,
      text: 'Hello',
    });

describe('[DM-09c] forwarding works as sold', () => {
  test('[DM-04d] [DM-04e] a domain is bought with forwarding, set up, resolved, visited, and receives mail', async () => {
    owner = await shop.asCustomer();
    name = `${freshLabel()}.com`;
    const quoted = await shop.price(owner, { type: 'new', domain_name: name, period: 1 });
    const services = ['domain_forwarding', 'email_forwarding', 'email_forwarding', 'email_forwarding'] as const;
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
    expect((await visit(name)).status).toBe(404);
    expect((await edit({ forwarding_url: TARGET })).statusCode).toBe(200);
    const forwards = [
      { alias: 'info', target: 'mara@home.example' },
      { alias: 'info', target: 'siri@home.example' },
      { alias: '*', target: 'rest@home.example' },
    ];
    expect((await edit({ email_forwards: forwards })).statusCode).toBe(200);

    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${dnsPort}`]);
    expect(await resolver.resolve4(name)).toEqual(['127.0.0.1']);
    expect(await resolver.resolve4(`www.${name}`)).toEqual(['127.0.0.1']);
    expect(await resolver.resolveMx(name)).toEqual([{ exchange: MAIL_HOST, priority: 10 }]);

    // The service queries an unknown domain at most twice a second.
    for (let answer = await visit(name); answer.status !== 302; answer = await visit(name))
      expect(answer.status).toBe(404);
    expect(await visit(name, '/a?b=1')).toEqual({ status: 302, location: TARGET, body: '' });
    expect(await visit(`WWW.${name}:80`, '/', 'HEAD')).toEqual({ status: 302, location: TARGET, body: '' });
    expect((await visit(name, '/', 'POST')).status).toBe(405);
    expect(await visit('elsewhere.example')).toMatchObject({
      status: 404,
      body: expect.stringContaining('This domain is not forwarded') as string,
    });

    await send(`info@${name}`);
    const taken = await firstEmail(({ to }) => to.includes('mara@home.example'));
    expect(taken).toMatchObject({
      to: expect.arrayContaining(['mara@home.example']) as string[],
      from: expect.stringMatching(new RegExp(`^srs0=.*=sender\\.example=ola@${MAIL_HOST}$`)) as string,
      text: expect.stringContaining(`Subject: To info@${name}`) as string,
    });
    await firstEmail(({ to }) => to.includes('siri@home.example'));
    await send(`anything.at+all@${name}`);
    await firstEmail(({ to }) => to.includes('rest@home.example'));
    // A bounce goes back to the original sender, with an empty sender itself.
    await send(taken.from, '');
    expect(await firstEmail(({ to }) => to.includes('ola@sender.example'))).toMatchObject({ from: '' });

    expect(await state()).toMatchObject({ visitors: { state: 'works', https: false }, mail: { state: 'works' } });
  });

  test('unknown addresses, unknown domains and forged return paths are refused with 550', async () => {
    await edit({ email_forwards: [{ alias: 'info', target: 'mara@home.example' }] });
    await restart();
    const refusal = async (to: string) =>
      send(to).then(
        () => 'taken',
        (error: { responseCode?: number }) => error.responseCode,
      );
    expect(await refusal(`nobody@${name}`)).toBe(550);
    expect(await refusal(`srs0=aaaaaaaa=aa=victim.example=ola@${MAIL_HOST}`)).toBe(550);
    expect(await refusal('ola@elsewhere.example')).toBe(554);
    await send(`postmaster@${MAIL_HOST}`);
    await firstEmail(({ to }) => to.includes('help@onymeter.example'));
  });

  test('path and query are kept, and the status is 301, if the customer chooses so', async () => {
    await edit({ forwarding_url: TARGET, forwarding_permanent: true, forwarding_keeps_path: true });
    await restart();
    expect(await visit(name, '/a?b=1')).toMatchObject({ status: 301, location: `${TARGET}/a?b=1` });
    expect((await state()).visitors?.state).toBe('works');
  });

  test('a certificate is obtained over ACME, served, stored sealed, and renewed in its last third', async () => {
    await service.renewCertificates();
    const roots = await authority.roots();
    for (const host of [name, `www.${name}`])
      expect((await getCertificate(host, roots)).subjectaltname).toBe(`DNS:${host}`);
    await expect(getCertificate('elsewhere.example', roots)).rejects.toThrow();
    expect((await state()).visitors).toMatchObject({ state: 'works', https: true });
    const kept = join(folder, 'forwarding', 'certificates');
    expect(readdirSync(kept).sort()).toEqual(['account.sealed', `${name}.sealed`, `www.${name}.sealed`].sort());
    for (const file of readdirSync(kept)) expect(readFileSync(join(kept, file), 'utf8')).not.toContain('PRIVATE KEY');

    await restart();
    const { serialNumber, valid_from, valid_to } = await getCertificate(name, roots);
    await service.renewCertificates();
    expect((await getCertificate(name, roots)).serialNumber).toBe(serialNumber);
    const life = Date.parse(valid_to) - Date.parse(valid_from);
    const late = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(valid_to) - life / 4);
    await service.renewCertificates().finally(() => late.mockRestore());
    expect((await getCertificate(name, roots)).serialNumber).not.toBe(serialNumber);
  });

  test('keeps working while the shop is unavailable, even after a restart', async () => {
    const away = { ...env, API_ORIGIN: 'http://127.0.0.1:1' };
    await service.close();
    service = await startForwarding(readSettings(away), silentLog);
    expect(await visit(name, '/x')).toMatchObject({ status: 301, location: `${TARGET}/x` });
    await send(`info@${name}`);
    await firstEmail(({ to, text }) => to.includes('mara@home.example') && text.includes(`To info@${name}`));
    await restart();
  });

  test('stops with the add-on: no record, no response, no mail', async () => {
    await edit({ forwarding_url: null });
    await edit({ email_forwards: [] });
    await restart();
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${dnsPort}`]);
    await expect(resolver.resolve4(name)).rejects.toThrow('ENODATA');
    await expect(resolver.resolveMx(name)).rejects.toThrow('ENODATA');
    expect((await visit(name)).status).toBe(404);
    // Postfix reports an unknown address or an unknown domain, depending on its recent queries.
    expect([550, 554]).toContain(
      await send(`info@${name}`).then(
        () => 'taken',
        (error: { responseCode?: number }) => error.responseCode,
      ),
    );
    expect(await state()).toEqual({ visitors: null, mail: null });
  });
});
