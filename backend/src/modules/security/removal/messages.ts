// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const askedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/removal/askedSubject',
  ['Confirm that you can no longer use two-step sign-in at ', ['shop']],
];
export const askedText: Message = [
  'backend/modules/security/removal/askedText',
  'Someone entered your password and told us that they have lost the authenticator app, passkeys and recovery codes of your account.',
];
export const askedWait: Message<{ days: number }> = [
  'backend/modules/security/removal/askedWait',
  [
    'If this was you, begin the removal of two-step sign-in. It then takes ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    ', so that nobody can take over your account unnoticed: we email you at the start, halfway and the day before, and you can stop it from each email.',
  ],
];
export const askedButton: Message = ['backend/modules/security/removal/askedButton', 'Begin the removal'];
export const askedNote: Message<{ hours: number }> = [
  'backend/modules/security/removal/askedNote',
  [
    'The link works for ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '. Nothing happens until you confirm on its page.',
  ],
];
export const noticeSubject: Message<{ when: 'start' | 'between' | 'last'; shop: string | number }> = [
  'backend/modules/security/removal/noticeSubject',
  [
    [
      'when',
      1,
      {
        start: ['Two-step sign-in will be removed from your ', ['shop'], ' account'],
        between: ['Reminder: two-step sign-in will be removed from your ', ['shop'], ' account'],
        last: ['Tomorrow, two-step sign-in will be removed from your ', ['shop'], ' account'],
        other: '',
      },
    ],
  ],
];
export const noticeText: Message<{ by: 'customer' | 'staff'; shop: string | number }> = [
  'backend/modules/security/removal/noticeText',
  [
    [
      'by',
      1,
      {
        customer:
          'Someone who entered your password and confirmed it from this mailbox has asked us to remove two-step sign-in from your account, because the phone, passkeys and recovery codes are lost.',
        staff: [
          'The ',
          ['shop'],
          ' support team was asked to remove two-step sign-in from your account, because the phone, passkeys and recovery codes are lost.',
        ],
        other: '',
      },
    ],
  ],
];
export const noticeWait: Message<{ date: string | number }> = [
  'backend/modules/security/removal/noticeWait',
  [
    'Unless you stop it, we will remove the authenticator app, passkeys and recovery codes on ',
    ['date'],
    ' and sign out every device. From then on, the password is enough to sign in.',
  ],
];
export const noticeStop: Message = [
  'backend/modules/security/removal/noticeStop',
  'If you did not ask for this, stop it now: you don’t need to sign in, and the account stays as it is.',
];
export const noticeButton: Message = ['backend/modules/security/removal/noticeButton', 'Stop the removal'];
export const noticeFound: Message = [
  'backend/modules/security/removal/noticeFound',
  'If this was you, there is nothing more to do. If you find your phone, a passkey or a recovery code, sign in with it: that stops the removal too.',
];
export const noticeNote: Message<{ email: string | number }> = [
  'backend/modules/security/removal/noticeNote',
  ['If the link no longer works and this was not you, write to ', ['email'], ' at once.'],
];
export const endedSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/removal/endedSubject',
  ['Your ', ['shop'], ' account keeps two-step sign-in'],
];
export const endedText: Message<{ reason: 'stopped' | 'proved' | 'cancelled' | 'overtaken' | 'undelivered' }> = [
  'backend/modules/security/removal/endedText',
  [
    [
      'reason',
      1,
      {
        stopped: 'The removal of two-step sign-in was stopped.',
        proved:
          'Someone used a code, a passkey or a recovery code of your account. As they are not all lost, we stopped the removal of two-step sign-in.',
        cancelled: 'Our support team has stopped the removal of two-step sign-in.',
        overtaken:
          'Your account has moved to this email address, so the removal of two-step sign-in that was announced to the former one was stopped.',
        undelivered:
          'We stopped the removal of two-step sign-in because the mail server of this address refused our notices for a week.',
        other: '',
      },
    ],
  ],
];
export const endedAgain: Message = [
  'backend/modules/security/removal/endedAgain',
  'Nothing was changed. If you still need to remove it, ask again when you sign in.',
];
export const endedPassword: Message = [
  'backend/modules/security/removal/endedPassword',
  'Whoever asked for the removal had entered your password.',
];
export const doneSubject: Message<{ shop: string | number }> = [
  'backend/modules/security/removal/doneSubject',
  ['Two-step sign-in was removed from your ', ['shop'], ' account'],
];
export const doneText: Message = [
  'backend/modules/security/removal/doneText',
  'As announced, the authenticator app, passkeys and recovery codes were removed, and every device was signed out. You now sign in with your password.',
];
export const doneAgain: Message = [
  'backend/modules/security/removal/doneAgain',
  'Until you set up two-step sign-in again, the password alone protects your domains. Do it right after you sign in, and keep the new recovery codes apart from your phone.',
];
export const doneButton: Message = ['backend/modules/security/removal/doneButton', 'Sign in'];
