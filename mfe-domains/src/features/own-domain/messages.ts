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
export const seeDomains: Message = ['mfe-domains/features/own-domain/seeDomains', 'See your domains'];
export const domain: Message = ['mfe-domains/features/own-domain/domain', 'Domain'];
export const notYours: Message = ['mfe-domains/features/own-domain/notYours', 'This domain is not in your account'];
export const noName: Message = ['mfe-domains/features/own-domain/noName', 'No domain was given'];
export const namesNone: Message = ['mfe-domains/features/own-domain/namesNone', 'The address names no domain'];
export const perhapsMoved: Message = [
  'mfe-domains/features/own-domain/perhapsMoved',
  'It may belong to another account, or have been transferred away or released. Your list shows every domain you own.',
];
export const notLoaded: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/notLoaded',
  [['domain'], ' did not load'],
];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/features/own-domain/unharmed',
  [['cause'], ' It has not changed.'],
];
export const loading: Message = ['mfe-domains/features/own-domain/loading', 'Loading'];
export const loadingDomain: Message<{ domain: string | number }> = [
  'mfe-domains/features/own-domain/loadingDomain',
  ['Loading ', ['domain']],
];
