import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paymentProviderName, type PaymentProviderName } from '@storefront/shared/contract';
import { isCountryCode, readSecretFiles } from '@storefront/shared/domain';
import { readTracing, tracingSettings, type TracingConfig } from '@storefront/shared/tracing';
import { z } from 'zod';
import { MAIL_PORT, mailProblems, mailSettings, readSmtp, type SmtpConfig } from './mail';
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

/** The currencies that the shop can display (CU-07). */
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

/** An IP address, optionally with a port: `192.0.2.1:5353` or `[2001:db8::1]:5353`. */
const resolver = z.union(
  [z.ipv4(), z.ipv6(), z.string().regex(/^(?:[\d.]+|\[[\da-f:]+\]):\d{1,5}$/i)],
  'Use IP addresses, such as 192.0.2.53',
);

/** A host name or IP address, with a port if it is not 53. */
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

/** A host name or IP address, with a port if it is not 25. */
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

/** All settings of the backend, as environment variables. `.env.example` explains each. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port(4000),
  PORT: port(3000),
  PAY_PORT: port(4010),
  /** Listener for Prometheus; without a port there are no metrics. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ...tracingSettings,
  /** Listener of the desk and its API; 0 turns it off. */
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DESK_HOST: z.string().optional(),
  /** Public URL of the desk. */
  DESK_URL: origin.optional(),
  DESK_FILES: z.string().default('../desk/dist'),
  /** Script that changes releases of remotes in the registry in DATA_DIR. If it does not exist, the desk shows no releases. */
  DESK_RELEASE_COMMAND: z.string().default('../tools/release.mjs'),
  /** URLs of the gateways' metrics, where the desk reads errors of releases. */
  DESK_GATEWAY_METRICS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))).default([]),
  /** Public URL of the shop, with which links in emails start. */
  PUBLIC_URL: origin.optional(),
  /** Further origins whose pages may call the API with the customer's session. */
  TRUSTED_ORIGINS: list.pipe(z.array(origin)).default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  /** A streaming replica, for reads that may be slightly late. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  /** Maximum lag in seconds. */
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().int().min(2).max(300).default(5),
  SECRET_KEY: z
    .string()
    .min(32, 'Use at least 32 characters, such as the output of `openssl rand -base64 48`')
    .optional(),
  /** Accepted besides SECRET_KEY during a rotation; never used for anything new. */
  SECOND_SECRET_KEY: z.string().min(32, 'Use at least 32 characters').optional(),
  /** Addresses or subnets whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: list.default(['loopback']),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The demonstration brand of `host/src/brand/brand.json`, so that emails and pages show the same name. */
  SHOP_NAME: z.string().min(1).max(60).default('Onymeter'),
  SUPPORT_EMAIL: z.email().default('help@onymeter.example'),
  /** Seller on receipts: the name, then the lines of the address. */
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
  SELLER_TAX_NUMBER: z.string().max(40).optional(),
  /** Country of the seller's tax establishment (ISO 3166-1 alpha-2): businesses in other EU member states owe the VAT themselves. */
  SELLER_COUNTRY: z.string().refine(isCountryCode, 'Use the two letters of ISO 3166-1, such as IE').optional(),
  VAT_REGISTER: z.enum(['none', 'vies']).default('none'),
  /** Replaces the Commission's URL of VIES. */
  VIES_URL: origin.optional(),
  CURRENCIES: currencies.default(['USD']),
  CURRENCY_PRIORITY: currencies.optional(),
  REGISTRAR: z.enum(['sandbox', 'opensrs']).default('sandbox'),
  /** The reseller account at OpenSRS; the test environment has its own accounts and keys. */
  OPENSRS_USERNAME: z
    .string()
    .regex(/^[\w.@-]{1,100}$/, 'Use the user name of the reseller account')
    .optional(),
  OPENSRS_KEY: z
    .string()
    .min(32, 'Use the API key that the control panel makes; it has 32 characters or more')
    .optional(),
  OPENSRS_ENVIRONMENT: z.enum(['test', 'live']).default('test'),
  /** Replaces the environment's URL for commands. */
  OPENSRS_URL: origin.optional(),
  /** Markup on premium domains over the reseller's cost, in percent. */
  OPENSRS_PREMIUM_MARKUP: z.coerce.number().int().min(0).max(1_000).default(20),
  /** Content of `org_name` for holders who are not organisations: their own name, or empty. */
  OPENSRS_INDIVIDUAL_ORG_NAME: z.enum(['name', 'empty']).default('name'),
  PAYMENT_PROVIDER: z.enum(paymentProviderName.options).default('sandbox'),
  ...stripeSettings,
  /** Origin of the card frame; by default the payment sandbox's own. */
  PAYMENT_ORIGIN: origin.optional(),
  /** Origin of the payment sandbox for calls by the backend. */
  PAYMENT_API_ORIGIN: origin.optional(),
  /** Default nameservers of domains. */
  NAMESERVERS: list
    .pipe(z.array(z.hostname()).min(2).max(13))
    .default(['ns1.storefront.example', 'ns2.storefront.example']),
  /** Addresses of a parking page that new zones point to. */
  PARKING_ADDRESSES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(8)).default([]),
  /** Public addresses of the forwarding service, to which the zones of forwarded domains point. */
  FORWARDING_ADDRESSES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(8)).optional(),
  /** Origin and port at which the backend queries the forwarding service. */
  FORWARDING_ORIGIN: origin.optional(),
  FORWARDING_PORT: port(4020),
  /** Mail server for email forwarding, as in the MX records of forwarded domains. */
  MAIL_FORWARDING_HOST: z.hostname().optional(),
  /** Address at which the backend queries that mail server, with a port if it is not 25. */
  MAIL_FORWARDING_ADDRESS: mailAddress.optional(),
  /** Port on which the forwarding service itself receives that mail in development; 0 turns that off. */
  MAIL_FORWARDING_PORT: z.coerce.number().int().min(0).max(65_535).default(MAIL_PORT),
  /** UDP and TCP port of the sandbox nameserver; 0 turns it off. */
  DNS_PORT: z.coerce.number().int().min(0).max(65_535).default(5300),
  DNS_SERVER: z.enum(['sandbox', 'powerdns']).default('sandbox'),
  /** Addresses of NAMESERVERS, in the same order, for verifying saves; by default resolved by name, with port 53. */
  NAMESERVER_ADDRESSES: list.pipe(z.array(serverAddress).min(1).max(13)).optional(),
  /** Origin of PowerDNS's HTTP interface, without a path. */
  POWERDNS_URL: origin.optional(),
  POWERDNS_API_KEY: z
    .string()
    .min(16, 'Use at least 16 characters, such as the output of `openssl rand -hex 24`')
    .optional(),
  /** PowerDNS's server ID. */
  POWERDNS_SERVER_ID: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .default('localhost'),
  /** Kind of new zones: `Master` notifies secondaries of changes, `Native` leaves replication to the database. */
  POWERDNS_ZONE_KIND: z.enum(['Native', 'Master']).default('Native'),
  /** Whether PowerDNS resolves ALIAS records (its settings `expand-alias` and `resolver`); they are offered only then. */
  POWERDNS_EXPANDS_ALIAS: flag.default(false),
  /** Reader of a domain's former zone at a transfer. */
  ZONE_READER: z.enum(['sandbox', 'network']).default('sandbox'),
  /** Resolvers for looking up its nameservers; by default the system's. */
  DNS_RESOLVERS: list.pipe(z.array(resolver).min(1).max(8)).optional(),
  /** Days after a registration, transfer or change of holder for which a domain cannot be transferred (ICANN Transfer Policy). */
  TRANSFER_LOCK_NEW_DAYS: lockDays,
  TRANSFER_LOCK_MOVED_DAYS: lockDays,
  TRANSFER_LOCK_HOLDER_DAYS: lockDays,
  /** Days before the expiry at which auto-renew charges; always after the notice at 60 days. */
  AUTORENEW_DAYS_BEFORE: z.coerce.number().int().min(1).max(55).default(25),
  /** Retention in days of audit entries that the law does not require; 0 keeps all. */
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .refine((days) => days === 0 || days >= 731, 'Use 731 days or more, or 0 to keep all entries')
    .default(0),
  /** Hours for which an address correction waits for a response from the former address (ADR 0040). */
  ADDRESS_CORRECTION_HOURS: z.coerce.number().int().min(24).max(720).default(72),
  /** Days that a removal of every second factor waits (ADR 0050). */
  FACTOR_REMOVAL_DAYS: z.coerce.number().int().min(3).max(30).default(7),
  /** Lets the sandboxes run in production, for a public demonstration. */
  ALLOW_SANDBOX: flag.default(false),
  ...mailSettings,
  /** JSON file with the partners that may embed search and cart, see `docs/operating.md`. */
  PARTNERS_FILE: z.string().optional(),
  /** Calls per minute and address, by class (`http/rate-limit.ts`). */
  RATE_LIMIT_READ: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_SEARCH: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_WRITE: z.coerce.number().int().min(1).default(120),
  /** Calls per minute and API key, in each class. */
  RATE_LIMIT_API_KEY: z.coerce.number().int().min(1).default(120),
  OVERLOADED_AT_MS: z.coerce.number().int().min(20).default(500),
  /** Multiplies the limits of sign-in, registration and recovery; 1 in production, 20 elsewhere. */
  ATTEMPT_LIMIT_SCALE: z.coerce.number().int().min(1).max(1_000).optional(),
  /** Calls per minute from partners' pages: for one address, and for all pages of a partner. */
  RATE_LIMIT_EMBED: z.coerce.number().int().min(1).default(300),
  RATE_LIMIT_PARTNER: z.coerce.number().int().min(1).default(6_000),
  APP_VERSION: z.string().default('0.1.0'),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Mode = 'production' | 'development' | 'test';

