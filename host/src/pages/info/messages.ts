// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const contents: Message = ['host/pages/info/contents', 'On this page'];
export const englishOnly: Message = ['host/pages/info/englishOnly', 'This page is available in English only.'];
