// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const waits: Message<{ date: string | number }> = [
  'mfe-domains/features/email-restore/waits',
  [
    'Your account’s email address has just changed. From ',
    ['date'],
    ' you can see the transfer code, unlock the domain and change its owner. Until then, the former address can take the account back.',
  ],
];
