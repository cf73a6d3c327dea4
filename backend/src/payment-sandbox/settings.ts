import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSecretFiles } from '@storefront/shared/domain';
import { z } from 'zod';
import { secretsFrom } from '../config/secrets';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const environment = z.object({
  PAY_PORT: port(4010),
  PORT: port(3000),
  REMOTE_PORT_BASE: port(3001),
  PAY_HOST: z.string().min(1).default('localhost'),
  API_PORT: port(4000),
  PAYMENT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** This server's origin as seen by browsers. */
  PAYMENT_ORIGIN: origin.optional(),
  /** The shop's origin as seen by browsers, and its further origins. */
  PUBLIC_URL: origin.optional(),
  TRUSTED_ORIGINS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .default([]),
  SECRET_KEY: z.string().min(32).optional(),
  SECOND_SECRET_KEY: z.string().min(32).optional(),
  NODE_ENV: z.string().optional(),
});

interface PaymentSandboxSettings {
  readonly port: number;
  readonly host: string;
  readonly journal: string;
  /** Accepted API keys of the shop's server. */
  readonly keys: readonly string[];
  /** Where webhooks go, and the key that signs them. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly publicOrigin: string;
  readonly shopOrigins: readonly string[];
  readonly devSurface: boolean;
}

/**
 * Reads the sandbox's settings. On a developer's machine the shop's origins are the ports of the gateway and of the standalone checkout
 * remote.
 * @throws Error naming every invalid variable
 */
export function readSettings(env: NodeJS.ProcessEnv): PaymentSandboxSettings {
  const files = readSecretFiles(env, Object.keys(environment.shape), (file) => readFileSync(file, 'utf8'));
  if (files.problems.length > 0) throw new Error(files.problems.join('\n'));
  const parsed = environment.parse(files.env);
  const dataDir = resolve(parsed.DATA_DIR);
  const secrets = secretsFrom({ configured: parsed.SECRET_KEY, second: parsed.SECOND_SECRET_KEY, dataDir });
  const local = [parsed.PORT, parsed.REMOTE_PORT_BASE + 1].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
  return {
    port: parsed.PAY_PORT,
    host: parsed.PAY_HOST,
    journal: resolve(dataDir, 'pay', 'journal.jsonl'),
    keys: secrets.accepted('payment-sandbox'),
    webhookUrl: parsed.PAYMENT_WEBHOOK_URL ?? `http://127.0.0.1:${parsed.API_PORT}/api/payment/1.0/webhook`,
    webhookSecret: secrets.derive('payment-webhook'),
    publicOrigin: parsed.PAYMENT_ORIGIN ?? `http://localhost:${parsed.PAY_PORT}`,
    shopOrigins: [...(parsed.PUBLIC_URL ? [parsed.PUBLIC_URL] : []), ...local, ...parsed.TRUSTED_ORIGINS],
    devSurface: parsed.NODE_ENV !== 'production',
  };
}
