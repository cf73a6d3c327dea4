import { z } from 'zod';

/** The only origin from which Stripe's script is loaded (PCI DSS). */
export const STRIPE_JS_ORIGIN = 'https://js.stripe.com';

/** A key whose prefix states its kind and mode (test or live). */
const key = (...kinds: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${kinds.join('|')})_(?:test|live)_\\S{8,}$`),
      `Use a key that begins with ${kinds.flatMap((kind) => [`${kind}_live_`, `${kind}_test_`]).join(', ')}`,
    );

export const stripeSettings = {
  /** Secret or restricted. */
  STRIPE_SECRET_KEY: key('sk', 'rk').optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk').optional(),
  /** Signs Stripe's webhooks. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{16,}$/, 'Use the signing secret of the webhook endpoint, which begins with whsec_')
    .optional(),
  /** Appended to the account's prefix on card statements; both together have at most 22 characters. */
  STRIPE_STATEMENT_SUFFIX: z
    .string()
    .regex(/^(?=.*[A-Za-z])[^<>\\'"*]{1,20}$/, 'Use up to 20 characters with a letter, and none of < > \\ \' " *')
    .optional(),
  /** Whether Stripe emails its own receipts, for which it gets the customers' addresses. */
  STRIPE_RECEIPT_EMAILS: z.stringbool().default(false),
  /** Replaces https://api.stripe.com, for tests or a proxy. */
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
};

export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiOrigin: string | undefined;
  readonly statementSuffix: string | undefined;
  readonly sendsReceipts: boolean;
}

interface GivenStripeSettings {
  readonly REGISTRAR?: string | undefined;
  readonly OPENSRS_ENVIRONMENT?: string | undefined;
  readonly PAYMENT_PROVIDER?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly STRIPE_STATEMENT_SUFFIX?: string | undefined;
  readonly STRIPE_RECEIPT_EMAILS?: boolean | undefined;
}

const findMode = (apiKey: string | undefined): string | undefined => /^[a-z]+_(test|live)_/.exec(apiKey ?? '')?.[1];

/** Whether payments go through Stripe's test mode, in which no money moves. */
export function isTestMode({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY }: GivenStripeSettings): boolean {
  return PAYMENT_PROVIDER === 'stripe' && findMode(STRIPE_SECRET_KEY) === 'test';
}

/** Returns problems between Stripe settings that are valid one by one. */
export function stripeProblems(env: GivenStripeSettings): string[] {
  if (env.PAYMENT_PROVIDER !== 'stripe') return [];
  const problems = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    .filter((name) => !env[name])
    .map((name) => `${name}: is required with PAYMENT_PROVIDER=stripe`);
  const [secret, publishable] = [findMode(env.STRIPE_SECRET_KEY), findMode(env.STRIPE_PUBLISHABLE_KEY)];
  if (secret && publishable && secret !== publishable)
    problems.push(`STRIPE_PUBLISHABLE_KEY: is a ${publishable} key, but STRIPE_SECRET_KEY is a ${secret} key`);
  const sellsReal = env.REGISTRAR === 'opensrs' && env.OPENSRS_ENVIRONMENT === 'live';
  if (secret === 'live' && !sellsReal)
    problems.push(
      'STRIPE_SECRET_KEY: is a Stripe live key and would take real money for domains of a sandbox or test registrar',
    );
  if (secret === 'test' && sellsReal)
    problems.push(
      'STRIPE_SECRET_KEY: is a Stripe test key, and OPENSRS_ENVIRONMENT=live would buy real domains for test cards',
    );
  return problems;
}

export function readStripeConfig({
  PAYMENT_PROVIDER,
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
  STRIPE_STATEMENT_SUFFIX,
  STRIPE_RECEIPT_EMAILS = false,
}: GivenStripeSettings): StripeConfig | undefined {
  if (PAYMENT_PROVIDER !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiOrigin: STRIPE_API_URL,
    statementSuffix: STRIPE_STATEMENT_SUFFIX,
    sendsReceipts: STRIPE_RECEIPT_EMAILS,
  };
}
