// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const stays: Message<{ count: number }> = [
  'mfe-account/features/sign-in/cart/stays',
  [
    [
      'count',
      2,
      { one: 'The domain in your cart stays there.', other: ['The ', 0, ' domains in your cart stay there.'] },
    ],
  ],
];
