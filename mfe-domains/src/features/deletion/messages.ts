// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-domains/features/deletion/title', 'Delete this domain'];
export const aboutToDelete: Message<{ domain: string | number }> = [
  'mfe-domains/features/deletion/aboutToDelete',
  ['You are about to delete ', ['domain'], '.'],
];
export const deleted: Message<{ domain: string | number }> = [
  'mfe-domains/features/deletion/deleted',
  [['domain'], ' was deleted. We sent you an email.'],
];
export const beingDeleted: Message<{ domain: string | number }> = [
  'mfe-domains/features/deletion/beingDeleted',
  [['domain'], ' is being deleted. We email you when it is done.'],
];
export const turnOff: Message = [
  'mfe-domains/features/deletion/turnOff',
  'To let it expire instead, turn off auto-renew.',
];
export const isOff: Message<{ date: string | number }> = [
  'mfe-domains/features/deletion/isOff',
  ['Auto-renew is off, so it expires on ', ['date'], ' anyway.'],
];
export const refund: Message<{ amount: 'none' | (string & {}); date: string | number }> = [
  'mfe-domains/features/deletion/refund',
  [
    [
      'amount',
      1,
      {
        none: 'You get no refund.',
        other: [['amount'], ' is refunded to your card if you delete it before ', ['date'], '.'],
      },
    ],
  ],
];
export const deletableFrom: Message<{ date: string | number }> = [
  'mfe-domains/features/deletion/deletableFrom',
  [
    'Your account’s email address has just changed. You can delete this domain from ',
    ['date'],
    '. Until then, the former address can take the account back.',
  ],
];
export const question: Message<{ domain: string | number }> = [
  'mfe-domains/features/deletion/question',
  ['Delete ', ['domain'], '?'],
];
export const deleting: Message = ['mfe-domains/features/deletion/deleting', 'Deleting'];
export const cannotUndo: Message = [
  'mfe-domains/features/deletion/cannotUndo',
  'Its website and email stop working at once, and anyone can then register it. This cannot be undone.',
];
