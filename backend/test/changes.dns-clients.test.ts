import type { DnsRecord } from '@storefront/shared/contract';
import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import type { ServerAddress } from '../src/ports/name-server';
import { proving } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { startAuthority } from './support/certificate-authority';
import { insertOwnDomain } from './support/own-domain';
import { freshLabel } from './support/shop';
import { silentLog } from './support/silent-log';

const run = promisify(execFile);
const GUIDE = readFileSync(join(__dirname, '../../docs/dns-from-programs.md'), 'utf8');
/** Milliseconds until a client has its certificate, even on a busy machine. */
const PATIENCE_MS = 180_000;

/** As found by `scripts/dns-clients.mjs`. */
const programs = JSON.parse(process.env.TEST_DNS_CLIENTS ?? '{}') as {
  readonly lego: string;
  readonly certbot: string;
  readonly lexicon: string;
  readonly pebble: string;
};

let shop: TestApp;
let mara: TestCustomer;
let responder: DnsResponder;
let authority: Awaited<ReturnType<typeof startAuthority>>;
let origin: string;
let dnsPort: number;
let folder: string;
/** TXT records that the nameserver was queried for and had. */
const proved: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-acme-'));
  shop = await makeTestApp();
  mara = await shop.asCustomer();
  const addresses: ServerAddress[] = [];
  const nameServer = new SandboxNameServer({ db: shop.deps.db, faults: shop.deps.faults, addresses });
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: async (zone) => {
      const served = await nameServer.servedZone(zone);
      for (const { name, type } of served?.rrsets ?? []) if (type === 'TXT') proved.push(name);
      return served;
    },
    aliases: shop.deps.aliases,
    log: silentLog,
  });
  dnsPort = await responder.listen();
  addresses.push(...shop.deps.config.nameservers.map((server) => ({ server, host: '127.0.0.1', port: dnsPort })));
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  authority = await startAuthority({ program: programs.pebble, dnsPort });
});
afterAll(async () => {
  await authority?.stop();
  await responder?.close();
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ownDomain(): Promise<string> {
  const name = `${freshLabel()}.com`;
  const now = shop.clock.now();
  await insertOwnDomain(shop, mara, name, { registered_at: now, expiry_date: now });
  return name;
}

async function keyFor(domain: string): Promise<string> {
  const answer = await proving(shop, mara, {
    method: 'POST',
    url: '/auth/api_keys',
    payload: { name: 'certificates', scopes: ['dns'], domain, days: 30 },
  });
  return answer.json<{ key: string }>().key;
}

const queryTxt = async (domain: string) =>
  (await mara.request({ method: 'GET', url: `/api/dns/1.0/${domain}` }))
    .json<DnsRecord[]>()
    .filter(({ type }) => type === 'TXT');

/** The names of a certificate, as the authority issued it. */
const namesIn = (file: string) => new X509Certificate(readFileSync(file)).subjectAltName?.split(', ').sort();

const both = (domain: string) => [`DNS:*.${domain}`, `DNS:${domain}`];

/** lego asks for a certificate, proving the domain through one of its providers. */
const lego = (provider: string, settings: Readonly<Record<string, string>>, names: readonly string[]) =>
  run(
    programs.lego,
    [
      ...['--server', authority.directory, '--accept-tos', '--email', 'mara@example.com', '--path', folder],
      ...['--dns', provider, '--dns.resolvers', `127.0.0.1:${dnsPort}`, '--dns.disable-cp'],
      ...names.flatMap((name) => ['--domains', name]),
      'run',
    ],
    { env: { ...process.env, LEGO_CA_CERTIFICATES: authority.certificate, ...settings } },
  );

describe('[DN-12b] ACME DNS-01 with clients that know nothing about the shop', () => {
  test(
    'lego gets a certificate for a domain and its wildcard through its httpreq provider, and leaves no record behind',
    async () => {
      const domain = await ownDomain();
      const keyFile = join(folder, 'lego-key');
      const settings = {
        HTTPREQ_ENDPOINT: `${origin}/api/dns/1.0/challenge`,
        HTTPREQ_USERNAME: 'key',
        HTTPREQ_PASSWORD_FILE: keyFile,
      };
      writeFileSync(keyFile, await keyFor(domain));
      await lego('httpreq', settings, [domain, `*.${domain}`]);
      expect(namesIn(join(folder, 'certificates', `${domain}.crt`))).toEqual(both(domain));
      expect(proved).toContain(`_acme-challenge.${domain}.`);
      expect(await queryTxt(domain)).toEqual([]);

      const other = await ownDomain();
      await expect(lego('httpreq', settings, [other])).rejects.toThrow(/This API key was made for the DNS of/);
      expect(existsSync(join(folder, 'certificates', `${other}.crt`))).toBe(false);
    },
    PATIENCE_MS,
  );

  test(
    '[DN-12c] lego gets one through its pdns provider too',
    async () => {
      const domain = await ownDomain();
      const keyFile = join(folder, 'pdns-key');
      writeFileSync(keyFile, await keyFor(domain));
      const settings = { PDNS_API_URL: origin, PDNS_API_KEY_FILE: keyFile };
      // lego looks for the zone at the nameserver first; that of a bought domain is there already.
      await queryTxt(domain);
      await lego('pdns', settings, [domain, `*.${domain}`]);
      expect(namesIn(join(folder, 'certificates', `${domain}.crt`))).toEqual(both(domain));
      expect(proved).toContain(`_acme-challenge.${domain}.`);
      expect(await queryTxt(domain)).toEqual([]);

      const other = await ownDomain();
      await queryTxt(other);
      await expect(lego('pdns', settings, [other])).rejects.toThrow(/unexpected HTTP status code 400 when GETing/);
      expect(existsSync(join(folder, 'certificates', `${other}.crt`))).toBe(false);
    },
    PATIENCE_MS,
  );

  test(
    'certbot gets one with the hook of our guide',
    async () => {
      const domain = await ownDomain();
      const [hook, keyFile] = [join(folder, 'storefront-dns.sh'), join(folder, 'certbot-key')];
      const [, script = ''] = /```sh\n(#!\/bin\/sh\n.*?)```/s.exec(GUIDE) ?? [];
      expect(script).toContain('https://shop.example');
      writeFileSync(
        hook,
        script.replace('https://shop.example', origin).replace('/etc/letsencrypt/storefront-key', keyFile),
      );
      chmodSync(hook, 0o755);
      writeFileSync(keyFile, `Authorization: Bearer ${await keyFor(domain)}\n`);
      const [config, work, logs] = ['config', 'work', 'logs'].map((name) => join(folder, `certbot-${name}`));
      await run(
        programs.certbot,
        [
          ...['certonly', '--manual', '--preferred-challenges', 'dns', '--non-interactive', '--agree-tos'],
          ...['--email', 'mara@example.com', '--server', authority.directory],
          ...['--config-dir', String(config), '--work-dir', String(work), '--logs-dir', String(logs)],
          ...['--manual-auth-hook', `${hook} present`, '--manual-cleanup-hook', `${hook} cleanup`],
          ...['--domain', domain, '--domain', `*.${domain}`],
        ],
        { env: { ...process.env, REQUESTS_CA_BUNDLE: authority.certificate } },
      );
      expect(namesIn(join(String(config), 'live', domain, 'cert.pem'))).toEqual(both(domain));
      expect(proved).toContain(`_acme-challenge.${domain}.`);
      expect(await queryTxt(domain)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('[DN-12c] lexicon, through the PowerDNS API', () => {
  const settings = (key: string) => ({
    ...process.env,
    HOME: folder,
    LEXICON_POWERDNS_PDNS_SERVER: origin,
    LEXICON_POWERDNS_AUTH_TOKEN: key,
  });
  const lexicon = async (key: string, ...args: readonly string[]) =>
    (await run(programs.lexicon, ['powerdns', ...args], { env: settings(key) })).stdout;
  const listContents = async (key: string, domain: string, type: string) =>
    (JSON.parse(await lexicon(key, 'list', domain, type, '--output', 'JSON')) as { name: string; content: string }[])
      .map(({ name, content }) => `${name} ${content}`)
      .sort();

  test(
    'creates, lists, updates and deletes records, which the nameserver then serves',
    async () => {
      const domain = await ownDomain();
      const key = await keyFor(domain);
      const resolver = new Resolver();
      resolver.setServers([`127.0.0.1:${dnsPort}`]);
      const create = (type: string, name: string, content: string) =>
        lexicon(key, 'create', domain, type, '--name', name, '--content', content, '--ttl', '300');
      await create('A', 'www', '203.0.113.7');
      await create('A', 'www', '203.0.113.8');
      await create('TXT', '_dmarc', 'v=DMARC1; p=none');
      await create('CNAME', 'shop', `www.${domain}`);
      await create('MX', domain, `10 mail.${domain}.`);
      expect(await listContents(key, domain, 'A')).toEqual([`www.${domain} 203.0.113.7`, `www.${domain} 203.0.113.8`]);
      expect(await listContents(key, domain, 'TXT')).toEqual([`_dmarc.${domain} v=DMARC1; p=none`]);
      expect(await listContents(key, domain, 'CNAME')).toEqual([`shop.${domain} www.${domain}`]);
      expect((await resolver.resolve4(`www.${domain}`)).sort()).toEqual(['203.0.113.7', '203.0.113.8']);
      expect(await resolver.resolveTxt(`_dmarc.${domain}`)).toEqual([['v=DMARC1; p=none']]);
      expect(await resolver.resolveCname(`shop.${domain}`)).toEqual([`www.${domain}`]);
      expect(await resolver.resolveMx(domain)).toEqual([{ exchange: `mail.${domain}`, priority: 10 }]);

      const id = `A/www.${domain}.=203.0.113.7`;
      await lexicon(key, 'update', domain, 'A', '--identifier', id, '--name', 'www', '--content', '203.0.113.9');
      expect((await resolver.resolve4(`www.${domain}`)).sort()).toEqual(['203.0.113.8', '203.0.113.9']);
      await lexicon(key, 'delete', domain, 'A', '--name', 'www', '--content', '203.0.113.8');
      expect(await resolver.resolve4(`www.${domain}`)).toEqual(['203.0.113.9']);
      await lexicon(key, 'delete', domain, 'TXT', '--name', '_dmarc', '--content', 'v=DMARC1; p=none');
      await lexicon(key, 'delete', domain, 'MX', '--name', domain);
      await expect(resolver.resolveTxt(`_dmarc.${domain}`)).rejects.toThrow('ENOTFOUND');
      await expect(resolver.resolveMx(domain)).rejects.toThrow('ENODATA');
    },
    PATIENCE_MS,
  );

  test(
    'is refused with the key of another domain, and changes nothing there',
    async () => {
      const [domain, other] = [await ownDomain(), await ownDomain()];
      const create = ['create', other, 'A', '--name', 'www', '--content', '203.0.113.7'];
      await expect(lexicon(await keyFor(domain), ...create)).rejects.toThrow(/400 Client Error/);
      const records = await mara.request({ method: 'GET', url: `/api/dns/1.0/${other}` });
      expect(records.json<DnsRecord[]>().some(({ name, type }) => name === 'www' && type === 'A')).toBe(false);
    },
    PATIENCE_MS,
  );
});
