import { z } from 'zod';

/** Where Stripe's own script is loaded from, and no other place (PCI DSS). */
export const STRIPE_JS_ORIGIN = 'https://js.stripe.com';

/** A key says what it is for, and whether it is of the test mode. */
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
  /** What Stripe signs its messages with. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{16,}$/, 'Use the signing secret of the webhook endpoint, which begins with whsec_')
    .optional(),
  /** In the place of https://api.stripe.com, for tests and for a proxy of one's own. */
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
}

interface Given {
  readonly REGISTRAR?: string | undefined;
  readonly OPENSRS_ENVIRONMENT?: string | undefined;
  readonly PAYMENT_PROVIDER?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
}

const findMode = (given: string | undefined): string | undefined => /^[a-z]+_(test|live)_/.exec(given ?? '')?.[1];

/** Whether the shop is paid through Stripe's test mode, in which no money moves. */
export function isTestMode({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY }: Given): boolean {
  return PAYMENT_PROVIDER === 'stripe' && findMode(STRIPE_SECRET_KEY) === 'test';
}

/** What is wrong with the settings of Stripe beside the form of each. */
export function stripeProblems(given: Given): string[] {
  if (given.PAYMENT_PROVIDER !== 'stripe') return [];
  const missing = (['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    .filter((name) => !given[name])
    .map((name) => `${name}: is required with PAYMENT_PROVIDER=stripe`);
  const [secret, publishable] = [findMode(given.STRIPE_SECRET_KEY), findMode(given.STRIPE_PUBLISHABLE_KEY)];
  const mixed =
    secret && publishable && secret !== publishable
      ? [`STRIPE_PUBLISHABLE_KEY: is a ${publishable} key, but STRIPE_SECRET_KEY is a ${secret} key`]
      : [];
  const sellsReal = given.REGISTRAR === 'opensrs' && given.OPENSRS_ENVIRONMENT === 'live';
  const unlike =
    secret === 'live' && !sellsReal
      ? ['STRIPE_SECRET_KEY: is a Stripe live key and would take real money for domains of a sandbox or test registrar']
      : secret === 'test' && sellsReal
        ? [
            'STRIPE_SECRET_KEY: is a Stripe test key, and OPENSRS_ENVIRONMENT=live would buy real domains for test cards',
          ]
        : [];
  return [...missing, ...mixed, ...unlike];
}

export function readStripeConfig({
  PAYMENT_PROVIDER,
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
}: Given): StripeConfig | undefined {
  if (PAYMENT_PROVIDER !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiOrigin: STRIPE_API_URL,
  };
}
