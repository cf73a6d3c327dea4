// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['mfe-search-cart/features/cart-transfer/title', 'Go on elsewhere'];
export const linkLabel: Message = ['mfe-search-cart/features/cart-transfer/linkLabel', 'Link to this cart'];
export const linkSubject: Message = ['mfe-search-cart/features/cart-transfer/linkSubject', 'the link to this cart'];
export const held: Message<{ count: number; date: Tag }> = [
  'mfe-search-cart/features/cart-transfer/held',
  [
    'Holds ',
    ['count', 2, { one: 'the name', other: ['the ', 0, ' names'] }],
    ' of now. Works once, until ',
    ['date', ''],
    '.',
  ],
];
export const making: Message = ['mfe-search-cart/features/cart-transfer/making', 'Making a link'];
export const makeNew: Message = ['mfe-search-cart/features/cart-transfer/makeNew', 'Make a new link'];
export const offer: Message<{ count: number }> = [
  'mfe-search-cart/features/cart-transfer/offer',
  [
    [
      'count',
      2,
      {
        one: 'A link opens this name on your phone or another computer.',
        other: ['A link opens these ', 0, ' names on your phone or another computer.'],
      },
    ],
  ],
];
export const make: Message = ['mfe-search-cart/features/cart-transfer/make', 'Make a link'];
export const codesStay: Message = [
  'mfe-search-cart/features/cart-transfer/codesStay',
  'Transfer codes stay on this device.',
];
export const notMade: Message<{ failure: string | number }> = [
  'mfe-search-cart/features/cart-transfer/notMade',
  ['The link was not made. ', ['failure'], ' Your cart is as it was.'],
];
