// Written by tools/messages/generate.mjs. The texts are in mfe-search-cart/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const without: Message<{ signs: string | number }> = [
  'mfe-search-cart/features/search/left-out-signs/without',
  ['Searched without characters that no domain can contain: ', ['signs']],
];
export const space: Message = ['mfe-search-cart/features/search/left-out-signs/space', 'space'];
