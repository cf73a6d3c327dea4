import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paymentProviderName, type PaymentProviderName } from '@storefront/shared/contract';
import { isCountryCode, readSecretFiles } from '@storefront/shared/domain';
import { readTracing, tracingSettings, type TracingConfig } from '@storefront/shared/tracing';
import { z } from 'zod';
import { mailProblems, mailSettings, readSmtp, type SmtpConfig } from './mail';
import { DEVELOPMENT_PARTNER, readPartners, type ConfiguredPartner } from './partners';
import { secretsFrom, type Secrets } from './secrets';
import {
  isTestMode,
  STRIPE_JS_ORIGIN,
  readStripeConfig,
  stripeProblems,
  stripeSettings,
  type StripeConfig,
} from './stripe';

/** The currencies that the shop knows how to show (CU-07). */
export const KNOWN_CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const currencies = list.pipe(z.array(z.enum(KNOWN_CURRENCIES)).min(1));
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const flag = z.stringbool();
const lockDays = z.coerce.number().int().min(0).max(365).default(60);

/** An IP address, with a port in the form `192.0.2.1:5353` or `[2001:db8::1]:5353`. */
const resolver = z.union(
  [z.ipv4(), z.ipv6(), z.string().regex(/^(?:[\d.]+|\[[\da-f:]+\]):\d{1,5}$/i)],
  'Use IP addresses, such as 192.0.2.53',
);

