import type { DnsRecord } from '@storefront/shared/contract';
import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { domains } from '../src/db/schema';
import type { ServerAddress } from '../src/ports/name-server';
import { proving } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { startAuthority } from './support/certificate-authority';
import { freshLabel } from './support/shop';
import { silentLog } from './support/silent-log';

const run = promisify(execFile);
const GUIDE = readFileSync(join(__dirname, '../../docs/dns-from-programs.md'), 'utf8');
/** Milliseconds until a client has its certificate, even on a busy machine. */
const PATIENCE_MS = 180_000;

/** As found by `scripts/acme-clients.mjs`. */
const programs = JSON.parse(process.env.TEST_ACME ?? '{}') as {
  readonly lego: string;
  readonly certbot: string;
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
  await shop.deps.db
    .insert(domains)
    .values({
      customer_id: mara.id,
      name,
      unicode_name: name,
      tld: 'com',
      registered_at: now,
      expiry_date: now,
      created_at: now,
      updated_at: now,
    });
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

describe('[DN-12b] ACME DNS-01 with clients that know nothing about the shop', () => {
  test(
    'lego gets a certificate for a domain and its wildcard through its httpreq provider, and leaves no record behind',
    async () => {
      const domain = await ownDomain();
      const keyFile = join(folder, 'lego-key');
      const lego = (names: readonly string[]) =>
        run(
          programs.lego,
          [
            ...['--server', authority.directory, '--accept-tos', '--email', 'mara@example.com', '--path', folder],
            ...['--dns', 'httpreq', '--dns.resolvers', `127.0.0.1:${dnsPort}`, '--dns.disable-cp'],
            ...names.flatMap((name) => ['--domains', name]),
            'run',
          ],
          {
            env: {
              ...process.env,
              LEGO_CA_CERTIFICATES: authority.certificate,
              HTTPREQ_ENDPOINT: `${origin}/api/dns/1.0/challenge`,
              HTTPREQ_USERNAME: 'key',
              HTTPREQ_PASSWORD_FILE: keyFile,
            },
          },
        );
      writeFileSync(keyFile, await keyFor(domain));
      await lego([domain, `*.${domain}`]);
      expect(namesIn(join(folder, 'certificates', `${domain}.crt`))).toEqual(both(domain));
      expect(proved).toContain(`_acme-challenge.${domain}.`);
      expect(await queryTxt(domain)).toEqual([]);

      const other = await ownDomain();
      await expect(lego([other])).rejects.toThrow(/This API key was made for the DNS of/);
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
