// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const newCard: Message = ['mfe-account/features/cards/new-card/newCard', 'New card'];
export const unharmed: Message = ['mfe-account/features/cards/new-card/unharmed', 'Nothing was charged.'];
export const saved: Message<{ card: string | number }> = [
  'mfe-account/features/cards/new-card/saved',
  [['card'], ' is saved.'],
];
export const savedUnconfirmed: Message<{ card: string | number }> = [
  'mfe-account/features/cards/new-card/savedUnconfirmed',
  [
    ['card'],
    ' is saved. It becomes your default card after its first payment, because its bank has not confirmed it yet.',
  ],
];
export const asDefault: Message = [
  'mfe-account/features/cards/new-card/asDefault',
  'Make it the default card, also for auto-renew',
];
export const storing: Message = ['mfe-account/features/cards/new-card/storing', 'Saving the card'];
export const store: Message = ['mfe-account/features/cards/new-card/store', 'Save the card'];
export const cancel: Message = ['mfe-account/features/cards/new-card/cancel', 'Cancel'];
