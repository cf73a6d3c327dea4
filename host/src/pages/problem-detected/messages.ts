// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['host/pages/problem-detected/title', 'A problem was detected'];
export const lead: Message = [
  'host/pages/problem-detected/lead',
  'We stopped so that nothing is done twice or left half done.',
];
export const again: Message = [
  'host/pages/problem-detected/again',
  'Go back and try again. Your cart and account have not changed.',
];
