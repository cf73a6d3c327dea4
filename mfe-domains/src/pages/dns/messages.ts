// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const titleOf: Message<{ domain: string | number }> = ['mfe-domains/pages/dns/titleOf', ['DNS · ', ['domain']]];
export const title: Message = ['mfe-domains/pages/dns/title', 'DNS'];
export const noName: Message = ['mfe-domains/pages/dns/noName', 'No name was given'];
export const namesNone: Message = ['mfe-domains/pages/dns/namesNone', 'The address names no domain'];
export const choose: Message = ['mfe-domains/pages/dns/choose', 'Choose one from your list to see its DNS.'];
export const loadingRecords: Message<{ domain: string | number }> = [
  'mfe-domains/pages/dns/loadingRecords',
  ['Loading the records of ', ['domain']],
];
export const elsewhere: Message = ['mfe-domains/pages/dns/elsewhere', 'The DNS of this name is kept elsewhere'];
export const nameservers: Message = ['mfe-domains/pages/dns/nameservers', 'Change the nameservers'];
export const notYours: Message = ['mfe-domains/pages/dns/notYours', 'This name is not among your domains'];
export const perhapsMoved: Message = [
  'mfe-domains/pages/dns/perhapsMoved',
  'It may be held by another account, or have been moved or released.',
];
export const notLoaded: Message<{ domain: string | number }> = [
  'mfe-domains/pages/dns/notLoaded',
  ['The records of ', ['domain'], ' did not load'],
];
export const unharmed: Message<{ cause: string | number }> = [
  'mfe-domains/pages/dns/unharmed',
  [['cause'], ' Nothing happened to them, and what you staged is kept.'],
];
export const loading: Message = ['mfe-domains/pages/dns/loading', 'Loading'];
