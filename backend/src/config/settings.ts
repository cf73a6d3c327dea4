import { paymentProviderName } from '@storefront/shared/contract';
import { isCountryCode } from '@storefront/shared/domain';
import { tracingSettings } from '@storefront/shared/tracing';
import { z } from 'zod';
import { MAIL_PORT, mailSettings } from './mail';
import { stripeSettings } from './stripe';

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
export const settings = z.object({
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

export const settingNames: readonly string[] = Object.keys(settings.shape);

export type Settings = z.infer<typeof settings>;
/** Settings as given, before they are parsed; empty ones are left out. */
export type GivenSettings = Readonly<Record<string, string | undefined>>;
