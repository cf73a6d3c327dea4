// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const closedSubject: Message<{ shop: string | number }> = [
  'backend/modules/account/closedSubject',
  ['Your ', ['shop'], ' account is closed'],
];
export const closedText: Message = [
  'backend/modules/account/closedText',
  'As you asked, your account is closed and you are signed out everywhere. This cannot be undone.',
];
export const closedErased: Message = [
  'backend/modules/account/closedErased',
  'Your password, saved contacts, cart and cards have been erased. We keep your orders and receipts because tax law requires it, a record of who owned each domain until two years after it left us, and the log of changes under a number instead of your name. We use them for nothing else.',
];
export const closedReopen: Message = [
  'backend/modules/account/closedReopen',
  'You can open a new account with this address at any time; it starts empty.',
];
export const closedNote: Message<{ email: string | number }> = [
  'backend/modules/account/closedNote',
  ['If this was not you, write to ', ['email'], ' at once.'],
];
export const vatSubject: Message<{ number: string | number }> = [
  'backend/modules/account/vatSubject',
  ['Your VAT number ', ['number'], ' could not be confirmed'],
];
export const vatText: Message<{ number: string | number }> = [
  'backend/modules/account/vatText',
  [
    'We could not find the VAT number ',
    ['number'],
    ' in the VAT register (VIES). From now on, we add your country’s tax to your orders.',
  ],
];
export const vatAdvice: Message = [
  'backend/modules/account/vatAdvice',
  'If the number is correct, ask your tax office to have it listed in VIES, then save your billing details again.',
];
export const vatButton: Message = ['backend/modules/account/vatButton', 'See your billing details'];