export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Listener for Prometheus; undefined if nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where spans are sent; undefined if nothing is traced. */
  readonly tracing: TracingConfig | undefined;
  readonly publicUrl: string;
  /** The desk: `port` is 0 if it is off, `url` is its public URL, `files` the folder of its pages. */
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
  /** Seller on receipts. */
  readonly seller: {
    readonly name: string;
    readonly address: readonly string[];
    readonly taxNumber: string;
    readonly country: string | null;
  };
  /** Undefined if VAT numbers are not validated. */
  readonly vies: { readonly origin: string | undefined } | undefined;
  /** Currencies on sale; the first is the shop's default. */
  readonly currencies: readonly (typeof KNOWN_CURRENCIES)[number][];
  readonly currencyPriority: readonly (typeof KNOWN_CURRENCIES)[number][];
  readonly registrar: 'sandbox' | 'opensrs';
  /** Undefined for the sandbox registrar. */
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
  /** Undefined for the payment sandbox. */
  readonly stripe: StripeConfig | undefined;
  readonly nameservers: readonly string[];
  readonly parkingAddresses: readonly string[];
  /** Domain forwarding, which is sold only if there are addresses. `origin` is that of the service itself. */
  readonly forwarding: { readonly addresses: readonly string[]; readonly origin: string };
  /** Email forwarding; undefined if it is not sold. `address` is where the backend queries the mail server. */
  readonly mailForwarding:
    { readonly host: string; readonly address: { readonly host: string; readonly port: number } } | undefined;
  readonly dnsPort: number;
  readonly nameserverAddresses: readonly { readonly host: string; readonly port: number }[] | undefined;
  /** Undefined for the sandbox nameserver. */
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
  /** Undefined for the system's resolvers. */
  readonly dnsResolvers: readonly string[] | undefined;
  readonly transferPolicy: { readonly newDays: number; readonly transferDays: number; readonly holderDays: number };
  readonly autorenewDaysBefore: number;
  /** 0 keeps all audit entries. */
  readonly auditRetentionDays: number;
  /** Hours for which an address correction waits for a response from the former address. */
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
  /** Event loop delay in milliseconds above which the process counts as overloaded. */
  readonly overloadedAt: number;
  readonly attemptLimitScale: number;
  readonly partners: readonly ConfiguredPartner[];
  readonly version: string;
  readonly secrets: Secrets;
}

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Settings = z.infer<typeof environment>;
type Given = Readonly<Record<string, string | undefined>>;

