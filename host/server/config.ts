import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { paymentProviderName } from '@storefront/shared/contract';
import { readSecretFiles } from '@storefront/shared/domain';
import { readTracing, tracingSettings, type TracingConfig } from '@storefront/shared/tracing';
import { getCardFields, type CardFields } from './card-fields';
import { BUCKET_SECRETS, readBucketSettings, type BucketSettings } from './release-store';

const port = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), fallback);
const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/]+$/, 'an origin such as https://shop.example, without a path'));

const environment = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  PAY_PORT: port(4010),
  BIND: z._default(z.string(), 'localhost'),
  PUBLIC_URL: z.optional(origin),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535))),
  ...tracingSettings,
  DATA_DIR: z._default(z.string(), '.data'),
  HOST_DIST: z.optional(z.string()),
  API_ORIGIN: z.optional(origin),
  API_ORIGINS: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').map((each) => each.trim())),
      ),
      z.array(origin),
    ),
  ),
  PAYMENT_PROVIDER: z._default(paymentProviderName, 'sandbox'),
  PAYMENT_ORIGIN: z.optional(origin),
  TRUSTED_PROXIES: z._default(z.string(), 'loopback'),
  COUNTRY_HEADER: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/i, 'the name of a header, such as CF-IPCountry')),
      z.transform((name: string) => name.toLowerCase()),
    ),
  ),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  OWN_BUILDS_KEY: z.optional(
    z.string().check(z.minLength(32, 'at least 32 characters, such as the output of `openssl rand -base64 48`')),
  ),
  RENDER_DEADLINE_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(5_000)), 150),
  REMOTE_FILES_ORIGIN: z.optional(origin),
  EARLY_HINTS: z._default(z.enum(['on', 'off']), 'off'),
  CANARY_MAX_ERROR_PERCENT: z._default(z.coerce.number().check(z.gte(0), z.lte(100)), 5),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

export interface GatewayConfig {
  readonly port: number;
  /** Address to listen on; `0.0.0.0` in a container. */
  readonly bind: string;
  /** The public address of the shop; undefined to use the address of the request. */
  readonly publicUrl: string | undefined;
  /** The address at which Prometheus reads metrics; undefined turns metrics off. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** The collector of spans; undefined turns tracing off. */
  readonly tracing?: TracingConfig | undefined;
  /** The folder with `registry.json`. */
  readonly dataDir: string;
  /** The bucket with the releases; undefined if they are in `dataDir`. */
  readonly releaseBucket: BucketSettings | undefined;
  /** The built host: `client/`, `public/`, `release.json`. */
  readonly hostDist: string;
  /** The backends that calls are proxied to. */
  readonly apiOrigins: readonly string[];
  /** The payment provider's fields, whose frames are the only foreign ones that documents may contain. */
  readonly cardFields: CardFields;
  /** Proxies whose statement of the client's address and scheme is trusted, in the syntax of `proxy-addr`. */
  readonly trustedProxies: string;
  /** The header in which those proxies state the visitor's country, in lower case; undefined if they do not. */
  readonly countryHeader: string | undefined;
  /** Whether a browser may load remotes from its own machine: never, with a key, or, if no key is set, always. */
  readonly ownBuilds: 'none' | { readonly key: string | undefined };
  /** Time limit for rendering a remote's page; 0 renders none. */
  readonly renderDeadlineMs: number;
  /** The address at which the gateway fetches releases, with a star for the remote's name; undefined to use that of browsers. */
  readonly remoteFilesOrigin: string | undefined;
  /** Whether the proxy before the gateway forwards responses with status 103. */
  readonly earlyHints: boolean;
  /** Percent of a canary's visitors that may see an error before it is ended; 0 ends none. */
  readonly canaryMaxErrorPercent: number;
  readonly logLevel: string;
  /** Time limit for receiving a whole request, after which its connection is closed. */
  readonly requestTimeoutMs: number;
  /** How long requests may take to finish while the gateway shuts down. */
  readonly answersMs: number;
}

const REQUEST_TIMEOUT_MS = 60_000;
/** Less than the ten seconds in which a process must end. */
const ANSWERS_MS = 6_000;

/**
 * Reads and checks the settings.
 * @throws an error that names all invalid settings
 */
export function readConfig(env: NodeJS.ProcessEnv, hostDist: string): GatewayConfig {
  // An empty value counts as absent, as everywhere in `.env`.
  const files = readSecretFiles(env, [...Object.keys(environment.shape), ...BUCKET_SECRETS], (file) =>
    readFileSync(file, 'utf8'),
  );
  const read = environment.safeParse(Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== '')));
  const problems = [
    ...files.problems,
    ...(read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
  ];
  if (!read.success || problems.length > 0)
    throw new Error(`Invalid settings of the gateway:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  const set = read.data;
  return {
    port: set.PORT,
    bind: set.BIND,
    publicUrl: set.PUBLIC_URL,
    metrics: set.METRICS_PORT === undefined ? undefined : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    tracing: readTracing(set),
    dataDir: set.DATA_DIR,
    releaseBucket: readBucketSettings(files.env),
    hostDist: set.HOST_DIST ?? hostDist,
    apiOrigins: set.API_ORIGINS ?? [set.API_ORIGIN ?? `http://127.0.0.1:${set.API_PORT}`],
    cardFields: getCardFields(set.PAYMENT_PROVIDER, set.PAYMENT_ORIGIN ?? `http://localhost:${set.PAY_PORT}`),
    trustedProxies: set.TRUSTED_PROXIES,
    countryHeader: set.COUNTRY_HEADER,
    ownBuilds: set.NODE_ENV === 'production' && set.OWN_BUILDS_KEY === undefined ? 'none' : { key: set.OWN_BUILDS_KEY },
    renderDeadlineMs: set.RENDER_DEADLINE_MS,
    remoteFilesOrigin: set.REMOTE_FILES_ORIGIN,
    earlyHints: set.EARLY_HINTS === 'on',
    canaryMaxErrorPercent: set.CANARY_MAX_ERROR_PERCENT,
    logLevel: set.LOG_LEVEL,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    answersMs: ANSWERS_MS,
  };
}
