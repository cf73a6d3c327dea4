import type { PaymentProviderName } from '@storefront/shared/contract';

/** The permissions that a payment provider's card fields need on the page; everything else stays forbidden. */
export interface CardFields {
  /** Origins that may be framed. */
  readonly frames: string;
  /** Origins that its script may call. */
  readonly connections: readonly string[];
  /** Trusted Types policies that its script creates. */
  readonly trustedTypes: readonly string[];
  /**
   * Whether it loads scripts that may change at any time and so have no hash; the integrity policy allows no exceptions (docs/adr/0020).
   */
  readonly hasForeignScripts: boolean;
}

const FIELDS: Readonly<Record<PaymentProviderName, (sandboxOrigin: string) => CardFields>> = {
  sandbox: (origin) => ({ frames: origin, connections: [], trustedTypes: [], hasForeignScripts: false }),
  // Required by Stripe's script (docs.stripe.com/security/guide). One of our scripts loads it.
  stripe: () => ({
    frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connections: ['https://api.stripe.com'],
    // Stripe's script creates script URLs from plain strings; only a policy named `default` allows that (`shared/src/cards/stripe`).
    trustedTypes: ['default'],
    hasForeignScripts: true,
  }),
};

/** @param sandboxOrigin origin of the payment sandbox's frame */
export const getCardFields = (provider: PaymentProviderName, sandboxOrigin: string): CardFields =>
  FIELDS[provider](sandboxOrigin);
