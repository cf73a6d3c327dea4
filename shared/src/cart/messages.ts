// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const left: Message<{ domain: string | number }> = ['shared/cart/left', [['domain'], ' left the cart.']];
export const leftNames: Message<{ count: number }> = [
  'shared/cart/leftNames',
  [['count', 2, { one: [0, ' name left the cart.'], other: [0, ' names left the cart.'] }]],
];
export const leftElsewhere: Message<{ domain: string | number }> = [
  'shared/cart/leftElsewhere',
  [['domain'], ' left the cart on another device.'],
];
export const namesLeftElsewhere: Message<{ count: number }> = [
  'shared/cart/namesLeftElsewhere',
  [
    [
      'count',
      2,
      { one: [0, ' name left the cart on another device.'], other: [0, ' names left the cart on another device.'] },
    ],
  ],
];
export const undo: Message = ['shared/cart/undo', 'Undo'];
export const foreignCart: Message = [
  'shared/cart/foreignCart',
  'The cart of another account was put away. It waits in that account.',
];
export const joined: Message<{ count: number }> = [
  'shared/cart/joined',
  [
    [
      'count',
      2,
      {
        one: 'One name that your account kept is in the cart again.',
        other: [0, ' names that your account kept are in the cart again.'],
      },
    ],
  ],
];
export const corrupt: Message = [
  'shared/cart/corrupt',
  'A part of your saved cart could not be read. It was set aside; check that nothing is missing.',
];
export const older: Message = [
  'shared/cart/older',
  'Your saved cart is of an older version of this shop. It was set aside; add the names again.',
];
export const newer: Message = [
  'shared/cart/newer',
  'Your saved cart is of a newer version of this shop. It was set aside; reload to get the newer version.',
];
export const notSaved: Message = [
  'shared/cart/notSaved',
  'This browser does not keep your cart. It lasts until you close the page.',
];
