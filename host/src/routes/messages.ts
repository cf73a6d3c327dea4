// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const loading: Message = ['host/routes/loading', 'Loading…'];
export const signIn: Message = ['host/routes/signIn', 'Sign in'];
export const promptLine: Message<{ link: Tag }> = [
  'host/routes/promptLine',
  [['link', 'Sign in'], ' to see prices in the currency of your account.'],
];
export const expired: Message = [
  'host/routes/expired',
  'You have been signed out: your session expired or was ended from another device.',
];
export const signedOutElsewhere: Message = ['host/routes/signedOutElsewhere', 'You signed out in another tab.'];
export const promptTitle: Message = ['host/routes/promptTitle', 'Sign in to see this page'];
export const yours: Message<{ page: string | number }> = [
  'host/routes/yours',
  ['“', ['page'], '” is part of your account. Sign in and we bring you back here. Your cart stays as it is.'],
];
export const createAccount: Message = ['host/routes/createAccount', 'Create an account'];
