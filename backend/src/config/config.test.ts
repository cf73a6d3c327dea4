import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET_SETTINGS } from '@storefront/shared/domain';
import { readSettings as readForwardingSettings } from '../forwarding/settings';
import { readSettings as readPaymentSettings } from '../payment-sandbox/settings';
import { ConfigError, loadConfig } from './config';
import { settingNames } from './settings';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'storefront-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const listProblems = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'x'.repeat(48),
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'shop@shop.example',
  ALLOW_SANDBOX: 'true',
};

describe('the settings', () => {
  it('need nothing for a first start', () => {
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({
      mode: 'development',
      port: 4000,
      publicUrl: 'http://localhost:3000',
      currencies: ['USD'],
      databaseUrl: undefined,
      smtp: undefined,
      isSandbox: true,
    });
  });

  it('[OR-09c] have no invented tax number for the receipts of a seller without one', () => {
    const SELLER = 'Brindle Names AS|Brygga 7|5003 Bergen';
    expect(loadConfig({ DATA_DIR: dataDir, SELLER }).seller).toEqual({
      name: 'Brindle Names AS',
      address: ['Brygga 7', '5003 Bergen'],
      taxNumber: '',
      country: null,
    });
    expect(loadConfig({ DATA_DIR: dataDir, SELLER, SELLER_TAX_NUMBER: 'NO 999 888 777 MVA' }).seller.taxNumber).toBe(
      'NO 999 888 777 MVA',
    );
  });

  it('follow the ports', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '3100', API_PORT: '4100', PAY_PORT: '4110' })).toMatchObject({
      port: 4100,
      publicUrl: 'http://localhost:3100',
      payment: { origin: 'http://localhost:4110' },
    });
  });

  it('[OP-02h] accept a replica by its URL, but not without a database', () => {
    const [url, replica] = ['postgresql://shop@primary/shop', 'postgresql://reader@replica/shop'];
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: url }).databaseReplica).toBeUndefined();
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_REPLICA_URL: replica }).databaseReplica).toEqual(
      { url: replica, max: 10, maxLagMs: 5_000 },
    );
    expect(listProblems({ DATABASE_REPLICA_URL: replica })).toEqual([
      'DATABASE_URL: is required with DATABASE_REPLICA_URL',
    ]);
  });

  it('treat an empty value as absent', () => {
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', API_PORT: '' }).port).toBe(4000);
  });

  it('list every problem at once', () => {
    const problems = listProblems({
      API_PORT: 'high',
      CURRENCIES: 'USD,XXX',
      SMTP_URL: 'http://mail',
      PUBLIC_URL: 'shop',
      NODE_ENV: 'prod',
    });
    expect(problems.map((problem) => problem.split(/[:.]/)[0])).toEqual(
      expect.arrayContaining(['API_PORT', 'CURRENCIES', 'SMTP_URL', 'PUBLIC_URL', 'NODE_ENV', 'MAIL_FROM']),
    );
  });

  it('accept a sender with or without a name, and a DKIM key as PEM or in one line', () => {
    const readSmtp = (env: Record<string, string>) =>
      loadConfig({ DATA_DIR: dataDir, SHOP_NAME: 'Acme', SMTP_URL: 'smtp://mail.example', ...env }).smtp;
    expect(readSmtp({ MAIL_FROM: 'a@shop.example' })?.from).toEqual({ name: 'Acme', address: 'a@shop.example' });
    for (const given of ['Shop <a@shop.example>', '"Shop" <a@shop.example>'])
      expect(readSmtp({ MAIL_FROM: given })?.from).toEqual({ name: 'Shop', address: 'a@shop.example' });
    expect(listProblems({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <shop>' })).toEqual([
      expect.stringContaining('MAIL_FROM'),
    ]);

    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
    const oneLine = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    for (const key of [pem, pem.replaceAll('\n', '\\n'), oneLine]) {
      const read = readSmtp({ MAIL_FROM: 'a@shop.example', DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY: key })?.dkim;
      expect(createPrivateKey(read?.privateKey ?? '').equals(privateKey)).toBe(true);
    }
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@shop.example', DKIM_SELECTOR: 's1' };
    expect(listProblems(mail)).toEqual([expect.stringContaining('DKIM_PRIVATE_KEY')]);
    const [wrong = ''] = listProblems({ ...mail, DKIM_PRIVATE_KEY: 'the-secret' });
    expect(wrong).toContain('DKIM_PRIVATE_KEY');
    expect(wrong).not.toContain('the-secret');
  });

  it('[TR-05] accept resolvers by address, with or without a port, and nothing else', () => {
    expect(
      loadConfig({
        DATA_DIR: dataDir,
        ZONE_READER: 'network',
        DNS_RESOLVERS: '192.0.2.53, 2001:db8::53,192.0.2.1:5353,[2001:db8::1]:5353',
      }),
    ).toMatchObject({
      zoneReader: 'network',
      dnsResolvers: ['192.0.2.53', '2001:db8::53', '192.0.2.1:5353', '[2001:db8::1]:5353'],
    });
    expect(listProblems({ DNS_RESOLVERS: 'dns.example' })).toEqual([
      'DNS_RESOLVERS.0: Use IP addresses, such as 192.0.2.53',
    ]);
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({ zoneReader: 'sandbox', dnsResolvers: undefined });
  });

  it('[DN-10] accept PowerDNS as nameserver with its URL and key, or report everything missing', () => {
    const given = {
      DNS_SERVER: 'powerdns',
      POWERDNS_URL: 'https://dns.example:8081/',
      POWERDNS_API_KEY: 'k'.repeat(16),
      NAMESERVERS: 'ns1.example,ns2.example',
    };
    expect(
      loadConfig({ DATA_DIR: dataDir, ...given, NAMESERVER_ADDRESSES: '192.0.2.53:5300,[2001:db8::53]' }),
    ).toMatchObject({
      powerdns: {
        origin: 'https://dns.example:8081',
        apiKey: 'k'.repeat(16),
        serverId: 'localhost',
        zoneKind: 'Native',
      },
      nameserverAddresses: [
        { host: '192.0.2.53', port: 5300 },
        { host: '2001:db8::53', port: 53 },
      ],
    });
    expect(loadConfig({ DATA_DIR: dataDir }).powerdns).toBeUndefined();
    expect(listProblems({ DNS_SERVER: 'powerdns' })).toEqual([
      'POWERDNS_URL: is required with DNS_SERVER=powerdns',
      'POWERDNS_API_KEY: is required with DNS_SERVER=powerdns',
    ]);
    const wrong = listProblems({
      ...given,
      POWERDNS_API_KEY: 'short',
      POWERDNS_ZONE_KIND: 'Slave',
      POWERDNS_SERVER_ID: 'a/b',
      NAMESERVER_ADDRESSES: 'ns1.example:53:53',
    });
    expect(wrong.map((problem) => problem.split(/[:.]/)[0])).toEqual([
      'NAMESERVER_ADDRESSES',
      'POWERDNS_API_KEY',
      'POWERDNS_SERVER_ID',
      'POWERDNS_ZONE_KIND',
    ]);
    expect(wrong.join()).not.toContain('short');
    expect(listProblems({ ...given, NAMESERVER_ADDRESSES: '192.0.2.53' })).toEqual([
      'NAMESERVER_ADDRESSES: has 1, NAMESERVERS 2',
    ]);
  });

  it('[OR-02a] accept an OpenSRS account as registrar, or report everything missing', () => {
    const given = {
      REGISTRAR: 'opensrs',
      OPENSRS_USERNAME: 'brindle',
      OPENSRS_KEY: 'k'.repeat(112),
      NAMESERVERS: 'ns1.example,ns2.example',
      ZONE_READER: 'network',
    };
    expect(loadConfig({ DATA_DIR: dataDir }).opensrs).toBeUndefined();
    expect(loadConfig({ DATA_DIR: dataDir, ...given }).opensrs).toEqual({
      origin: 'https://horizon.opensrs.net:55443',
      username: 'brindle',
      key: 'k'.repeat(112),
      markupPercent: 20,
      contacts: { individualOrgName: 'name' },
    });
    expect(
      loadConfig({ DATA_DIR: dataDir, ...given, OPENSRS_URL: 'http://127.0.0.1:9/', OPENSRS_PREMIUM_MARKUP: '0' })
        .opensrs,
    ).toMatchObject({ origin: 'http://127.0.0.1:9', markupPercent: 0 });
    expect(loadConfig({ DATA_DIR: dataDir, ...given, OPENSRS_INDIVIDUAL_ORG_NAME: 'empty' }).opensrs?.contacts).toEqual(
      { individualOrgName: 'empty' },
    );
    const named = (problems: readonly string[]) => problems.map((problem) => problem.split(/[:.]/)[0]);
    expect(named(listProblems({ REGISTRAR: 'opensrs' }))).toEqual([
      'OPENSRS_USERNAME',
      'OPENSRS_KEY',
      'NAMESERVERS',
      'ZONE_READER',
    ]);
    const short = listProblems({ ...given, OPENSRS_KEY: 'short-key', OPENSRS_ENVIRONMENT: 'horizon' });
    expect([named(short), short.join().includes('short-key')]).toEqual([['OPENSRS_KEY', 'OPENSRS_ENVIRONMENT'], false]);
  });

  it('[OR-08a] do not allow buying real domains with test cards, or delegating them to a sandbox', () => {
    const live = {
      REGISTRAR: 'opensrs',
      OPENSRS_USERNAME: 'brindle',
      OPENSRS_KEY: 'k'.repeat(112),
      OPENSRS_ENVIRONMENT: 'live',
      NAMESERVERS: 'ns1.example,ns2.example',
      ZONE_READER: 'network',
    };
    expect(listProblems(live).map((problem) => problem.split(':')[0])).toEqual(['DNS_SERVER', 'PAYMENT_PROVIDER']);
    expect(listProblems({ ...live, ALLOW_SANDBOX: 'true' })).toHaveLength(2);
  });

  describe('[OR-08a] for Stripe', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_secretOfTheTest',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_publishableOfTheTest',
      STRIPE_WEBHOOK_SECRET: 'whsec_secretOfTheWebhook',
    };
    const live = {
      ...keys,
      STRIPE_SECRET_KEY: 'rk_live_secretOfTheTest',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_publishableOfTheTest',
    };
    const stripe = { PAYMENT_PROVIDER: 'stripe', ...keys };

    it('accept its keys, or report all that are missing', () => {
      expect(loadConfig({ DATA_DIR: dataDir, ...stripe })).toMatchObject({
        payment: { provider: 'stripe', origin: 'https://js.stripe.com' },
        stripe: {
          secretKey: keys.STRIPE_SECRET_KEY,
          publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
        },
      });
      expect(loadConfig({ DATA_DIR: dataDir, ...keys })).toMatchObject({
        payment: { provider: 'sandbox' },
        stripe: undefined,
      });
      expect(listProblems({ PAYMENT_PROVIDER: 'stripe' }).map((problem) => problem.split(':')[0])).toEqual(
        Object.keys(keys),
      );
    });

    it('reject keys of the wrong kind or of mixed modes, without quoting any', () => {
      const swapped = listProblems({
        ...stripe,
        STRIPE_SECRET_KEY: keys.STRIPE_PUBLISHABLE_KEY,
        STRIPE_PUBLISHABLE_KEY: keys.STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET: 'short',
      });
      expect(swapped.map((problem) => problem.split(':')[0])).toEqual(Object.keys(keys));
      expect(swapped.join()).not.toMatch(/OfTheTest|short/);
      expect(listProblems({ ...stripe, STRIPE_SECRET_KEY: live.STRIPE_SECRET_KEY })).toContain(
        'STRIPE_PUBLISHABLE_KEY: is a test key, but STRIPE_SECRET_KEY is a live key',
      );
    });

    it('treat its test mode as a sandbox: announced on the site, rejected in production unless allowed', () => {
      expect(loadConfig({ DATA_DIR: dataDir, ...stripe }).isSandbox).toBe(true);
      expect(loadConfig({ DATA_DIR: dataDir, ...production, ...stripe }).isSandbox).toBe(true);
      const { ALLOW_SANDBOX: _, ...real } = production;
      expect(listProblems({ ...real, ...stripe }).filter((problem) => problem.startsWith('STRIPE'))).toEqual([
        expect.stringContaining('no money moves'),
      ]);
    });

    it('do not allow real money for sandbox domains, or test cards for real domains', () => {
      const opensrs = {
        REGISTRAR: 'opensrs',
        OPENSRS_USERNAME: 'brindle',
        OPENSRS_KEY: 'k'.repeat(112),
        OPENSRS_ENVIRONMENT: 'live',
        NAMESERVERS: 'ns1.example,ns2.example',
        ZONE_READER: 'network',
        DNS_SERVER: 'powerdns',
        POWERDNS_URL: 'https://dns.example',
        POWERDNS_API_KEY: 'k'.repeat(16),
      };
      const forNothing = [expect.stringMatching(/^STRIPE_SECRET_KEY: .*real money for domains of a sandbox/)];
      expect(listProblems({ ...production, ...stripe, ...live })).toEqual(forNothing);
      expect(listProblems({ ...production, ...opensrs, OPENSRS_ENVIRONMENT: 'test', ...stripe, ...live })).toEqual(
        forNothing,
      );
      expect(listProblems({ ...production, ...opensrs, ...stripe })).toEqual([
        expect.stringMatching(/^STRIPE_SECRET_KEY: .*test cards/),
      ]);
      const { ALLOW_SANDBOX: _, ...real } = production;
      expect(loadConfig({ DATA_DIR: dataDir, ...real, ...opensrs, ...stripe, ...live })).toMatchObject({
        isSandbox: false,
        registrar: 'opensrs',
        payment: { provider: 'stripe' },
      });
    });
  });

  it('reject a priority currency that is not on sale', () => {
    expect(listProblems({ CURRENCIES: 'USD,EUR', CURRENCY_PRIORITY: 'EUR,GBP' })).toEqual([
      'CURRENCY_PRIORITY: GBP is not in CURRENCIES',
    ]);
  });
});

