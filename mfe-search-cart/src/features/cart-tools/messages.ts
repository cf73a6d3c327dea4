// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const termForAll: Message = ['mfe-search-cart/features/cart-tools/termForAll', 'Term for all domains'];
export const years: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-tools/years',
  [['count', 2, { one: [0, ' year'], other: [0, ' years'] }]],
];
export const various: Message = ['mfe-search-cart/features/cart-tools/various', 'Various'];
export const setForAll: Message = ['mfe-search-cart/features/cart-tools/setForAll', 'Set for all'];
export const chooseTerm: Message = ['mfe-search-cart/features/cart-tools/chooseTerm', 'Choose a term first.'];
export const alreadySet: Message = [
  'mfe-search-cart/features/cart-tools/alreadySet',
  'All domains that allow this term already have it.',
];
export const termSet: Message<{ count: number; years: number }> = [
  'mfe-search-cart/features/cart-tools/termSet',
  [
    ['count', 2, { one: [0, ' domain now has'], other: [0, ' domains now have'] }],
    ' a term of ',
    ['years', 2, { one: [0, ' year'], other: [0, ' years'] }],
    '.',
  ],
];
export const termKept: Message<{
  names: string | number;
  reason: 'registry' | 'ten_years' | 'transfer' | 'add_ons' | 'gone';
}> = [
  'mfe-search-cart/features/cart-tools/termKept',
  [
    'Unchanged: ',
    ['names'],
    ' (',
    [
      'reason',
      1,
      {
        registry: 'the registry does not offer this term',
        ten_years: 'a domain can be renewed until 10 years from today at most',
        transfer: 'the term of a transfer is fixed',
        add_ons: 'add-ons alone have no term',
        gone: 'no longer available',
        other: '',
      },
    ],
    ').',
  ],
];
export const domainCount: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-tools/domainCount',
  [['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }]],
];
export const undo: Message = ['mfe-search-cart/features/cart-tools/undo', 'Undo'];
export const termsBack: Message = ['mfe-search-cart/features/cart-tools/termsBack', 'The previous terms are back.'];
export const order: Message = ['mfe-search-cart/features/cart-tools/order', 'Sort order'];
export const asAdded: Message = ['mfe-search-cart/features/cart-tools/asAdded', 'As added'];
export const byName: Message = ['mfe-search-cart/features/cart-tools/byName', 'Domain, A to Z'];
export const byPrice: Message = ['mfe-search-cart/features/cart-tools/byPrice', 'Price for the term, lowest first'];
export const byPriceDown: Message = [
  'mfe-search-cart/features/cart-tools/byPriceDown',
  'Price for the term, highest first',
];
export const sorted: Message<{ order: string | number }> = [
  'mfe-search-cart/features/cart-tools/sorted',
  ['Sort order: ', ['order']],
];
