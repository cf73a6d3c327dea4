import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { getScriptIntegrity } from './integrity';
import { FILE_DEADLINE_MS } from './deadlines';

/** The little of the Trusted Types API that is used; TypeScript's DOM library has no types for it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Only what the registry names becomes a script; the CSP lists this policy, so no other code can make one. */
const policy = trustedTypes?.createPolicy('sf-federation', {
  createScriptURL(url) {
    getScriptIntegrity(url);
    return url;
  },
});

/**
 * Federation runtime plugin: remote entries are loaded with their hash, through a Trusted Types policy, and given up
 * after a deadline. A URL that is not in the registry is refused.
 */
export function storefrontFederation(): ModuleFederationRuntimePlugin {
  return {
    name: 'storefront',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = getScriptIntegrity(url);
      if (integrity) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = policy ? policy.createScriptURL(url) : url;
      return { script, timeout: FILE_DEADLINE_MS };
    },
  };
}