/** Returns the seller; by default that of the demonstration. A real one without a tax number must not get an invented one. */
function getSeller({ SELLER, SELLER_TAX_NUMBER, SELLER_COUNTRY, SHOP_NAME }: Settings): Config['seller'] {
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

const OPENSRS_ORIGINS = {
  test: 'https://horizon.opensrs.net:55443',
  live: 'https://rr-n1-tor.opensrs.net:55443',
} as const;

/** Whether customers may use this shop. Otherwise, with sandbox domains, forwarding runs on this machine by default. */
const isForCustomers = ({ NODE_ENV, REGISTRAR }: Settings): boolean =>
  NODE_ENV === 'production' || REGISTRAR !== 'sandbox';

function getMailForwarding(data: Settings): Config['mailForwarding'] {
  const { MAIL_FORWARDING_HOST, MAIL_FORWARDING_ADDRESS, MAIL_FORWARDING_PORT } = data;
  const host = MAIL_FORWARDING_HOST ?? (isForCustomers(data) ? undefined : 'mx.storefront.example');
  if (host === undefined) return undefined;
  const isReceivedHere =
    data.NODE_ENV !== 'production' && MAIL_FORWARDING_HOST === undefined && MAIL_FORWARDING_PORT > 0;
  const usual = isReceivedHere ? { host: '127.0.0.1', port: MAIL_FORWARDING_PORT } : { host, port: 25 };
  return { host, address: MAIL_FORWARDING_ADDRESS ?? usual };
}

function opensrsProblems(given: Given): string[] {
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

/** Returns what a production shop lacks, or must not have. @param data undefined if a setting is invalid */
function productionProblems(given: Given, data: Settings | undefined): string[] {
  const problems: string[] = [];
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
  if (!data || data.ALLOW_SANDBOX) return problems;
  const sandboxes = (['REGISTRAR', 'PAYMENT_PROVIDER'] as const).filter((name) => data[name] === 'sandbox');
  if (sandboxes.length)
    problems.push(
      `${sandboxes.join(', ')}: the sandboxes sell nothing real; set ALLOW_SANDBOX=true for a public demonstration`,
    );
  if (isTestMode(data))
    problems.push(
      'STRIPE_SECRET_KEY: is a Stripe test key, so no money moves; set ALLOW_SANDBOX=true for a public demonstration',
    );
  return problems;
}

/** Returns problems between settings that are valid one by one. @param data undefined if a setting is invalid */
function combinedProblems(given: Given, data: Settings | undefined): string[] {
  const problems: string[] = [];
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
  if (!data) return problems;
  const { NAMESERVERS, NAMESERVER_ADDRESSES, CURRENCIES, CURRENCY_PRIORITY } = data;
  if (NAMESERVER_ADDRESSES && NAMESERVER_ADDRESSES.length !== NAMESERVERS.length)
    problems.push(`NAMESERVER_ADDRESSES: has ${NAMESERVER_ADDRESSES.length}, NAMESERVERS ${NAMESERVERS.length}`);
  const unsold = CURRENCY_PRIORITY?.filter((code) => !CURRENCIES.includes(code)) ?? [];
  if (unsold.length) problems.push(`CURRENCY_PRIORITY: ${unsold.join(', ')} is not in CURRENCIES`);
  return problems;
}

/** Reads and validates all settings. An empty value counts as absent. @throws ConfigError with every problem at once */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const files = readSecretFiles(env, settingNames, (file) => readFileSync(file, 'utf8'));
  const given = Object.fromEntries(
    Object.entries(files.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const isProduction = given.NODE_ENV === 'production';
  const fallback = isProduction ? [] : [DEVELOPMENT_PARTNER];
  const { partners, problems: partnerProblems } = given.PARTNERS_FILE
    ? readPartners(given.PARTNERS_FILE)
    : { partners: fallback, problems: [] };
  const problems = [
    ...files.problems,
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...partnerProblems,
    ...(isProduction ? productionProblems(given, parsed.data) : []),
    ...combinedProblems(given, parsed.data),
  ];
  if (!parsed.success || problems.length) throw new ConfigError(problems);
  return toConfig(parsed.data, partners);
}

function toConfig(data: Settings, partners: readonly ConfiguredPartner[]): Config {
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
    attemptLimitScale: data.ATTEMPT_LIMIT_SCALE ?? (data.NODE_ENV === 'production' ? 1 : 20),
    partners,
    version: data.APP_VERSION,
    secrets: secretsFrom({ configured: data.SECRET_KEY, second: data.SECOND_SECRET_KEY, dataDir }),
  };
}
