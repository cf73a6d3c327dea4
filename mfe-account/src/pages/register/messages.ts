// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const create: Message = ['mfe-account/pages/register/create', 'Create an account'];
export const notLoaded: Message = ['mfe-account/pages/register/notLoaded', 'The form did not load'];
export const countriesMissing: Message = [
  'mfe-account/pages/register/countriesMissing',
  'The list of countries did not load. Your cart is safe.',
];
