// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const movedSubject: Message<{ domain: string | number }> = [
  'backend/modules/missing-domains/movedSubject',
  [['domain'], ' is no longer with us'],
];
export const movedText: Message<{ domain: string | number }> = [
  'backend/modules/missing-domains/movedText',
  [
    'The registrar no longer holds ',
    ['domain'],
    ' for you: it was moved to another registrar, or let go. It is out of your list, and we renew and charge nothing for it any more.',
  ],
];
export const movedNote: Message<{ email: string | number }> = [
  'backend/modules/missing-domains/movedNote',
  ['If you did not move it, write to ', ['email'], ' at once.'],
];
export const seeDomains: Message = ['backend/modules/missing-domains/seeDomains', 'See your domains'];