/** A host name or an IP address, with a port where it is not 53. */
const serverAddress = z
  .string()
  .regex(
    /^(?:[a-z0-9.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i,
    'Use host names or IP addresses, such as 192.0.2.53 or ns1.example:5300',
  )
  .transform((text) => {
    const { hostname, port } = new URL(`dns://${text}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 53) };
  });

/** As above, with the port of mail. */
const mailAddress = z
  .string()
  .regex(
    /^(?:[a-z0-9.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i,
    'Use a host name or an IP address, such as mx.shop.example or 192.0.2.25:2525',
  )
  .transform((text) => {
    const { hostname, port } = new URL(`smtp://${text}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 25) };
  });

/** Every setting of the backend, as it stands in the environment. `.env.example` explains each. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port(4000),
  PORT: port(3000),
  PAY_PORT: port(4010),
  /** Where Prometheus reads metrics; without a port there are none. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ...tracingSettings,
  /** Where the desk of the staff listens, with its API; 0 turns it off. */
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DESK_HOST: z.string().optional(),
  /** Where staff see the desk. */
  DESK_URL: origin.optional(),
  /** The folder of its built pages. */
  DESK_FILES: z.string().default('../desk/dist'),
  /** The command that changes releases of remotes, which works on the registry in DATA_DIR. Where there is none, the desk shows no releases. */
  DESK_RELEASE_COMMAND: z.string().default('../tools/release.mjs'),
  /** Where the gateways give their metrics; the desk reads the errors of releases there. */
  DESK_GATEWAY_METRICS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  /** Where shoppers see the shop; links in emails start with it. */
  PUBLIC_URL: origin.optional(),
  /** Further origins whose pages may call the API with the customer's session. */
  TRUSTED_ORIGINS: list.pipe(z.array(origin)).default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  /** A streaming replica, for reads that may be a moment late. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  /** Seconds that it may be behind. */
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().int().min(2).max(300).default(5),
  SECRET_KEY: z
    .string()
    .min(32, 'Use at least 32 characters, such as the output of `openssl rand -base64 48`')
    .optional(),
  /** Accepted beside SECRET_KEY while one takes the place of the other; never used for anything new. */
  SECOND_SECRET_KEY: z.string().min(32, 'Use at least 32 characters').optional(),
  /** Addresses or subnets whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list.default(['loopback']),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The demonstration brand of `host/src/brand/brand.json`, so that emails and pages name the same shop. */
  SHOP_NAME: z.string().min(1).max(60).default('Onymeter'),
  SUPPORT_EMAIL: z.email().default('help@onymeter.example'),
  /** Who sells, on receipts: the name, then the lines of the address. */
  SELLER: z
    .string()
    .transform((text) =>
      text
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(80)).min(2).max(8))
    .optional(),
  /** The number under which who sells is registered for tax. */
  SELLER_TAX_NUMBER: z.string().max(40).optional(),
  /** Where who sells is established for tax (ISO 3166-1 alpha-2): businesses in other member states of the EU owe the VAT themselves. */
  SELLER_COUNTRY: z.string().refine(isCountryCode, 'Use the two letters of ISO 3166-1, such as IE').optional(),
  /** Who says whether a VAT number belongs to somebody. */
  VAT_REGISTER: z.enum(['none', 'vies']).default('none'),
  /** Where VIES is asked, in place of the Commission's own address. */
  VIES_URL: origin.optional(),
  CURRENCIES: currencies.default(['USD']),
  CURRENCY_PRIORITY: currencies.optional(),
  REGISTRAR: z.enum(['sandbox', 'opensrs']).default('sandbox'),
  /** The reseller's account at OpenSRS; the test environment has accounts, and keys, of its own. */
  OPENSRS_USERNAME: z
    .string()
    .regex(/^[\w.@-]{1,100}$/, 'Use the user name of the reseller account')
    .optional(),
  OPENSRS_KEY: z
    .string()
    .min(32, 'Use the API key that the control panel makes; it has 32 characters or more')
    .optional(),
  OPENSRS_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
  /** Where commands go, in place of the environment's own address. */
  OPENSRS_URL: origin.optional(),
  /** Percent that premium names are sold above what they cost the reseller. */
  OPENSRS_PREMIUM_MARKUP: z.coerce.number().int().min(0).max(1_000).default(20),
  /** What `org_name` says of holders who are no organisations: their own name, or nothing. */
  OPENSRS_INDIVIDUAL_ORG_NAME: z.enum(['name', 'empty']).default('name'),
  PAYMENT_PROVIDER: z.enum(paymentProviderName.options).default('sandbox'),
  ...stripeSettings,
  /** The origin of the card frame; the payment sandbox's own by default. */
  PAYMENT_ORIGIN: origin.optional(),
  /** Where the backend itself reaches the payment sandbox. */
  PAYMENT_API_ORIGIN: origin.optional(),
  /** What a name is delegated to when its holder sets nothing else. */
  NAMESERVERS: list
    .pipe(z.array(z.hostname()).min(2).max(13))
    .default(['ns1.storefront.example', 'ns2.storefront.example']),
  /** Where a new zone points until its holder says otherwise: IPv4 and IPv6 addresses of a parking page. */
  PARKING_ADDRESSES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(8)).default([]),
  /** Where visitors of names with forwarding are answered: what the zones of these names point to. */
  FORWARDING_ADDRESSES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(8)).optional(),
  /** Where the backend itself asks the forwarding service, and the service's port there. */
  FORWARDING_ORIGIN: origin.optional(),
  FORWARDING_PORT: port(4020),
  /** The mail server that takes the mail of names with forwarding of mail, as their MX records name it. */
  MAIL_FORWARDING_HOST: z.hostname().optional(),
  /** Where the backend itself asks it, with a port where it is not 25. */
  MAIL_FORWARDING_ADDRESS: mailAddress.optional(),
  /** UDP and TCP port of the sandbox nameserver; 0 turns it off. */
  DNS_PORT: z.coerce.number().int().min(0).max(65_535).default(5300),
  /** Who serves the zones of customers. */
  DNS_SERVER: z.enum(['sandbox', 'powerdns']).default('sandbox'),
  /** Where NAMESERVERS are asked, in their order, for the proof of a save; by default they are found by name, at port 53. */
  NAMESERVER_ADDRESSES: list.pipe(z.array(serverAddress).min(1).max(13)).optional(),
  /** The HTTP interface of PowerDNS, without a path. */
  POWERDNS_URL: origin.optional(),
  POWERDNS_API_KEY: z
    .string()
    .min(16, 'Use at least 16 characters, such as the output of `openssl rand -hex 24`')
    .optional(),
  /** Its name for itself. */
  POWERDNS_SERVER_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .default('localhost'),
  /** Whether zones that are made tell secondaries of changes (`Master`) or leave that to the database behind (`Native`). */
  POWERDNS_ZONE_KIND: z.enum(['Native', 'Master']).default('Native'),
  /** Whether PowerDNS answers for ALIAS records (its settings `expand-alias` and `resolver`); only then are they offered. */
  POWERDNS_EXPANDS_ALIAS: flag.default(false),
  /** Who reads the zone that a name has before it is transferred in. */
  ZONE_READER: z.enum(['sandbox', 'network']).default('sandbox'),
  /** Resolvers that find its nameservers; by default those of the system. */
  DNS_RESOLVERS: list.pipe(z.array(resolver).min(1).max(8)).optional(),
  /** Days a name stays where it is after registration, after a transfer, after a change of its holder (ICANN Transfer Policy). */
  TRANSFER_LOCK_NEW_DAYS: lockDays,
  TRANSFER_LOCK_MOVED_DAYS: lockDays,
  TRANSFER_LOCK_HOLDER_DAYS: lockDays,
  /** Days before the expiry on which a name with autorenew is charged for; the notice of 60 days comes before in any case. */
  AUTORENEW_DAYS_BEFORE: z.coerce.number().int().min(1).max(55).default(25),
  /** Days for which audit entries are kept that the law does not ask for; 0 keeps all of them. */
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .refine((days) => days === 0 || days >= 731, 'Use 731 days or more, or 0 to keep all entries')
    .default(0),
  /** Hours that a correction of an email address waits for a word from the former one (ADR 0040). */
  ADDRESS_CORRECTION_HOURS: z.coerce.number().int().min(24).max(720).default(72),
  /** Days that a removal of every second factor waits (ADR 0050). */
  FACTOR_REMOVAL_DAYS: z.coerce.number().int().min(3).max(30).default(7),
  /** Lets the sandboxes run in production, for a public demonstration. */
  ALLOW_SANDBOX: flag.default(false),
  ...mailSettings,
  /** JSON: who may put search and cart on their pages, see `docs/operating.md`. */
  PARTNERS_FILE: z.string().optional(),
  /** Calls a minute that one address may make; see `http/rate-limit.ts` for what falls in which class. */
  RATE_LIMIT_READ: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_SEARCH: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_WRITE: z.coerce.number().int().min(1).default(120),
  /** Calls a minute that one API key may make, of each class. */
  RATE_LIMIT_API_KEY: z.coerce.number().int().min(1).default(120),
  OVERLOADED_AT_MS: z.coerce.number().int().min(20).default(500),
  /** Multiplies the limits of sign-in, registration and recovery; 1 in production, 20 elsewhere. */
  ATTEMPT_LIMIT_SCALE: z.coerce.number().int().min(1).max(1_000).optional(),
  /** Calls a minute from one address, and from all pages of one partner, to what partners' pages ask. */
  RATE_LIMIT_EMBED: z.coerce.number().int().min(1).default(300),
  RATE_LIMIT_PARTNER: z.coerce.number().int().min(1).default(6_000),
  APP_VERSION: z.string().default('0.1.0'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Mode = 'production' | 'development' | 'test';

/** What the backend runs with, checked. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Where Prometheus reads metrics; nothing is measured where it is undefined. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where spans are sent; nothing is traced where it is undefined. */
  readonly tracing: TracingConfig | undefined;
  readonly publicUrl: string;
  /** The back office: `port` is 0 where it is off, `url` where staff see it, `files` the folder of its pages. */
  readonly desk: {
    readonly host: string;
    readonly port: number;
    readonly url: string;
    readonly files: string;
    readonly releaseCommand: string;
    readonly gatewayMetrics: readonly string[];
  };
  readonly trustedOrigins: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolMax: number;
  readonly databasePrepares: boolean;
  readonly databaseReplica: { readonly url: string; readonly max: number; readonly maxLagMs: number } | undefined;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly shopName: string;
  readonly supportEmail: string;
  /** Who sells, on receipts. */
  readonly seller: {
    readonly name: string;
    readonly address: readonly string[];
    readonly taxNumber: string;
    readonly country: string | null;
  };
  /** Nobody is asked about VAT numbers where it is undefined. */
  readonly vies: { readonly origin: string | undefined } | undefined;
  /** Codes on sale; the first is the shop's default. */
  readonly currencies: readonly (typeof KNOWN_CURRENCIES)[number][];
  readonly currencyPriority: readonly (typeof KNOWN_CURRENCIES)[number][];
  readonly registrar: 'sandbox' | 'opensrs';
  /** The sandbox registrar where it is undefined. */
  readonly opensrs:
    | {
        readonly origin: string;
        readonly username: string;
        readonly key: string;
        readonly markupPercent: number;
        readonly contacts: { readonly individualOrgName: 'name' | 'empty' };
      }
    | undefined;
  readonly payment: { readonly provider: PaymentProviderName; readonly origin: string; readonly apiOrigin: string };
  /** The payment sandbox where it is undefined. */
  readonly stripe: StripeConfig | undefined;
  readonly nameservers: readonly string[];
  readonly parkingAddresses: readonly string[];
  /** Forwarding of visitors; it is sold where there are addresses. `origin` is where the service itself answers. */
  readonly forwarding: { readonly addresses: readonly string[]; readonly origin: string };
  /** Forwarding of mail, which is not sold where it is undefined. `address` is where the mail server is asked. */
  readonly mailForwarding:
    { readonly host: string; readonly address: { readonly host: string; readonly port: number } } | undefined;
  readonly dnsPort: number;
  readonly nameserverAddresses: readonly { readonly host: string; readonly port: number }[] | undefined;
  /** The sandbox nameserver where it is undefined. */
  readonly powerdns:
    | {
        readonly origin: string;
        readonly apiKey: string;
        readonly serverId: string;
        readonly zoneKind: 'Native' | 'Master';
        readonly expandsAlias: boolean;
      }
    | undefined;
  readonly zoneReader: 'sandbox' | 'network';
  /** The system's where it is undefined. */
  readonly dnsResolvers: readonly string[] | undefined;
  readonly transferPolicy: { readonly newDays: number; readonly transferDays: number; readonly holderDays: number };
  readonly autorenewDaysBefore: number;
  /** 0 keeps all audit entries. */
  readonly auditRetentionDays: number;
  /** Hours that a correction of an email address waits for a word from the former one. */
  readonly addressCorrectionHours: number;
  /** Days that a removal of every second factor waits. */
  readonly factorRemovalDays: number;
  readonly isSandbox: boolean;
  readonly smtp: SmtpConfig | undefined;
  readonly rateLimits: {
    readonly read: number;
    readonly search: number;
    readonly write: number;
    readonly apiKey: number;
    readonly embed: number;
    readonly partner: number;
  };
  /** Milliseconds that a turn of the event loop takes while the process counts as overloaded. */
  readonly overloadedAt: number;
  readonly attemptLimitScale: number;
  /** Whose pages may show the shop's search and cart. */
  readonly partners: readonly ConfiguredPartner[];
  readonly version: string;
  readonly secrets: Secrets;
}

