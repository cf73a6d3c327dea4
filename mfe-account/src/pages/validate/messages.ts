// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const recover: Message = ['mfe-account/pages/validate/recover', 'Recover your account'];
export const checking: Message<{ dots: Tag }> = [
  'mfe-account/pages/validate/checking',
  ['Checking the link ', ['dots', '']],
];
export const askNew: Message = ['mfe-account/pages/validate/askNew', 'Request a new link'];
export const tryAgain: Message = ['mfe-account/pages/validate/tryAgain', 'Try again'];
