// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const failed: Message = ['host/app/failed', 'Something on our side failed'];
export const safe: Message<{ mail: Tag; reference: Tag }> = [
  'host/app/safe',
  [
    'Your cart and your account are as they were, and nothing was charged by this. Try again; if it happens again, write to ',
    ['mail', ''],
    ' with reference ',
    ['reference', ''],
    '.',
  ],
];
export const tryAgain: Message = ['host/app/tryAgain', 'Try again'];
export const startPage: Message = ['host/app/startPage', 'Go to the start page'];
