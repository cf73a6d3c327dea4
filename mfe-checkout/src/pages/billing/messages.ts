// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const storing: Message = ['mfe-checkout/pages/billing/storing', 'Saving the card'];
export const title: Message = ['mfe-checkout/pages/billing/title', 'How would you like to pay?'];
export const lead: Message = [
  'mfe-checkout/pages/billing/lead',
  'Nothing is charged yet. You can check everything before you pay.',
];
export const next: Message = ['mfe-checkout/pages/billing/next', 'Continue'];
export const toReview: Message = ['mfe-checkout/pages/billing/toReview', 'Continue to review'];
export const unsaved: Message = [
  'mfe-checkout/pages/billing/unsaved',
  'Your billing details are not saved. Save or cancel them, then continue.',
];
