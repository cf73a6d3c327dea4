// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const signingIn: Message = ['mfe-account/features/sign-in/signingIn', 'Signing in'];
export const signIn: Message = ['mfe-account/features/sign-in/signIn', 'Sign in'];
export const email: Message = ['mfe-account/features/sign-in/email', 'Email'];
export const password: Message = ['mfe-account/features/sign-in/password', 'Password'];
export const forgot: Message = ['mfe-account/features/sign-in/forgot', 'Forgot password?'];
export const newHere: Message<{ link: Tag }> = [
  'mfe-account/features/sign-in/newHere',
  ['New here? ', ['link', 'Create an account']],
];
export const notConfirmed: Message<{ link: Tag }> = [
  'mfe-account/features/sign-in/notConfirmed',
  ['Haven’t confirmed your address yet? ', ['link', 'Send the link again']],
];