describe('[DM-09c] forwarding', () => {
  it('is offered to customers only if its servers are configured', () => {
    const offered = (env: Record<string, string>) => {
      const { forwarding, mailForwarding } = loadConfig({ DATA_DIR: dataDir, ...env });
      return [forwarding.addresses, mailForwarding?.host];
    };
    expect(offered({})).toEqual([['127.0.0.1'], 'mx.storefront.example']);
    expect(offered(production)).toEqual([[], undefined]);
    expect(
      offered({ FORWARDING_ADDRESSES: '203.0.113.40,2001:db8::40', MAIL_FORWARDING_HOST: 'mx.shop.example' }),
    ).toEqual([['203.0.113.40', '2001:db8::40'], 'mx.shop.example']);
    expect(listProblems({ FORWARDING_ADDRESSES: 'forward.shop.example' })).toEqual([
      expect.stringMatching(/^FORWARDING_ADDRESSES/),
    ]);
  });
});

describe('.env.example', () => {
  const lines = readFileSync(join(__dirname, '../../../.env.example'), 'utf8').split('\n');
  const example = Object.fromEntries(
    lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/s).slice(0, 2) as [string, string]] : [])),
  );

  it('lists every setting', () => {
    const named = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(named).toEqual(expect.arrayContaining([...settingNames]));
  });

  it('[OP-08a] has no secret that cannot be given as a file', () => {
    const named = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
    const secret = named.filter((name) =>
      /(_KEY|_SECRET|_TOKEN|_PASSWORD|_OTLP_HEADERS|^(DATABASE|DATABASE_REPLICA|SMTP)_URL)$/.test(name),
    );
    const isNone = ['STRIPE_PUBLISHABLE_KEY', 'RATE_LIMIT_API_KEY'];
    expect(secret.filter((name) => !isNone.includes(name)).sort()).toEqual([...SECRET_SETTINGS]);
  });

  it('contains the defaults', () => {
    const plain = (config: ReturnType<typeof loadConfig>) =>
      JSON.parse(JSON.stringify({ ...config, secrets: undefined, dataDir: undefined })) as unknown;
    expect(plain(loadConfig({ ...example, DATA_DIR: dataDir }))).toEqual(plain(loadConfig({ DATA_DIR: dataDir })));
  });
});

