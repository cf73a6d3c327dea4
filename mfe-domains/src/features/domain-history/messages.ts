// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const history: Message = ['mfe-domains/features/domain-history/history', 'History'];
export const loading: Message = ['mfe-domains/features/domain-history/loading', 'Loading the history'];
