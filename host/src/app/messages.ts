// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const failed: Message = ['host/app/failed', 'Something went wrong on our side'];
export const safe: Message<{ mail: Tag; reference: Tag }> = [
  'host/app/safe',
  [
    'Your cart and account have not changed, and nothing was charged because of this error. Try again. If it happens again, write to ',
    ['mail', ''],
    ' and quote reference ',
    ['reference', ''],
    '.',
  ],
];
export const tryAgain: Message = ['host/app/tryAgain', 'Try again'];
export const startPage: Message = ['host/app/startPage', 'Go to the home page'];
