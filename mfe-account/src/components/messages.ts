// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const email: Message = ['mfe-account/components/email', 'Email'];
export const sending: Message = ['mfe-account/components/sending', 'Sending'];
