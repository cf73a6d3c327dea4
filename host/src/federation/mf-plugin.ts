import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { FILE_DEADLINE_MS } from './deadlines';

/** Files of development servers have no hashes, because they are rebuilt all the time. */
const enforced = process.env.NODE_ENV === 'production';

/**
 * Returns the registered hash of a remote's script.
 * @throws when the registry does not list the URL: such a script must not run.
 */
function getScriptIntegrity(url: string): string | undefined {
  const integrity = globalThis.__SF_SRI__?.[url.split('?')[0] ?? url];
  if (!integrity && enforced) throw new Error(`Not in the release registry, refused: ${url}`);
  return integrity;
}

/** The part of the Trusted Types API used here; TypeScript's DOM library has no types for it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** Lets only scripts listed in the registry load. The CSP allows no other policy, so no other code can create script URLs. */
const policy = trustedTypes?.createPolicy('sf-federation', {
  createScriptURL(url) {
    getScriptIntegrity(url);
    return url;
  },
});

/**
 * Federation runtime plugin that loads remote entries with their hash, through a Trusted Types policy and within a deadline. Refuses URLs
 * that are not in the registry.
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
