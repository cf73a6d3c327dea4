// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['host/pages/not-found/title', 'There is no page at this address'];
export const maybe: Message = [
  'host/pages/not-found/maybe',
  'The page may have moved, or the address may contain a typo. To find a domain, search for it.',
];
export const search: Message = ['host/pages/not-found/search', 'Search for a domain'];
