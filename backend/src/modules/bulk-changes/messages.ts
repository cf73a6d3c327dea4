// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const nameserversSubject: Message<{ count: number }> = [
  'backend/modules/bulk-changes/nameserversSubject',
  ['The nameservers of ', ['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }], ' are being changed'],
];
export const nameserversText: Message<{ count: number; servers: string | number }> = [
  'backend/modules/bulk-changes/nameserversText',
  [
    'You asked to change the nameservers of ',
    ['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }],
    ' to ',
    ['servers'],
    '. Nameservers decide where websites and email go.',
  ],
];
export const unlockedSubject: Message<{ count: number }> = [
  'backend/modules/bulk-changes/unlockedSubject',
  [['count', 2, { one: [0, ' domain is'], other: [0, ' domains are'] }], ' being unlocked'],
];
export const unlockedText: Message<{ count: number }> = [
  'backend/modules/bulk-changes/unlockedText',
  [
    'You asked to unlock ',
    ['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }],
    '. Anyone who has the transfer code of an unlocked domain can transfer it to another registrar.',
  ],
];
export const seeDomains: Message = ['backend/modules/bulk-changes/seeDomains', 'See your domains'];
