// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const summary: Message = ['mfe-search-cart/features/cart-summary/summary', 'Summary'];
export const pending: Message = ['mfe-search-cart/features/cart-summary/pending', 'Prices are being checked'];
export const names: Message = ['mfe-search-cart/features/cart-summary/names', 'Names'];
export const addOns: Message = ['mfe-search-cart/features/cart-summary/addOns', 'Add-ons'];
export const tax: Message = ['mfe-search-cart/features/cart-summary/tax', 'Tax'];
export const totalBeforeTax: Message = ['mfe-search-cart/features/cart-summary/totalBeforeTax', 'Total before tax'];
export const total: Message = ['mfe-search-cart/features/cart-summary/total', 'Total'];
export const without: Message<{ count: number; gone: boolean }> = [
  'mfe-search-cart/features/cart-summary/without',
  [
    'Without ',
    ['count', 2, { one: 'the name', other: ['the ', 0, ' names'] }],
    ' ',
    ['gone', 1, { true: 'that cannot be bought any more', other: 'whose price is not known' }],
  ],
];
export const taxAtReview: Message = ['mfe-search-cart/features/cart-summary/taxAtReview', 'Tax is added at review'];
export const taxPending: Message = ['mfe-search-cart/features/cart-summary/taxPending', 'Calculating tax'];
export const noTax: Message<{ country: string | number }> = [
  'mfe-search-cart/features/cart-summary/noTax',
  ['No tax is added in ', ['country']],
];
export const withTax: Message<{ country: string | number }> = [
  'mfe-search-cart/features/cart-summary/withTax',
  ['With the tax of ', ['country']],
];
export const checkOut: Message = ['mfe-search-cart/features/cart-summary/checkOut', 'Check out'];
export const nothingBuyable: Message = [
  'mfe-search-cart/features/cart-summary/nothingBuyable',
  'Nothing in the cart can be bought now.',
];
export const noPrice: Message = ['mfe-search-cart/features/cart-summary/noPrice', 'No price is known right now.'];
export const asking: Message = ['mfe-search-cart/features/cart-summary/asking', 'Asking'];
export const askAll: Message = ['mfe-search-cart/features/cart-summary/askAll', 'Ask for all prices again'];
export const codeless: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-summary/codeless',
  [
    [
      'count',
      2,
      {
        one: 'One name has no transfer code. Enter it or remove it.',
        other: [0, ' names have no transfer code. Enter them or remove them.'],
      },
    ],
  ],
];
export const gone: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-summary/gone',
  [
    [
      'count',
      2,
      {
        one: 'One name cannot be bought any more. Remove it.',
        other: [0, ' names cannot be bought any more. Remove them.'],
      },
    ],
  ],
];
export const unpriced: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-summary/unpriced',
  [
    [
      'count',
      2,
      {
        one: 'One name has no price right now. Try again or remove it.',
        other: [0, ' names have no price right now. Try again or remove them.'],
      },
    ],
  ],
];
export const dearer: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-summary/dearer',
  [
    [
      'count',
      2,
      {
        one: 'One name costs more than before. Accept the price or remove it.',
        other: [0, ' names cost more than before. Accept the prices or remove them.'],
      },
    ],
  ],
];
export const checking: Message = ['mfe-search-cart/features/cart-summary/checking', 'Prices are being checked.'];
