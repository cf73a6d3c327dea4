// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const verifySubject: Message<{ shop: string | number }> = [
  'backend/modules/auth/verifySubject',
  ['Confirm your email address for ', ['shop']],
];
export const verifyText: Message<{ shop: string | number }> = [
  'backend/modules/auth/verifyText',
  ['Confirm that this is your address to finish setting up your ', ['shop'], ' account.'],
];
export const verifyButton: Message = ['backend/modules/auth/verifyButton', 'Confirm email address'];
export const verifyNote: Message<{ hours: number }> = [
  'backend/modules/auth/verifyNote',
  [
    'The link works once, within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    ', and asks for the password you chose. If you did not create an account, ignore this email: nothing happens without the link and the password.',
  ],
];
export const existsSubject: Message<{ shop: string | number }> = [
  'backend/modules/auth/existsSubject',
  ['You already have an account at ', ['shop']],
];
export const existsText: Message = [
  'backend/modules/auth/existsText',
  'Someone tried to create an account with this address. You already have one, and nothing was changed.',
];
export const existsButton: Message = ['backend/modules/auth/existsButton', 'Sign in'];
export const existsNote: Message<{ url: string | number }> = [
  'backend/modules/auth/existsNote',
  ['If you forgot your password, set a new one at ', ['url'], '. If this was not you, there is nothing to do.'],
];
export const recoverySubject: Message<{ shop: string | number }> = [
  'backend/modules/auth/recoverySubject',
  ['Set a new password for ', ['shop']],
];
export const recoveryText: Message = [
  'backend/modules/auth/recoveryText',
  'We received a request to reset your password.',
];
export const recoveryButton: Message = ['backend/modules/auth/recoveryButton', 'Set a new password'];
export const recoveryNote: Message<{ hours: number }> = [
  'backend/modules/auth/recoveryNote',
  [
    'The link works once, within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '. If you did not ask for it, ignore this email: your password stays as it is.',
  ],
];
export const changedSubject: Message<{ shop: string | number }> = [
  'backend/modules/auth/changedSubject',
  ['Your ', ['shop'], ' password was changed'],
];
export const changedText: Message = [
  'backend/modules/auth/changedText',
  'Your password was just changed, and every device was signed out.',
];
