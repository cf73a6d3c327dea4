import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSecretFiles } from '@storefront/shared/domain';
import { z } from 'zod';
import { MAIL_PORT } from '../config/mail';
import { secretsFrom, type Secrets } from '../config/secrets';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const portOrOff = z.coerce.number().int().min(0).max(65_535).default(0);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** The address that the service listens on. */
  FORWARDING_HOST: z.string().min(1).default('127.0.0.1'),
  FORWARDING_PORT: port(4020),
  /** Port for HTTPS; 0 turns it off. */
  FORWARDING_TLS_PORT: portOrOff,
  /** The certificate authority (RFC 8555), and the contact address for its operator. */
  ACME_DIRECTORY_URL: z.url({ protocol: /^https$/ }).optional(),
  ACME_EMAIL: z.email().optional(),
  /** Addresses that hosts have to point to before a certificate is ordered. */
  FORWARDING_ADDRESSES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()])).max(8)).optional(),
  DNS_RESOLVERS: list.optional(),
  /** Port of Postfix's lookups (socketmap); 0 if no mail is forwarded. */
  MAIL_LOOKUP_PORT: portOrOff,
  /** Port on which the service itself receives mail in development; 0 turns that off. */
  MAIL_FORWARDING_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MAIL_FORWARDING_HOST: z.hostname().default('mx.storefront.example'),
  SUPPORT_EMAIL: z.email().default('help@onymeter.example'),
  API_ORIGIN: origin.optional(),
  API_PORT: port(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  SECRET_KEY: z.string().min(32).optional(),
  SECOND_SECRET_KEY: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface ForwardingSettings {
  readonly host: string;
  readonly port: number;
  readonly tlsPort: number;
  readonly acme: { readonly directory: string; readonly email: string } | undefined;
  readonly addresses: readonly string[];
  readonly resolvers: readonly string[] | undefined;
  readonly mailLookupPort: number;
  /** 0 if the service does not receive mail itself. */
  readonly mailPort: number;
  readonly mailHost: string;
  readonly supportEmail: string;
  readonly apiOrigin: string;
  readonly folder: string;
  readonly secrets: Secrets;
  readonly logLevel: string;
}

/** Reads the settings of the forwarding service. An empty value counts as absent. @throws Error that names every invalid setting */
export function readSettings(env: NodeJS.ProcessEnv): ForwardingSettings {
  const files = readSecretFiles(env, Object.keys(environment.shape), (file) => readFileSync(file, 'utf8'));
  const read = environment.safeParse(Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== '')));
  const problems = [
    ...files.problems,
    ...(read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
  ];
  if (read.data?.ACME_DIRECTORY_URL && !read.data.ACME_EMAIL)
    problems.push('ACME_EMAIL: is required beside ACME_DIRECTORY_URL');
  if (read.data?.ACME_DIRECTORY_URL && !read.data.FORWARDING_TLS_PORT)
    problems.push('FORWARDING_TLS_PORT: is required beside ACME_DIRECTORY_URL');
  if (read.data?.NODE_ENV === 'production' && read.data.MAIL_FORWARDING_PORT)
    problems.push('MAIL_FORWARDING_PORT: must be 0 in production, where Postfix receives mail');
  if (!read.success || problems.length)
    throw new Error(
      `Invalid settings of the forwarding service:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  const set = read.data;
  const dataDir = resolve(set.DATA_DIR);
  return {
    host: set.FORWARDING_HOST,
    port: set.FORWARDING_PORT,
    tlsPort: set.FORWARDING_TLS_PORT,
    acme:
      set.ACME_DIRECTORY_URL && set.ACME_EMAIL
        ? { directory: set.ACME_DIRECTORY_URL, email: set.ACME_EMAIL }
        : undefined,
    addresses: set.FORWARDING_ADDRESSES ?? ['127.0.0.1'],
    resolvers: set.DNS_RESOLVERS,
    mailLookupPort: set.MAIL_LOOKUP_PORT,
    mailPort: set.MAIL_FORWARDING_PORT ?? (set.NODE_ENV === 'production' ? 0 : MAIL_PORT),
    mailHost: set.MAIL_FORWARDING_HOST,
    supportEmail: set.SUPPORT_EMAIL,
    apiOrigin: set.API_ORIGIN ?? `http://127.0.0.1:${set.API_PORT}`,
    folder: resolve(dataDir, 'forwarding'),
    secrets: secretsFrom({ configured: set.SECRET_KEY, second: set.SECOND_SECRET_KEY, dataDir }),
    logLevel: set.LOG_LEVEL,
  };
}
