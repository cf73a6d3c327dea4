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
  'Your password, saved contacts, cart and cards have been erased. Your orders and receipts are kept, because tax law requires it. Who owned each domain is kept until two years after it left us, and the log of changes is kept under a number instead of your name. We use them for nothing else.',
];
export const closedReopen: Message = [
  'backend/modules/account/closedReopen',
  'You can open a new account with this address at any time; it starts empty.',
];
export const closedNote: Message<{ email: string | number }> = [
  'backend/modules/account/closedNote',
  ['If it was not you, write to ', ['email'], ' at once.'],
];
export const vatSubject: Message<{ number: string | number }> = [
  'backend/modules/account/vatSubject',
  ['Your VAT number ', ['number'], ' could not be confirmed'],
];
export const vatText: Message<{ number: string | number }> = [
  'backend/modules/account/vatText',
  [
    'The VAT register (VIES) does not know the VAT number ',
    ['number'],
    '. From now on your orders carry the tax of your country.',
  ],
];
export const vatAdvice: Message = [
  'backend/modules/account/vatAdvice',
  'If the number is right, ask your tax office to have it listed in VIES, then save your billing details again.',
];
export const vatButton: Message = ['backend/modules/account/vatButton', 'See your billing details'];
