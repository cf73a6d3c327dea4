// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/sign-in/title', 'Sign in to the desk'];
export const lead: Message = [
  'desk/pages/sign-in/lead',
  'For staff only. You sign in with your password and a code from your app.',
];
export const email: Message = ['desk/pages/sign-in/email', 'Email'];
export const password: Message = ['desk/pages/sign-in/password', 'Password'];
export const goOn: Message = ['desk/pages/sign-in/goOn', 'Continue'];
export const checking: Message = ['desk/pages/sign-in/checking', 'Checking'];
export const codeTitle: Message = ['desk/pages/sign-in/codeTitle', 'Enter the code from your app'];
export const code: Message = ['desk/pages/sign-in/code', 'Code'];
export const codeHint: Message = ['desk/pages/sign-in/codeHint', '6 digits'];
export const signIn: Message = ['desk/pages/sign-in/signIn', 'Sign in'];
export const otherAccount: Message = ['desk/pages/sign-in/otherAccount', 'Use another account'];
export const setUpTitle: Message = ['desk/pages/sign-in/setUpTitle', 'Set up your account'];
export const setUpLead: Message<{ name: string | number; email: string | number }> = [
  'desk/pages/sign-in/setUpLead',
  [
    ['name'],
    ', choose a password and connect an authenticator app. You need both each time you sign in as ',
    ['email'],
    '.',
  ],
];
export const newPassword: Message = ['desk/pages/sign-in/newPassword', 'New password'];
export const passwordHint: Message = [
  'desk/pages/sign-in/passwordHint',
  'At least 12 characters. A few unrelated words work well.',
];
export const scan: Message<{ key: string | number }> = [
  'desk/pages/sign-in/scan',
  ['Scan this with your authenticator app, or enter the key ', ['key'], '.'],
];
export const qr: Message = ['desk/pages/sign-in/qr', 'QR code for your authenticator app'];
export const firstCode: Message = ['desk/pages/sign-in/firstCode', 'The code your app shows now'];
export const finish: Message = ['desk/pages/sign-in/finish', 'Set up and sign in'];
export const finishing: Message = ['desk/pages/sign-in/finishing', 'Setting up'];
export const badLink: Message = ['desk/pages/sign-in/badLink', 'This link does not work'];
export const badLinkWay: Message = [
  'desk/pages/sign-in/badLinkWay',
  'It has expired or was used already. Ask an administrator for a new one.',
];
export const loading: Message = ['desk/pages/sign-in/loading', 'Checking the link'];
export const notChecked: Message = ['desk/pages/sign-in/notChecked', 'The link could not be checked'];
