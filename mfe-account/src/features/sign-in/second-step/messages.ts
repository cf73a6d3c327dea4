// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const appCode: Message = ['mfe-account/features/sign-in/second-step/appCode', 'Code from your app'];
export const appCodeHint: Message = [
  'mfe-account/features/sign-in/second-step/appCodeHint',
  'The 6 digits it shows now',
];
export const recoveryCode: Message = ['mfe-account/features/sign-in/second-step/recoveryCode', 'Recovery code'];
export const recoveryHint: Message = [
  'mfe-account/features/sign-in/second-step/recoveryHint',
  'One of those you saved; each works once',
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
