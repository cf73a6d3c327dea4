// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const loadingCards: Message = ['mfe-checkout/features/card/loadingCards', 'Loading your cards'];
export const cardsFailed: Message = ['mfe-checkout/features/card/cardsFailed', 'Your cards did not load'];
export const loading: Message = ['mfe-checkout/features/card/loading', 'Loading'];
export const refused: Message<{ card: string | number }> = [
  'mfe-checkout/features/card/refused',
  ['The bank declined ', ['card'], '. Nothing was charged. Pay with another card.'],
];
export const yourCards: Message = ['mfe-checkout/features/card/yourCards', 'Your cards'];
export const newCard: Message = ['mfe-checkout/features/card/newCard', 'New card'];
export const card: Message = ['mfe-checkout/features/card/card', 'Card'];
export const unharmed: Message = [
  'mfe-checkout/features/card/unharmed',
  'Nothing was charged, and your order is kept.',
];
export const saveCard: Message = [
  'mfe-checkout/features/card/saveCard',
  'Save this card for next time and for auto-renew',
];
export const saveHint: Message = [
  'mfe-checkout/features/card/saveHint',
  'If you do not save it, we use it for this order only.',
];
export const payWith: Message = ['mfe-checkout/features/card/payWith', 'Pay with'];
export const defaultCard: Message = ['mfe-checkout/features/card/defaultCard', 'Default card'];
export const thisOrder: Message = ['mfe-checkout/features/card/thisOrder', 'For this order only'];
export const declined: Message = ['mfe-checkout/features/card/declined', 'Declined last time'];
export const expired: Message<{ expiry: string | number }> = [
  'mfe-checkout/features/card/expired',
  ['Expired ', ['expiry']],
];
export const expires: Message<{ expiry: string | number }> = [
  'mfe-checkout/features/card/expires',
  ['Expires ', ['expiry']],
];
export const paysFrom: Message<{ date: string | number }> = [
  'mfe-checkout/features/card/paysFrom',
  [
    'Saved before your email address changed: you can use it again from ',
    ['date'],
    '. Until then, enter the card again.',
  ],
];
export const remove: Message = ['mfe-checkout/features/card/remove', 'Remove'];
export const removeCard: Message<{ card: string | number }> = [
  'mfe-checkout/features/card/removeCard',
  ['Remove ', ['card']],
];
export const anotherCard: Message = ['mfe-checkout/features/card/anotherCard', 'Another card'];
