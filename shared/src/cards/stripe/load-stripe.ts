import type { StripeConstructor } from '@stripe/stripe-js';
import { FIELDS_FAILED_MS } from '../use-loading';

const ORIGIN = 'https://js.stripe.com';

/**
 * Stripe's own script, in the version whose types we build with. PCI DSS requires loading it from Stripe; it is loaded only on pages where
 * a card is entered.
 */
const SCRIPT = `${ORIGIN}/endive/stripe.js`;

/** The part of the Trusted Types API that is used; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Lets Stripe's script load further scripts by URL, from its own origins only. */
function trustStripeScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isStripes(url) ? url : null) });
}

function isStripes(url: string): boolean {
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'https:' && /^(?:[\w-]+\.)*js\.stripe\.com$/.test(hostname);
}

/** Set while the script is loading; afterwards it is on the window. */
let loading: Promise<StripeConstructor> | undefined;

/**
 * Loads Stripe's script, once for all cards of a page.
 * @throws if it fails to load; the next call tries again
 */
export function loadStripe(): Promise<StripeConstructor> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  loading ??= inject().finally(() => (loading = undefined));
  return loading;
}

function inject(): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    trustStripeScripts();
    const script = document.createElement('script');
    const give = (why: string): void => {
      script.remove();
      reject(new Error(why));
    };
    const late = setTimeout(() => give('Stripe’s script did not come in time'), FIELDS_FAILED_MS);
    script.addEventListener('error', () => {
      clearTimeout(late);
      give('Stripe’s script could not be loaded');
    });
    script.addEventListener('load', () => {
      clearTimeout(late);
      if (window.Stripe) resolve(window.Stripe);
      else give('Stripe’s script brought nothing');
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
}
