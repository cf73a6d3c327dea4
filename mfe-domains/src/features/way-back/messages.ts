// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const waits: Message<{ date: string | number }> = [
  'mfe-domains/features/way-back/waits',
  [
    'Your account’s email address has just changed. The transfer code, unlocking and a change of owner wait until ',
    ['date'],
    ', so that the former address can take the account back.',
  ],
];
