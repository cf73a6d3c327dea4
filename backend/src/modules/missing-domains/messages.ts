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
    ' for you: it was transferred to another registrar or released. We have removed it from your list and will not renew it or charge you for it again.',
  ],
];
export const movedNote: Message<{ email: string | number }> = [
  'backend/modules/missing-domains/movedNote',
  ['If you did not transfer it, write to ', ['email'], ' at once.'],
];
export const seeDomains: Message = ['backend/modules/missing-domains/seeDomains', 'See your domains'];
