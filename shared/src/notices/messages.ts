// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../i18n';
export const success: Message = ['shared/notices/success', 'Success'];
export const sessionExpired: Message = [
  'shared/notices/sessionExpired',
  'Your session has expired. Please log in again.',
];
export const invalidToken: Message = ['shared/notices/invalidToken', 'Session expired. Please log in again.'];
export const invalidRecord: Message = ['shared/notices/invalidRecord', 'Invalid DNS record'];
export const dnsResetFailed: Message = ['shared/notices/dnsResetFailed', 'Failed to reset DNS records'];
export const orderNotCreated: Message = ['shared/notices/orderNotCreated', 'Order was not created, please try later'];
export const orderStatusFailed: Message = ['shared/notices/orderStatusFailed', 'Error when checking order'];
export const currencyUpdated: Message = ['shared/notices/currencyUpdated', 'Default currency updated.'];
export const currencyFailed: Message = ['shared/notices/currencyFailed', 'Failed to update default currency.'];
export const priceUnknown: Message = ['shared/notices/priceUnknown', 'The price is not known right now.'];
export const currencyGone: Message<{
  code: string | number;
  symbol: string | number;
  fallbackCode: string | number;
  fallbackSymbol: string | number;
}> = [
  'shared/notices/currencyGone',
  [
    'The selected currency (',
    ['code'],
    ' ',
    ['symbol'],
    ') is no longer available. Reverting to default currency (',
    ['fallbackCode'],
    ' ',
    ['fallbackSymbol'],
    ').',
  ],
];
