// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const results: Message<{ word: string | number }> = [
  'host/prerender/results',
  ['Search results for ', ['word']],
];
