// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-search-cart/features/cart-transfer/title', 'Continue on another device'];
export const linkLabel: Message = ['mfe-search-cart/features/cart-transfer/linkLabel', 'Link to this cart'];
export const linkSubject: Message = ['mfe-search-cart/features/cart-transfer/linkSubject', 'the link to this cart'];
export const held: Message<{ count: number; date: Tag }> = [
  'mfe-search-cart/features/cart-transfer/held',
  [
    'Contains ',
    ['count', 2, { one: 'the domain', other: ['the ', 0, ' domains'] }],
    ' in your cart now. Works once, until ',
    ['date', ''],
    '.',
  ],
];
export const making: Message = ['mfe-search-cart/features/cart-transfer/making', 'Creating a link'];
export const makeNew: Message = ['mfe-search-cart/features/cart-transfer/makeNew', 'Create a new link'];
export const offer: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/offer',
  [
    [
      'count',
      2,
      {
        one: 'Get a link to open this domain on your phone or another computer.',
        other: ['Get a link to open these ', 0, ' domains on your phone or another computer.'],
      },
    ],
  ],
];
export const make: Message = ['mfe-search-cart/features/cart-transfer/make', 'Create a link'];
export const codesStay: Message = [
  'mfe-search-cart/features/cart-transfer/codesStay',
  'Transfer codes are not included in the link.',
];
export const notMade: Message<{ failure: string | number }> = [
  'mfe-search-cart/features/cart-transfer/notMade',
  ['The link was not created. ', ['failure'], ' Your cart has not changed.'],
];
