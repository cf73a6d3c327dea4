// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const left: Message<{ domain: string | number }> = [
  'shared/cart/left',
  [['domain'], ' was removed from the cart.'],
];
export const leftNames: Message<{ count: number }> = [
  'shared/cart/leftNames',
  [
    [
      'count',
      2,
      { one: [0, ' domain was removed from the cart.'], other: [0, ' domains were removed from the cart.'] },
    ],
  ],
];
export const leftElsewhere: Message<{ domain: string | number }> = [
  'shared/cart/leftElsewhere',
  [['domain'], ' was removed from the cart on another device.'],
];
export const namesLeftElsewhere: Message<{ count: number }> = [
  'shared/cart/namesLeftElsewhere',
  [
    [
      'count',
      2,
      {
        one: [0, ' domain was removed from the cart on another device.'],
        other: [0, ' domains were removed from the cart on another device.'],
      },
    ],
  ],
];
export const undo: Message = ['shared/cart/undo', 'Undo'];
export const foreignCart: Message = [
  'shared/cart/foreignCart',
  'The cart of another account was set aside. It is still in that account.',
];
export const joined: Message<{ count: number }> = [
  'shared/cart/joined',
  [
    [
      'count',
      2,
      {
        one: 'One domain from your account is back in the cart.',
        other: [0, ' domains from your account are back in the cart.'],
      },
    ],
  ],
];
export const corrupt: Message = [
  'shared/cart/corrupt',
  'We could not read part of your saved cart and set it aside. Check that nothing is missing.',
];
export const older: Message = [
  'shared/cart/older',
  'Your saved cart is from an older version of this shop and was set aside. Add the domains again.',
];
export const newer: Message = [
  'shared/cart/newer',
  'Your saved cart is from a newer version of this shop and was set aside. Reload the page to get that version.',
];
export const notSaved: Message = [
  'shared/cart/notSaved',
  'This browser does not save your cart. It lasts until you close the page.',
];
