// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const domains: Message = ['mfe-domains/pages/list/domains', 'Domains'];
