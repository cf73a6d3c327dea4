// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const isBack: Message = [
  'mfe-account/features/verification/isBack',
  'Your previous address is restored. All sessions have ended, and your password no longer works: set a new one now.',
];
export const setPassword: Message = ['mfe-account/features/verification/setPassword', 'Set a new password'];
export const isNow: Message<{ strong: Tag; email: string | number }> = [
  'mfe-account/features/verification/isNow',
  ['The email address of your account is now ', ['strong', ['email']], '.'],
];
export const isChanged: Message = [
  'mfe-account/features/verification/isChanged',
  'The email address of your account has been changed. Sign in with the new one.',
];
export const toAccount: Message = ['mfe-account/features/verification/toAccount', 'Go to your account'];
export const linkLead: Message<{ asks: 'use' | 'restore' | (string & {}) }> = [
  'mfe-account/features/verification/linkLead',
  [
    [
      'asks',
      1,
      {
        use: 'Confirm that this is your address to move your account to it. You will then sign in with it, and we will email you here.',
        restore:
          'This moves your account back to this address and signs out every device. Your password will no longer work, and you will set a new one.',
        other: 'Continue with the link from your email.',
      },
    ],
  ],
];
export const useLink: Message<{ asks: 'use' | 'restore' | (string & {}) }> = [
  'mfe-account/features/verification/useLink',
  [['asks', 1, { use: 'Use this address', restore: 'Take the account back', other: 'Continue' }]],
];
export const signIn: Message = ['mfe-account/features/verification/signIn', 'Sign in'];
export const wroteTo: Message<{ strong: Tag; email: string | number }> = [
  'mfe-account/features/verification/wroteTo',
  [
    'We sent an email to ',
    ['strong', ['email']],
    '. Open the link in it to continue. It works for a day, and your cart is kept.',
  ],
];
export const openLink: Message = [
  'mfe-account/features/verification/openLink',
  'Open the link in the email we sent you to continue. It works for a day, and your cart is kept.',
];
export const isConfirmed: Message<{ email: string | number; count: number; names: string | number }> = [
  'mfe-account/features/verification/isConfirmed',
  [
    ['email'],
    ' is confirmed.',
    ['count', 2, { '=0': '', one: [' ', ['names'], ' keeps working.'], other: [' ', ['names'], ' keep working.'] }],
  ],
];
export const seeDomains: Message = ['mfe-account/features/verification/seeDomains', 'See your domains'];
export const fromEmail: Message = [
  'mfe-account/features/verification/fromEmail',
  'You opened this from an email to the owner of one or more domains. Confirm that the address is yours to keep the domains working.',
];
export const seeWaiting: Message = ['mfe-account/features/verification/seeWaiting', 'See addresses to confirm'];
export const confirming: Message = ['mfe-account/features/verification/confirming', 'Confirming'];
export const confirm: Message = ['mfe-account/features/verification/confirm', 'Confirm the address'];
export const enterPassword: Message = ['mfe-account/features/verification/enterPassword', 'Enter your password'];
export const atMost: Message<{ max: string | number }> = [
  'mfe-account/features/verification/atMost',
  ['Use at most ', ['max'], ' characters'],
];
export const lastStep: Message = [
  'mfe-account/features/verification/lastStep',
  'One last step: enter the password you chose for your account. It proves that the account is yours and that nobody else created it with your address.',
];
export const password: Message = ['mfe-account/features/verification/password', 'Password'];
export const confirmSignIn: Message = ['mfe-account/features/verification/confirmSignIn', 'Confirm and sign in'];
export const forgot: Message<{ link: Tag }> = [
  'mfe-account/features/verification/forgot',
  [['link', 'Set a new password'], ' if you forgot it. That confirms your address too.'],
];
export const loadingOwners: Message = [
  'mfe-account/features/verification/loadingOwners',
  'Loading the owners of your domains',
];
export const notLoaded: Message = [
  'mfe-account/features/verification/notLoaded',
  'The owners of your domains did not load',
];
export const loading: Message = ['mfe-account/features/verification/loading', 'Loading'];
export const noneWaits: Message = ['mfe-account/features/verification/noneWaits', 'No addresses to confirm'];
export const noneWaitsLine: Message = [
  'mfe-account/features/verification/noneWaitsLine',
  'When you register a generic domain, its owner has to confirm an email address. You will find it here.',
];
export const notConfirmed: Message = ['mfe-account/features/verification/notConfirmed', 'Not confirmed yet'];
export const confirmed: Message = ['mfe-account/features/verification/confirmed', 'Confirmed'];
export const suspended: Message = ['mfe-account/features/verification/suspended', 'Suspended'];
export const confirmedOn: Message<{ date: Tag; count: number }> = [
  'mfe-account/features/verification/confirmedOn',
  ['Confirmed on ', ['date', ''], ', for ', ['count', 2, { one: [0, ' domain'], other: [0, ' domains'] }], '.'],
];
export const sending: Message = ['mfe-account/features/verification/sending', 'Sending'];
export const sendAgainTo: Message<{ spoken: Tag; email: string | number }> = [
  'mfe-account/features/verification/sendAgainTo',
  ['Send the email again', ['spoken', ' to ', ['email']]],
];
export const sentTo: Message<{ email: string | number }> = [
  'mfe-account/features/verification/sentTo',
  ['Sent to ', ['email'], '. Only the link in the newest email works.'],
];
export const tooOften: Message = [
  'mfe-account/features/verification/tooOften',
  'We have already sent the email several times. Check your spam folder, or try again in an hour.',
];
export const notSent: Message<{ failure: string | number }> = [
  'mfe-account/features/verification/notSent',
  ['The email was not sent. ', ['failure']],
];
export const sendAgain: Message = ['mfe-account/features/verification/sendAgain', 'Send the email again'];
export const sentAgain: Message = [
  'mfe-account/features/verification/sentAgain',
  'If an account is waiting for this address, a new email is on its way.',
];
export const tryAgain: Message = ['mfe-account/features/verification/tryAgain', 'Try again'];
