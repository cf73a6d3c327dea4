// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const check: Message = ['mfe-account/pages/email-sent/check', 'Check your email'];
export const onItsWay: Message<{ hours: number }> = [
  'mfe-account/pages/email-sent/onItsWay',
  [
    'If this address has an account, a link to set a new password is on its way. It works once, within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '.',
  ],
];
export const notThere: Message<{ link: Tag }> = [
  'mfe-account/pages/email-sent/notThere',
  ['Nothing there? Check your spam folder, or ', ['link', 'request another one'], '.'],
];
