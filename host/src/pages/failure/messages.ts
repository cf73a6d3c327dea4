// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const contact: Message<{ mail: Tag; phone: string | number; hours: string | number; reference: Tag }> = [
  'host/pages/failure/contact',
  [
    'If it happens again, write to ',
    ['mail', ''],
    ' or call ',
    ['phone'],
    ' (',
    ['hours'],
    ') and quote reference ',
    ['reference', ''],
    '.',
  ],
];
export const retry: Message = ['host/pages/failure/retry', 'Go back and try again'];
export const startPage: Message = ['host/pages/failure/startPage', 'Go to the home page'];
export const help: Message = ['host/pages/failure/help', 'Help'];
