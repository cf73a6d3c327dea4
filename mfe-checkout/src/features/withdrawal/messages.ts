// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const withdrawal: Message = ['mfe-checkout/features/withdrawal/withdrawal', 'Withdrawal'];
export const notLoaded: Message<{ date: Tag }> = [
  'mfe-checkout/features/withdrawal/notLoaded',
  [
    'You may withdraw until the end of ',
    ['date', ''],
    ', but the button for it could not be loaded. Check your connection and reload the page.',
  ],
];
