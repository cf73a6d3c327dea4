// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const signIn: Message = ['mfe-account/pages/login/signIn', 'Sign in'];
export const ended: Message = [
  'mfe-account/pages/login/ended',
  'You have been signed out: your session expired or was ended from another device. Sign in to go back to where you were. Your cart and your order are kept.',
];