/** Everything that is wrong with the settings, each with its name. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The demonstration's own seller until one is set: a real one without a tax number must not carry an invented one. */
function getSeller({
  SELLER,
  SELLER_TAX_NUMBER,
  SELLER_COUNTRY,
  SHOP_NAME,
}: z.infer<typeof environment>): Config['seller'] {
  if (!SELLER)
    return {
      name: 'Onymeter Demonstration Ltd.',
      address: ['1 Example Street', 'Exampleton EX1 1EX', 'Exampleland'],
      taxNumber: SELLER_TAX_NUMBER ?? 'EX000000000',
      country: SELLER_COUNTRY ?? 'IE',
    };
  const [name = SHOP_NAME, ...address] = SELLER;
  return { name, address, taxNumber: SELLER_TAX_NUMBER ?? '', country: SELLER_COUNTRY ?? null };
}

/** Where OpenSRS takes commands. */
const OPENSRS_ORIGINS = {
  test: 'https://horizon.opensrs.net:55443',
  live: 'https://rr-n1-tor.opensrs.net:55443',
} as const;

/** For customers nothing is promised that nobody has set up: only names that exist nowhere are forwarded over this machine by default. */
const isForCustomers = ({ NODE_ENV, REGISTRAR }: z.infer<typeof environment>): boolean =>
  NODE_ENV === 'production' || REGISTRAR !== 'sandbox';

