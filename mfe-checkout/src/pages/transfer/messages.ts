// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-checkout/pages/transfer/title', 'Transfer domains in'];
export const lead: Message = [
  'mfe-checkout/pages/transfer/lead',
  'Paste the domains and their transfer codes. Each is checked before you pay.',
];
