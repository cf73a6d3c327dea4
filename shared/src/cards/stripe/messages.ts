// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const fields: Message = ['shared/cards/stripe/fields', 'Card number, expiry date and security code'];
export const blocked: Message = [
  'shared/cards/stripe/blocked',
  'The payment provider’s script (js.stripe.com) did not load. If a blocker stopped it, allow it on this page.',
];
export const refused: Message = ['shared/cards/stripe/refused', 'The payment provider refused to show the card form.'];
export const noAnswer: Message = [
  'shared/cards/stripe/noAnswer',
  'The payment provider did not answer. Nothing was charged; try again.',
];
