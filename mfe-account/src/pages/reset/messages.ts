// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const setPassword: Message = ['mfe-account/pages/reset/setPassword', 'Set the password'];
export const forAccount: Message<{ username: string | number }> = [
  'mfe-account/pages/reset/forAccount',
  ['For ', ['username'], '. This signs you out everywhere.'],
];
export const changed: Message = [
  'mfe-account/pages/reset/changed',
  'Your password has been changed. Sign in with the new one.',
];
export const newPassword: Message = ['mfe-account/pages/reset/newPassword', 'New password'];
export const saving: Message = ['mfe-account/pages/reset/saving', 'Saving'];
export const setNew: Message = ['mfe-account/pages/reset/setNew', 'Set a new password'];
