// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const next: Message = ['mfe-checkout/features/registrant/next', 'Continue to billing'];
