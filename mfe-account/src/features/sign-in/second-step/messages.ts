// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const appCode: Message = ['mfe-account/features/sign-in/second-step/appCode', 'Code from your app'];
export const appCodeHint: Message = [
  'mfe-account/features/sign-in/second-step/appCodeHint',
  'The 6 digits it shows now',
];
export const recoveryCode: Message = ['mfe-account/features/sign-in/second-step/recoveryCode', 'Recovery code'];
export const recoveryHint: Message = [
  'mfe-account/features/sign-in/second-step/recoveryHint',
  'One of the codes you saved; each works once',
];
export const enterCode: Message = ['mfe-account/features/sign-in/second-step/enterCode', 'Enter the code'];
export const oneMoreStep: Message = ['mfe-account/features/sign-in/second-step/oneMoreStep', 'One more step'];
export const asksToo: Message<{ way: 'passkey' | 'code' }> = [
  'mfe-account/features/sign-in/second-step/asksToo',
  [
    'Your password is correct. Your account also asks for ',
    ['way', 1, { passkey: 'your passkey', code: 'a code', other: '' }],
    '.',
  ],
];
export const useApp: Message = ['mfe-account/features/sign-in/second-step/useApp', 'Use your authenticator app'];
export const useRecovery: Message = ['mfe-account/features/sign-in/second-step/useRecovery', 'Use a recovery code'];
export const startAgain: Message = ['mfe-account/features/sign-in/second-step/startAgain', 'Start again'];
export const signingIn: Message = ['mfe-account/features/sign-in/second-step/signingIn', 'Signing in'];
export const signIn: Message = ['mfe-account/features/sign-in/second-step/signIn', 'Sign in'];
export const lost: Message = [
  'mfe-account/features/sign-in/second-step/lost',
  'I have lost my phone and my recovery codes',
];
export const lostTitle: Message = ['mfe-account/features/sign-in/second-step/lostTitle', 'Remove two-step sign-in'];
export const lostLead: Message = [
  'mfe-account/features/sign-in/second-step/lostLead',
  'If you cannot use your authenticator app, a passkey or a recovery code, we can remove two-step sign-in from your account. This is what happens:',
];
export const lostLink: Message = [
  'mfe-account/features/sign-in/second-step/lostLink',
  'We email a link to the address of your account. You begin the removal on its page.',
];
export const lostWait: Message<{ days: number }> = [
  'mfe-account/features/sign-in/second-step/lostWait',
  [
    'You then wait ',
    ['days', 2, { one: [0, ' day'], other: [0, ' days'] }],
    ', so that nobody can take over your account unnoticed. We email you at the start, halfway and the day before, and you can stop it from each email. A new password does not shorten the wait.',
  ],
];
export const lostDone: Message = [
  'mfe-account/features/sign-in/second-step/lostDone',
  'Then we remove the authenticator app, passkeys and recovery codes and sign out every device. You sign in with your password and can set up two-step sign-in again.',
];
export const lostFound: Message = [
  'mfe-account/features/sign-in/second-step/lostFound',
  'If you find one of them while you wait, sign in with it: that stops the removal.',
];
export const lostMailbox: Message<{ link: Tag }> = [
  'mfe-account/features/sign-in/second-step/lostMailbox',
  ['No access to that email address either? ', ['link', 'Contact us'], '.'],
];
export const sendLink: Message = ['mfe-account/features/sign-in/second-step/sendLink', 'Send the link'];
export const sendingLink: Message = ['mfe-account/features/sign-in/second-step/sendingLink', 'Sending'];
export const goBack: Message = ['mfe-account/features/sign-in/second-step/goBack', 'Go back'];
export const linkSent: Message<{ hours: number }> = [
  'mfe-account/features/sign-in/second-step/linkSent',
  [
    'We have emailed the link to the address of your account. Open it and begin the removal on its page; it works for ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '.',
  ],
];
export const alreadyWaits: Message<{ date: Tag }> = [
  'mfe-account/features/sign-in/second-step/alreadyWaits',
  ['The removal has already begun. Two-step sign-in will be removed on ', ['date', ''], ', unless someone stops it.'],
];