function getMailForwarding(data: z.infer<typeof environment>): Config['mailForwarding'] {
  const { MAIL_FORWARDING_HOST, MAIL_FORWARDING_ADDRESS } = data;
  const host = MAIL_FORWARDING_HOST ?? (isForCustomers(data) ? undefined : 'mx.storefront.example');
  return host === undefined ? undefined : { host, address: MAIL_FORWARDING_ADDRESS ?? { host, port: 25 } };
}

/** What a real registrar asks of the other settings. */
function opensrsProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  const missing = ['OPENSRS_USERNAME', 'OPENSRS_KEY']
    .filter((name) => !given[name])
    .map((name) => `${name}: is required with REGISTRAR=opensrs`);
  const isLive = given.OPENSRS_ENVIRONMENT === 'live';
  return [
    ...missing,
    ...(given.NAMESERVERS
      ? []
      : ['NAMESERVERS: is required with REGISTRAR=opensrs, as every name that is registered is delegated to them']),
    ...(given.ZONE_READER === 'network'
      ? []
      : [
          'ZONE_READER: must be network with REGISTRAR=opensrs, or names that are transferred in get zones that are made up',
        ]),
    ...(isLive && (given.DNS_SERVER ?? 'sandbox') === 'sandbox'
      ? ['DNS_SERVER: must not be the sandbox with OPENSRS_ENVIRONMENT=live, which delegates real names to it']
      : []),
    ...(isLive && (given.PAYMENT_PROVIDER ?? 'sandbox') === 'sandbox'
      ? [
          'PAYMENT_PROVIDER: must not be the sandbox with OPENSRS_ENVIRONMENT=live, which buys real names for test cards',
        ]
      : []),
  ];
}

