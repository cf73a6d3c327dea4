// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const loading: Message = ['mfe-account/features/security/loading', 'Loading your sign-in settings'];
