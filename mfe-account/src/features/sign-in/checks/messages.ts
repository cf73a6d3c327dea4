// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const enterEmail: Message = [
  'mfe-account/features/sign-in/checks/enterEmail',
  'Enter an email address, such as name@example.com',
];
export const enterPassword: Message = ['mfe-account/features/sign-in/checks/enterPassword', 'Enter your password'];
