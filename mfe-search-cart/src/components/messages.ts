// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const yearsInAll: Message<{ years: number }> = [
  'mfe-search-cart/components/yearsInAll',
  [['years', 2, { one: [0, ' year in total'], other: [0, ' years in total'] }]],
];
export const transferIn: Message = ['mfe-search-cart/components/transferIn', 'Transfer in'];
export const byTag: Message = ['mfe-search-cart/components/byTag', 'By tag change'];
export const byRegistry: Message = ['mfe-search-cart/components/byRegistry', 'Set by the registry'];
export const restore: Message = ['mfe-search-cart/components/restore', 'Restore after expiry'];
export const taxAtReview: Message = [
  'mfe-search-cart/components/taxAtReview',
  'Before tax. Tax depends on your country and is added at checkout.',
];
export const taxPending: Message = ['mfe-search-cart/components/taxPending', 'Before tax. Calculating your tax.'];
export const taxUnknown: Message = [
  'mfe-search-cart/components/taxUnknown',
  'Before tax. Your tax cannot be calculated right now.',
];
export const noTax: Message<{ country: string | number }> = [
  'mfe-search-cart/components/noTax',
  ['No tax is added in ', ['country'], '.'],
];
export const taxes: Message<{ taxes: string | number; kind: 'new' | 'renew' | 'transfer'; years: number }> = [
  'mfe-search-cart/components/taxes',
  [
    'Before tax. Add ',
    ['taxes'],
    ' for ',
    [
      'kind',
      1,
      {
        new: [['years', 2, { one: 'the first year', other: ['the first ', 0, ' years'] }]],
        renew: ['this renewal of ', ['years', 2, { one: [0, ' year'], other: [0, ' years'] }]],
        transfer: 'the transfer',
        other: '',
      },
    ],
    '.',
  ],
];
export const taxLine: Message<{ tax: string | number; rate: string | number; amount: string | number }> = [
  'mfe-search-cart/components/taxLine',
  [['tax'], ' (', ['rate'], ') ', ['amount']],
];
