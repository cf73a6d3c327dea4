// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-search-cart/features/cart-transfer/incoming/title', 'A cart from another device'];
export const expiredTitle: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/expiredTitle',
  'This link has expired',
];
export const expired: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/expired',
  'Cart links work for one day. Create a new one on the device that has the cart.',
];
export const usedTitle: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/usedTitle',
  'This link has already been used',
];
export const used: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/used',
  'Cart links work only once. Create a new one on the device that has the cart.',
];
export const unknownTitle: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/unknownTitle',
  'This link does not lead to a cart',
];
export const unknown: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/unknown',
  'Check that you copied the whole link, or create a new one on the device that has the cart.',
];
export const openCart: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/openCart',
  [
    [
      'count',
      2,
      { '=0': 'Open your cart', one: ['Open your cart, ', 0, ' domain'], other: ['Open your cart, ', 0, ' domains'] },
    ],
  ],
];
export const notOpened: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/notOpened',
  'We cannot open the link right now',
];
export const noAnswer: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/noAnswer',
  'The shop did not answer. Nothing was added to your cart, and the link still works.',
];
export const asking: Message = ['mfe-search-cart/features/cart-transfer/incoming/asking', 'Checking'];
export const opening: Message = ['mfe-search-cart/features/cart-transfer/incoming/opening', 'Opening the cart'];
export const cameIn: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/cameIn',
  [['count', 2, { one: [0, ' domain was added to your cart.'], other: [0, ' domains were added to your cart.'] }]],
];
export const lead: Message<{ count: number; date: Tag }> = [
  'mfe-search-cart/features/cart-transfer/incoming/lead',
  [['count', 2, { one: [0, ' domain.'], other: [0, ' domains.'] }], ' The link works once, until ', ['date', ''], '.'],
];
export const pricesLater: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/pricesLater',
  'Prices are checked once the domains are in your cart.',
];
export const notTaken: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/notTaken',
  'Nothing was added to your cart, and nothing is lost. Try again.',
];
export const adding: Message = ['mfe-search-cart/features/cart-transfer/incoming/adding', 'Adding'];
export const add: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/add',
  [['count', 2, { one: ['Add ', 0, ' domain to your cart'], other: ['Add ', 0, ' domains to your cart'] }]],
];
export const allThere: Message = [
  'mfe-search-cart/features/cart-transfer/incoming/allThere',
  'Everything is already in your cart.',
];
export const isThere: Message<{ name: string | number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/isThere',
  [['name'], ' is already in your cart and stays as it is'],
];
export const addAddOns: Message<{ addOns: string | number }> = [
  'mfe-search-cart/features/cart-transfer/incoming/addAddOns',
  ['Add ', ['addOns']],
];
export const choice: Message<{ kind: 'new' | 'renew' | 'transfer'; years: number; addOns: 'none' | (string & {}) }> = [
  'mfe-search-cart/features/cart-transfer/incoming/choice',
  [
    ['kind', 1, { new: 'Register', renew: 'Renew', transfer: 'Transfer in', other: '' }],
    ['years', 2, { '=0': '', one: [' for ', 0, ' year'], other: [' for ', 0, ' years'] }],
    ['addOns', 1, { none: '', other: [', with ', ['addOns']] }],
  ],
];
