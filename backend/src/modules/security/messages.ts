// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const confirmSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/confirmSubject',
  ['Confirm your new email address for ', ['shop']],
];
export const confirmText: Message<{ shop: string | number }> = [
  'backend/modules/security/confirmText',
  [
    'Confirm that this is your address to move your ',
    ['shop'],
    ' account to it. You will then sign in with it, and we will email you here.',
  ],
];
export const confirmButton: Message = ['backend/modules/security/confirmButton', 'Use this address'];
export const confirmNote: Message<{ hours: number }> = [
  'backend/modules/security/confirmNote',
  [
    'The link works once, within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '. If you did not ask for it, ignore this email: nothing happens without the link.',
  ],
];
export const takenSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/takenSubject',
  ['You already have an account at ', ['shop']],
];
export const takenText: Message = [
  'backend/modules/security/takenText',
  'We received a request to move another account to this address. It already has an account, so nothing was changed.',
];
export const movedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/movedSubject',
  ['Your ', ['shop'], ' account has a new email address'],
];
export const movedText: Message<{ email: string | number }> = [
  'backend/modules/security/movedText',
  [
    'The email address of your account was just changed to ',
    ['email'],
    '. We now email you there. If this was you, there is nothing to do.',
  ],
];
export const movedButton: Message = ['backend/modules/security/movedButton', 'Take the account back'];
export const movedNote: Message<{ hours: number; email: string | number }> = [
  'backend/modules/security/movedNote',
  [
    'The link works for ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '. It restores this address and signs out every device. Once it has expired, write to ',
    ['email'],
    '.',
  ],
];
export const restoredSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/restoredSubject',
  ['Your ', ['shop'], ' account is back at this address'],
];
export const restoredText: Message = [
  'backend/modules/security/restoredText',
  'Your account uses this address again, and every device was signed out.',
];
export const restoredButton: Message = ['backend/modules/security/restoredButton', 'Set a new password'];
export const restoredNote: Message = [
  'backend/modules/security/restoredNote',
  'If you did not change the address, set a new password first.',
];
export const totpAddedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/totpAddedSubject',
  ['Authenticator app added to your ', ['shop'], ' account'],
];
export const totpAdded: Message = [
  'backend/modules/security/totpAdded',
  'An authenticator app was added. From now on, we ask for its code when you sign in. Every other device was signed out.',
];
export const totpRemovedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/totpRemovedSubject',
  ['Authenticator app removed from your ', ['shop'], ' account'],
];
export const totpRemoved: Message = [
  'backend/modules/security/totpRemoved',
  'The authenticator app was removed. We no longer ask for its codes. Every other device was signed out.',
];
export const passkeyAddedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/passkeyAddedSubject',
  ['Passkey added to your ', ['shop'], ' account'],
];
export const passkeyAdded: Message = [
  'backend/modules/security/passkeyAdded',
  'A passkey was added. It can now be used to sign in to your account. Every other device was signed out.',
];
export const passkeyRemovedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/passkeyRemovedSubject',
  ['Passkey removed from your ', ['shop'], ' account'],
];
export const passkeyRemoved: Message = [
  'backend/modules/security/passkeyRemoved',
  'A passkey was removed. It can no longer be used to sign in to your account. Every other device was signed out.',
];
export const codesRenewedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/codesRenewedSubject',
  ['New recovery codes for your ', ['shop'], ' account'],
];
export const codesRenewed: Message = [
  'backend/modules/security/codesRenewed',
  'New recovery codes were created. The earlier ones no longer work.',
];
export const codeUsedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/codeUsedSubject',
  ['A recovery code was used for your ', ['shop'], ' account'],
];
export const codeUsed: Message<{ left: number }> = [
  'backend/modules/security/codeUsed',
  [
    'One of your recovery codes was used. ',
    [
      'left',
      2,
      { '=0': 'You have none left: create new ones under “Recovery codes”.', other: ['You have ', 0, ' left.'] },
    ],
  ],
];
export const passwordChangedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/passwordChangedSubject',
  ['Your ', ['shop'], ' password was changed'],
];
export const passwordChanged: Message = [
  'backend/modules/security/passwordChanged',
  'Your password was changed, and every other device was signed out.',
];
export const changesStopped: Message<{ count: number; url: string | number }> = [
  'backend/modules/security/changesStopped',
  [
    [
      'count',
      2,
      {
        one: [
          0,
          ' domain was still waiting for a change that was requested for several domains. It was not changed, because someone else may have requested that. If it was you, try again at ',
          ['url'],
          '.',
        ],
        other: [
          0,
          ' domains were still waiting for a change that was requested for several domains. They were not changed, because someone else may have requested that. If it was you, try again at ',
          ['url'],
          '.',
        ],
      },
    ],
  ],
];
