// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const opening: Message = ['host/pages/support/opening', 'Opening the customer’s account'];
export const notOpened: Message = ['host/pages/support/notOpened', 'The account did not open'];
