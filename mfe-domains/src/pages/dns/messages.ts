// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const titleOf: Message<{ domain: string | number }> = ['mfe-domains/pages/dns/titleOf', ['DNS · ', ['domain']]];
export const title: Message = ['mfe-domains/pages/dns/title', 'DNS'];
export const noName: Message = ['mfe-domains/pages/dns/noName', 'No domain chosen'];
export const namesNone: Message = ['mfe-domains/pages/dns/namesNone', 'This page’s address does not include a domain'];
export const choose: Message = ['mfe-domains/pages/dns/choose', 'Choose a domain from your list to see its DNS.'];
export const loadingRecords: Message<{ domain: string | number }> = [
  'mfe-domains/pages/dns/loadingRecords',
  ['Loading the records of ', ['domain']],
];
export const elsewhere: Message = ['mfe-domains/pages/dns/elsewhere', 'This domain’s DNS is hosted elsewhere'];
export const nameservers: Message = ['mfe-domains/pages/dns/nameservers', 'Change the nameservers'];
export const notYours: Message = ['mfe-domains/pages/dns/notYours', 'This domain is not in your account'];
export const perhapsMoved: Message = [
  'mfe-domains/pages/dns/perhapsMoved',
  'It may belong to another account, or have been transferred away or released.',
];
export const notLoaded: Message<{ domain: string | number }> = [
  'mfe-domains/pages/dns/notLoaded',
  ['The records of ', ['domain'], ' did not load'],
];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/pages/dns/unharmed',
  [['cause'], ' They have not changed, and your unsaved changes are kept.'],
];
export const loading: Message = ['mfe-domains/pages/dns/loading', 'Loading'];
