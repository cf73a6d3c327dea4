import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PaymentProviderName } from '@storefront/shared/contract';
import { readSecretFiles } from '@storefront/shared/domain';
import { readTracing, type TracingConfig } from '@storefront/shared/tracing';
import { readSmtp, type SmtpConfig } from './mail';
import { DEVELOPMENT_PARTNER, readPartners, type ConfiguredPartner } from './partners';
import { secretsFrom, type Secrets } from './secrets';
import { combinedProblems, productionProblems } from './setting-problems';
import { settingNames, settings, type KNOWN_CURRENCIES, type Settings } from './settings';
import { isTestMode, STRIPE_JS_ORIGIN, readStripeConfig, type StripeConfig } from './stripe';

type Mode = 'production' | 'development' | 'test';

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

/** Reads and validates all settings. An empty value counts as absent. @throws ConfigError with every problem at once */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const files = readSecretFiles(env, settingNames, (file) => readFileSync(file, 'utf8'));
  const present = Object.fromEntries(
    Object.entries(files.env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(present);
  const isProduction = present.NODE_ENV === 'production';
  const fallback = isProduction ? [] : [DEVELOPMENT_PARTNER];
  const { partners, problems: partnerProblems } = present.PARTNERS_FILE
    ? readPartners(present.PARTNERS_FILE)
    : { partners: fallback, problems: [] };
  const problems = [
    ...files.problems,
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...partnerProblems,
    ...(isProduction ? productionProblems(present, parsed.data) : []),
    ...combinedProblems(present, parsed.data),
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
