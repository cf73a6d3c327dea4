// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-search-cart/features/partner-cart/title', 'A cart from another site'];
export const usedTitle: Message = ['mfe-search-cart/features/partner-cart/usedTitle', 'This cart was taken already'];
export const used: Message = [
  'mfe-search-cart/features/partner-cart/used',
  'If you opened it here before, its names are in your cart. It is still on the page that you came from: go back there and check out again.',
];
export const expiredTitle: Message = [
  'mfe-search-cart/features/partner-cart/expiredTitle',
  'This cart waited too long',
];
export const expired: Message = [
  'mfe-search-cart/features/partner-cart/expired',
  'A cart from another site waits for a quarter of an hour. It is still on the page that you came from: go back there and check out again.',
];
export const unknownTitle: Message = ['mfe-search-cart/features/partner-cart/unknownTitle', 'There is no such cart'];
export const unknown: Message = [
  'mfe-search-cart/features/partner-cart/unknown',
  'It is still on the page that you came from: go back there and check out again.',
];
export const nothingNew: Message<{ partner: 'none' | (string & {}); known: number }> = [
  'mfe-search-cart/features/partner-cart/nothingNew',
  [
    'Nothing new came from ',
    ['partner', 1, { none: 'another site', other: [['partner']] }],
    '.',
    [
      'known',
      2,
      {
        '=0': '',
        one: ' One was in your cart already and stays as it is.',
        other: [' ', 0, ' were in your cart already and stay as they are.'],
      },
    ],
  ],
];
export const cameIn: Message<{ added: number; partner: 'none' | (string & {}); known: number }> = [
  'mfe-search-cart/features/partner-cart/cameIn',
  [
    ['added', 2, { one: [0, ' name'], other: [0, ' names'] }],
    ' came from ',
    ['partner', 1, { none: 'another site', other: [['partner']] }],
    '.',
    [
      'known',
      2,
      {
        '=0': '',
        one: ' One was in your cart already and stays as it is.',
        other: [' ', 0, ' were in your cart already and stay as they are.'],
      },
    ],
    ' ',
    ['added', 2, { one: 'What it costs is asked for anew.', other: 'What they cost is asked for anew.' }],
  ],
];
export const openCart: Message<{ count: number }> = [
  'mfe-search-cart/features/partner-cart/openCart',
  [
    [
      'count',
      2,
      { '=0': 'Open your cart', one: ['Open your cart of ', 0, ' name'], other: ['Open your cart of ', 0, ' names'] },
    ],
  ],
];
export const notTaken: Message = [
  'mfe-search-cart/features/partner-cart/notTaken',
  'We cannot take the cart in right now',
];
export const noAnswer: Message = [
  'mfe-search-cart/features/partner-cart/noAnswer',
  'The shop did not answer. It is still on the page that you came from: go back there and check out again.',
];
export const asking: Message = ['mfe-search-cart/features/partner-cart/asking', 'Asking'];
export const taking: Message = ['mfe-search-cart/features/partner-cart/taking', 'Taking the cart in'];
