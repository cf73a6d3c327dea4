// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const beganSubject: Message<{ shop: string | number }> = [
  'backend/modules/support-sessions/beganSubject',
  [['shop'], ' support is signed in to your account'],
];
export const beganText: Message<{ staff: string | number; shop: string | number; minutes: number }> = [
  'backend/modules/support-sessions/beganText',
  [
    ['staff'],
    ' from ',
    ['shop'],
    ' support is signed in to your account to help you, for ',
    ['minutes', 2, { one: [0, ' minute'], other: [0, ' minutes'] }],
    ' at most.',
  ],
];
export const beganReason: Message<{ reason: string | number }> = [
  'backend/modules/support-sessions/beganReason',
  ['The reason given: ', ['reason']],
];
export const beganLimits: Message = [
  'backend/modules/support-sessions/beganLimits',
  'They cannot change your password, two-step sign-in, cards or API keys, and cannot order anything. Anything they change appears in your activity with their name.',
];
export const beganButton: Message = ['backend/modules/support-sessions/beganButton', 'See or end it in your account'];
export const beganNote: Message<{ email: string | number }> = [
  'backend/modules/support-sessions/beganNote',
  [
    'If you did not ask for help, end the session in your account under “Where you are signed in”, and write to ',
    ['email'],
    '.',
  ],
];
