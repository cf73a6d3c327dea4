// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-search-cart/features/partner-cart/title', 'A cart from another site'];
export const usedTitle: Message = [
  'mfe-search-cart/features/partner-cart/usedTitle',
  'This cart has already been opened',
];
export const used: Message = [
  'mfe-search-cart/features/partner-cart/used',
  'If you opened it here before, its domains are in your cart. It is also still on the page you came from. Go back there and check out again.',
];
export const expiredTitle: Message = ['mfe-search-cart/features/partner-cart/expiredTitle', 'This cart has expired'];
export const expired: Message = [
  'mfe-search-cart/features/partner-cart/expired',
  'A cart from another site expires after 15 minutes. It is still on the page you came from. Go back there and check out again.',
];
export const unknownTitle: Message = ['mfe-search-cart/features/partner-cart/unknownTitle', 'Cart not found'];
export const unknown: Message = [
  'mfe-search-cart/features/partner-cart/unknown',
  'Your cart is still on the page you came from. Go back there and check out again.',
];
export const nothingNew: Message<{ partner: 'none' | (string & {}); known: number }> = [
  'mfe-search-cart/features/partner-cart/nothingNew',
  [
    'Nothing new was added from ',
    ['partner', 1, { none: 'another site', other: [['partner']] }],
    '.',
    [
      'known',
      2,
      {
        '=0': '',
        one: ' One domain was already in your cart and stays as it is.',
        other: [' ', 0, ' domains were already in your cart and stay as they are.'],
      },
    ],
  ],
];
export const cameIn: Message<{ added: number; partner: 'none' | (string & {}); known: number }> = [
  'mfe-search-cart/features/partner-cart/cameIn',
  [
    ['added', 2, { one: [0, ' domain was'], other: [0, ' domains were'] }],
    ' added from ',
    ['partner', 1, { none: 'another site', other: [['partner']] }],
    '.',
    [
      'known',
      2,
      {
        '=0': '',
        one: ' One domain was already in your cart and stays as it is.',
        other: [' ', 0, ' domains were already in your cart and stay as they are.'],
      },
    ],
    ' ',
    ['added', 2, { one: 'Its price is being checked again.', other: 'Their prices are being checked again.' }],
  ],
];
export const openCart: Message<{ count: number }> = [
  'mfe-search-cart/features/partner-cart/openCart',
  [
    [
      'count',
      2,
      { '=0': 'Open your cart', one: ['Open your cart, ', 0, ' domain'], other: ['Open your cart, ', 0, ' domains'] },
    ],
  ],
];
export const notTaken: Message = [
  'mfe-search-cart/features/partner-cart/notTaken',
  'We cannot open the cart right now',
];
export const noAnswer: Message = [
  'mfe-search-cart/features/partner-cart/noAnswer',
  'The shop did not answer. Your cart is still on the page you came from. Go back there and check out again.',
];
export const asking: Message = ['mfe-search-cart/features/partner-cart/asking', 'Checking'];
export const taking: Message = ['mfe-search-cart/features/partner-cart/taking', 'Opening the cart'];
