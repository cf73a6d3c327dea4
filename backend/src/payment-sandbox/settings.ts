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
  /** Where the shop's server takes messages. */
  PAYMENT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where browsers reach this server. */
  PAYMENT_ORIGIN: origin.optional(),
  /** Where browsers reach the shop, and further origins that it has. */
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
  /** What the shop signs its calls with, any of these. */
  readonly keys: readonly string[];
  /** Where messages go, and what they are signed with. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly publicOrigin: string;
  readonly shopOrigins: readonly string[];
  readonly devSurface: boolean;
}

/**
 * What the sandbox is set to. On a developer's machine the shop is the gateway's port and, for the checkout that runs alone,
 * its remote's.
 * @throws Error naming every variable that is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv): PaymentSandboxSettings {
  const files = readSecretFiles(env, Object.keys(environment.shape), (file) => readFileSync(file, 'utf8'));
  if (files.problems.length > 0) throw new Error(files.problems.join('\n'));
  const given = environment.parse(files.env);
  const dataDir = resolve(given.DATA_DIR);
  const secrets = secretsFrom({ configured: given.SECRET_KEY, second: given.SECOND_SECRET_KEY, dataDir });
  const local = [given.PORT, given.REMOTE_PORT_BASE + 1].flatMap((port) => [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
  ]);
  return {
    port: given.PAY_PORT,
    host: given.PAY_HOST,
    journal: resolve(dataDir, 'pay', 'journal.jsonl'),
    keys: secrets.accepted('payment-sandbox'),
    webhookUrl: given.PAYMENT_WEBHOOK_URL ?? `http://127.0.0.1:${given.API_PORT}/api/payment/1.0/webhook`,
    webhookSecret: secrets.derive('payment-webhook'),
    publicOrigin: given.PAYMENT_ORIGIN ?? `http://localhost:${given.PAY_PORT}`,
    shopOrigins: [...(given.PUBLIC_URL ? [given.PUBLIC_URL] : []), ...local, ...given.TRUSTED_ORIGINS],
    devSurface: given.NODE_ENV !== 'production',
  };
}
