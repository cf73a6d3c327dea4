// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const extension: Message = ['mfe-search-cart/features/price-list/extension', 'Extension'];
export const firstYear: Message = ['mfe-search-cart/features/price-list/firstYear', 'First year'];
export const renewal: Message = ['mfe-search-cart/features/price-list/renewal', 'Every year after'];
export const transferIn: Message = ['mfe-search-cart/features/price-list/transferIn', 'Transfer in'];
export const restore: Message = ['mfe-search-cart/features/price-list/restore', 'Restore'];
export const details: Message = ['mfe-search-cart/features/price-list/details', 'Costs over the years'];
export const detailsOf: Message<{ tld: string | number }> = [
  'mfe-search-cart/features/price-list/detailsOf',
  ['.', ['tld'], ', costs over the years'],
];
export const caption: Message = ['mfe-search-cart/features/price-list/caption', 'Prices of extensions, before tax'];
export const thenPerYear: Message<{ words: Tag; price: Tag }> = [
  'mfe-search-cart/features/price-list/thenPerYear',
  [
    ['words', 'then '],
    ['price', ''],
    ['words', '/year'],
  ],
];
export const moreLate: Message<{ price: Tag }> = [
  'mfe-search-cart/features/price-list/moreLate',
  [['price', ''], ' more if late'],
];
export const overYears: Message<{ years: number }> = [
  'mfe-search-cart/features/price-list/overYears',
  [['years', 2, { one: ['Over ', 0, ' year'], other: ['Over ', 0, ' years'] }]],
];
export const lateRenewal: Message = ['mfe-search-cart/features/price-list/lateRenewal', 'Late renewal'];
export const more: Message<{ price: Tag }> = ['mfe-search-cart/features/price-list/more', [['price', ''], ' more']];
export const byTag: Message = ['mfe-search-cart/features/price-list/byTag', 'By tag change'];
export const currency: Message = ['mfe-search-cart/features/price-list/currency', 'Currency'];
export const lateFee: Message = ['mfe-search-cart/features/price-list/lateFee', 'Late renewal fee'];
export const soldFor: Message = ['mfe-search-cart/features/price-list/soldFor', 'Terms in years'];
export const yearRange: Message<{ least: string | number; most: string | number }> = [
  'mfe-search-cart/features/price-list/yearRange',
  [['least'], ' to ', ['most']],
];
export const eligibility: Message = ['mfe-search-cart/features/price-list/eligibility', 'Who can register'];
export const oneTerm: Message<{ years: number }> = [
  'mfe-search-cart/features/price-list/oneTerm',
  [['years', 2, { one: ['Sold for ', 0, ' year at a time.'], other: ['Sold for ', 0, ' years at a time.'] }]],
];
export const terms: Message<{
  least: string | number;
  most: number;
  further: 'same' | 'introduction' | 'first';
  renewal: string | number;
  first: string | number;
}> = [
  'mfe-search-cart/features/price-list/terms',
  [
    'Sold for ',
    ['least'],
    ' to ',
    ['most', 2, { one: [0, ' year'], other: [0, ' years'] }],
    ' at a time.',
    [
      'further',
      1,
      {
        introduction: [' The first price is for the first year only; each further year costs ', ['renewal'], '.'],
        first: [' Each year you buy at once costs ', ['first'], '; renewals cost ', ['renewal'], '.'],
        other: '',
      },
    ],
  ],
];
export const afterExpiry: Message<{ fee: 'none' | (string & {}); grace: number; redemption: number }> = [
  'mfe-search-cart/features/price-list/afterExpiry',
  [
    'After expiry it can be renewed ',
    ['fee', 1, { none: 'at the usual price', other: ['with a late fee of ', ['fee']] }],
    ' for ',
    ['grace', 2, { one: [0, ' day'], other: [0, ' days'] }],
    '; ',
    [
      'redemption',
      2,
      {
        '=0': 'then anyone can register it.',
        one: ['then it can only be restored, for ', 0, ' more day.'],
        other: ['then it can only be restored, for ', 0, ' more days.'],
      },
    ],
  ],
];
export const noGrace: Message<{ redemption: number }> = [
  'mfe-search-cart/features/price-list/noGrace',
  [
    'It cannot be renewed after expiry; ',
    [
      'redemption',
      2,
      {
        '=0': 'anyone can register it then.',
        one: ['it can only be restored, for ', 0, ' day.'],
        other: ['it can only be restored, for ', 0, ' days.'],
      },
    ],
  ],
];
export const all: Message = ['mfe-search-cart/features/price-list/all', 'All'];
export const popular: Message = ['mfe-search-cart/features/price-list/popular', 'Popular'];
export const country: Message = ['mfe-search-cart/features/price-list/country', 'Country'];
export const recent: Message = ['mfe-search-cart/features/price-list/recent', 'New'];