describe('in production', () => {
  it('requires every secret and real service', () => {
    expect(listProblems({ NODE_ENV: 'production' }).map((problem) => problem.split(':')[0])).toEqual([
      'SECRET_KEY',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SMTP_URL',
      'REGISTRAR, PAYMENT_PROVIDER',
    ]);
    expect(listProblems(production)).toEqual([]);
  });

  it('requires TLS', () => {
    expect(listProblems({ ...production, PUBLIC_URL: 'http://shop.example' })).toEqual([
      'PUBLIC_URL: must start with https:// in production',
    ]);
  });

  it('rejects a short secret', () => {
    expect(listProblems({ ...production, SECRET_KEY: 'short' })).toEqual([
      expect.stringMatching(/^SECRET_KEY: Use at least 32/),
    ]);
  });
});

describe('secrets', () => {
  it('[OP-08a] may each be in a file, in every program that uses it', () => {
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    const { SECRET_KEY, DATABASE_URL, SMTP_URL, ...rest } = production;
    const secrets: Record<string, string> = {
      SECRET_KEY,
      DATABASE_URL,
      SMTP_URL,
      SECOND_SECRET_KEY: 'y'.repeat(48),
      DKIM_PRIVATE_KEY: pem,
      OPENSRS_KEY: 'k'.repeat(64),
      POWERDNS_API_KEY: 'p'.repeat(24),
      STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    };
    const others = {
      ...rest,
      DATA_DIR: dataDir,
      DKIM_SELECTOR: 'shop1',
      REGISTRAR: 'opensrs',
      OPENSRS_USERNAME: 'reseller',
      NAMESERVERS: 'ns1.shop.example,ns2.shop.example',
      ZONE_READER: 'network',
      DNS_SERVER: 'powerdns',
      POWERDNS_URL: 'http://powerdns:8081',
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
    };
    const files = Object.fromEntries(
      Object.entries(secrets).map(([name, text]) => {
        const file = join(dataDir, name);
        writeFileSync(file, `${text.trimEnd()}\n`);
        return [`${name}_FILE`, file];
      }),
    );
    const plain = ({ secrets: { accepted }, ...config }: ReturnType<typeof loadConfig>) => ({
      ...config,
      keys: accepted('session'),
    });
    const given = { ...others, ...secrets, DKIM_PRIVATE_KEY: pem.trimEnd() };
    expect(plain(loadConfig({ ...others, ...files }))).toEqual(plain(loadConfig(given)));
    for (const read of [readForwardingSettings, readPaymentSettings])
      expect(read({ ...others, ...files })).toEqual({
        ...read(given),
        ...('secrets' in read(given) && { secrets: expect.anything() }),
      });
    expect(readForwardingSettings(files).secrets.accepted('session')).toEqual(
      readForwardingSettings(secrets).secrets.accepted('session'),
    );
  });

  it('[OP-08b] are reported with all other problems if their file is unreadable, or the setting itself is given too', () => {
    const file = join(dataDir, 'nowhere');
    expect(listProblems({ ...production, SECRET_KEY: '', SECRET_KEY_FILE: file, PORT: 'none' })).toEqual([
      expect.stringMatching(new RegExp(`^SECRET_KEY_FILE: cannot read ${file} .*ENOENT`)),
      expect.stringMatching(/^PORT: /),
      'SECRET_KEY: is required in production',
    ]);
    expect(listProblems({ ...production, SECRET_KEY_FILE: file })).toEqual([
      'SECRET_KEY_FILE: must not be set beside SECRET_KEY',
    ]);
    expect(() => readForwardingSettings({ SECRET_KEY_FILE: file })).toThrow(/SECRET_KEY_FILE: cannot read/);
    expect(() => readPaymentSettings({ SECRET_KEY_FILE: file })).toThrow(/SECRET_KEY_FILE: cannot read/);
  });

  it('are generated once, readable by their owner only, and differ by purpose', () => {
    const first = loadConfig({ DATA_DIR: dataDir }).secrets;
    const second = loadConfig({ DATA_DIR: dataDir }).secrets;
    expect(second.derive('session')).toBe(first.derive('session'));
    expect(first.derive('quote')).not.toBe(first.derive('session'));
    expect(first.derive('session')).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8').length).toBeGreaterThanOrEqual(64);
  });
});
