// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-search-cart/features/cart-transfer/incoming/title', 'A cart from another device'];
export const expiredTitle: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/expiredTitle',
  'This link has expired',
];
export const expired: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/expired',
  'A link to a cart works for a day. Make a new one on the device that has the cart.',
];
export const usedTitle: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/usedTitle',
  'This cart was taken already',
];
export const used: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/used',
  'A link to a cart works once. Make a new one on the device that has the cart.',
];
export const unknownTitle: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/unknownTitle',
  'There is no cart under this link',
];
export const unknown: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/unknown',
  'Check that the link is whole, or make a new one on the device that has the cart.',
];
export const openCart: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/openCart',
  [
    [
      'count',
      2,
      { '=0': 'Open your cart', one: ['Open your cart of ', 0, ' name'], other: ['Open your cart of ', 0, ' names'] },
    ],
  ],
];
export const notOpened: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/notOpened',
  'We cannot open the link right now',
];
export const noAnswer: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/noAnswer',
  'The shop did not answer. Nothing was taken, and the link stays good.',
];
export const asking: Message = ['mfe-search-cart/features/cart-transfer/incoming/asking', 'Asking'];
export const opening: Message = ['mfe-search-cart/features/cart-transfer/incoming/opening', 'Opening the cart'];
export const cameIn: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/cameIn',
  [['count', 2, { one: [0, ' name came into the cart.'], other: [0, ' names came into the cart.'] }]],
];
export const lead: Message<{ count: number; date: Tag }> = [
  'mfe-search-cart/features/cart-transfer/incoming/lead',
  [['count', 2, { one: [0, ' name.'], other: [0, ' names.'] }], ' The link works once, until ', ['date', ''], '.'],
];
export const pricesLater: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/pricesLater',
  'Prices are asked for when the names are in your cart.',
];
export const notTaken: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/notTaken',
  'The cart was not taken. Nothing is lost; try again.',
];
export const adding: Message = ['mfe-search-cart/features/cart-transfer/incoming/adding', 'Adding'];
export const add: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/add',
  [['count', 2, { one: ['Add ', 0, ' name to your cart'], other: ['Add ', 0, ' names to your cart'] }]],
];
export const allThere: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/allThere',
  'All of it is in your cart already.',
];
export const isThere: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/isThere',
  [['name'], ' is in your cart already and stays as it is'],
];
export const addAddOns: Message<{ addOns: string | number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/addAddOns',
  ['Add ', ['addOns']],
];
export const choice: Message<{ kind: 'new' | 'renew' | 'transfer'; years: number; addOns: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-transfer/incoming/choice',
  [
    ['kind', 1, { new: 'Register', renew: 'Renew', transfer: 'Transfer in', other: '' }],
    ' for ',
    ['years', 2, { one: [0, ' year'], other: [0, ' years'] }],
    ['addOns', 1, { none: '', other: [', with ', ['addOns']] }],
  ],
];
