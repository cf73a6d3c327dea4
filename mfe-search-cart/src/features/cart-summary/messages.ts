// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const summary: Message = ['mfe-search-cart/features/cart-summary/summary', 'Summary'];
export const pending: Message = ['mfe-search-cart/features/cart-summary/pending', 'Checking prices'];
export const names: Message = ['mfe-search-cart/features/cart-summary/names', 'Domains'];
export const addOns: Message = ['mfe-search-cart/features/cart-summary/addOns', 'Add-ons'];
export const tax: Message = ['mfe-search-cart/features/cart-summary/tax', 'Tax'];
export const totalBeforeTax: Message = ['mfe-search-cart/features/cart-summary/totalBeforeTax', 'Total before tax'];
export const total: Message = ['mfe-search-cart/features/cart-summary/total', 'Total'];
export const without: Message<{ count: number; gone: boolean }> = [
  'mfe-search-cart/features/cart-summary/without',
  [
    'Excludes ',
    ['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }],
    ' ',
    ['gone', 1, { true: 'no longer available', other: 'without a known price' }],
  ],
];
export const taxAtReview: Message = ['mfe-search-cart/features/cart-summary/taxAtReview', 'Tax is added at checkout'];
export const taxPending: Message = ['mfe-search-cart/features/cart-summary/taxPending', 'Calculating tax'];
export const noTax: Message<{ country: string | number }> = [
  'mfe-search-cart/features/cart-summary/noTax',
  ['No tax is added in ', ['country']],
];
export const withTax: Message<{ country: string | number }> = [
  'mfe-search-cart/features/cart-summary/withTax',
  ['Includes tax for ', ['country']],
];
export const orderSent: Message = [
  'mfe-search-cart/features/cart-summary/orderSent',
  'You have already sent an order from this cart. Its domains stay here until it is complete. Changes here do not affect that order.',
];
export const orderUnconfirmed: Message = [
  'mfe-search-cart/features/cart-summary/orderUnconfirmed',
  'You sent an order from this cart, but we could not tell whether it arrived. See your order: if it did not arrive, nothing was charged and you can send it again.',
];
export const seeOrder: Message = ['mfe-search-cart/features/cart-summary/seeOrder', 'See your order'];
export const checkOut: Message = ['mfe-search-cart/features/cart-summary/checkOut', 'Check out'];
export const nothingBuyable: Message = [
  'mfe-search-cart/features/cart-summary/nothingBuyable',
  'Nothing in your cart can be bought right now.',
];
export const noPrice: Message = [
  'mfe-search-cart/features/cart-summary/noPrice',
  'We do not know any prices right now.',
];
export const asking: Message = ['mfe-search-cart/features/cart-summary/asking', 'Checking'];
export const askAll: Message = ['mfe-search-cart/features/cart-summary/askAll', 'Check all prices again'];
export const codeless: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-summary/codeless',
  [
    [
      'count',
      2,
      {
        one: 'One domain has no transfer code. Enter the code or remove the domain.',
        other: [0, ' domains have no transfer code. Enter the codes or remove the domains.'],
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
        one: 'One domain can no longer be bought. Remove it.',
        other: [0, ' domains can no longer be bought. Remove them.'],
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
        one: 'One domain has no price right now. Try again or remove it.',
        other: [0, ' domains have no price right now. Try again or remove them.'],
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
        one: 'One domain costs more than before. Accept the new price or remove it.',
        other: [0, ' domains cost more than before. Accept the new prices or remove them.'],
      },
    ],
  ],
];
export const checking: Message = ['mfe-search-cart/features/cart-summary/checking', 'We are checking the prices.'];
