// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const breadcrumbs: Message = ['mfe-domains/features/own-domain/breadcrumbs', 'Breadcrumbs'];
export const domains: Message = ['mfe-domains/features/own-domain/domains', 'Domains'];
export const pagesOf: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/pagesOf',
  ['Pages of ', ['domain']],
];
export const overview: Message = ['mfe-domains/features/own-domain/overview', 'Overview'];
export const dns: Message = ['mfe-domains/features/own-domain/dns', 'DNS'];
export const nameservers: Message = ['mfe-domains/features/own-domain/nameservers', 'Nameservers'];
export const domain: Message = ['mfe-domains/features/own-domain/domain', 'Domain'];
export const notLoaded: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/notLoaded',
  [['domain'], ' did not load'],
];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/features/own-domain/unharmed',
  [['cause'], ' The domain has not changed.'],
];
export const loading: Message = ['mfe-domains/features/own-domain/loading', 'Loading'];
export const loadingDomain: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/loadingDomain',
  ['Loading ', ['domain']],
];
