// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const sentBefore: Message = [
  'mfe-checkout/pages/checkout-layout/lost-order/sentBefore',
  'You have already sent this order. We are checking what happened to it.',
];
export const unanswered: Message = [
  'mfe-checkout/pages/checkout-layout/lost-order/unanswered',
  'We cannot tell yet whether your order arrived',
];
export const chargedOnce: Message = [
  'mfe-checkout/pages/checkout-layout/lost-order/chargedOnce',
  'The shop did not answer. Whatever happened to the order, it is charged once at most.',
];
export const asking: Message = ['mfe-checkout/pages/checkout-layout/lost-order/asking', 'Checking'];
export const askingLong: Message = [
  'mfe-checkout/pages/checkout-layout/lost-order/askingLong',
  'Checking what happened to your order',
];
