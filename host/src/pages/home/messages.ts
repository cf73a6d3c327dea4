// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['host/pages/home/title', 'Find a domain. Know what it costs to keep.'];
export const domainName: Message = ['host/pages/home/domainName', 'Domain name'];
export const search: Message = ['host/pages/home/search', 'Search'];
export const hint: Message = ['host/pages/home/hint', 'Letters, digits and hyphens, in any script'];
export const searches: Message<{ domain: string | number }> = [
  'host/pages/home/searches',
  ['Searches for ', ['domain']],
];
export const missing: Message<{ example: string | number }> = [
  'host/pages/home/missing',
  ['Type the domain you want, such as ', ['example']],
];
export const pricesTitle: Message = ['host/pages/home/pricesTitle', 'First year, then every year'];
export const pricesLead: Message = [
  'host/pages/home/pricesLead',
  'Next to the first price, you always see what every later year costs.',
];
export const allExtensions: Message = ['host/pages/home/allExtensions', 'All extensions'];
export const pricesFailed: Message = [
  'host/pages/home/pricesFailed',
  'Prices are unavailable right now. Search for a domain to see its price.',
];
export const pricesCaption: Message = [
  'host/pages/home/pricesCaption',
  'Prices of some extensions, for one year, before tax',
];
export const extension: Message = ['host/pages/home/extension', 'Extension'];
export const firstYear: Message = ['host/pages/home/firstYear', 'First year'];
export const everyYear: Message = ['host/pages/home/everyYear', 'Every year after'];
export const transferIn: Message = ['host/pages/home/transferIn', 'Transfer in'];
export const restore: Message = ['host/pages/home/restore', 'Restore after expiry'];
export const tagChange: Message = ['host/pages/home/tagChange', 'By tag change'];
export const lifeTitle: Message = ['host/pages/home/lifeTitle', 'The life of a domain'];
export const lifeLead: Message<{ tld: 'none' | (string & {}) }> = [
  'host/pages/home/lifeLead',
  [
    'You will not lose a domain without warning. These are the stages',
    ['tld', 1, { none: '', other: [' for .', ['tld']] }],
    ', what each one costs, and when we email you.',
  ],
];
export const emails: Message<{ days: string | number }> = [
  'host/pages/home/emails',
  ['We email you ', ['days'], ' days before'],
];
export const registered: Message = ['host/pages/home/registered', 'Registered'];
export const registeredFor: Message<{ price: string | number }> = [
  'host/pages/home/registeredFor',
  [['price'], ' first year'],
];
export const registeredFact: Message = ['host/pages/home/registeredFact', 'The first year begins'];
export const expires: Message = ['host/pages/home/expires', 'Expires'];
export const renewFor: Message<{ days: number; price: string | number }> = [
  'host/pages/home/renewFor',
  ['Renew within ', ['days', 2, { one: [0, ' day'], other: [0, ' days'] }], ' for ', ['price']],
];
export const renewFact: Message = ['host/pages/home/renewFact', 'Renew at the usual price for a few weeks'];
export const redemption: Message = ['host/pages/home/redemption', 'Redemption'];
export const restoreFor: Message<{ days: number; price: string | number }> = [
  'host/pages/home/restoreFor',
  ['Restore within ', ['days', 2, { one: [0, ' day'], other: [0, ' days'] }], ' for ', ['price']],
];
export const restoreFact: Message = ['host/pages/home/restoreFact', 'Restore it for a higher price'];
export const released: Message = ['host/pages/home/released', 'Released'];
export const releasedFact: Message = ['host/pages/home/releasedFact', 'Anyone can register it'];
export const tickedTitle: Message = ['host/pages/home/tickedTitle', 'Nothing pre-ticked'];
export const tickedText: Message = [
  'host/pages/home/tickedText',
  'We never preselect an add-on for a new domain. You pay for the domain and for what you choose.',
];
export const yoursTitle: Message = ['host/pages/home/yoursTitle', 'Yours to take with you'];
export const yoursText: Message = [
  'host/pages/home/yoursText',
  'Domains are registered to you, not to us, and you are free to move them elsewhere.',
];
export const personTitle: Message = ['host/pages/home/personTitle', 'A person to ask'];
export const personText: Message<{ mail: string | number }> = [
  'host/pages/home/personText',
  ['Write to ', ['mail'], ', and a person answers.'],
];
