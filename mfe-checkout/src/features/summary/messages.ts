// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const addOns: Message = ['mfe-checkout/features/summary/addOns', 'Add-ons'];
export const addOnsUntil: Message<{ date: Tag }> = [
  'mfe-checkout/features/summary/addOnsUntil',
  ['Add-ons until ', ['date', '']],
];
export const term: Message<{ kind: 'new' | 'renew' | 'transfer'; years: number; renewal: Tag }> = [
  'mfe-checkout/features/summary/term',
  [
    ['kind', 1, { renew: 'Renewal, ', transfer: 'Transfer in, ', other: '' }],
    ['years', 2, { '=0': 'without an added year', one: [0, ' year'], other: [0, ' years'] }],
    ', then ',
    ['renewal', ''],
    '/year',
  ],
];
export const order: Message<{ count: number }> = [
  'mfe-checkout/features/summary/order',
  [['count', 2, { one: ['Your order, ', 0, ' domain'], other: ['Your order, ', 0, ' domains'] }]],
];
export const names: Message = ['mfe-checkout/features/summary/names', 'Domains and add-ons'];
export const total: Message = ['mfe-checkout/features/summary/total', 'Total'];
