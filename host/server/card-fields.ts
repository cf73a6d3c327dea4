import type { PaymentProviderName } from '@storefront/shared/contract';

/** The permissions that a payment provider's card fields need on the page; everything else stays forbidden. */
export interface CardFields {
  /** Origins that may be framed. */
  readonly frames: string;
  /** Origins that its script may call. */
  readonly connections: readonly string[];
  /** Trusted Types policies that its script makes. */
  readonly trustedTypes: readonly string[];
  /** It loads scripts that may change at any time, so they have no hash; the integrity policy has no exceptions (docs/adr/0020). */
  readonly hasForeignScripts: boolean;
}

const FIELDS: Readonly<Record<PaymentProviderName, (sandboxOrigin: string) => CardFields>> = {
  sandbox: (origin) => ({ frames: origin, connections: [], trustedTypes: [], hasForeignScripts: false }),
  // What Stripe's script needs (docs.stripe.com/security/guide). The script itself is loaded by one of ours.
  stripe: () => ({
    frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connections: ['https://api.stripe.com'],
    // It makes scripts of plain addresses: the policy of that name lets it have its own (`shared/src/cards/stripe`).
    trustedTypes: ['default'],
    hasForeignScripts: true,
  }),
};

/** @param sandboxOrigin where the frame of the payment sandbox is */
export const getCardFields = (provider: PaymentProviderName, sandboxOrigin: string): CardFields =>
  FIELDS[provider](sandboxOrigin);
