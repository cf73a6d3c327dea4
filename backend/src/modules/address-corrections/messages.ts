// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const noticeSubject: Message<{ shop: string | number }> = [
  'backend/modules/address-corrections/noticeSubject',
  ['We were asked to move your ', ['shop'], ' account to another email address'],
];
export const noticeText: Message<{ shop: string | number; email: string | number }> = [
  'backend/modules/address-corrections/noticeText',
  [
    'The ',
    ['shop'],
    ' support team was told that you no longer have access to this address, and was asked to move your account to ',
    ['email'],
    '.',
  ],
];
export const noticeWait: Message<{ date: string | number; email: string | number }> = [
  'backend/modules/address-corrections/noticeWait',
  [
    'If we do not hear from you, we will move the account on ',
    ['date'],
    ' at the earliest, and only once ',
    ['email'],
    ' has been confirmed.',
  ],
];
export const noticeAsk: Message = [
  'backend/modules/address-corrections/noticeAsk',
  'If you did not ask for this, stop it now: you don’t need to sign in, and the account stays as it is. If this was you, confirm it on the same page to skip the wait.',
];
export const noticeButton: Message = ['backend/modules/address-corrections/noticeButton', 'Stop or confirm the change'];
export const noticeNote: Message<{ email: string | number }> = [
  'backend/modules/address-corrections/noticeNote',
  ['If the link no longer works and this was not you, write to ', ['email'], ' at once.'],
];
export const confirmSubject: Message<{ shop: string | number }> = [
  'backend/modules/address-corrections/confirmSubject',
  ['Confirm this email address for your ', ['shop'], ' account'],
];
export const confirmText: Message<{ shop: string | number }> = [
  'backend/modules/address-corrections/confirmText',
  [
    'The ',
    ['shop'],
    ' support team was asked to move your account to this address. Confirm that the address is yours. Nothing changes until you do.',
  ],
];
export const confirmWait: Message<{ date: string | number }> = [
  'backend/modules/address-corrections/confirmWait',
  [
    'After that, we wait until at least ',
    ['date'],
    ', so that anyone with access to the current address can object. The account moves sooner if the change is confirmed from the current address.',
  ],
];
export const confirmButton: Message = ['backend/modules/address-corrections/confirmButton', 'Confirm this address'];
export const confirmNote: Message<{ date: string | number }> = [
  'backend/modules/address-corrections/confirmNote',
  [
    'The link works until ',
    ['date'],
    '. If you did not ask for this, ignore this email, or stop the change on the same page.',
  ],
];
export const doneSubject: Message<{ shop: string | number }> = [
  'backend/modules/address-corrections/doneSubject',
  ['Your ', ['shop'], ' account is now at this address'],
];
export const doneText: Message = [
  'backend/modules/address-corrections/doneText',
  'Your account has moved to this address. Every device was signed out, all API keys were revoked, and your password no longer works: set a new one. Your two-step sign-in stays as it was.',
];
export const doneOwners: Message = [
  'backend/modules/address-corrections/doneOwners',
  'The owners of your domains, saved contacts and billing details are unchanged. If any of them still has the former address, change it once you have signed in: registries write to the owner’s address.',
];
export const doneWait: Message<{ hours: number }> = [
  'backend/modules/address-corrections/doneWait',
  [
    'For ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    ', the former address can take the account back. Until then, nobody can see transfer codes, delete domains, change their owners or close the account.',
  ],
];
export const doneButton: Message = ['backend/modules/address-corrections/doneButton', 'Set a new password'];
export const endedSubject: Message<{ shop: string | number }> = [
  'backend/modules/address-corrections/endedSubject',
  ['Your ', ['shop'], ' account keeps its email address'],
];
export const endedText: Message<{ reason: 'stopped' | 'cancelled' | 'expired' | 'dropped'; email: string | number }> = [
  'backend/modules/address-corrections/endedText',
  [
    [
      'reason',
      1,
      {
        stopped: ['The move of your account to ', ['email'], ' was stopped.'],
        cancelled: ['Our support team has cancelled the move of your account to ', ['email'], '.'],
        expired: [['email'], ' was not confirmed in time, so your account is not moving there.'],
        dropped: ['Your account is not moving to ', ['email'], ' after all.'],
        other: '',
      },
    ],
  ],
];
export const endedNothing: Message = ['backend/modules/address-corrections/endedNothing', 'Nothing was changed.'];
