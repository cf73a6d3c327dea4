// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notComplete: Message<{ link: Tag }> = [
  'mfe-account/features/recovery/notComplete',
  ['This link is incomplete. Open it from the email again, or ', ['link', 'request a new one'], '.'],
];
