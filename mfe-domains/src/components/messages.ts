// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const beingDeleted: Message<{ domain: string | number }> = [
  'mfe-domains/components/beingDeleted',
  [['domain'], ' is being deleted, so it cannot be renewed.'],
];
export const cannotRenew: Message<{ domain: string | number }> = [
  'mfe-domains/components/cannotRenew',
  [
    ['domain'],
    ' can no longer be renewed or restored: its registry is releasing it. Register it again once it is available.',
  ],
];
export const longestTerm: Message<{ domain: string | number }> = [
  'mfe-domains/components/longestTerm',
  [['domain'], ' is already registered for as long as its registry allows. You can renew it later.'],
];
export const notAdded: Message<{ domain: string | number; failure: string | number }> = [
  'mfe-domains/components/notAdded',
  [['domain'], ' was not added to the cart. ', ['failure']],
];
export const inCart: Message<{ spoken: Tag; domain: string | number }> = [
  'mfe-domains/components/inCart',
  ['In cart', ['spoken', ': the renewal of ', ['domain']]],
];
export const adding: Message = ['mfe-domains/components/adding', 'Adding'];
export const renew: Message<{ spoken: Tag; domain: string | number }> = [
  'mfe-domains/components/renew',
  ['Renew', ['spoken', ' ', ['domain']]],
];
export const restore: Message<{ spoken: Tag; domain: string | number }> = [
  'mfe-domains/components/restore',
  ['Restore', ['spoken', ' ', ['domain']]],
];
export const renewOff: Message<{ domain: string | number; date: string | number }> = [
  'mfe-domains/components/renewOff',
  ['Auto-renew is off. ', ['domain'], ' expires on ', ['date'], ' unless you renew it.'],
];
export const autoRenew: Message<{ domain: string | number }> = [
  'mfe-domains/components/autoRenew',
  ['Auto-renew ', ['domain']],
];
