// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const opening: Message = ['host/pages/support/opening', 'Opening the customer’s account'];
export const deadLink: Message = [
  'host/pages/support/deadLink',
  'This link no longer works. Go back to the desk and begin again.',
];
export const notOpened: Message = ['host/pages/support/notOpened', 'The account could not be opened'];
