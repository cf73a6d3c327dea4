// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const nameservers: Message = ['mfe-domains/pages/nameservers/nameservers', 'Nameservers'];