/** Reads and checks all settings. An empty value counts as absent. @throws ConfigError with every problem at once. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const files = readSecretFiles(env, settingNames, (file) => readFileSync(file, 'utf8'));
  const given = Object.fromEntries(
    Object.entries(files.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const problems = [
    ...files.problems,
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
  ];

  const isProduction = given.NODE_ENV === 'production';
  const fallback = isProduction ? [] : [DEVELOPMENT_PARTNER];
  const { partners, problems: partnerProblems } = given.PARTNERS_FILE
    ? readPartners(given.PARTNERS_FILE)
    : { partners: fallback, problems: [] };
  problems.push(...partnerProblems);
  if (isProduction) {
    if (!given.SECRET_KEY) problems.push('SECRET_KEY: is required in production');
    if (!given.PUBLIC_URL) problems.push('PUBLIC_URL: is required in production');
    else if (!given.PUBLIC_URL.startsWith('https://'))
      problems.push('PUBLIC_URL: must start with https:// in production');
    if (Number(given.DESK_PORT ?? 0) > 0 && !given.DESK_URL?.startsWith('https://'))
      problems.push('DESK_URL: must start with https:// in production, where DESK_PORT is set');
    if (!given.DATABASE_URL)
      problems.push('DATABASE_URL: is required in production, the embedded database does not survive a loss of power');
    if (!given.SMTP_URL)
      problems.push('SMTP_URL: is required in production, customers cannot verify their address without email');
    if (parsed.success && !parsed.data.ALLOW_SANDBOX) {
      const sandboxes = (['REGISTRAR', 'PAYMENT_PROVIDER'] as const).filter((name) => parsed.data[name] === 'sandbox');
      if (sandboxes.length)
        problems.push(
          `${sandboxes.join(', ')}: the sandboxes sell nothing real; set ALLOW_SANDBOX=true for a public demonstration`,
        );
      if (isTestMode(parsed.data))
        problems.push(
          'STRIPE_SECRET_KEY: is a Stripe test key, so no money moves; set ALLOW_SANDBOX=true for a public demonstration',
        );
    }
  }
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    problems.push('DATABASE_URL: is required with DATABASE_REPLICA_URL');
  problems.push(...mailProblems(given));
  if (given.DNS_SERVER === 'powerdns') {
    for (const name of ['POWERDNS_URL', 'POWERDNS_API_KEY'])
      if (!given[name]) problems.push(`${name}: is required with DNS_SERVER=powerdns`);
  }
  if (given.VAT_REGISTER === 'vies' && !given.SELLER_COUNTRY)
    problems.push('SELLER_COUNTRY: is required with VAT_REGISTER=vies');
  if (given.REGISTRAR === 'opensrs') problems.push(...opensrsProblems(given));
  problems.push(...stripeProblems(given));
  if (parsed.success) {
    const { NAMESERVERS, NAMESERVER_ADDRESSES } = parsed.data;
    if (NAMESERVER_ADDRESSES && NAMESERVER_ADDRESSES.length !== NAMESERVERS.length)
      problems.push(`NAMESERVER_ADDRESSES: has ${NAMESERVER_ADDRESSES.length}, NAMESERVERS ${NAMESERVERS.length}`);
    const unsold = parsed.data.CURRENCY_PRIORITY?.filter((code) => !parsed.data.CURRENCIES.includes(code)) ?? [];
    if (unsold.length) problems.push(`CURRENCY_PRIORITY: ${unsold.join(', ')} is not in CURRENCIES`);
  }
  if (!parsed.success || problems.length) throw new ConfigError(problems);

  const data = parsed.data;
  const dataDir = resolve(data.DATA_DIR);
  return {
    mode: data.NODE_ENV,
    host: data.API_HOST,
    port: data.API_PORT,
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    tracing: readTracing(data),
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    desk: {
      host: data.DESK_HOST ?? data.API_HOST,
      port: data.DESK_PORT,
      url: data.DESK_URL ?? `http://localhost:${data.DESK_PORT}`,
      files: resolve(data.DESK_FILES),
      releaseCommand: resolve(data.DESK_RELEASE_COMMAND),
      gatewayMetrics: data.DESK_GATEWAY_METRICS,
    },
    trustedOrigins: data.TRUSTED_ORIGINS,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    databasePoolMax: data.DATABASE_POOL_MAX,
    databasePrepares: data.DATABASE_PREPARE === 'on',
    databaseReplica: data.DATABASE_REPLICA_URL
      ? {
          url: data.DATABASE_REPLICA_URL,
          max: data.DATABASE_REPLICA_POOL_MAX,
          maxLagMs: data.DATABASE_REPLICA_MAX_LAG * 1_000,
        }
      : undefined,
    trustedProxies: data.TRUSTED_PROXIES,
    logLevel: data.LOG_LEVEL,
    shopName: data.SHOP_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    seller: getSeller(data),
    vies: data.VAT_REGISTER === 'vies' ? { origin: data.VIES_URL } : undefined,
    currencies: data.CURRENCIES,
    currencyPriority: data.CURRENCY_PRIORITY ?? data.CURRENCIES,
    registrar: data.REGISTRAR,
    opensrs:
      data.REGISTRAR === 'opensrs' && data.OPENSRS_USERNAME && data.OPENSRS_KEY
        ? {
            origin: data.OPENSRS_URL ?? OPENSRS_ORIGINS[data.OPENSRS_ENVIRONMENT],
            username: data.OPENSRS_USERNAME,
            key: data.OPENSRS_KEY,
            markupPercent: data.OPENSRS_PREMIUM_MARKUP,
            contacts: { individualOrgName: data.OPENSRS_INDIVIDUAL_ORG_NAME },
          }
        : undefined,
    payment: {
      provider: data.PAYMENT_PROVIDER,
      origin:
        data.PAYMENT_PROVIDER === 'stripe'
          ? STRIPE_JS_ORIGIN
          : (data.PAYMENT_ORIGIN ?? `http://localhost:${data.PAY_PORT}`),
      apiOrigin: data.PAYMENT_API_ORIGIN ?? `http://localhost:${data.PAY_PORT}`,
    },
    stripe: readStripeConfig(data),
    nameservers: data.NAMESERVERS,
    parkingAddresses: data.PARKING_ADDRESSES,
    forwarding: {
      addresses: data.FORWARDING_ADDRESSES ?? (isForCustomers(data) ? [] : ['127.0.0.1']),
      origin: data.FORWARDING_ORIGIN ?? `http://127.0.0.1:${data.FORWARDING_PORT}`,
    },
    mailForwarding: getMailForwarding(data),
    dnsPort: data.DNS_PORT,
    nameserverAddresses: data.NAMESERVER_ADDRESSES,
    powerdns:
      data.DNS_SERVER === 'powerdns' && data.POWERDNS_URL && data.POWERDNS_API_KEY
        ? {
            origin: data.POWERDNS_URL,
            apiKey: data.POWERDNS_API_KEY,
            serverId: data.POWERDNS_SERVER_ID,
            zoneKind: data.POWERDNS_ZONE_KIND,
            expandsAlias: data.POWERDNS_EXPANDS_ALIAS,
          }
        : undefined,
    zoneReader: data.ZONE_READER,
    dnsResolvers: data.DNS_RESOLVERS,
    transferPolicy: {
      newDays: data.TRANSFER_LOCK_NEW_DAYS,
      transferDays: data.TRANSFER_LOCK_MOVED_DAYS,
      holderDays: data.TRANSFER_LOCK_HOLDER_DAYS,
    },
    autorenewDaysBefore: data.AUTORENEW_DAYS_BEFORE,
    auditRetentionDays: data.AUDIT_RETENTION_DAYS,
    addressCorrectionHours: data.ADDRESS_CORRECTION_HOURS,
    factorRemovalDays: data.FACTOR_REMOVAL_DAYS,
    isSandbox: data.REGISTRAR === 'sandbox' || data.PAYMENT_PROVIDER === 'sandbox' || isTestMode(data),
    smtp: readSmtp(data),
    rateLimits: {
      read: data.RATE_LIMIT_READ,
      search: data.RATE_LIMIT_SEARCH,
      write: data.RATE_LIMIT_WRITE,
      apiKey: data.RATE_LIMIT_API_KEY,
      embed: data.RATE_LIMIT_EMBED,
      partner: data.RATE_LIMIT_PARTNER,
    },
    overloadedAt: data.OVERLOADED_AT_MS,
    attemptLimitScale: data.ATTEMPT_LIMIT_SCALE ?? (isProduction ? 1 : 20),
    partners,
    version: data.APP_VERSION,
    secrets: secretsFrom({ configured: data.SECRET_KEY, second: data.SECOND_SECRET_KEY, dataDir }),
  };
}
